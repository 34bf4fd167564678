//! What those who watch a table are told of a change. Whoever sees the same is sent the same bytes: drawn once, compared once with what they
//! were told before, packed once; and not on the threads that answer requests.

use crate::aside::in_turn;
use crate::desk::{Desk, Stretches, written};
use crate::look::Look;
use crate::now::Now;
use crate::outline::{Step, Stretch};
use crate::packed::Piece;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::{Edition, Running};
use catalog::engine::SeatSet;
use catalog::web_ui::{Album, Lang, Part, Person, TablePace, Words};
use foldhash::quality::RandomState;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, MutexGuard, OnceLock, PoisonError, RwLock};
use std::thread::available_parallelism;
use tokio::sync::{Semaphore, watch};

/// So many tables are drawn at once: all cores but one, which is left to those who answer. More of them would only take each other's cores in
/// turns, and find nothing of theirs in its caches.
static EASELS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = available_parallelism().map_or(1, usize::from);
    Semaphore::new(cores.saturating_sub(1).max(1))
});

/// A line that tells nothing.
static NOTHING: LazyLock<Arc<Piece>> = LazyLock::new(|| Arc::new(Piece::of(":\n\n".to_owned())));

/// All that a page depends on, of the one who reads it: readers who are equal in this see the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Onlooker {
    /// The seats whose secrets they share.
    pub(crate) mine: SeatSet,
    pub(crate) look: Look,
    pub(crate) lang: Lang,
    /// The seats they don't want to hear.
    pub(crate) muted: SeatSet,
    /// They opened the table: they see the links of seats that nobody has taken.
    pub(crate) is_owner: bool,
    /// What our URLs begin with, as they see them.
    pub(crate) origin: String,
}

/// Those who see the same are one.
type ByOnlooker<T> = HashMap<Onlooker, T, RandomState>;

/// Those who watch a table, by what they see.
#[derive(Default)]
pub(crate) struct Sight {
    /// How many of each kind watch.
    watchers: std::sync::Mutex<ByOnlooker<usize>>,
    gallery: tokio::sync::Mutex<Gallery>,
    /// The newest of the gallery, to be fetched without waiting for each other.
    counter: RwLock<Counter>,
    /// Those who watch are woken when there is something to fetch.
    drawn: watch::Sender<Edition>,
}

/// What everybody is told of one edition.
#[derive(Default)]
struct Counter {
    edition: Option<Edition>,
    told: ByOnlooker<Arc<Told>>,
}

/// What was drawn last.
#[derive(Default)]
struct Gallery {
    of: Option<Drawn>,
    sheets: ByOnlooker<Sheet>,
    album: Album,
}

impl Gallery {
    fn edition(&self) -> Option<Edition> {
        self.of.as_ref().map(|drawn| drawn.edition)
    }
}

/// What the drawings show.
struct Drawn {
    edition: Edition,
    /// Entries in the log.
    version: u64,
    people: Vec<Person>,
    /// Clocks, and who is not here.
    pace: TablePace,
    /// A coach may say something else though nobody moves.
    has_coach: bool,
}

impl Drawn {
    /// Nobody has moved or sat down since.
    fn differs_by_talk_only(&self, before: &Drawn) -> bool {
        let is_coached = self.has_coach || before.has_coach;
        !is_coached && self.version == before.version && self.people == before.people && self.pace == before.pace
    }
}

/// What one kind of onlooker was told last.
struct Sheet {
    parts: Vec<Known>,
    told: Arc<Told>,
}

/// A part as it was told last.
#[derive(Clone)]
struct Known {
    id: &'static str,
    stretches: Stretches,
}

impl Known {
    /// It was not drawn again.
    fn is(&self, part: &Part) -> bool {
        let are_same = |(its, text): (&Stretch, &Arc<str>)| Arc::ptr_eq(&its.text, text);
        self.id == part.id
            && self.stretches.len() == part.texts.len()
            && self.stretches.iter().zip(part.texts.iter()).all(are_same)
    }

