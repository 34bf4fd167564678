//! What the games of a study say: in words, for programs, and as a picture.

use crate::failure::Failure;
use crate::output::{say, say_json, table};
use catalog::{Bought, Crosstable, Lengths, Played, Rated, Versus, bought, lengths, ratings, sure_within};
use clap::Args;
use serde::Serialize;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Where a study goes besides the screen.
#[derive(Debug, Args)]
pub(crate) struct StudyArgs {
    /// Every game as a line of JSON, into this file
    #[arg(long, value_name = "FILE")]
    lines: Option<PathBuf>,
    /// Every seat of every game as a line of CSV, into this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// The ratings and their intervals as a picture (SVG), into this file
    #[arg(long, value_name = "FILE", value_parser = picture)]
    plot: Option<PathBuf>,
    /// As JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// Told before the games are played: afterwards it would be too late.
fn picture(name: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(name);
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) {
        return Ok(path);
    }
    let svg = path.with_extension("svg");
    let svg = svg.display();
    Err(format!("pictures are SVG: call it {svg}; `rsvg-convert --zoom 2 {svg} -o picture.png` makes a PNG of it"))
}

/// All that the games say, as programs read it.
#[derive(Serialize)]
pub(crate) struct Findings {
    games: usize,
    ratings: Vec<Rated>,
    crosstable: Crosstable,
    seats: Vec<SeatFound>,
    decisions: Lengths,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bought: Vec<Bought>,
}

/// What a seat is worth.
#[derive(Serialize)]
struct SeatFound {
    win_rate: f64,
    /// Half the width of the 95 % interval.
    give_or_take: f64,
}

impl StudyArgs {
    pub(crate) fn wants_files(&self) -> bool {
        self.lines.is_some() || self.csv.is_some() || self.plot.is_some()
    }

    /// Writes the files that were asked for, and says what was found.
    pub(crate) fn tell(&self, games: &[Played]) -> Result<(), Failure> {
        let found = Findings::of(games);
        if let Some(path) = &self.lines {
            let lines: String = games.iter().map(|game| json(game) + "\n").collect();
            write(path, &lines)?;
        }
        if let Some(path) = &self.csv {
            write(path, &csv(games))?;
        }
        if let Some(path) = &self.plot {
            write(path, &plot(&found.ratings))?;
        }
        if self.json { say_json(&found) } else { say(found.in_words()) }
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("games are plain data")
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .map_err(|why| Failure::environment(format!("{} can't be written", path.display())).because(why))
}

impl Findings {
    fn of(games: &[Played]) -> Findings {
        let seats = games.first().map_or(0, |game| game.seats.len());
        Findings {
            games: games.len(),
            ratings: ratings(games),
            crosstable: Crosstable::of(games),
            seats: (0..seats).map(|seat| SeatFound::of(games, seat)).collect(),
            decisions: lengths(games),
            bought: bought(games),
        }
    }

    fn in_words(&self) -> String {
        let mut text = format!("{} games\n\n{}\n", self.games, self.rating_table());
        if self.crosstable.bots.len() > 1 {
            let _ = write!(
                text,
                "\nHow often the row ended ahead of the column, of all their pairs (±: 95 %):\n{}\n",
                self.cross()
            );
        }
        let seats = self.seats.iter().enumerate();
        let seats: Vec<String> =
            seats.map(|(seat, its)| format!("seat {seat} {}", percent(its.win_rate, its.give_or_take))).collect();
        let Lengths { shortest, median, longest, .. } = self.decisions;
        let _ = write!(
            text,
            "\nWins by seat: {}\nDecisions a game: {shortest} to {longest}, half of them up to {median}",
            seats.join(", ")
        );
        if !self.bought.is_empty() {
            let _ = write!(text, "\n\nWhat was bought, and how those did who bought it first:\n{}", self.purchases());
        }
        text
    }

    fn rating_table(&self) -> String {
        let heading = ["bot", "rating", "±", "seats", "wins a seat", "mean score"].map(str::to_owned).to_vec();
        let row = |rated: &Rated| {
            vec![
                rated.bot.clone(),
                format!("{:.2}", rated.rating),
                format!("{:.2}", rated.give_or_take),
                rated.seats.to_string(),
                format!("{:.3}", rated.win_rate),
                format!("{:.1}", rated.mean_score),
            ]
        };
        table(&std::iter::once(heading).chain(self.ratings.iter().map(row)).collect::<Vec<_>>())
    }

    fn cross(&self) -> String {
        let Crosstable { bots, rows } = &self.crosstable;
        let heading = std::iter::once(String::new()).chain(bots.iter().cloned()).collect();
        let cell = |versus: &Option<Versus>| versus.map_or_else(nothing, |its| percent(its.ahead, its.give_or_take));
        let row = |(bot, row): (&String, &Vec<Option<Versus>>)| {
            std::iter::once(bot.clone()).chain(row.iter().map(cell)).collect::<Vec<_>>()
        };
        table(&std::iter::once(heading).chain(bots.iter().zip(rows).map(row)).collect::<Vec<_>>())
    }

