//! The pages of random games, and what is American Rails' own.

use super::details::{ends_this_year, share_in_words, years_left};
use super::reasons::why;
use crate::page_testing::{
    NAMES, Tried, are_said, attributes, both_languages, choices_of, ending_of, imagined, legal, page_for, people, play,
    seen_by, tests_of,
};
use crate::{Choice, ChoiceKind, Lang, Paint, Rank, Words};
use american_rails::{
    Action, AmericanRails, Auction, Banker, CITIES, EndReason, Event, Hex, HighBid, Illegal, Options, Phase, Railway,
    Space, View,
};
use engine::{Game, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;

tests_of!(AmericanRails);

impl Tried for AmericanRails {
    const RAW: &'static [&'static str] = &["ar-", "railway-", "space-", "terrain-"];

    fn tables() -> Vec<(usize, Options)> {
        [3, 4, 5].map(|seats| (seats, options())).into()
    }

    /// Every hex, railway and space.
    fn all_targets(_: &View) -> Vec<String> {
        let hexes = Hex::all().map(|hex| format!("hex-{}-{}", hex.col(), hex.row()));
        let railways = Railway::ALL.iter().map(|railway| railway.word().to_owned());
        let spaces = Space::ALL.iter().map(|space| space.word().to_owned());
        hexes.chain(railways).chain(spaces).collect()
    }

    /// No two read alike.
    fn check_page(_page: &str, choices: &[Choice]) {
        let mut labels = HashSet::new();
        for choice in choices {
            assert!(labels.insert(&choice.label), "{} is there twice", choice.label);
        }
    }
}

fn options() -> Options {
    Options { banker: Banker::Drawn, negotiation: true }
}

#[test]
fn every_refusal_has_a_sentence() {
    let phases = every_phase().into_iter().map(|phase| Illegal::NotNow { phase });
    are_said::<AmericanRails>(phases.chain(Illegal::samples()).map(|illegal| AmericanRails::explain(&illegal)));
}

fn every_phase() -> Vec<Phase> {
    let (seat, railway) = (Seat(0), Railway::National);
    let still_in = SeatSet::all(4);
    vec![
        Phase::NameRailway { seat, preparation: true },
        Phase::Auction(Auction {
            railway,
            opener: seat,
            to_bid: seat,
            high: None,
            still_in,
            preparation: true,
            last_bids: Default::default(),
        }),
        Phase::FirstCube { seat, railway, preparation: true },
        Phase::MoveTrain { seat },
        Phase::Develop { seat },
        Phase::Finance { seat },
        Phase::Take { seat },
        Phase::Expand { seat, left: 1, of: 3 },
        Phase::Finished { reasons: Default::default() },
    ]
}

/// Events that random games may not show.
#[test]
fn rare_events_have_sentences() {
    let (seat, railway) = (Seat(2), Railway::Majestic);
    let reasons = [EndReason::LastYear, EndReason::SharesGone, EndReason::SuppliesLow];
    let rare = [
        Event::RailwayLeftOut { railway },
        Event::RailwayShutOut { seat, railway, shares: 1 },
        Event::RailwayShutOut { seat, railway, shares: 3 },
        Event::SharesPayLess { railway, from: 16, to: 9 },
        Event::PaidBank { seat, dollars: 0 },
        Event::PairJoined { railway, a: CITIES[0].hex, b: CITIES[1].hex, dollars: 10 },
        Event::Won { seat, dollars: 99 },
    ];
    let events = rare.into_iter().chain(reasons.map(|reason| Event::GameEnded { reason }));
    are_said::<AmericanRails>(events.map(|event| AmericanRails::tell(&event)));
}

