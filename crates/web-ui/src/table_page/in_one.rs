//! Labels that differ by the name of one thing, said in one: "Bid 1 on Red, Blue or Grey".

use crate::Words;

/// What labels have in common, and what each of them has alone.
pub(super) struct InOne<'a> {
    ahead: Vec<&'a str>,
    pub(super) alone: Vec<String>,
    behind: Vec<&'a str>,
}

/// More words than so many are no name of one thing.
const LONGEST_NAME: usize = 3;

impl<'a> InOne<'a> {
    /// Nothing where they have no word in common, or one of them names nothing of its own.
    pub(super) fn of(labels: &[&'a str]) -> Option<InOne<'a>> {
        let mut rests: Vec<Vec<&str>> = labels.iter().map(|label| parts(label)).collect();
        let ahead = take_shared(&mut rests);
        rests.iter_mut().for_each(|rest| rest.reverse());
        let mut behind = take_shared(&mut rests);
        rests.iter_mut().for_each(|rest| rest.reverse());
        behind.reverse();
        let has_shared = !ahead.is_empty() || !behind.is_empty();
        (has_shared && rests.iter().all(|rest| is_name(rest))).then(|| InOne {
            ahead,
            alone: rests.iter().map(|rest| rest.join(" ")).collect(),
            behind,
        })
    }

    /// Whether they differ by a number alone.
    pub(super) fn are_amounts(&self) -> bool {
        self.alone.iter().all(|alone| alone.trim_start_matches('$').bytes().all(|sign| sign.is_ascii_digit()))
    }

    pub(super) fn label(&self, words: &Words) -> String {
        let alone: Vec<&str> = self.alone.iter().map(String::as_str).collect();
        let any = words.any_of(&alone);
        self.ahead
            .iter()
            .copied()
            .chain([any.as_str()])
            .chain(self.behind.iter().copied())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Words; what a dash joins is one name, however many words its ends have ("Memphis–St. Louis").
fn parts(label: &str) -> Vec<&str> {
    let is_large = |word: &str| word.starts_with(char::is_uppercase);
    let mut parts: Vec<&str> = Vec::new();
    let mut at = 0;
    for word in label.split(' ') {
        let end = at + word.len();
        let is_joined = |last: &&str| is_large(last) && is_large(word) && (last.contains('–') || word.contains('–'));
        match parts.last_mut().filter(|last| is_joined(last)) {
            Some(last) => *last = &label[at - 1 - last.len()..end],
            None => parts.push(word),
        }
        at = end + 1;
    }
    parts
}

/// Takes away the words that all of them begin with.
fn take_shared<'a>(labels: &mut [Vec<&'a str>]) -> Vec<&'a str> {
    let Some(first) = labels.first() else { return Vec::new() };
    let is_shared = |(at, word): &(usize, &&str)| labels.iter().all(|label| label.get(*at) == Some(*word));
    let shared: Vec<&str> = first.iter().enumerate().take_while(is_shared).map(|(_, word)| *word).collect();
    labels.iter_mut().for_each(|label| drop(label.drain(..shared.len())));
    shared
}

fn is_name(words: &[&str]) -> bool {
    let is_whole = words.last().is_some_and(|last| last.ends_with(|sign: char| sign.is_alphanumeric() || sign == '.'));
    is_whole && words.len() <= LONGEST_NAME
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn in_one(labels: &[&str]) -> Option<String> {
        Some(InOne::of(labels)?.label(Words::new(Lang::En)))
    }

    #[test]
    fn labels_that_differ_by_a_name_are_one() {
        assert_eq!(in_one(&["Bid 1 on Red", "Bid 1 on Blue", "Bid 1 on Grey"]).unwrap(), "Bid 1 on Red, Blue or Grey");
        assert_eq!(
            in_one(&["Republic to New York", "Liberty to New York"]).unwrap(),
            "Republic or Liberty to New York"
        );
        assert!(in_one(&["Memphis–St. Louis", "Indianapolis–St. Louis"]).is_none(), "no city is cut in two");
        assert!(in_one(&["New York–Boston", "New York–Albany"]).is_none());
        assert_eq!(
            in_one(&["Red builds Denver–Salt Lake City", "Red builds Portland–Salt Lake City"]).unwrap(),
            "Red builds Denver–Salt Lake City or Portland–Salt Lake City"
        );
        assert!(InOne::of(&["Bid $14", "Bid $13"]).unwrap().are_amounts());
    }

    #[test]
    fn labels_without_a_word_in_common_or_a_name_of_their_own_stay_apart() {
        assert_eq!(in_one(&["Pass", "Bid $3"]), None);
        assert_eq!(in_one(&["Pass", "Pass the marker"]), None);
        assert_eq!(in_one(&["Build in Boston, for $2", "Build in Albany, for $2"]), None, "no name ends so");
    }
}
