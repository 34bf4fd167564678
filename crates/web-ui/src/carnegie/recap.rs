//! A turn in a line: the department, what was built and given.

use super::said;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use carnegie::{Carnegie, Event, View};
use engine::{Game, Seat};
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

    fn is_always_told(event: &Event) -> bool {
        matches!(event, Event::DonationOutOfReach { .. } | Event::TurnPassed { .. })
    }

    /// CA-4.1, CA-4.2: what the workers who come back bring, and what the projects pay then.
    fn brought(turn: &[Event], at: usize, words: &Words) -> Option<Markup> {
        matches!(turn[at], Event::WorkersTakenBack { .. }).then(|| income(&turn[at + 1..], words))
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
        is_his.then(|| html! { @for event in turn { span.step { (step(event)) " " } } })
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
