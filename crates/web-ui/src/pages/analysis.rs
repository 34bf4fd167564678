//! After a game: everybody's chances as it went on, and the decisions that turned it, each a link into the replay.

use super::{Document, Visit};
use crate::parts::axis::axis_names;
use crate::parts::point::tenths;
use crate::{People, Words};
use engine::Seat;
use maud::{Markup, html};
use std::fmt::Write;

pub struct AnalysisPage<'a> {
    pub game: &'a str,
    /// The table's path.
    pub path: &'a str,
    pub people: &'a People,
    /// By seats, the classes of the colours that the game gives its players; nothing where everybody has the colour of their seat.
    pub colours: Vec<&'static str>,
    /// How it ended, for the reader where they played: "You came 2nd, $9 behind Conductor 1".
    pub result: String,
    pub state: AnalysisState,
}

/// How far the thinking is.
pub enum AnalysisState {
    /// Nobody has asked for it.
    NotYet,
    /// So many of so many decisions were thought about.
    Working {
        done: usize,
        all: usize,
    },
    Done(AnalysisTold),
}

/// What was found out.
pub struct AnalysisTold {
    /// Decisions of the game.
    pub decisions: usize,
    /// After how many decisions everybody's chances, by seat, stood where: 0 to 1.
    pub chances: Vec<(usize, Vec<f64>)>,
    /// By seat who came where, once the game is over.
    pub places: Option<Vec<u8>>,
    /// The years or rounds, each by its name and the decisions before it.
    pub stages: Vec<(String, usize)>,
    /// The dearest first.
    pub points: Vec<AnalysisPoint>,
}

/// A decision that turned the game.
pub struct AnalysisPoint {
    /// Decisions before it.
    pub at: usize,
    pub seat: Seat,
    /// The share of the win that it cost.
    pub lost: f64,
    /// Where in the game it was: "1853·II"; nothing before the first year or round.
    pub when: String,
    /// What the table waited for: "Anna: bid on Republic".
    pub asked: String,
    pub chosen: String,
    pub better: String,
    pub better_detail: String,
}

impl AnalysisPage<'_> {
    /// The class of the colour that this player had at the table.
    fn colour(&self, seat: Seat) -> String {
        self.colours.get(seat.index()).map_or_else(|| format!("player-{}", seat.0), |colour| colour.to_string())
    }
}

/// Seconds between two looks at how far it is.
const LOOK_AGAIN: &str = "2";

/// The page of an analysis: asked for, being worked out, or done.
pub fn analysis(visit: &Visit, page: &AnalysisPage) -> Markup {
    let words = visit.words;
    let is_done = matches!(page.state, AnalysisState::Done(_));
    let document = Document {
        visit: *visit,
        title: format!("{} · {} · Golden Spike", words.say("analysis"), page.game),
        layout: "plain",
        style: &["table.css", "parts.css", "pages.css"],
        masthead: html! {},
        nav: html! { a href=(page.path) { (words.say("analysis-back")) } },
        content: html! {
            main #content.analysis-page.arrival[!is_done] {
                h1 { (words.say("analysis")) " " small { (page.game) } }
                @if !page.result.is_empty() { p.result { (page.result) } }
                @match &page.state {
                    AnalysisState::NotYet => (not_yet(words, page)),
                    AnalysisState::Working { done, all } => (working(words, *done, *all)),
                    AnalysisState::Done(told) => (done(words, page, told)),
                }
            }
        },
    };
    match page.state {
        AnalysisState::Working { .. } => {
            document.with_script(&html! { meta http-equiv="refresh" content=(LOOK_AGAIN); })
        }
        _ => document.markup(),
    }
}

fn not_yet(words: &Words, page: &AnalysisPage) -> Markup {
    html! {
        p { (words.say("analysis-intro")) }
        form method="post" action={ (page.path) "/analysis" } { button.primary { (words.say("analysis-begin")) } }
    }
}

fn working(words: &Words, done: usize, all: usize) -> Markup {
    let said = words.say_with("analysis-working", &[("done", done.into()), ("all", all.into())]);
    html! {
        p role="status" { (said) }
        progress value=(done) max=(all.max(1)) aria-label=(words.say("analysis-progress")) {}
        p.d { (words.say("analysis-leave")) }
    }
}

fn done(words: &Words, page: &AnalysisPage, told: &AnalysisTold) -> Markup {
    html! {
        section aria-labelledby="chances" {
            h2 #chances { (words.say("analysis-chances")) }
            figure.curves { (Curves { told, words, page, people: page.people }.draw()) }
            (quarters(words, page, told))
        }
        section aria-labelledby="turned" {
            h2 #turned { (words.say("analysis-turned")) }
            @if told.points.is_empty() { p { (words.say("analysis-none")) } }
            ol.turned {
                @for (index, point) in told.points.iter().enumerate() { (turning_point(words, page, index + 1, point)) }
            }
            p.d { (words.say("analysis-opinion")) }
        }
    }
}

