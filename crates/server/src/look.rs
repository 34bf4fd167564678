//! How a reader sees a table: through whose eyes, and at what moment.

use crate::albums::ALBUMS;
use crate::aside::aside;
use crate::ask::{free_way_back, turn_start, way_back};
use crate::fields::Fields;
use crate::lasting::sent;
use crate::now::Now;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::{Running, is_replay};
use crate::sight::Onlooker;
use axum::response::Response;
use catalog::AnyTable;
use catalog::engine::{Seat, SeatSet, Viewer};
use catalog::web_ui::{Album, OwnPage, People, Preferences, SeatClock, Setting, TablePace, Words};
use std::sync::Arc;
use storage::{SeatKind, StoredSeat, Watch};

/// What the URL asks to see: `?at=12&as=all`, `?ways=route-boston-albany`, `?telegraph=all`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    at: Option<usize>,
    eyes: Option<Eyes>,
    /// All ways to do this are listed.
    ways: Option<String>,
    /// The telegraph is shown from its beginning.
    tells_all: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Eyes {
    All,
    Seat(Seat),
}

impl Look {
    pub(crate) fn from_fields(fields: &Fields) -> Result<Look, Problem> {
        let eyes = match fields.get("as") {
            None | Some("") => None,
            Some("all") => Some(Eyes::All),
            Some(_) => fields.number("as")?.map(Seat).map(Eyes::Seat),
        };
        let tells_all = fields.get("telegraph") == Some("all");
        Ok(Look { at: fields.number("at")?, eyes, ways: fields.get("ways").map(str::to_owned), tells_all })
    }

    /// The same eyes after this many decisions.
    pub(crate) fn after(self, number: usize) -> Look {
        Look { at: Some(number), ..self }
    }
}

impl Running {
    /// The whole page of this table for a reader, packed as they can unpack it.
    pub(crate) async fn page(
        self: &Arc<Running>,
        reader: &Reader,
        look: &Look,
        own: Option<&OwnPage>,
        problem: Option<&Problem>,
    ) -> Result<Response, Problem> {
        let (words, problem) = (reader.words(), problem.map(|problem| problem.sentence(reader.words())));
        let (id, preferences, own, unpacks) = (self.id().clone(), reader.preferences, own.cloned(), reader.unpacks);
        let draw = move |table: &dyn AnyTable, setting: Setting| {
            let setting = Setting { problem, preferences, own, ..setting };
            // Earlier moments are looked at seldom.
            if setting.at.is_some() {
                return table.page(&setting, words, &mut Album::default());
            }
            let mut album = ALBUMS.take(&id);
            let page = table.page(&setting, words, &mut album);
            ALBUMS.put(id, album);
            page
        };
        self.drawn(reader, look, draw, move |page| sent(page, unpacks)).await
    }

    /// What changes on it.
    pub(crate) async fn live(self: &Arc<Running>, reader: &Reader, look: &Look) -> Result<String, Problem> {
        let words = reader.words();
        let onlooker = self.onlooker(&self.now(), reader, look);
        match self.drawn_for(&onlooker).await {
            Some(live) => Ok(live),
            None => {
                let draw = move |table: &dyn AnyTable, setting: Setting| table.live(&setting, words);
                self.drawn(reader, look, draw, |live| live.into_string()).await
            }
        }
    }

    /// Drawing takes long: it is done away from the threads that answer requests, and so is whatever is made of the drawing, while the
    /// table goes on.
    async fn drawn<D, T>(
        self: &Arc<Running>,
        reader: &Reader,
        look: &Look,
        draw: impl FnOnce(&dyn AnyTable, Setting) -> D + Send + 'static,
        made: impl FnOnce(D) -> T + Send + 'static,
    ) -> Result<T, Problem>
    where
        T: Send + 'static,
    {
        let (running, reader, look) = (self.clone(), reader.clone(), look.clone());
        let drawing = aside(move || {
            let drawn = {
                let now = running.now();
                let setting = running.setting(&now, &running.onlooker(&now, &reader, &look))?;
                draw(&*now.table, setting)
            };
            Ok(made(drawn))
        });
        drawing.await.unwrap_or_else(|_| Err(Kind::Fault.into()))
    }

