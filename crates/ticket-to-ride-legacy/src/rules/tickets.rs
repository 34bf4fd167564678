//! LG-3.5, LG-4.16, LG-4.24: drawing tickets and choosing among them.

use super::{current_event, people, setup_steps, turn};
use crate::contents::people::Power;
use crate::contents::vocabulary::Limit;
use crate::state::{LegacyGame, TicketDeck};
use crate::tables::ticket::{Offer, Ticket, TicketSet};
use crate::{Action, Event, Illegal, Phase, Places};
use engine::{Chance, Letter, Seat, Secret};

/// LG-4.16
const KEEP_DRAWN: u8 = 1;
/// LG-3.5: and with a shortage.
const KEEP_FIRST: u8 = 2;
const KEEP_FIRST_OF_FEW: u8 = 1;
/// LG-3.5: with fewer tickets dealt than this there is a shortage.
const NO_SHORTAGE: usize = 4;

pub(crate) fn may_draw(game: &LegacyGame) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Turn { .. } if game.ticket_deck.len() == 0 => Err(Illegal::NoTicketLeft),
        Phase::Turn { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// LG-4.16: the top three, or what is left.
pub(crate) fn draw(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_draw(game)?;

    let seen = game.world.options().limits.tickets_seen + current_event::more(game, Limit::TicketsSeen);
    let offer = deal(&mut game.ticket_deck, usize::from(seen), chance);
    *game.player_mut(seat).offered.known_to_rules_mut() = offer;
    events.push(Event::TicketsDrawn { seat, count: offer.len() as u8, tickets: Letter::to(seat, offer) });
    game.phase = Phase::Tickets { seat };
    Ok(())
}

/// Somebody who travels along shows what would be drawn.
pub(crate) fn may_look_ahead(game: &LegacyGame) -> Result<Seat, Illegal> {
    let seat = may_draw(game)?;
    if people::can(game, seat, |power| power == Power::LookAhead) { Ok(seat) } else { Err(Illegal::NobodyHelps) }
}

pub(crate) fn look_ahead(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_look_ahead(game)?;

    people::use_up(game, seat, events);
    draw(game, chance, events)?;
    game.phase = Phase::LookAhead { seat };
    Ok(())
}

pub(crate) fn may_leave(game: &LegacyGame) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::LookAhead { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// They lie under the deck, and the turn goes on.
pub(crate) fn leave(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_leave(game)?;

    let count = game.player(seat).offered.known_to_rules().len() as u8;
    put_back(game, seat);
    events.push(Event::TicketsLeft { seat, count });
    game.phase = Phase::Turn { seat };
    Ok(())
}

pub(crate) fn list_ahead(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    list_choices(game, seat, legal);
    legal.push(Action::LeaveTickets);
}

/// The tickets this seat would keep.
pub(crate) fn may_keep(game: &LegacyGame, seat: Seat, places: Places) -> Result<TicketSet, Illegal> {
    let (least, first) = least_to_keep(game, seat)?;
    let offer = *game.player(seat).offered.known_to_rules();
    if places.end() > offer.len() {
        return Err(Illegal::NotOffered { offered: offer.len() as u8 });
    }
    let kept = places.len() as u8;
    if kept < least {
        return Err(Illegal::KeepMore { kept, least, first });
    }
    Ok(offer.iter().enumerate().filter(|(place, _)| places.contains(*place)).map(|(_, ticket)| ticket).collect())
}

/// The rest goes under the deck: at once in a turn, in seat order at set-up when all have chosen (LG-3.12).
pub(crate) fn keep(
    game: &mut LegacyGame,
    seat: Seat,
    places: Places,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let kept = may_keep(game, seat, places)?;

    let player = game.player_mut(seat);
    let offer = player.offered.known_to_rules_mut();
    let returned: Offer = offer.iter().filter(|ticket| !kept.contains(*ticket)).collect();
    *offer = returned;
    let tickets = player.tickets.known_to_rules_mut();
    *tickets = tickets.union(kept);
    let tickets = Letter::to(seat, kept.iter().collect());
    events.push(Event::TicketsKept { seat, kept: kept.len() as u8, returned: returned.len() as u8, tickets });
    match game.phase {
        Phase::FirstTickets { undecided } => match undecided.without(seat) {
            rest if rest.is_empty() => {
                game.all_seats().for_each(|seat| put_back(game, seat));
                setup_steps::begin(game, chance, events);
            }
            undecided => game.phase = Phase::FirstTickets { undecided },
        },
        _ => {
            put_back(game, seat);
            turn::end(game, seat, events);
        }
    }
    Ok(())
}

pub(crate) fn list_choices(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    if let Ok((least, _)) = least_to_keep(game, seat) {
        let offered = game.player(seat).offered.known_to_rules().len();
        let choices = Places::choices(offered, usize::from(least));
        legal.extend(choices.map(|places| Action::KeepTickets { places }));
    }
}

/// Tickets off the deck: first those in no order, then the returned ones.
pub(crate) fn deal(deck: &mut TicketDeck, count: usize, chance: &mut Chance) -> Offer {
    (0..count).map_while(|_| top(deck, chance)).collect()
}

fn top(deck: &mut TicketDeck, chance: &mut Chance) -> Option<Ticket> {
    chance.draw(&mut deck.loose).or_else(|| deck.below.pop_front().map(|ticket| *ticket.known_to_rules()))
}

/// How many this seat must keep, and whether these are its first tickets.
fn least_to_keep(game: &LegacyGame, seat: Seat) -> Result<(u8, bool), Illegal> {
    match game.phase {
        Phase::FirstTickets { .. } => {
            let is_shortage = game.player(seat).offered.known_to_rules().len() < NO_SHORTAGE;
            Ok((if is_shortage { KEEP_FIRST_OF_FEW } else { KEEP_FIRST }, true))
        }
        Phase::Tickets { .. } | Phase::LookAhead { .. } => Ok((KEEP_DRAWN, false)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// LG-4.24: in the order drawn. Who puts them there knows which they are.
fn put_back(game: &mut LegacyGame, seat: Seat) {
    let returned = std::mem::take(game.player_mut(seat).offered.known_to_rules_mut());
    game.ticket_deck.below.extend(returned.iter().map(|ticket| Secret::new(seat, ticket)));
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANGELA, ANNA, ERIK, first_turn, new_game, places};
    use crate::{Action, Event, Illegal, Phase, Ticket};
    use engine::{Game, SeatSet, Viewer};

    /// LG-3.5: keep at least two of the four.
    #[test]
    fn at_least_two_of_the_first_four_are_kept() {
        let mut game = new_game(3);

        let refused = game.refuses_to(ERIK, Action::KeepTickets { places: places(&[1]) });

        assert_eq!(refused, Illegal::KeepMore { kept: 1, least: 2, first: true });
        assert_eq!(game.legal_for(ERIK).len(), 11);
        let refused = game.refuses_to(ERIK, Action::KeepTickets { places: places(&[1, 4]) });
        assert_eq!(refused, Illegal::NotOffered { offered: 4 });
    }

    /// LG-3.12: all choose at once and in secret; how many each kept is public.
    #[test]
    fn all_choose_their_first_tickets_at_once() {
        let mut game = new_game(3);
        assert_eq!(game.to_act(), SeatSet::all(3));

        game.does_as(ANGELA, Action::KeepTickets { places: places(&[0, 1, 3]) });

        assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [ANNA, ERIK]);
        let seen = game.view(Viewer::Seat(ANNA)).players[ANGELA.index()].clone();
        assert_eq!((seen.ticket_count, seen.tickets), (3, None));
        let phase = game.phase;
        assert_eq!(game.refuses_to(ERIK, Action::DrawTickets), Illegal::NotNow { phase });
    }

    /// LG-3.12: returned tickets go under the deck in seat order, each company's in the order dealt.
    #[test]
    fn returned_tickets_lie_in_seat_order() {
        let mut game = new_game(3);
        let dealt = |seat| game.player(seat).offered.known_to_rules().iter().collect::<Vec<Ticket>>();
        let (anna, erik, angela) = (dealt(ANNA), dealt(ERIK), dealt(ANGELA));

        game.does_as(ANGELA, Action::KeepTickets { places: places(&[0, 1]) });
        game.does_as(ANNA, Action::KeepTickets { places: places(&[1, 2]) });
        game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1, 3]) });

        let below: Vec<Ticket> = game.ticket_deck.below.iter().map(|ticket| *ticket.known_to_rules()).collect();
        assert_eq!(below, [anna[0], anna[3], erik[2], angela[2], angela[3]]);
        assert_eq!(game.phase, Phase::Turn { seat: game.start_player });
    }

    /// LG-4.16: three are drawn, at least one kept, the rest goes under the deck.
    #[test]
    fn a_turn_may_be_three_tickets() {
        let mut game = first_turn(2);
        let (held, deck) = (game.player(ANNA).tickets.known_to_rules().len(), game.ticket_deck.len());

        game.does(Action::DrawTickets);
        assert_eq!(game.phase, Phase::Tickets { seat: ANNA });
        assert_eq!(game.legal().len(), 7);
        game.does(Action::KeepTickets { places: places(&[2]) });

        assert_eq!(game.player(ANNA).tickets.known_to_rules().len(), held + 1);
        assert_eq!((game.ticket_deck.len(), game.to_move()), (deck - 1, ERIK));
    }

    /// LG-4.16: none can't be kept.
    #[test]
    fn at_least_one_drawn_ticket_is_kept() {
        let mut game = first_turn(2);
        game.does(Action::DrawTickets);

        let refused = game.refuses(Action::KeepTickets { places: places(&[]) });

        assert_eq!(refused, Illegal::KeepMore { kept: 0, least: 1, first: false });
    }

    /// LG-4.24: a drawn choice must be made before anything else; there is no going back.
    #[test]
    fn a_ticket_choice_can_not_be_left() {
        let mut game = first_turn(2);
        game.does(Action::DrawTickets);

        let phase = game.phase;
        assert_eq!(game.refuses(Action::DrawBlind), Illegal::NotNow { phase });
        assert_eq!(game.refuses(Action::DrawTickets), Illegal::NotNow { phase });
    }

    /// LG-4.24: drawing needs a ticket in the deck; a single one must be kept.
    #[test]
    fn the_last_ticket_must_be_kept() {
        let mut game = first_turn(2).ticket_deck(1);
        game.does(Action::DrawTickets);
        assert_eq!(game.legal(), [Action::KeepTickets { places: places(&[0]) }]);

        game.does(Action::KeepTickets { places: places(&[0]) });
        assert_eq!(game.refuses(Action::DrawTickets), Illegal::NoTicketLeft);
    }

    /// LG-4.24: returned tickets lie under the deck in the order drawn, and come last.
    #[test]
    fn returned_tickets_come_last_and_in_order() {
        let mut game = first_turn(2).ticket_deck(3);
        game.does(Action::DrawTickets);
        let drawn: Vec<Ticket> = game.player(ANNA).offered.known_to_rules().iter().collect();
        game.does(Action::KeepTickets { places: places(&[1]) });

        let events = game.does(Action::DrawTickets);

        let Event::TicketsDrawn { tickets, .. } = events[0] else { panic!("{events:?}") };
        let tickets = tickets.seen_by(Viewer::All);
        assert_eq!(tickets.open().unwrap().iter().collect::<Vec<_>>(), [drawn[0], drawn[2]]);
    }

    /// LG-4.7: with Full platforms current, one ticket more is seen.
    #[test]
    fn full_platforms_show_a_fourth_ticket() {
        let mut game = first_turn(2).current("full-platforms");

        game.does(Action::DrawTickets);

        assert_eq!(game.player(ANNA).offered.known_to_rules().len(), 4);
    }
}
