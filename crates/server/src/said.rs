//! What people write: trimmed, not too long, and nothing in it that disturbs a page.

use crate::problem::{Kind, Problem};
use catalog::web_ui::{disturbs, is_name};

const TALK: usize = 500;
const TABLE_NAME: usize = 40;
const NOTE: usize = 5000;

/// A name as it may be shown, or nothing if none was given.
pub(crate) fn name(text: &str) -> Result<Option<String>, Problem> {
    let name = text.trim();
    match name.is_empty() {
        true => Ok(None),
        false if is_name(name) => Ok(Some(name.to_owned())),
        false => Err(Kind::Name.into()),
    }
}

/// What a table is called; empty if it is not.
pub(crate) fn table_name(text: &str) -> Result<String, Problem> {
    let name = text.trim();
    if name.chars().count() > TABLE_NAME || name.chars().any(disturbs) {
        return Err(Kind::Name.into());
    }
    Ok(name.to_owned())
}

/// A line of talk.
pub(crate) fn talk(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > TALK || text.chars().any(disturbs) {
        return Err(Kind::TalkEmpty.into());
    }
    Ok(text.to_owned())
}

/// What somebody notes for themselves: lines are theirs to break.
pub(crate) fn note(text: &str) -> Result<String, Problem> {
    let text = text.replace("\r\n", "\n");
    if text.chars().count() > NOTE || text.chars().any(|sign| disturbs(sign) && sign != '\n' && sign != '\t') {
        return Err(Kind::BadNote.into());
    }
    Ok(text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_may_be_missing() {
        assert_eq!(name("  Anna ").unwrap(), Some("Anna".to_owned()));
        assert_eq!(name("   ").unwrap(), None);
        assert_eq!(name("Zoë ✚ <b>").unwrap(), Some("Zoë ✚ <b>".to_owned()));
    }

    #[test]
    fn a_name_that_disturbs_a_page_is_refused() {
        for bad in
            ["An\nna", "Erik\u{0}", "\u{202E}retep", "\u{200B}", "Ma\u{2028}ry", &"x".repeat(25), "\u{E000}0\u{E000}"]
        {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_note_has_lines_and_five_thousand_signs_at_most() {
        assert_eq!(note("one\r\ntwo\n").unwrap(), "one\ntwo");
        assert_eq!(note("").unwrap(), "");
        assert!(note(&"ë".repeat(5000)).is_ok() && note(&"x".repeat(5001)).is_err());
        assert!(note("\u{202E}backwards").is_err());
    }

    #[test]
    fn talk_has_one_to_five_hundred_signs() {
        assert_eq!(talk(" good luck ").unwrap(), "good luck");
        assert!(talk(&"ë".repeat(500)).is_ok());
        for bad in ["", "  ", &"x".repeat(501), "two\nlines"] {
            assert!(talk(bad).is_err());
        }
    }
}
