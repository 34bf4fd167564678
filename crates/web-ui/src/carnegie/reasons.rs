//! Why a bot would do it, where what it costs and changes does not say so: what a worker is moved for, what a department is good for, whom a round is for, what stopping keeps.

use super::said;
use crate::Words;
use carnegie::{
    Action, City, Department, Donation, Effect, Phase, Project, Region, Row, STEPS, Slot, Space, Timeline, View, Work,
};
use engine::Seat;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, words: &Words) -> Vec<String> {
    match *action {
        Action::MoveWorker { to, .. } => why_there(view, seat, to, words),
        Action::ChooseTimeline { timeline } | Action::PlayChoiceTile { timeline } => {
            for_whom(view, seat, timeline, words).into_iter().collect()
        }
        Action::TakeDepartment { department } => vec![words.say(&format!("{}.good", department.word()))],
        Action::PlaceStartDisc { slot } => big_city(slot.city(), words).into_iter().collect(),
        Action::Donate { donation } | Action::GiveOnTop { donation, .. } => {
            vec![what_it_grows_with(view, seat, donation, words)]
        }
        Action::Build { slot } => why_in(view, seat, slot, words),
        Action::PlaceDepartment { space } => {
            let to_lobby = view.player(seat).moves_between(Space::lobby(), space).unwrap_or(0);
            vec![words.say_with("ca-why-floor", &[("points", space.points().into()), ("moves", to_lobby.into())])]
        }
        Action::Activate { department } => ready_for(view, seat, department, words),
        Action::TakeBack { workers } => vec![who_stays(view, seat, workers, words)],
        Action::SellGood => why_sell(view, seat, words).into_iter().collect(),
        Action::AdvanceTransport { region } => paydays(view, seat, region, words),
        Action::AdvanceStrip { project } => readies(view, seat, project, words).into_iter().collect(),
        Action::Finish => vec![why_no_more(view, seat, words)],
        _ => Vec::new(),
    }
}

/// CA-5.20: whoever was brought to a room in this turn could have gone on at once; CA-2.5: a good that is sold for nothing that can be paid now.
pub(crate) fn is_no_advice(view: &View, seat: Seat, before: &[Action], action: &Action) -> bool {
    let is_of_turn =
        |action: &&Action| matches!(action, Action::MoveWorker { .. } | Action::Use { .. } | Action::SellGood);
    match *action {
        Action::MoveWorker { from, .. } => {
            let mut moved = before.iter().rev().take_while(is_of_turn);
            moved.any(|action| matches!(action, Action::MoveWorker { to, .. } if *to == from))
        }
        Action::SellGood => !matches!(view.phase, Phase::Welfare { .. }) && still_short(view, seat).is_none(),
        // CA-4.3: whoever takes back nobody gets nothing, from projects either. CA-7.1: standing up for nothing is worth a point at once.
        Action::Finish => match view.phase {
            Phase::TakeBack { .. } => true,
            Phase::Activate { .. } => said::cheapest_desk(view.player(seat)) == Some(0),
            _ => false,
        },
        _ => false,
    }
}

/// What money is needed for that is not there: the id of what is said of it, the price, and how much is missing.
fn still_short(view: &View, seat: Seat) -> Option<(&'static str, u32, u32)> {
    let player = view.player(seat);
    let (id, price) = match view.phase {
        Phase::Donate { .. } => ("ca-why-sell-donation", player.donation_price()),
        Phase::Activate { .. } => ("ca-why-sell-desk", said::cheapest_desk(player)?),
        _ => return None,
    };
    Some((id, price, price.checked_sub(player.money).filter(|short| *short > 0)?))
}

fn why_sell(view: &View, seat: Seat, words: &Words) -> Option<String> {
    let (id, price, short) = still_short(view, seat)?;
    Some(words.say_with(id, &[("price", price.into()), ("short", short.into())]))
}