fn turning_point(words: &Words, page: &AnalysisPage, number: usize, point: &AnalysisPoint) -> Markup {
    let name = page.people.name(point.seat);
    let cost = words.say_with("analysis-cost", &[("percent", percent(point.lost).into())]);
    let better = match point.better_detail.as_str() {
        "" => point.better.clone(),
        detail => format!("{} ({detail})", point.better),
    };
    // Reasons are told to whoever decided.
    let is_mine = page.people.mine.look().contains(point.seat);
    let advice = if is_mine { "analysis-better" } else { "analysis-advice" };
    html! {
        li #{ "point-" (number) } .(page.colour(point.seat)).mine[is_mine] {
            p {
                @if !point.when.is_empty() { b.when { (point.when) } " " }
                b.decider { (page.people.sign(point.seat)) " " (point.asked) }
            }
            p {
                span { (words.say_with("analysis-did", &[("what", point.chosen.clone().into())])) } " "
                small.cost { (cost) }
            }
            p.better {
                (words.say_with(advice, &[("what", better.into()), ("name", name.into())]))
            }
            p.see {
                a.button href={ (page.path) "?at=" (point.at) } aria-label=(words.say_with("analysis-see-named", &[("number", number.into()), ("name", name.into())])) {
                    (words.say("analysis-see"))
                }
            }
        }
    }
}

/// The same in numbers, for who can't see the curves: at the start and after each quarter. Once it is over the first place comes first,
/// and says what the last chances would.
fn quarters(words: &Words, page: &AnalysisPage, told: &AnalysisTold) -> Markup {
    let people = page.people;
    let at = |quarter: usize| told.chances_at(told.decisions * quarter / 4);
    let quarters = if told.places.is_some() { 0..=3 } else { 0..=4 };
    let columns: Vec<Vec<f64>> = quarters.clone().map(at).collect();
    let mut seats: Vec<Seat> = Seat::all(people.seats.len()).collect();
    seats.sort_by_key(|seat| told.place(*seat));
    html! {
        table.chances-table {
            caption.unseen { (words.say("analysis-chances")) }
            thead {
                tr {
                    @if told.places.is_some() { th scope="col" { (words.say("analysis-place")) } }
                    th scope="col" { (words.say("analysis-player")) }
                    @for quarter in quarters { th.num scope="col" { (words.say(&format!("analysis-quarter-{quarter}"))) } }
                }
            }
            tbody {
                @for seat in seats {
                    tr.(page.colour(seat)).mine[people.mine.look().contains(seat)] {
                        @if let Some(place) = told.place(seat) { td.place { (place) } }
                        th scope="row" { b { (people.sign(seat)) } " " (people.name(seat)) }
                        @for column in &columns { td.num { (words.say_with("analysis-percent", &[("percent", percent(column[seat.index()]).into())])) } }
                    }
                }
            }
        }
    }
}

impl AnalysisTold {
    /// Where this player came, once the game is over.
    fn place(&self, seat: Seat) -> Option<u8> {
        self.places.as_ref().map(|places| places[seat.index()])
    }

    /// As they stood after so many decisions.
    fn chances_at(&self, decisions: usize) -> Vec<f64> {
        let known = self.chances.iter().rev().find(|(at, _)| *at <= decisions).or(self.chances.first());
        known.map(|(_, chances)| chances.clone()).unwrap_or_default()
    }
}

fn percent(part: f64) -> u32 {
    (100.0 * part).round() as u32
}

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 294.0;
const LEFT: f32 = 52.0;
const RIGHT: f32 = 150.0;
const TOP: f32 = 34.0;
const BOTTOM: f32 = 28.0;
/// Names at the ends of the lines stand at least this far apart.
const LINE: f32 = 21.0;
/// And numbers of turning points.
const PIN: f32 = 26.0;
/// Points of a line: more can't be told apart.
const POINTS: usize = 120;

/// A line for each player, with a numbered pin at each turning point.
struct Curves<'a> {
    told: &'a AnalysisTold,
    words: &'a Words,
    page: &'a AnalysisPage<'a>,
    people: &'a People,
}

