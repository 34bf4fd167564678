//! The table without lists, for a search that reads thousands of positions: nothing is secret (AR-1.9), so it gives nothing away.

use crate::state::{AmericanRails, MOST_SEATS};
use crate::view::{player_view, railway_view};
use crate::{Hex, HexSet, Phase, PlayerView, Railway, RailwaySet, RailwayView, View};
use engine::Seat;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    pub seats: u8,
    pub year: u16,
    /// The action phase, 0 to 2; none in the preparation.
    pub column: Option<u8>,
    pub phase: Phase,
    /// By seat; those beyond the last seat have nothing.
    pub players: [PlayerView; MOST_SEATS],
    /// In the order of [`Railway::ALL`].
    pub railways: [RailwayView; 6],
    pub houses: HexSet,
    pub houses_left: u8,
    /// The order of this year's first phase.
    pub turn_order: [Option<Seat>; MOST_SEATS],
    /// Who chose what in this year's three columns.
    pub action_track: [[Option<Seat>; 7]; 3],
}

const NOBODY: PlayerView = PlayerView { money: 0, shares: [0; 6], dividends_due: 0 };

impl AmericanRails {
    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What lies open, taken from the game: everything but the luck.
    pub fn open(&self) -> Open {
        let seats = self.seat_count();
        let player = |seat: usize| if seat < seats { player_view(self, Seat(seat as u8)) } else { NOBODY };
        Open {
            seats: self.seats,
            year: self.year,
            column: self.column,
            phase: self.phase,
            players: std::array::from_fn(player),
            railways: Railway::ALL.map(|railway| railway_view(self, railway)),
            houses: self.houses,
            houses_left: self.houses_left(),
            turn_order: self.turn_order,
            action_track: self.action_track,
        }
    }
}

impl View {
    /// What lies open, taken from a view: nothing is hidden in this game.
    pub fn open(&self) -> Open {
        Open {
            seats: self.seats,
            year: self.year,
            column: self.column,
            phase: self.phase,
            players: std::array::from_fn(|seat| self.players.get(seat).copied().unwrap_or(NOBODY)),
            railways: Railway::ALL.map(|railway| *self.railway(railway)),
            houses: self.houses,
            houses_left: self.houses_left,
            turn_order: std::array::from_fn(|place| self.turn_order.get(place).copied()),
            action_track: self.action_track,
        }
    }
}

impl Open {
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
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, first_year};
    use crate::{Hex, Railway};
    use engine::{Game, Viewer};

    /// AR-1.9: the table tells the same with lists and without.
    #[test]
    fn a_view_and_its_table_tell_the_same() {
        let game = first_year(4).track(Railway::National, &["Buffalo", "11-1"]).share(ANNA, Railway::National);
        let open = game.open();

        assert_eq!(game.view(Viewer::Spectator).open(), open);
        assert_eq!((open.shares_of(ANNA, Railway::National), open.players[4].money), (1, 0));
        assert!(open.cubes_at(Hex::of_city("Buffalo").unwrap()).contains(Railway::National));
    }
}
