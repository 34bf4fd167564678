//! The legal actions as buttons: what each does, what it costs and changes, which shapes lead to it.

use super::canvas::{
    DECK, TICKET_DECK, box_target, card_target, city_target, event_target, growth_target, hand_target, offer_target,
    open_target, route_target, ticket_target,
};
use super::details::Details;
use super::reach::Plan;
use crate::{Choice, ChoiceKind, People, Way, Words};
use engine::Seat;
use std::collections::HashSet;
use ticket_to_ride_legacy::{Action, Colour, Payment, Phase, Places, RouteId, RouteSet, Ticket, View, Works};

/// More than a page can say everything about.
const MANY: usize = 150;

pub(crate) fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
    let plan = Plan::held(view, seat);
    let wanted = [plan.pieces(view, seat).flatten().collect(), plan.of_any_way(view, seat)];
    let claimable = claimable(legal);
    let details = Details::of_plan(view, seat, plan, claimable, (words, people), legal.len() > MANY);
    let mut listed = legal.to_vec();
    listed.sort_by_cached_key(|action| rank(view, seat, wanted, action));
    let mut known = HashSet::new();
    listed
        .iter()
        .map(|action| Choice {
            action: serde_json::to_string(action).expect("actions are plain data"),
            label: label(view, seat, action, claimable, words),
            detail: details.of(action),
            targets: targets(action),
            tag: None,
            kind: kind(view, action),
            way: way(view, action, claimable, &mut known, words),
            is_for_ever: is_for_ever(action),
            loses: false,
        })
        .collect()
}

/// What the campaign keeps: nobody can take it back in a later game either.
fn is_for_ever(action: &Action) -> bool {
    let is_after_the_game = matches!(
        action,
        Action::Banish { .. } | Action::OpenBox { .. } | Action::TakeGrowth { .. } | Action::TakePerson { .. }
    );
    let is_on_the_map = matches!(
        action,
        Action::BuildDepot { .. }
            | Action::ChooseCity { .. }
            | Action::ChooseRoute { .. }
            | Action::ChooseColour { .. }
    );
    is_after_the_game || is_on_the_map
}

fn claimable(legal: &[Action]) -> RouteSet {
    let claimed = |action: &Action| match *action {
        Action::Claim { route, .. } => Some(route),
        _ => None,
    };
    legal.iter().filter_map(claimed).collect()
}

/// A claim among others between the same cities: what pays for it. The first that spends a colour spends least of it.
fn way(
    view: &View,
    action: &Action,
    claimable: RouteSet,
    known: &mut HashSet<(RouteId, Option<Colour>)>,
    words: &Words,
) -> Option<Way> {
    let Action::Claim { route, payment } = *action else { return None };
    Some(Way {
        of: route_target(first_beside(view, route)),
        name: route_name(view, route),
        by: paid_on(view, route, payment, claimable, words),
        is_dear: !known.insert((route, payment.colour)),
    })
}

fn label(view: &View, seat: Seat, action: &Action, claimable: RouteSet, words: &Words) -> String {
    match *action {
        Action::KeepTickets { places } => {
            let kept: Vec<String> = kept(view, seat, places).map(|ticket| ticket_name(ticket, words)).collect();
            words.say_with("lg-do-keep", &[("tickets", kept.join(", ").into())])
        }
        Action::TakeOpen { place } => {
            let card = view.open_cards.get(usize::from(place)).copied().flatten();
            let card = card.map_or_else(String::new, |card| words.say(card.word()));
            words.say_with("lg-do-take", &[("card", card.into()), ("place", (place + 1).into())])
        }
        Action::DrawBlind => words.say("lg-do-draw"),
        Action::Claim { route, payment } => {
            let args = [
                ("route", route_name(view, route).into()),
                ("cards", paid_on(view, route, payment, claimable, words).into()),
            ];
            words.say_with("lg-do-claim", &args)
        }
        Action::DrawTickets => words.say("lg-do-tickets"),
        Action::Pass => words.say("lg-do-pass"),
        Action::Banish { event } => words.say_with("lg-do-banish", &[("event", words.say(event.word()).into())]),
        Action::BuildDepot { city } => words.say_with("lg-do-depot", &[("city", city.name().into())]),
        Action::NoDepot => words.say("lg-do-no-depot"),
        Action::ChooseCity { city } => words.say_with("lg-do-choose-city", &[("city", city.name().into())]),
        Action::ChooseRoute { route } => {
            words.say_with("lg-do-choose-route", &[("route", route_name(view, route).into())])
        }
        Action::ChooseColour { colour } => {
            words.say_with("lg-do-choose-colour", &[("colour", words.say(colour.word()).into())])
        }
        Action::OpenBox { which } => words.say_with("lg-do-open-box", &[("box", words.say(which.word()).into())]),
        Action::TakeGrowth { growth } => words.say(growth.word()),
        Action::ChooseContract { contract } => words.say(contract.word()),
        Action::TakeAlong { person } | Action::TakePerson { person } => words.say(person.word()),
        Action::LookAhead => words.say("lg-do-look-ahead"),
        Action::LeaveTickets => words.say("lg-do-leave-tickets"),
        Action::DiscardDrawn { card } => {
            words.say_with("lg-do-discard-drawn", &[("card", words.say(card.word()).into())])
        }
        Action::TakeCard { place } => label(view, seat, &Action::TakeOpen { place }, claimable, words),
        Action::TakeNoCard => words.say("lg-do-take-no-card"),
        Action::LayTicketAside { ticket } => ticket_name(ticket, words),
        Action::LayNoTicketAside => words.say("lg-do-lay-no-ticket-aside"),
        Action::FitCouplers => words.say("lg-do-fit-couplers"),
        Action::NoCouplers => words.say("lg-do-no-couplers"),
        Action::GiveCard { card } => words.say_with("lg-do-give-card", &[("card", words.say(card.word()).into())]),
        Action::GiveNothing => words.say("lg-do-give-nothing"),
        Action::Plough { route } => words.say_with("lg-do-plough", &[("route", route_name(view, route).into())]),
        Action::ShowTicket { ticket } => {
            words.say_with("lg-do-show-ticket", &[("ticket", ticket_name(ticket, words).into())])
        }
        Action::ShowNoTicket => words.say("lg-do-show-no-ticket"),
        Action::TakeLoan => words.say("lg-do-take-loan"),
        Action::BuyCards => buy_cards(view, words),
        Action::EndDraw => words.say("lg-do-end-draw"),
        Action::SendTrain => words.say("lg-do-send-train"),
        Action::HoldTrain => words.say("lg-do-hold-train"),
    }
}