    /// For those who hold nothing yet.
    fn whole(&self) -> Arc<str> {
        let texts: Vec<Step> = self.stretches.iter().map(|stretch| Step::Write(&stretch.text)).collect();
        written(self.id, &texts).into()
    }
}

/// An edition for one kind of onlooker.
pub(crate) struct Told {
    edition: Edition,
    /// What changed since an edition before.
    change: Option<(Edition, Arc<Piece>)>,
    /// All of it, for those who hold nothing yet: written when the first of them comes.
    whole: OnceLock<Arc<Piece>>,
}

impl Told {
    /// All of it, written when the first asks for it.
    fn written_whole(&self, parts: &[Known]) -> Arc<Piece> {
        let all = || parts.iter().map(Known::whole).collect::<Vec<_>>();
        self.whole.get_or_init(|| Desk::new(self.edition).event(&all())).clone()
    }
}

/// Somebody who watches, as long as this lives.
pub(crate) struct Watching {
    table: Arc<Running>,
    reader: Reader,
    look: Look,
    onlooker: Onlooker,
    has: Option<Edition>,
}

impl Watching {
    /// Refused at once if they may not look so.
    pub(crate) fn begin(table: Arc<Running>, reader: Reader, look: Look) -> Result<Watching, Problem> {
        let onlooker = table.onlooker(&table.now(), &reader, &look);
        table.setting(&table.now(), &onlooker)?;
        table.sight.add(&onlooker);
        Ok(Watching { table, reader, look, onlooker, has: None })
    }

    /// The newest edition, as an event. Nothing if they may not look any more.
    pub(crate) async fn next(&mut self) -> Option<Arc<Piece>> {
        // Whoever took a seat meanwhile sees with other eyes: nothing they hold counts.
        if !self.sees_as_before() {
            let onlooker = self.table.onlooker(&self.table.now(), &self.reader, &self.look);
            self.table.sight.add(&onlooker);
            self.table.sight.remove(&std::mem::replace(&mut self.onlooker, onlooker));
            self.has = None;
        }
        let told = self.table.told(&self.onlooker).await?;
        let (piece, edition) = match &told.change {
            // They fetched it while it was drawn for the others.
            _ if self.has == Some(told.edition) => (NOTHING.clone(), told.edition),
            Some((before, change)) if Some(*before) == self.has => (change.clone(), told.edition),
            _ => self.table.whole(&self.onlooker).await?,
        };
        self.has = Some(edition);
        Some(piece)
    }

    /// The rest of what they see with never changes.
    fn sees_as_before(&self) -> bool {
        let now = self.table.now();
        let Onlooker { mine, muted, .. } = self.onlooker;
        now.seats_of(self.reader.session.as_ref()) == mine && now.muted_by(&self.reader) == muted
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.table.sight.remove(&self.onlooker);
    }
}

impl Sight {
    fn add(&self, onlooker: &Onlooker) {
        *self.watchers().entry(onlooker.clone()).or_default() += 1;
    }

    fn remove(&self, onlooker: &Onlooker) {
        let mut watchers = self.watchers();
        if let Some(count) = watchers.get_mut(onlooker) {
            *count -= 1;
            if *count == 0 {
                watchers.remove(onlooker);
            }
        }
    }

    /// Word that an edition has been drawn.
    pub(crate) fn drawn(&self) -> watch::Receiver<Edition> {
        self.drawn.subscribe()
    }

    /// Puts all that was drawn where it can be fetched.
    fn lay_out(&self, gallery: &Gallery) {
        let told = gallery.sheets.iter().map(|(onlooker, sheet)| (onlooker.clone(), sheet.told.clone())).collect();
        let edition = gallery.edition();
        *self.counter.write().unwrap_or_else(PoisonError::into_inner) = Counter { edition, told };
    }

