//! A turn in a line: the department, what was built and given.

use super::{said, together};
use crate::retold::Retell;
use crate::{Paint, People, Words};
use carnegie::{Carnegie, Event, Phase, ScorePart, Slide, Timeline, View};
use engine::{Game, Message, Seat};
use maud::{Markup, html};

impl Retell for Carnegie {
    /// Who goes on with a turn after another was passed over begins it anew, so that all is told in the order in which it happened.
    fn begins_turn(event: &Event, before: &Event) -> Option<bool> {
        let begins = matches!(event, Event::RoundBegan { .. } | Event::GameEnded);
        (begins || (passes_over(before) && !passes_over(event))).then_some(true)
    }

    /// CA-4.1, CA-4.4: each player's part in a round's event.
    fn is_answer(event: &Event) -> bool {
        matches!(event, Event::WorkersTakenBack { .. } | Event::DonationMade { .. } | Event::DonationDeclined { .. })
    }

    fn matters(event: &Event) -> bool {
        if let Event::DepartmentUsed { gain, .. } = *event {
            return together::lasts(gain);
        }
        matches!(
            event,
            Event::TimelineChosen { .. }
                | Event::DepartmentReserved { .. }
                | Event::ChoiceTilePlayed { .. }
                | Event::WorkerMoved { .. }
                | Event::WorkerActivated { .. }
                | Event::StripAdvanced { .. }
                | Event::GoodsSold { .. }
                | Event::GoodsBought { .. }
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
        matches!(
            event,
            Event::ActivationEnded { .. }
                | Event::ActivationPassed { .. }
                | Event::MarkerAdvanced { .. }
                | Event::WelfareEnded { .. }
        )
    }

    /// CA-4.3, CA-5.1, CA-7.1: that a region pays nothing is told to whoever has nobody there, and that workers stay idle or can't be paid for to whose
    /// they are. Where nobody lies by a free desk there is nothing to tell.
    fn is_always_told(event: &Event, people: &People) -> bool {
        match *event {
            Event::DonationOutOfReach { .. } | Event::TurnPassed { .. } => true,
            Event::NobodyAway { seat, .. }
            | Event::WorkersIdle { seat, .. }
            | Event::ActivationPassed { seat, cheapest: Some(_), .. } => people.mine.look().contains(seat),
            _ => false,
        }
    }

    /// CA-4.3, CA-4.4, CA-5.1, CA-7.1: who is passed over, mostly within another's turn.
    fn befell(event: &Event) -> Option<Seat> {
        match *event {
            Event::DonationOutOfReach { seat, .. }
            | Event::TurnPassed { seat, .. }
            | Event::WorkersIdle { seat, .. }
            | Event::NobodyAway { seat, .. }
            | Event::ActivationPassed { seat, cheapest: Some(_), .. } => Some(seat),
            _ => None,
        }
    }

    fn is_told_before(turn: &[Event], at: usize) -> bool {
        together::is_again(turn, at)
    }

    fn together(turn: &[Event], at: usize) -> Option<Message> {
        together::sentence(turn, at)
    }

    /// CA-4.1, CA-4.2: what the workers who come back bring, and what the projects pay then; CA-8.1: what the action tile no longer scores.
    fn brought(turn: &[Event], at: usize, words: &Words) -> Option<Markup> {
        match turn[at] {
            Event::WorkersTakenBack { seat, .. } => Some(income(seat, &turn[at + 1..], words)),
            Event::ChoiceTilePlayed { .. } => Some(html! { span.loss { (words.say("ca-tile-gone")) } }),
            _ => together::rest(turn, at, words),
        }
    }

    fn at_last(turn: &[Event], words: &Words) -> Option<Markup> {
        together::sent_out(turn, words)
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

    /// CA-5.1: it was the last that could be done in the turn. How many moves are left is counted in sight of whoever moves.
    fn ended_by_itself(view: &View, own: Seat, fresh: &[Event]) -> bool {
        let is_work = fresh.first().is_some_and(|event| {
            matches!(
                event,
                Event::StripAdvanced { .. }
                    | Event::TransportAdvanced { .. }
                    | Event::DepartmentUsed { .. }
                    | Event::GoodsSold { .. }
                    | Event::GoodsBought { .. }
                    | Event::ProjectBuilt { .. }
                    | Event::DepartmentPlaced { .. }
            )
        });
        is_work && !works(view.phase, own)
    }

    const SENTENCES: usize = 5;

    const COUNTS: &'static str = "ca-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        view.score(seat).total().into()
    }

    fn parts(view: &View, seat: Seat) -> Vec<(&'static str, i64)> {
        let score = view.score(seat);
        ScorePart::ALL.into_iter().map(|part| (part.word(), score.part(part).into())).collect()
    }
}

/// CA-4.3, CA-4.4: who has no part in a round's event.
fn passes_over(event: &Event) -> bool {
    matches!(event, Event::NobodyAway { .. } | Event::DonationOutOfReach { .. })
}

/// Whether a player's turn with their departments, or what came before it, goes on.
fn works(phase: Phase, own: Seat) -> bool {
    match phase {
        Phase::TakeBack { seat, .. }
        | Phase::Study { seat, .. }
        | Phase::ChooseIncome { seat, .. }
        | Phase::Donate { seat }
        | Phase::Departments { seat }
        | Phase::PlaceDepartment { seat, .. }
        | Phase::BringWorker { seat, .. }
        | Phase::Build { seat, .. } => seat == own,
        _ => false,
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

/// "+$7, 1 good (workers $3, projects $4, 1 good)": of the facts that follow a return. Steps that study points buy lie between them.
fn income(seat: Seat, follows: &[Event], words: &Words) -> Markup {
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
            span.income data-of=(seat.0) {
                b { "+" (said::sum(&all, words)) }
                @if !workers.is_empty() && !projects.is_empty() { " (" (words.say_with("ca-income-parts", &args)) ")" }
            }
        }
    }
}