fn buy_cards(view: &View, words: &Words) -> String {
    match view.event.map(|event| event.works()) {
        Some(Works::Sale { dollars, cards }) => {
            words.say_with("lg-do-buy-cards", &[("cards", cards.into()), ("dollars", dollars.into())])
        }
        _ => String::new(),
    }
}

/// "Boston–Albany".
pub(crate) fn route_name(view: &View, route: RouteId) -> String {
    let [from, to] = view.world.route(route).ends;
    format!("{}–{}", from.name(), to.name())
}

/// "Boston–Buffalo $5".
pub(crate) fn ticket_name(ticket: Ticket, words: &Words) -> String {
    let [from, to] = ticket.ends();
    format!("{}–{} {}", from.name(), to.name(), words.money(ticket.value()))
}

/// LG-4.11: routes beside each other are claimed from one menu; the first of them stands for all.
fn first_beside(view: &View, route: RouteId) -> RouteId {
    view.world.beside(route).iter().fold(route, Ord::min)
}

/// "2 locomotives on the blue route": which of several it is, where its cards don't tell.
fn paid_on(view: &View, route: RouteId, payment: Payment, claimable: RouteSet, words: &Words) -> String {
    let cards = payment_name(view, route, payment, words);
    let colour_of = |id: RouteId| view.world.route(id).colour;
    let pays_too =
        |id: &RouteId| payment.colour.is_none() || colour_of(*id).is_none() || colour_of(*id) == payment.colour;
    let beside = view.world.beside(route).iter().filter(|id| claimable.contains(*id));
    if beside.filter(pays_too).all(|id| colour_of(id) == colour_of(route)) {
        return cards;
    }
    let colour = colour_of(route).map_or("lg-grey", |colour| colour.word());
    let route = words.say(&format!("{colour}.route"));
    words.say_with("lg-paid-on", &[("cards", cards.into()), ("route", route.into())])
}

/// "2 red + 1 locomotive", with the signs of the cards where they count.
fn payment_name(view: &View, route: RouteId, payment: Payment, words: &Words) -> String {
    let coloured = payment.cards_due(view.world.route(route).length).saturating_sub(payment.locomotives);
    let mut parts = Vec::new();
    if let Some(colour) = payment.colour.filter(|_| coloured > 0) {
        let signs = signs(payment.pickaxes, payment.skulls);
        parts.push(format!("{coloured} {}{signs}", words.say(colour.word())));
    }
    if payment.locomotives > 0 {
        let count = words.say_with("lg-locomotives", &[("count", payment.locomotives.into())]);
        parts.push(format!("{count}{}", signs(0, payment.locomotive_skulls)));
    }
    if payment.tank {
        parts.push(words.say("lg-a-tank"));
    }
    if payment.helped {
        parts.push(words.say("lg-helped"));
    }
    parts.join(" + ")
}

/// " (2 ⚒ 1 ☠)": how many of the cards carry a sign.
fn signs(pickaxes: u8, skulls: u8) -> String {
    let some = |count: u8, sign: char| (count > 0).then(|| format!("{count} {sign}"));
    let parts: Vec<String> = [some(pickaxes, '⚒'), some(skulls, '☠')].into_iter().flatten().collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(" ")) }
}

