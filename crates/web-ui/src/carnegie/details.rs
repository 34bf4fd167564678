//! What an action costs and changes, in the small print of its button.

use super::built;
use super::effects::Effects;
use super::said;
use crate::retold::said_of_parts;
use crate::{People, Words};
use carnegie::{
    Action, Department, Donation, Gain, Phase, Project, Region, Resource, STEPS, ScorePart, Side, Slot, Space, Stance,
    Timeline, View,
};
use engine::Seat;

pub(crate) struct Details<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
}

impl Details<'_> {
    pub(crate) fn of(&self, action: &Action, effects: &Effects) -> String {
        let mut parts = match *action {
            Action::ChooseSides { housing, commerce, industry, infrastructure } => {
                vec![self.sides([housing, commerce, industry, infrastructure])]
            }
            Action::PlaceStartDisc { slot } => self.start_disc(slot),
            Action::TakeDepartment { department } => self.tile(department),
            Action::MoveWorker { from, to, worker } => self.moved(from, to, worker),
            Action::ChooseTimeline { timeline } => self.timeline(timeline),
            Action::PlayChoiceTile { timeline } => {
                vec![self.own_departments(timeline), self.words.say("ca-detail-choice-tile")]
            }
            Action::Donate { donation } | Action::GiveOnTop { donation, .. } => self.donation(donation),
            Action::PlaceDepartment { space } => self.department(space),
            Action::BringWorker { .. } => vec![self.words.say("ca-detail-bring")],
            Action::ChooseProject { department, project } => self.project(department, project),
            Action::Build { slot } => self.build(slot),
            Action::AdvanceStrip { project } => self.strip(project),
            Action::AdvanceTransport { region } => self.track(region),
            Action::Activate { department } => self.activate(department),
            Action::SellGood => vec![self.words.say("ca-detail-sell-good")],
            Action::Finish => vec![self.finish()],
            Action::Use { assignment: None, .. } => vec![self.words.say("ca-detail-stays")],
            Action::Use { assignment: Some(region), .. } => vec![self.brings_home(region)],
            Action::TakeBack { .. } => vec![format!("+{}", said::sum(&effects.incomes, self.words))],
            Action::ChooseIncome { .. } | Action::Trade { .. } | Action::PayWelfare { .. } => Vec::new(),
        };
        parts.extend(self.closes(action));
        parts.extend(self.changes(action, effects));
        parts.retain(|part| !part.is_empty());
        if parts.is_empty() {
            parts.push(self.words.say("ca-detail-no-change"));
        }
        parts.join(" · ")
    }

    /// CA-5.1: whoever goes on to another department can't come back to those who were not used.
    fn closes(&self, action: &Action) -> Option<String> {
        let department = match *action {
            Action::Use { department, .. } | Action::Trade { department, .. } => department,
            Action::ChooseProject { department, .. } => department,
            Action::TakeDepartment { .. } => Department::Planning,
            Action::GiveOnTop { .. } => Department::CharitableGiving,
            _ => return None,
        };
        let (half_used, unused) = said::half_used(self.view, self.seat).filter(|(open, _)| *open != department)?;
        let args = [("department", said::short(half_used, self.words).into()), ("unused", unused.into())];
        Some(self.words.say_with("ca-detail-closes", &args))
    }

    /// "−2 goods · +$6 · score 31 → 34". What a player has is told where the price alone says little.
    fn changes(&self, action: &Action, effects: &Effects) -> Vec<String> {
        let mut parts = Vec::new();
        let told = self.paid_at_once(action).filter(|_| *effects != Effects::default());
        let besides = |what: Resource, change: i64| {
            change - told.filter(|gain| gain.what == what).map_or(0, |gain| i64::from(gain.amount))
        };
        // Study points and moves are no goods that last: they are told apart.
        let pays = !matches!(
            action,
            Action::Donate { .. }
                | Action::GiveOnTop { .. }
                | Action::Activate { .. }
                | Action::SellGood
                | Action::PlaceDepartment { .. }
                // Its button says what the worker earns.
                | Action::Use { .. }
                | Action::TakeBack { .. }
        );
        let (dollars, goods) = (besides(Resource::Money, effects.dollars), besides(Resource::Goods, effects.goods));
        if pays && dollars != 0 {
            parts.push(self.signed("ca-change-dollars", dollars));
        }
        if pays && goods != 0 {
            parts.push(self.signed("ca-change-goods", goods));
        }
        if besides(Resource::Worker, effects.new_workers) > 0 && !matches!(action, Action::TakeBack { .. }) {
            parts.push(self.signed("ca-change-workers", effects.new_workers));
        }
        if effects.score != 0 || effects.parts.len() > 1 {
            let now = self.view.score(self.seat).total();
            let args = [("from", now.into()), ("to", (i64::from(now) + effects.score).into())];
            let made = self.score_parts(&effects.parts);
            parts.push(format!("{}{made}", self.words.say_with(score_of(action, effects), &args)));
        }
        parts
    }

    /// CA-5.7: what a marked city pays whoever builds there; it is told as such, and not once more as a change.
    fn paid_at_once(&self, action: &Action) -> Option<Gain> {
        let Action::Build { slot } = *action else { return None };
        slot.city().pays_transport_income().then(|| self.view.player(self.seat).transport_income(slot.region()))
    }

    /// " (workers −1, cities +3, donations −4)": what a change of the score is made of, where that is several things.
    fn score_parts(&self, parts: &[(ScorePart, i64)]) -> String {
        let named: Vec<(&str, i64)> = parts.iter().map(|(part, change)| (part.word(), *change)).collect();
        if named.len() > 1 { format!(" ({})", said_of_parts(&named, self.words)) } else { String::new() }
    }

    /// The sentences take the sign and the number apart: "+", 3.
    fn signed(&self, id: &str, change: i64) -> String {
        let sign = if change < 0 { "−" } else { "+" };
        self.words.say_with(id, &[("sign", sign.into()), ("amount", change.unsigned_abs().into())])
    }

    /// CA-8.1, CA-8.3: how the four strips would end.
    fn sides(&self, sides: [Side; 4]) -> String {
        let last = |(project, side): (Project, Side)| project.fields(side).last();
        let ends: Vec<_> = Project::ALL.into_iter().zip(sides).filter_map(last).collect();
        let points: u32 = ends.iter().map(|field| u32::from(field.points)).sum();
        let cap: u32 = ends.iter().map(|field| u32::from(field.donation_cap)).sum();
        self.words.say_with("ca-detail-sides", &[("points", points.into()), ("cap", (12 + cap).into())])
    }

    /// CA-5.5: what it costs to place it; what it does is for later, once somebody stands there.
    fn tile(&self, department: Department) -> Vec<String> {
        let (effect, desks) = (said::effect(department, self.words), said::desks(department, self.words));
        if self.view.round == 0 {
            return vec![effect, desks];
        }
        let empty = Space::all().filter(|space| self.view.player(self.seat).is_empty_space(*space));
        let prices: Vec<u32> =
            empty.map(|space| self.view.goods_for_department(self.seat, department, space)).collect();
        let (most, least) = (prices.iter().max().copied().unwrap_or(0), prices.iter().min().copied().unwrap_or(0));
        let price = self.words.say_with("ca-detail-tile", &[("goods", most.into()), ("less", (most - least).into())]);
        let effect = said::in_a_sentence(&effect);
        vec![price, self.words.say_with("ca-detail-later", &[("effect", effect.into())]), desks]
    }

    fn start_disc(&self, slot: Slot) -> Vec<String> {
        let strip = self.view.player(self.seat).strip(Project::Housing);
        let income =
            Project::Housing.circles(strip.side).next().map_or_else(String::new, |it| said::gains(it, self.words));
        let opens = self.words.say_with("ca-detail-opens", &[("income", income.into())]);
        vec![self.words.say(slot.region().word()), opens, self.here(slot)]
    }

    /// Whose discs lie in that city.
    fn here(&self, slot: Slot) -> String {
        match built::owners(self.view, slot.city(), self.words, self.people) {
            nobody if nobody.is_empty() => nobody,
            names => self.words.say_with("ca-detail-here", &[("names", names.into())]),
        }
    }

    /// CA-5.20: what the way costs and what is left.
    fn moved(&self, from: Space, to: Space, worker: Stance) -> Vec<String> {
        let moves = self.view.player(self.seat).moves_between(from, to).unwrap_or(0);
        let left = match self.view.phase {
            Phase::SetUpMoves { left, .. } => left,
            _ => self.view.turn.moves,
        };
        let args = [("moves", moves.into()), ("left", left.saturating_sub(moves).into())];
        let mut parts = vec![self.words.say_with("ca-detail-move", &args)];
        if worker == Stance::Standing {
            parts.push(self.words.say("ca-detail-lies-down"));
        }
        parts.extend(self.no_free_desk(to).or(self.stands_up(to)));
        parts
    }

    fn no_free_desk(&self, to: Space) -> Option<String> {
        said::is_full(self.view.player(self.seat), to).then(|| self.words.say("ca-detail-no-free-desk"))
    }

    /// CA-7.1: whoever is to work there has to stand up first.
    fn stands_up(&self, to: Space) -> Option<String> {
        let price = self.view.player(self.seat).desk_price(to)?;
        Some(self.words.say_with("ca-detail-stands-up", &[("price", price.into())]))
    }

    /// CA-3.2, CA-3.3: the event and who of one's own is there, the marker if another one goes, and the departments that one would use.
    fn timeline(&self, timeline: Timeline) -> Vec<String> {
        let chosen = self.view.if_chosen(timeline);
        let mut parts = vec![said::event(chosen.event, self.words)];
        let there = chosen.event.region.map_or(0, |region| self.view.player(self.seat).on_assignment[region.index()]);
        if let Some(region) = chosen.event.region {
            parts.push(self.home(region, there));
        }
        parts.extend(self.no_donation(chosen.event.donation));
        if chosen.advances != timeline {
            let other = self.words.say(chosen.advances.word());
            parts.push(self.words.say_with("ca-detail-flips", &[("timeline", other.into())]));
        }
        parts.push(self.own_departments(timeline));
        parts
    }

    /// CA-4.4: a donation event that brings its chooser nothing; goods sold for it count.
    fn no_donation(&self, brings_donations: bool) -> Option<String> {
        let player = self.view.player(self.seat);
        let price = player.donation_price();
        let is_short = brings_donations && player.money + player.goods < price;
        let args = [("price", price.into()), ("money", player.money.into())];
        is_short.then(|| self.words.say_with("ca-detail-no-donation", &args))
    }

    /// CA-4.1, CA-4.2: "3 of yours come home: $5, 1 good", with what projects pay then; what is to be chosen is left open.
    fn home(&self, region: Region, there: u8) -> String {
        if there == 0 {
            return self.words.say("ca-detail-nobody-there");
        }
        let player = self.view.player(self.seat);
        let Gain { what, amount } = player.transport_income(region);
        let (paid, open) = said::projects_pay(player);
        let all: Vec<Gain> = std::iter::once(Gain::new(what, amount * there)).chain(paid).collect();
        let income = format!("{}{open}", said::sum(&all, self.words));
        self.words.say_with("ca-detail-home", &[("workers", there.into()), ("income", income.into())])
    }

    /// "you use Construction ×2": those with workers at desks. What they do stands in their rooms.
    fn own_departments(&self, timeline: Timeline) -> String {
        let player = self.view.player(self.seat);
        let staffed: Vec<String> = player
            .rooms
            .iter()
            .filter_map(|room| Some((room.department?, room.standing)))
            .filter(|(department, standing)| department.timeline() == timeline && *standing > 0)
            .map(|(department, standing)| self.used(department, standing))
            .collect();
        match staffed.is_empty() {
            true => self.words.say("ca-detail-no-workers"),
            false => self.words.say_with("ca-detail-workers", &[("departments", staffed.join(", ").into())]),
        }
    }

    fn used(&self, department: Department, workers: u8) -> String {
        let name = said::short(department, self.words);
        if workers > 1 { format!("{name} ×{workers}") } else { name }
    }

    /// CA-4.4: price, what it is worth as things stand, and the cap.
    fn donation(&self, donation: Donation) -> Vec<String> {
        let player = self.view.player(self.seat);
        let price = [("price", player.donation_price().into()), ("money", player.money.into())];
        vec![
            self.words.say(&format!("{}.short", donation.word())),
            self.words.say_with("ca-detail-price", &price),
            said::worth(self.view, self.seat, donation, self.words),
        ]
    }

    fn department(&self, space: Space) -> Vec<String> {
        let Phase::PlaceDepartment { department, .. } = self.view.phase else { return Vec::new() };
        let goods = self.view.goods_for_department(self.seat, department, space);
        let lying = self.view.player(self.seat).room(space).lying;
        let has = self.view.player(self.seat).goods;
        let lies = (lying > 0).then(|| self.words.say_with("ca-detail-lying", &[("workers", lying.into())]));
        let price = self.words.say_with("ca-detail-goods", &[("goods", goods.into()), ("has", has.into())]);
        std::iter::once(price).chain(lies).collect()
    }

    fn project(&self, department: Department, project: Project) -> Vec<String> {
        let (dollars, goods) = self.view.price_of_project(department, project);
        let player = self.view.player(self.seat);
        let mut parts =
            vec![self.words.say_with("ca-detail-goods", &[("goods", goods.into()), ("has", player.goods.into())])];
        if dollars > 0 {
            let price = [("price", dollars.into()), ("money", player.money.into())];
            parts.push(self.words.say_with("ca-detail-price", &price));
        }
        parts.push(match department {
            Department::ConstructionOutsourcing => self.words.say("ca-detail-stays"),
            _ => self.words.say("ca-detail-leaves"),
        });
        parts.extend(said::opens(player, project, self.words));
        parts
    }

    /// CA-5.6, CA-5.7: who leaves, and what the city pays at once. Which income opens was said of the project: it is the same everywhere.
    fn build(&self, slot: Slot) -> Vec<String> {
        let Phase::Build { department, .. } = self.view.phase else { return Vec::new() };
        let region = self.words.say(slot.region().word());
        let mut parts = Vec::new();
        if department != Department::ConstructionOutsourcing {
            parts.push(self.words.say_with("ca-detail-goes", &[("region", region.into())]));
        }
        if let Some(gain) = self.paid_at_once(&Action::Build { slot }) {
            let income = said::gain(gain, self.words);
            parts.push(self.words.say_with("ca-detail-pays-now", &[("income", income.into())]));
        }
        parts.push(self.here(slot));
        parts
    }

    /// CA-4.1, CA-4.2: regions differ by what a worker gets on the way back, and by when that is. Projects pay with it.
    fn brings_home(&self, region: Region) -> String {
        let player = self.view.player(self.seat);
        let income = said::gain(player.transport_income(region), self.words);
        let (projects, open) = said::projects_pay(player);
        let too = format!("{}{open}", said::sum(&projects, self.words));
        let id = if too.is_empty() { "ca-detail-brings-home" } else { "ca-detail-brings-home.too" };
        let back = self.words.say_with(id, &[("income", income.into()), ("projects", too.into())]);
        format!("{back} · {}", self.next_round(region))
    }

    /// CA-3.2, CA-7.2: with which timelines a region would pay in the next round; a row that is full gives the event of another.
    fn next_round(&self, region: Region) -> String {
        let pays = |timeline: &Timeline| {
            let marker = self.view.rows[timeline.index()].marker;
            let goes_on = self.view.chosen.is_some_and(|chosen| chosen.advances == *timeline);
            let next = marker + u8::from(goes_on);
            next < STEPS && self.view.event_at(*timeline, next).region == Some(region)
        };
        let short = |timeline: Timeline| self.words.say(&format!("{}.short", timeline.word()));
        let with: Vec<String> = Timeline::ALL.into_iter().filter(pays).map(short).collect();
        let id = if with.is_empty() { "ca-detail-next-round.never" } else { "ca-detail-next-round" };
        let with: Vec<&str> = with.iter().map(String::as_str).collect();
        self.words.say_with(id, &[("timelines", self.words.any_of(&with).into())])
    }

    fn strip(&self, project: Project) -> Vec<String> {
        let player = self.view.player(self.seat);
        let Some(next) = player.next_field(project) else { return Vec::new() };
        vec![self.study(next.study), said::field(next, self.words)]
    }

    fn track(&self, region: Region) -> Vec<String> {
        let player = self.view.player(self.seat);
        let next = usize::from(player.transport[region.index()]) + 1;
        let (Some(cost), Some(space)) = (player.transport_cost(region), region.track().get(next)) else {
            return Vec::new();
        };
        let level = self.words.say(space.level.word());
        let args = [("income", said::gain(space.income, self.words).into()), ("level", level.into())];
        vec![self.study(cost), self.words.say_with("ca-detail-track", &args)]
    }

    fn study(&self, cost: u8) -> String {
        let points = match self.view.phase {
            Phase::Study { points, .. } => points,
            _ => self.view.turn.study,
        };
        self.words.say_with("ca-detail-study", &[("cost", cost.into()), ("points", points.into())])
    }

    fn activate(&self, department: Department) -> Vec<String> {
        let player = self.view.player(self.seat);
        let price = player.find(department).and_then(|space| player.desk_price(space)).unwrap_or(0);
        let price = [("price", price.into()), ("money", player.money.into())];
        vec![self.words.say_with("ca-detail-price", &price), said::effect(department, self.words)]
    }

    /// What would be lost.
    fn finish(&self) -> String {
        let turn = &self.view.turn;
        match self.view.phase {
            Phase::SetUpMoves { left, .. } => self.words.say_with("ca-detail-moves-lost", &[("moves", left.into())]),
            Phase::Study { points, .. } => self.words.say_with("ca-detail-study-lost", &[("points", points.into())]),
            Phase::Departments { .. } if turn.moves > 0 => {
                self.words.say_with("ca-detail-moves-lost", &[("moves", turn.moves.into())])
            }
            Phase::Departments { .. } if turn.study > 0 => {
                self.words.say_with("ca-detail-study-lost", &[("points", turn.study.into())])
            }
            Phase::Departments { .. } if self.view.useful_workers(self.seat) > 0 => {
                let uses = self.view.useful_workers(self.seat);
                self.words.say_with("ca-detail-uses-left", &[("uses", uses.into())])
            }
            Phase::TakeBack { .. } => self.words.say("ca-detail-nobody-back"),
            Phase::Donate { seat } if self.view.player(seat).money > 0 => {
                self.words.say_with("ca-detail-keeps", &[("money", self.view.player(seat).money.into())])
            }
            Phase::Activate { .. } => self.words.say("ca-detail-nobody-else"),
            _ => self.words.say("ca-detail-go-on"),
        }
    }
}

/// CA-8.1: workers score standing in their rooms. Where one who leaves or lies down costs a point, that is said beside it.
fn score_of(action: &Action, effects: &Effects) -> &'static str {
    let is_told_why = effects.parts.len() > 1;
    match action {
        _ if is_told_why || effects.score >= 0 => "ca-change-score",
        Action::Use { assignment: Some(_), .. } | Action::Build { .. } => "ca-change-score.away",
        Action::MoveWorker { .. } => "ca-change-score.lies",
        _ => "ca-change-score",
    }
}
