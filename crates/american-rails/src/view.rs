//! The table as a reader sees it. Nothing is secret (AR-1.9): it is the whole table, the same for every viewer.

use crate::rules::{end, expand, income};
use crate::state::{AmericanRails, RailwayState};
use crate::{Hex, HexSet, Options, Phase, Railway, RailwaySet, Space};
use engine::Seat;
use serde::Serialize;

pub use crate::rules::income::CityValue;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub seats: u8,
    pub options: Options,
    pub banker: Seat,
    pub year: u16,
    /// The action phase, 0 to 2; none in the preparation.
    pub column: Option<u8>,
    pub phase: Phase,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// All six, in the order of [`Railway::ALL`].
    pub railways: Vec<RailwayView>,
    pub houses: HexSet,
    pub houses_left: u8,
    /// The order of this year's first phase; in the preparation, those who have a place in it already.
    pub turn_order: Vec<Seat>,
    /// Who chose what in this year's three columns; a train's mark stays where it stood before.
    pub action_track: [[Option<Seat>; 7]; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub money: u32,
    /// In the order of [`Railway::ALL`].
    pub shares: [u8; 6],
    /// What the dividends would be if they were paid now.
    pub dividends_due: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RailwayView {
    pub railway: Railway,
    /// With three players one railway is out (AR-1.2).
    pub in_game: bool,
    /// Its share of the preparation was auctioned, sold or not.
    pub offered_in_preparation: bool,
    pub treasury: u32,
    pub income: u32,
    pub cubes_left: u8,
    pub shares_left: u8,
    pub shares_removed: u8,
    /// Shares in players' hands.
    pub shares_held: u8,
    /// If dividends were paid now; 0 where nobody holds a share.
    pub dividend_per_share: u32,
    pub track: HexSet,
    /// Pairs of Chicago, New York and Atlanta that its track joins: 0, 1 or 3.
    pub joined_pairs: u8,
}

impl RailwayView {
    /// AR-7.1: whether few of its cubes are left.
    pub fn is_low(&self) -> bool {
        end::is_low(self.cubes_left)
    }
}

impl View {
    /// What is known of one railway.
    pub fn railway(&self, railway: Railway) -> &RailwayView {
        &self.railways[railway.index()]
    }

    /// What is known of one player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// How many shares of a railway a player holds.
    pub fn shares_of(&self, seat: Seat, railway: Railway) -> u8 {
        self.player(seat).shares[railway.index()]
    }

    /// Whose cubes lie on this hex.
    pub fn cubes_at(&self, hex: Hex) -> RailwaySet {
        self.railways.iter().filter(|railway| railway.track.contains(hex)).map(|railway| railway.railway).collect()
    }

    /// What a next cube on this hex would cost, allowed or not (AR-4.10): the same for every railway.
    pub fn price(&self, hex: Hex) -> u32 {
        expand::price(hex.terrain(), self.cubes_at(hex).len(), self.houses.contains(hex))
    }

    /// What a city is worth now, its house included; nothing for other hexes.
    pub fn city_value(&self, hex: Hex) -> Option<CityValue> {
        hex.city().map(|city| income::city_value(city, self.houses.contains(hex)))
    }

    /// AR-4.5: whether Take may be an Expand 2 at this table.
    pub fn take_may_expand(&self) -> bool {
        expand::take_may_expand(self.seats)
    }

    /// AR-7.1, AR-7.4: supplies that are low, the houses among them: the game ends with as many as there are players.
    pub fn low_supplies(&self) -> usize {
        let boxes = self.railways.iter().filter(|railway| railway.in_game && railway.is_low()).count();
        boxes + usize::from(self.are_houses_low())
    }

    /// So few houses are left that it is one of the reasons for the game to end.
    pub fn are_houses_low(&self) -> bool {
        end::is_low(self.houses_left)
    }

    /// Where a train stands: the latest column its player has chosen in.
    pub fn train_of(&self, seat: Seat) -> Option<(u8, Space)> {
        let stands =
            |column: usize| Space::ALL.into_iter().find(|space| self.action_track[column][space.index()] == Some(seat));
        (0..3_u8).rev().find_map(|column| Some((column, stands(usize::from(column))?)))
    }
}

pub(crate) fn view(game: &AmericanRails) -> View {
    View {
        seats: game.seats,
        options: game.options,
        banker: game.banker,
        year: game.year,
        column: game.column,
        phase: game.phase,
        players: game.all_seats().map(|seat| player_view(game, seat)).collect(),
        railways: Railway::ALL.iter().map(|railway| railway_view(game, *railway)).collect(),
        houses: game.houses,
        houses_left: game.houses_left(),
        turn_order: game.turn_order.iter().flatten().copied().collect(),
        action_track: game.action_track,
    }
}

/// The game of a view: nothing is hidden, so it is the very same.
pub(crate) fn imagine(view: &View) -> AmericanRails {
    let mut game = AmericanRails {
        seats: view.seats,
        options: view.options,
        banker: view.banker,
        year: view.year,
        column: view.column,
        phase: view.phase,
        money: Default::default(),
        shares: Default::default(),
        railways: Railway::ALL.map(|railway| railway_state(view.railway(railway))),
        houses: view.houses,
        turn_order: Default::default(),
        action_track: view.action_track,
    };
    for (seat, player) in view.players.iter().enumerate() {
        game.money[seat] = player.money;
        game.shares[seat] = player.shares;
    }
    for (place, seat) in view.turn_order.iter().enumerate() {
        game.turn_order[place] = Some(*seat);
    }
    game
}

pub(crate) fn player_view(game: &AmericanRails, seat: Seat) -> PlayerView {
    PlayerView {
        money: game.money[seat.index()],
        shares: game.shares[seat.index()],
        dividends_due: crate::rules::dividends::due(game, seat),
    }
}

pub(crate) fn railway_view(game: &AmericanRails, railway: Railway) -> RailwayView {
    let state = game.railway(railway);
    RailwayView {
        railway,
        in_game: state.in_game,
        offered_in_preparation: state.offered,
        treasury: state.treasury,
        income: state.income,
        cubes_left: state.cubes_left,
        shares_left: state.shares_left,
        shares_removed: state.shares_removed,
        shares_held: game.shares_held(railway),
        dividend_per_share: crate::rules::dividends::per_share(game, railway),
        track: state.track,
        joined_pairs: income::joined_pairs(state.track),
    }
}

fn railway_state(railway: &RailwayView) -> RailwayState {
    RailwayState {
        in_game: railway.in_game,
        offered: railway.offered_in_preparation,
        cubes_left: railway.cubes_left,
        shares_left: railway.shares_left,
        shares_removed: railway.shares_removed,
        treasury: railway.treasury,
        income: railway.income,
        track: railway.track,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, anna_on, first_year, hex};
    use Railway::{Liberty, National};

    #[test]
    fn a_view_answers_what_pages_and_bots_ask() {
        let game = first_year(4).track(National, &["Buffalo", "11-1"]).track(Liberty, &["Buffalo"]).house("Buffalo");
        let view = view(&game.share(ERIK, National));

        assert_eq!((view.price(hex("Buffalo")), view.price(hex("10-1"))), (2 + 2 + 2 + 2, 3));
        assert_eq!(view.city_value(hex("Buffalo")), Some(CityValue { full: 6, shared: 4 }));
        assert_eq!(view.city_value(hex("11-1")), None);
        assert_eq!(view.cubes_at(hex("Buffalo")).iter().collect::<Vec<_>>(), [National, Liberty]);
        assert_eq!((view.player(ERIK).dividends_due, view.railway(National).dividend_per_share), (4, 4));
    }

    #[test]
    fn a_view_knows_where_the_trains_stand() {
        let view = view(&anna_on(Space::Develop));

        assert_eq!((view.train_of(ANNA), view.train_of(ERIK)), (Some((0, Space::Develop)), None));
    }

    #[test]
    fn a_view_is_json_that_people_can_read() {
        let game = anna_on(Space::Expand3).track(National, &["Chicago"]);
        let json = serde_json::to_value(view(&game)).unwrap();

        assert_eq!(json["phase"], serde_json::json!({"waits_for": "expand", "seat": 0, "left": 3, "of": 3}));
        assert_eq!(json["railways"][1]["track"], serde_json::json!(["Chicago"]));
    }
}
