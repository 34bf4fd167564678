//! How wide a name is, for the plate under it.

/// The letters of the page's type are not all as wide; `usual` is the width of most of them.
pub(crate) fn width(name: &str, usual: f32) -> f32 {
    let letter = |letter| match letter {
        'i' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ' ' => 0.61,
        'm' | 'w' | 'M' | 'W' => 1.5,
        'A'..='Z' => 1.18,
        _ => 1.0,
    };
    name.chars().map(letter).sum::<f32>() * usual
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_wide_letters_is_wider() {
        assert_eq!(width("ee", 5.0), 10.0);
        assert!(width("Mm", 5.0) > width("Ee", 5.0) && width("Ee", 5.0) > width("il", 5.0));
    }
}