    fn purchases(&self) -> String {
        let heading = ["what", "times", "mean price", "as opening", "first", "wins then", "score then"];
        let row = |its: &Bought| {
            vec![
                its.what.clone(),
                its.times.to_string(),
                format!("{:.1}", its.mean_price),
                its.mean_opening_price.map_or_else(nothing, |price| format!("{price:.1}")),
                its.first.to_string(),
                its.as_first.map_or_else(nothing, |first| percent(first.first_win_rate, first.give_or_take)),
                its.as_first.map_or_else(nothing, |first| format!("{:+.1}", first.first_margin)),
            ]
        };
        let rows = self.bought.iter().map(row);
        table(&std::iter::once(heading.map(str::to_owned).to_vec()).chain(rows).collect::<Vec<_>>())
    }
}

impl SeatFound {
    fn of(games: &[Played], seat: usize) -> SeatFound {
        let share = |game: &Played| {
            let winners = game.seats.iter().filter(|sat| sat.rank == 1).count().max(1) as f64;
            if game.seats[seat].rank == 1 { 1.0 / winners } else { 0.0 }
        };
        let win_rate = games.iter().map(share).sum::<f64>() / games.len().max(1) as f64;
        SeatFound { win_rate, give_or_take: sure_within(win_rate, games.len() as u64) }
    }
}

/// Where there is no number to tell.
fn nothing() -> String {
    "–".to_owned()
}

/// "61.0 ± 3.1 %"
fn percent(part: f64, give_or_take: f64) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * part, 100.0 * give_or_take)
}

fn csv(games: &[Played]) -> String {
    let mut text = "game,seat,bot,score,rank,decisions,first_purchase,price\n".to_owned();
    for game in games {
        for (seat, sat) in game.seats.iter().enumerate() {
            let first = game.purchases.iter().find(|purchase| purchase.seat.index() == seat);
            let (what, price) = first.map_or_else(Default::default, |it| (it.what.clone(), it.price.to_string()));
            let (bot, what) = (quoted(&sat.bot), quoted(&what));
            let _ = writeln!(
                text,
                "{},{seat},{bot},{},{},{},{what},{price}",
                game.number, sat.score, sat.rank, game.decisions
            );
        }
    }
    text
}

/// As CSV wants what holds a comma or a quotation mark.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

/// A line for each bot: its rating, and the interval as a bar.
fn plot(ratings: &[Rated]) -> String {
    const WIDTH: f64 = 720.0;
    const NAMES: f64 = 170.0;
    const LINE: f64 = 34.0;
    let ends = |rated: &Rated| [rated.rating - rated.give_or_take, rated.rating + rated.give_or_take];
    let all: Vec<f64> = ratings.iter().flat_map(ends).collect();
    let least = all.iter().copied().fold(f64::INFINITY, f64::min).floor();
    let most = all.iter().copied().fold(f64::NEG_INFINITY, f64::max).ceil();
    let x = |rating: f64| NAMES + (rating - least) / (most - least).max(1.0) * (WIDTH - NAMES - 30.0);
    let height = LINE * ratings.len() as f64 + 50.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"Georgia, serif\" font-size=\"15\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#f6efdf\"/>\n"
    );
    let step = ((most - least) / 8.0).ceil().max(1.0);
    let bottom = height - 32.0;
    let mut mark = least;
    while mark <= most {
        let at = x(mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} 8V{bottom}\" stroke=\"#d8cbb0\"/><text x=\"{at:.1}\" y=\"{:.0}\" text-anchor=\"middle\" fill=\"#5b4d3a\">{mark}</text>",
            bottom + 20.0
        );
        mark += step;
    }
    for (at, rated) in ratings.iter().enumerate() {
        let y = 26.0 + LINE * at as f64;
        let [from, to] = ends(rated).map(x);
        let name = rated.bot.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            svg,
            "<text x=\"12\" y=\"{:.0}\" fill=\"#2b2118\">{name}</text><path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"#8c2f1b\" stroke-width=\"4\" stroke-linecap=\"round\"/><circle cx=\"{:.1}\" cy=\"{y}\" r=\"6\" fill=\"#8c2f1b\"/>",
            y + 5.0,
            x(rated.rating)
        );
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::engine::Seat;
    use catalog::{Purchase, Sat};

    fn games() -> Vec<Played> {
        let game = |number: u64| {
            let sat = |(bot, rank): (&str, usize)| Sat { bot: bot.into(), score: 10 - rank as i64, rank };
            let purchase = Purchase { seat: Seat(1), what: "Red".into(), price: 3 };
            let seats = [("./mine, \"quick\"", 1), ("broker", 2)].map(sat).into();
            Played { number, decisions: 40 + number, seats, purchases: vec![purchase] }
        };
        (0..30).map(game).collect()
    }

    #[test]
    fn a_study_is_told_in_words() {
        let text = Findings::of(&games()).in_words();

        for told in ["30 games", "broker", "100.0 ±", "seat 1 0.0 ± 4.5 %", "40 to 69, half of them up to 54", "Red"]
        {
            assert!(text.contains(told), "{told} in {text}");
        }
    }

    #[test]
    fn a_table_of_seats_is_what_a_spreadsheet_reads() {
        let text = csv(&games());

        assert_eq!(text.lines().count(), 61);
        assert_eq!(text.lines().nth(1).unwrap(), "0,0,\"./mine, \"\"quick\"\"\",9,1,40,,");
        assert_eq!(text.lines().nth(2).unwrap(), "0,1,broker,8,2,40,Red,3");
    }

    #[test]
    fn a_picture_is_named_as_what_it_is() {
        assert_eq!(picture("out/ratings.svg"), Ok(PathBuf::from("out/ratings.svg")));
        let why = picture("out/ratings.png").unwrap_err();
        assert!(why.contains("out/ratings.svg") && why.contains("PNG"), "{why}");
    }

    #[test]
    fn the_picture_has_a_bar_for_each_bot() {
        let svg = plot(&ratings(&games()));

        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
    }
}
