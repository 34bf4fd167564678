//! The prompt line: what the table waits for, and what there is to know about it.

use super::said;
use crate::parts::imagined::standings;
use crate::parts::who::who;
use crate::{People, Prompt, Words};
use carnegie::{Carnegie, Department, Phase, Player, Project, Timeline, View};
use engine::{Seat, SeatSet};

pub(crate) fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
    let asker = Asker { view, words, people };
    match view.phase {
        Phase::ChooseSides { waiting } => asker.sides(waiting),
        Phase::PlaceStartDisc { seat } => {
            asker.one("ca-prompt-start-disc", seat, words.say("ca-prompt-start-disc.detail"))
        }
        Phase::TakeDepartment { seat } => {
            asker.one("ca-prompt-take-department", seat, words.say("ca-prompt-take-department.detail"))
        }
        Phase::SetUpMoves { seat, left } => {
            let prompt = asker.about("ca-prompt-moves", seat, left.to_string());
            Prompt { detail: asker.for_whoever_decides(seat, "ca-hint-moves"), ..prompt }
        }
        Phase::ChooseTimeline { seat } => asker.one("ca-prompt-timeline", seat, words.say("ca-prompt-timeline.detail")),
        Phase::TakeBack { seat, region } => asker.take_back(seat, region),
        Phase::Study { seat, points, .. } => {
            let left = words.say_with("ca-study-left", &[("points", points.into())]);
            asker.one("ca-prompt-study", seat, asker.with_hint(left, seat, "ca-hint-study"))
        }
        Phase::ChooseIncome { seat, project, .. } => {
            let project = words.say(project.word());
            asker.one(
                "ca-prompt-income",
                seat,
                words.say_with("ca-prompt-income.detail", &[("project", project.into())]),
            )
        }
        Phase::Donate { seat } => asker.donate(seat),
        Phase::Departments { seat } => asker.departments(seat),
        Phase::PlaceDepartment { seat, department } => {
            let mut prompt = asker.about("ca-prompt-place", seat, words.say(department.word()));
            prompt.detail = words.say("ca-prompt-place.detail");
            prompt
        }
        Phase::BringWorker { seat, to } => {
            let to = said::place(view.player(seat), to, words);
            asker.about("ca-prompt-bring", seat, to)
        }
        Phase::Build { seat, project, .. } => {
            let prompt = asker.about("ca-prompt-build", seat, words.say(project.word()));
            // Whoever decides just picked the strip, where it stands what it costs.
            let detail = match asker.for_whoever_decides(seat, "ca-hint-city") {
                nothing if nothing.is_empty() => asker.cost(project),
                hint => hint,
            };
            Prompt { detail, ..prompt }
        }
        Phase::Activate { waiting } => asker.activate(waiting),
        Phase::Welfare { waiting } => {
            asker.everybody("ca-prompt-welfare", waiting, words.say("ca-prompt-welfare.detail"))
        }
        Phase::Finished => {
            Prompt { text: winners(view, words, people), detail: words.say("ca-prompt-finished.detail") }
        }
    }
}

/// "Anna wins with 99 points", "Andrew wins with 120 points; you have 99".
pub(crate) fn winners(view: &View, words: &Words, people: &People) -> String {
    if let Some(andrew) = view.andrew_score() {
        let own = view.score(Seat(0)).total();
        let id = match own.cmp(&andrew.total()) {
            std::cmp::Ordering::Greater => "ca-finished-beat-andrew",
            std::cmp::Ordering::Equal => "ca-finished-shared-andrew",
            std::cmp::Ordering::Less => "ca-finished-lost-andrew",
        };
        let args = [("name", people.name(Seat(0)).into()), ("points", own.into()), ("andrew", andrew.total().into())];
        return words.say_with(id, &args);
    }
    let winners: SeatSet = standings::<Carnegie>(view).winners().collect();
    let points = winners.first().map_or(0, |seat| view.score(seat).total());
    let args =
        [("names", words.names(winners, people).into()), ("count", winners.len().into()), ("points", points.into())];
    words.say_with("ca-prompt-finished", &args)
}

fn builds(department: &Department) -> bool {
    matches!(department, Department::Construction | Department::Engineering | Department::ConstructionOutsourcing)
}

/// What one of those was asked who decide at the same time.
pub(crate) fn asked(view: &View, seat: Seat, words: &Words, people: &People) -> String {
    let (asker, alone) = (Asker { view, words, people }, SeatSet::only(seat));
    match view.phase {
        Phase::ChooseSides { .. } => asker.sides(alone).text,
        Phase::Activate { .. } => asker.activate(alone).text,
        Phase::Welfare { .. } => asker.everybody("ca-prompt-welfare", alone, String::new()).text,
        _ => prompt(view, words, people).text,
    }
}

