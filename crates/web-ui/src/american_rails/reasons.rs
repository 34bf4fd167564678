//! Why a bot would do it: what it pays the player, where it leads, whom it stops.

use super::choices::{gain_of_seat, label};
use super::details::{best_start, brings_to_the_end, pays_to_the_end, start_pays_to_the_end, until};
use super::effects::Effects;
use super::stakes::Stakes;
use crate::parts::imagined::Trial;
use crate::{Rank, Words};
use american_rails::{
    Action, AmericanRails, Auction, City, Hex, HexSet, Phase, Railway, Space, View, dividend, least_bid,
};
use engine::{Game, Seat};
use std::cmp::Reverse;

/// Farther away a city is no reason.
const FAR: usize = 4;
/// AR-4.10: an empty plain.
const CHEAPEST: u32 = 2;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
    let trial = Trial::on(view);
    let effects = Effects::of(&trial, seat, action);
    let reasons = Reasons { view, seat, words };
    let said = match *action {
        Action::PlaceCube { railway, hex } => return reasons.cube(railway, hex, &effects),
        Action::PlaceFirstCube { city } => reasons.close_to(city),
        // Before it is on the board its shares and cubes are all there is to know: they are told with the offer.
        Action::NameRailway { railway } => (!view.railway(railway).track.is_empty()).then(|| reasons.put_up(railway)),
        Action::Bid { dollars } => return reasons.bid(dollars),
        Action::Pass => reasons.pass(rank),
        Action::MoveTrain { space } => reasons.space(&trial, action, space),
        Action::Develop { .. } => reasons.for_whom(&effects),
        Action::Stop | Action::Leave => reasons.nothing_earns(),
        _ => None,
    };
    said.into_iter().collect()
}

/// Why a train moves to a space whose player would do `next` there.
pub(crate) fn why_before(view: &View, seat: Seat, action: &Action, next: &Action, words: &Words) -> Option<String> {
    if matches!(next, Action::MoveTrain { .. }) {
        return None;
    }
    let (game, _) = Trial::<AmericanRails>::on(view).after(seat, action)?;
    let then = game.view(engine::Viewer::Seat(seat));
    let reasons = Reasons { view: &then, seat, words };
    Some(match *next {
        Action::Leave | Action::Stop | Action::Pass => words.say("ar-why-space-place"),
        Action::NameRailway { railway } => reasons.put_up(railway),
        _ => words.say_with("ar-why-then", &[("best", reasons.what(next).into())]),
    })
}

struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
}