impl Curves<'_> {
    fn draw(&self) -> Markup {
        html! {
            svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.words.say("analysis-chances")) {
                g.grid {
                    @for part in [0, 25, 50, 75, 100] {
                        @let y = y(f64::from(part) / 100.0);
                        path d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                        text.money x=(LEFT - 6.0) y=(y + 4.0) { (self.words.say_with("analysis-percent", &[("percent", (part as u32).into())])) }
                    }
                    (self.stages())
                }
                (self.pins())
                @for seat in Seat::all(self.people.seats.len()) {
                    g.(self.page.colour(seat)).mine[self.people.mine.look().contains(seat)] {
                        path.line d=(self.line(seat)) {}
                    }
                }
                (self.names())
            }
        }
    }

    /// Where years or rounds begin, and their names below.
    fn stages(&self) -> Markup {
        let starts = || self.told.stages.iter().map(|(_, at)| self.x(*at));
        let ends = starts().skip(1).chain([WIDTH - RIGHT]);
        let names = self.told.stages.iter().map(|(name, _)| name.as_str());
        let middles: Vec<(&str, f32)> = names.zip(starts().zip(ends).map(|(from, to)| (from + to) / 2.0)).collect();
        html! {
            @for from in starts() { path.year d={ "M" (from) " " (TOP) "V" (HEIGHT - BOTTOM + 5.0) } {} }
            @for (name, middle) in axis_names(&middles) { text.year x=(tenths(middle)) y=(HEIGHT - 8.0) { (name) } }
        }
    }

    fn x(&self, at: usize) -> f32 {
        tenths(LEFT + (WIDTH - LEFT - RIGHT) * at as f32 / self.told.decisions.max(1) as f32)
    }

    /// The mean of some decisions for each point: a single one is a matter of opinion.
    fn line(&self, seat: Seat) -> String {
        let chances = &self.told.chances;
        let every = chances.len().div_ceil(POINTS).max(1);
        let mut path = String::new();
        for some in chances.chunks(every) {
            let mean = some.iter().map(|(_, chances)| chances[seat.index()]).sum::<f64>() / some.len() as f64;
            let step = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{step}{} {}", self.x(some[some.len() / 2].0), y(mean));
        }
        path + &format!("L{} {}", tenths(WIDTH - RIGHT), y(self.ended(seat)))
    }

    /// The result, once there is one; else the last chances.
    fn ended(&self, seat: Seat) -> f64 {
        match &self.told.places {
            Some(places) if places[seat.index()] == 1 => {
                1.0 / places.iter().filter(|place| **place == 1).count() as f64
            }
            Some(_) => 0.0,
            None => self.told.chances.last().map_or(0.0, |(_, chances)| chances[seat.index()]),
        }
    }

    /// Numbers that would lie on each other are moved apart.
    fn pins(&self) -> Markup {
        let mut order: Vec<(usize, f32)> =
            self.told.points.iter().enumerate().map(|(index, point)| (index, self.x(point.at))).collect();
        order.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut places: Vec<f32> = order.iter().map(|(_, x)| *x).collect();
        for place in 1..places.len() {
            places[place] = places[place].max(places[place - 1] + PIN);
        }
        html! {
            @for ((index, x), place) in order.iter().zip(places) {
                g.pin {
                    path d={ "M" (x) " " (TOP - 8.0) "V" (HEIGHT - BOTTOM) } {}
                    circle cx=(tenths(place)) cy=(TOP - 16.0) r="8.5" {}
                    text x=(tenths(place)) y=(TOP - 12.0) { (index + 1) }
                }
            }
        }
    }

    /// At the end of each line who it is, moved apart where lines end close together.
    fn names(&self) -> Markup {
        let mut ends: Vec<(Seat, f64)> =
            Seat::all(self.people.seats.len()).map(|seat| (seat, self.ended(seat))).collect();
        ends.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let places = apart(ends.iter().map(|(_, part)| y(*part)).collect());
        html! {
            g.names {
                @for ((seat, part), place) in ends.iter().zip(places) {
                    path class={ "lead " (self.page.colour(*seat)) } d={ "M" (WIDTH - RIGHT) " " (y(*part)) "L" (WIDTH - RIGHT + 10.0) " " (tenths(place)) } {}
                    text class=(self.page.colour(*seat)) x=(WIDTH - RIGHT + 14.0) y=(tenths(place + 4.5)) {
                        (self.people.sign(*seat)) " " tspan.nm { (short(self.people.name(*seat))) }
                    }
                }
            }
        }
    }
}

/// Places from the top down, moved so that a line of letters fits between two: down first, and up again where that leaves the plot.
fn apart(mut places: Vec<f32>) -> Vec<f32> {
    for index in 1..places.len() {
        places[index] = places[index].max(places[index - 1] + LINE);
    }
    let mut lowest = HEIGHT - BOTTOM;
    for place in places.iter_mut().rev() {
        *place = place.min(lowest);
        lowest = *place - LINE;
    }
    places
}

fn y(part: f64) -> f32 {
    tenths(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part as f32)
}

