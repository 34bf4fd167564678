//! Moments that take the whole screen: each at its time, most of them for the people of a campaign.

use super::*;
use engine::{Seat, Seed};

/// The ids of the moments that a seat sees, one after another, in a game of random decisions.
fn moments_of(seat: Seat, options: Options) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    play::<LegacyGame>(options.companies.len().max(2), options, "moments", |table| {
        let (page, _) = page_for(table, Viewer::Seat(seat), Words::new(Lang::En));
        let moment = page.split("<details class=\"curtain\" id=\"").nth(1).and_then(|rest| rest.split('"').next());
        if let Some(id) = moment.filter(|id| seen.last().is_none_or(|last| last != id)) {
            seen.push(id.to_owned());
        }
    });
    seen
}

/// LG-1.11, LG-3.12, LG-5.7, LG-1.7: the year, then its letter when all have their tickets; after the game the payslips, before anybody
/// decides anything; and the box that was opened.
#[test]
fn a_year_opens_is_read_is_paid_and_brings_a_box() {
    let seen = moments_of(Seat(0), later(5, 7, 3, &["mail"]));

    assert_eq!(seen[..3], ["moment-year-1877", "moment-letter-1877", "moment-payday-1877"]);
    assert!(seen[3].starts_with("moment-box-"), "{seen:?}");
    assert_eq!(seen.len(), 4, "each once: {seen:?}");
}

/// LG-5.7: whoever is asked for an event after a single game has seen its payslips too; it has no other moment. A spectator has nothing to open.
#[test]
fn single_games_have_a_payday_and_spectators_no_moments() {
    assert_eq!(moments_of(Seat(0), Options::default()), ["moment-payday-1865"]);
    let table = Table::<LegacyGame>::open(3, later(5, 7, 3, &[]), Seed::new("watched")).unwrap();
    assert!(!page_for(&table, Viewer::Spectator, Words::new(Lang::En)).0.contains("curtain"));
}

/// A depot that is built in this game is drawn at once.
#[test]
fn a_depot_is_drawn_at_once() {
    let built =
        |view: &View| view.pieces.changes.iter().filter(|change| matches!(change, Change::Depot { .. })).count();
    let mut most = 0;
    play::<LegacyGame>(3, later(5, 7, 3, &["depots"]), "depots", |table| {
        let view = table.game().view(Viewer::Seat(Seat(0)));
        if built(&view) > most {
            most = built(&view);
            let (page, _) = page_for(table, Viewer::Seat(Seat(0)), Words::new(Lang::En));
            assert_eq!(page.matches("class=\"marker lg-company-").count(), most + 1, "one was there before");
        }
    });
    assert!(most > 0, "somebody built one");
}
