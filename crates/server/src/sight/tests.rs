//! Whatever is shared, each reader is shown what they would have been shown alone: over whole games, for every kind of reader.

use super::*;
use catalog::GameKind;
use catalog::engine::{Chance, Seat, Seed};
use serde_json::Value;
use std::collections::BTreeMap;
use storage::{Entry, Logged, SeatKind, Status, StoredSeat, StoredTable, TableId, TableKind};

/// Drawing takes long: it is looked at after so many decisions each.
const STEP: usize = 13;

/// A table with nobody but the readers that the test thinks of.
struct Stage {
    table: Arc<Running>,
    gallery: Gallery,
    /// What every reader's page holds by now: the text of each part.
    pages: HashMap<Onlooker, BTreeMap<String, String>>,
}

impl Stage {
    fn open(game: &'static dyn GameKind, seed: &str) -> Stage {
        let seats = 4.min(game.seats().1);
        let opened = game.open(seats, &game.default_options(), Seed::new(seed)).unwrap();
        let person = |name: &str| StoredSeat {
            kind: SeatKind::Human,
            name: name.to_owned(),
            bot: None,
            invite: Some(format!("invite-of-{name}")),
            entropy: None,
            taken: true,
            free: false,
        };
        let stored = StoredTable {
            id: TableId::new("stage"),
            kind: TableKind::Table,
            game: game.slug().to_owned(),
            rules: game.rules(),
            options: game.default_options().to_string(),
            server_secret: String::new(),
            commitment: String::new(),
            seed: Some(seed.to_owned()),
            status: Status::Running,
            owner: None,
            created: 0,
            seats: ["Anna", "Erik", "Mary", "Angela"][..seats].iter().map(|name| person(name)).collect(),
        };
        let table = Arc::new(Running::new(stored, game, opened, &[]));
        Stage { table, gallery: Gallery::default(), pages: HashMap::new() }
    }

    /// Every seat, two seats at one screen, a spectator, the opener, and others in Dutch.
    fn readers(&self) -> Vec<Onlooker> {
        let reader = |mine: SeatSet, lang, is_owner| Onlooker {
            mine,
            look: Look::default(),
            lang,
            muted: SeatSet::EMPTY,
            is_owner,
            origin: "http://localhost".to_owned(),
        };
        let seats: Vec<Seat> = Seat::all(self.table.stored.seats.len()).collect();
        let one_screen = SeatSet::only(seats[0]).with(seats[1]);
        let alone = seats.iter().map(|seat| reader(SeatSet::only(*seat), Lang::En, false));
        alone
            .chain([
                reader(one_screen, Lang::En, false),
                reader(SeatSet::EMPTY, Lang::En, false),
                reader(SeatSet::EMPTY, Lang::En, true),
                reader(SeatSet::only(seats[0]), Lang::Nl, false),
                reader(SeatSet::EMPTY, Lang::Nl, false),
            ])
            .collect()
    }

    fn is_over(&self) -> bool {
        self.table.now().table.is_over()
    }

    fn plays(&self, chance: &mut Chance) {
        let (line, number) = {
            let now = self.table.now();
            let waiting: Vec<Seat> = now.table.to_act().iter().collect();
            let seat = chance.pick(&waiting).unwrap();
            let legal = now.table.legal(seat, None);
            let action = &legal[chance.below(legal.len() as u32) as usize];
            (now.table.check(seat, action).unwrap().line, now.edition + 1)
        };
        let logged = Logged { number, written: 0, entry: Entry::Rules(line) };
        self.table.now_mut().follow(&logged).unwrap();
    }

    /// What this reader would be shown if nobody else looked.
    fn alone(&self, onlooker: &Onlooker) -> Vec<Part> {
        let now = self.table.now();
        let setting = self.table.setting(&now, onlooker).ok().unwrap();
        now.table.live_parts(&[(setting, Words::new(onlooker.lang))], &mut Album::default()).pop().unwrap()
    }

