//! Positions for tests, in a few words.

use super::income::city_value;
use crate::state::AmericanRails;
use crate::{Action, Event, Hex, Illegal, Options, Phase, Railway, Space};
use engine::{Chance, Game, Seat, Seed};
use game_testing::position;

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const ERIK: Seat = Seat(1);
pub(crate) const ANGELA: Seat = Seat(2);
pub(crate) const PETER: Seat = Seat(3);

/// A new game: seat 1 is the banker and about to name the first railway.
pub(crate) fn new_game(seats: usize) -> AmericanRails {
    let seed = Seed::new("positions");
    AmericanRails::new(seats, &Options::default(), &mut Chance::new(&seed, 0), &mut Vec::new()).unwrap()
}

/// 1851, first column, seat 1 to move; the preparation is over, no share sold and no cube on the board.
pub(crate) fn first_year(seats: usize) -> AmericanRails {
    let mut game = new_game(seats);
    for its in &mut game.railways {
        its.offered = its.in_game;
    }
    for seat in game.all_seats() {
        game.turn_order[seat.index()] = Some(seat);
    }
    game.column = Some(0);
    game.phase = Phase::MoveTrain { seat: ANNA };
    game
}

/// Four players; it is Anna's turn and her train has just moved to this space.
pub(crate) fn anna_on(space: Space) -> AmericanRails {
    first_year(4).moved(space)
}

pub(crate) fn hex(name: &str) -> Hex {
    Hex::parse(name).unwrap_or_else(|| panic!("no hex {name}"))
}

/// AR-5.5: the present values of the railway's cities and $10 per joined pair.
pub(crate) fn income_by_5_5(game: &AmericanRails, railway: Railway) -> u32 {
    let track = game.railway(railway).track;
    let cities = track.iter().filter_map(Hex::city).map(|city| {
        let value = city_value(city, game.houses.contains(city.hex));
        if game.railways_at(city.hex).len() == 1 { value.full } else { value.shared }
    });
    let hubs = track.iter().filter_map(Hex::city).filter(|city| city.is_hub()).count() as u32;
    cities.sum::<u32>() + 10 * (hubs * hubs.saturating_sub(1) / 2)
}

/// What builds a position on another.
impl AmericanRails {
    /// Cubes of a railway on these hexes, out of its supply, with the income they earn.
    pub(crate) fn track(mut self, railway: Railway, hexes: &[&str]) -> AmericanRails {
        let its = self.railway_mut(railway);
        its.track = its.track.union(hexes.iter().map(|name| hex(name)).collect());
        its.cubes_left = railway.cubes() - 1 - its.track.len() as u8;
        self.counted()
    }

    pub(crate) fn house(mut self, city: &str) -> AmericanRails {
        self.houses = self.houses.with(hex(city));
        self.counted()
    }

    /// One share out of the railway's supply.
    pub(crate) fn share(mut self, seat: Seat, railway: Railway) -> AmericanRails {
        self.railway_mut(railway).shares_left -= 1;
        self.shares[seat.index()][railway.index()] += 1;
        self
    }

    pub(crate) fn treasury(mut self, railway: Railway, dollars: u32) -> AmericanRails {
        self.railway_mut(railway).treasury = dollars;
        self
    }

    pub(crate) fn money(mut self, seat: Seat, dollars: u32) -> AmericanRails {
        self.money[seat.index()] = dollars;
        self
    }

    pub(crate) fn cubes_left(mut self, railway: Railway, cubes: u8) -> AmericanRails {
        self.railway_mut(railway).cubes_left = cubes;
        self
    }

    /// This many shares left in supply; the others are out of the game.
    pub(crate) fn shares_left(mut self, railway: Railway, shares: u8) -> AmericanRails {
        let its = self.railway_mut(railway);
        its.shares_removed = its.shares_left - shares;
        its.shares_left = shares;
        self
    }

    pub(crate) fn in_phase(mut self, phase: Phase) -> AmericanRails {
        self.phase = phase;
        self
    }

    pub(crate) fn moved(mut self, space: Space) -> AmericanRails {
        self.does(Action::MoveTrain { space });
        self
    }

    fn counted(mut self) -> AmericanRails {
        for railway in Railway::ALL {
            self.railway_mut(railway).income = income_by_5_5(&self, railway);
        }
        self
    }
}

/// What tests do with a position and ask of it.
impl AmericanRails {
    pub(crate) fn to_move(&self) -> Seat {
        self.phase.seat().expect("the game is over")
    }

    /// The player to move does this; what happened.
    pub(crate) fn does(&mut self, action: Action) -> Vec<Event> {
        position::act(self, self.to_move(), action)
    }

    /// The player to move may not do this; why.
    pub(crate) fn refuses(&self, action: Action) -> Illegal {
        position::refused(self, self.to_move(), action)
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        position::legal(self, self.to_move())
    }

    pub(crate) fn bids(&mut self, dollars: u32) -> Vec<Event> {
        self.does(Action::Bid { dollars })
    }

    pub(crate) fn passes(&mut self) -> Vec<Event> {
        self.does(Action::Pass)
    }

    pub(crate) fn names(&mut self, railway: Railway) -> Vec<Event> {
        self.does(Action::NameRailway { railway })
    }

    pub(crate) fn puts_first_cube(&mut self, city: &str) -> Vec<Event> {
        self.does(Action::PlaceFirstCube { city: hex(city) })
    }

    pub(crate) fn puts_cube(&mut self, railway: Railway, on: &str) -> Vec<Event> {
        self.does(Action::PlaceCube { railway, hex: hex(on) })
    }

    pub(crate) fn income(&self, railway: Railway) -> u32 {
        self.railway(railway).income
    }

    pub(crate) fn money_of(&self, seat: Seat) -> u32 {
        self.money[seat.index()]
    }
}
