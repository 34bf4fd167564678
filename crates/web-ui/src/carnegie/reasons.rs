//! Why a bot would do it, where what it costs and changes does not say so: what a worker is moved for, what a department is good for, whom a round is for, what stopping keeps.

use super::said;
use crate::Words;
use carnegie::{Action, Department, Phase, Project, Region, Row, STEPS, Space, Timeline, View, Work};
use engine::Seat;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, words: &Words) -> Vec<String> {
    match *action {
        Action::MoveWorker { to, .. } => why_there(view, seat, to, words),
        Action::ChooseTimeline { timeline } | Action::PlayChoiceTile { timeline } => {
            for_whom(view, seat, timeline, words).into_iter().collect()
        }
        Action::TakeDepartment { department } => vec![words.say(&format!("{}.good", department.word()))],
        Action::AdvanceTransport { region } => paydays(view, seat, region, words),
        Action::AdvanceStrip { project } => readies(view, seat, project, words).into_iter().collect(),
        Action::Finish => vec![why_no_more(view, seat, words)],
        _ => Vec::new(),
    }
}

fn why_there(view: &View, seat: Seat, to: Space, words: &Words) -> Vec<String> {
    let player = view.player(seat);
    let Some(department) = player.room(to).department else { return Vec::new() };
    let room = player.room(to);
    let there = room.standing + room.lying + 1;
    let price = player.desk_price(to).filter(|price| *price > 0);
    let price = price.map(|price| {
        let args = [("price", price.into()), ("money", player.money.into())];
        let is_short = player.money < u32::from(price);
        words.say_with(if is_short { "ca-why-stands-up-later" } else { "ca-why-stands-up" }, &args)
    });
    [Some(brings(department, there, words)), price].into_iter().flatten().collect()
}

/// What a department does with so many workers, once they all stand: "then 2 work there: 6 study points in the next R&D round".
fn brings(department: Department, workers: u8, words: &Words) -> String {
    let (id, amount) = match (department.work_of(workers), department) {
        (Some(Work::Moves(moves)), _) => ("ca-gain-moves", moves),
        (Some(Work::Study(points)), _) => ("ca-gain-study", points),
        (Some(Work::Uses(times)), Department::TradeAndFinance) => ("ca-why-trade", times),
        (Some(Work::Uses(times)), Department::Planning) => ("ca-why-departments", times),
        (Some(Work::Uses(times)), Department::Construction | Department::Engineering) => ("ca-why-projects", times),
        _ => {
            let effect = said::in_a_sentence(&said::effect(department, words));
            return words.say_with("ca-why-worker", &[("effect", effect.into())]);
        }
    };
    let brings = words.say_with(id, &[("amount", amount.into())]);
    let args = [
        ("workers", workers.into()),
        ("brings", brings.into()),
        ("timeline", words.say(&format!("{}.short", department.timeline().word())).into()),
    ];
    words.say_with("ca-why-then", &args)
}

/// Everybody plays the type that is chosen: good for who has more workers at it than the others.
fn for_whom(view: &View, seat: Seat, timeline: Timeline, words: &Words) -> Option<String> {
    let at_work = |seat: Seat| said::workers_of(view.player(seat), timeline);
    let Some(most) = view.seats().filter(|other| *other != seat).map(at_work).max() else {
        return Some(words.say_with("ca-why-own-work", &[("mine", at_work(seat).into())]));
    };
    Some(words.say_with("ca-why-for-whom", &[("mine", at_work(seat).into()), ("theirs", most.into())]))
}

/// CA-4.1: how often a region still pays who comes back from it, and who of one's own is out there.
fn paydays(view: &View, seat: Seat, region: Region, words: &Words) -> Vec<String> {
    let to_come = |(timeline, row): (Timeline, &Row)| {
        (row.marker..STEPS).filter(|step| view.event_at(timeline, *step).region == Some(region)).count()
    };
    let paydays: usize = Timeline::ALL.into_iter().zip(&view.rows).map(to_come).sum();
    let out = view.player(seat).on_assignment[region.index()];
    let name = words.say(region.word());
    let called = words.say_with("ca-why-paydays", &[("region", name.into()), ("times", paydays.into())]);
    let there = (out > 0).then(|| words.say_with("ca-detail-there", &[("workers", out.into())]));
    std::iter::once(called).chain(there).collect()
}

/// A circle that is reached is one more project to build.
fn readies(view: &View, seat: Seat, project: Project, words: &Words) -> Option<String> {
    let player = view.player(seat);
    let ready = player.next_field(project).filter(|next| next.is_circle()).map(|_| player.discs_on(project) + 1)?;
    let args = [("ready", ready.into()), ("project", words.say(project.word()).into())];
    Some(words.say_with("ca-why-ready", &args))
}

/// What is kept by doing no more, or why nothing more can be done.
fn why_no_more(view: &View, seat: Seat, words: &Words) -> String {
    let player = view.player(seat);
    match view.phase {
        Phase::SetUpMoves { .. } => words.say(stays_put(view, seat)),
        Phase::Departments { .. } => why_turn_ends(view, seat, words),
        Phase::TakeBack { .. } => words.say("ca-why-stay-out"),
        Phase::Study { .. } => words.say("ca-why-no-step"),
        Phase::BringWorker { .. } => words.say("ca-why-nobody-brought"),
        Phase::Donate { .. } | Phase::Activate { .. } if player.money > 0 => {
            words.say_with("ca-why-keeps-money", &[("money", player.money.into())])
        }
        _ => words.say("ca-why-all-done"),
    }
}

fn why_turn_ends(view: &View, seat: Seat, words: &Words) -> String {
    let (turn, player) = (&view.turn, view.player(seat));
    let takes_goods = match turn.timeline {
        Some(Timeline::Construction) => Project::ALL
            .into_iter()
            .filter(|project| player.discs_on(*project) > 0)
            .map(|project| u32::from(project.goods()))
            .min(),
        Some(Timeline::Management) => Some(1),
        _ => None,
    };
    let uses_left = turn.uses.iter().any(|uses| *uses > 0);
    match takes_goods {
        _ if turn.moves > 0 => words.say(stays_put(view, seat)),
        _ if turn.study > 0 => words.say("ca-why-no-step"),
        _ if !uses_left && player.choice_tile => words.say("ca-why-keeps-tile"),
        _ if !uses_left => words.say("ca-why-all-done"),
        None if turn.timeline == Some(Timeline::Construction) => words.say("ca-why-nothing-ready"),
        Some(least) if player.goods < least => words.say("ca-why-no-goods"),
        Some(_) => words.say_with("ca-why-keeps-goods", &[("goods", player.goods.into())]),
        None => words.say("ca-why-all-done"),
    }
}

/// CA-5.20: whoever is moved lies down.
fn stays_put(view: &View, seat: Seat) -> &'static str {
    let lies = view.player(seat).rooms.iter().any(|room| room.lying > 0);
    if lies { "ca-why-well-placed" } else { "ca-why-all-stand" }
}
