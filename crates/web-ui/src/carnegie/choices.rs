//! The legal actions as buttons: what each does, what it costs and changes, which shapes lead to it.

use super::details::Details;
use super::effects::{Before, Effects};
use super::said;
use super::targets::Target;
use crate::{Choice, ChoiceKind, People, Words};
use carnegie::{Action, Department, Gain, Phase, Project, Resource, Side, Slot, Stance, View};
use engine::Seat;

pub(crate) fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
    let (before, details) = (Before::of(view, seat), Details { view, seat, words, people });
    legal
        .iter()
        .map(|action| {
            let effects = before.effects(action);
            Choice {
                action: serde_json::to_string(action).expect("actions are plain data"),
                label: label(view, seat, action, &effects, words),
                detail: details.of(action, &effects),
                targets: targets(view, seat, action).into_iter().map(|target| target.to_string()).collect(),
                tag: tag(view, seat, action, &effects, words),
                kind: kind(view, seat, action),
                way: None,
                is_for_ever: false,
                loses: *action == Action::Finish && loses(view, seat),
            }
        })
        .collect()
}

fn label(view: &View, seat: Seat, action: &Action, effects: &Effects, words: &Words) -> String {
    let player = view.player(seat);
    let say = |id: &str, args: &[(&str, String)]| {
        let args: Vec<(&str, crate::Value)> = args.iter().map(|(name, value)| (*name, value.clone().into())).collect();
        words.say_with(id, &args)
    };
    let word = |word: &str| words.say(word);
    match *action {
        Action::ChooseSides { housing, commerce, industry, infrastructure } => {
            sides([housing, commerce, industry, infrastructure], words)
        }
        Action::PlaceStartDisc { slot } => say("ca-do-start-disc", &[("city", slot.city().name().to_owned())]),
        Action::TakeDepartment { department } => {
            let id = if view.round == 0 { "ca-do-reserve" } else { "ca-do-place-tile" };
            say(id, &[("department", word(department.word()))])
        }
        Action::MoveWorker { from, to, worker } => {
            let id = if worker == Stance::Standing { "ca-do-move-standing" } else { "ca-do-move-lying" };
            say(id, &[("from", said::room(player, from, words)), ("to", said::room(player, to, words))])
        }
        Action::ChooseTimeline { timeline } => word(timeline.word()),
        // What they bring has room in the line above it.
        Action::TakeBack { workers } => words.say_with("ca-do-take-back", &[("workers", workers.into())]),
        Action::ChooseIncome { gain } => match income(view, gain) {
            Some(gain) => said::gain(gain, words),
            None => word(gain.word()),
        },
        Action::Donate { donation } => say("ca-do-donate", &[("donation", word(donation.word()))]),
        Action::PlayChoiceTile { timeline } => say("ca-do-choice-tile", &[("timeline", word(timeline.word()))]),
        Action::Use { department, gain, assignment } => {
            let gain = effects.used.map_or_else(|| word(gain.word()), |gain| said::gain(gain, words));
            let department = word(department.word());
            match assignment {
                Some(region) => say(
                    "ca-do-use-assigned",
                    &[("department", department), ("gain", gain), ("region", word(region.word()))],
                ),
                None => say("ca-do-use", &[("department", department), ("gain", gain)]),
            }
        }
        Action::Trade { department, goods } => {
            let id = if department == Department::SupplyChain { "ca-do-buy" } else { "ca-do-sell" };
            words.say_with(id, &[("department", word(department.word()).into()), ("goods", goods.into())])
        }
        Action::PlaceDepartment { space } => {
            let Phase::PlaceDepartment { department, .. } = view.phase else { return word(space.word()) };
            say("ca-do-place", &[("department", word(department.word())), ("space", word(space.word()))])
        }
        Action::BringWorker { from, worker } => {
            let id = if worker == Stance::Standing { "ca-do-bring-standing" } else { "ca-do-bring-lying" };
            say(id, &[("from", said::place(player, from, words))])
        }
        Action::ChooseProject { department, project } => {
            say("ca-do-project", &[("department", word(department.word())), ("project", word(project.word()))])
        }
        Action::Build { slot } => {
            let Phase::Build { project, .. } = view.phase else { return slot.city().name().to_owned() };
            say("ca-do-build", &[("project", word(project.word())), ("city", slot.city().name().to_owned())])
        }
        Action::GiveOnTop { donation, assignment } => {
            say("ca-do-on-top", &[("donation", word(donation.word())), ("region", word(assignment.word()))])
        }
        Action::AdvanceStrip { project } => say("ca-do-strip", &[("project", word(project.word()))]),
        Action::AdvanceTransport { region } => say("ca-do-track", &[("region", word(region.word()))]),
        Action::Activate { department } => say("ca-do-activate", &[("department", word(department.word()))]),
        Action::PayWelfare { donation } => say("ca-do-welfare", &[("donation", word(donation.word()))]),
        Action::SellGood => word("ca-do-sell-good"),
        Action::Finish => word(finish(view.phase)),
    }
}

