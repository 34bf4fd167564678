//! `cargo xtask new-game NAME`: a toy that plays in browser and terminal at once, to be filled with a real game.

mod lists;
mod name;
mod template;

#[cfg(test)]
mod tests;

use crate::workspace::{Workspace, run as run_command};
use crate::{arrows, rules};
use anyhow::{Context, Result, ensure};
use name::Name;
use std::fs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's name in URLs and files, for example steel-driver.
    name: String,
    /// Its name as people write it; otherwise made of NAME.
    #[arg(long)]
    title: Option<String>,
    /// The letters its rule ids begin with; otherwise the initials of NAME.
    #[arg(long)]
    prefix: Option<String>,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let name = Name::new(&args.name, args.title.as_deref(), args.prefix.as_deref())?;
    write(workspace, &name)?;
    run_command(&mut workspace.cargo(&["fmt", "--all"]))?;
    arrows::run(workspace, &arrows::Args { write: true })?;
    println!("{}", steps_left(&name));
    Ok(())
}

/// Writes the crate, its digest, its page, its taste, and its line in every list of games. Refuses before it has written anything.
fn write(workspace: &Workspace, name: &Name) -> Result<()> {
    let digest = format!("rules/{}.md", name.slug);
    let in_crate = template::CRATE.iter().map(|(path, text)| (format!("crates/{}/{path}", name.slug), *text));
    let in_page = template::PAGE.iter().map(|(path, text)| (format!("crates/web-ui/{path}"), *text));
    let (taste, text) = template::TASTE;
    let others = [(format!("crates/bots/{taste}"), text), (digest, template::DIGEST)];
    let files: Vec<(String, String)> =
        in_crate.chain(in_page).chain(others).map(|(path, text)| (name.put_into(&path), name.put_into(text))).collect();

    for (path, _) in &files {
        ensure!(!workspace.path(path).exists(), "{path} is there already");
    }
    let taken = rules::prefixes(workspace)?.into_iter().find(|(prefix, _)| *prefix == name.prefix);
    ensure!(
        taken.is_none(),
        "the rules of {} begin with {} already: choose other letters with --prefix",
        taken.map(|(_, game)| game).unwrap_or_default(),
        name.prefix
    );
    let lists = lists::with(workspace, name)?;

    files.iter().try_for_each(|(path, text)| write_file(workspace, path, text))?;
    lists.iter().try_for_each(|(path, text)| write_file(workspace, path, text))
}

fn write_file(workspace: &Workspace, path: &str, text: &str) -> Result<()> {
    let to = workspace.path(path);
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| path.to_string())?;
    }
    fs::write(to, text).with_context(|| path.to_string())
}

fn steps_left(name: &Name) -> String {
    let Name { slug, ident, .. } = name;
    format!(
        "{slug} is there: a toy that plays in the terminal (cargo run -- play {slug}) and in the browser (cargo run -- serve).

To make the real game of it:
1. rules/{slug}.md: the rules, numbered; then one file in crates/{slug}/src/rules/ for each section, a recorded game in
   tests/replays/ for each way to end, the rulebook's examples in tests/scenarios/, a lesson in lessons/.
2. crates/web-ui: its board and panels in src/{ident}/, its words in words/en/{slug}.ftl and words/nl/{slug}.ftl, its colours in
   assets/{slug}.css, its poster in assets/posters/{slug}.svg.
3. crates/bots/src/evaluate/{ident}.rs: what its bots like.
4. If its games make no campaign: drop campaign.rs in the crate and in src/{ident}/, and its line in crates/catalog/src/campaign.rs.
5. cargo xtask test"
    )
}