/// Anna has bought American for $10 and put it in Buffalo; nobody wanted the rest; she stands on a space of 1851.
fn anna_alone_on(space: Space) -> View {
    let mut table: Table<AmericanRails> = Table::open(4, Options::default(), Seed::new("Anna")).unwrap();
    let mut act = |action: Action| {
        let seat = table.game().to_act().first().expect("somebody is to act");
        table.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    };
    act(Action::NameRailway { railway: Railway::American });
    act(Action::Bid { dollars: 10 });
    for _ in 0..3 {
        act(Action::Pass);
    }
    act(Action::PlaceFirstCube { city: Hex::of_city("Buffalo").unwrap() });
    for railway in [Railway::National, Railway::Continental, Railway::Majestic, Railway::Liberty, Railway::Republic] {
        // The last railway is named by itself: one possible answer is no decision.
        if railway != Railway::Republic {
            act(Action::NameRailway { railway });
        }
        for _ in 0..4 {
            act(Action::Pass);
        }
    }
    act(Action::MoveTrain { space });
    table.game().view(Viewer::Seat(Seat(0)))
}

fn details(view: &View, verb: &str) -> Vec<String> {
    let choices = choices_of::<AmericanRails>(&imagined(view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
    let wanted = choices.into_iter().filter(|choice| choice.action.contains(verb));
    wanted.map(|choice| format!("{}: {}", choice.label, choice.detail)).collect()
}

#[test]
fn a_cube_says_what_it_costs_and_what_the_income_becomes() {
    let view = anna_alone_on(Space::Expand3);

    let cubes = details(&view, "place_cube");

    assert_eq!(cubes[0], "American to the forest east of Buffalo: $3 of $10 · income stays $4");
}

/// AR-5.1: Anna comes to a city in which somebody was alone.
#[test]
fn a_cube_in_anothers_city_says_what_that_one_loses() {
    let mut view = anna_alone_on(Space::Expand3);
    let buffalo = Hex::of_city("Buffalo").unwrap();
    view.railways[Railway::American.index()].track = buffalo.neighbours();
    view.railways[Railway::National.index()].track = [buffalo].into_iter().collect();
    view.railways[Railway::National.index()].income = 4;

    let cubes = details(&view, "place_cube");

    let told = cubes.iter().find(|cube| cube.starts_with("American to Buffalo: ")).expect("it is next to it");
    assert!(told.ends_with(" · National earns $1 less"), "{told}");
}

/// A phone asks first: the action of the space is lost.
#[test]
fn doing_nothing_is_told_apart_as_what_loses_something() {
    for space in [Space::Develop, Space::Finance, Space::Take, Space::Expand3] {
        let view = anna_alone_on(space);
        let choices = choices_of::<AmericanRails>(&imagined(&view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
        for choice in choices {
            assert_eq!(choice.loses, choice.label == "Do nothing", "{space:?}: {}", choice.label);
        }
    }
}

/// AR-4.5: the button that gets somebody on is no coin beside the cubes.
#[test]
fn two_dollars_are_the_strong_button_only_where_no_cube_can_be_laid() {
    let kind = |view: &View| {
        let choices = choices_of::<AmericanRails>(&imagined(view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
        choices.into_iter().find(|choice| choice.action.contains("take_from_bank")).unwrap().kind
    };
    let mut view = anna_alone_on(Space::Take);
    assert_eq!(kind(&view), ChoiceKind::Other);

    for railway in &mut view.railways {
        railway.treasury = 0;
    }
    assert_eq!(kind(&view), ChoiceKind::Main);
}

/// AR-5.4: $10 of what New York brings is for its pair with Chicago.
#[test]
fn the_price_of_a_place_that_joins_a_pair_tells_the_pair_from_the_city() {
    let mut view = anna_alone_on(Space::Expand3);
    let new_york = Hex::of_city("New York").unwrap();
    let american = &mut view.railways[Railway::American.index()];
    american.treasury = 50;
    american.track = [Hex::of_city("Chicago").unwrap()].into_iter().chain(new_york.neighbours().iter()).collect();

    let choices = choices_of::<AmericanRails>(&imagined(&view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
    let starred = choices.iter().filter_map(|choice| Some((choice.label.as_str(), choice.tag.as_deref()?)));
    let starred: Vec<_> = starred.filter(|(_, tag)| tag.contains('★')).collect();

    assert_eq!(starred, [("American to New York", "$2: +$8 ★+$10")]);
}

#[test]
fn a_house_says_who_earns_more() {
    let view = anna_alone_on(Space::Develop);

    let houses = details(&view, "develop");

    assert_eq!(houses, ["Develop Buffalo: American $4 → $6 · a year: you +$2"]);
}

/// Nobody but Anna has a railway: whoever expands without one gets no more than the space's place in the order.
#[test]
fn a_space_where_nothing_can_be_done_says_that_its_place_counts() {
    let game: AmericanRails = imagined(&anna_alone_on(Space::Pass));
    let next = game.to_act().first().expect("somebody is to act");

    let choices = choices_of(&game, Viewer::Seat(next), Words::new(Lang::En));

    let expand = choices.iter().find(|choice| choice.action.contains("expand4")).expect("it is free");
    assert!(expand.detail.starts_with("nothing can be done there now: only its place counts · "), "{}", expand.detail);
    let develop = choices.iter().find(|choice| choice.action.contains("develop")).expect("it is free");
    assert_eq!(develop.detail, "a house, but only in cities of others · you choose 2nd in phase II");
    for (space, place) in [("finance", "2nd or 3rd"), ("take", "2nd to 4th")] {
        let choice = choices.iter().find(|choice| choice.action.contains(space)).expect("it is free");
        let said = format!(" · you choose {place} in phase II");
        assert!(choice.detail.ends_with(&said), "{}", choice.detail);
    }
}

/// $4 over two shares, seven times; other railways begin in the best city that is free.
#[test]
fn a_share_says_what_it_would_pay_or_could_begin_with() {
    let view = anna_alone_on(Space::Auction);
    let words = Words::new(Lang::En);

    let american = share_in_words(&view, Railway::American, words);
    let begun = Table::<AmericanRails>::open(4, Options::default(), Seed::new("Anna")).unwrap();
    let new = share_in_words(&begun.game().view(Viewer::Seat(Seat(0))), Railway::American, words);

    assert_eq!(
        american, "each share would then pay $2 a year, $14 to 1857 as it stands",
        "the table beside it says the rest"
    );
    assert_eq!(
        new,
        "the buyer picks its first city: up to $8 a year, $56 to 1857 · the bid is its money to build with"
    );
}

/// AR-7.1, AR-4.6: where the end can be known nothing is reckoned beyond it. Whenever there is an auction space it is taken, and nobody bids: the
/// shares run out.
#[test]
fn a_year_that_is_said_to_be_the_last_is_the_last() {
    let mut table = Table::<AmericanRails>::open(3, Options::default(), Seed::new("end")).unwrap();
    let mut last = None;
    while let Some(seat) = table.game().to_act().first() {
        let view = table.game().view(Viewer::All);
        assert!(last.is_none_or(|last| last == view.year), "{last:?} went by");
        if view.column.is_some() && ends_this_year(&view) {
            last = Some(view.year);
            assert_eq!(years_left(&view), 1);
        }
        let all = legal(table.game(), seat);
        let wanted = [Action::MoveTrain { space: Space::Auction }, Action::Pass];
        let action = wanted.into_iter().find(|action| all.contains(action)).unwrap_or(all[0]);
        table.act(seat, action).unwrap();
    }
    assert!(last.is_some_and(|last| last < american_rails::LAST_YEAR), "{last:?}");
}

/// AR-1.1: the first choice of all is one between different things.
#[test]
fn each_railway_says_what_sets_it_apart_before_it_is_on_the_board() {
    let begun = Table::<AmericanRails>::open(4, Options::default(), Seed::new("Anna")).unwrap();

    let named = details(&begun.game().view(Viewer::Seat(Seat(0))), "name_railway");

    let starts = |railway: &str, with: &str| {
        let said = format!("Auction a share of {railway}: {with} · the buyer picks its first city");
        assert!(named.iter().any(|detail| detail.starts_with(&said)), "{said}: {named:?}");
    };
    starts("American", "up to 5 shares split what it earns · 30 cubes to build with");
    starts("Liberty", "up to 2 shares split what it earns · 18 cubes to build with");
    let begun = details(&anna_alone_on(Space::Auction), "name_railway");
    assert!(
        begun.iter().any(|detail| detail.starts_with("Auction a share of American: each share would then")),
        "{begun:?}"
    );
}

/// AR-6.1: Anna has the only share of a railway that earns $4: a second one divides that by two, and brings her nothing.
#[test]
fn who_holds_shares_reads_what_another_would_change() {
    let view = anna_alone_on(Space::Auction);
    let bids = |seat: Seat| {
        let still_in = SeatSet::all(view.players.len());
        let auction = Auction {
            railway: Railway::American,
            opener: seat,
            to_bid: seat,
            high: None,
            still_in,
            preparation: false,
            last_bids: Default::default(),
        };
        let game: AmericanRails = imagined(&View { phase: Phase::Auction(auction), ..view.clone() });
        let choices = choices_of(&game, Viewer::Seat(seat), Words::new(Lang::En));
        choices.into_iter().map(|choice| choice.detail).collect::<Vec<_>>().join("\n")
    };
    let [mine, others] = [Seat(0), Seat(1)].map(bids);

    assert!(mine.contains("this railway pays you $4 a year now, $4 then, $2 if another buys it"), "{mine}");
    assert!(others.contains(" · pays $2 a year") && !others.contains("now"), "{others}");
}

#[test]
fn a_bot_says_what_a_new_railway_pays_against_the_bid() {
    let begun = Table::<AmericanRails>::open(4, Options::default(), Seed::new("Anna")).unwrap();
    let mut view = begun.game().view(Viewer::Seat(Seat(0)));
    view.phase = every_phase().swap_remove(1);

    let said = why(&view, Seat(0), &Action::Bid { dollars: 9 }, Rank::First, Words::new(Lang::En)).join(" ");

    assert!(said.contains("up to $8 a year, about $56 in all to 1857; your bid is what you pay for that"), "{said}");
}

#[test]
fn the_prompt_speaks_to_the_reader_by_you_and_of_others_by_name() {
    let view = anna_alone_on(Space::Finance);
    let (mine, theirs) = (people(4), seen_by(4, SeatSet::only(Seat(2))));

    let said = |lang, people| AmericanRails::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: finance a railway");
    assert_eq!(said(Lang::En, &theirs), "Anna: finance a railway");
    assert_eq!(said(Lang::Nl, &mine), "Jij: financier een maatschappij");
}

#[test]
fn railways_that_run_side_by_side_have_lanes_of_their_own() {
    let mut view = anna_alone_on(Space::Pass);
    let (west, east) = (Hex::at(3, 3).unwrap(), Hex::at(4, 3).unwrap());
    for railway in [Railway::National, Railway::Liberty] {
        view.railways[railway.index()].track = [west, east].into_iter().collect();
    }

    let tracks = super::tracks::tracks(&view, |railway| super::tracks::path(&view, railway)).into_string();

    let lines = attributes(&tracks, "d");
    let height = |line: &str| line.split(['l', ' ']).nth(1).and_then(|y| y.parse::<f32>().ok()).unwrap();
    assert_eq!(lines.len(), 2);
    assert!((height(lines[0]) - height(lines[1])).abs() > 3.0, "{lines:?}");
}

#[test]
fn the_last_cube_and_house_are_marked_as_new() {
    let mut seen = 0;
    play::<AmericanRails>(4, options(), "i", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::CubePlaced { railway, hex, .. }) = last.events.first() else { return };
        seen += 1;
        let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
        let id = format!("cube-{}-{}-{}", railway.name().to_lowercase(), hex.col(), hex.row());
        assert!(page.contains(&format!(r#"<g class="cube new" id="{id}""#)), "{id} is not new");
    });
    assert!(seen > 10, "a game without cubes shows nothing");
}

#[test]
fn the_end_names_everybody_and_draws_a_line_for_each() {
    let table = play::<AmericanRails>(5, options(), "j", |_| {});
    let view = table.game().view(Viewer::All);
    both_languages(|words| {
        let ending = ending_of(&table, words);
        assert_eq!(ending.matches(r#"class="line""#).count(), 5);
        for (seat, name) in NAMES[..5].iter().enumerate() {
            assert!(ending.contains(name), "{name} is missing");
            assert!(ending.contains(&words.money(view.players[seat].money)));
        }
        assert!(ending.contains(&view.year.to_string()));
    });
}

/// AR-7.2: ties share the victory.
#[test]
fn equal_winners_are_named_together() {
    let mut view = play::<AmericanRails>(3, options(), "k", |_| {}).game().view(Viewer::All);
    for (player, money) in view.players.iter_mut().zip([70, 90, 90]) {
        player.money = money;
    }

    let said = |lang| AmericanRails::prompt(&view, Words::new(lang), &people(3)).text;

    assert_eq!(said(Lang::En), "Erik and Angela share the victory with $90 each");
    assert_eq!(said(Lang::Nl), "Erik en Angela delen de winst met elk $90");
}

/// AR-8.2: without negotiation players are silent until the end.
#[test]
fn a_silent_table_may_talk_when_the_game_is_over() {
    let silent = Options { banker: Banker::Seat1, negotiation: false };
    let mut view = Table::<AmericanRails>::open(3, silent, Seed::new("quiet")).unwrap().game().view(Viewer::All);
    assert!(!AmericanRails::may_talk(&view));
    assert!(AmericanRails::may_talk(&anna_alone_on(Space::Pass)));

    view.phase = Phase::Finished { reasons: Default::default() };
    assert!(AmericanRails::may_talk(&view));
}

#[test]
fn the_telegraph_is_marked_with_year_and_phase() {
    let words = Words::new(Lang::En);
    let moved = Event::TrainMoved { seat: Seat(0), year: 1854, column: 1, space: Space::Pass };

    assert_eq!(AmericanRails::time_mark(&moved, words).as_deref(), Some("1854·II"));
    assert_eq!(AmericanRails::time_mark(&Event::YearBegan { year: 1852 }, words).as_deref(), Some("1852"));
    assert_eq!(AmericanRails::time_mark(&Event::BankerChosen { seat: Seat(0) }, words), None);
}

/// In the preparation every railway comes up, from $10.
#[test]
fn who_would_pass_says_what_the_share_costs_and_pays_and_what_the_money_is_kept_for() {
    let table = Table::<AmericanRails>::open(4, options(), Seed::new("pass")).unwrap();
    let mut view = table.game().view(Viewer::All);
    let (railway, seat) = (Railway::National, Seat(0));
    let auction = |dollars: u32| {
        let high = Some(HighBid { seat: Seat(1), dollars });
        Phase::Auction(Auction {
            railway,
            opener: seat,
            to_bid: seat,
            high,
            still_in: SeatSet::all(4),
            preparation: true,
            last_bids: Default::default(),
        })
    };
    let said = |view: &View, rank: Rank| why(view, seat, &Action::Pass, rank, Words::new(Lang::En)).join(" ");

    view.phase = auction(16);
    let waiting = said(&view, Rank::First);
    assert!(
        waiting.starts_with(
            "this share costs you $17 or more and pays you about $56 in all to 1857; 5 more railways come up next"
        ),
        "{waiting}"
    );
    let behind = said(&view, Rank::Behind);
    assert_eq!(behind, "leaves the share to somebody else: it would bring you about $56 to 1857");
    view.phase = auction(60);
    assert!(said(&view, Rank::First).ends_with("no more than its price"));
}