/// The tickets of these places of the offer.
pub(crate) fn kept(view: &View, seat: Seat, places: Places) -> impl Iterator<Item = Ticket> {
    let offered = view.player(seat).offered.into_iter().flat_map(|offer| offer.iter());
    offered.enumerate().filter(move |(place, _)| places.contains(*place)).map(|(_, ticket)| ticket)
}

/// The shapes on the page that, clicked together, are this action. A claim can begin at the route or at the cards.
fn targets(action: &Action) -> Vec<String> {
    match *action {
        Action::KeepTickets { places } => {
            Vec::from(places).into_iter().map(|place: u8| offer_target(place.into())).collect()
        }
        Action::TakeOpen { place } => vec![open_target(place)],
        Action::DrawBlind => vec![DECK.to_owned()],
        Action::Claim { route, payment } => {
            let is_mixed = payment.colour.is_some() && payment.locomotives > 0;
            let locomotives = is_mixed.then(|| hand_target(None));
            [route_target(route), hand_target(payment.colour)].into_iter().chain(locomotives).collect()
        }
        Action::DrawTickets => vec![TICKET_DECK.to_owned()],
        Action::Banish { event } => vec![event_target(event)],
        Action::BuildDepot { city } | Action::ChooseCity { city } => vec![city_target(city)],
        Action::ChooseRoute { route } | Action::Plough { route } => vec![route_target(route)],
        Action::GiveCard { card } | Action::DiscardDrawn { card } => vec![hand_target(card.colour())],
        Action::ChooseContract { contract } => vec![card_target(contract.word())],
        Action::TakeAlong { person } | Action::TakePerson { person } => vec![card_target(person.word())],
        Action::ShowTicket { ticket } | Action::LayTicketAside { ticket } => vec![ticket_target(ticket)],
        Action::OpenBox { which } => vec![box_target(which)],
        Action::TakeGrowth { growth } => vec![growth_target(growth)],
        Action::TakeCard { place } => vec![open_target(place)],
        Action::LookAhead | Action::LeaveTickets | Action::TakeNoCard | Action::LayNoTicketAside => Vec::new(),
        Action::ChooseColour { .. } => Vec::new(),
        Action::Pass | Action::NoDepot | Action::FitCouplers | Action::NoCouplers => Vec::new(),
        Action::GiveNothing | Action::ShowNoTicket | Action::TakeLoan => Vec::new(),
        Action::BuyCards | Action::EndDraw | Action::SendTrain | Action::HoldTrain => Vec::new(),
    }
}

/// At the beginning of a turn cards, a route and tickets are equals; once cards are drawn, they are what the turn is for.
fn kind(view: &View, action: &Action) -> ChoiceKind {
    match action {
        Action::DrawBlind if matches!(view.phase, Phase::Turn { .. }) => ChoiceKind::Other,
        Action::DrawBlind | Action::BuildDepot { .. } => ChoiceKind::Main,
        Action::DrawTickets | Action::LookAhead | Action::TakeLoan => ChoiceKind::Other,
        Action::FitCouplers | Action::SendTrain => ChoiceKind::Main,
        Action::BuyCards | Action::ChooseColour { .. } => ChoiceKind::Main,
        Action::Pass | Action::NoDepot | Action::NoCouplers | Action::EndDraw => ChoiceKind::Quiet,
        Action::GiveNothing | Action::ShowNoTicket | Action::HoldTrain => ChoiceKind::Quiet,
        Action::LeaveTickets | Action::TakeNoCard | Action::LayNoTicketAside => ChoiceKind::Quiet,
        _ => ChoiceKind::Listed,
    }
}

/// Claims that the plan for one's tickets needs come first, then those on other ways, then long ones; of routes beside each other the payment that spares most (fewest locomotives, the
/// most plentiful colour, plain cards first).
fn rank(view: &View, seat: Seat, wanted: [RouteSet; 2], action: &Action) -> [u32; 8] {
    match *action {
        Action::TakeOpen { place } => [0, u32::from(place), 0, 0, 0, 0, 0, 0],
        Action::DrawBlind => [1, 0, 0, 0, 0, 0, 0, 0],
        Action::Claim { route, payment } => {
            let held = view.player(seat).hand.zip(payment.colour).map_or(0, |(hand, colour)| hand.of(colour));
            [
                2,
                wanted.iter().filter(|routes| !routes.contains(route)).count() as u32,
                9 - u32::from(view.world.route(route).length),
                first_beside(view, route).index() as u32,
                u32::from(payment.locomotives),
                u32::from(payment.skulls + payment.locomotive_skulls + payment.pickaxes),
                99 - u32::from(held),
                route.index() as u32,
            ]
        }
        Action::DrawTickets => [3, 0, 0, 0, 0, 0, 0, 0],
        Action::KeepTickets { places } => [4, 9 - places.len() as u32, 0, 0, 0, 0, 0, 0],
        _ => [5, 0, 0, 0, 0, 0, 0, 0],
    }
}
