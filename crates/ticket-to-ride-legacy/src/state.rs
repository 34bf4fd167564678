//! Everything on the table, secrets included. What one player may see is `View`.

use crate::pieces::Pieces;
use crate::tables::route::{RouteId, RouteSet};
use crate::tables::ticket::{Offer, Ticket, TicketSet};
use crate::world::World;
use crate::{Card, Cards, Company, EventCard, EventSet, Payslip};
use engine::{Seat, SeatSet, Secret};
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Arc;

/// LG-3.4
pub(crate) const OPEN_CARDS: usize = 5;

/// One game of the campaign. Arrays of players are indexed by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct LegacyGame {
    pub(crate) world: Arc<World>,
    pub(crate) phase: Phase,
    pub(crate) players: Vec<Player>,
    pub(crate) start_player: Seat,
    /// Face down, in no order before it is drawn from.
    pub(crate) deck: Cards,
    pub(crate) discards: Cards,
    /// LG-4.20: a place may be empty when no card is left for it.
    pub(crate) open_cards: [Option<Card>; OPEN_CARDS],
    pub(crate) ticket_deck: TicketDeck,
    pub(crate) events: Events,
    /// Every route with trains on it.
    pub(crate) claimed: RouteSet,
    /// LG-4.11: the unused halves of doubles, with 2 or 3 players.
    pub(crate) closed: RouteSet,
    /// LG-4.25: how many players in a row have passed.
    pub(crate) passes: u8,
    /// LG-5.1: who set off the last round, and has the last turn.
    pub(crate) last_turn: Option<Seat>,
    /// Turns begun, all players together.
    pub(crate) turns: u16,
    /// LG-5.2: by seat, once the game is over.
    pub(crate) payslips: Vec<Payslip>,
    pub(crate) after: After,
    pub(crate) pieces: Pieces,
}

/// A company at this table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) company: Company,
    pub(crate) coins: u32,
    pub(crate) trains: u8,
    pub(crate) hand: Secret<Cards>,
    /// LG-4.17: cards of the hand that everybody saw them take, as far as they can't have spent them.
    pub(crate) seen: Cards,
    pub(crate) tickets: Secret<TicketSet>,
    /// Tickets they choose from, or are about to put back.
    pub(crate) offered: Secret<Offer>,
    /// Cards of the hand, one of which must go; none at other times.
    pub(crate) drawn: Secret<Cards>,
    pub(crate) routes: RouteSet,
    /// LG-4.11: routes beside their own.
    pub(crate) barred: RouteSet,
}

/// Tickets in no order yet, above returned ones in the order they lie.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TicketDeck {
    pub(crate) loose: TicketSet,
    /// LG-3.12, LG-4.24: who put a ticket there knows which one it is.
    pub(crate) below: VecDeque<Secret<Ticket>>,
}

/// LG-4.7
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Events {
    pub(crate) deck: EventSet,
    /// The current one is the last.
    pub(crate) discards: Vec<EventCard>,
    /// LG-5.7: the one banished after the game.
    pub(crate) banished: Option<EventCard>,
}

/// LG-5.7: where the steps after the game have come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct After {
    pub(crate) step: u8,
    /// How many companies have decided in this step.
    pub(crate) decided: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum Phase {
    /// LG-3.5, LG-3.12: all choose from their first tickets at once.
    FirstTickets {
        undecided: SeatSet,
    },
    /// One of three actions.
    Turn {
        seat: Seat,
    },
    /// LG-4.1: a draw goes on; so many cards may still come.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// LG-4.16: keep at least one.
    Tickets {
        seat: Seat,
    },
    /// LG-5.7, step 2: the last placed banishes an event.
    Banish {
        seat: Seat,
    },
    /// A depot at one end of the route just claimed, or none.
    Depot {
        seat: Seat,
        route: RouteId,
    },
    /// A decision of the chapter, by its number in the options.
    Choice {
        seat: Seat,
        number: u8,
    },
    /// The colour of a second line beside this route.
    LineColour {
        seat: Seat,
        number: u8,
        route: RouteId,
    },
    /// End step 4.
    OpenBox {
        seat: Seat,
    },
    /// End step 7.
    Growth {
        seat: Seat,
    },
    /// Set-up step 10: the start player chooses the contract of the year.
    Contract {
        seat: Seat,
    },
    /// Set-up step 13: a company with two people says who travels.
    Traveller {
        seat: Seat,
    },
    /// Tickets were looked at: keep some of them as an action, or leave them.
    LookAhead {
        seat: Seat,
    },
    /// One of the cards drawn for the route just claimed goes.
    DiscardDrawn {
        seat: Seat,
        route: RouteId,
    },
    /// An open card after the route just claimed, or none.
    OpenCard {
        seat: Seat,
        route: RouteId,
    },
    /// After the game: somebody joins a company.
    Draft {
        seat: Seat,
    },
    /// Set-up step 12: safe couplers, or none.
    Couplers {
        seat: Seat,
    },
    /// A snowed route was claimed: which card does it cost?
    SnowCard {
        seat: Seat,
        route: RouteId,
    },
    /// The plough clears one more.
    Plough {
        seat: Seat,
        route: RouteId,
    },
    /// A card for the relief train, or none.
    Relief {
        seat: Seat,
        route: RouteId,
    },
    /// A ticket with the strip of the season, or none.
    Season {
        seat: Seat,
        route: RouteId,
    },
    /// A draw may be lengthened.
    LongerDraw {
        seat: Seat,
    },
    /// The Through Train is sent on, or not.
    ThroughTrain {
        seat: Seat,
        route: RouteId,
    },
    Finished,
}

