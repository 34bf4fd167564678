//! Where an edition is written: whatever several onlookers are told alike is compared once, written once and packed once.

use crate::outline::{Outline, Step};
use crate::packed::Piece;
use crate::running::Edition;
use crate::sse;
use std::collections::HashMap;
use std::sync::Arc;

pub(crate) struct Desk {
    edition: Edition,
    /// Whoever sees the same was given the same text.
    outlines: Vec<(Arc<str>, Arc<Outline>)>,
    /// How a text that looked so becomes one that looks so.
    changes: Vec<(Arc<Outline>, Arc<Outline>, Arc<str>)>,
    pieces: HashMap<String, Arc<Piece>>,
}

impl Desk {
    pub(crate) fn new(edition: Edition) -> Desk {
        Desk { edition, outlines: Vec::new(), changes: Vec::new(), pieces: HashMap::new() }
    }

    pub(crate) fn outline(&mut self, text: &Arc<str>) -> Arc<Outline> {
        if let Some((_, outline)) = self.outlines.iter().find(|(known, _)| Arc::ptr_eq(known, text)) {
            return outline.clone();
        }
        let outline = Arc::new(Outline::of(text));
        self.outlines.push((text.clone(), outline.clone()));
        outline
    }

    /// `"prompt":[[0,120],"<b>…",[130,410]]`: how the text of a part is made of the one before.
    pub(crate) fn change(
        &mut self,
        id: &str,
        before: &Arc<Outline>,
        after: &Arc<Outline>,
        text: &Arc<str>,
    ) -> Arc<str> {
        let is_it = |(from, to, _): &&(Arc<Outline>, Arc<Outline>, Arc<str>)| {
            Arc::ptr_eq(from, before) && Arc::ptr_eq(to, after)
        };
        if let Some((_, _, change)) = self.changes.iter().find(is_it) {
            return change.clone();
        }
        let change: Arc<str> = written(id, &before.steps_to(after, text)).into();
        self.changes.push((before.clone(), after.clone(), change.clone()));
        change
    }

    /// The event that tells of these changes.
    pub(crate) fn event(&mut self, changes: &[Arc<str>]) -> Arc<Piece> {
        let all = format!("{{{}}}", changes.join(","));
        let edition = self.edition;
        self.pieces.entry(all).or_insert_with_key(|all| Arc::new(sse::event("patch", edition, all))).clone()
    }
}

/// A part in terms of the text before.
pub(crate) fn written(id: &str, steps: &[Step]) -> String {
    format!("\"{id}\":{}", serde_json::to_string(steps).expect("texts are plain data"))
}