    /// What lies there of this edition.
    fn fetch(&self, onlooker: &Onlooker, edition: Edition) -> Option<Arc<Told>> {
        let counter = self.counter.read().unwrap_or_else(PoisonError::into_inner);
        (counter.edition == Some(edition)).then(|| counter.told.get(onlooker).cloned()).flatten()
    }

    /// Everybody who is to be told.
    fn audience(&self) -> Vec<Onlooker> {
        self.watchers().keys().cloned().collect()
    }

    fn watchers(&self) -> MutexGuard<'_, ByOnlooker<usize>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Running {
    /// Whether the reader opened the table.
    pub(crate) fn is_owner(&self, reader: &Reader) -> bool {
        reader.session.is_some() && reader.session == self.owner()
    }

    pub(crate) fn onlooker(&self, now: &Now, reader: &Reader, look: &Look) -> Onlooker {
        Onlooker {
            mine: now.seats_of(reader.session.as_ref()),
            look: look.clone(),
            lang: reader.lang,
            muted: now.muted_by(reader),
            is_owner: self.is_owner(reader),
            origin: reader.origin.clone(),
        }
    }

    /// Has the newest edition drawn for everybody who watches, and wakes them then.
    pub(crate) fn show(self: &Arc<Running>) {
        if self.sight.watchers().is_empty() {
            return;
        }
        let table = self.clone();
        tokio::spawn(async move {
            let drawn = table.drawn_gallery().await.map(|(_, edition)| edition);
            // If it can't be drawn they are woken all the same, and their streams end: they come again.
            let is_new = |shown: &mut Edition| drawn.is_none_or(|edition| std::mem::replace(shown, edition) != edition);
            table.sight.drawn.send_if_modified(is_new);
        });
    }

    /// The gallery of the table as it is. Whatever was written while this waited for its turn is drawn in one.
    async fn drawn_gallery(self: &Arc<Running>) -> Option<(tokio::sync::MutexGuard<'_, Gallery>, Edition)> {
        let mut gallery = self.sight.gallery.lock().await;
        if gallery.edition() != Some(self.last_told()) {
            let (table, before) = (self.clone(), std::mem::take(&mut *gallery));
            *gallery = in_turn(&EASELS, move || table.draw(before)).await?;
            self.sight.lay_out(&gallery);
        }
        let edition = gallery.edition()?;
        Some((gallery, edition))
    }

    /// All that changes on the page of such an onlooker, where one watches: then it is drawn anyway.
    pub(crate) async fn drawn_for(self: &Arc<Running>, onlooker: &Onlooker) -> Option<String> {
        let is_watched = self.sight.watchers().contains_key(onlooker);
        let (gallery, _) = if is_watched { self.drawn_gallery().await? } else { return None };
        gallery.sheets.get(onlooker).map(Sheet::text)
    }

    /// What these onlookers are told of the table as it is.
    async fn told(self: &Arc<Running>, onlooker: &Onlooker) -> Option<Arc<Told>> {
        if let Some(told) = self.sight.fetch(onlooker, self.last_told()) {
            return Some(told);
        }
        let (mut gallery, edition) = self.drawn_gallery().await?;
        match gallery.sheets.get(onlooker) {
            Some(sheet) => Some(sheet.told.clone()),
            // They came after the drawing.
            None => {
                let (table, its, album) = (self.clone(), onlooker.clone(), std::mem::take(&mut gallery.album));
                let (sheet, album) = in_turn(&EASELS, move || table.sheet_of(&its, edition, album)).await?;
                gallery.album = album;
                let sheet = sheet?;
                let told = sheet.told.clone();
                gallery.sheets.insert(onlooker.clone(), sheet);
                self.sight.lay_out(&gallery);
                Some(told)
            }
        }
    }

    /// All of the newest edition for one who holds nothing, or missed something: what lies in the gallery, because the next change
    /// is told in terms of that.
    async fn whole(&self, onlooker: &Onlooker) -> Option<(Arc<Piece>, Edition)> {
        let gallery = self.sight.gallery.lock().await;
        let Sheet { parts, told } = gallery.sheets.get(onlooker)?;
        let edition = told.edition;
        if let Some(whole) = told.whole.get() {
            return Some((whole.clone(), edition));
        }
        // It is long: packing it takes as long as some moves.
        let (parts, told) = (parts.clone(), told.clone());
        drop(gallery);
        Some((in_turn(&EASELS, move || told.written_whole(&parts)).await?, edition))
    }

