//! Style sheets, script, fonts and pictures, embedded in the program.

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
}

/// The file of this path below `/assets/`, for example `base.css`.
pub fn asset(path: &str) -> Option<Asset> {
    let file = Assets::get(path)?;
    let mime = file.metadata.mimetype().to_owned();
    let mime = if mime.starts_with("text/") { format!("{mime}; charset=utf-8") } else { mime };
    Some(Asset { etag: format!("\"{}\"", hash(&file.data)), bytes: file.data, mime })
}

/// The URL of an asset. The hash of its content is in the query, so that a browser may keep it for ever.
pub fn asset_url(path: &str) -> String {
    match version(path) {
        Some(version) => format!("/assets/{path}?v={version}"),
        None => format!("/assets/{path}"),
    }
}

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// While developing, the files are read anew each time: an edited style sheet shows at the next reload.
fn version(path: &str) -> Option<String> {
    if cfg!(debug_assertions) {
        return Assets::get(path).map(|file| hash(&file.data));
    }
    static VERSIONS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
        Assets::iter().filter_map(|path| Some((path.to_string(), hash(&Assets::get(&path)?.data)))).collect()
    });
    VERSIONS.get(path).cloned()
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asset_has_bytes_a_type_and_a_version_in_its_url() {
        let style = asset("base.css").unwrap();

        assert_eq!(style.mime, "text/css; charset=utf-8");
        assert_eq!(asset_url("base.css"), format!("/assets/base.css?v={}", style.etag.trim_matches('"')));
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for path in ["../Cargo.toml", "", "/etc/passwd", "fonts/../../Cargo.toml"] {
            assert!(asset(path).is_none(), "{path}");
        }
    }
}