/// A long name would run out of the plot.
fn short(name: &str) -> String {
    match name.chars().count() > 14 {
        true => name.chars().take(13).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Person};
    use engine::SeatSet;

    fn people() -> People {
        let person = |name: &str| Person { name: name.into(), bot: None, is_open: false };
        People::new(vec![person("Anna"), person("Erik")], SeatSet::only(Seat(0)))
    }

    fn page(state: AnalysisState) -> String {
        let people = people();
        let result = "You came 2nd, $9 behind Erik".into();
        let page = AnalysisPage {
            game: "Steel Driver",
            path: "/tables/elm",
            people: &people,
            colours: Vec::new(),
            result,
            state,
        };
        let visit = Visit {
            words: Words::new(Lang::En),
            path: "/tables/elm/analysis",
            name: "",
            preferences: Default::default(),
        };
        analysis(&visit, &page).into_string()
    }

    fn told(points: Vec<AnalysisPoint>) -> AnalysisTold {
        let chances = vec![(0, vec![0.5, 0.5]), (10, vec![0.75, 0.25]), (30, vec![0.2, 0.8])];
        let stages = vec![("Round 1".into(), 4), ("Round 2".into(), 20)];
        AnalysisTold { decisions: 40, chances, places: Some(vec![2, 1]), stages, points }
    }

    #[test]
    fn a_turning_point_leads_into_the_replay_and_says_what_was_better() {
        let point = AnalysisPoint {
            at: 29,
            seat: Seat(0),
            lost: 0.31,
            when: "R2".into(),
            asked: "Anna: bid on Red or pass".into(),
            chosen: "Pass".into(),
            better: "Bid 5".into(),
            better_detail: "of 9".into(),
        };

        let html = page(AnalysisState::Done(told(vec![point])));

        assert!(html.contains("href=\"/tables/elm?at=29\""), "{html}");
        assert!(html.contains("Bid 5") && html.contains("Pass") && html.contains("31"), "{html}");
        assert!(
            html.contains("R2") && html.contains("Anna: bid on Red or pass"),
            "when it was, and what was asked: {html}"
        );
    }

    #[test]
    fn others_are_advised_by_their_name() {
        let point = |seat| AnalysisPoint {
            at: 29,
            seat,
            lost: 0.31,
            when: "R2".into(),
            asked: "bid on Red or pass".into(),
            chosen: "Pass".into(),
            better: "Bid 5".into(),
            better_detail: "leaves you $4".into(),
        };

        let html = page(AnalysisState::Done(told(vec![point(Seat(0)), point(Seat(1))])));

        assert_eq!(html.matches("Better: Bid 5 (leaves you $4).").count(), 1, "{html}");
        assert_eq!(html.matches("Advice to Erik: Bid 5 (leaves you $4).").count(), 1, "{html}");
    }

    #[test]
    fn below_the_lines_stand_the_rounds() {
        let html = page(AnalysisState::Done(told(Vec::new())));

        assert!(html.contains(">Round 1</text>") && html.contains(">2</text>"), "{html}");
    }

    /// One has won, three have nothing: their names make room for each other, and the winner's stays at the top.
    #[test]
    fn names_at_the_ends_of_the_lines_stay_in_the_plot() {
        let (top, bottom) = (y(1.0), y(0.0));

        assert_eq!(apart(vec![top, bottom, bottom, bottom]), [top, bottom - 2.0 * LINE, bottom - LINE, bottom]);
        assert_eq!(apart(vec![top, top, bottom]), [top, top + LINE, bottom]);
    }

    #[test]
    fn chances_are_told_in_numbers_too() {
        let html = page(AnalysisState::Done(told(Vec::new())));

        assert!(html.contains("75") && html.contains("50"), "{html}");
        // A phone has no room for names beside the plot: there a sign tells whose line it is.
        assert_eq!(html.matches("<tspan class=\"nm\">").count(), 2, "{html}");
        assert_eq!(told(Vec::new()).chances_at(29), [0.75, 0.25]);
        assert_eq!(told(Vec::new()).chances_at(40), [0.2, 0.8]);
    }

    #[test]
    fn the_page_opens_with_how_it_ended_and_lists_the_first_place_first() {
        let html = page(AnalysisState::Done(told(Vec::new())));

        let at = |what: &str| html.find(what).unwrap_or_else(|| panic!("{what} in {html}"));
        assert!(at("You came 2nd, $9 behind Erik") < at("Chances of winning"));
        assert!(at("<td class=\"place\">1</td>") < at("<td class=\"place\">2</td>"));
        assert!(html.contains("<tr class=\"player-0 mine\">"), "the reader finds themselves: {html}");
    }

    #[test]
    fn what_is_being_worked_out_looks_again_by_itself_and_can_be_asked_for() {
        let working = page(AnalysisState::Working { done: 3, all: 40 });
        assert!(working.contains("http-equiv=\"refresh\"") && working.contains("<progress value=\"3\" max=\"40\""));

        let asked = page(AnalysisState::NotYet);
        assert!(asked.contains("action=\"/tables/elm/analysis\"") && !asked.contains("refresh"), "{asked}");
    }
}
