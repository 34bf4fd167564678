//! What was drawn of a table, for whom it serves, and how long.
//!
//! A part names what it looks at ([`Inputs`]); what is a reader's own it looks at through [`crate::Own`], which notes it. Whoever is like
//! another reader in all that a part looked at is shown the same drawing, and a part whose inputs are as they were in the edition before
//! is not drawn again. Nothing ever passes from one pair of eyes to another.
//!
//! A drawing into which others were laid stays in pieces ([`Texts`]): those that are as they were are not even copied.

use super::Setting;
use super::fingerprint::Feed;
use crate::{Lang, Paint, Person, Scene, Words};
use engine::{Seat, SeatSet, Viewer};
use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped};
use serde::Serialize;
use std::cell::{OnceCell, RefCell};
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

/// Another one in every process: nobody can think of things that look alike.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A fingerprint of what a part is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Inputs(u64);

impl Inputs {
    /// All of this; whatever is equal has the same fingerprint.
    pub fn of(looked_at: &impl Serialize) -> Inputs {
        let mut feed = Feed(HASHES.build_hasher());
        looked_at.serialize(&mut feed).expect("what is looked at is plain data");
        Inputs(feed.0.finish())
    }

    /// The same of what can't be written, or is quicker to hash: a set is a few words, and written by the names of all that is in it.
    pub(crate) fn hashed(looked_at: &impl Hash) -> Inputs {
        Inputs(HASHES.hash_one(looked_at))
    }
}

/// Readers with the same eyes are shown the same drawings.
#[derive(Clone, Debug, PartialEq)]
pub struct Eyes {
    viewer: Viewer,
    at: Option<usize>,
    lang: Lang,
    people: Vec<Person>,
}

impl Eyes {
    /// Through which a reader sees a table of this game.
    pub fn of<G: Paint>(setting: &Setting, words: &Words) -> Eyes {
        let people = setting.people.seats.clone();
        Eyes { viewer: G::eyes(setting.viewer), at: setting.at, lang: words.lang(), people }
    }
}

/// All that was drawn of a table for the last editions: what is as before need not be drawn for the next.
#[derive(Default)]
pub struct Album(Vec<(Eyes, Vec<Drawing>)>);

impl Album {
    pub(super) fn take(&mut self, eyes: &Eyes) -> Vec<Drawing> {
        let at = self.0.iter().position(|(whose, _)| whose == eyes);
        at.map(|at| self.0.remove(at).1).unwrap_or_default()
    }

    /// What was not needed this time may be needed soon: a piece of a part that was not drawn because nothing in it had changed.
    pub(super) fn put(&mut self, eyes: Eyes, drawings: Drawings) {
        let mut kept = drawings.now.into_inner();
        let unused = drawings.before.into_inner().into_iter();
        let unused = unused.filter(|drawing| drawing.inputs.is_some() && drawing.unused < MOST_UNUSED);
        kept.extend(unused.map(|drawing| Drawing { unused: drawing.unused + 1, ..drawing }));
        self.0.push((eyes, kept));
    }

    /// Those that were put there last.
    pub fn forget_all_but(&mut self, most: usize) {
        let too_many = self.0.len().saturating_sub(most);
        self.0.drain(..too_many);
    }
}

