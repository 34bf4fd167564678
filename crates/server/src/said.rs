//! What people write: trimmed, not too long, and nothing in it that disturbs a page.

use crate::problem::{Kind, Problem};

const NAME: usize = 24;
const TALK: usize = 500;

/// A name as it may be shown, or nothing if none was given.
pub(crate) fn name(text: &str) -> Result<Option<String>, Problem> {
    let name = text.trim();
    if name.chars().count() > NAME || name.chars().any(disturbs) {
        return Err(Kind::Name.into());
    }
    Ok((!name.is_empty()).then(|| name.to_owned()))
}

/// A line of talk.
pub(crate) fn talk(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > TALK || text.chars().any(disturbs) {
        return Err(Kind::TalkEmpty.into());
    }
    Ok(text.to_owned())
}

/// Control characters, those that turn the direction of the text around them, those that nobody sees or that break a line,
/// and those that mean something else on every machine.
fn disturbs(sign: char) -> bool {
    let turns = matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let is_unseen = matches!(sign, '\u{AD}' | '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{2028}' | '\u{2029}');
    sign.is_control() || turns || is_unseen || matches!(sign, '\u{E000}'..='\u{F8FF}')
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
    fn talk_has_one_to_five_hundred_signs() {
        assert_eq!(talk(" good luck ").unwrap(), "good luck");
        assert!(talk(&"ë".repeat(500)).is_ok());
        for bad in ["", "  ", &"x".repeat(501), "two\nlines"] {
            assert!(talk(bad).is_err());
        }
    }
}