/// "All four: side A", "Side A, but B for Industry": the side that most have, and what differs.
fn sides(of: [Side; 4], words: &Words) -> String {
    let with =
        |side: Side| Project::ALL.into_iter().zip(of).filter(move |(_, its)| *its == side).map(|(project, _)| project);
    let (most, other) = if with(Side::A).count() >= 2 { (Side::A, Side::B) } else { (Side::B, Side::A) };
    let side = words.say(most.word());
    let differ: Vec<String> = with(other).map(|project| words.say(project.word())).collect();
    if differ.is_empty() {
        return words.say_with("ca-do-all-sides", &[("side", side.into())]);
    }
    let args =
        [("side", side.into()), ("other", words.say(other.word()).into()), ("projects", differ.join(", ").into())];
    words.say_with("ca-do-sides-but", &args)
}

/// The amount behind a chosen income (CA-4.7).
fn income(view: &View, what: carnegie::Resource) -> Option<carnegie::Gain> {
    let Phase::ChooseIncome { seat, project, circle } = view.phase else { return None };
    let strip = view.player(seat).strip(project);
    project.circles(strip.side).nth(usize::from(circle))?.iter().copied().find(|gain| gain.what == what)
}

/// What it means to do no more of what the table waits for.
fn finish(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUpMoves { .. } => "ca-do-finish-moves",
        Phase::TakeBack { .. } => "ca-do-finish-take-back",
        Phase::Study { .. } => "ca-do-finish-study",
        Phase::Donate { .. } => "ca-do-finish-donate",
        Phase::BringWorker { .. } => "ca-do-finish-bring",
        Phase::Activate { .. } => "ca-do-finish-activate",
        Phase::Welfare { .. } => "ca-do-finish-welfare",
        _ => "ca-do-finish-turn",
    }
}

/// Whether to do no more is to lose something: moves, study points, workers with something to do, an income.
fn loses(view: &View, seat: Seat) -> bool {
    match view.phase {
        Phase::SetUpMoves { .. } | Phase::Study { .. } | Phase::TakeBack { .. } => true,
        Phase::Departments { .. } => view.turn.moves > 0 || view.turn.study > 0 || view.useful_workers(seat) > 0,
        _ => false,
    }
}

