//! Everybody's money or points through a game: a plot of lines with signs.

use super::course::{Counted, Step, Turn, Unit, stage_starts};
use super::point::tenths;
use crate::Words;
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 350.0;
const LEFT: f32 = 52.0;
const RIGHT: f32 = 150.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 26.0;
/// About as wide as a letter of the axis, on a phone.
const LETTER: f32 = 10.5;
/// Names at the ends of the lines stand at least this far apart.
const LINE: f32 = 21.0;

/// The lowest of these names stays so far above the axis, whose own names end beside it.
const ABOVE_AXIS: f32 = 12.0;

/// So far apart stand the numbers of turning points.
const PIN: f32 = 21.0;

pub(super) struct Plot<'a> {
    pub(super) steps: &'a [Step],
    pub(super) unit: Unit,
    pub(super) label: &'a str,
    /// Numbered on the plot.
    pub(super) turns: &'a [Turn],
    pub(super) words: &'a Words,
    pub(super) counted: &'a [Counted],
}

impl Plot<'_> {
    pub(super) fn draw(&self) -> Markup {
        let axes = Axes::of(self.steps);
        html! {
            svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.label) {
                g.grid { (self.dollars(&axes)) (self.stages(&axes)) }
                (self.pins(&axes))
                @for (index, who) in self.counted.iter().enumerate() {
                    g.(who.class).mine[who.is_mine] {
                        path.line d=(self.line(&axes, index)) {}
                        (self.signs(&axes, index))
                    }
                }
                (self.names(&axes))
            }
        }
    }

    fn dollars(&self, axes: &Axes) -> Markup {
        let lines = (0..=axes.most as u32).step_by(axes.step as usize);
        html! {
            @for dollars in lines {
                @let y = axes.y(dollars);
                path d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                text.money x=(LEFT - 6.0) y=(y + 4.0) { (self.unit.say(dollars, self.words)) }
            }
        }
    }

    /// Each stage's part of the axis, with its name in the middle.
    fn stages(&self, axes: &Axes) -> Markup {
        let starts: Vec<(&str, f32)> =
            stage_starts(self.steps).map(|step| (step.stage.as_str(), axes.x(step))).collect();
        html! {
            @for ((_, start), name) in starts.iter().zip(axis_names(&starts)) {
                path.year d={ "M" (start) " " (TOP) "V" (HEIGHT - BOTTOM + 5.0) } {}
                @if let Some((name, middle)) = name { text.year x=(tenths(middle)) y=(HEIGHT - 7.0) { (name) } }
            }
        }
    }

    /// The turning points, by number; those of moments close together stand side by side.
    fn pins(&self, axes: &Axes) -> Markup {
        let mut places: Vec<f32> = self.turns.iter().map(|turn| axes.at(turn.number)).collect();
        for index in (1..places.len()).rev() {
            places[index - 1] = places[index - 1].min(places[index] - PIN);
        }
        html! {
            @for (index, (turn, place)) in self.turns.iter().zip(places).enumerate() {
                g.pin {
                    path d={ "M" (axes.at(turn.number)) " " (TOP - 8.0) "V" (HEIGHT - BOTTOM) } {}
                    circle cx=(tenths(place)) cy=(TOP - 16.0) r="8.5" {}
                    text x=(tenths(place)) y=(TOP - 12.0) { (index + 1) }
                }
            }
        }
    }

    /// Money jumps: a line goes level until it changes, then straight up or down.
    fn line(&self, axes: &Axes, who: usize) -> String {
        let mut path = String::new();
        let mut money = None;
        for step in self.steps {
            let now = step.amounts[who];
            match money {
                None => drop(write!(path, "M{} {}", axes.x(step), axes.y(now))),
                Some(before) if before != now => drop(write!(path, "H{}V{}", axes.x(step), axes.y(now))),
                Some(_) => {}
            }
            money = Some(now);
        }
        path + &format!("H{}", tenths(WIDTH - RIGHT))
    }

    /// The player's sign on the line where a stage begins: colour is not all that tells lines apart.
    fn signs(&self, axes: &Axes, who: usize) -> Markup {
        html! {
            @for step in stage_starts(self.steps).skip(1) {
                text.sign x=(axes.x(step)) y=(axes.y(step.amounts[who]) + 4.0) { (self.counted[who].sign) }
            }
        }
    }

    /// At the end of each line who it is, moved apart where lines end close together.
    fn names(&self, axes: &Axes) -> Markup {
        let Some(last) = self.steps.last() else { return html! {} };
        let mut ends: Vec<(&Counted, u32)> = self.counted.iter().zip(last.amounts.iter().copied()).collect();
        ends.sort_by_key(|(_, money)| std::cmp::Reverse(*money));
        let mut places: Vec<f32> = ends.iter().map(|(_, money)| axes.y(*money)).collect();
        for index in 1..places.len() {
            places[index] = places[index].max(places[index - 1] + LINE);
        }
        let too_low = places.last().map_or(0.0, |y| (y - (HEIGHT - BOTTOM - ABOVE_AXIS)).max(0.0));
        html! {
            g.names {
                @for ((who, money), y) in ends.iter().zip(places) {
                    path class={ "lead " (who.class) } d={ "M" (WIDTH - RIGHT) " " (axes.y(*money)) "L" (WIDTH - RIGHT + 10.0) " " (tenths(y - too_low)) } {}
                    text class=(who.class) x=(WIDTH - RIGHT + 14.0) y=(tenths(y - too_low + 4.5)) {
                        (who.sign) " " tspan.nm { (short(&who.name)) " " } (self.unit.say(*money, self.words))
                    }
                }
            }
        }
    }
}

