//! The shapes on the page that lead to a reader's choices.

use crate::Choice;
use foldhash::fast::RandomState;
use std::cell::RefCell;
use std::collections::HashMap;

/// Looking is noted by the family of the shape (`hex-` of `hex-3-5`): what was drawn so serves every reader for whom the same shapes of that
/// family lead to the same.
#[derive(Clone, Debug, Default)]
pub struct Lit<'a> {
    choices: &'a [Choice],
    /// What the best of the choices would change to which a shape leads, where one changes something. (The best come first.)
    tags: HashMap<&'a str, Option<&'a str>, RandomState>,
    looked_at: RefCell<Vec<String>>,
}

impl<'a> Lit<'a> {
    /// By all the choices that somebody has.
    pub fn by(choices: &'a [Choice]) -> Lit<'a> {
        let mut tags = HashMap::default();
        for choice in choices {
            for target in &choice.targets {
                let best: &mut Option<&str> = tags.entry(target.as_str()).or_default();
                *best = best.or(choice.tag.as_deref());
            }
        }
        Lit { choices, tags, looked_at: RefCell::default() }
    }

    /// Whether a click on this shape leads to anything.
    pub fn is_lit(&self, target: &str) -> bool {
        self.note(family(target));
        self.tags.contains_key(target)
    }

    /// What the best of the choices would change to which it leads.
    pub fn best_tag(&self, target: &str) -> Option<&'a str> {
        self.note(family(target));
        self.tags.get(target).copied().flatten()
    }

    /// The shapes of every choice to which one of this family leads.
    pub fn leading_from(&self, family: &str) -> impl Iterator<Item = &'a [String]> {
        self.note(family);
        self.choices_of(family).map(|choice| choice.targets.as_slice())
    }

    /// What a look at this family sees.
    pub(crate) fn choices_of(&self, its: &str) -> impl Iterator<Item = &'a Choice> {
        self.choices.iter().filter(move |choice| choice.targets.iter().any(|target| family(target) == its))
    }

    pub(crate) fn note(&self, family: &str) {
        let mut looked_at = self.looked_at.borrow_mut();
        if !looked_at.iter().any(|known| known == family) {
            looked_at.push(family.to_owned());
        }
    }

    /// The families at which somebody looked since this was asked last.
    pub(crate) fn looked_at(&self) -> Vec<String> {
        self.looked_at.take()
    }
}

/// `hex-` of `hex-3-5`.
fn family(target: &str) -> &str {
    target.split_inclusive('-').next().unwrap_or(target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChoiceKind;

    fn choice(targets: &[&str], tag: Option<&str>) -> Choice {
        Choice {
            action: String::new(),
            label: String::new(),
            detail: String::new(),
            targets: targets.iter().map(|target| (*target).to_owned()).collect(),
            tag: tag.map(str::to_owned),
            kind: ChoiceKind::Listed,
            way: None,
            is_for_ever: false,
            loses: false,
        }
    }

    #[test]
    fn a_shape_that_leads_somewhere_is_lit_and_carries_the_first_tag() {
        let all = [choice(&["hex-1", "red"], None), choice(&["hex-1"], Some("+$2")), choice(&["hex-1"], Some("+$1"))];
        let lit = Lit::by(&all);

        assert_eq!((lit.best_tag("hex-1"), lit.best_tag("red")), (Some("+$2"), None));
        assert!(lit.is_lit("red") && !lit.is_lit("hex-2"));
        assert_eq!(lit.leading_from("red").collect::<Vec<_>>(), [["hex-1", "red"]]);
    }

    #[test]
    fn a_look_is_noted_by_the_family_of_its_shape() {
        let all = [choice(&["hex-3-5", "railway-republic"], None)];
        let lit = Lit::by(&all);

        lit.is_lit("hex-3-5");
        lit.best_tag("hex-1-1");
        lit.is_lit("goods");

        assert_eq!(lit.looked_at(), ["hex-", "goods"]);
        assert!(lit.looked_at().is_empty());
        assert_eq!((lit.choices_of("hex-").count(), lit.choices_of("link-").count()), (1, 0));
    }
}
