//! Rule ids: `AR-4.10`, `CA-5.11.1`.

/// Every rule id in a text. A section alone (`AR-4`) is none, and `AR-1.1` is not in `AR-1.10`.
pub(super) fn ids_in(text: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    let mut from = 0;
    while let Some(dash) = text[from..].find('-').map(|at| from + at) {
        from = dash + 1;
        let start = text[..dash].rfind(|c: char| !c.is_ascii_uppercase()).map_or(0, |at| at + char_length(text, at));
        let before = text[..start].chars().next_back();
        let is_word_start = !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '-');
        let numbers = numbers_length(&text[dash + 1..]);
        if dash - start >= 2 && is_word_start && numbers > 0 {
            ids.push(&text[start..dash + 1 + numbers]);
            from = dash + 1 + numbers;
        }
    }
    ids
}

/// The letters of an id: `AR`.
pub(super) fn prefix(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The length of `4.10` or `5.11.1` at the start of a text; 0 if there is no such thing.
fn numbers_length(text: &str) -> usize {
    let mut length = digits_length(text);
    let mut points = 0;
    while length > 0 && text[length..].starts_with('.') {
        match digits_length(&text[length + 1..]) {
            0 => break,
            digits => (length, points) = (length + 1 + digits, points + 1),
        }
    }
    if points == 0 { 0 } else { length }
}

fn digits_length(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn char_length(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(1, char::len_utf8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_ends_where_its_numbers_end() {
        assert_eq!(
            ids_in("AR-1.10: see AR-1.1, CA-5.11.1. And (SD-9.2)."),
            ["AR-1.10", "AR-1.1", "CA-5.11.1", "SD-9.2"]
        );
    }

    #[test]
    fn other_words_with_dashes_are_no_ids() {
        assert_eq!(ids_in("UTF-8, AR-4, A-1.1, xAR-1.1, MY_AR-1.1, X-AR-1.1, mid-1850.5, –AR-2.1–2.4"), ["AR-2.1"]);
    }

    #[test]
    fn the_letters_name_the_game() {
        assert_eq!(prefix("AR-4.10"), "AR");
    }
}