/// The shapes on the page that, clicked together, are this action.
pub(crate) fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
    let room = |department: Department| view.player(seat).find(department).map(Target::Room);
    let workers = |space, stance| match stance {
        Stance::Standing => Target::Standing(space),
        Stance::Lying => Target::Lying(space),
    };
    match *action {
        Action::ChooseSides { housing, commerce, industry, infrastructure } => Project::ALL
            .into_iter()
            .zip([housing, commerce, industry, infrastructure])
            .map(|(project, side)| Target::StripSide(project, side))
            .collect(),
        Action::PlaceStartDisc { slot } | Action::Build { slot } => vec![Target::City(slot.city())],
        Action::TakeDepartment { department } if view.round == 0 => vec![Target::Tile(department)],
        Action::TakeDepartment { department } => {
            room(Department::Planning).into_iter().chain([Target::Tile(department)]).collect()
        }
        Action::MoveWorker { from, to, worker } => vec![workers(from, worker), Target::Room(to)],
        Action::ChooseTimeline { timeline } => vec![Target::Timeline(timeline)],
        Action::Donate { donation } | Action::PayWelfare { donation } => vec![Target::Donation(donation)],
        Action::PlayChoiceTile { timeline } => vec![Target::ChoiceTile, Target::Timeline(timeline)],
        Action::Use { department, assignment, .. } => {
            room(department).into_iter().chain(assignment.map(Target::Zone)).collect()
        }
        Action::Trade { department, .. } | Action::Activate { department } => room(department).into_iter().collect(),
        Action::PlaceDepartment { space } => vec![Target::Room(space)],
        Action::BringWorker { from, worker } => vec![workers(from, worker)],
        Action::ChooseProject { department, project } => {
            room(department).into_iter().chain([Target::Strip(project)]).collect()
        }
        Action::GiveOnTop { donation, assignment } => room(Department::CharitableGiving)
            .into_iter()
            .chain([Target::Donation(donation), Target::Zone(assignment)])
            .collect(),
        Action::AdvanceStrip { project } => vec![Target::Strip(project)],
        Action::AdvanceTransport { region } => vec![Target::Track(region)],
        Action::SellGood => vec![Target::Goods],
        Action::TakeBack { .. } => match view.phase {
            Phase::TakeBack { region, .. } => vec![Target::Zone(region)],
            _ => Vec::new(),
        },
        Action::ChooseIncome { .. } | Action::Finish => Vec::new(),
    }
}

/// On the map: by how much the score would change. In a room: how many moves it takes to get there (CA-5.20), and whether nobody more can
/// stand up there (CA-7.5). Of a timeline: how many of one's own would work.
fn tag(view: &View, seat: Seat, action: &Action, effects: &Effects, words: &Words) -> Option<String> {
    match *action {
        Action::MoveWorker { from, to, .. } => {
            let full = said::is_full(view.player(seat), to).then(|| format!(" {}", words.say("ca-tag-full")));
            let moves = view.player(seat).moves_between(from, to)?;
            Some(format!("{moves}→{}", full.unwrap_or_default()))
        }
        Action::PlaceStartDisc { .. } => Some(format!("{:+}", effects.score)),
        Action::Build { slot } => Some(format!("{}{}", score_tag(effects.score), pays_tag(view, seat, slot))),
        Action::ChooseTimeline { timeline } => Some(format!("{}×", said::at_work(view.player(seat), timeline))),
        _ => None,
    }
}

fn score_tag(change: i64) -> String {
    if change == 0 { "0".to_owned() } else { format!("{change:+}") }
}

/// CA-5.7: " $3", " 2 goods": what a marked city pays at once; its points are in the score.
fn pays_tag(view: &View, seat: Seat, slot: Slot) -> String {
    let Gain { what, amount } = view.player(seat).transport_income(slot.region());
    match what {
        _ if !slot.city().pays_transport_income() => String::new(),
        Resource::Points => String::new(),
        Resource::Money => format!(" ${amount}"),
        _ => format!(" {amount}{}", what.word()),
    }
}

const ALL_SIDES_A: Action =
    Action::ChooseSides { housing: Side::A, commerce: Side::A, industry: Side::A, infrastructure: Side::A };

fn kind(view: &View, seat: Seat, action: &Action) -> ChoiceKind {
    match *action {
        Action::Finish => ChoiceKind::Quiet,
        // The sides for a first game, at once.
        _ if *action == ALL_SIDES_A => ChoiceKind::Main,
        Action::ChooseIncome { .. } => ChoiceKind::Main,
        // Whoever takes workers back mostly takes them all.
        Action::TakeBack { workers } => match view.phase {
            Phase::TakeBack { region, .. } if workers == view.player(seat).on_assignment[region.index()] => {
                ChoiceKind::Main
            }
            _ => ChoiceKind::Listed,
        },
        _ => ChoiceKind::Listed,
    }
}
