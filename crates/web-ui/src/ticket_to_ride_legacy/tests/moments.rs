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

/// LG-3.8: there are more trains each year, and the letter says so.
#[test]
fn the_letter_of_a_later_year_says_how_many_trains_there_are() {
    let mut read = 0;
    play::<LegacyGame>(3, later(5, 7, 3, &["mail"]), "moments", |table| {
        let (page, _) = page_for(table, Viewer::Seat(Seat(0)), Words::new(Lang::En));
        if page.contains("id=\"moment-letter-1877\"") {
            assert!(page.contains("You begin with 32 trains"));
            read += 1;
        }
    });
    assert!(read > 0);
}

/// A city that is made large here is drawn so at once: the map below it was sent before. What is asked says what that brings.
#[test]
fn a_city_that_becomes_large_is_drawn_so_at_once() {
    let mut drawn = 0;
    let options = Options {
        choices: vec![ticket_to_ride_legacy::Choice {
            by: By::Winner,
            choose: Choose::LargeCity { regions: RegionSet::EMPTY.with(Region::ALL[0]) },
        }],
        ..later(5, 7, 3, &[])
    };
    play::<LegacyGame>(3, options, "large", |table| {
        let seat = table.game().to_act().first().unwrap_or(Seat(0));
        let view = table.game().view(Viewer::Seat(seat));
        for choice in choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En)) {
            let Ok(Action::ChooseCity { city }) = serde_json::from_str(&choice.action) else { continue };
            assert_eq!(choice.label, format!("{} becomes a large city", city.name()));
            assert!(choice.detail.contains("whoever claims a route there draws"), "{}", choice.detail);
            let prompt = LegacyGame::prompt(&view, Words::new(Lang::En), &setting(table, seat).people);
            let why = format!("the winner’s choice, in {} · ", Region::ALL[0].name());
            assert!(prompt.text.starts_with("You: ") && prompt.detail.starts_with(&why), "{}", prompt.detail);
            let others =
                LegacyGame::prompt(&view, Words::new(Lang::En), &setting(table, Seat((seat.0 + 1) % 3)).people);
            assert!(others.text.ends_with(" chooses a city that becomes large"), "{}", others.text);
            // One that is not lit says why.
            let (page, _) = page_for(table, Viewer::Seat(seat), Words::new(Lang::En));
            let areas =
                page.split("class=\"city-areas\"").nth(1).unwrap_or_default().split("</g>").next().unwrap_or_default();
            assert!(areas.contains("class=\"legal\"") && areas.contains("<circle cx"), "{areas}");
        }
        for change in &view.pieces.changes {
            let Change::Large { city, large: true } = change else { continue };
            let at = super::super::places::place(*city);
            let board = page_for(table, Viewer::Seat(seat), Words::new(Lang::En)).0;
            let board = board.split("id=\"board\"").nth(1).unwrap_or_default();
            let ring = format!("class=\"large\" cx=\"{}\" cy=\"{}\"", at.x, at.y);
            assert!(board.contains(&ring), "{}", city.name());
            drawn += 1;
        }
    });
    assert!(drawn > 0);
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
