//! Phrases that many sentences need: gains, events, desks, places.

use super::icons;
use crate::Words;
use carnegie::{
    Department, Donation, Effect, Field, Gain, Phase, Player, Project, Resource, RoundEvent, Space, Timeline, View,
};
use engine::Seat;
use maud::{Markup, html};

/// "$3", "2 goods", "1 worker".
pub(crate) fn gain(gain: Gain, words: &Words) -> String {
    let id = match gain.what {
        Resource::Money => "ca-gain-money",
        Resource::Goods => "ca-gain-goods",
        Resource::Points => "ca-gain-points",
        Resource::Worker => "ca-gain-worker",
        Resource::Study => "ca-gain-study",
        Resource::Moves => "ca-gain-moves",
    };
    words.say_with(id, &[("amount", gain.amount.into())])
}

/// "1 worker or $1".
pub(crate) fn gains(gains: &[Gain], words: &Words) -> String {
    let said: Vec<String> = gains.iter().map(|one| gain(*one, words)).collect();
    said.join(&format!(" {} ", words.say("ca-or")))
}

/// What a strip on this field has: an income once it is built, or points for the end.
pub(crate) fn field(field: &Field, words: &Words) -> String {
    match (field.is_circle(), field.donation_cap) {
        (true, _) => words.say_with("ca-field-circle", &[("income", gains(&field.income, words).into())]),
        (false, 0) => words.say_with("ca-field-points", &[("points", field.points.into())]),
        (false, cap) => words.say_with("ca-field-cap", &[("points", field.points.into()), ("cap", cap.into())]),
    }
}

/// "the West pays, then donations".
pub(crate) fn event(event: RoundEvent, words: &Words) -> String {
    let region = event.region.map_or_else(String::new, |region| words.say(region.word()));
    let id = match (event.region, event.donation) {
        (Some(_), false) => "ca-what-region",
        (Some(_), true) => "ca-what-both",
        (None, _) => "ca-what-donation",
    };
    words.say_with(id, &[("region", region.into())])
}

/// "desks $1, $1", or that it needs none.
pub(crate) fn desks(department: Department, words: &Words) -> String {
    let prices: Vec<String> = department.desk_prices().iter().map(|price| words.money(*price)).collect();
    match prices.is_empty() {
        true => words.say("ca-no-desk"),
        false => words.say_with("ca-desks", &[("prices", prices.join(", ").into()), ("desks", prices.len().into())]),
    }
}

/// CA-5.17: "pays $2 from now on", the income of the circle whose disc is built next.
pub(crate) fn opens(player: &Player, project: Project, words: &Words) -> Option<String> {
    let strip = player.strip(project);
    let income = project.circles(strip.side).nth(usize::from(strip.built))?;
    Some(words.say_with("ca-detail-opens", &[("income", gains(income, words).into())]))
}

/// A department's name where there is little room.
pub(crate) fn short(department: Department, words: &Words) -> String {
    words.say(&format!("{}.short", department.word()))
}

/// CA-5.13: how many of a player's own workers would be used if this type were played.
pub(crate) fn workers_of(player: &Player, timeline: Timeline) -> u8 {
    let is_used = |department: Department| department.timeline() == timeline && !department.is_ongoing();
    player.rooms.iter().filter(|room| room.department.is_some_and(is_used)).map(|room| room.standing).sum()
}

/// The same with whoever is always at work in Human Resources (CA-2.8).
pub(crate) fn at_work(player: &Player, timeline: Timeline) -> u8 {
    workers_of(player, timeline) + u8::from(timeline == Timeline::HumanResources)
}

/// What a department does, in a sentence.
pub(crate) fn effect(department: Department, words: &Words) -> String {
    words.say(&format!("{}.effect", department.word()))
}

/// "$7, 1 good": each thing once.
pub(crate) fn sum(gains: &[Gain], words: &Words) -> String {
    let of = |what: Resource| gains.iter().filter(|gain| gain.what == what).map(|gain| gain.amount).sum();
    let sums = Resource::ALL.into_iter().map(|what| Gain::new(what, of(what))).filter(|gain| gain.amount > 0);
    sums.map(|gain| self::gain(gain, words)).collect::<Vec<_>>().join(", ")
}

/// CA-4.2: what built projects pay at any income; " + …" for what is to be chosen then.
pub(crate) fn projects_pay(player: &Player) -> (Vec<Gain>, &'static str) {
    let circles: Vec<&[Gain]> = Project::ALL.into_iter().flat_map(|it| player.project_incomes(it)).collect();
    let open = if circles.iter().any(|income| income.len() > 1) { " + …" } else { "" };
    (circles.into_iter().filter(|income| income.len() == 1).flatten().copied().collect(), open)
}

/// CA-8.3: "worth 6 now, 12 at most"; what is always worth the same has no most. CA-8.8: what is paid for it pays no Welfare, so it may cost points.
pub(crate) fn worth(view: &View, seat: Seat, donation: Donation, words: &Words) -> String {
    let points = view.donation_points(seat, donation);
    let args = [("points", points.abs().into()), ("cap", view.donation_cap(seat).into())];
    let id = match donation.effect() {
        _ if points < 0 => "ca-detail-worth.costs",
        Effect::Flat(_) => "ca-detail-worth.fixed",
        _ => "ca-detail-worth",
    };
    words.say_with(id, &args)
}

/// CA-5.1: the department in use, with how many workers who have the means to be used, which would be lost by going on to another.
pub(crate) fn half_used(view: &View, seat: Seat) -> Option<(Department, u8)> {
    let space = view.turn.in_use.filter(|_| matches!(view.phase, Phase::Departments { seat: now } if now == seat))?;
    let unused = Some(view.turn.uses[space.index()]).filter(|uses| *uses > 0)?;
    let department = view.player(seat).room(space).department?;
    view.has_means(seat, department).then_some((department, unused))
}

/// CA-7.1, CA-7.5: what it takes at least to stand somebody up.
pub(crate) fn cheapest_desk(player: &Player) -> Option<u32> {
    let lies = |space: &Space| player.room(*space).lying > 0;
    Space::all().filter(lies).filter_map(|space| player.desk_price(space)).min().map(u32::from)
}

/// In the middle of a sentence it begins with a small letter.
pub(crate) fn in_a_sentence(effect: &str) -> String {
    let mut letters = effect.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// What a room is for: in a short sentence, and for low rooms in a few words with drawings; the style sheet shows one of them.
pub(crate) fn in_short(room: &str, words: &Words) -> Markup {
    let told = |form: &str| icons::with_icons(&words.say(&format!("{room}.{form}")));
    html! { small.effect { span.sentence { (told("plain")) } span.brief { (told("brief")) } } }
}

/// A space as players call it: by its department, if it has one.
pub(crate) fn place(player: &Player, space: Space, words: &Words) -> String {
    match player.room(space).department {
        Some(department) => words.say(department.word()),
        None if space == Space::lobby() => words.say("ca-lobby"),
        None => words.say(space.word()),
    }
}

/// The same where there is little room.
pub(crate) fn room(player: &Player, space: Space, words: &Words) -> String {
    player.room(space).department.map_or_else(|| place(player, space, words), |department| short(department, words))
}

/// CA-7.5: whoever comes to a department in which each desk is taken, or waited for, can't stand up there.
pub(crate) fn is_full(player: &Player, space: Space) -> bool {
    let room = player.room(space);
    let desks = room.department.map_or(0, |department| department.desk_prices().len());
    desks > 0 && usize::from(room.workers()) >= desks
}