    /// For one who came after the others: of what was drawn for those, whatever serves them too is not drawn again.
    fn sheet_of(&self, onlooker: &Onlooker, edition: Edition, mut album: Album) -> (Option<Sheet>, Album) {
        let now = self.now();
        let Ok(setting) = self.setting(&now, onlooker) else { return (None, album) };
        let parts = now.table.live_parts(&[(setting, Words::new(onlooker.lang))], &mut album).pop();
        let sheet = parts.map(|parts| Sheet::of(&parts, None, edition, &mut Desk::new(edition)));
        (sheet, album)
    }

    /// An edition for everybody who watches, compared with what was drawn before.
    fn draw(&self, before: Gallery) -> Gallery {
        let Gallery { of: drawn_before, sheets: mut before, mut album } = before;
        let edition = self.last_told();
        let audience = self.sight.audience();
        let now = self.now();
        let drawn = Drawn {
            edition,
            version: now.table.version(),
            people: now.people(SeatSet::EMPTY).seats,
            pace: self.pace(&now, SeatSet::EMPTY),
            has_coach: now.lesson.is_some(),
        };
        let is_said_only = drawn_before.as_ref().is_some_and(|before| drawn.differs_by_talk_only(before));
        let may_look = audience.into_iter().filter_map(|onlooker| {
            let reader = (self.setting(&now, &onlooker).ok()?, Words::new(onlooker.lang));
            Some((onlooker, reader))
        });
        let (onlookers, readers): (Vec<_>, Vec<_>) = may_look.unzip();
        let parts = match is_said_only && onlookers.iter().all(|onlooker| before.contains_key(onlooker)) {
            true => readers.iter().map(|(setting, words)| vec![catalog::web_ui::talk(setting, words)]).collect(),
            false => now.table.live_parts(&readers, &mut album),
        };
        drop(now);
        // For no more eyes than there are readers: those who have left need nothing.
        album.forget_all_but(readers.len());
        let mut desk = Desk::new(edition);
        let sheet = |(onlooker, parts): (Onlooker, Vec<Part>)| {
            let sheet = Sheet::of(&parts, before.remove(&onlooker), edition, &mut desk);
            // As after each reader's drawings: whoever answers goes first.
            std::thread::yield_now();
            (onlooker, sheet)
        };
        Gallery { of: Some(drawn), sheets: onlookers.into_iter().zip(parts).map(sheet).collect(), album }
    }
}

impl Sheet {
    /// The parts one after the other.
    fn text(&self) -> String {
        self.parts.iter().flat_map(|part| part.stretches.iter()).map(|stretch| &*stretch.text).collect()
    }

    /// These parts, told as changes of what was told before; parts that are not drawn are as they were.
    fn of(parts: &[Part], before: Option<Sheet>, edition: Edition, desk: &mut Desk) -> Sheet {
        let (mut known, since) = match before {
            Some(before) => (before.parts, Some(before.told.edition)),
            None => (Vec::new(), None),
        };
        let mut changes = Vec::new();
        for part in parts {
            match known.iter_mut().find(|known| known.id == part.id) {
                Some(its) if its.is(part) => {}
                Some(its) => {
                    let (after, change) = desk.retold(part, &its.stretches);
                    its.stretches = after;
                    changes.extend(change);
                }
                None => known.push(Known { id: part.id, stretches: desk.stretches_of(part, &[]) }),
            }
        }
        let told = Told { edition, change: since.map(|since| (since, desk.event(&changes))), whole: OnceLock::new() };
        Sheet { parts: known, told: Arc::new(told) }
    }
}

#[cfg(test)]
mod tests;
