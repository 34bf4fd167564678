//! Where an edition is written: whatever several onlookers are told alike is compared once, written once and packed once.

use crate::outline::{Outline, Step, Stretch, steps_between};
use crate::packed::Piece;
use crate::running::Edition;
use crate::sse;
use std::collections::HashMap;
use std::sync::Arc;

pub(crate) struct Desk {
    edition: Edition,
    /// Whoever sees the same was given the same text, or one that says the same.
    stretches: Vec<Stretch>,
    /// How what was told so is told now.
    changes: Vec<(Vec<Stretch>, Vec<Stretch>, Arc<str>)>,
    pieces: HashMap<String, Arc<Piece>>,
}

impl Desk {
    pub(crate) fn new(edition: Edition) -> Desk {
        Desk { edition, stretches: Vec::new(), changes: Vec::new(), pieces: HashMap::new() }
    }

    pub(crate) fn stretch(&mut self, text: &Arc<str>) -> Stretch {
        let shared = self.stretches.iter().find(|known| Arc::ptr_eq(&known.text, text));
        if let Some(known) = shared.or_else(|| self.stretches.iter().find(|known| known.text == *text)) {
            return known.clone();
        }
        let stretch = Stretch { text: text.clone(), outline: Arc::new(Outline::of(text)) };
        self.stretches.push(stretch.clone());
        stretch
    }

    /// `"prompt":[[0,120],"<b>…",[130,410]]`: how the text of a part is made of the one before.
    pub(crate) fn change(&mut self, id: &str, before: &[Stretch], after: &[Stretch]) -> Arc<str> {
        let is_it =
            |(from, to, _): &&(Vec<Stretch>, Vec<Stretch>, Arc<str>)| are_one(from, before) && are_one(to, after);
        if let Some((_, _, change)) = self.changes.iter().find(is_it) {
            return change.clone();
        }
        let change: Arc<str> = written(id, &steps_between(before, after)).into();
        self.changes.push((before.to_vec(), after.to_vec(), change.clone()));
        change
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
    format!("\"{id}\":{}", serde_json::to_string(steps).expect("texts are plain data"))
}
