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

/// Signs that are letters to a computer and nothing to the eye: fillers, joiners, marks that want something to stand on.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(sign, '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}')
        || matches!(sign, '\u{200C}' | '\u{200D}' | '\u{2061}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{2800}')
        || matches!(sign, '\u{300}'..='\u{36F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}')
        || matches!(sign, '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether a name can be taken as it is: in any script, as long as there is something to see.
pub fn is_name(name: &str) -> bool {
    let is_seen = !name.chars().all(is_blank);
    is_seen && name.chars().count() <= LONGEST_NAME && !name.chars().any(disturbs)
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

    #[rustfmt::skip]
    const IN_FORTY_SCRIPTS: [&str; 40] = [
        "Zoë", "Ελένη", "Ольга", "Անահիտ", "ნინო", "רחל", "مريم", "ܡܪܝܡ", "އައިޝާ", "ߊߥߊ", "आन्ना", "আনিকা", "ਅੰਮ੍ਰਿਤ", "અનન્યા", "ଅନନ୍ୟା",
        "அண்ணா", "అనన్య", "ಅನನ್ಯ", "അന്ന", "අනුෂා", "แอนนา", "ແອນນາ", "བསོད་ནམས", "အေးအေး", "ანა", "አና", "ᏌᏉᏯ", "ᐊᓐᓇ", "អាណា", "ᠠᠨᠨᠠ", "アンナ",
        "さくら", "安娜", "안나", "ㄢㄋㄚ", "ꆀꑌ", "ⴰⵏⵏⴰ", "ꦲꦤ", "𐐈𐑌𐐲", "ᚨᚾᚾᚨ",
    ];

    #[test]
    fn names_of_forty_scripts_are_names_and_what_nobody_sees_is_none() {
        for name in IN_FORTY_SCRIPTS {
            assert!(is_name(name), "{name}");
        }
        for unseen in [
            "",
            " ",
            "\u{A0}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{200D}",
            "\u{115F}",
            "\u{FE0F}",
            "\u{301}",
            "\u{E0041}",
        ] {
            assert!(!is_name(unseen), "{unseen:?}");
        }
    }

    #[test]
    fn a_name_is_shown_without_what_disturbs_and_cut_where_it_is_too_long() {
        assert_eq!(shown_name("Zoë ✚ <b>"), "Zoë ✚ <b>");
        assert_eq!(shown_name("\u{1b}[31mAnna\u{202E}"), "\u{FFFD}[31mAnna\u{FFFD}");
        assert_eq!(shown_name(&"ë".repeat(24)), "ë".repeat(24));
        assert_eq!(shown_name(&"ë".repeat(65_536)), "ë".repeat(23) + "…");
    }
}
