//! The language the reader chose.

use super::see;
use crate::app::App;
use crate::fields::Fields;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use catalog::web_ui::{Lang, Preferences};

/// GET /language/{code}?back=/path: remembers it, and shows the page again.
pub(crate) async fn choose(
    app: App,
    reader: Reader,
    Path(code): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let lang = Lang::from_code(&code).ok_or(Kind::NotFound)?;
    let cookie = app.keep_preferences(&reader, Preferences { lang: Some(lang), ..reader.preferences }).await?;
    Ok(see(own_path(fields.get("back").unwrap_or("/")), Some(cookie)))
}

/// Never to another site: `//elsewhere` and `/\elsewhere` are addresses there.
pub(super) fn own_path(back: &str) -> &str {
    let is_own = back.starts_with('/') && !back[1..].starts_with(['/', '\\']);
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic());
    if is_own && is_plain { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_leads_to_no_other_site() {
        assert_eq!(own_path("/tables/x?at=3"), "/tables/x?at=3");
        for elsewhere in ["//evil.example", "/\\evil.example", "https://evil.example", "", "/a\r\nSet-Cookie: x"] {
            assert_eq!(own_path(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
