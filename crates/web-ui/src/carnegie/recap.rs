//! A turn in a line: the department, what was built and given.

use super::said;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use carnegie::{Carnegie, Event, Region, Slide, Timeline, View};
use engine::{Game, Message, Seat};
use maud::{Markup, html};

impl Retell for Carnegie {
    fn begins_turn(event: &Event, _: &Event) -> Option<bool> {
        matches!(event, Event::RoundBegan { .. } | Event::GameEnded).then_some(true)
    }

    fn matters(event: &Event) -> bool {
        matches!(
            event,
            Event::TimelineChosen { .. }
                | Event::DonationMade { .. }
                | Event::DepartmentPlaced { .. }
                | Event::ProjectBuilt { .. }
                | Event::DonationOnTop { .. }
                | Event::TrackEndReached { .. }
                | Event::TransportAdvanced { .. }
                | Event::WorkersTakenBack { .. }
                | Event::StartDiscPlaced { .. }
                | Event::AndrewDonates { .. }
                | Event::AndrewTakesDepartment { .. }
                | Event::AndrewBuilds { .. }
                | Event::AndrewChoosesTimeline { .. }
        )
    }

    fn is_no_news(event: &Event) -> bool {
        matches!(event, Event::ActivationEnded { .. } | Event::MarkerAdvanced { .. } | Event::WelfareEnded { .. })
    }

    /// CA-4.3: that a region pays nothing is told to whoever has nobody there.
    fn is_always_told(event: &Event, people: &People) -> bool {
        match *event {
            Event::DonationOutOfReach { .. } | Event::TurnPassed { .. } => true,
            Event::NobodyAway { seat, .. } => people.mine.look().contains(seat),
            _ => false,
        }
    }

    fn is_told_before(turn: &[Event], at: usize) -> bool {
        steps_on(turn[at]).is_some_and(|(seat, ..)| first_step(turn, seat) < at)
    }

    /// CA-4.1, CA-4.2: what the workers who come back bring, and what the projects pay then; CA-5.8: a player's further steps on tracks.
    fn brought(turn: &[Event], at: usize, words: &Words) -> Option<Markup> {
        match turn[at] {
            Event::WorkersTakenBack { .. } => Some(income(&turn[at + 1..], words)),
            Event::TransportAdvanced { seat, .. } => further_steps(&turn[at + 1..], seat, words),
            _ => None,
        }
    }

    fn is_for_all(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::GameEnded)
    }

    fn is_of_rival(event: &Event) -> bool {
        matches!(
            event,
            Event::AndrewChoosesTimeline { .. }
                | Event::AndrewDonates { .. }
                | Event::AndrewTakesDepartment { .. }
                | Event::AndrewBuilds { .. }
                | Event::AndrewAdvances { .. }
                | Event::AndrewSlides { .. }
                | Event::AndrewKeepsCard { .. }
        )
    }

    /// All that Andrew's card made him do, a line a step: each is one thing that he did, or one that he could not.
    fn story(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
        let is_his = turn.iter().all(Carnegie::is_of_rival);
        let step = |event: &Event| words.html(&Carnegie::tell(event), people, &Carnegie::badge);
        let why = answered(turn).map(|timeline| {
            words.html(&Message::new("ca-andrew-answers").word("timeline", timeline.word()), people, &Carnegie::badge)
        });
        is_his.then(|| {
            html! { @if let Some(why) = why { span.step { (why) " " } } @for event in turn { span.step { (step(event)) " " } } }
        })
    }

    fn shown_by(event: &Event) -> Option<String> {
        match *event {
            Event::ProjectBuilt { slot, .. } | Event::StartDiscPlaced { slot, .. } | Event::AndrewBuilds { slot } => {
                Some(format!("disc-{}", slot.index()))
            }
            _ => None,
        }
    }

    const COUNTS: &'static str = "ca-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        view.score(seat).total().into()
    }
}

/// CA-9.12, CA-9.14: of which type the part of Andrew's card is that he carries out, where it was the player who chose it.
fn answered(turn: &[Event]) -> Option<Timeline> {
    let chose_himself = turn.iter().any(|event| matches!(event, Event::AndrewChoosesTimeline { .. }));
    let timeline = turn.iter().find_map(|event| match *event {
        Event::AndrewTakesDepartment { .. } | Event::AndrewSlides { why: Slide::NoTile { .. }, .. } => {
            Some(Timeline::Management)
        }
        Event::AndrewBuilds { .. }
        | Event::AndrewSlides { why: Slide::CityFull { .. } | Slide::NoDiscForCity { .. }, .. } => {
            Some(Timeline::Construction)
        }
        Event::AndrewAdvances { .. }
        | Event::AndrewSlides { why: Slide::TrackEnded { .. } | Slide::LastSpaceTaken { .. }, .. } => {
            Some(Timeline::ResearchAndDevelopment)
        }
        Event::AndrewSlides { why: Slide::HumanResources { .. }, .. } => Some(Timeline::HumanResources),
        _ => None,
    });
    timeline.filter(|_| !chose_himself)
}

fn steps_on(event: Event) -> Option<(Seat, Region, u8)> {
    match event {
        Event::TransportAdvanced { seat, region, space, .. } => Some((seat, region, space)),
        _ => None,
    }
}

fn first_step(turn: &[Event], seat: Seat) -> usize {
    turn.iter().position(|event| steps_on(*event).is_some_and(|(who, ..)| who == seat)).unwrap_or(turn.len())
}

/// "Also: Midwest to space 2, West to space 3."
fn further_steps(follows: &[Event], seat: Seat, words: &Words) -> Option<Markup> {
    let own = follows.iter().filter_map(|event| steps_on(*event)).filter(|(who, ..)| *who == seat);
    let told: Vec<String> = own
        .map(|(_, region, space)| {
            let args = [("region", words.say(region.word()).into()), ("space", space.into())];
            words.say_with("ca-step-too", &args)
        })
        .collect();
    let steps = [("steps", told.join(", ").into())];
    (!told.is_empty()).then(|| html! { (words.say_with("ca-steps-too", &steps)) })
}

/// "+$7, 1 good (workers $3, projects $4, 1 good)": of the facts that follow a return. Steps that study points buy lie between them.
fn income(follows: &[Event], words: &Words) -> Markup {
    let is_of_it = |event: &&Event| {
        matches!(
            event,
            Event::TransportIncome { .. }
                | Event::ProjectIncome { .. }
                | Event::IncomeChosen { .. }
                | Event::StripAdvanced { .. }
                | Event::TransportAdvanced { .. }
                | Event::TrackEndReached { .. }
                | Event::StudyPointsLost { .. }
                | Event::GoodSold { .. }
        )
    };
    let (mut workers, mut projects) = (Vec::new(), Vec::new());
    for event in follows.iter().take_while(is_of_it) {
        match *event {
            Event::TransportIncome { gain, .. } => workers.push(gain),
            Event::ProjectIncome { gain, .. } | Event::IncomeChosen { gain, .. } => projects.push(gain),
            _ => {}
        }
    }
    let all = [workers.clone(), projects.clone()].concat();
    let args = [("workers", said::sum(&workers, words).into()), ("projects", said::sum(&projects, words).into())];
    html! {
        @if !all.is_empty() {
            span.income {
                b { "+" (said::sum(&all, words)) }
                @if !workers.is_empty() && !projects.is_empty() { " (" (words.say_with("ca-income-parts", &args)) ")" }
            }
        }
    }
}
