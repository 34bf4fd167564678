//! What the lines of the worked examples mean (`tests/scenarios/*.md`; how they are written: `engine::scenario`).
//!
//! A position also has `waiting`: how many links nobody has laid.

use crate::{Action, Options, SampleLine, View};
use engine::scenario::{self, Done, Players, Script, number, words};
use engine::{Game, Seat, Viewer};

/// The game's examples.
pub struct SampleLineScript;

impl Script for SampleLineScript {
    type Game = SampleLine;

    fn begin(seats: usize) -> Result<View, String> {
        scenario::opened::<SampleLine>(seats, &Options::default(), "scenario")
    }

    fn set_up(view: &mut View, _: &Players, word: &str, rest: &str) -> Done {
        match word {
            "waiting" => view.waiting = number(rest)?,
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn action(_: &SampleLine, _: Seat, what: &str) -> Result<Action, String> {
        match words(what)? {
            ["lay", links] => Ok(Action::LayLinks { links: number(links)? }),
            _ => Err("nobody can do that".into()),
        }
    }

    fn claim<'a>(game: &SampleLine, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        let view = game.view(Viewer::Spectator);
        let (subject, claimed) = line.rsplit_once(' ').ok_or("what of it?")?;
        let is = match subject.split_once(' ') {
            None if subject == "waiting" => view.waiting.to_string(),
            None if subject == "winner" => players.name(game.standings().winners().next()),
            Some((name, "laid")) => view.laid[players.seat(name)?.index()].to_string(),
            _ => return Err("no claim is made so".into()),
        };
        Ok((is, claimed))
    }
}
