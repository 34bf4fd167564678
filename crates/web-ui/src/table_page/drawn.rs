//! What was drawn of a table, and for whom it serves.

use crate::{Paint, Scene};
use engine::{Seat, SeatSet, Viewer};
use maud::Markup;
use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

/// Drawings of what one pair of eyes sees, in one language. They differ from reader to reader only by what they looked at of the reader's
/// own ([`crate::Own`]).
#[derive(Default)]
pub(super) struct Drawings(RefCell<Vec<Drawing>>);

struct Drawing {
    part: &'static str,
    looked_at: LookedAt,
    text: Arc<str>,
}

/// What a drawing looked at of its reader's own, and what it saw there.
struct LookedAt {
    mine: Option<SeatSet>,
    viewer: Option<Viewer>,
    /// Whose actions are offered. Who offers nothing is like everybody who does.
    offers: Option<Option<(Seat, SeatSet)>>,
    since: Option<Range<usize>>,
}

/// A reader's own, to compare readers by.
#[derive(Clone)]
pub(super) struct Reader {
    pub(super) mine: SeatSet,
    pub(super) viewer: Viewer,
    pub(super) acting: Option<Seat>,
    pub(super) since: Range<usize>,
}

impl Drawings {
    /// The part for this reader: as it was drawn for one who is like him in all that it looks at, else drawn now.
    pub(super) fn part<G: Paint>(
        &self,
        part: &'static str,
        scene: &Scene<G>,
        reader: &Reader,
        draw: impl FnOnce(&Scene<G>) -> Markup,
    ) -> Arc<str> {
        let fits = |drawing: &&Drawing| drawing.part == part && drawing.looked_at.serves(reader);
        if let Some(drawing) = self.0.borrow().iter().find(fits) {
            return drawing.text.clone();
        }
        // Whoever looked before looked for something else.
        LookedAt::note(scene, reader);
        let text: Arc<str> = draw(scene).into_string().into();
        let looked_at = LookedAt::note(scene, reader);
        self.0.borrow_mut().push(Drawing { part, looked_at, text: text.clone() });
        text
    }
}

impl LookedAt {
    fn note<G: Paint>(scene: &Scene<G>, reader: &Reader) -> LookedAt {
        let offers = [scene.acting.was_looked_at(), scene.choices.was_looked_at()];
        LookedAt {
            mine: scene.people.mine.was_looked_at().then_some(reader.mine),
            viewer: scene.viewer.was_looked_at().then_some(reader.viewer),
            offers: offers.contains(&true).then(|| reader.offers()),
            since: scene.since.was_looked_at().then(|| reader.since.clone()),
        }
    }

    fn serves(&self, reader: &Reader) -> bool {
        self.mine.is_none_or(|mine| mine == reader.mine)
            && self.viewer.is_none_or(|viewer| viewer == reader.viewer)
            && self.offers.is_none_or(|offers| offers == reader.offers())
            && self.since.as_ref().is_none_or(|since| *since == reader.since)
    }
}

impl Reader {
    fn offers(&self) -> Option<(Seat, SeatSet)> {
        self.acting.map(|seat| (seat, self.mine))
    }
}
