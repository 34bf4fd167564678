//! Decisions of a chapter, before its first turn or after its game: most change the world for good.

use super::{after, end, setup_steps};
use crate::contents::story::{By, Choice, Choose};
use crate::state::LegacyGame;
use crate::tables::route::RouteId;
use crate::tables::ticket::TicketSet;
use crate::{Action, Change, City, Colour, Event, Illegal, Phase, Ticket};
use engine::{Chance, Seat};
use std::sync::Arc;

/// LG-5.7: after the game.
pub(crate) fn wait_for(game: &LegacyGame, number: u8) -> Option<Phase> {
    let choice = game.world.options().choices[usize::from(number)];
    let seat = match choice.by {
        By::Winner => after::once(game, end::in_place(game, 1)?)?,
        By::LastToFirst => after::from_last_to_first(game)?,
        By::StartPlayerFirst => return None,
    };
    can_choose(game, choice, seat).then_some(Phase::Choice { seat, number })
}

/// LG-3.16: what the story asks before the first turn, after what was decided last.
pub(crate) fn wait_before_first_turn(game: &LegacyGame, decided: Option<(Seat, u8)>) -> Option<Phase> {
    let choices = game.world.options().choices.iter().zip(0_u8..);
    let mut asked = choices
        .filter(|(choice, _)| choice.by == By::StartPlayerFirst)
        .flat_map(|(choice, number)| game.clockwise_from(game.start_player).map(move |seat| (*choice, seat, number)));
    if let Some(decided) = decided {
        asked.by_ref().find(|(_, seat, number)| (*seat, *number) == decided);
    }
    let (_, seat, number) = asked.find(|(choice, seat, _)| can_choose(game, *choice, *seat))?;
    Some(Phase::Choice { seat, number })
}

fn can_choose(game: &LegacyGame, choice: Choice, seat: Seat) -> bool {
    let mut possible = Vec::new();
    list_choices(game, choice, seat, &mut possible);
    !possible.is_empty()
}

pub(crate) fn may_choose_city(game: &LegacyGame, city: City) -> Result<(Seat, Change), Illegal> {
    let (seat, choice) = choosing(game)?;
    match choice.choose {
        Choose::LargeCity { .. } if is_choice(game, choice, seat, Action::ChooseCity { city }) => {
            Ok((seat, Change::Large { city, large: true }))
        }
        _ => Err(Illegal::NotThatCity { city }),
    }
}

pub(crate) fn may_choose_route(game: &LegacyGame, route: RouteId) -> Result<(Seat, Change), Illegal> {
    let (seat, choice) = choosing(game)?;
    if !is_choice(game, choice, seat, Action::ChooseRoute { route }) {
        return Err(Illegal::NotThatRoute { route });
    }
    match choice.choose {
        Choose::SecondLine { .. } => {
            let colour = Some(least_used_colour(game));
            Ok((seat, Change::Doubled { route, colour }))
        }
        Choose::OwnColour { .. } => {
            let colour = Some(game.player(seat).company.colour());
            Ok((seat, Change::Painted { route, colour }))
        }
        Choose::LargeCity { .. } | Choose::KeptTicket { .. } | Choose::AwaitedTicket { .. } => {
            Err(Illegal::NotThatRoute { route })
        }
    }
}

/// A ticket of the one who chooses, or none: after the game one that was not completed.
pub(crate) fn may_lay_aside(game: &LegacyGame, ticket: Option<Ticket>) -> Result<Seat, Illegal> {
    let (seat, choice) = choosing(game)?;
    let action = ticket.map_or(Action::LayNoTicketAside, |ticket| Action::LayTicketAside { ticket });
    if is_choice(game, choice, seat, action) { Ok(seat) } else { Err(Illegal::NotThatTicket { ticket }) }
}

/// After the game everybody has seen it (LG-5.12); before it, it lies open from now on.
pub(crate) fn lay_aside(
    game: &mut LegacyGame,
    ticket: Option<Ticket>,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_lay_aside(game, ticket)?;

    match choosing(game)?.1.choose {
        Choose::AwaitedTicket { .. } => {
            let own = &mut game.pieces.of[seat.index()];
            own.awaited = ticket;
            own.shown = ticket.into_iter().fold(own.shown, TicketSet::with);
            events.push(Event::TicketAwaited { seat, ticket });
        }
        _ => {
            game.pieces.kept_tickets.extend(ticket.map(|ticket| (seat, ticket)));
            events.push(Event::TicketLaidAside { seat, ticket });
        }
    }
    decided(game, chance, events);
    Ok(())
}

