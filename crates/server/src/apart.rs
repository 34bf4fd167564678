//! People who sit together are told apart by their names: also where letters of other scripts look the same.

use catalog::engine::Seat;
use storage::StoredSeat;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The name for this seat: the second Anna at a table is Anna 2.
pub(crate) fn apart(seats: &[StoredSeat], seat: Seat, name: &str) -> String {
    let others = seats.iter().enumerate().filter(|(index, stored)| *index != seat.index() && stored.taken);
    apart_from(others.map(|(_, stored)| stored.name.as_str()), name)
}

/// The name, with a number if it can be taken for one of these.
pub(crate) fn apart_from<'a>(others: impl Iterator<Item = &'a str> + Clone, name: &str) -> String {
    let is_taken = |name: &str| others.clone().any(|other| look_alike(other, name));
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(|number| format!("{name} {number}")));
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// Names that are one but for capitals, or that the eye takes for one: Anna with a Cyrillic A, or in wide letters. In Unicode's words,
/// they have one skeleton (UTS 39), once letters of another width or shape are plain ones (NFKC).
fn look_alike(one: &str, other: &str) -> bool {
    let (one, other): (String, String) = (one.nfkc().collect(), other.nfkc().collect());
    let (small, other_small) = (one.to_lowercase(), other.to_lowercase());
    skeleton(&one).eq(skeleton(&other)) || skeleton(&small).eq(skeleton(&other_small))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beside(other: &str, name: &str) -> String {
        apart_from([other].into_iter(), name)
    }

    #[test]
    fn a_name_that_the_eye_takes_for_another_gets_a_number() {
        // A Cyrillic A and a; wide letters; a capital I for a small l; a mark of its own instead of one letter with it; a joiner without width; a
        // Greek M.
        for (other, name) in [
            ("Anna", "Anna"),
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nna"),
            ("Anna", "Ann\u{430}"),
            ("Anna", "Ａｎｎａ"),
            ("paul", "pauI"),
            ("Zoë", "Zoe\u{308}"),
            ("Anna", "An\u{200D}na"),
            ("Mary", "\u{39C}ary"),
        ] {
            assert_eq!(beside(other, name), format!("{name} 2"), "beside {other}");
        }
        assert_eq!(apart_from(["Anna", "\u{410}nna 2"].into_iter(), "anna"), "anna 3");
    }

    #[test]
    fn a_name_of_its_own_stays_as_it_is_in_every_script() {
        for (other, name) in [
            ("Anna", "Анна"),
            ("Eva", "Ева"),
            ("Anna", "Ἄννα"),
            ("Anna", "アンナ"),
            ("安娜", "安那"),
            ("Анна", "Анно"),
            ("Zoe", "Zoë"),
            ("Jan", "Ján"),
            ("رحل", "رحلة"),
            ("Erik 2", "Erik"),
        ] {
            assert_eq!((beside(other, name), beside(name, other)), (name.to_owned(), other.to_owned()));
        }
    }
}
