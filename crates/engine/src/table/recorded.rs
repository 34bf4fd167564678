//! A table as a record file, and a record file played through.

use super::Table;
use crate::{Game, Record, RecordError, RecordedAction, RecordedSeat};
use serde::Deserialize;

impl<G: Game> Table<G> {
    /// The record file of this table: undone decisions are not in it.
    pub fn record(&self, names: &[String]) -> Record {
        let seat = |index: usize| RecordedSeat { name: names.get(index).cloned().unwrap_or_default() };
        Record {
            format: Record::FORMAT,
            game: G::SLUG.to_owned(),
            rules: G::RULES,
            options: serde_json::to_value(&self.options).expect("options are plain data"),
            seats: (0..self.seats).map(seat).collect(),
            seed: self.seed.clone(),
            fair: None,
            actions: self
                .decisions
                .iter()
                .map(|decision| RecordedAction {
                    seat: decision.seat,
                    action: serde_json::to_value(decision.action).expect("actions are plain data"),
                })
                .collect(),
        }
    }

    /// Plays a record through. The error says which action can't be, and why.
    pub fn replay(record: &Record) -> Result<Table<G>, RecordError<G::Illegal>> {
        record.check_heading(G::SLUG, G::RULES)?;
        let options = serde_json::from_value(record.options.clone())
            .map_err(|error| RecordError::BadOptions { why: error.to_string() })?;
        let mut table =
            Table::open(record.seats.len(), options, record.seed.clone()).map_err(RecordError::CannotOpen)?;
        for (index, RecordedAction { seat, action }) in record.actions.iter().enumerate() {
            let number = index + 1;
            let action = G::Action::deserialize(action)
                .map_err(|error| RecordError::UnknownAction { number, why: error.to_string() })?;
            table.act(*seat, action).map_err(|refusal| RecordError::Refused { number, seat: *seat, refusal })?;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::toy::{Draw, Nim, Take};
    use crate::{Seat, Seed};

    fn nim() -> Table<Nim> {
        Table::open(2, (), Seed::new("table")).unwrap()
    }

    #[test]
    fn a_record_replays_to_the_same_table() {
        let mut table = nim();
        table.act(Seat(0), Draw::Roll).unwrap();
        table.act(Seat(1), Draw::Take(Take(1))).unwrap();
        let record = table.record(&["Anna".into(), "Erik".into()]);

        let again = Table::<Nim>::replay(&record).unwrap();

        assert_eq!(again.game(), table.game());
        assert_eq!(again.decisions(), table.decisions());
    }

    #[test]
    fn an_edited_record_is_refused_with_the_number_of_the_action() {
        let mut table = nim();
        table.act(Seat(0), Draw::Take(Take(1))).unwrap();
        let mut record = table.record(&[]);
        record.actions[0].seat = Seat(1);
        assert!(matches!(Table::<Nim>::replay(&record), Err(RecordError::Refused { number: 1, .. })));

        record.actions[0].action = serde_json::json!({"fly": true});
        assert!(matches!(Table::<Nim>::replay(&record), Err(RecordError::UnknownAction { number: 1, .. })));

        record.rules = 99;
        assert!(matches!(Table::<Nim>::replay(&record), Err(RecordError::OtherRules { .. })));
    }
}
