//! Every list that names the games, with one game more.

use super::name::Name;
use super::template;
use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};

/// The files in which a game is named, as they read when this one is there too.
pub(super) fn with(workspace: &Workspace, name: &Name) -> Result<Vec<(&'static str, String)>> {
    let Name { slug, ident, type_name, .. } = name;
    let dependency = format!("{slug}.workspace = true");
    let module = format!("mod {ident};");
    let listed = |path: &'static str, beside: &str, line: &str| {
        let text = workspace.read(path)?;
        anyhow::Ok((path, with_line(&text, beside, line).with_context(|| path)?))
    };
    let (games, text) = listed("crates/catalog/src/lib.rs", "use kind::Kind;", &format!("use {ident}::{type_name};"))?;
    let campaigns = "crates/catalog/src/campaign.rs";
    let chain = format!("&Chain::<{ident}::Campaign>(PhantomData)");
    Ok(vec![
        ("Cargo.toml", manifest(&workspace.read("Cargo.toml")?, slug)?),
        listed("crates/web-ui/Cargo.toml", "engine.workspace = true", &dependency)?,
        listed("crates/bots/Cargo.toml", "engine.workspace = true", &dependency)?,
        listed("crates/catalog/Cargo.toml", "engine.workspace = true", &dependency)?,
        listed("crates/web-ui/src/lib.rs", "mod carnegie;", &module)?,
        listed("crates/bots/src/evaluate.rs", "mod carnegie;", &module)?,
        (games, with_last(&text, "GAMES", &format!("&Kind::<{type_name}>::NEW")).context(games)?),
        (API, described(&workspace.read(API)?, name).context(API)?),
        (campaigns, with_last(&workspace.read(campaigns)?, "CAMPAIGNS", &chain).context(campaigns)?),
    ])
}

/// The workspace's manifest, in which other crates can find the game, and by which the tests build it fast.
fn manifest(text: &str, slug: &str) -> Result<String> {
    let text = after(text, "railmap = ", &format!("{slug} = {{ path = \"crates/{slug}\" }}"))?;
    after(&text, "[profile.dev.package.railmap]", &format!("opt-level = 1\n[profile.dev.package.{slug}]"))
}

/// The description of the API.
const API: &str = "crates/server/openapi.json";

/// The API's description with the view, the actions and the events of the game, wherever those of Carnegie are.
fn described(text: &str, name: &Name) -> Result<String> {
    let schema = "   \"CarnegieView\": {";
    ensure!(text.contains(schema), "Carnegie is not described");
    let mut lines = String::new();
    for line in text.lines() {
        if line.starts_with(schema) {
            lines += &name.put_into(template::DESCRIBED);
        }
        if line.contains("#/components/schemas/Carnegie") {
            lines += &format!("{}\n", line.replace("Carnegie", &name.type_name));
        }
        lines += &format!("{line}\n");
    }
    Ok(lines)
}

/// The text with a line more after the one that starts so.
fn after(text: &str, start: &str, line: &str) -> Result<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at =
        lines.iter().position(|line| line.starts_with(start)).with_context(|| format!("there is no line {start}"))?;
    lines.insert(at + 1, line);
    Ok(lines.join("\n") + "\n")
}

/// The text with a line more, in the order of the alphabet among the lines that stand together with this one.
fn with_line(text: &str, beside: &str, line: &str) -> Result<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let here = lines.iter().position(|line| *line == beside).with_context(|| format!("there is no line {beside}"))?;
    let first = lines[..here].iter().rposition(|line| line.is_empty()).map_or(0, |blank| blank + 1);
    let block = lines[first..].iter().take_while(|line| !line.is_empty());
    let before = block.take_while(|listed| **listed < line).count();
    lines.insert(first + before, line);
    Ok(lines.join("\n") + "\n")
}

/// The text with one more in this list of the catalog, the last.
fn with_last(text: &str, list: &str, item: &str) -> Result<String> {
    let start = text.find(&format!("pub const {list}:")).with_context(|| format!("there is no list {list}"))?;
    let end = start + text[start..].find("];").with_context(|| format!("the list {list} does not end"))?;
    let listed = text[..end].trim_end().trim_end_matches(',');
    Ok(format!("{listed}, {item}{}", &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_finds_its_place_in_the_alphabet() {
        let text = "mod words;\n\nmod carnegie;\nmod steel_driver;\n\nmod ants;\n";

        let lines = |module: &str| with_line(text, "mod carnegie;", &format!("mod {module};")).unwrap();

        assert_eq!(lines("baltic"), "mod words;\n\nmod baltic;\nmod carnegie;\nmod steel_driver;\n\nmod ants;\n");
        assert_eq!(lines("denver"), "mod words;\n\nmod carnegie;\nmod denver;\nmod steel_driver;\n\nmod ants;\n");
        assert_eq!(
            lines("tall_timber"),
            "mod words;\n\nmod carnegie;\nmod steel_driver;\nmod tall_timber;\n\nmod ants;\n"
        );
        assert!(with_line(text, "mod chess;", "mod go;").is_err());
    }

    #[test]
    fn a_new_game_comes_last() {
        let one_line = "pub const GAMES: &[&dyn GameKind] = &[&Kind::<Carnegie>::NEW];\n";
        let lines = "pub const GAMES: &[&dyn GameKind] = &[\n    &Kind::<Carnegie>::NEW,\n];\n";
        let expected = "&[&Kind::<Carnegie>::NEW, &Kind::<TallTimber>::NEW];\n";

        let added = |text: &str| with_last(text, "GAMES", "&Kind::<TallTimber>::NEW").unwrap();
        assert!(added(one_line).ends_with(expected));
        assert!(added(lines).ends_with("::NEW, &Kind::<TallTimber>::NEW];\n"));
        assert!(with_last(one_line, "CAMPAIGNS", "").is_err());
    }

    #[test]
    fn the_description_of_the_api_knows_the_new_game() {
        let text = "{\n { \"$ref\": \"#/components/schemas/CarnegieView\" },\n   \"CarnegieView\": {}\n}\n";

        let described = described(text, &Name::new("tall-timber", None, None).unwrap()).unwrap();

        assert!(
            described.contains(" { \"$ref\": \"#/components/schemas/TallTimberView\" },\n { \"$ref\""),
            "{described}"
        );
        for kind in ["View", "Action", "Event"] {
            assert!(described.contains(&format!("   \"TallTimber{kind}\": {{")), "{kind}: {described}");
        }
    }

    #[test]
    fn the_manifest_names_the_new_crate() {
        let text = "[workspace.dependencies]\nrailmap = { path = \"crates/railmap\" }\nbots = 1\n[profile.dev.package.railmap]\nopt-level = 1\n";

        assert_eq!(
            manifest(text, "tall-timber").unwrap(),
            "[workspace.dependencies]\nrailmap = { path = \"crates/railmap\" }\ntall-timber = { path = \"crates/tall-timber\" }\nbots = 1\n\
             [profile.dev.package.railmap]\nopt-level = 1\n[profile.dev.package.tall-timber]\nopt-level = 1\n"
        );
    }
}
