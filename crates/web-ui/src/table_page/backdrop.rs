//! What lies under the board of many tables: drawn once.

use super::Inputs;
use crate::{Lang, Paint, Words};
use std::sync::{Arc, Mutex, PoisonError};

/// Few are in use at a time: one for each game, language and map; every campaign of Ticket to Ride Legacy has a map of its own.
const MOST_KNOWN: usize = 64;

type Backdrop = (&'static str, Lang, Inputs);
static KNOWN: Mutex<Vec<(Backdrop, Arc<str>)>> = Mutex::new(Vec::new());

/// As it was drawn for the first table that has it.
pub(super) fn backdrop<G: Paint>(view: &G::View, words: &Words) -> Arc<str> {
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted = (G::SLUG, words.lang(), G::backdrop_looks_at(view));
    if let Some((_, drawn)) = known().iter().find(|(backdrop, _)| *backdrop == wanted) {
        return drawn.clone();
    }
    let drawn: Arc<str> = G::backdrop(view, words).into_string().into();
    let mut known = known();
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.push((wanted, drawn.clone()));
    drawn
}