pub(crate) fn choose_city(
    game: &mut LegacyGame,
    city: City,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, change) = may_choose_city(game, city)?;

    events.push(Event::CityChosen { seat, city });
    make(game, change);
    decided(game, chance, events);
    Ok(())
}

pub(crate) fn choose_route(
    game: &mut LegacyGame,
    route: RouteId,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, change) = may_choose_route(game, route)?;

    if let Phase::Choice { number, .. } = game.phase
        && has_choice_of_colour(game, number)
    {
        events.push(Event::LineChosen { seat, route, ends: game.world.route(route).ends });
        game.phase = Phase::LineColour { seat, number, route };
        return Ok(());
    }
    lay(game, seat, route, change, chance, events);
    Ok(())
}

/// LG-6.5: with few companies the paint of a second line is theirs to choose.
fn has_choice_of_colour(game: &LegacyGame, number: u8) -> bool {
    let choice = game.world.options().choices[usize::from(number)];
    matches!(choice.choose, Choose::SecondLine { choice_of_colour: Some(most), .. } if game.seat_count() <= usize::from(most))
}

pub(crate) fn may_choose_colour(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::LineColour { seat, route, .. } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn choose_colour(
    game: &mut LegacyGame,
    colour: Colour,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, route) = may_choose_colour(game)?;

    lay(game, seat, route, Change::Doubled { route, colour: Some(colour) }, chance, events);
    Ok(())
}

pub(crate) fn list_colours(legal: &mut Vec<Action>) {
    legal.extend(Colour::ALL.map(|colour| Action::ChooseColour { colour }));
}

fn lay(
    game: &mut LegacyGame,
    seat: Seat,
    route: RouteId,
    change: Change,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let ends = game.world.route(route).ends;
    let (colour, doubled) = match change {
        Change::Doubled { colour, .. } => (colour, true),
        Change::Painted { colour, .. } => (colour, false),
        _ => (None, false),
    };
    events.push(Event::RouteChosen { seat, route, ends, colour, doubled });
    make(game, change);
    decided(game, chance, events);
}

/// What an awaited ticket is worth above its value.
pub(crate) fn more_for_awaited(game: &LegacyGame, seat: Seat, ticket: Ticket) -> u32 {
    if game.pieces.of[seat.index()].awaited != Some(ticket) {
        return 0;
    }
    let more = game.world.options().choices.iter().find_map(|choice| match choice.choose {
        Choose::AwaitedTicket { more } => Some(more),
        _ => None,
    });
    more.unwrap_or(0)
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    if let Ok((seat, choice)) = choosing(game) {
        list_choices(game, choice, seat, legal);
    }
}

