//! A turn in a line: the route that was claimed, the cards and tickets that were drawn, the news.

use super::canvas::route_target;
use super::dollars;
use super::found::turned;
use super::news::did;
use super::panels::worth;
use super::reach::Plan;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use engine::{Arg, Game, Message, Seat};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Completed, Event, Growth, LegacyGame, RouteId, RouteSet, Ticket, View};

impl Retell for LegacyGame {
    /// Tickets that are kept, and a pass, end a turn: whoever is the next as well begins another.
    fn begins_turn(event: &Event, before: &Event) -> Option<bool> {
        let begins = matches!(
            event,
            Event::OpenCardTaken { .. }
                | Event::CardDrawn { .. }
                | Event::RouteClaimed { .. }
                | Event::TicketsDrawn { .. }
        );
        let ended = matches!(before, Event::TicketsKept { .. } | Event::Passed { .. });
        (matches!(event, Event::Passed { .. }) || begins && ended).then_some(true)
    }

    /// "Mary claims Boston–Albany", and what else the telegraph would tell of it.
    fn story(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
        if let Some(said) = set_up(turn, words, people) {
            return Some(said);
        }
        let seats = turn.iter().flat_map(|event| LegacyGame::tell(event).args);
        let seat = seats.into_iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(seat),
            _ => None,
        })?;
        let did = did(seat, turn, true, words)?;
        Some(html! {
            (words.player(seat, people)) " " (did)
            // As it happened: an event before what it paid.
            @for (at, event) in turn.iter().enumerate() {
                @if let Some(paid) = paid(seat, event, words) { " · " span.gain { (paid) } }
                @if let Some(said) = completes(event, words, people) { " · " (said) }
                @if let Some(said) = given(seat, event, words, people) { " · " b { (said) } }
                @if is_news(event) || is_sweep(turn, at) { " · " (news(turn, at, words, people)) }
            }
        })
    }

    /// What became of it that no other player did: tickets are completed, a large city gave a card, an event was turned, dollars were paid.
    fn own_news(turn: &[Event], words: &Words, people: &People) -> Vec<Markup> {
        let has_claimed = turn.iter().any(|event| matches!(event, Event::RouteClaimed { .. }));
        let told = |(at, event): (usize, &Event)| match event {
            Event::RouteClaimed { .. } => completes(event, words, people),
            Event::CardDrawn { card, .. } if has_claimed => {
                let card = words.say(card.open()?.word());
                Some(html! { (words.say_with("lg-own-large-city", &[("card", card.into())])) })
            }
            event => is_news(event).then(|| news(turn, at, words, people)),
        };
        turn.iter().enumerate().filter_map(told).chain(sums_of_own(turn, words)).collect()
    }

    /// "and $10 sure from tickets": what completed tickets will pay, until they have.
    fn counts_too(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let player = view.player(seat);
        let tickets = player.tickets.filter(|_| player.payslip.is_none())?;
        let done = tickets.iter().filter(|ticket| view.completes(seat, *ticket));
        let dollars: u32 = done.map(|ticket| worth(view, seat, ticket)).sum();
        (dollars > 0).then(|| words.say_with("lg-counts-sure", &[("dollars", dollars.into())]))
    }

    /// A ticket is completed, an event works from now on, the last round begins.
    fn is_told_at_once(event: &Event) -> bool {
        let completes = |its: &Completed| !its.tickets.is_empty();
        is_news(event)
            || matches!(event, Event::RouteClaimed { completes: letter, .. } if letter.open().is_some_and(completes))
    }

    fn matters(event: &Event) -> bool {
        let is_set_up =
            matches!(event, Event::CompanySeated { .. } | Event::HandDealt { .. } | Event::FirstTicketsDealt { .. });
        let is_small =
            matches!(event, Event::CardTurnedUp { .. } | Event::RouteClosed { .. } | Event::DeckRebuilt { .. });
        !is_set_up && !is_small
    }

    /// "your Cleveland–Nashville: 6 → 9 trains": a claim may cut the way of a ticket.
    fn set_back(reader: Seat, view: &View, turn: &[Event], later: &[Event], words: &Words) -> Vec<String> {
        let Some(tickets) = view.player(reader).tickets.filter(|_| taken(turn).next().is_some()) else {
            return Vec::new();
        };
        let after = without(view, taken(later));
        let before = without(&after, taken(turn));
        let plans = [before, after].map(|view| Plan::held(&view, reader));
        tickets.iter().filter_map(|ticket| longer(ticket, &plans, words)).collect()
    }

    fn shown_by(event: &Event) -> Option<String> {
        match *event {
            Event::RouteClaimed { route, .. } => Some(route_target(route)),
            _ => None,
        }
    }

    const COUNTS: &'static str = "lg-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        dollars(view.player(seat)).into()
    }
}

/// "It is 1865. Growth cards for after the game: One more train (2); …": those that are alike are one.
fn set_up(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let mut growth: Vec<(Growth, usize)> = Vec::new();
    for event in turn {
        let Event::GrowthTurnedUp { growth: card } = event else { continue };
        match growth.iter_mut().find(|(known, _)| known == card) {
            Some((_, count)) => *count += 1,
            None => growth.push((*card, 1)),
        }
    }
    let is_growth = |event: &&Event| matches!(event, Event::GrowthTurnedUp { .. });
    let others =
        turn.iter().filter(|event| LegacyGame::matters(event) && !is_growth(event)).take(LegacyGame::SENTENCES);
    let named = |(card, count): &(Growth, usize)| match count {
        1 => words.say(card.word()),
        _ => format!("{} ({count}×)", words.say(card.word())),
    };
    let cards: Vec<String> = growth.iter().map(named).collect();
    (!growth.is_empty()).then(|| {
        html! {
            @for event in others { (words.html(&LegacyGame::tell(event), people, &LegacyGame::badge)) " " }
            (words.say_with("lg-growth-open", &[("cards", cards.join("; ").into())]))
        }
    })
}

