//! Names for the Book of Names: all invented, of the peoples who worked on the railways.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The number of a name in the Book, from 0: no two of a campaign are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Name(pub(crate) u16);

/// Given and family names that go together. Their numbers have no common divisor, so that every pair comes once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    given: Vec<String>,
    family: Vec<String>,
    #[serde(default)]
    family_first: bool,
}

/// One of each people in turn.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let peoples: Vec<People> = super::read("names.json", include_str!("../../contents/names.json"));
    let pairs = peoples.iter().map(|people| people.given.len() * people.family.len()).min().unwrap_or(0);
    (0..pairs).flat_map(|pair| peoples.iter().map(move |people| people.pair(pair))).collect()
});

impl People {
    fn pair(&self, number: usize) -> String {
        let given = &self.given[number % self.given.len()];
        let family = &self.family[number % self.family.len()];
        if self.family_first { format!("{family} {given}") } else { format!("{given} {family}") }
    }
}

impl Name {
    /// The next one when so many are written.
    pub(crate) fn after(written: usize) -> Name {
        Name((written % NAMES.len()) as u16)
    }

    /// The name itself, the same in every language.
    pub fn text(self) -> &'static str {
        &NAMES[usize::from(self.0) % NAMES.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-6.3: a campaign never writes the same name twice: there are more than a thousand.
    #[test]
    fn no_name_is_written_twice() {
        let names: BTreeSet<&str> = (0..1000).map(|number| Name::after(number).text()).collect();

        assert_eq!(names.len(), 1000);
        assert_eq!([0, 1].map(|number| Name(number).text()), ["Patrick Riordan", "Lum Ah Fong"]);
    }
}