struct Asker<'a> {
    view: &'a View,
    words: &'a Words,
    people: &'a People,
}

impl Asker<'_> {
    fn one(&self, id: &str, seat: Seat, detail: String) -> Prompt {
        Prompt { detail, ..self.about(id, seat, String::new()) }
    }

    /// A sentence about a player and a thing.
    fn about(&self, id: &str, seat: Seat, thing: String) -> Prompt {
        let args = [("who", who(seat, self.words, self.people).into()), ("thing", thing.into())];
        Prompt { text: self.words.say_with(id, &args), detail: String::new() }
    }

    /// Several decide at the same time: the reader is told of themselves first.
    fn everybody(&self, id: &str, waiting: SeatSet, detail: String) -> Prompt {
        let mine = waiting.iter().find(|seat| self.people.mine.look().contains(*seat));
        let who = match mine {
            Some(seat) => who(seat, self.words, self.people),
            None => self.words.names(waiting, self.people),
        };
        let money = mine.map_or(detail.clone(), |seat| format!("{} · {detail}", self.purse(self.view.player(seat))));
        Prompt { text: self.words.say_with(id, &[("who", who.into())]), detail: money }
    }

    /// Whoever plays for the first time knows nothing yet to choose by.
    fn sides(&self, waiting: SeatSet) -> Prompt {
        let detail = self.words.say("ca-prompt-sides.detail");
        let chooses = waiting.iter().any(|seat| self.people.mine.look().contains(seat));
        let advice = if chooses { format!("{} · {detail}", self.words.say("ca-prompt-sides.new")) } else { detail };
        Prompt { detail: advice, ..self.everybody("ca-prompt-sides", waiting, String::new()) }
    }

    fn take_back(&self, seat: Seat, region: carnegie::Region) -> Prompt {
        let player = self.view.player(seat);
        let income = said::gain(player.transport_income(region), self.words);
        let workers = player.on_assignment[region.index()];
        let (projects, open) = said::projects_pay(player);
        let pay = format!("{}{open}", said::sum(&projects, self.words));
        let id = if pay.is_empty() { "ca-prompt-take-back.detail" } else { "ca-prompt-take-back.too" };
        let detail = [("workers", workers.into()), ("income", income.into()), ("projects", pay.into())];
        let prompt = self.about("ca-prompt-take-back", seat, self.words.say(region.word()));
        Prompt { detail: self.words.say_with(id, &detail), ..prompt }
    }

    fn donate(&self, seat: Seat) -> Prompt {
        let player = self.view.player(seat);
        let price = player.donation_price();
        let args = [("price", price.into()), ("money", player.money.into())];
        let detail = match player.money < price {
            true => self.words.say_with("ca-detail-too-dear", &args),
            false => self.with_hint(self.words.say_with("ca-detail-price", &args), seat, "ca-hint-donate"),
        };
        self.one("ca-prompt-donate", seat, detail)
    }

    /// Where even the cheapest desk is too dear, goods have to be sold first.
    fn activate(&self, waiting: SeatSet) -> Prompt {
        let mine = waiting.iter().find(|seat| self.people.mine.look().contains(*seat));
        let too_dear = mine.map(|seat| self.view.player(seat)).and_then(|player| {
            let cheapest = said::cheapest_desk(player)?;
            (player.money < cheapest).then_some((cheapest, player.money))
        });
        let prompt = self.everybody("ca-prompt-activate", waiting, self.words.say("ca-prompt-activate.detail"));
        match too_dear {
            Some((price, money)) => {
                let args = [("price", price.into()), ("money", money.into())];
                Prompt { detail: self.words.say_with("ca-prompt-activate.dear", &args), ..prompt }
            }
            None => prompt,
        }
    }

    /// "Construction: use your departments · 3 goods · …", with what is left of moves, points and uses.
    fn departments(&self, seat: Seat) -> Prompt {
        let turn = &self.view.turn;
        let timeline = turn.timeline.unwrap_or(Timeline::HumanResources);
        let left = match timeline {
            // How many there are is what all of it is about.
            Timeline::HumanResources if turn.moves > 0 => return self.moves(seat, turn.moves),
            Timeline::HumanResources => self.words.say_with("ca-moves-left", &[("moves", turn.moves.into())]),
            Timeline::ResearchAndDevelopment => self.words.say_with("ca-study-left", &[("points", turn.study.into())]),
            Timeline::Management | Timeline::Construction => self.work_left(seat),
        };
        let mut prompt = self.about("ca-prompt-departments", seat, self.words.say(timeline.word()));
        // What there is to pay with stands in the company.
        if let Some(warning) = self.closes_by_going_on(seat) {
            return Prompt { detail: format!("{left} · {warning}"), ..prompt };
        }
        prompt.detail = match self.builder(seat) {
            Some(department) => self.with_builder(left, seat, department),
            None => self.hint(seat).map_or(left.clone(), |hint| self.with_hint(left, seat, hint)),
        };
        prompt
    }

    /// Everybody who was not used yet, and apart those who lack the means: what others earn may give them some, so that alone they would grow.
    fn work_left(&self, seat: Seat) -> String {
        let workers: u32 = self.view.turn.uses.iter().map(|uses| u32::from(*uses)).sum();
        let idle = workers.saturating_sub(self.view.useful_workers(seat));
        let id = if idle == workers { "ca-work-left.idle" } else { "ca-work-left" };
        self.words.say_with(id, &[("workers", workers.into()), ("idle", idle.into())])
    }

    /// CA-5.1: with somebody left in the department in use who has something to do there, and work for others elsewhere.
    fn closes_by_going_on(&self, seat: Seat) -> Option<String> {
        let (department, unused) = said::half_used(self.view, seat)?;
        let work = self.view.useful_workers(seat);
        let is_worth_it = work > u32::from(unused);
        let args = [("department", self.words.say(department.word()).into())];
        let decides = self.people.mine.look().contains(seat);
        (is_worth_it && decides).then(|| self.words.say_with("ca-hint-finish-first", &args))
    }

    /// Whether a room builds, and nothing else is to be done: then a project is the first that is picked.
    fn builds_alone(&self, seat: Seat) -> bool {
        let used = self.view.player(seat).rooms.iter().zip(self.view.turn.uses).filter(|(_, uses)| *uses > 0);
        let with_means = used.filter_map(|(room, _)| room.department).filter(|it| self.view.has_means(seat, *it));
        with_means.count() == 1
    }

    /// Of several departments that build something now, the first is named: what comes after it is the same for all.
    fn builder(&self, seat: Seat) -> Option<Department> {
        let used = self.view.player(seat).rooms.iter().zip(self.view.turn.uses).filter(|(_, uses)| *uses > 0);
        let mut builders = used.filter_map(|(room, _)| room.department).filter(builds);
        builders.find(|department| self.view.has_means(seat, *department))
    }

    fn with_builder(&self, left: String, seat: Seat, department: Department) -> String {
        if !self.people.mine.look().contains(seat) {
            return left;
        }
        let args = [("department", self.words.say(department.word()).into())];
        let id = if self.builds_alone(seat) { "ca-hint-build-alone" } else { "ca-hint-build" };
        format!("{left} · {}", self.words.say_with(id, &args))
    }

    /// "move workers, 6 left · pick a worker …".
    fn moves(&self, seat: Seat, moves: u8) -> Prompt {
        let prompt = self.about("ca-prompt-moves", seat, moves.to_string());
        Prompt { detail: self.for_whoever_decides(seat, "ca-hint-moves"), ..prompt }
    }

    /// How a department turn goes on, where nothing is built. Where nobody has the means for anything, no department is framed.
    fn hint(&self, seat: Seat) -> Option<&'static str> {
        let turn = &self.view.turn;
        match turn.uses.iter().any(|uses| *uses > 0) {
            _ if turn.moves > 0 => Some("ca-hint-moves"),
            _ if turn.study > 0 => Some("ca-hint-study"),
            true if self.view.useful_workers(seat) > 0 => Some("ca-hint-use"),
            true if !(turn.fresh && self.view.player(seat).choice_tile && seat != self.view.start) => None,
            _ => Some("ca-hint-choice-tile"),
        }
    }

    /// Only who decides is told how.
    fn with_hint(&self, detail: String, seat: Seat, hint: &str) -> String {
        match self.for_whoever_decides(seat, hint) {
            nothing if nothing.is_empty() => detail,
            hint => format!("{detail} · {hint}"),
        }
    }

    fn for_whoever_decides(&self, seat: Seat, hint: &str) -> String {
        if self.people.mine.look().contains(seat) { self.words.say(hint) } else { String::new() }
    }

    fn cost(&self, project: Project) -> String {
        let goods = self.words.say_with("ca-goods", &[("goods", project.goods().into())]);
        self.words.say_with("ca-prompt-build.detail", &[("goods", goods.into())])
    }

    fn purse(&self, player: &Player) -> String {
        let goods = self.words.say_with("ca-goods", &[("goods", player.goods.into())]);
        format!("{} · {goods}", self.words.money(player.money))
    }
}