    /// What all of them are shown together.
    fn together(&self, onlookers: &[Onlooker]) -> Vec<Vec<Part>> {
        self.remembering(onlookers, &mut Album::default())
    }

    /// The same by somebody who drew the decision before for them: what is as it was then is not drawn again.
    fn remembering(&self, onlookers: &[Onlooker], album: &mut Album) -> Vec<Vec<Part>> {
        let now = self.table.now();
        let reader = |its: &Onlooker| (self.table.setting(&now, its).ok().unwrap(), Words::new(its.lang));
        now.table.live_parts(&onlookers.iter().map(reader).collect::<Vec<_>>(), album)
    }

    /// The whole page of a reader, by somebody who drew these before.
    fn page(&self, onlooker: &Onlooker, album: &mut Album) -> String {
        let now = self.table.now();
        let setting = self.table.setting(&now, onlooker).ok().unwrap();
        now.table.page(&setting, Words::new(onlooker.lang), album).into_string()
    }

    /// What this reader is shown who comes when all was drawn for the others.
    fn comes_late(&mut self, onlooker: &Onlooker) -> String {
        let (edition, album) = (self.gallery.edition().unwrap(), std::mem::take(&mut self.gallery.album));
        let (sheet, album) = self.table.sheet_of(onlooker, edition, album);
        self.gallery.album = album;
        sheet.unwrap().text()
    }

    /// The edition as it is sent, put together by each page as its script does it.
    fn tells(&mut self, onlookers: &[Onlooker]) {
        for onlooker in onlookers.iter().filter(|its| !self.pages.contains_key(*its)) {
            self.table.sight.add(onlooker);
        }
        self.table.announce();
        self.gallery = self.table.draw(std::mem::take(&mut self.gallery));
        for onlooker in onlookers {
            let sheet = &self.gallery.sheets[onlooker];
            let piece = match (&sheet.told.change, self.pages.contains_key(onlooker)) {
                (Some((_, change)), true) => change.clone(),
                _ => sheet.told.written_whole(&sheet.parts),
            };
            follow(self.pages.entry(onlooker.clone()).or_default(), &event_data(&piece));
        }
    }
}

fn event_data(piece: &Piece) -> BTreeMap<String, Vec<Value>> {
    let event = String::from_utf8(piece.plain().to_vec()).unwrap();
    let data: String = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
    serde_json::from_str(&data).unwrap()
}

fn follow(page: &mut BTreeMap<String, String>, changes: &BTreeMap<String, Vec<Value>>) {
    for (id, steps) in changes {
        let before: Vec<u16> = page.get(id).map(|text| text.encode_utf16().collect()).unwrap_or_default();
        let mut at = 0;
        let step = |step: &Value| match step {
            Value::String(text) => text.clone(),
            kept => {
                let [from, to] = [0, 1].map(|end| {
                    at += kept[end].as_i64().unwrap();
                    usize::try_from(at).unwrap()
                });
                String::from_utf16(&before[from..to]).unwrap()
            }
        };
        let after = steps.iter().map(step).collect();
        page.insert(id.clone(), after);
    }
}

/// Says which part of whose page is not their own.
fn are_their_own(stage: &Stage, onlookers: &[Onlooker], shown: &[Vec<Part>]) -> Result<(), String> {
    for (onlooker, shown) in onlookers.iter().zip(shown) {
        for (own, shown) in stage.alone(onlooker).iter().zip(shown) {
            if own != shown {
                return Err(format!("the {} of {:?} is not their own, or not of now", shown.id, onlooker.mine));
            }
        }
    }
    Ok(())
}