/// What a drawing is called. Most are told apart by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Name {
    Part(&'static str),
    /// A piece of a part, with its number where there are several.
    Piece(usize, &'static str),
    /// A part that looks at this and no further. Who is shown the same is shown the same drawing.
    Of(Inputs, &'static str),
}

/// Drawings of what one pair of eyes sees, in one language. They differ from reader to reader only by what they looked at of the reader's
/// own ([`crate::Own`]).
#[derive(Default)]
pub(crate) struct Drawings {
    now: RefCell<Vec<Drawing>>,
    /// Of the editions before, for the same eyes.
    before: RefCell<Vec<Drawing>>,
    /// Those that are laid into others, by the number that stands in their place.
    inlaid: RefCell<Vec<Texts>>,
}

/// What stands in the place of a drawing that is laid into another: a tag that no text has, whatever people write.
const INLAY: char = '\u{E010}';

pub(crate) struct Drawing {
    part: Name,
    /// Nothing for a part that may look at anything: it is drawn for every edition.
    inputs: Option<Inputs>,
    looked_at: LookedAt,
    texts: Texts,
    /// For so many editions.
    unused: u8,
}

/// So many editions nobody need have used a drawing that is kept: two rounds of a game of four.
const MOST_UNUSED: u8 = 8;

/// A drawing, piece after piece.
pub(crate) type Texts = Arc<[Arc<str>]>;

/// What a drawing looked at of its reader's own, and what it saw there.
#[derive(Default)]
struct LookedAt {
    mine: Option<SeatSet>,
    viewer: Option<Viewer>,
    acting: Option<Option<Seat>>,
    choices: Option<Inputs>,
    /// By families of shapes.
    lit: Vec<(String, Inputs)>,
    since: Option<Inputs>,
    recent: Option<Inputs>,
}

/// A reader's own, to compare readers by.
pub(crate) struct Reader {
    mine: SeatSet,
    viewer: Viewer,
    acting: Option<Seat>,
    choices: OnceCell<Inputs>,
    lit: RefCell<Vec<(String, Inputs)>>,
    since: OnceCell<Inputs>,
    recent: OnceCell<Inputs>,
}

impl Drawings {
    pub(super) fn after(before: Vec<Drawing>) -> Drawings {
        Drawings { before: before.into(), ..Drawings::default() }
    }

    /// What stands for a drawing in the one that it is laid into.
    pub(crate) fn inlay(&self, texts: Texts) -> Markup {
        let mut inlaid = self.inlaid.borrow_mut();
        inlaid.push(texts);
        PreEscaped(format!("<{INLAY}{}>", inlaid.len() - 1))
    }

    /// A drawing with those that were laid into it.
    pub(super) fn in_pieces(&self, text: &str) -> Texts {
        let (inlaid, mut rest) = (self.inlaid.borrow(), text);
        let mut pieces: Vec<Arc<str>> = Vec::new();
        while let Some((before, its, after)) = first_inlay(rest) {
            pieces.extend((!before.is_empty()).then(|| Arc::<str>::from(before)));
            pieces.extend(inlaid[its].iter().cloned());
            rest = after;
        }
        if !rest.is_empty() || pieces.is_empty() {
            pieces.push(rest.into());
        }
        pieces.into()
    }

    /// The part for this reader: as it was drawn for one who is like them in all that it looks at, else drawn now. A part may be made of
    /// parts: it looks at what they look at.
    pub(crate) fn part<G: Paint>(
        &self,
        part: Name,
        inputs: impl FnOnce() -> Option<Inputs>,
        scene: &Scene<G>,
        reader: &Reader,
        draw: impl FnOnce(&Scene<G>) -> Markup,
    ) -> Texts {
        // What whoever is made of this part looked at so far.
        let outer = LookedAt::note(scene, reader);
        let texts = self.shared(part, inputs, scene, reader, draw);
        outer.look_again(scene);
        texts
    }

    fn shared<G: Paint>(
        &self,
        part: Name,
        inputs: impl FnOnce() -> Option<Inputs>,
        scene: &Scene<G>,
        reader: &Reader,
        draw: impl FnOnce(&Scene<G>) -> Markup,
    ) -> Texts {
        let fits = |drawing: &Drawing| drawing.part == part && drawing.looked_at.serves(scene, reader);
        if let Some(drawing) = self.now.borrow().iter().find(|drawing| fits(drawing)) {
            drawing.looked_at.look_again(scene);
            return drawing.texts.clone();
        }
        let inputs = inputs();
        let is_as_before = |drawing: &Drawing| inputs.is_some() && drawing.inputs == inputs && fits(drawing);
        let kept = self.before.borrow().iter().position(is_as_before);
        let drawing = match kept {
            Some(at) => Drawing { unused: 0, ..self.before.borrow_mut().swap_remove(at) },
            None => {
                let texts = self.in_pieces(&draw(scene).into_string());
                Drawing { part, inputs, looked_at: LookedAt::note(scene, reader), texts, unused: 0 }
            }
        };
        drawing.looked_at.look_again(scene);
        let texts = drawing.texts.clone();
        self.now.borrow_mut().push(drawing);
        texts
    }
}

/// What comes before it, its number, and what comes after it.
fn first_inlay(text: &str) -> Option<(&str, usize, &str)> {
    text.match_indices(INLAY).find_map(|(at, sign)| {
        let before = text[..at].strip_suffix('<')?;
        let (number, after) = text[at + sign.len()..].split_once('>')?;
        Some((before, number.parse().ok()?, after))
    })
}

impl LookedAt {
    /// What was looked at since this was noted last.
    fn note<G: Paint>(scene: &Scene<G>, reader: &Reader) -> LookedAt {
        let lit = |family: String| {
            let its = reader.lit(scene, &family);
            (family, its)
        };
        LookedAt {
            mine: scene.people.mine.was_looked_at().then_some(reader.mine),
            viewer: scene.viewer.was_looked_at().then_some(reader.viewer),
            acting: scene.acting.was_looked_at().then_some(reader.acting),
            choices: scene.choices.was_looked_at().then(|| reader.choices(scene)),
            lit: scene.lit.looked_at().into_iter().map(lit).collect(),
            since: scene.since.was_looked_at().then(|| reader.since(scene)),
            recent: scene.recent.was_looked_at().then(|| reader.recent(scene)),
        }
    }

    /// Who is made of this has looked at the same.
    fn look_again<G: Paint>(&self, scene: &Scene<G>) {
        if self.mine.is_some() {
            scene.people.mine.look();
        }
        if self.viewer.is_some() {
            scene.viewer.look();
        }
        if self.acting.is_some() {
            scene.acting.look();
        }
        if self.choices.is_some() {
            scene.choices.look();
        }
        self.lit.iter().for_each(|(family, _)| scene.lit.note(family));
        if self.since.is_some() {
            scene.since.look();
        }
        if self.recent.is_some() {
            scene.recent.look();
        }
    }

    fn serves<G: Paint>(&self, scene: &Scene<G>, reader: &Reader) -> bool {
        self.mine.is_none_or(|mine| mine == reader.mine)
            && self.viewer.is_none_or(|viewer| viewer == reader.viewer)
            && self.acting.is_none_or(|acting| acting == reader.acting)
            && self.choices.is_none_or(|choices| choices == reader.choices(scene))
            && self.lit.iter().all(|(family, lit)| *lit == reader.lit(scene, family))
            && self.since.is_none_or(|since| since == reader.since(scene))
            && self.recent.is_none_or(|recent| recent == reader.recent(scene))
    }
}

impl Reader {
    pub(super) fn new(mine: SeatSet, viewer: Viewer, acting: Option<Seat>) -> Reader {
        let (choices, since, recent) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Reader { mine, viewer, acting, choices, lit: RefCell::default(), since, recent }
    }

    /// Whoever is offered nothing is like everybody who is not.
    fn choices<G: Paint>(&self, scene: &Scene<G>) -> Inputs {
        *self.choices.get_or_init(|| Inputs::hashed(scene.choices.value()))
    }

    /// To what the shapes of a family lead: which others go with them, and what they are tagged with.
    fn lit<G: Paint>(&self, scene: &Scene<G>, family: &str) -> Inputs {
        if let Some((_, known)) = self.lit.borrow().iter().find(|(its, _)| its == family) {
            return *known;
        }
        let leads: Vec<_> = scene.lit.choices_of(family).map(|choice| (&choice.targets, &choice.tag)).collect();
        let lit = Inputs::hashed(&leads);
        self.lit.borrow_mut().push((family.to_owned(), lit));
        lit
    }

    fn since<G: Paint>(&self, scene: &Scene<G>) -> Inputs {
        *self.since.get_or_init(|| Inputs::of(scene.since.value()))
    }

    fn recent<G: Paint>(&self, scene: &Scene<G>) -> Inputs {
        *self.recent.get_or_init(|| Inputs::hashed(scene.recent.value()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_that_nobody_needs_is_kept_for_some_editions() {
        let eyes = Eyes { viewer: Viewer::Spectator, at: None, lang: Lang::En, people: Vec::new() };
        let drawing = |part, inputs| Drawing {
            part: Name::Part(part),
            inputs,
            looked_at: LookedAt::default(),
            texts: Texts::from([]),
            unused: 0,
        };
        let drawn = vec![drawing("panel", Some(Inputs::of(&7))), drawing("drawn for every edition", None)];
        let mut album = Album::default();
        album.put(eyes.clone(), Drawings { now: drawn.into(), ..Drawings::default() });
        let kept = |album: &mut Album| {
            let drawings = Drawings::after(album.take(&eyes));
            album.put(eyes.clone(), drawings);
            album.0[0].1.iter().map(|drawing| drawing.part).collect::<Vec<_>>()
        };

        for _ in 0..MOST_UNUSED {
            assert_eq!(kept(&mut album), [Name::Part("panel")]);
        }
        assert_eq!(kept(&mut album), []);
    }
}
