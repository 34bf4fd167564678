//! Style sheets, script, fonts and pictures, embedded in the program.

use crate::script::joined;
use engine::hex;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A file to serve under `/assets/`.
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub mime: String,
    /// A hash of the content, with quotes, as HTTP wants it.
    pub etag: String,
    /// The URL names this very content, so that a browser may keep it for ever.
    pub is_for_ever: bool,
}

/// The file of this path below `/assets/`, for example `base.css`, wanted in this version.
pub fn asset(path: &str, version: Option<&str>) -> Option<Asset> {
    let (path, wanted) = match path.strip_prefix(SCRIPT).and_then(|rest| rest.split_once('/')) {
        Some((version, module)) => (format!("{SCRIPT}{module}"), Some(version)),
        None => (path.to_owned(), version),
    };
    let file = Assets::get(&path)?;
    let mime = file.metadata.mimetype().to_owned();
    let mime = if mime.starts_with("text/") { format!("{mime}; charset=utf-8") } else { mime };
    let is_for_ever = wanted.is_some() && wanted == version_of(&path).as_deref();
    let bytes = content(&path)?;
    Some(Asset { etag: format!("\"{}\"", hash([&bytes])), bytes, mime, is_for_ever })
}

/// The URL of an asset. A hash of its content is in the query. What a module of the script is sent with depends on all of them: there a
/// hash of them all is their folder.
pub fn asset_url(path: &str) -> String {
    match (version_of(path), path.strip_prefix(SCRIPT)) {
        (Some(version), Some(module)) => module_url(&version, module),
        (Some(version), None) => format!("/assets/{path}?v={version}"),
        (None, _) => format!("/assets/{path}"),
    }
}

/// Whether this version of the script is the one that pages are sent with now.
pub fn is_script_of_now(version: &str) -> bool {
    version_of("script/table.js").as_deref() == Some(version)
}

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// The folder of the script's modules.
const SCRIPT: &str = "script/";
/// Written by others, and joined to the modules that use it.
const LIBRARY: &str = "idiomorph.min.js";

/// A file as it is sent: a module of the script with those it imports, a style sheet with its parts.
fn content(path: &str) -> Option<Cow<'static, [u8]>> {
    if path.starts_with(SCRIPT) {
        return Some(joined(path, &text)?.into_bytes().into());
    }
    if !path.ends_with(".css") {
        return Some(Assets::get(path)?.data);
    }
    let mut sheet = String::new();
    for line in text(path)?.lines() {
        match imported_part(line) {
            Some(part) => sheet += &text(part)?,
            None => {
                sheet += line;
                sheet.push('\n');
            }
        }
    }
    Some(sheet.into_bytes().into())
}

/// `table/prompt.css` of `@import "table/prompt.css";`.
fn imported_part(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}

fn text(path: &str) -> Option<String> {
    String::from_utf8(Assets::get(path)?.data.into_owned()).ok()
}

fn module_url(version: &str, module: &str) -> String {
    format!("/assets/{SCRIPT}{version}/{module}")
}

fn modules() -> Vec<String> {
    let mut modules: Vec<String> =
        Assets::iter().filter(|path| path.starts_with(SCRIPT)).map(|path| path.into_owned()).collect();
    modules.sort();
    modules
}

/// While developing, the files are read anew each time: an edited style sheet shows at the next reload.
fn version_of(path: &str) -> Option<String> {
    if cfg!(debug_assertions) {
        return count_version(path);
    }
    static VERSIONS: LazyLock<HashMap<String, String>> =
        LazyLock::new(|| Assets::iter().filter_map(|path| Some((path.to_string(), count_version(&path)?))).collect());
    VERSIONS.get(path).cloned()
}

fn count_version(path: &str) -> Option<String> {
    if path.starts_with(SCRIPT) {
        let parts = modules().into_iter().chain([LIBRARY.to_owned()]);
        let modules: Vec<_> = parts.filter_map(|module| Assets::get(&module)).collect();
        return Some(hash(modules.iter().map(|module| &module.data)));
    }
    Some(hash([&content(path)?]))
}

/// Every style sheet and every part of one, with its path, as it is written.
#[cfg(test)]
pub(crate) fn style_sheets() -> impl Iterator<Item = (String, String)> {
    files(".css")
}

