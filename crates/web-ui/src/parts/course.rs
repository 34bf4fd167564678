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
    /// By seat.
    pub(crate) amounts: Vec<u32>,
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
    pub(crate) people: &'a People,
}

impl Course<'_> {
    /// Nothing where nothing happened.
    pub(crate) fn draw(&self) -> Markup {
        let Course { steps, unit, label, words, people, .. } = self;
        html! {
            @if steps.len() > 1 {
                figure.course {
                    figcaption { (words.say("course")) }
                    (Plot { steps, unit: *unit, label, words, people }.draw())
                }
                (self.table())
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
                caption { (self.caption) }
                thead {
                    tr {
                        th scope="col" { (self.words.say("player")) }
                        @for step in starts { th scope="col" { (step.stage) } }
                    }
                }
                tbody {
                    @for seat in Seat::all(self.people.seats.len()) {
                        tr {
                            th scope="row" { (self.words.player(seat, self.people)) }
                            @for step in &ends { td.n { (self.unit.say(step.amounts[seat.index()], self.words)) } }
                        }
                    }
                }
            }
        }
    }
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
    fn a_stage_starts_where_its_name_is_new() {
        let steps = [step(0, ""), step(1, "I"), step(2, "I"), step(5, "II")];

        let starts: Vec<usize> = stage_starts(&steps).map(|step| step.number).collect();

        assert_eq!(starts, [1, 5]);
    }
}
