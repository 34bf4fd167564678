//! Everybody's money or points through a game: a plot of lines with signs.

use super::course::{Step, Turn, Unit, stage_starts};
use super::point::tenths;
use crate::{People, Words};
use engine::Seat;
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 52.0;
const RIGHT: f32 = 150.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 26.0;
/// About as wide as a letter of the axis, on a phone.
const LETTER: f32 = 8.5;
/// Names at the ends of the lines stand at least this far apart.
const LINE: f32 = 21.0;

/// So far apart stand the numbers of turning points.
const PIN: f32 = 21.0;

pub(super) struct Plot<'a> {
    pub(super) steps: &'a [Step],
    pub(super) unit: Unit,
    pub(super) label: &'a str,
    /// Numbered on the plot.
    pub(super) turns: &'a [Turn],
    pub(super) words: &'a Words,
    pub(super) people: &'a People,
}

impl Plot<'_> {
    pub(super) fn draw(&self) -> Markup {
        let axes = Axes::of(self.steps);
        html! {
            svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.label) {
                g.grid { (self.dollars(&axes)) (self.stages(&axes)) }
                (self.pins(&axes))
                @for seat in Seat::all(self.people.seats.len()) {
                    g.(format!("player-{}", seat.0)).mine[self.people.mine.look().contains(seat)] {
                        path.line d=(self.line(&axes, seat)) {}
                        (self.signs(&axes, seat))
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
        // Names that would run into each other are left out, evenly.
        let letters = starts.iter().map(|(stage, _)| stage.chars().count()).max().unwrap_or(1);
        let room = (WIDTH - LEFT - RIGHT) / starts.len().max(1) as f32;
        let every = ((letters as f32 * LETTER + 8.0) / room).ceil().max(1.0) as usize;
        let ends = starts.iter().skip(1).map(|(_, x)| *x).chain([WIDTH - RIGHT]).collect::<Vec<_>>();
        // Short stages stand closer than that: theirs wait until there is room.
        let mut free = f32::MIN;
        let mut names: Vec<Option<f32>> = Vec::new();
        for (index, ((_, start), end)) in starts.iter().zip(ends).enumerate() {
            let middle = (start + end) / 2.0;
            let is_named = index % every == 0 && middle >= free;
            if is_named {
                free = middle + letters as f32 * LETTER + 10.0;
            }
            names.push(is_named.then_some(middle));
        }
        html! {
            @for ((stage, start), name) in starts.iter().zip(names) {
                path.year d={ "M" (start) " " (TOP) "V" (HEIGHT - BOTTOM + 5.0) } {}
                @if let Some(middle) = name { text.year x=(tenths(middle)) y=(HEIGHT - 7.0) { (stage) } }
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
    fn line(&self, axes: &Axes, seat: Seat) -> String {
        let mut path = String::new();
        let mut money = None;
        for step in self.steps {
            let now = step.amounts[seat.index()];
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
    fn signs(&self, axes: &Axes, seat: Seat) -> Markup {
        html! {
            @for step in stage_starts(self.steps).skip(1) {
                text.sign x=(axes.x(step)) y=(axes.y(step.amounts[seat.index()]) + 4.0) { (self.people.sign(seat)) }
            }
        }
    }

    /// At the end of each line who it is, moved apart where lines end close together.
    fn names(&self, axes: &Axes) -> Markup {
        let Some(last) = self.steps.last() else { return html! {} };
        let mut ends: Vec<(Seat, u32)> = Seat::all(last.amounts.len()).zip(last.amounts.iter().copied()).collect();
        ends.sort_by_key(|(_, money)| std::cmp::Reverse(*money));
        let mut places: Vec<f32> = ends.iter().map(|(_, money)| axes.y(*money)).collect();
        for index in 1..places.len() {
            places[index] = places[index].max(places[index - 1] + LINE);
        }
        let too_low = places.last().map_or(0.0, |y| (y - (HEIGHT - BOTTOM)).max(0.0));
        html! {
            g.names {
                @for ((seat, money), y) in ends.iter().zip(places) {
                    path class={ "lead player-" (seat.0) } d={ "M" (WIDTH - RIGHT) " " (axes.y(*money)) "L" (WIDTH - RIGHT + 10.0) " " (tenths(y - too_low)) } {}
                    text class={ "player-" (seat.0) } x=(WIDTH - RIGHT + 14.0) y=(tenths(y - too_low + 4.5)) {
                        (self.people.sign(*seat)) " " tspan.nm { (short(self.people.name(*seat))) " " } (self.unit.say(*money, self.words))
                    }
                }
            }
        }
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
