//! Worked examples in Markdown that are tests as well: the lines of their fenced blocks, and decisions that must be
//! allowed or refused. What a line means is for each game's own runner.

use crate::{Chance, Game, Refusal, Seat, Seed, settle};

/// Hands every line inside a fenced block to `step`, with the block's name: `position`, `play`, `then`. The text between
/// the blocks is for people. Panics at the first line that does not come true.
pub fn run(name: &str, text: &str, mut step: impl FnMut(&str, &str) -> Result<(), String>) {
    let mut block = None;
    for (index, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), block) {
            (Some(_), Some(_)) => block = None,
            (Some(opened), None) => block = Some(opened),
            (None, Some(block)) => {
                step(block, line).unwrap_or_else(|why| panic!("{name}.md line {}: {line}: {why}", index + 1));
            }
            (None, None) => {}
        }
    }
    assert_eq!(block, None, "{name}.md: its last block is not closed");
}

/// A line of a `play` block: `Anna: pass`, or `Anna: bid 3 (refused SL-4.2)` for what the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Play<'a> {
    pub who: &'a str,
    pub what: &'a str,
    /// The rule it is refused by.
    pub refused: Option<&'a str>,
}

impl<'a> Play<'a> {
    pub fn read(line: &'a str) -> Result<Play<'a>, String> {
        let (who, what) = line.split_once(": ").ok_or("who does it?")?;
        let refusal = what.strip_suffix(')').and_then(|what| what.split_once(" (refused "));
        Ok(match refusal {
            Some((what, rule)) => Play { who, what, refused: Some(rule) },
            None => Play { who, what, refused: None },
        })
    }
}

/// A seat decides, and single answers follow by themselves; or the rule refuses it, as the scenario says.
pub fn act<G: Game>(game: &mut G, seat: Seat, action: &G::Action, refused: Option<&str>) -> Result<(), String> {
    let to_act = game.to_act();
    if !to_act.contains(seat) {
        return Err(Refusal::<G::Illegal>::NotYourTurn { to_act }.to_string());
    }
    match (game.check(seat, action), refused) {
        (Ok(()), None) => {}
        (Err(illegal), Some(rule)) if G::rule(&illegal).0 == rule => return Ok(()),
        (Ok(()), Some(_)) => return Err("it is allowed".into()),
        (Err(illegal), _) => return Err(format!("{illegal:?}, {}", G::rule(&illegal))),
    }
    let (seed, mut events) = (Seed::new("scenario"), Vec::new());
    let mut chance = Chance::new(&seed, 1);
    game.apply(seat, action, &mut chance, &mut events).map_err(|illegal| format!("{illegal:?}"))?;
    settle(game, &mut chance, &mut events, &mut Vec::new());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::toy::{Draw, Nim, Take};

    const TEXT: &str = "# Title\n\n```position\nplayers Anna, Erik\n```\n\nThen\n\n```play\nAnna: pass\n```\n";

    #[test]
    fn the_lines_of_the_blocks_are_read() {
        let mut lines = Vec::new();
        run("sample", TEXT, |block, line| {
            lines.push((block.to_owned(), line.to_owned()));
            Ok(())
        });

        let wanted = [("position", "players Anna, Erik"), ("play", "Anna: pass")];
        assert_eq!(lines, wanted.map(|(block, line)| (block.to_owned(), line.to_owned())));
    }

    #[test]
    #[should_panic(expected = "sample.md line 10: Anna: pass: she can't")]
    fn a_line_that_does_not_come_true_is_told_with_its_number() {
        run("sample", TEXT, |block, _| if block == "play" { Err("she can't".into()) } else { Ok(()) });
    }

    #[test]
    #[should_panic(expected = "not closed")]
    fn an_open_block_is_noticed() {
        run("sample", "```then\nAnna money 3\n", |_, _| Ok(()));
    }

    #[test]
    fn a_play_may_say_by_which_rule_it_is_refused() {
        let refused = Play { who: "Anna", what: "bid 3", refused: Some("SL-4.2") };

        assert_eq!(Play::read("Anna: bid 3 (refused SL-4.2)"), Ok(refused));
        assert_eq!(Play::read("Anna: bid 3"), Ok(Play { refused: None, ..refused }));
        assert!(Play::read("bid 3").is_err());
    }

    #[test]
    fn a_decision_is_allowed_or_refused_as_it_was_said() {
        let seed = Seed::new("scenario");
        let mut game = Nim::new(2, &(), &mut Chance::new(&seed, 0), &mut Vec::new()).unwrap();
        let take = |stones| Draw::Take(Take(stones));

        assert_eq!(act(&mut game, Seat(0), &take(1), Some("NIM-1")), Err("it is allowed".into()));
        assert_eq!(act(&mut game, Seat(0), &take(3), None), Err("TooMany, NIM-1".into()));
        assert_eq!(act(&mut game, Seat(0), &take(3), Some("NIM-1")), Ok(()));
        assert_eq!(act(&mut game, Seat(1), &take(1), None), Err("the table waits for seat 1".into()));
        assert_eq!(act(&mut game, Seat(0), &take(1), None), Ok(()));
    }
}