/// CA-4.1: who stays out is paid when an event calls the region again, if one does.
fn who_stays(view: &View, seat: Seat, workers: u8, words: &Words) -> String {
    let Phase::TakeBack { region, .. } = view.phase else { return String::new() };
    match view.player(seat).on_assignment[region.index()].saturating_sub(workers) {
        0 => words.say("ca-why-all-back"),
        stay => {
            // The event of now is among those to come until the round is over.
            let times = paydays_of(view, region).saturating_sub(1);
            words.say_with("ca-why-some-stay", &[("stay", stay.into()), ("times", times.into())])
        }
    }
}

/// CA-8.2
fn big_city(city: City, words: &Words) -> Option<String> {
    (city.connection_points() > 0).then(|| words.say("ca-why-big-city"))
}

/// CA-8.3: donations that score less now may score more at the end.
fn what_it_grows_with(view: &View, seat: Seat, donation: Donation, words: &Words) -> String {
    let (now, cap) = (view.donation_points(seat, donation), view.donation_cap(seat));
    let grows_with = match donation.effect() {
        Effect::Flat(_) => return words.say("ca-why-gift-sure"),
        _ if now >= i64::from(cap) => return words.say("ca-why-gift-full"),
        Effect::PerDepartmentOf(..) | Effect::PerDepartment(_) => "ca-why-gift-departments",
        Effect::PerProject(..) | Effect::PerProjectIn(..) | Effect::PerProjectInSmallCity(_) => "ca-why-gift-projects",
        Effect::PerRailroadRegion(_) => "ca-why-gift-railroads",
        Effect::PerDonation(_) => "ca-why-gift-donations",
        Effect::PerStandingWorker(_) => "ca-why-gift-workers",
        Effect::Payment { .. } => "ca-why-gift-payment",
    };
    words.say(grows_with)
}

/// CA-8.6: a disc beside own ones makes a network; else it is the region that pays who goes there (CA-4.1).
fn why_in(view: &View, seat: Seat, slot: Slot, words: &Words) -> Vec<String> {
    let own = City::of_slots(view.player(seat).projects);
    let city = slot.city();
    let beside = own.both(city.neighbours()).first().filter(|_| !own.contains(city));
    match (beside, view.phase) {
        (Some(beside), _) => vec![words.say_with("ca-why-beside", &[("city", beside.name().into())])],
        (None, Phase::Build { department: Department::ConstructionOutsourcing, .. }) => {
            big_city(city, words).into_iter().collect()
        }
        (None, _) => big_city(city, words).map_or_else(|| paydays(view, seat, slot.region(), words), |why| vec![why]),
    }
}

/// CA-7.1: how many would work there then.
fn ready_for(view: &View, seat: Seat, department: Department, words: &Words) -> Vec<String> {
    let player = view.player(seat);
    let Some(space) = player.find(department) else { return Vec::new() };
    let args = [
        ("workers", (player.room(space).standing + 1).into()),
        ("department", words.say(department.word()).into()),
        ("price", player.desk_price(space).unwrap_or(0).into()),
        ("money", player.money.into()),
    ];
    vec![words.say_with("ca-why-ready-for", &args)]
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
    let paydays = paydays_of(view, region);
    let out = view.player(seat).on_assignment[region.index()];
    let name = words.say(region.word());
    let called = words.say_with("ca-why-paydays", &[("region", name.into()), ("times", paydays.into())]);
    let there = (out > 0).then(|| words.say_with("ca-detail-there", &[("workers", out.into())]));
    std::iter::once(called).chain(there).collect()
}

fn paydays_of(view: &View, region: Region) -> usize {
    let to_come = |(timeline, row): (Timeline, &Row)| {
        (row.marker..STEPS).filter(|step| view.event_at(timeline, *step).region == Some(region)).count()
    };
    Timeline::ALL.into_iter().zip(&view.rows).map(to_come).sum()
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
