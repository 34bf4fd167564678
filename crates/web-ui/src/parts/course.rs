//! The course of a game: everybody's money or points, as a plot and as a table.

use super::plot::Plot;
use crate::{Moment, People, Words};
use engine::{Game, Seat};
use maud::{Markup, html};

/// A moment of the game.
pub(crate) struct Step {
    /// After so many decisions.
    pub(crate) number: usize,
    /// Which year or round it is, as the axis calls it; nothing before the first.
    pub(crate) stage: String,
    /// By seat; last of whoever plays without one.
    pub(crate) amounts: Vec<u32>,
}

/// Whose amounts are told.
pub(crate) struct Counted {
    pub(crate) name: String,
    pub(crate) sign: String,
    /// Of the style sheet, for the colour.
    pub(crate) class: String,
    pub(crate) is_mine: bool,
}

impl Counted {
    /// Everybody who has a seat.
    pub(crate) fn players(people: &People) -> Vec<Counted> {
        let player = |seat: Seat| Counted {
            name: people.name(seat).to_owned(),
            sign: people.sign(seat).to_owned(),
            class: format!("player-{}", seat.0),
            is_mine: people.mine.look().contains(seat),
        };
        Seat::all(people.seats.len()).map(player).collect()
    }
}

/// Every moment of a game, by what the axis calls its stage and what is counted then.
pub(crate) fn steps<G: Game>(
    course: &[Moment<G>],
    stage: impl Fn(&G::View) -> String,
    amounts: impl Fn(&G::View) -> Vec<u32>,
) -> Vec<Step> {
    let step =
        |moment: &Moment<G>| Step { number: moment.number, stage: stage(&moment.view), amounts: amounts(&moment.view) };
    course.iter().map(step).collect()
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Unit {
    Dollars,
    Points,
}

impl Unit {
    pub(crate) fn say(self, amount: u32, words: &Words) -> String {
        match self {
            Unit::Dollars => words.money(amount),
            Unit::Points => amount.to_string(),
        }
    }
}

pub(crate) struct Course<'a> {
    pub(crate) steps: &'a [Step],
    pub(crate) unit: Unit,
    /// The plot in a sentence, for readers who can't see it.
    pub(crate) label: String,
    /// What the table shows.
    pub(crate) caption: String,
    pub(crate) words: &'a Words,
    /// Whether it tells something that one stage brought somebody most; not where all is paid at the end.
    pub(crate) tells_rises: bool,
    /// In the order of the amounts.
    pub(crate) counted: Vec<Counted>,
}