#[cfg(test)]
pub(crate) fn files(ending: &str) -> impl Iterator<Item = (String, String)> {
    Assets::iter().filter(move |path| path.ends_with(ending)).filter_map(|path| Some((path.to_string(), text(&path)?)))
}

fn hash<'a>(files: impl IntoIterator<Item = &'a Cow<'static, [u8]>>) -> String {
    let mut hash = Sha256::new();
    files.into_iter().for_each(|file| hash.update(file));
    hex(&hash.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::{self, beside};
    use std::collections::BTreeSet;

    /// What pages ask for.
    const SCRIPTS: [&str; 8] = [
        "script/campaign.js",
        "script/contents.js",
        "script/early.js",
        "script/home.js",
        "script/notices.js",
        "script/opening.js",
        "script/page.js",
        "script/table.js",
    ];

    #[test]
    fn an_asset_has_bytes_a_type_and_a_version_in_its_url() {
        let style = asset("base.css", None).unwrap();

        assert_eq!(style.mime, "text/css; charset=utf-8");
        assert_eq!(asset_url("base.css"), format!("/assets/base.css?v={}", style.etag.trim_matches('"')));
    }

    #[test]
    fn only_the_version_that_was_asked_for_is_kept_for_ever() {
        let version = version_of("base.css").unwrap();
        let is_kept = |path: &str, version: Option<&str>| asset(path, version).unwrap().is_for_ever;

        assert!(is_kept("base.css", Some(&version)));
        assert!(!is_kept("base.css", Some("1")), "a page of another release asks");
        assert!(!is_kept("base.css", None));
        let module = asset_url("script/page.js");
        assert!(is_kept(module.strip_prefix("/assets/").unwrap(), None));
        assert!(!is_kept("script/1/page.js", None));
        assert!(!is_kept("script/page.js", None));
    }

    /// A module that is misspelt would stop the whole script.
    #[test]
    fn every_module_that_is_imported_is_there_and_every_one_is_used() {
        let mut parts = modules();
        parts.push(LIBRARY.to_owned());
        let mut imported: BTreeSet<String> = SCRIPTS.map(String::from).into();
        for path in modules() {
            let text = text(&path).unwrap();
            assert!(text.starts_with("// "), "{path} does not say what it is");
            imported.extend(text.lines().filter_map(script::imported).map(|import| beside(&path, import)));
        }

        assert_eq!(imported, parts.into_iter().collect());
    }

    /// The modules are joined by their lines: they must be written as that expects.
    #[test]
    fn modules_export_names_that_nobody_else_exports() {
        let mut names = BTreeSet::new();
        for path in modules() {
            for line in text(&path).unwrap().lines().filter(|line| line.starts_with("export ")) {
                let name = script::exported_name(line);
                assert!(name.is_some_and(|name| names.insert(name.to_owned())), "{path}: {line}");
            }
        }
        assert!(names.contains("openStream"));
    }

    #[test]
    fn a_script_is_sent_with_all_that_it_imports() {
        for path in SCRIPTS {
            let script = String::from_utf8(asset(path, None).unwrap().bytes.into_owned()).unwrap();
            assert!(script.lines().all(|line| !line.starts_with("import ") && !line.starts_with("export ")), "{path}");
        }
    }

    /// A part that no sheet takes in would never be seen, one that is misspelt would take the sheet away.
    #[test]
    fn every_part_of_a_style_sheet_is_sent_with_it_once() {
        let sheets: Vec<String> = style_sheets().map(|(path, _)| path).collect();
        let mut parts = Vec::new();
        for sheet in sheets.iter().filter(|path| !path.contains('/')) {
            let sent = String::from_utf8(asset(sheet, None).unwrap().bytes.into_owned()).unwrap();
            assert!(!sent.contains("@import") && sent.starts_with("/* "), "{sheet}");
            parts.extend(text(sheet).unwrap().lines().filter_map(imported_part).map(str::to_owned));
        }
        parts.sort();
        let mut files: Vec<String> = sheets.into_iter().filter(|path| path.contains('/')).collect();
        files.sort();
        assert_eq!(parts, files);
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for path in ["../Cargo.toml", "", "/etc/passwd", "fonts/../../Cargo.toml", "script/1/../../Cargo.toml"] {
            assert!(asset(path, None).is_none(), "{path}");
        }
    }
}
