//! What people write, as it can be shown: nothing in it disturbs a page or a terminal.

/// A name has at most so many signs.
pub const LONGEST_NAME: usize = 24;

/// Control characters, those that turn the direction of the text around them, those that nobody sees or that break a line,
/// and those that mean something else on every machine.
pub fn disturbs(sign: char) -> bool {
    let turns = matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let is_unseen = matches!(sign, '\u{AD}' | '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{2028}' | '\u{2029}');
    sign.is_control() || turns || is_unseen || matches!(sign, '\u{E000}'..='\u{F8FF}')
}

/// Whether a name can be taken as it is.
pub fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(disturbs)
}

/// A name of unknown origin as it may be shown: what disturbs is replaced, what is too long is cut.
pub fn shown_name(name: &str) -> String {
    let name: String =
        name.chars().take(LONGEST_NAME + 1).map(|sign| if disturbs(sign) { '\u{FFFD}' } else { sign }).collect();
    match name.char_indices().nth(LONGEST_NAME - 1) {
        Some((end, _)) if name.chars().count() > LONGEST_NAME => format!("{}…", &name[..end]),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_without_what_disturbs_and_cut_where_it_is_too_long() {
        assert_eq!(shown_name("Zoë ✚ <b>"), "Zoë ✚ <b>");
        assert_eq!(shown_name("\u{1b}[31mAnna\u{202E}"), "\u{FFFD}[31mAnna\u{FFFD}");
        assert_eq!(shown_name(&"ë".repeat(24)), "ë".repeat(24));
        assert_eq!(shown_name(&"ë".repeat(65_536)), "ë".repeat(23) + "…");
    }
}