fn a_whole_game_is_shown_to_everybody_as_to_each(game: &'static dyn GameKind) {
    let mut stage = Stage::open(game, "sharing");
    let (onlookers, dice) = (stage.readers(), Seed::new("dice"));
    let seats = stage.table.stored.seats.len();
    let (mut album, mut of_pages) = (Album::default(), Album::default());
    // One player is shown every decision.
    let one = &onlookers[..1];
    for moment in 0.. {
        let is_over = stage.is_over();
        let shown = stage.remembering(one, &mut album);
        assert_eq!(are_their_own(&stage, one, &shown), Ok(()), "after {moment} decisions");
        if moment % STEP == 0 || is_over {
            let shown = stage.together(&onlookers);
            assert_eq!(are_their_own(&stage, &onlookers, &shown), Ok(()), "after {moment} decisions");
            stage.tells(&onlookers);
            for (onlooker, shown) in onlookers.iter().zip(shown) {
                let shown = shown.iter().map(|part| (part.id.to_owned(), part.text())).collect();
                assert_eq!(stage.pages[onlooker], shown, "after {moment} decisions {:?} reads this", onlooker.mine);
                let answer = stage.gallery.sheets[onlooker].text();
                let all: String = stage.alone(onlooker).iter().map(Part::text).collect();
                assert_eq!(answer, all, "after {moment} decisions {:?} is answered this", onlooker.mine);
                let late = stage.comes_late(onlooker);
                assert_eq!(late, all, "after {moment} decisions {:?} comes, later than all others", onlooker.mine);
            }
        }
        // A whole page takes longer still. Two seats at one screen may see with the eyes of one.
        if moment == STEP || moment == 4 * STEP {
            for comes in [&onlookers[0], &onlookers[seats]] {
                let [page, alone] = [&mut of_pages, &mut Album::default()].map(|album| stage.page(comes, album));
                assert_eq!(page, alone, "after {moment} decisions {:?} comes", comes.mine);
            }
        }
        if is_over {
            break;
        }
        stage.plays(&mut Chance::new(&dice, moment as u64));
    }
}

#[test]
fn every_game_is_shown_to_everybody_as_to_each() {
    std::thread::scope(|all| {
        for game in catalog::GAMES {
            all.spawn(|| a_whole_game_is_shown_to_everybody_as_to_each(*game));
        }
    });
}

/// The check above must see it if a drawing reaches somebody it was not made for.
#[test]
fn a_part_that_was_drawn_for_somebody_else_is_found() {
    let mut leaks = 0;
    for game in catalog::GAMES {
        let stage = Stage::open(*game, "leaking");
        let onlookers = stage.readers();
        let shown = stage.together(&onlookers);
        assert_eq!(are_their_own(&stage, &onlookers, &shown), Ok(()));

        for (part, its) in shown[0].iter().enumerate().filter(|(part, its)| shown[1][*part] != **its) {
            let mut leaked = shown.clone();
            leaked[1][part] = its.clone();
            assert!(are_their_own(&stage, &onlookers, &leaked).is_err(), "the {} of another is noticed", its.id);
            leaks += usize::from(matches!(its.id, "board" | "panels" | "now"));
        }
    }
    assert!(leaks > 2, "some game has secrets: {leaks} parts");
}

/// The table may have moved on since it was drawn for the second time; what a page holds must be what its next change is told in terms
/// of.
#[tokio::test]
async fn whoever_missed_something_is_given_what_the_next_change_is_told_against() {
    let stage = Stage::open(catalog::GAMES[0], "missed");
    let onlooker = stage.readers().remove(0);
    stage.table.sight.add(&onlooker);
    let dice = Seed::new("dice");
    for moment in 0..2 {
        stage.table.announce();
        stage.table.told(&onlooker).await.unwrap();
        stage.plays(&mut Chance::new(&dice, moment));
    }

    let (whole, edition) = stage.table.whole(&onlooker).await.unwrap();

    let mut page = BTreeMap::new();
    follow(&mut page, &event_data(&whole));
    let gallery = stage.table.sight.gallery.lock().await;
    let sheet = &gallery.sheets[&onlooker];
    assert_eq!(edition, sheet.told.edition);
    for part in &sheet.parts {
        let text: String = part.stretches.iter().map(|stretch| &*stretch.text).collect();
        assert_eq!(page[part.id], text, "the {}", part.id);
    }
}
