//! The choices that a reader is offered, found by the shapes that lead to them.

use crate::Choice;
use std::collections::HashMap;
use std::ops::Deref;

#[derive(Clone, Debug, Default)]
pub struct Offers<'a> {
    all: &'a [Choice],
    by_target: HashMap<&'a str, Vec<&'a Choice>>,
}

impl<'a> Offers<'a> {
    /// Of all the choices that somebody has.
    pub fn new(all: &'a [Choice]) -> Offers<'a> {
        let mut by_target: HashMap<&str, Vec<&Choice>> = HashMap::new();
        for choice in all {
            for target in &choice.targets {
                by_target.entry(target).or_default().push(choice);
            }
        }
        Offers { all, by_target }
    }

    /// What a click on this shape can lead to, in the order of the list.
    pub fn leading_from(&self, target: &str) -> &[&'a Choice] {
        self.by_target.get(target).map_or(&[], Vec::as_slice)
    }

    /// Whether a click on this shape leads to anything.
    pub fn light(&self, target: &str) -> bool {
        self.by_target.contains_key(target)
    }

    /// What the best of them would change, where one changes something. (The best come first.)
    pub fn best_tag(&self, target: &str) -> Option<&'a str> {
        self.leading_from(target).iter().find_map(|choice| choice.tag.as_deref())
    }
}

impl Deref for Offers<'_> {
    type Target = [Choice];

    fn deref(&self) -> &[Choice] {
        self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChoiceKind;

    #[test]
    fn a_shape_leads_to_its_choices_and_carries_the_first_tag() {
        let choice = |label: &str, targets: &[&str], tag: Option<&str>| Choice {
            action: String::new(),
            label: label.to_owned(),
            detail: String::new(),
            targets: targets.iter().map(|target| (*target).to_owned()).collect(),
            tag: tag.map(str::to_owned),
            kind: ChoiceKind::Listed,
            way: None,
        };
        let all = [choice("a", &["x", "y"], None), choice("b", &["x"], Some("+$2")), choice("c", &["x"], Some("+$1"))];

        let offers = Offers::new(&all);

        let labels: Vec<&str> = offers.leading_from("x").iter().map(|choice| choice.label.as_str()).collect();
        assert_eq!(labels, ["a", "b", "c"]);
        assert_eq!((offers.best_tag("x"), offers.best_tag("y")), (Some("+$2"), None));
        assert!(offers.light("y") && !offers.light("z"));
    }
}