/// What stands below each stage, and where its middle is, from what stages are called and where they begin. "Round 1" is followed by "2".
/// A name that would run into the one before it is left out; the last one moves aside.
fn axis_names<'a>(starts: &[(&'a str, f32)]) -> Vec<Option<(&'a str, f32)>> {
    let mut free = 0.0;
    let name = |index: usize| {
        let (stage, start) = starts[index];
        let name = match index.checked_sub(1).map(|before| starts[before].0) {
            Some(before) => without_kind(stage, before),
            None => stage,
        };
        let half = name.chars().count() as f32 * LETTER / 2.0;
        let middle = match starts.get(index + 1) {
            Some((_, end)) => (start + end) / 2.0,
            None => ((start + WIDTH - RIGHT) / 2.0).max(free + half),
        };
        if middle - half < free {
            return None;
        }
        free = middle + half + LETTER;
        Some((name, middle))
    };
    (0..starts.len()).map(name).collect()
}

/// "2" of "Round 2", where "Round 1" stands before it.
fn without_kind<'a>(stage: &'a str, before: &str) -> &'a str {
    match (stage.rsplit_once(' '), before.rsplit_once(' ')) {
        (Some((kind, number)), Some((its, _))) if kind == its => number,
        _ => stage,
    }
}

/// Where a moment and an amount lie.
struct Axes {
    moments: f32,
    most: f32,
    /// From one line of the grid to the next, in dollars.
    step: u32,
}

impl Axes {
    fn of(steps: &[Step]) -> Axes {
        let most = steps.iter().flat_map(|step| step.amounts.iter().copied()).max().unwrap_or(0).max(10);
        let step = [5, 10, 20, 25, 50, 100, 200, 250, 500].into_iter().find(|step| most / step < 6).unwrap_or(1000);
        let moments = steps.last().map_or(1, |last| last.number).max(1);
        Axes { moments: moments as f32, most: (most.div_ceil(step) * step) as f32, step }
    }

    fn x(&self, step: &Step) -> f32 {
        self.at(step.number)
    }

    fn at(&self, number: usize) -> f32 {
        tenths(LEFT + (WIDTH - LEFT - RIGHT) * number as f32 / self.moments)
    }

    fn y(&self, dollars: u32) -> f32 {
        tenths(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * dollars as f32 / self.most)
    }
}

/// A long name would run out of the plot.
fn short(name: &str) -> String {
    match name.chars().count() > 12 {
        true => name.chars().take(11).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_round_has_its_number_and_the_end_its_name() {
        let rounds = ["Ronde 1", "Ronde 2", "Ronde 3", "Ronde 4", "Ronde 5", "Ronde 6", "Ronde 7", "Goederen"];
        let starts: Vec<(&str, f32)> =
            rounds.into_iter().zip([52.0, 110.0, 165.0, 225.0, 290.0, 345.0, 420.0, 500.0]).collect();

        let names: Vec<&str> = axis_names(&starts).into_iter().flatten().map(|(name, _)| name).collect();

        assert_eq!(names, ["Ronde 1", "2", "3", "4", "5", "6", "7", "Goederen"]);
    }

    #[test]
    fn names_that_would_run_into_each_other_are_left_out() {
        let stages: Vec<String> = (1..=20).map(|round| format!("R{round}")).collect();
        let starts: Vec<(&str, f32)> =
            stages.iter().enumerate().map(|(at, stage)| (stage.as_str(), 52.0 + 24.0 * at as f32)).collect();

        let places: Vec<f32> = axis_names(&starts).into_iter().flatten().map(|(_, middle)| middle).collect();

        assert!(places.len() > 5);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] > 3.0 * LETTER), "{places:?}");
    }
}
