//! What a choice costs and changes, in one soft line under its name.

use super::effects::{Effects, dividend_with_one_more, own_dividends};
use super::panels::bidding;
use super::stakes::Stakes;
use super::{phase_numeral, railways_with_money};
use crate::words::Value;
use crate::{People, Words};
use american_rails::{
    Action, Auction, CITIES, City, FINANCE_DOLLARS, Hex, LAST_YEAR, Phase, Railway, Space, TAKE_DOLLARS, View,
};
use engine::Seat;

/// A share that may be bought: what it would pay in a year and to the end, or, before its railway is on the board, what it could begin
/// with.
pub(crate) fn share_in_words(view: &View, railway: Railway, words: &Words) -> String {
    if view.railway(railway).track.is_empty() {
        let args = [("best", best_start(view).into()), ("total", start_pays_to_the_end(view).into()), until(view)];
        return words.say_with("ar-detail-share-new", &args);
    }
    let pays = [dividend_with_one_more(view, railway), pays_to_the_end(view, railway)].map(Into::into);
    let [pays, total] = pays;
    let args = [("pays", pays), ("total", total), until(view)];
    words.say_with("ar-detail-share", &args)
}

/// To when that is reckoned.
pub(crate) fn until<'a>(view: &View) -> (&'static str, Value<'a>) {
    ("until", last_payday(view).to_string().into())
}

/// What one more share would pay to the end of the game, as the railway stands.
pub(crate) fn pays_to_the_end(view: &View, railway: Railway) -> u32 {
    dividend_with_one_more(view, railway) * years_left(view)
}

/// What one more share would bring a player to the end of the game: their other shares of it would pay less.
pub(crate) fn brings_to_the_end(view: &View, seat: Seat, railway: Railway) -> u32 {
    let [now, then] = own_dividends(view, seat, railway);
    then.saturating_sub(now) * years_left(view)
}

/// What the only share of a railway that begins now would pay to the end of the game, if it never grew.
pub(crate) fn start_pays_to_the_end(view: &View) -> u32 {
    best_start(view) * years_left(view)
}

/// How often shares still pay, this year's end included.
pub(crate) fn years_left(view: &View) -> u32 {
    (last_payday(view) + 1).saturating_sub(view.year).into()
}

/// The year in which shares pay for the last time, as far as can be known.
pub(crate) fn last_payday(view: &View) -> u16 {
    if ends_this_year(view) { view.year } else { LAST_YEAR }
}

/// AR-7.1: no share is left, or enough supplies are low, and nothing of that ever comes back. A share that is put up goes: to a player, or out of
/// the game (AR-4.6).
pub(crate) fn ends_this_year(view: &View) -> bool {
    let put_up = matches!(view.phase, Phase::Auction(auction) if !auction.preparation);
    shares_left(view) == u32::from(put_up) || view.low_supplies() >= view.seats.into()
}

pub(crate) fn shares_left(view: &View) -> u32 {
    view.railways.iter().filter(|railway| railway.in_game).map(|railway| u32::from(railway.shares_left)).sum()
}

/// AR-2.2: a railway begins in a city without cubes; alone there, it earns the higher value.
pub(crate) fn best_start(view: &View) -> u32 {
    let free = CITIES.iter().filter(|city| view.cubes_at(city.hex).is_empty());
    free.filter_map(|city| view.city_value(city.hex)).map(|value| value.full).max().unwrap_or(0)
}

pub(crate) struct Details<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
}