impl Reasons<'_> {
    fn cube(&self, railway: Railway, hex: Hex, effects: &Effects) -> Vec<String> {
        let pays = self.pays(railway, effects);
        let leads = if pays.is_none() { self.on_the_way(railway, hex).map(|(_, said)| said) } else { None };
        [pays, leads, self.shuts_out(railway, hex)].into_iter().flatten().collect()
    }

    /// What the player's shares would pay.
    fn pays(&self, railway: Railway, effects: &Effects) -> Option<String> {
        let (its, held) = (self.view.railway(railway), u32::from(self.view.shares_of(self.seat, railway)));
        let paid = |income: u32| dividend(income, its.shares_held) * held;
        let (_, from, to) = effects.incomes.iter().find(|(changed, ..)| *changed == railway)?;
        let args = [
            ("railway", self.words.say(railway.word()).into()),
            ("from", paid(*from).into()),
            ("to", paid(*to).into()),
        ];
        (paid(*to) > paid(*from)).then(|| self.words.say_with("ar-why-pays", &args))
    }

    /// The city that is worth most for its way, of those that come nearer; and how much that is.
    fn on_the_way(&self, railway: Railway, hex: Hex) -> Option<(u32, String)> {
        let track = self.view.railway(railway).track;
        let (before, now) = (rings(track), rings(HexSet::EMPTY.with(hex)));
        let away = |rings: &[HexSet], city: Hex| rings.iter().position(|ring| ring.contains(city));
        let nearer = american_rails::CITIES.iter().filter_map(|city| {
            let cubes = away(&now, city.hex)?;
            let comes_nearer = away(&before, city.hex).is_none_or(|was| cubes < was);
            let value = self.view.city_value(city.hex)?;
            let dollars = if self.view.cubes_at(city.hex).is_empty() { value.full } else { value.shared };
            (comes_nearer && cubes > 0 && !track.contains(city.hex)).then_some((city, cubes, dollars))
        });
        let worth = |cubes: usize, dollars: u32| dollars * 60 / cubes as u32;
        let (city, cubes, dollars) =
            nearer.max_by_key(|(_, cubes, dollars)| (worth(*cubes, *dollars), Reverse(*cubes)))?;
        let left = self.view.railway(railway).treasury.saturating_sub(self.view.price(hex));
        let args =
            [("cubes", cubes.into()), ("city", city.name.into()), ("dollars", dollars.into()), ("left", left.into())];
        let is_poor = left < self.least_price(cubes, city);
        let id = if is_poor { "ar-why-on-the-way.poor" } else { "ar-why-on-the-way" };
        Some((worth(cubes, dollars), self.words.say_with(id, &args)))
    }

    /// AR-4.10: what so many cubes cost at least, the last of them in a city.
    fn least_price(&self, cubes: usize, city: &City) -> u32 {
        let on_the_way = cubes.saturating_sub(1) as u32;
        CHEAPEST * on_the_way + self.view.price(city.hex)
    }

    /// AR-4.9: forests and mountains hold one cube. Of railways in which the player has no share those are stopped that border on it.
    fn shuts_out(&self, railway: Railway, hex: Hex) -> Option<String> {
        if !hex.terrain().holds_one_cube() {
            return None;
        }
        let stopped = self.view.railways.iter().filter(|its| {
            its.railway != railway
                && self.view.shares_of(self.seat, its.railway) == 0
                && Hex::next_to(its.track).contains(hex)
        });
        let names: Vec<String> = stopped.map(|its| self.words.say(its.railway.word())).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let said = || self.words.say_with("ar-why-shuts-out", &[("railways", self.words.listed(&names).into())]);
        (!names.is_empty()).then(said)
    }

    /// Cities two hexes away at most, the richest first.
    fn close_to(&self, city: Hex) -> Option<String> {
        let near = rings(HexSet::EMPTY.with(city));
        let is_near = |other: &&City| near[1..=2].iter().any(|ring| ring.contains(other.hex));
        let mut close: Vec<&City> = american_rails::CITIES.iter().filter(is_near).collect();
        close.sort_by_key(|city| Reverse(city.full));
        let names: Vec<&str> = close.iter().take(3).map(|city| city.name).collect();
        let said = || self.words.say_with("ar-why-close-to", &[("cities", self.words.listed(&names).into())]);
        (!names.is_empty()).then(said)
    }

    /// What the share is worth to the player, and what they lose if somebody else buys it. Who bids more than that counts on its growing.
    fn bid(&self, dollars: u32) -> Vec<String> {
        let Phase::Auction(Auction { railway, .. }) = self.view.phase else { return Vec::new() };
        let total = self.worth(railway);
        let args = |stakes: Stakes| {
            let lost = stakes.lost.unwrap_or(stakes.now);
            let [year, total, now, lost] = [stakes.yearly(), total, stakes.now, lost].map(Into::into);
            [("year", year), ("total", total), ("now", now), ("lost", lost), until(self.view)]
        };
        if self.view.railway(railway).track.is_empty() {
            let args = [("best", best_start(self.view).into()), ("total", total.into()), until(self.view)];
            return vec![self.words.say_with("ar-why-bid-new", &args)];
        }
        let stakes = Stakes::of(self.view, self.seat, railway);
        let said = |id: &str| self.words.say_with(id, &args(stakes));
        let defends = stakes.defends().map(|_| said("ar-why-bid-defends"));
        let grows = (total <= dollars).then(|| said("ar-why-bid-grows"));
        [Some(said("ar-why-bid")), defends, grows].into_iter().flatten().collect()
    }

    /// What buying the share that is up for bids brings the player to the end of the game, as things stand: the most that is worth bidding.
    fn worth(&self, railway: Railway) -> u32 {
        match self.view.railway(railway).track.is_empty() {
            true => start_pays_to_the_end(self.view),
            false => Stakes::of(self.view, self.seat, railway).to_the_end(self.view),
        }
    }

    /// What any share of it pays to the end of the game, as things stand.
    fn share_pays(&self, railway: Railway) -> u32 {
        match self.view.railway(railway).track.is_empty() {
            true => start_pays_to_the_end(self.view),
            false => pays_to_the_end(self.view, railway),
        }
    }

    /// What it brings the player, less what their other shares of it lose.
    fn share_brings(&self, railway: Railway) -> u32 {
        match self.view.railway(railway).track.is_empty() {
            true => start_pays_to_the_end(self.view),
            false => brings_to_the_end(self.view, self.seat, railway),
        }
    }

    /// What the share costs and pays, and what the money can buy instead; who should not pass leaves the share to others.
    fn pass(&self, rank: Rank) -> Option<String> {
        let Phase::Auction(Auction { railway, high, .. }) = self.view.phase else { return None };
        let (price, total) = (least_bid(high), self.worth(railway));
        let on_sale =
            self.view.railways.iter().filter(|its| its.in_game && its.shares_left > 0 && its.railway != railway);
        // AR-2.6: in the preparation every railway comes up once.
        let waiting = on_sale.clone().filter(|its| self.view.column.is_none() && !its.offered_in_preparation).count();
        let better = on_sale.map(|its| (its.railway, self.share_pays(its.railway))).max_by_key(|(_, pays)| *pays);
        let mut args = vec![
            ("price", price.into()),
            ("total", total.into()),
            ("money", self.view.player(self.seat).money.into()),
            ("railways", waiting.into()),
            until(self.view),
        ];
        let id = match better.filter(|(_, pays)| *pays > total) {
            _ if rank == Rank::Behind => "ar-why-pass-behind",
            _ if total <= price => "ar-why-pass-dear",
            Some((other, pays)) => {
                args.extend([("other", self.words.say(other.word()).into()), ("pays", pays.into())]);
                "ar-why-pass-better"
            }
            None if waiting > 0 => "ar-why-pass-waiting",
            None => "ar-why-pass",
        };
        Some(self.words.say_with(id, &args))
    }

    /// What the space is good for now: every space of the action track has a reason.
    fn space(&self, trial: &Trial<AmericanRails>, action: &Action, space: Space) -> Option<String> {
        let has_shares = Railway::ALL.into_iter().any(|railway| self.view.shares_of(self.seat, railway) > 0);
        match space {
            Space::Pass => Some(self.words.say("ar-why-space-pass")),
            Space::Finance => has_shares.then(|| self.words.say("ar-why-space-finance")),
            Space::Auction => self.best_share(),
            Space::Take => self.then(trial, action).or_else(|| Some(self.words.say("ar-why-space-take"))),
            Space::Develop | Space::Expand3 | Space::Expand4 => {
                self.then(trial, action).or_else(|| Some(self.words.say("ar-why-space-place")))
            }
        }
    }

    /// Of all that can be put up, the share that brings most.
    fn best_share(&self) -> Option<String> {
        let on_sale = self.view.railways.iter().filter(|its| its.in_game && its.shares_left > 0);
        on_sale.max_by_key(|its| self.share_brings(its.railway)).map(|its| self.put_up(its.railway))
    }

    /// What it is good for that this railway is put up: for a share, where the player can buy it and it brings more than it costs.
    fn put_up(&self, railway: Railway) -> String {
        let (money, least) = (self.view.player(self.seat).money, least_bid(None));
        let (total, mine) = (self.share_brings(railway), self.view.shares_of(self.seat, railway));
        let args = [
            ("railway", self.words.say(railway.word()).into()),
            ("total", total.into()),
            ("money", money.into()),
            ("least", least.into()),
            until(self.view),
        ];
        let id = match () {
            () if money < least => "ar-why-space-auction.poor",
            () if total > least && mine > 0 => "ar-why-space-auction.more",
            () if total > least => "ar-why-space-auction",
            () if mine > 0 => "ar-why-space-auction.funds",
            () => "ar-why-space-auction.thins",
        };
        self.words.say_with(id, &args)
    }

    /// What would gain most once the train stands there; where nothing does at once, what leads on to most.
    fn then(&self, trial: &Trial<AmericanRails>, action: &Action) -> Option<String> {
        let (game, _) = trial.after(self.seat, action)?;
        let view = game.view(engine::Viewer::Seat(self.seat));
        let best = match self.best_next(&view) {
            Some((gain, what)) => format!("{what} {}", plus(gain, self.words)),
            None => self.best_way(&view)?,
        };
        Some(self.words.say_with("ar-why-then", &[("best", best.into())]))
    }

    /// "American: one cube more to Chicago, worth $7"
    fn best_way(&self, view: &View) -> Option<String> {
        let mut legal = Vec::new();
        Trial::<AmericanRails>::on(view).game().legal_actions(self.seat, &mut legal);
        let ways = legal.iter().filter_map(|next| match *next {
            Action::PlaceCube { railway, hex } => self.on_the_way(railway, hex).map(|way| (railway, way)),
            _ => None,
        });
        let (railway, (_, way)) = ways.max_by_key(|(_, (worth, _))| *worth)?;
        Some(format!("{}: {way}", self.words.say(railway.word())))
    }

    /// The cube or the house that gains the player's railways most, if any does.
    fn best_next(&self, view: &View) -> Option<(i64, String)> {
        let trial = Trial::<AmericanRails>::on(view);
        let mut legal = Vec::new();
        trial.game().legal_actions(self.seat, &mut legal);
        let builds = |next: &&Action| matches!(next, Action::PlaceCube { .. } | Action::Develop { .. });
        let gain = |next: &Action| gain_of_seat(view, self.seat, &Effects::of(&trial, self.seat, next));
        let (gain, best) = legal.iter().filter(builds).map(|next| (gain(next), next)).max_by_key(|(gain, _)| *gain)?;
        (gain > 0).then(|| (gain, label(view, best, &legal, self.words)))
    }

    /// What is done next, with what it gains at once, or where it leads.
    fn what(&self, next: &Action) -> String {
        let trial = Trial::<AmericanRails>::on(self.view);
        let mut legal = Vec::new();
        trial.game().legal_actions(self.seat, &mut legal);
        let said = label(self.view, next, &legal, self.words);
        let gain = gain_of_seat(self.view, self.seat, &Effects::of(&trial, self.seat, next));
        match *next {
            _ if gain > 0 => format!("{said} {}", plus(gain, self.words)),
            Action::PlaceCube { railway, hex } => match self.on_the_way(railway, hex) {
                Some((_, way)) => format!("{}: {way}", self.words.say(railway.word())),
                None => said,
            },
            _ => said,
        }
    }

    fn for_whom(&self, effects: &Effects) -> Option<String> {
        let (mut mine, mut theirs) = (0, 0);
        for (railway, from, to) in &effects.incomes {
            let gain = i64::from(*to) - i64::from(*from);
            if self.view.shares_of(self.seat, *railway) > 0 { mine += gain } else { theirs += gain }
        }
        let args = [("mine", plus(mine, self.words).into()), ("theirs", plus(theirs, self.words).into())];
        Some(self.words.say_with("ar-why-for-whom", &args))
    }

    fn nothing_earns(&self) -> Option<String> {
        let is_in_vain = matches!(self.view.phase, Phase::Expand { .. }) && self.best_next(self.view).is_none();
        is_in_vain.then(|| self.words.say("ar-why-nothing-earns"))
    }
}

