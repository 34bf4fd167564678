//! Games by chance among people who try what they may not: whatever comes, the table refuses it clearly and changes nothing.

use crate::{AnyTable, GameKind};
use engine::{Chance, Record, Seat, Seed};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that went wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken {
    /// What happened, as a sentence.
    pub what: String,
    /// The game up to there: any page of replays opens it.
    pub record: Record,
}

/// Plays the game of this number to its end, with mischief on the way. A rule that breaks, breaks here and not at somebody's table.
pub fn fuzz(game: &dyn GameKind, seed: &str, number: u64) -> Result<(), Box<Broken>> {
    let luck = Seed::new(format!("{seed} mischief"));
    let mut chance = Chance::new(&luck, number);
    let (least, most) = game.seats();
    let seats = least + chance.below((most - least + 1) as u32) as usize;
    let table = game.open(seats, &game.default_options(), Seed::new(format!("{seed} {number}")));
    let table = RefCell::new(table.expect("a table of the usual options"));
    let played = catch_unwind(AssertUnwindSafe(|| play(game, &table, &mut chance)));
    let what = match played {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(what)) => what,
        Err(panic) => format!("it panicked: {}", words_of(&*panic)),
    };
    let names: Vec<String> = (0..seats).map(|seat| format!("Player {}", seat + 1)).collect();
    // A panic may have left the borrow open: the game is read all the same.
    let record = match table.try_borrow() {
        Ok(table) => table.record(&names),
        Err(_) => return Err(Box::new(Broken { what, record: empty(game, seats) })),
    };
    Err(Box::new(Broken { what, record }))
}

fn empty(game: &dyn GameKind, seats: usize) -> Record {
    let table = game.open(seats, &game.default_options(), Seed::new("broken")).expect("a table of the usual options");
    table.record(&vec![String::new(); seats])
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().cloned();
    said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()))
        .unwrap_or_else(|| "without a word".into())
}

/// More decisions than any game has.
const MOST: usize = 20_000;
/// One decision in so many is preceded by mischief.
const MISCHIEF: u32 = 4;

fn play(game: &dyn GameKind, table: &RefCell<Box<dyn AnyTable>>, chance: &mut Chance) -> Result<(), String> {
    let mut seen: Vec<Value> = Vec::new();
    for _ in 0..MOST {
        let to_act: Vec<Seat> = table.borrow().to_act().iter().collect();
        let Some(seat) = chance.pick(&to_act) else { return ended(game, &**table.borrow(), chance) };
        let legal = table.borrow().legal(seat, None);
        let Some(action) = pick(&legal, chance) else { return Err(format!("seat {} has nothing to do", seat.0)) };
        seen.push(action.clone());
        if chance.below(MISCHIEF) == 0 {
            let any = Seat(chance.below(table.borrow().seats() as u32) as u8);
            let bad = spoiled(pick(&seen, chance).unwrap_or(Value::Null), chance);
            mischief(&**table.borrow(), any, &bad)?;
        }
        let mut next = table.borrow_mut();
        if let Err(refused) = next.act(seat, &action) {
            return Err(format!("a legal action was refused: {action}: {refused:?}"));
        }
    }
    Err(format!("it is not over after {MOST} decisions"))
}

fn pick(from: &[Value], chance: &mut Chance) -> Option<Value> {
    (!from.is_empty()).then(|| from[chance.below(from.len() as u32) as usize].clone())
}

/// What is not in the list is refused, and nothing changes; what is, is accepted.
fn mischief(table: &dyn AnyTable, seat: Seat, action: &Value) -> Result<(), String> {
    let (before, is_legal) = (table.digest(), table.legal(seat, None).contains(action));
    let accepted = table.check(seat, action).is_ok();
    if table.digest() != before {
        return Err(format!("a question changed the table: {action}"));
    }
    // An action may be written in more than one way, so only what reads the same is compared.
    match (accepted, is_legal) {
        (false, true) => Err(format!("a listed action was refused: {action}")),
        (true, false) if !table.to_act().contains(seat) => Err(format!("somebody acted out of turn: {action}")),
        _ => Ok(()),
    }
}

/// The same game again, and the record with something wrong in it.
fn ended(game: &dyn GameKind, table: &dyn AnyTable, chance: &mut Chance) -> Result<(), String> {
    let record = table.record(&vec!["Anna".to_owned(); table.seats()]);
    match game.replay(&record) {
        Ok(again) if again.digest() == table.digest() => (),
        Ok(_) => return Err("its record plays to another end".into()),
        Err(refused) => return Err(format!("its record can't be played: {refused:?}")),
    }
    let mut wrong = record;
    if !wrong.actions.is_empty() {
        let at = chance.below(wrong.actions.len() as u32) as usize;
        wrong.actions[at].action = spoiled(wrong.actions[at].action.clone(), chance);
        // Whatever it says, it says it without breaking.
        let _ = game.replay(&wrong);
    }
    Ok(())
}

/// An action with something changed.
fn spoiled(action: Value, chance: &mut Chance) -> Value {
    match action {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len() as u32) as usize;
            let spoil = |(number, (name, value)): (usize, (String, Value))| {
                let value = if number == at { Value::Null } else { value };
                (name, value)
            };
            match chance.below(4) {
                0 => Value::Object(fields.into_iter().enumerate().map(spoil).collect::<Map<_, _>>()),
                1 => Value::Object(
                    fields
                        .into_iter()
                        .enumerate()
                        .filter(|(number, _)| *number != at)
                        .map(|(_, field)| field)
                        .collect(),
                ),
                2 => {
                    let larger = |value: Value| value.as_i64().map_or(value, |number| (number * 2 + 1).into());
                    Value::Object(fields.into_iter().map(|(name, value)| (name, larger(value))).collect())
                }
                _ => Value::Object(fields),
            }
        }
        other => match chance.below(3) {
            0 => Value::from(-1),
            1 => Value::Array(vec![other]),
            _ => other,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn games_withstand_mischief() {
        for game in GAMES {
            assert_eq!(fuzz(*game, "fuzz", 0), Ok(()), "{}", game.slug());
        }
    }

    #[test]
    fn spoiled_actions_are_mostly_others() {
        let (seed, action) = (Seed::new("spoiled"), serde_json::json!({ "action": "raise", "stones": 3 }));
        let mut chance = Chance::new(&seed, 0);
        let others = (0..100).filter(|_| spoiled(action.clone(), &mut chance) != action).count();

        assert!(others > 50, "{others}");
    }
}
