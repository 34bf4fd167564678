//! Everybody's money through the game, as lines with their signs.

use crate::{Moment, Scene};
use american_rails::{AmericanRails, View};
use engine::Seat;
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 52.0;
const RIGHT: f32 = 150.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;
/// Names at the ends of the lines stand at least this far apart.
const LINE: f32 = 21.0;

pub(crate) fn plot(course: &[Moment<AmericanRails>], scene: &Scene<AmericanRails>) -> Markup {
    let axes = Axes::of(course);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(scene.words.say("ar-plot")) {
            g.grid { (axes.dollars(scene)) (axes.years(course)) }
            @for seat in Seat::all(scene.view.players.len()) {
                g class={ "player-" (seat.0) } {
                    path.line d=(axes.line(course, seat)) {}
                    (axes.signs(course, seat, scene.people.sign(seat)))
                }
            }
            (axes.names(scene))
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
    fn of(course: &[Moment<AmericanRails>]) -> Axes {
        let moneys = course.iter().flat_map(|moment| moment.view.players.iter().map(|player| player.money));
        let most = moneys.max().unwrap_or(0).max(10);
        let step = [5, 10, 20, 25, 50, 100, 200, 250].into_iter().find(|step| most / step < 6).unwrap_or(500);
        let moments = course.last().map_or(1, |last| last.number).max(1);
        Axes { moments: moments as f32, most: (most.div_ceil(step) * step) as f32, step }
    }

    fn x(&self, moment: &Moment<AmericanRails>) -> f32 {
        tenths(LEFT + (WIDTH - LEFT - RIGHT) * moment.number as f32 / self.moments)
    }

    fn y(&self, dollars: u32) -> f32 {
        tenths(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * dollars as f32 / self.most)
    }

    fn dollars(&self, scene: &Scene<AmericanRails>) -> Markup {
        let lines = (0..=self.most as u32).step_by(self.step as usize);
        html! {
            @for dollars in lines {
                @let y = self.y(dollars);
                path d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                text.money x=(LEFT - 6.0) y=(y + 4.0) { (scene.words.money(dollars)) }
            }
        }
    }

    /// Each year's part of the axis, with its number in the middle; what comes before the first is the preparation.
    fn years(&self, course: &[Moment<AmericanRails>]) -> Markup {
        let begins = |pair: &&[Moment<AmericanRails>]| moment_of(&pair[0].view) != moment_of(&pair[1].view);
        let mut starts: Vec<(u16, f32)> =
            course.windows(2).filter(begins).map(|pair| (pair[1].view.year, self.x(&pair[1]))).collect();
        // A game may open in its first year: then that year begins with the plot.
        if let Some(first) = course.first().filter(|first| first.view.column.is_some()) {
            starts.insert(0, (first.view.year, self.x(first)));
        }
        let ends = starts.iter().skip(1).map(|(_, x)| *x).chain([WIDTH - RIGHT]).collect::<Vec<_>>();
        html! {
            @for ((year, start), end) in starts.iter().zip(ends) {
                path.year d={ "M" (start) " " (TOP) "V" (HEIGHT - BOTTOM + 5.0) } {}
                text.year x=(tenths((start + end) / 2.0)) y=(HEIGHT - 7.0) { (year) }
            }
        }
    }

    /// Money jumps: a line goes level until it changes, then straight up or down.
    fn line(&self, course: &[Moment<AmericanRails>], seat: Seat) -> String {
        let mut path = String::new();
        let mut money = None;
        for moment in course {
            let now = moment.view.player(seat).money;
            match money {
                None => drop(write!(path, "M{} {}", self.x(moment), self.y(now))),
                Some(before) if before != now => drop(write!(path, "H{}V{}", self.x(moment), self.y(now))),
                Some(_) => {}
            }
            money = Some(now);
        }
        path + &format!("H{}", tenths(WIDTH - RIGHT))
    }

    /// The player's sign on the line at the end of every year: colour is not all that tells lines apart.
    fn signs(&self, course: &[Moment<AmericanRails>], seat: Seat, sign: char) -> Markup {
        let ends = course.windows(2).filter(|pair| pair[1].view.year > pair[0].view.year).map(|pair| &pair[1]);
        html! {
            @for moment in ends {
                text.sign x=(self.x(moment)) y=(self.y(moment.view.player(seat).money) + 4.0) { (sign) }
            }
        }
    }

    /// At the end of each line who it is, moved apart where lines end close together.
    fn names(&self, scene: &Scene<AmericanRails>) -> Markup {
        let mut ends: Vec<(Seat, f32)> =
            Seat::all(scene.view.players.len()).map(|seat| (seat, self.y(scene.view.player(seat).money))).collect();
        ends.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        for index in 1..ends.len() {
            ends[index].1 = ends[index].1.max(ends[index - 1].1 + LINE);
        }
        let too_low = ends.last().map_or(0.0, |(_, y)| (y - (HEIGHT - BOTTOM)).max(0.0));
        html! {
            g.names {
                @for (seat, y) in ends {
                    @let money = scene.view.player(seat).money;
                    path class={ "lead player-" (seat.0) } d={ "M" (WIDTH - RIGHT) " " (self.y(money)) "L" (WIDTH - RIGHT + 10.0) " " (tenths(y - too_low)) } {}
                    text class={ "player-" (seat.0) } x=(WIDTH - RIGHT + 14.0) y=(tenths(y - too_low + 4.5)) {
                        (scene.people.sign(seat)) " " (short(scene.people.name(seat))) " " (scene.words.money(money))
                    }
                }
            }
        }
    }
}

/// Years begin where the year changes, and the first where the preparation ends.
fn moment_of(view: &View) -> (u16, bool) {
    (view.year, view.column.is_some())
}

/// A long name would run out of the plot.
fn short(name: &str) -> String {
    match name.chars().count() > 12 {
        true => name.chars().take(11).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

fn tenths(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
