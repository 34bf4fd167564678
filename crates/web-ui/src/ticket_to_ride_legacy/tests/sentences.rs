//! What the page says in a sentence of its own.

use super::*;

/// LG-4.2: a locomotive that lies open is no second card; where none lies open, nothing is said of it.
#[test]
fn the_second_card_is_asked_for_without_a_word_about_locomotives_that_are_not_there() {
    let mut met = [0; 2];
    play::<LegacyGame>(3, Options::default(), "second card", |table| {
        let view = table.game().view(Viewer::Spectator);
        let Phase::Draw { seat, .. } = view.phase else { return };
        let is_open = view.open_cards.iter().flatten().any(|card| card.colour().is_none());
        let prompt = LegacyGame::prompt(&view, Words::new(Lang::En), &setting(table, seat).people);
        assert_eq!(prompt.detail, if is_open { "but no open locomotive" } else { "" });
        met[usize::from(is_open)] += 1;
    });
    assert!(met.iter().all(|met| *met > 0), "{met:?}");
}

/// A hand is counted as one speaks.
#[test]
fn one_card_is_no_cards() {
    let hand = |lang, cards: u32| Words::new(lang).say_with("lg-hand", &[("cards", cards.into())]);
    assert_eq!([1, 2].map(|cards| hand(Lang::En, cards)), ["Your hand: 1 card", "Your hand: 2 cards"]);
    assert_eq!([1, 2].map(|cards| hand(Lang::Nl, cards)), ["Je hand: 1 kaart", "Je hand: 2 kaarten"]);
}

/// LG-4.13: whoever plays one company reads which colour is meant; others that it is one's own.
#[test]
fn the_colour_that_pays_is_named_to_whoever_it_pays() {
    let table = Table::<LegacyGame>::open(3, Options::default(), Seed::new("colours")).unwrap();
    let said = |viewer, lang| page_for(&table, viewer, Words::new(lang)).0;
    for (seat, en, nl) in
        [(0, "Each blue route pays you $2.", "Elke blauwe route"), (1, "Each red route", "Elke rode route")]
    {
        assert!(said(Viewer::Seat(Seat(seat)), Lang::En).contains(en), "{en}");
        assert!(said(Viewer::Seat(Seat(seat)), Lang::Nl).contains(nl), "{nl}");
    }
    assert!(said(Viewer::Spectator, Lang::En).contains("Route of your colour: $2."));
}

/// A strip of twelve years would promise a single game eleven more rounds.
#[test]
fn a_single_game_has_one_year_and_a_campaign_twelve() {
    for (options, years) in [(Options::default(), 1), (later(5, 7, 3, &[]), 12)] {
        let table = Table::<LegacyGame>::open(3, options, Seed::new("years")).unwrap();
        let strip = LegacyGame::progress(&table.game().view(Viewer::Spectator), Words::new(Lang::En)).into_string();
        assert_eq!(strip.matches("<span class=\"century\">").count(), years, "{strip}");
    }
}

/// Most readers of the rules sit at a table and want to know what a turn may be; a campaign is read of once there is one.
#[test]
fn the_rules_begin_with_a_turn_and_go_on_to_the_end_of_a_game() {
    let dutch = LegacyGame::DIGEST_IN.iter().map(|(_, digest)| *digest);
    for digest in dutch.chain([LegacyGame::DIGEST]) {
        let first_of = |section: &'static str| section.split("- LG-").nth(1)?.split('.').next();
        let order: Vec<&str> = digest.split("\n## ").filter_map(first_of).collect();
        assert_eq!(order, ["4", "5", "2", "3", "1", "6"]);
    }
}