impl Phase {
    /// Who decides; nobody when the game is over.
    pub fn to_act(&self) -> SeatSet {
        match *self {
            Phase::FirstTickets { undecided } => undecided,
            Phase::Turn { seat }
            | Phase::Draw { seat, .. }
            | Phase::Tickets { seat }
            | Phase::Banish { seat }
            | Phase::Depot { seat, .. }
            | Phase::Choice { seat, .. }
            | Phase::LineColour { seat, .. }
            | Phase::OpenBox { seat }
            | Phase::Growth { seat }
            | Phase::Contract { seat }
            | Phase::Traveller { seat }
            | Phase::LookAhead { seat }
            | Phase::DiscardDrawn { seat, .. }
            | Phase::OpenCard { seat, .. }
            | Phase::Draft { seat }
            | Phase::Couplers { seat }
            | Phase::SnowCard { seat, .. }
            | Phase::Plough { seat, .. }
            | Phase::Relief { seat, .. }
            | Phase::Season { seat, .. }
            | Phase::LongerDraw { seat }
            | Phase::ThroughTrain { seat, .. } => SeatSet::only(seat),
            Phase::Finished => SeatSet::EMPTY,
        }
    }

    /// The id of what it waits for in the word files.
    pub fn word(&self) -> &'static str {
        match self {
            Phase::FirstTickets { .. } => "lg-phase-first-tickets",
            Phase::Turn { .. } => "lg-phase-turn",
            Phase::Draw { .. } => "lg-phase-draw",
            Phase::Tickets { .. } => "lg-phase-tickets",
            Phase::Banish { .. } => "lg-phase-banish",
            Phase::Depot { .. } => "lg-phase-depot",
            Phase::Choice { .. } => "lg-phase-choice",
            Phase::LineColour { .. } => "lg-phase-line-colour",
            Phase::OpenBox { .. } => "lg-phase-open-box",
            Phase::Growth { .. } => "lg-phase-growth",
            Phase::Contract { .. } => "lg-phase-contract",
            Phase::Traveller { .. } => "lg-phase-traveller",
            Phase::LookAhead { .. } => "lg-phase-look-ahead",
            Phase::DiscardDrawn { .. } => "lg-phase-discard-drawn",
            Phase::OpenCard { .. } => "lg-phase-open-card",
            Phase::Draft { .. } => "lg-phase-draft",
            Phase::Couplers { .. } => "lg-phase-couplers",
            Phase::SnowCard { .. } => "lg-phase-snow-card",
            Phase::Plough { .. } => "lg-phase-plough",
            Phase::Relief { .. } => "lg-phase-relief",
            Phase::Season { .. } => "lg-phase-season",
            Phase::LongerDraw { .. } => "lg-phase-longer-draw",
            Phase::ThroughTrain { .. } => "lg-phase-through-train",
            Phase::Finished => "lg-phase-finished",
        }
    }
}

impl TicketDeck {
    pub(crate) fn len(&self) -> usize {
        self.loose.len() + self.below.len()
    }
}

impl Events {
    /// LG-4.7: the last one turned.
    pub(crate) fn current(&self) -> Option<EventCard> {
        self.discards.last().copied()
    }
}

/// Questions that many rules ask.
impl LegacyGame {
    /// What the rules found during the campaign have put on the table: all of it is open.
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// LG-4.17: coins are public.
    pub fn coins_of(&self, seat: Seat) -> u32 {
        self.player(seat).coins
    }

    pub(crate) fn seat_count(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seat_count())
    }

    /// Every seat once, from this one clockwise.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seat_count();
        std::iter::successors(Some(seat), move |seat| Some(seat.left(seats))).take(seats)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Cards {
        self.player(seat).hand.known_to_rules()
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        self.player_mut(seat).hand.known_to_rules_mut()
    }
}