impl Details<'_> {
    pub(crate) fn of(&self, action: &Action, effects: &Effects) -> String {
        let parts = match *action {
            Action::NameRailway { railway } => {
                let share = share_in_words(self.view, railway, self.words);
                self.lot(railway).into_iter().chain([share]).collect()
            }
            Action::Bid { dollars } => self.bid(dollars),
            Action::Pass => vec![self.pass()],
            Action::PlaceFirstCube { city } => self.first_cube(city, effects),
            Action::MoveTrain { space } => self.space(space, effects),
            Action::Develop { .. } => self.house(effects),
            Action::Finance { railway } => vec![self.finance(railway)],
            Action::TakeFromBank => vec![self.take()],
            Action::TakeFromOthers => self.payments(effects),
            Action::PlaceCube { railway, hex } => self.cube(railway, hex, effects),
            Action::Leave => vec![self.words.say("ar-detail-leave")],
            Action::Stop => vec![self.stop()],
        };
        parts.join(" · ")
    }

    /// AR-1.1: before it is on the board a railway differs from the others by its shares and its cubes alone.
    fn lot(&self, railway: Railway) -> Option<String> {
        let its = self.view.railway(railway);
        let args = [("shares", (its.shares_left + its.shares_held).into()), ("cubes", its.cubes_left.into())];
        its.track.is_empty().then(|| self.words.say_with("ar-detail-lot", &args))
    }

    fn bid(&self, dollars: u32) -> Vec<String> {
        let left = self.view.player(self.seat).money.saturating_sub(dollars);
        let mut parts = vec![self.words.say_with("ar-detail-bid", &[("left", left.into())])];
        if let Phase::Auction(Auction { railway, .. }) = self.view.phase
            && !self.view.railway(railway).track.is_empty()
        {
            parts.push(self.pays_me(railway));
        }
        parts
    }

    /// "pays $4 a year"; whoever holds shares of it already divides its income with one more, of their own or of somebody else's.
    fn pays_me(&self, railway: Railway) -> String {
        let stakes = Stakes::of(self.view, self.seat, railway);
        let args = [
            ("now", stakes.now.into()),
            ("pays", stakes.bought.into()),
            ("lost", stakes.defends().unwrap_or_default().into()),
        ];
        let id = match (stakes.now, stakes.defends()) {
            (0, _) => "ar-detail-share-pays",
            (_, None) => "ar-detail-share-pays.more",
            (_, Some(_)) => "ar-detail-share-pays.defends",
        };
        self.words.say_with(id, &args)
    }

    fn pass(&self) -> String {
        match self.view.phase {
            Phase::Auction(auction @ Auction { high: Some(high), .. }) if bidding(auction, self.view).len() == 2 => {
                let name = self.people.name(high.seat);
                self.words.say_with("ar-detail-pass-sold", &[("name", name.into()), ("dollars", high.dollars.into())])
            }
            Phase::Auction(auction @ Auction { high: None, .. }) if bidding(auction, self.view).len() == 1 => {
                self.words.say("ar-detail-pass-removed")
            }
            _ => self.words.say("ar-detail-pass"),
        }
    }

    fn first_cube(&self, city: Hex, effects: &Effects) -> Vec<String> {
        let income = effects.incomes.first().map_or(0, |(_, _, to)| *to);
        let mut parts = vec![self.words.say_with("ar-detail-first-cube", &[("income", income.into())])];
        if city.city().is_some_and(City::is_hub) {
            parts.push(self.words.say("ar-detail-hub"));
        }
        parts
    }

    /// What the space does, with which railways, and the place it gives in the next order as things stand.
    fn space(&self, space: Space, effects: &Effects) -> Vec<String> {
        // After the last year there is no order to care for.
        let is_last = self.view.column == Some(2) && self.view.year == LAST_YEAR;
        let does = match space {
            _ if effects.is_in_vain && is_last => self.words.say("ar-space-does-nothing"),
            _ if effects.is_in_vain => self.words.say("ar-space-does-nothing.but"),
            Space::Pass => self.words.say("ar-space-does-pass"),
            Space::Develop if !self.can_develop_own() => self.words.say("ar-space-does-develop-theirs"),
            Space::Develop => self.words.say_with("ar-space-does-develop", &[("houses", self.view.houses_left.into())]),
            Space::Finance => self.words.say("ar-space-does-finance"),
            Space::Take if self.view.take_may_expand() => self.words.say("ar-space-does-take-expand"),
            Space::Take => self.words.say("ar-space-does-take"),
            Space::Expand3 | Space::Expand4 => self.expand(space),
            Space::Auction => self.words.say("ar-space-does-auction"),
        };
        let next = if is_last { None } else { self.next_place(space) };
        [Some(does), next].into_iter().flatten().collect()
    }

    /// Whether a house could stand in a city of a railway that the reader has a share of.
    fn can_develop_own(&self) -> bool {
        let is_own = |railway: Railway| self.view.shares_of(self.seat, railway) > 0;
        CITIES.iter().any(|city| {
            city.developable && !self.view.houses.contains(city.hex) && self.view.cubes_at(city.hex).iter().any(is_own)
        })
    }

    fn expand(&self, space: Space) -> String {
        let cubes = space.cubes().unwrap_or_default();
        let railways = railways_with_money(self.view, self.seat, self.words);
        self.words.say_with("ar-space-does-expand", &[("cubes", cubes.into()), ("railways", railways.into())])
    }

    /// AR-3.3, AR-3.6: the higher a train stands, the sooner its player chooses again; whoever is still to move may go above it. Where any
    /// place is possible, there is nothing to say.
    fn next_place(&self, space: Space) -> Option<String> {
        let column = usize::from(self.view.column.unwrap_or(0));
        let (trains, players) = (&self.view.action_track[column], self.view.players.len());
        let above = trains[..space.index()].iter().flatten().count();
        let still_to_move = players.saturating_sub(trains.iter().flatten().count() + 1);
        let most = above + still_to_move.min(space.index() - above);
        if (above, most + 1) == (0, players) {
            return None;
        }
        let place = |above: usize| self.words.say_with("ar-ordinal", &[("place", (above + 1).into())]);
        let phase = |numeral: &str| self.words.say_with("ar-next-phase", &[("numeral", numeral.into())]);
        let next = phase_numeral(column + 1).map_or_else(|| (self.view.year + 1).to_string(), phase);
        let id = match most - above {
            0 => "ar-next-place",
            1 => "ar-next-place.either",
            _ => "ar-next-place.between",
        };
        let args = [("place", place(above).into()), ("last", place(most).into()), ("next", next.into())];
        Some(self.words.say_with(id, &args))
    }

    fn finance(&self, railway: Railway) -> String {
        let treasury = self.view.railway(railway).treasury;
        let held = self.view.shares_of(self.seat, railway);
        let args = [("from", treasury.into()), ("to", (treasury + FINANCE_DOLLARS).into()), ("shares", held.into())];
        self.words.say_with("ar-detail-finance", &args)
    }

    fn take(&self) -> String {
        let money = self.view.player(self.seat).money;
        self.words.say_with("ar-detail-take", &[("from", money.into()), ("to", (money + TAKE_DOLLARS).into())])
    }

    fn payments(&self, effects: &Effects) -> Vec<String> {
        let payment = |(seat, dollars): &(Seat, u32)| {
            format!("{} {}", self.people.name(*seat), self.words.money(-i64::from(*dollars)))
        };
        vec![effects.payments.iter().map(payment).collect::<Vec<_>>().join(", ")]
    }

    /// "$4 of $11 · income $9 → $12 · National earns $2 less · joins Chicago–New York: +$10".
    fn cube(&self, railway: Railway, hex: Hex, effects: &Effects) -> Vec<String> {
        let its = self.view.railway(railway);
        let price = [("price", self.view.price(hex).into()), ("treasury", its.treasury.into())];
        let mut parts = vec![self.words.say_with("ar-detail-price", &price)];
        match effects.incomes.iter().find(|(changed, ..)| *changed == railway) {
            Some((_, from, to)) => {
                parts.push(self.words.say_with("ar-detail-income", &[("from", (*from).into()), ("to", (*to).into())]))
            }
            None => parts.push(self.words.say_with("ar-detail-income-stays", &[("income", its.income.into())])),
        }
        let others = effects.incomes.iter().map(|(changed, ..)| *changed).filter(|changed| *changed != railway);
        parts.extend(others.map(|other| self.change(other, effects.gain(other))));
        parts.extend(effects.pairs.iter().map(|(a, b, dollars)| {
            let args = [("a", a.near().name.into()), ("b", b.near().name.into()), ("dollars", (*dollars).into())];
            self.words.say_with("ar-detail-joins", &args)
        }));
        parts
    }

    /// AR-5.1: whoever was alone in a city shares it now: "National earns $2 less".
    fn change(&self, railway: Railway, dollars: i64) -> String {
        let args = [("railway", self.words.say(railway.word()).into()), ("dollars", dollars.abs().into())];
        self.words.say_with(if dollars < 0 { "ar-detail-earns-less" } else { "ar-detail-earns-more" }, &args)
    }

    /// "Liberty $12 → $14 · a year: Erik +$2, you nothing".
    fn house(&self, effects: &Effects) -> Vec<String> {
        let mut parts = self.incomes(effects);
        if !parts.is_empty() {
            parts.push(self.yearly(effects));
        }
        parts
    }

    /// AR-6.1: what a house would bring to whom, and what not to the reader: they may have no share in it.
    fn yearly(&self, effects: &Effects) -> String {
        let mine = match effects.dividends(self.view, self.seat) {
            0 => self.words.say("ar-detail-yearly-not-you"),
            dollars => self.words.say_with("ar-detail-yearly-you", &[("dollars", dollars.into())]),
        };
        let others = Seat::all(self.view.players.len()).filter(|seat| *seat != self.seat);
        let others = others.map(|seat| (seat, effects.dividends(self.view, seat))).filter(|(_, dollars)| *dollars > 0);
        let others: Vec<String> = others
            .map(|(seat, dollars)| {
                let args = [("name", self.people.name(seat).into()), ("dollars", dollars.into())];
                self.words.say_with("ar-detail-yearly-of", &args)
            })
            .collect();
        if others.is_empty() && effects.dividends(self.view, self.seat) == 0 {
            return self.words.say("ar-detail-yearly-nobody");
        }
        let who = others.into_iter().chain([mine]).collect::<Vec<_>>().join(", ");
        self.words.say_with("ar-detail-yearly", &[("who", who.into())])
    }

    fn incomes(&self, effects: &Effects) -> Vec<String> {
        let change = |(railway, from, to): &(Railway, u32, u32)| {
            let railway = self.words.say(railway.word());
            let args = [("railway", railway.into()), ("from", (*from).into()), ("to", (*to).into())];
            self.words.say_with("ar-detail-income-of", &args)
        };
        effects.incomes.iter().map(change).collect()
    }

    fn stop(&self) -> String {
        let Phase::Expand { left, of, .. } = self.view.phase else { return String::new() };
        self.words.say_with("ar-detail-stop", &[("left", left.into()), ("of", of.into())])
    }
}
