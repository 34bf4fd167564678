//! The runner of scenarios, tried on Nim: false lines are noticed.

use super::*;
use crate::conformance::toy::{Draw, Nim, Take};

struct NimScript;

impl Script for NimScript {
    type Game = Nim;

    fn begin(seats: usize) -> Result<Nim, String> {
        opened::<Nim>(seats, &(), "scenario")
    }

    fn set_up(view: &mut Nim, _: &Players, word: &str, rest: &str) -> Done {
        match word {
            "heap" => view.stones = number(rest)?,
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn action(_: &Nim, _: Seat, what: &str) -> Result<Draw, String> {
        let [_take, stones] = words(what)?;
        Ok(Draw::Take(Take(number(stones)?)))
    }

    fn claim<'a>(game: &Nim, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        match line.split_once(' ').ok_or("what of it?")? {
            ("heap", claimed) => Ok((game.stones.to_string(), claimed)),
            ("next", claimed) => Ok((players.name(game.to_act().first()), claimed)),
            _ => Err("no claim is made so".into()),
        }
    }
}

const TEXT: &str = "# Title\n\n```position\nplayers Anna, Erik\nheap 5\n```\n\nThen\n\n```play\nAnna: take 2\n```\n";

fn tell(claim: &str) {
    let mut scene = Scene::<NimScript>::default();
    run("sample", &format!("{TEXT}\n```then\n{claim}\n```\n"), |block, line| scene.line(block, line));
}

#[test]
fn a_scenario_comes_true() {
    tell("heap 3");
    tell("next Erik");
}

#[test]
#[should_panic(expected = "sample.md line 15: heap 4: it is 3")]
fn a_line_that_does_not_come_true_is_told_with_its_number() {
    tell("heap 4");
}

#[test]
#[should_panic(expected = "not closed")]
fn an_open_block_is_noticed() {
    run("sample", "```then\nAnna money 3\n", |_, _| Ok(()));
}

#[test]
fn a_decision_is_allowed_or_refused_as_it_was_said() {
    let mut scene = Scene::<NimScript>::default();
    assert_eq!(scene.play("Anna: take 1"), Err("a position comes first".into()));
    scene.set_up("players Anna, Erik").unwrap();

    assert_eq!(scene.play("Anna: take 1 (refused NIM-1)"), Err("it is allowed".into()));
    assert_eq!(scene.play("Anna: take 3"), Err("TooMany, NIM-1".into()));
    assert_eq!(scene.play("Anna: take 3 (refused NIM-1)"), Ok(()));
    assert_eq!(scene.play("Erik: take 1"), Err("the table waits for seat 1".into()));
    assert_eq!(scene.play("Peter: take 1"), Err("nobody is called Peter".into()));
    assert_eq!(scene.play("Anna: take 1"), Ok(()));
}

#[test]
fn a_position_is_laid_out_before_the_play_and_can_be_gone_back_to() {
    let mut scene = Scene::<NimScript>::default();
    assert_eq!(scene.set_up("heap 5"), Err("players come first".into()));
    scene.set_up("players Anna, Erik").unwrap();
    scene.set_up("heap 5").unwrap();
    assert_eq!(scene.set_up("again"), Err("nothing is remembered".into()));
    scene.set_up("remember").unwrap();
    scene.play("Anna: take 2").unwrap();

    assert_eq!(scene.set_up("heap 9"), Err("the play has begun".into()));
    assert_eq!(scene.then("heap 3"), Ok(()));
    scene.set_up("again").unwrap();
    assert_eq!(scene.then("heap 5"), Ok(()));
}

#[test]
fn a_play_may_say_by_which_rule_it_is_refused() {
    let refused = Play { who: "Anna", what: "bid 3", refused: Some("SL-4.2") };

    assert_eq!(Play::read("Anna: bid 3 (refused SL-4.2)"), Ok(refused));
    assert_eq!(Play::read("Anna: bid 3"), Ok(Play { refused: None, ..refused }));
    assert!(Play::read("bid 3").is_err());
}