    /// Through whose eyes a reader sees the table. Other eyes than their own open when the game is over.
    pub(crate) fn viewer(&self, now: &Now, mine: SeatSet, look: &Look) -> Result<Viewer, Problem> {
        self.may_watch(now, mine)?;
        let is_open = self.is_open_to_all(now);
        match look.eyes {
            Some(Eyes::Seat(seat)) if seat.index() >= now.seats.len() => Err(Kind::NotYourSeat.into()),
            Some(Eyes::Seat(seat)) if is_open || mine.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(Eyes::All) if is_open => Ok(Viewer::All),
            Some(_) => Err(Problem::from(Kind::NotOver).back_to(self.path())),
            None => Ok(own_eyes(now, mine, is_open)),
        }
    }

    /// Some tables are their players' own.
    pub(crate) fn may_watch(&self, now: &Now, mine: SeatSet) -> Result<(), Problem> {
        match now.pace.terms.watch {
            Watch::Players if mine.is_empty() => Err(Kind::PlayersOnly.into()),
            _ => Ok(()),
        }
    }

    /// The same, for whoever asks.
    pub(crate) fn lets_watch(&self, reader: &Reader) -> Result<(), Problem> {
        let now = self.now();
        self.may_watch(&now, now.seats_of(reader.session.as_ref()))
    }

    /// Those who sit there, as the reader calls them.
    pub(crate) fn people_for(&self, reader: &Reader) -> People {
        let now = self.now();
        now.people_in(reader.words(), now.seats_of(reader.session.as_ref()))
    }

    /// A replay, or a game that is over: its secrets are secrets no more.
    pub(crate) fn is_open_to_all(&self, now: &Now) -> bool {
        is_replay(&self.stored) || now.table.is_over()
    }

    pub(crate) fn setting(&self, now: &Now, onlooker: &Onlooker) -> Result<Setting, Problem> {
        if now.is_gathering() {
            return Err(Problem::from(Kind::NotBegun).back_to(self.path()));
        }
        let table = &*now.table;
        let Onlooker { mine, look, .. } = onlooker;
        let mine = *mine;
        if look.at.is_some_and(|at| at > table.moves()) {
            return Err(Problem::from(Kind::NoMoment).back_to(self.path()));
        }
        let (is_open, words) = (self.is_open_to_all(now), Words::new(onlooker.lang));
        // A replay opens at its start, not at its end.
        let at = look.at.or(is_replay(&self.stored).then_some(0));
        let looks_back = at.is_some() || table.is_over();
        let can_undo = now.lesson.is_none() && free_way_back(now, mine).is_some();
        Ok(Setting {
            id: self.id().to_string(),
            people: if looks_back { now.players_in(words, mine) } else { now.people_in(words, mine) },
            viewer: self.viewer(now, mine, look)?,
            to_act: table.to_act_at(at),
            version: now.edition,
            moves: table.moves(),
            at,
            ways: look.ways.clone(),
            tells_all: look.tells_all,
            is_replay: is_replay(&self.stored),
            can_undo,
            can_restart: now.lesson.is_none() && turn_start(now, mine).is_some(),
            can_ask_undo: now.lesson.is_none() && !can_undo && way_back(now, mine).is_some(),
            undo_asked: table.undo_asked(),
            is_over: table.is_over(),
            // Who is away now was there then.
            talk: now.heard(onlooker.muted).filter(|line| at.is_none() || line.is_said()).cloned().collect(),
            muted: onlooker.muted,
            unheard: now.unheard(onlooker.muted),
            own: None,
            invites: self.invites(now, onlooker.mine, onlooker.is_owner, &onlooker.origin),
            is_owner: onlooker.is_owner,
            watch_url: format!("{}{}", onlooker.origin, self.path()),
            commitment: self.stored.commitment.clone(),
            seed: now.seed.clone().filter(|_| is_open),
            campaign: self.campaign.as_ref().map(crate::campaigns::path),
            problem: None,
            preferences: Preferences::default(),
            coach: now.coach(mine, onlooker.lang),
            pace: self.pace(now, mine),
            can_ask_hint: may_ask_hint(now, mine),
        })
    }

