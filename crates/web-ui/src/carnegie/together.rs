//! What a player did several times in one turn, told in one sentence: steps, workers who move or stand up, what departments brought.

use super::said;
use crate::Words;
use carnegie::{Event, Gain, Place, Resource, Space};
use engine::{Message, Seat};
use maud::{Markup, html};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// CA-5.8: on tracks and strips.
    Steps,
    Moves,
    StandsUp,
    Uses,
}

/// Moves and study points are told by what was done with them.
pub(super) fn lasts(gain: Gain) -> bool {
    !matches!(gain.what, Resource::Moves | Resource::Study)
}

fn deed(event: Event) -> Option<(Seat, Deed)> {
    match event {
        Event::TransportAdvanced { seat, .. } | Event::StripAdvanced { seat, .. } => Some((seat, Deed::Steps)),
        Event::WorkerMoved { seat, .. } => Some((seat, Deed::Moves)),
        Event::WorkerActivated { seat, .. } => Some((seat, Deed::StandsUp)),
        Event::DepartmentUsed { seat, gain, .. } if lasts(gain) => Some((seat, Deed::Uses)),
        _ => None,
    }
}

/// Whether the turn has done such a thing before: then it is told there.
pub(super) fn is_again(turn: &[Event], at: usize) -> bool {
    deed(turn[at]).is_some_and(|deed_of| turn[..at].iter().any(|event| deed(*event) == Some(deed_of)))
}

/// A fact and the like ones after it.
fn alike(turn: &[Event], at: usize) -> Vec<Event> {
    let same = deed(turn[at]);
    turn[at..].iter().copied().filter(|event| same.is_some() && deed(*event) == same).collect()
}

/// How their sentence begins, where there are several; [`rest`] ends it.
pub(super) fn sentence(turn: &[Event], at: usize) -> Option<Message> {
    let all = alike(turn, at);
    let (seat, deed) = deed(turn[at]).filter(|_| all.len() > 1)?;
    match deed {
        Deed::Steps => Some(Message::new("ca-steps-taken").seat("seat", seat)),
        Deed::Moves => Some(Message::new("ca-workers-moved").seat("seat", seat)),
        Deed::StandsUp => {
            let paid = |event: &Event| if let Event::WorkerActivated { dollars, .. } = event { *dollars } else { 0 };
            let dollars: u32 = all.iter().map(paid).sum();
            let workers = u32::try_from(all.len()).unwrap_or(u32::MAX);
            Some(
                Message::new("ca-workers-activated")
                    .seat("seat", seat)
                    .number("workers", workers)
                    .number("dollars", dollars),
            )
        }
        Deed::Uses => Some(Message::new("ca-departments-used").seat("seat", seat)),
    }
}

pub(super) fn rest(turn: &[Event], at: usize, words: &Words) -> Option<Markup> {
    let all = alike(turn, at);
    let told = |events: &[Event]| counted(events.iter().filter_map(|event| in_short(*event, words)));
    let (_, deed) = deed(turn[at]).filter(|_| all.len() > 1)?;
    let said = match deed {
        Deed::Steps => {
            format!("{}: {}.", ways(&all, words), said::gain(Gain::new(Resource::Study, studied(&all)), words))
        }
        // A name cut short has its point.
        Deed::Moves | Deed::StandsUp => format!("{}.", told(&all).trim_end_matches('.')),
        Deed::Uses => format!("{}: {}.", told(&all), said::sum(&gains(&all), words)),
    };
    Some(html! { (said) })
}

/// "East 1→3, Housing 2→3, 1 more to build": each track and strip once, from where it was to where it came; players count from one.
fn ways(all: &[Event], words: &Words) -> String {
    let mut each: Vec<(&'static str, u8, u8, u8)> = Vec::new();
    for event in all {
        let (thing, to, disc) = match *event {
            Event::TransportAdvanced { region, space, .. } => (region.word(), space, false),
            Event::StripAdvanced { project, field, disc, .. } => (project.word(), field, disc),
            _ => continue,
        };
        match each.iter_mut().find(|(known, ..)| *known == thing) {
            Some((.., last, discs)) => (*last, *discs) = (to, *discs + u8::from(disc)),
            None => each.push((thing, to.saturating_sub(1), to, disc.into())),
        }
    }
    let way = |(thing, from, to, discs): (&str, u8, u8, u8)| {
        let ready = words.say_with("ca-steps-ready", &[("discs", discs.into())]);
        format!("{} {}→{}{}", words.say(thing), from + 1, to + 1, if discs > 0 { ready } else { String::new() })
    };
    each.into_iter().map(way).collect::<Vec<_>>().join(", ")
}

fn studied(all: &[Event]) -> u8 {
    let study = |event: &Event| match *event {
        Event::TransportAdvanced { study, .. } | Event::StripAdvanced { study, .. } => study,
        _ => 0,
    };
    all.iter().map(study).sum()
}

fn gains(all: &[Event]) -> Vec<Gain> {
    let gain = |event: &Event| if let Event::DepartmentUsed { gain, .. } = event { Some(*gain) } else { None };
    all.iter().filter_map(gain).collect()
}

fn in_short(event: Event, words: &Words) -> Option<String> {
    let name = |place: Place| match place.department {
        Some(its) => said::short(its, words),
        None if place.space != Space::lobby() => words.say("ca-no-room"),
        None => words.say(place.word()),
    };
    match event {
        Event::WorkerMoved { from, to, .. } => Some(format!("{} → {}", name(from), name(to))),
        Event::WorkerActivated { department, .. } | Event::DepartmentUsed { department, .. } => {
            Some(said::short(department, words))
        }
        _ => None,
    }
}

/// "Lobby → Planning ×2, Lobby → R&D": each once.
fn counted(told: impl Iterator<Item = String>) -> String {
    let mut each: Vec<(String, usize)> = Vec::new();
    for thing in told {
        match each.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, times)) => *times += 1,
            None => each.push((thing, 1)),
        }
    }
    let times = |(thing, times): (String, usize)| if times > 1 { format!("{thing} ×{times}") } else { thing };
    each.into_iter().map(times).collect::<Vec<_>>().join(", ")
}

/// CA-8.1: who is sent out no longer scores where they stood; that is said once, for all of a turn.
pub(super) fn sent_out(turn: &[Event], words: &Words) -> Option<Markup> {
    let region = |event: &Event| match *event {
        Event::WorkerAssigned { region, .. } => Some(words.say(region.word())),
        _ => None,
    };
    let regions: Vec<String> = turn.iter().filter_map(region).collect();
    let args = [("workers", regions.len().into()), ("regions", counted(regions.iter().cloned()).into())];
    (!regions.is_empty()).then(|| html! { (words.say_with("ca-sent-out", &args)) })
}
