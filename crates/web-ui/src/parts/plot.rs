//! Everybody's money or points through a game: a plot of lines with signs.

use super::axis::axis_names;
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
        let signs = self.signs(&axes);
        html! {
            svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.label) {
                g.grid { (self.dollars(&axes)) (self.stages(&axes)) }
                (self.pins(&axes))
                @for (index, who) in self.counted.iter().enumerate() {
                    g.(who.class).mine[who.is_mine] {
                        path.line d=(self.line(&axes, index)) {}
                        @for sign in signs.iter().filter(|sign| sign.who == index) {
                            text.sign x=(sign.x) y=(tenths(sign.y + 4.0)) { (who.sign) }
                        }
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
        let named: Vec<&Stage> = axes.stages.iter().filter(|stage| !stage.name.is_empty()).collect();
        let middles: Vec<(&str, f32)> = named.iter().map(|stage| (stage.name, stage.middle())).collect();
        html! {
            @for stage in &named { path.year d={ "M" (tenths(stage.from)) " " (TOP) "V" (HEIGHT - BOTTOM + 5.0) } {} }
            @for (name, middle) in axis_names(&middles) { text.year x=(tenths(middle)) y=(HEIGHT - 7.0) { (name) } }
        }
    }

    /// The turning points, by number; those of moments close together stand side by side.
    fn pins(&self, axes: &Axes) -> Markup {
        let moments: Vec<f32> = self.turns.iter().map(|turn| axes.end_of(&turn.stage)).collect();
        let mut places = moments.clone();
        for index in (1..places.len()).rev() {
            places[index - 1] = places[index - 1].min(places[index] - PIN);
        }
        html! {
            @for (index, (moment, place)) in moments.into_iter().zip(places).enumerate() {
                g.pin {
                    path d={ "M" (moment) " " (TOP - 8.0) "V" (HEIGHT - BOTTOM) } {}
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

    /// Players' signs on their lines where stages begin: colour is not all that tells lines apart. None lies on another: where lines meet, the
    /// reader's own is seen.
    fn signs(&self, axes: &Axes) -> Vec<Sign> {
        let (mine, others): (Vec<usize>, Vec<usize>) =
            (0..self.counted.len()).partition(|who| self.counted[*who].is_mine);
        let mut signs: Vec<Sign> = Vec::new();
        for step in stage_starts(self.steps).skip(1) {
            for who in mine.iter().chain(&others) {
                let sign = Sign { who: *who, x: axes.x(step), y: axes.y(step.amounts[*who]) };
                if signs.iter().all(|other| sign.leaves_room_for(other)) {
                    signs.push(sign);
                }
            }
        }
        signs
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

/// Whose it is, and where it stands.
struct Sign {
    who: usize,
    x: f32,
    y: f32,
}

impl Sign {
    /// A line that has just been told apart needs no sign again so soon.
    fn leaves_room_for(&self, other: &Sign) -> bool {
        const AGAIN: f32 = 56.0;
        const ROOM: (f32, f32) = (18.0, 14.0);
        let (x, y) = ((self.x - other.x).abs(), (self.y - other.y).abs());
        if self.who == other.who { x >= AGAIN } else { x >= ROOM.0 || y >= ROOM.1 }
    }
}

/// A stage's part of the axis. All are as wide as each other, however much was decided in them.
struct Stage<'a> {
    name: &'a str,
    from: f32,
    to: f32,
    /// The numbers of its first moment, and of the next stage's.
    moments: (usize, usize),
}

impl Stage<'_> {
    fn middle(&self) -> f32 {
        (self.from + self.to) / 2.0
    }
}

/// What comes before the first stage is as wide as this part of one.
const PREPARATION: f32 = 0.4;

/// Where a moment and an amount lie.
struct Axes<'a> {
    stages: Vec<Stage<'a>>,
    most: f32,
    /// From one line of the grid to the next, in dollars.
    step: u32,
}

impl<'a> Axes<'a> {
    fn of(steps: &'a [Step]) -> Axes<'a> {
        let most = steps.iter().flat_map(|step| step.amounts.iter().copied()).max().unwrap_or(0).max(10);
        let step = [5, 10, 20, 25, 50, 100, 200, 250, 500].into_iter().find(|step| most / step < 6).unwrap_or(1000);
        Axes { stages: stages(steps), most: (most.div_ceil(step) * step) as f32, step }
    }

    fn x(&self, step: &Step) -> f32 {
        let Some(stage) = self.stage(&step.stage) else { return LEFT };
        let (first, next) = stage.moments;
        let part = (step.number - first) as f32 / (next - first).max(1) as f32;
        tenths(stage.from + (stage.to - stage.from) * part)
    }

    fn end_of(&self, stage: &str) -> f32 {
        self.stage(stage).map_or(LEFT, |stage| tenths(stage.to))
    }

    fn stage(&self, name: &str) -> Option<&Stage<'a>> {
        self.stages.iter().find(|stage| stage.name == name)
    }

    fn y(&self, dollars: u32) -> f32 {
        tenths(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * dollars as f32 / self.most)
    }
}

fn stages(steps: &[Step]) -> Vec<Stage<'_>> {
    let groups: Vec<&[Step]> = steps.chunk_by(|one, next| one.stage == next.stage).collect();
    let width = |stage: &[Step]| if stage[0].stage.is_empty() { PREPARATION } else { 1.0 };
    let whole: f32 = groups.iter().map(|stage| width(stage)).sum();
    let mut to = LEFT;
    groups
        .iter()
        .enumerate()
        .map(|(index, group)| {
            let from = to;
            to += (WIDTH - LEFT - RIGHT) * width(group) / whole;
            let next = groups.get(index + 1).map_or(group[group.len() - 1].number, |next| next[0].number);
            Stage { name: &group[0].stage, from, to, moments: (group[0].number, next) }
        })
        .collect()
}

/// A long name would run out of the plot; the number that tells it from another stays.
fn short(name: &str) -> String {
    const MOST: usize = 13;
    let number = name.rsplit_once(' ').map_or("", |(_, last)| last);
    let number = if number.chars().all(|sign| sign.is_ascii_digit()) { number } else { "" };
    match name.chars().count() > MOST {
        true => name.chars().take(MOST - 1 - number.len()).chain(['…']).chain(number.chars()).collect(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_keeps_its_number() {
        assert_eq!(short("Willekeurig 2"), "Willekeurig 2");
        assert_eq!(short("Willekeurig 12"), "Willekeuri…12");
        assert_eq!(short("Bartholomeus"), "Bartholomeus");
        assert_eq!(short("Anna Margaretha"), "Anna Margare…");
    }

    fn named(stages: &[&str]) -> Vec<String> {
        let step = |(number, stage): (usize, &&str)| Step { number, stage: (*stage).to_owned(), amounts: vec![0] };
        let steps: Vec<Step> = stages.iter().enumerate().map(step).collect();
        let stages = super::stages(&steps);
        let middles: Vec<(&str, f32)> = stages.iter().map(|stage| (stage.name, stage.middle())).collect();
        let names = axis_names(&middles);
        names.into_iter().map(|(name, _)| name.to_owned()).collect()
    }

    #[test]
    fn every_round_has_its_number_and_the_end_its_name() {
        let rounds = ["Ronde 1", "Ronde 2", "Ronde 3", "Ronde 4", "Ronde 5", "Ronde 6", "Ronde 7", "Goederen"];

        assert_eq!(named(&rounds), ["Ronde 1", "2", "3", "4", "5", "6", "7", "Goederen"]);
    }

    #[test]
    fn every_year_is_named() {
        let years = ["1851", "1852", "1853", "1854", "1855", "1856", "1857"];

        assert_eq!(named(&years), years);
    }

    #[test]
    fn of_twenty_rounds_every_second_is_named() {
        let rounds: Vec<String> = (1..=20).map(|round| format!("R{round}")).collect();
        let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();

        let odd: Vec<&str> = rounds.iter().copied().step_by(2).collect();
        assert_eq!(named(&rounds), odd);
    }

    #[test]
    fn no_sign_lies_on_another_and_my_own_is_seen_where_lines_meet() {
        let step =
            |number: usize| Step { number, stage: format!("R{number}"), amounts: vec![10, 10, 40 + number as u32] };
        let steps: Vec<Step> = (0..21).map(step).collect();
        let who = |is_mine: bool| Counted { name: String::new(), sign: "◆".into(), class: String::new(), is_mine };
        let counted = [who(false), who(true), who(false)];
        let words = Words::new(crate::Lang::En);
        let plot = Plot { steps: &steps, unit: Unit::Points, label: "", turns: &[], words, counted: &counted };

        let signs = plot.signs(&Axes::of(&steps));

        let is_apart = |at: usize| {
            signs[..at].iter().all(|other| (signs[at].x - other.x).abs().max((signs[at].y - other.y).abs()) >= 14.0)
        };
        assert!((0..signs.len()).all(is_apart));
        assert_eq!(signs[0].who, 1);
        assert!((0..3).all(|who| signs.iter().filter(|sign| sign.who == who).count() >= 3));
    }

    #[test]
    fn a_stage_of_few_moments_is_as_wide_as_one_of_many() {
        let step = |number, stage: &str| Step { number, stage: stage.to_owned(), amounts: vec![0] };
        let steps = [step(0, "I"), step(1, "II"), step(9, "II"), step(21, "III"), step(21, "III")];

        let axes = Axes::of(&steps);

        let x = |at: usize| axes.x(&steps[at]);
        assert!((x(1) - x(0) - (x(3) - x(1))).abs() < 0.2, "equally wide");
        assert!(x(1) < x(2) && x(2) < x(3) && x(3) == x(4), "in the order of the game");
    }
}
