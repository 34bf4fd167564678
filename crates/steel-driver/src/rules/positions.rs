//! Positions for tests, in a few words.

use super::{accounting, build};
use crate::state::{LAST_ROUND, SteelDriver};
use crate::{Action, ActivePlayer, City, Company, Event, Illegal, Link, Options, Phase};
use engine::{Chance, Game, Seat, Seed};
use game_testing::position;

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const ERIK: Seat = Seat(1);
pub(crate) const ANGELA: Seat = Seat(2);
pub(crate) const PETER: Seat = Seat(3);

/// Round 1: everybody has taken stones, and Anna holds the marker.
pub(crate) fn new_game(seats: usize) -> SteelDriver {
    opened(seats, Options { active_player: ActivePlayer::Seat1, ..Options::default() })
}

pub(crate) fn opened(seats: usize, options: Options) -> SteelDriver {
    let seed = Seed::new("positions");
    SteelDriver::new(seats, &options, &mut Chance::new(&seed, 0), &mut Vec::new()).unwrap()
}

pub(crate) fn city(name: &str) -> City {
    City::named(name).unwrap_or_else(|| panic!("no city {name}"))
}

pub(crate) fn link(name: &str) -> Link {
    Link::named(name).unwrap_or_else(|| panic!("no link {name}"))
}

/// Anna controls Red, which has these stones and this track; it is Red's turn.
pub(crate) fn red_builds(stones: u8, track: &[&str]) -> SteelDriver {
    new_game(3).controls(ANNA, Company::Red).track(Company::Red, track).field(Company::Red, stones).building()
}

/// What builds a position on another. Pieces come from where they lie: nothing is made or lost.
impl SteelDriver {
    /// Track along these cities, from the first to the last; the very first is the company's start.
    pub(crate) fn track(mut self, company: Company, cities: &[&str]) -> SteelDriver {
        for ends in cities.windows(2) {
            let (a, b) = (city(ends[0]), city(ends[1]));
            let link = Link::between(a, b).unwrap_or_else(|| panic!("no link {a}–{b}"));
            assert_eq!(self.owner(link), None, "{link} is built already");
            let its = self.company_mut(company);
            its.start = its.start.or(Some(a));
            its.links = its.links.with(link);
            its.cities = its.cities.with(a).with(b);
            its.track_left -= 1;
        }
        self
    }

    /// The only pieces of track it has left.
    pub(crate) fn track_left(mut self, company: Company, track: u8) -> SteelDriver {
        self.company_mut(company).track_left = track;
        self
    }

    /// A player with this many stones, from or to the supply.
    pub(crate) fn stones(mut self, seat: Seat, stones: u8) -> SteelDriver {
        let all = self.supply + self.stones[seat.index()];
        self.stones[seat.index()] = stones;
        self.supply = all - stones;
        self
    }

    /// A field with this many stones, from or to the supply.
    pub(crate) fn field(mut self, company: Company, stones: u8) -> SteelDriver {
        let all = self.supply + self.company(company).stones;
        self.company_mut(company).stones = stones;
        self.supply = all - stones;
        self
    }

    /// They have won its auction this round: control and a share.
    pub(crate) fn controls(mut self, seat: Seat, company: Company) -> SteelDriver {
        let its = self.company_mut(company);
        its.controller = Some(seat);
        its.last_controller = Some(seat);
        self.shares(seat, company, 1)
    }

    pub(crate) fn shares(mut self, seat: Seat, company: Company, shares: u8) -> SteelDriver {
        self.company_mut(company).shares_left -= shares;
        self.shares[seat.index()][company.index()] += shares;
        self
    }

    /// Who had control in the latest round in which it was auctioned, not this one.
    pub(crate) fn controlled_last_by(mut self, seat: Seat, company: Company) -> SteelDriver {
        self.company_mut(company).last_controller = Some(seat);
        self
    }

    pub(crate) fn money(mut self, seat: Seat, dollars: u32) -> SteelDriver {
        self.money[seat.index()] = dollars;
        self
    }

    pub(crate) fn profit(mut self, company: Company, dollars: u32) -> SteelDriver {
        self.company_mut(company).profit = dollars;
        self
    }

    pub(crate) fn in_last_round(mut self) -> SteelDriver {
        self.round = LAST_ROUND;
        self
    }

    /// The auctions are over: the companies build.
    pub(crate) fn building(mut self) -> SteelDriver {
        build::begin(&mut self, &mut Vec::new());
        self
    }

    /// Round 5 is over: what happens then.
    pub(crate) fn accounts(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.round = LAST_ROUND;
        accounting::begin(self, &mut events);
        events
    }
}

/// What tests do with a position and ask of it.
impl SteelDriver {
    pub(crate) fn to_move(&self) -> Seat {
        self.phase.seat().expect("the game is over")
    }

    /// The company whose turn it is, and who decides for it.
    pub(crate) fn turn(&self) -> Option<(Company, Seat)> {
        match self.phase {
            Phase::Build { company, seat } | Phase::TakeGood { company, seat } => Some((company, seat)),
            _ => None,
        }
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

    pub(crate) fn opens(&mut self, company: Company, stones: u8) -> Vec<Event> {
        self.does(Action::Open { company, stones })
    }

    pub(crate) fn passes_marker(&mut self) -> Vec<Event> {
        self.does(Action::PassMarker)
    }

    pub(crate) fn raises(&mut self, stones: u8) -> Vec<Event> {
        self.does(Action::Raise { stones })
    }

    pub(crate) fn passes(&mut self) -> Vec<Event> {
        self.does(Action::Pass)
    }

    /// The active player opens for 1 and nobody raises.
    pub(crate) fn buys(&mut self, company: Company) {
        self.opens(company, 1);
        for _ in 1..self.seats {
            self.passes();
        }
    }

    /// All pass the marker on: the auctions are over. What happened at the last pass.
    pub(crate) fn all_pass_marker(&mut self) -> Vec<Event> {
        (0..self.seats).map(|_| self.passes_marker()).last().expect("players")
    }

    pub(crate) fn builds(&mut self, name: &str) -> Vec<Event> {
        self.does(Action::Build { link: link(name), start: None })
    }

    pub(crate) fn builds_from(&mut self, start: &str, name: &str) -> Vec<Event> {
        self.does(Action::Build { link: link(name), start: Some(city(start)) })
    }

    pub(crate) fn takes(&mut self, name: &str) -> Vec<Event> {
        self.does(Action::TakeGood { city: city(name) })
    }

    pub(crate) fn may_build(&self, name: &str) -> bool {
        self.legal().contains(&Action::Build { link: link(name), start: None })
    }

    pub(crate) fn profit_of(&self, company: Company) -> u32 {
        self.company(company).profit
    }

    pub(crate) fn money_of(&self, seat: Seat) -> u32 {
        self.money[seat.index()]
    }

    pub(crate) fn stones_of(&self, seat: Seat) -> u8 {
        self.stones[seat.index()]
    }
}