fn plus(dollars: i64, words: &Words) -> String {
    format!("{}{}", if dollars < 0 { "" } else { "+" }, words.money(dollars))
}

/// The hexes themselves, those that border on them, and so on.
fn rings(from: HexSet) -> Vec<HexSet> {
    let (mut all, mut seen) = (vec![from], from);
    for _ in 0..FAR {
        let next = Hex::next_to(seen).minus(seen);
        all.push(next);
        seen = seen.union(next);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::play;
    use engine::Viewer;

    /// Nobody is told to go somewhere without being told why.
    #[test]
    fn every_space_of_the_track_has_a_reason() {
        let mut spaces = 0;
        play::<AmericanRails>(3, Default::default(), "why", |table| {
            let view = table.game().view(Viewer::All);
            let Phase::MoveTrain { seat } = view.phase else { return };
            // To finance a railway, or to put a share up, pays only whoever has one, or finds one.
            for space in [Space::Pass, Space::Develop, Space::Take, Space::Expand3, Space::Expand4] {
                spaces += 1;
                let said = why(&view, seat, &Action::MoveTrain { space }, Rank::First, Words::new(Lang::En));
                assert!(!said.is_empty(), "{space:?}");
            }
        });
        assert!(spaces > 100);
    }

    fn table(seed: &str) -> View {
        let table = engine::Table::<AmericanRails>::open(4, Default::default(), engine::Seed::new(seed)).unwrap();
        let mut view = table.game().view(Viewer::All);
        (view.year, view.column) = (1856, Some(2));
        let american = &mut view.railways[Railway::American.index()];
        american.track = HexSet::EMPTY.with(Hex::of_city("Buffalo").unwrap());
        (american.income, american.shares_held, american.shares_left) = (26, 1, 4);
        view.players[0].shares[Railway::American.index()] = 1;
        view
    }

    fn bid_of(seat: Seat, still_in: &[Seat]) -> Phase {
        Phase::Auction(Auction {
            railway: Railway::American,
            opener: seat,
            to_bid: seat,
            high: None,
            still_in: still_in.iter().copied().collect(),
            preparation: false,
            last_bids: Default::default(),
        })
    }

    /// AR-6.1: $26 for one share, $13 for each of two: the second one brings its only owner nothing, but keeps them from losing half.
    #[test]
    fn a_bid_says_what_somebody_else_would_take_away() {
        let (mut view, me, other) = (table("bid"), Seat(0), Seat(1));
        let said = |view: &View, dollars: u32| {
            Reasons { view, seat: me, words: Words::new(Lang::En) }.bid(dollars).join(" · ")
        };

        view.phase = bid_of(me, &[me, other]);
        let defends =
            "brings you $13 a year, $26 to 1857 as it stands · if another buys it, you fall from $26 to $13 a year";
        assert_eq!(said(&view, 19), defends);
        assert!(said(&view, 27).ends_with("has to grow: your bid is its money to build with"));
        view.phase = bid_of(me, &[me]);
        assert!(said(&view, 10).starts_with("brings you $0 a year"), "nobody else can take it: {}", said(&view, 10));
    }

    #[test]
    fn a_share_that_can_not_be_paid_is_no_gain() {
        let mut view = table("poor");
        view.players[0].money = 9;
        view.phase = Phase::MoveTrain { seat: Seat(0) };
        let (train, name) =
            (Action::MoveTrain { space: Space::Auction }, Action::NameRailway { railway: Railway::American });

        let said = why_before(&view, Seat(0), &train, &name, Words::new(Lang::En)).unwrap();

        assert!(said.starts_with("with $9 you can’t bid"), "{said}");
        let left = why_before(&view, Seat(0), &train, &Action::Leave, Words::new(Lang::En)).unwrap();
        assert_eq!(left, "nothing to gain there now: only its place counts");
    }
}