fn choosing(game: &LegacyGame) -> Result<(Seat, Choice), Illegal> {
    match game.phase {
        Phase::Choice { seat, number } => Ok((seat, game.world.options().choices[usize::from(number)])),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// It lies on the boards at once. LG-1.12: before the first turn, or when the game is over.
fn make(game: &mut LegacyGame, change: Change) {
    if let Ok(world) = game.world.with_change(change.clone()) {
        game.world = Arc::new(world);
    }
    game.pieces.changes.push(change);
}

fn decided(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    match game.phase {
        Phase::Choice { seat, number } | Phase::LineColour { seat, number, .. } if game.payslips.is_empty() => {
            setup_steps::story_decided(game, (seat, number), chance, events)
        }
        _ => after::decided(game),
    }
}

fn is_choice(game: &LegacyGame, choice: Choice, seat: Seat, action: Action) -> bool {
    let mut possible = Vec::new();
    list_choices(game, choice, seat, &mut possible);
    possible.contains(&action)
}

fn list_choices(game: &LegacyGame, choice: Choice, seat: Seat, legal: &mut Vec<Action>) {
    match choice.choose {
        Choose::LargeCity { regions } => {
            let fits = |city: &City| {
                regions.contains(city.region()) && game.world.is_open(*city) && !game.world.is_large(*city)
            };
            legal.extend(City::all().filter(fits).map(|city| Action::ChooseCity { city }));
        }
        Choose::SecondLine { routes, .. } => list_routes(game, legal, |game, id| {
            let route = game.world.route(id);
            route.group.is_none() && routes.fits(route, &game.world)
        }),
        Choose::OwnColour { routes } => {
            list_routes(game, legal, |game, id| routes.fits(game.world.route(id), &game.world))
        }
        Choose::KeptTicket { .. } => {
            let left = game.player(seat).tickets.known_to_rules().minus(end::completed_tickets(game, seat));
            list_tickets(left, legal);
        }
        Choose::AwaitedTicket { .. } => list_tickets(*game.player(seat).tickets.known_to_rules(), legal),
    }
}

fn list_tickets(tickets: TicketSet, legal: &mut Vec<Action>) {
    legal.extend(tickets.iter().map(|ticket| Action::LayTicketAside { ticket }));
    legal.push(Action::LayNoTicketAside);
}

/// Routes that nobody has chosen before.
fn list_routes(game: &LegacyGame, legal: &mut Vec<Action>, fits: impl Fn(&LegacyGame, RouteId) -> bool) {
    let is_taken = |id: RouteId| {
        game.pieces.changes.iter().any(|change| match change {
            Change::Painted { route, .. } | Change::Doubled { route, .. } | Change::Lifted { route } => *route == id,
            Change::Large { .. } | Change::Depot { .. } | Change::Named { .. } | Change::Resort { .. } => false,
        })
    };
    let routes = game.world.open_routes().iter().filter(|id| !is_taken(*id) && fits(game, *id));
    legal.extend(routes.map(|route| Action::ChooseRoute { route }));
}

/// Of the open routes; tied, the first in the order of the colours.
fn least_used_colour(game: &LegacyGame) -> Colour {
    let mut routes = [0_u32; 6];
    let coloured = game.world.open_routes().iter().filter_map(|id| game.world.route(id).colour);
    coloured.for_each(|colour| routes[colour as usize] += 1);
    Colour::ALL.into_iter().min_by_key(|colour| routes[*colour as usize]).unwrap_or(Colour::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, chapter, city, opened, places, route};
    use crate::{Filter, Options, Region};

    fn after_game(choose: Choose, by: By) -> LegacyGame {
        let options = Options { choices: vec![Choice { by, choose }], ..Options::default() };
        let mut game = chapter(2, options, &[]).coins(ANNA, 9);
        end::finish(&mut game, &mut Vec::new());
        game
    }

    /// LG-6.1: the winner of 1865 makes one small city large, for good.
    #[test]
    fn the_winner_seats_the_western_office() {
        let mut game = after_game(Choose::LargeCity { regions: Region::at_the_start() }, By::Winner);
        assert_eq!((game.phase, game.legal().len()), (Phase::Choice { seat: ANNA, number: 0 }, 30 - 5));
        let large = city("boston");
        assert_eq!(game.refuses(Action::ChooseCity { city: large }), Illegal::NotThatCity { city: large });

        game.does(Action::ChooseCity { city: city("cincinnati") });

        assert_eq!(game.pieces.changes, [Change::Large { city: city("cincinnati"), large: true }]);
        assert_eq!(game.phase, Phase::Finished);
    }

    /// LG-6.1: second lines are laid from last to first, beside single routes, in the least used colour.
    #[test]
    fn second_lines_are_laid_from_last_to_first() {
        let routes = Filter { grey: Some(false), ..Filter::default() };
        let mut game = after_game(Choose::SecondLine { routes, choice_of_colour: None }, By::LastToFirst);
        assert_eq!(game.to_move(), ERIK);
        let double = route(&game, "montreal", "buffalo");
        assert_eq!(game.refuses(Action::ChooseRoute { route: double }), Illegal::NotThatRoute { route: double });

        let single = route(&game, "nashville", "memphis");
        game.does(Action::ChooseRoute { route: single });
        assert_eq!(game.pieces.changes, [Change::Doubled { route: single, colour: Some(Colour::Black) }]);
        assert_eq!(game.to_move(), ANNA);
        assert_eq!(game.refuses(Action::ChooseRoute { route: single }), Illegal::NotThatRoute { route: single });
    }

    /// LG-6.1: in 1892 each company may lay a ticket it did not complete into its office, or none.
    #[test]
    fn an_uncompleted_ticket_may_be_laid_aside() {
        let choices = vec![Choice { by: By::LastToFirst, choose: Choose::KeptTicket { more: 3 } }];
        let mut game = chapter(2, Options { choices, ..Options::default() }, &[]).coins(ANNA, 50);
        game = game.tickets(ERIK, &["boston--buffalo", "albany--washington"]);
        game = game.owns(ERIK, &[("boston", "albany"), ("albany", "buffalo")]);
        end::finish(&mut game, &mut Vec::new());
        let [done, left] = ["boston--buffalo", "albany--washington"].map(|id| Ticket::parse(id).unwrap());
        let refused = game.refuses(Action::LayTicketAside { ticket: done });
        assert_eq!(refused, Illegal::NotThatTicket { ticket: Some(done) });

        game.does(Action::LayTicketAside { ticket: left });
        assert_eq!((game.to_move(), game.legal()), (ANNA, vec![Action::LayNoTicketAside]));
        game.does(Action::LayNoTicketAside);
        assert_eq!((game.phase, game.pieces.kept_tickets.clone()), (Phase::Finished, vec![(ERIK, left)]));
    }

    /// LG-6.1: each company paints a grey route in its own colour.
    #[test]
    fn a_grey_route_is_painted_in_the_companys_colour() {
        let routes = Filter { grey: Some(true), ..Filter::default() };
        let mut game = after_game(Choose::OwnColour { routes }, By::LastToFirst);
        let grey = route(&game, "memphis", "st-louis");

        game.does(Action::ChooseRoute { route: grey });

        assert_eq!(game.pieces.changes, [Change::Painted { route: grey, colour: Some(Colour::Red) }]);
    }
    fn before_first_turn(choose: Choose) -> LegacyGame {
        let choices = vec![Choice { by: By::StartPlayerFirst, choose }];
        let start_player = Some(crate::Company::Red);
        let (mut game, _) = opened(2, Options { choices, start_player, ..Options::default() }, "choice");
        [ANNA, ERIK].iter().for_each(|seat| drop(game.does_as(*seat, Action::KeepTickets { places: places(&[0, 1]) })));
        game
    }

    /// LG-3.16, LG-6.1: what the story asks before the first turn is decided from the start player on, and lies on the
    /// board at once; with few companies in a colour of choice.
    #[test]
    fn a_second_line_can_be_used_in_its_own_year() {
        let routes = Filter { grey: Some(false), ..Filter::default() };
        let mut game = before_first_turn(Choose::SecondLine { routes, choice_of_colour: Some(3) });
        assert_eq!(game.phase, Phase::Choice { seat: ERIK, number: 0 });
        let single = route(&game, "nashville", "memphis");
        game.does(Action::ChooseRoute { route: single });
        assert_eq!((game.legal().len(), game.to_move()), (6, ERIK));
        game.does(Action::ChooseColour { colour: Colour::White });

        let second = game.world.beside(single).first().unwrap();
        assert_eq!(
            (game.world.route(second).colour, game.world.open_routes().contains(second)),
            (Some(Colour::White), true)
        );
        assert_eq!(game.to_move(), ANNA);
        let other = route(&game, "atlanta", "nashville");
        let other = if game.legal().contains(&Action::ChooseRoute { route: other }) { other } else { any_route(&game) };
        game.does(Action::ChooseRoute { route: other });
        game.does(Action::ChooseColour { colour: Colour::Red });
        assert_eq!((game.phase, game.pieces.changes.len()), (Phase::Turn { seat: ERIK }, 2));
    }

    fn any_route(game: &LegacyGame) -> RouteId {
        game.legal()
            .iter()
            .find_map(|action| match action {
                Action::ChooseRoute { route } => Some(*route),
                _ => None,
            })
            .unwrap()
    }

    /// LG-6.1: in 1892 a journey that is said aloud lies open and is worth more if it is completed.
    #[test]
    fn a_journey_said_aloud_is_worth_more() {
        let mut game = before_first_turn(Choose::AwaitedTicket { more: 3 });
        let ticket = game.player(ERIK).tickets.known_to_rules().iter().next().unwrap();
        game.does(Action::LayTicketAside { ticket });
        game.does(Action::LayNoTicketAside);

        assert_eq!((game.pieces.of[1].awaited, game.pieces.of[1].shown.contains(ticket)), (Some(ticket), true));
        assert_eq!((game.pieces.of[0].awaited, game.phase), (None, Phase::Turn { seat: ERIK }));
        assert_eq!([more_for_awaited(&game, ERIK, ticket), more_for_awaited(&game, ANNA, ticket)], [3, 0]);
        assert_eq!(
            end::ticket_dollars(&game, ERIK, ticket),
            -(ticket.value() as i32),
            "not completed it costs its value"
        );
    }
}