    /// The clocks, and who is not here, for whoever holds these seats.
    pub(crate) fn pace(&self, now: &Now, mine: SeatSet) -> TablePace {
        let pace = &now.pace;
        let seats = || Seat::all(now.seats.len());
        let clock = |seat: Seat| {
            let (left, due, is_up) = (pace.left(seat)?, pace.due(seat), pace.is_up(seat));
            Some(SeatClock { seat, left, due, is_up })
        };
        TablePace {
            name: pace.terms.name.clone(),
            clocks: seats().filter(|seat| now.humans().contains(*seat)).filter_map(clock).collect(),
            is_slow: pace.terms.clock.is_some_and(|clock| clock.turn > 0),
            is_paused: now.is_paused(),
            pause: pace.pause,
            stood_in: seats().filter(|seat| now.is_stood_in(*seat)).collect(),
            free: seats().filter(|seat| now.seats[seat.index()].free).collect(),
            vacation_left: mine.first().map_or(0, |seat| pace.vacation_left(seat)),
            rematch: now.rematch.as_ref().map(|table| format!("/tables/{table}")),
            may_leave: now.lesson.is_none() && !is_replay(&self.stored),
        }
    }

    /// The private links this reader may see, as URLs of this origin.
    pub(crate) fn invites(&self, now: &Now, mine: SeatSet, is_owner: bool, origin: &str) -> Vec<(Seat, String)> {
        links(now, mine, is_owner).map(|(seat, invite)| (seat, format!("{origin}/join/{invite}"))).collect()
    }
}

/// The private links somebody may see: their own, for another device; and, if they opened the table, those of seats that nobody has
/// taken, and those they made anew for a player who lost theirs, until it is used.
pub(crate) fn links(now: &Now, mine: SeatSet, is_owner: bool) -> impl Iterator<Item = (Seat, &str)> {
    let relinked = now.relinked;
    let is_to_come = move |seat: Seat, stored: &StoredSeat| !stored.taken || relinked.contains(seat);
    let seats = Seat::all(now.seats.len()).zip(&now.seats);
    seats
        .filter(move |(seat, stored)| mine.contains(*seat) || (is_owner && is_to_come(*seat, stored)))
        .filter_map(|(seat, stored)| Some((seat, stored.invite.as_deref()?)))
}

/// A player sees through the own seat that is to act; a spectator sees what lies open.
fn own_eyes(now: &Now, mine: SeatSet, is_open: bool) -> Viewer {
    let to_act = now.table.to_act().iter().find(|seat| mine.contains(*seat));
    match to_act.or(mine.first()) {
        Some(seat) => Viewer::Seat(seat),
        None if is_open => Viewer::All,
        None => Viewer::Spectator,
    }
}

/// Against bots alone a bot may be asked; among people everybody thinks for themselves, unless they agreed otherwise. In a lesson the
/// coach tells.
pub(crate) fn may_ask_hint(now: &Now, mine: SeatSet) -> bool {
    let is_asked = now.to_act().iter().any(|seat| mine.contains(seat));
    let mut others = Seat::all(now.seats.len()).zip(&now.seats).filter(|(seat, _)| !mine.contains(*seat));
    let is_allowed = now.pace.terms.hints || others.all(|(_, stored)| stored.kind == SeatKind::Bot);
    is_asked && now.lesson.is_none() && is_allowed
}
