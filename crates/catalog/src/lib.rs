//! **The one list that names every game**, and games and tables without their types: what server and command line speak to.

mod analysis;
pub mod campaign;
mod fuzz;
mod hint;
mod kind;
pub mod legacy;
mod lesson;
mod refused;
mod table;
mod thinking;

pub use analysis::{
    Analysis, Answered, Effort, Judged, MOST_TURNING_POINTS, Question, Turned, TurningPoint, analyse, questions, stages,
};
pub use bots::{
    AsFirst, BadLines, BotName, BotReport, Bought, Budget, Candidate, Contestant, Crosstable, Enough, Halted, Lengths,
    PairReport, Played, Practice, Progress, Purchase, Rated, Report, Sat, Shard, Simulation, Spread, Stop, Subject,
    Tournament, UnknownBot, Versus, bought, lengths, merge, ratings, read_lines, sure_within,
};
pub use fuzz::{Broken, fuzz};
pub use hint::{Hint, HintTurn};
pub use kind::GameKind;
pub use lesson::{Answer, Hold, LEARNER, Learning, Lesson, Place, Scene, Stage, Step, Until, find_lesson, lessons};
pub use refused::{RefusalCode, Refused};
pub use table::{AnyTable, Checked, Spoken, Told};
pub use thinking::{BotTurn, Mind, Thought};

/// The words of the layers below, for those who speak to tables: seats and viewers, pages and sentences.
pub use {engine, web_ui};

use american_rails::AmericanRails;
use carnegie::Carnegie;
use kind::Kind;
use steel_driver::SteelDriver;
use ticket_to_ride_legacy::LegacyGame;

/// Every game, in the order in which the home page shows them.
pub const GAMES: &[&dyn GameKind] =
    &[&Kind::<AmericanRails>::NEW, &Kind::<SteelDriver>::NEW, &Kind::<Carnegie>::NEW, &Kind::<LegacyGame>::NEW];

/// The game of this name.
pub fn find(slug: &str) -> Option<&'static dyn GameKind> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seed, Viewer};
    use serde_json::json;

    #[test]
    fn every_game_is_found_by_its_own_name() {
        for game in GAMES {
            assert_eq!(find(game.slug()).map(|found| found.title()), Some(game.title()));
        }
        assert!(find("chess").is_none());
    }

    #[test]
    fn every_game_plays_itself_out_and_its_record_ends_the_same() {
        for game in GAMES {
            let (fewest, most) = game.seats();
            for seats in [fewest, most] {
                let options = game.default_options();
                let table = game.play_out(seats, &options, &[BotName::Random], Seed::new("catalog")).unwrap();
                let again = game.replay(&table.record(&[])).unwrap();

                assert!(table.is_over(), "{} with {seats}", game.slug());
                assert_eq!(again.digest(), table.digest(), "{} with {seats}", game.slug());
                assert_eq!(again.story(Viewer::All, 0), table.story(Viewer::All, 0), "{} with {seats}", game.slug());
            }
        }
    }

    #[test]
    fn too_many_seats_and_strange_options_are_refused_with_a_reason() {
        for game in GAMES {
            let crowd = game.open(game.seats().1 + 1, &game.default_options(), Seed::new("catalog")).err().unwrap();
            assert_eq!((crowd.code, crowd.rule.is_some()), (RefusalCode::Illegal, true), "{}", game.slug());

            let strange = game.open(game.seats().0, &json!({"hats": 3}), Seed::new("catalog")).err().unwrap();
            assert_eq!(strange.code, RefusalCode::BadOptions, "{}", game.slug());
        }
    }

    /// An action without fields has none: what is sent besides was meant for another.
    #[test]
    fn an_unknown_field_is_refused_where_there_are_no_fields() {
        let game = find("american-rails").unwrap();
        let mut table = game.open(3, &game.default_options(), Seed::new("catalog")).unwrap();
        let banker = table.to_act().first().unwrap();
        table.act(banker, &json!({"do": "name_railway", "railway": "republic"})).unwrap();
        let (seat, pass) = (table.to_act().first().unwrap(), json!({"do": "pass"}));

        let refused = table.check(seat, &json!({"do": "pass", "railway": "republic"})).unwrap_err();

        assert_eq!((refused.code, refused.detail.as_str()), (RefusalCode::Unreadable, "unknown field `railway`"));
        assert!(table.check(seat, &pass).is_ok());
    }

    /// What was checked is followed as it was rehearsed; another line, or one that comes too late, is read and played.
    #[test]
    fn a_checked_line_and_the_same_line_from_a_log_lead_to_the_same_table() {
        for game in GAMES {
            let open = || game.open(game.seats().0, &game.default_options(), Seed::new("catalog")).unwrap();
            let (mut checked, mut followed) = (open(), open());
            for _ in 0..20 {
                let Some(seat) = checked.to_act().first() else { break };
                let legal = checked.legal(seat, None);
                checked.check(seat, &legal[0]).unwrap();
                let line = checked.check(seat, &legal[legal.len() / 2]).unwrap().line;
                checked.follow(&line).unwrap();
                followed.follow(&line).unwrap();
            }

            assert_eq!(
                (checked.digest(), checked.version()),
                (followed.digest(), followed.version()),
                "{}",
                game.slug()
            );
            assert_eq!(checked.story(Viewer::All, 0), followed.story(Viewer::All, 0), "{}", game.slug());
        }
    }

    #[test]
    fn an_unreadable_action_changes_nothing() {
        for game in GAMES {
            let mut table = game.open(game.seats().1, &game.default_options(), Seed::new("catalog")).unwrap();
            let seat = table.to_act().first().unwrap();

            assert_eq!(
                table.act(seat, &json!({"do": "fly"})).unwrap_err().code,
                RefusalCode::Unreadable,
                "{}",
                game.slug()
            );
            assert_eq!(table.version(), 0, "{}", game.slug());
        }
    }
}
