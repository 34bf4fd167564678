//! SD-1: set-up.

use super::round;
use crate::state::{CompanyState, MOST_SEATS, STONES, SteelDriver};
use crate::{CitySet, Company, Event, Good, Illegal, LinkSet, Options, Phase, TrainTable};
use engine::{Chance, Seat};

/// SD-1.1 to SD-1.4: the table, with the stones of the first round taken.
pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<SteelDriver, Illegal> {
    round::full_serving(seats)?;
    let active = active_player(seats, options, chance)?;

    events.push(Event::ActivePlayerChosen { seat: active });
    let mut game = SteelDriver {
        seats: seats as u8,
        options: *options,
        round: 1,
        active,
        phase: Phase::Open { seat: active, passes: 0 },
        supply: STONES,
        stones: [0; MOST_SEATS],
        money: [0; MOST_SEATS],
        shares: Default::default(),
        companies: [FULL_FIELD; 6],
        trains: TrainTable::START,
        transcontinental: None,
        goods_supply: Good::ALL.map(Good::pieces),
        goods_on_board: CitySet::EMPTY,
    };
    round::begin(&mut game, events);
    Ok(game)
}

/// SD-1.2: the seat agreed on, or one drawn.
fn active_player(seats: usize, options: &Options, chance: &mut Chance) -> Result<Seat, Illegal> {
    match options.active_player.seat() {
        None => Ok(Seat(chance.below(seats as u32) as u8)),
        Some(seat) if seat.index() < seats => Ok(seat),
        Some(seat) => Err(Illegal::NoSuchSeat { seat, seats }),
    }
}

/// SD-0.2, SD-1.4
const FULL_FIELD: CompanyState = CompanyState {
    stones: 0,
    shares_left: Company::SHARES,
    track_left: Company::TRACK,
    controller: None,
    last_controller: None,
    profit: 0,
    start: None,
    links: LinkSet::EMPTY,
    cities: CitySet::EMPTY,
    goods: [0; 5],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, new_game, opened};
    use crate::{ActivePlayer, Board};
    use engine::Seed;

    fn set_up_with(seats: usize, active_player: ActivePlayer) -> Result<SteelDriver, Illegal> {
        let (seed, options) = (Seed::new("set-up"), Options { active_player, map: Board::Cities38 });
        set_up(seats, &options, &mut Chance::new(&seed, 0), &mut Vec::new())
    }

    /// SD-0.2, SD-1.1, SD-1.4: full fields in the starting order, markers on 0, round 1.
    #[test]
    fn the_companies_begin_with_all_their_pieces() {
        let game = new_game(4);

        for company in Company::ALL {
            let its = game.company(company);
            assert_eq!((its.shares_left, its.track_left, its.stones, its.profit), (5, 17, 0, 0));
            assert_eq!((its.controller, its.last_controller, its.links), (None, None, LinkSet::EMPTY));
        }
        assert_eq!(game.trains.top, Company::ALL.map(Some));
        assert_eq!(game.trains.bottom, [None; 6]);
        assert_eq!(game.round, 1);
    }

    /// SD-1.4: players begin with nothing but the stones of round 1.
    #[test]
    fn players_begin_with_nothing() {
        let game = new_game(3);

        assert_eq!((game.money, game.shares), ([0; 6], [[0; 6]; 6]));
        assert_eq!((game.stones, game.supply), ([10, 10, 10, 0, 0, 0], 30));
    }

    /// SD-1.2: the marker goes to the seat agreed on.
    #[test]
    fn the_marker_goes_to_the_seat_agreed_on() {
        let game = set_up_with(4, ActivePlayer::Seat3).unwrap();

        assert_eq!((game.active, game.phase), (ANGELA, Phase::Open { seat: ANGELA, passes: 0 }));
    }

    /// SD-1.2: a seat that the table does not have can't hold it.
    #[test]
    fn the_marker_needs_a_seat_at_the_table() {
        let refused = set_up_with(4, ActivePlayer::Seat5).unwrap_err();

        assert_eq!(refused, Illegal::NoSuchSeat { seat: Seat(4), seats: 4 });
        assert_eq!(set_up_with(5, ActivePlayer::Seat5).unwrap().active, Seat(4));
    }

    /// SD-1.2, SD-0.10: where it is drawn, every seat gets it in some game, and the event says who.
    #[test]
    fn the_marker_can_be_drawn() {
        let drawn = |seed: u32| {
            let (seed, mut events) = (Seed::new(seed.to_string()), Vec::new());
            let mut chance = Chance::new(&seed, 0);
            let game = set_up(3, &Options::default(), &mut chance, &mut events).unwrap();
            assert_eq!((chance.draws(), events[0]), (1, Event::ActivePlayerChosen { seat: game.active }));
            game.active
        };
        let holders: std::collections::BTreeSet<Seat> = (0..40).map(drawn).collect();

        assert_eq!(holders.len(), 3);
    }

    /// SD-1.3: the left neighbour is the next seat, and seat 1 follows the last.
    #[test]
    fn the_marker_goes_from_the_last_seat_to_the_first() {
        let mut game = set_up_with(3, ActivePlayer::Seat3).unwrap();
        game.passes_marker();

        assert_eq!(game.active, ANNA);
    }

    /// SD-2.1: three to six can play.
    #[test]
    fn two_or_seven_can_not_play() {
        for seats in [0, 1, 2, 7, 8] {
            assert_eq!(set_up_with(seats, ActivePlayer::Drawn), Err(Illegal::WrongSeats { seats }));
        }
    }

    /// SD-0.4: 12 white, 12 black, 6 green, 6 orange and 6 pink pieces, beside either board.
    #[test]
    fn all_goods_lie_beside_the_board() {
        for map in Board::ALL {
            assert_eq!(opened(4, Options { map, ..Options::default() }).goods_supply, [12, 12, 6, 6, 6]);
        }
    }
}
