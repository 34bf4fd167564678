//! The prompt line: what the table waits for, and what there is to know about it.

use super::moments::is_of_campaign;
use super::panels::first_takes;
use crate::parts::imagined::standings;
use crate::parts::who::{says_you, who};
use crate::{People, Prompt, Words};
use engine::{Seat, SeatSet};
use ticket_to_ride_legacy::{By, Choice, Choose, LegacyGame, Phase, Region, View};

pub(crate) fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
    let asked = |id: &str, seat: Seat, detail: String| Prompt {
        text: words.say_with(id, &[("who", who(seat, words, people).into())]),
        detail,
    };
    let plain = |id: &str, seat: Seat| asked(id, seat, words.say(&format!("{id}.detail")));
    match view.phase {
        Phase::FirstTickets { undecided } if people.mine.look().iter().any(|seat| undecided.contains(seat)) => Prompt {
            text: words.say("lg-prompt-own-first-tickets"),
            detail: words.say(in_campaign_or_alone(
                view,
                "lg-prompt-first-tickets.detail",
                "lg-prompt-first-tickets.alone",
            )),
        },
        Phase::FirstTickets { undecided } => Prompt {
            text: first_tickets(undecided, words, people),
            detail: words.say("lg-prompt-first-tickets.detail"),
        },
        Phase::Turn { seat } => Prompt {
            text: turn(turn_id(view, seat, people), view, seat, words, people),
            detail: turn_detail(view, seat, words, people),
        },
        Phase::Draw { seat, left } => {
            let args = [("who", who(seat, words, people).into()), ("left", left.into())];
            let detail = no_open_locomotive(view, words);
            Prompt {
                text: words.say_with(&of_theirs(within_turn(view, seat, people, "draw"), seat, people), &args),
                detail,
            }
        }
        Phase::Tickets { seat } => {
            let id = of_theirs(within_turn(view, seat, people, "tickets"), seat, people);
            asked(&id, seat, words.say("lg-prompt-tickets.detail"))
        }
        Phase::Banish { seat } => {
            let why = words.say(in_campaign_or_alone(view, "lg-prompt-banish.detail", "lg-prompt-banish.alone"));
            asked("lg-prompt-banish", seat, format!("{} · {why}", winner(view, words, people)))
        }
        Phase::Depot { seat, .. } => plain("lg-prompt-depot", seat),
        Phase::Choice { seat, number } => {
            let id = match view.world.options().choices.get(usize::from(number)).map(|choice| choice.choose) {
                Some(Choose::SecondLine { .. }) => "lg-prompt-second-line",
                Some(Choose::OwnColour { .. }) => "lg-prompt-own-colour",
                Some(Choose::KeptTicket { .. }) => "lg-prompt-kept-ticket",
                Some(Choose::AwaitedTicket { .. }) => "lg-prompt-awaited-ticket",
                Some(Choose::LargeCity { .. }) | None => {
                    let id = of_theirs("lg-prompt-large-city".to_owned(), seat, people);
                    return asked(&id, seat, large_city(view, number, words));
                }
            };
            plain(id, seat)
        }
        Phase::LineColour { seat, .. } => plain("lg-prompt-line-colour", seat),
        Phase::Contract { seat } => {
            let dollars = [("dollars", first_takes(view).into())];
            asked("lg-prompt-contract", seat, words.say_with("lg-prompt-contract.detail", &dollars))
        }
        Phase::Traveller { seat } => plain("lg-prompt-traveller", seat),
        Phase::LookAhead { seat } => plain("lg-prompt-look-ahead", seat),
        Phase::DiscardDrawn { seat, .. } => plain("lg-prompt-discard-drawn", seat),
        Phase::OpenCard { seat, .. } => plain("lg-prompt-open-card", seat),
        Phase::Draft { seat } => plain("lg-prompt-draft", seat),
        Phase::OpenBox { seat } => plain("lg-prompt-open-box", seat),
        Phase::Growth { seat } => plain("lg-prompt-growth", seat),
        Phase::Couplers { seat } => plain("lg-prompt-couplers", seat),
        Phase::SnowCard { seat, .. } => plain("lg-prompt-snow-card", seat),
        Phase::Plough { seat, .. } => plain("lg-prompt-plough", seat),
        Phase::Relief { seat, .. } => plain("lg-prompt-relief", seat),
        Phase::Season { seat, .. } => plain("lg-prompt-season", seat),
        Phase::LongerDraw { seat } => plain("lg-prompt-longer-draw", seat),
        Phase::ThroughTrain { seat, .. } => plain("lg-prompt-through-train", seat),
        Phase::Finished => Prompt { text: winner(view, words, people), detail: at_the_end(view, words) },
    }
}

/// Others are told of, not told what to do. What is of a last turn begins with whose it is.
fn of_theirs(id: String, seat: Seat, people: &People) -> String {
    let is_said_to = people.mine.look().contains(seat) || id.contains('.');
    if is_said_to { id } else { format!("{id}.theirs") }
}

/// LG-6.1: who may choose, and among which cities: only those light up.
fn large_city(view: &View, number: u8, words: &Words) -> String {
    let choice = view.world.options().choices.get(usize::from(number));
    let Some(Choice { by: By::Winner, choose: Choose::LargeCity { regions } }) = choice else {
        return words.say("lg-prompt-large-city.detail");
    };
    let names: Vec<&str> = regions.iter().map(Region::name).collect();
    words.say_with("lg-prompt-large-city.winner", &[("regions", words.any_of(&names).into())])
}

