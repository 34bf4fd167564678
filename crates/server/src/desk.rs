//! Where an edition is written: whatever several onlookers are told alike is compared once, written once and packed once.

use crate::outline::{Outline, Step, Steps, Stretch, steps_between, twins, without};
use crate::packed::Piece;
use crate::running::Edition;
use crate::sse;
use catalog::web_ui::Part;
use foldhash::quality::RandomState;
use std::collections::HashMap;
use std::sync::Arc;

/// What a part is made of, one after the other.
pub(crate) type Stretches = Arc<[Stretch]>;

/// How what was told so is told now.
struct Retold {
    before: Stretches,
    drawn: Arc<[Arc<str>]>,
    after: Stretches,
    /// Nothing where it says the same.
    change: Option<Arc<str>>,
}

pub(crate) struct Desk {
    edition: Edition,
    /// Whoever sees the same was given the same text, or one that says the same.
    stretches: Vec<Stretch>,
    retold: Vec<Retold>,
    pieces: HashMap<String, Arc<Piece>, RandomState>,
}

impl Desk {
    pub(crate) fn new(edition: Edition) -> Desk {
        Desk { edition, stretches: Vec::new(), retold: Vec::new(), pieces: HashMap::default() }
    }

    /// What a part is made of that was told so before, and how that is told, unless it says the same.
    pub(crate) fn retold(&mut self, part: &Part, before: &Stretches) -> (Stretches, Option<Arc<str>>) {
        let is_it = |known: &&Retold| Arc::ptr_eq(&known.drawn, &part.texts) && are_one(&known.before, before);
        if let Some(known) = self.retold.iter().find(is_it) {
            return (known.after.clone(), known.change.clone());
        }
        let after = self.stretches_of(part, before);
        let change = (!are_one(before, &after)).then(|| self.change(part.id, before, &after));
        let (before, drawn) = (before.clone(), part.texts.clone());
        self.retold.push(Retold { before, drawn, after: after.clone(), change: change.clone() });
        (after, change)
    }

    /// What a part is made of now: what it was made of before is not looked at again, nor what was drawn again and says the same.
    pub(crate) fn stretches_of(&mut self, part: &Part, before: &[Stretch]) -> Stretches {
        let twins = twins(before, part.texts.iter());
        let left = without(before, &twins);
        let stretch = |(text, twin): (&Arc<str>, &Option<usize>)| match twin {
            Some(twin) => before[*twin].clone(),
            None => {
                let says_it = left.iter().find(|known| before[**known].text == *text);
                says_it.map_or_else(|| self.stretch(text), |known| before[*known].clone())
            }
        };
        part.texts.iter().zip(&twins).map(stretch).collect()
    }

    fn stretch(&mut self, text: &Arc<str>) -> Stretch {
        let shared = self.stretches.iter().find(|known| Arc::ptr_eq(&known.text, text));
        if let Some(known) = shared.or_else(|| self.stretches.iter().find(|known| known.text == *text)) {
            return known.clone();
        }
        let stretch = Stretch { text: text.clone(), outline: Arc::new(Outline::of(text)) };
        self.stretches.push(stretch.clone());
        stretch
    }

    /// `"prompt":[[0,120],"<b>…",[10,280]]`: how the text of a part is made of the one before.
    fn change(&self, id: &str, before: &[Stretch], after: &[Stretch]) -> Arc<str> {
        let is_it = |known: &&Retold| are_one(&known.before, before) && are_one(&known.after, after);
        let known = self.retold.iter().find(is_it).and_then(|known| known.change.clone());
        known.unwrap_or_else(|| written(id, &steps_between(before, after)).into())
    }

    /// The event that tells of these changes.
    pub(crate) fn event(&mut self, changes: &[Arc<str>]) -> Arc<Piece> {
        let all = format!("{{{}}}", changes.join(","));
        let edition = self.edition;
        self.pieces.entry(all).or_insert_with_key(|all| Arc::new(sse::event("patch", edition, all))).clone()
    }
}

/// Not only alike.
fn are_one(some: &[Stretch], others: &[Stretch]) -> bool {
    some.len() == others.len()
        && some.iter().zip(others).all(|(some, other)| Arc::ptr_eq(&some.outline, &other.outline))
}

/// A part in terms of the text before.
pub(crate) fn written(id: &str, steps: &[Step]) -> String {
    format!("\"{id}\":{}", serde_json::to_string(&Steps(steps)).expect("texts are plain data"))
}