impl Course<'_> {
    /// Nothing where nothing happened.
    pub(crate) fn draw(&self) -> Markup {
        let Course { steps, unit, label, words, counted, .. } = self;
        html! {
            @if steps.len() > 1 {
                @let turns = turning_points(steps, self.tells_rises);
                div.course-of-game {
                    figure.course {
                        figcaption { (words.say("course")) }
                        (Plot { steps, unit: *unit, label, turns: &turns, words, counted }.draw())
                    }
                    (self.turning_points(&turns))
                }
                // Twenty rounds are wider than a phone: the table moves by itself, not the page around it.
                div.sideways tabindex="0" role="region" aria-label=(self.caption) { (self.table()) }
            }
        }
    }

    /// The numbered moments of the plot in words.
    fn turning_points(&self, turns: &[Turn]) -> Markup {
        html! {
            @if !turns.is_empty() {
                ol.turns {
                    @for turn in turns {
                        @let who = &self.counted[turn.who];
                        @let args = [
                            ("name", who.name.as_str().into()),
                            ("amount", self.unit.say(turn.amount, self.words).into()),
                        ];
                        li { b { (turn.stage) } " " i class={ "sign " (who.class) } aria-hidden="true" { (who.sign) } " " (self.words.say_with(turn.id, &args)) }
                    }
                }
            }
        }
    }

    /// The plot as a table: what everybody had when each stage was over.
    fn table(&self) -> Markup {
        let starts: Vec<&Step> = stage_starts(self.steps).collect();
        // What a stage brought is in hand when the next one begins.
        let ends: Vec<&Step> = starts.iter().copied().skip(1).chain(self.steps.last()).collect();
        html! {
            table.by-year {
                caption { span { (self.caption) } }
                thead {
                    tr {
                        th scope="col" { (self.words.say("player")) }
                        @for step in starts { th scope="col" { (step.stage) } }
                    }
                }
                tbody {
                    @for (index, who) in self.counted.iter().enumerate() {
                        tr {
                            th scope="row" { span class={ "player " (who.class) } { i.sign aria-hidden="true" { (who.sign) } " " (who.name) } }
                            @for step in &ends { td.n { (self.unit.say(step.amounts[index], self.words)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A moment that turned the game: somebody took the lead, or gained more than anybody at once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Turn {
    /// After so many decisions.
    number: usize,
    /// At whose end it was.
    pub(super) stage: String,
    id: &'static str,
    /// Of those who are counted.
    who: usize,
    amount: u32,
}

/// So many changes of the lead are told, the last ones.
const LEADS: usize = 3;

/// From stage to stage, in the order of the game.
fn turning_points(steps: &[Step], tells_rises: bool) -> Vec<Turn> {
    let starts: Vec<&Step> = stage_starts(steps).collect();
    let ends: Vec<&Step> = starts.iter().copied().skip(1).chain(steps.last()).collect();
    let turn = |stage: usize, id: &'static str, who: usize, amount: u32| Turn {
        number: ends[stage].number,
        stage: starts[stage].stage.clone(),
        id,
        who,
        amount,
    };
    let mut turns = Vec::new();
    let mut leader = None;
    for (stage, end) in ends.iter().enumerate() {
        let Some(first) = only_leader(&end.amounts) else { continue };
        if leader.is_some_and(|before| before != first) {
            turns.push(turn(stage, "turning-lead", first, end.amounts[first]));
        }
        leader = Some(first);
    }
    turns.drain(..turns.len().saturating_sub(LEADS));
    let rises = starts.iter().zip(&ends).enumerate().flat_map(|(stage, (start, end))| {
        let rise = move |seat: usize| end.amounts[seat].saturating_sub(start.amounts[seat]);
        (0..end.amounts.len()).map(move |seat| (rise(seat), stage, seat))
    });
    let most = rises.max().filter(|(rise, ..)| tells_rises && *rise > 0);
    turns.extend(most.map(|(rise, stage, seat)| turn(stage, "turning-rise", seat, rise)));
    turns.sort_by_key(|turn| turn.number);
    turns
}

/// Whoever has more than everybody else.
fn only_leader(amounts: &[u32]) -> Option<usize> {
    let most = *amounts.iter().max()?;
    let is_alone = amounts.iter().filter(|amount| **amount == most).count() == 1;
    amounts.iter().position(|amount| *amount == most).filter(|_| is_alone)
}

/// The first moment of every stage that has a name.
pub(super) fn stage_starts(steps: &[Step]) -> impl Iterator<Item = &Step> {
    let is_new = |index: usize| index == 0 || steps[index - 1].stage != steps[index].stage;
    steps.iter().enumerate().filter(move |(index, step)| !step.stage.is_empty() && is_new(*index)).map(|(_, step)| step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(number: usize, stage: &str) -> Step {
        Step { number, stage: stage.to_owned(), amounts: vec![0] }
    }

    #[test]
    fn a_game_turns_where_the_lead_changes_and_where_most_is_gained() {
        let at = |number: usize, stage: &str, amounts: [u32; 2]| Step {
            number,
            stage: stage.to_owned(),
            amounts: amounts.into(),
        };
        let steps = [at(0, "I", [0, 0]), at(5, "II", [9, 4]), at(9, "III", [10, 30]), at(12, "III", [50, 31])];

        let told = |tells_rises| -> Vec<_> {
            let turns = turning_points(&steps, tells_rises);
            turns.iter().map(|turn| (turn.number, turn.id, turn.who, turn.amount)).collect()
        };

        assert_eq!(told(true), [(9, "turning-lead", 1, 30), (12, "turning-lead", 0, 50), (12, "turning-rise", 0, 40)]);
        assert_eq!(told(false), told(true)[..2]);
    }

    #[test]
    fn a_stage_starts_where_its_name_is_new() {
        let steps = [step(0, ""), step(1, "I"), step(2, "I"), step(5, "II")];

        let starts: Vec<usize> = stage_starts(&steps).map(|step| step.number).collect();

        assert_eq!(starts, [1, 5]);
    }
}