/// New open cards are no secret; those that an event replaced are told by the event.
fn is_sweep(turn: &[Event], at: usize) -> bool {
    let by_event = turn[..at].iter().any(|event| matches!(event, Event::EventTurned { .. }));
    matches!(turn[at], Event::OpenCardsDiscarded) && !by_event
}

/// It changes everybody's turns.
fn is_news(event: &Event) -> bool {
    matches!(event, Event::EventTurned { .. } | Event::LastRound { .. })
}

/// "colour bonus +$2": what a claim paid at once, so that whose sum has grown is seen to have earned it.
fn paid(to: Seat, event: &Event, words: &Words) -> Option<String> {
    let from = |seat: Seat, name: &str, dollars: u32| {
        (seat == to).then(|| format!("{} +{}", words.say(name), words.money(dollars)))
    };
    match *event {
        Event::BonusEarned { seat, dollars } => {
            (seat == to).then(|| words.say_with("lg-detail-bonus", &[("dollars", dollars.into())]))
        }
        Event::EventPaid { seat, event, dollars } => from(seat, event.word(), dollars),
        Event::RulePaid { seat, rule, dollars } => from(seat, rule.word(), dollars),
        _ => None,
    }
}

/// "You: Payday +$2 · colour bonus +$2": what one's own turn brought and cost.
fn sums_of_own(turn: &[Event], words: &Words) -> Option<Markup> {
    let me = turn.iter().find_map(|event| match *event {
        Event::RouteClaimed { seat, .. } | Event::OpenCardTaken { seat, .. } | Event::CardDrawn { seat, .. } => {
            Some(seat)
        }
        _ => None,
    })?;
    let sums: Vec<Markup> = turn
        .iter()
        .filter_map(|event| match *event {
            Event::EventCost { seat, event, dollars } if seat == me => {
                Some(html! { span.loss { (words.say(event.word())) " −" (words.money(dollars)) } })
            }
            _ => paid(me, event, words).map(|paid| html! { span.gain { (paid) } }),
        })
        .collect();
    (!sums.is_empty()).then(|| html! { (words.say("who-you")) ": " @for (index, sum) in sums.iter().enumerate() { @if index > 0 { " · " } (sum) } })
}

/// With what an event does: its name says little. LG-4.7: one that another follows at once works no more, unless it has struck.
fn news(turn: &[Event], at: usize, words: &Words, people: &People) -> Markup {
    let event = &turn[at];
    let is_followed = turn[at + 1..].iter().any(|later| matches!(later, Event::EventTurned { .. }));
    if let Event::EventTurned { event: card } = event
        && is_followed
        && !card.strikes()
    {
        return html! { (words.say_with("lg-event-passed", &[("event", words.say(card.word()).into())])) };
    }
    html! {
        (words.html(&LegacyGame::tell(event), people, &LegacyGame::badge))
        @if let Some(text) = turned(event, words) { " " (text) }
    }
}

/// "New Orleans–Savannah completed: $10 at the end", for who may know.
fn completes(event: &Event, words: &Words, people: &People) -> Option<Markup> {
    let Event::RouteClaimed { completes, .. } = event else { return None };
    completes.open().filter(|its| !its.tickets.is_empty())?;
    let message = Message { id: "lg-completes", ..LegacyGame::tell(event) };
    Some(html! { b.gain { (words.html(&message, people, &LegacyGame::badge)) } })
}

/// "you get a green card": what an event that another turned gave the reader.
fn given(turned_by: Seat, event: &Event, words: &Words, people: &People) -> Option<String> {
    let Event::CardDrawn { seat, card } = event else { return None };
    let card = card.open().filter(|_| *seat != turned_by && people.mine.look().contains(*seat))?;
    Some(words.say_with("lg-given-card", &[("card", words.say(card.word()).into())]))
}

/// Routes that others can no longer claim.
fn taken(events: &[Event]) -> impl Iterator<Item = RouteId> {
    events.iter().filter_map(|event| match *event {
        Event::RouteClaimed { route, .. } | Event::RouteClosed { route, .. } => Some(route),
        _ => None,
    })
}

/// The table before these were taken.
fn without(view: &View, taken: impl Iterator<Item = RouteId>) -> View {
    let taken: RouteSet = taken.collect();
    let mut before = view.clone();
    before.closed = before.closed.minus(taken);
    for player in &mut before.players {
        player.routes = player.routes.minus(taken);
    }
    before
}

fn longer(ticket: Ticket, plans: &[Plan; 2], words: &Words) -> Option<String> {
    let [was, is] = plans.each_ref().map(|plan| plan.missing(ticket).map(|its| its.trains));
    let [from, to] = ticket.ends().map(|city| city.name());
    let cities = ("ticket", format!("{from}–{to}").into());
    match (was?, is) {
        (was, Some(is)) if is > was => {
            Some(words.say_with("lg-set-back", &[cities, ("before", was.into()), ("now", is.into())]))
        }
        (_, None) => Some(words.say_with("lg-set-back-for-good", &[cities])),
        _ => None,
    }
}