/// LG-4.2: said where one lies open, and could be meant.
fn no_open_locomotive(view: &View, words: &Words) -> String {
    let is_open = view.open_cards.iter().flatten().any(|card| card.colour().is_none());
    if is_open { words.say("lg-prompt-draw.detail") } else { String::new() }
}

/// Whoever plays a single game is told that it is one of a campaign's.
fn in_campaign_or_alone<'a>(view: &View, in_campaign: &'a str, alone: &'a str) -> &'a str {
    if is_of_campaign(view) { in_campaign } else { alone }
}

/// The round; before the first one nothing.
pub(crate) fn when(view: &View, words: &Words) -> String {
    if matches!(view.phase, Phase::FirstTickets { .. }) {
        return String::new();
    }
    let round = usize::from(view.turns).saturating_sub(1) / view.players.len() + 1;
    words.say_with("lg-round", &[("round", round.into())])
}

/// What every turn asks is not said again to whoever looks back.
pub(crate) fn asked(view: &View, seat: Seat, words: &Words, people: &People) -> String {
    match view.phase {
        Phase::Turn { .. } | Phase::Draw { .. } => who(seat, words, people),
        Phase::FirstTickets { .. } => first_tickets(SeatSet::only(seat), words, people),
        _ => prompt(view, words, people).text,
    }
}

fn first_tickets(undecided: SeatSet, words: &Words, people: &People) -> String {
    words.say_with("lg-prompt-first-tickets", &[("names", words.names(undecided, people).into())])
}

/// A turn in few words: they name what the whole prompt tells to do.
pub(crate) fn short(view: &View, words: &Words, people: &People) -> Option<String> {
    let Phase::Turn { seat } = view.phase else { return None };
    let id = format!("{}.short", turn_id(view, seat, people));
    Some(turn(&id, view, seat, words, people))
}

/// LG-4.1: a turn says how many cards it draws.
fn turn(id: &str, view: &View, seat: Seat, words: &Words, people: &People) -> String {
    let cards = view.world.options().limits.cards_drawn;
    words.say_with(id, &[("who", who(seat, words, people).into()), ("cards", cards.into())])
}

/// "Anna wins with $41".
pub(crate) fn winner(view: &View, words: &Words, people: &People) -> String {
    let Some(winner) = standings::<LegacyGame>(view).winners().next() else { return String::new() };
    let dollars = view.player(winner).payslip.map_or(0, |payslip| payslip.dollars());
    words.say_with("lg-prompt-finished", &[("name", people.name(winner).into()), ("dollars", dollars.into())])
}

/// Whoever has played a single game learns what it would have been part of: what begins that stands beside it.
fn at_the_end(view: &View, words: &Words) -> String {
    let alone = if is_of_campaign(view) { String::new() } else { words.say("lg-prompt-finished.alone") };
    [tie_break(view, words), alone].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// LG-5.5: what decided between equal payslips; nothing where dollars did.
pub(crate) fn tie_break(view: &View, words: &Words) -> String {
    ahead_by(view, 1).map_or_else(String::new, |why| words.say(why))
}

/// LG-5.5: what puts this place before the next one, whose payslip is equal.
pub(crate) fn ahead_by(view: &View, rank: u8) -> Option<&'static str> {
    let standings = standings::<LegacyGame>(view);
    let payslip =
        |rank: u8| standings.iter().find(|its| its.rank == rank).and_then(|its| view.player(its.seat).payslip);
    let (its, next) = (payslip(rank)?, payslip(rank + 1)?);
    let why = if its.completed > next.completed { "lg-tie-by-tickets" } else { "lg-tie-by-order" };
    (its.dollars() == next.dollars()).then_some(why)
}

/// LG-5.1: in the last round its first words say so.
fn turn_id(view: &View, seat: Seat, people: &People) -> &'static str {
    match view.last_turn {
        Some(_) if says_you(seat, people) => "lg-prompt-own-last-turn",
        Some(_) => "lg-prompt-last-turn",
        None => "lg-prompt-turn",
    }
}

/// LG-5.1: what is asked within a turn says too that it is the last.
fn within_turn(view: &View, seat: Seat, people: &People, asked: &str) -> String {
    match view.last_turn {
        Some(_) => format!("{}.{asked}", turn_id(view, seat, people)),
        None => format!("lg-prompt-{asked}"),
    }
}

/// LG-5.1: "the game ends after Minnie’s turn", whoever reads it.
pub(crate) fn ends_after(last: Seat, words: &Words, people: &People) -> String {
    match says_you(last, people) {
        true => words.say("lg-ends-after-yours"),
        false => words.say_with("lg-ends-after", &[("name", people.name(last).into())]),
    }
}

/// "last round: the game ends after Minnie’s turn · $7 · 17 trains left · Cheap coal": the event while it works.
fn turn_detail(view: &View, seat: Seat, words: &Words, people: &People) -> String {
    let player = view.player(seat);
    let args = [("coins", player.coins.into()), ("trains", player.trains.into())];
    let trains = words.say_with("lg-prompt-turn.detail", &args);
    let last = view.last_turn.map(|last| match last == seat {
        true => words.say("lg-prompt-turn.final"),
        false => words.say_with("lg-prompt-turn.last", &[("ends", ends_after(last, words, people).into())]),
    });
    let event = view.event.filter(|event| !event.strikes()).map(|event| words.say(event.word()));
    last.into_iter().chain([trains]).chain(event).collect::<Vec<_>>().join(" · ")
}
