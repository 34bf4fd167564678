//! The pages of random games, and what is Steel Driver's own.

use crate::page_testing::{
    NAMES, Tried, are_said, both_languages, choices_of, ending_of, imagined, page_for, page_of, people, play, seen_by,
    tests_of,
};
use crate::retold::Retell;
use crate::{Lang, Paint, Rank, Words};
use engine::{Chance, Game, Seat, SeatSet, Seed, Table, Viewer};
use steel_driver::{
    Action, ActivePlayer, Auction, Board, City, Company, Event, HighBid, Illegal, Link, LinkSet, Options, PassReason,
    Phase, SteelDriver, Victory, View,
};

tests_of!(SteelDriver);

impl Tried for SteelDriver {
    const RAW: &'static [&'static str] = &["sd-", "company-", "good-"];

    fn tables() -> Vec<(usize, Options)> {
        let boards = [(3, Board::Cities38), (4, Board::Cities42), (5, Board::Cities38), (6, Board::Cities42)];
        boards.map(|(seats, board)| (seats, on(board))).into()
    }

    /// Cities, links, companies.
    fn all_targets(_: &View) -> Vec<String> {
        let cities = Board::Cities42.cities().iter().map(super::canvas::city_target);
        let links = Board::Cities42.links().iter().map(super::canvas::link_target);
        let companies = Company::ALL.iter().map(|company| company.word().to_owned());
        cities.chain(links).chain(companies).collect()
    }
}

fn on(map: Board) -> Options {
    Options { active_player: ActivePlayer::Seat1, map }
}

/// The page that a spectator sees of this position, after this news.
fn page_of_view(view: &View, news: &[Event], words: &Words) -> String {
    page_of::<SteelDriver>(&imagined(view), Viewer::Spectator, news, words).0
}

#[test]
fn every_refusal_has_a_sentence() {
    let phases = every_phase().into_iter().map(|phase| Illegal::NotNow { phase });
    are_said::<SteelDriver>(phases.chain(Illegal::samples()).map(|illegal| SteelDriver::explain(&illegal)));
}

fn every_phase() -> Vec<Phase> {
    let (seat, company) = (Seat(0), Company::Green);
    let high = HighBid { seat: Seat(1), stones: 2 };
    vec![
        Phase::Open { seat, passes: 0 },
        Phase::Auction(Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) }),
        Phase::Build { company, seat },
        Phase::TakeGood { company, seat },
        Phase::Finished,
    ]
}

/// Events that random games may not show.
#[test]
fn rare_events_have_sentences() {
    let (seat, company, link) = (Seat(2), Company::Yellow, link("Denver–Omaha"));
    let passes = [PassReason::NoController, PassReason::NoTrack, PassReason::NothingToBuild];
    let victories = [Victory::MostMoney, Victory::MostGoods { goods: 7 }, Victory::Shared];
    let rare = [
        Event::StonesTaken { seat, stones: 0 },
        Event::AuctionsEnded { round: 2, auctions: 0 },
        Event::LinkBuilt { seat, company, link, stones: 4, city: None },
        Event::ContinentJoined { company, links: 9 },
        Event::BonusEarned { company, dollars: 50 },
        Event::ProfitLost { company, dollars: 30 },
        Event::CompanyDone { company, goods: 0 },
        Event::CompanyValued { company, goods: 0, dollars: 0 },
    ];
    let passed = passes.map(|reason| Event::CompanyPassed { round: 1, company, place: 2, reason });
    let won = victories.map(|victory| Event::Won { seat, dollars: 990, victory });
    let events = rare.into_iter().chain(passed).chain(won);
    are_said::<SteelDriver>(events.map(|event| SteelDriver::tell(&event)));
}

fn link(name: &str) -> Link {
    Link::named(name).expect("a link of the board")
}

/// Anna's Green lies San Francisco–Denver and builds with four stones; Red and Yellow lie New York–Omaha.
pub(super) fn green_before_the_last_link() -> View {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("coasts")).unwrap();
    let mut view = table.game().view(Viewer::All);
    view.round = 3;
    let east = ["New York–Philadelphia", "Pittsburgh–Philadelphia", "Cleveland–Pittsburgh", "Chicago–Cleveland"];
    lay(&mut view, Company::Red, &east);
    lay(&mut view, Company::Yellow, &["Davenport–Chicago", "Omaha–Davenport"]);
    lay(&mut view, Company::Green, &["San Francisco–Salt Lake City", "Salt Lake City–Denver"]);
    let green = &mut view.companies[Company::Green.index()];
    green.controller = Some(Seat(0));
    green.stones = 4;
    green.profit = 100;
    view.phase = Phase::Build { company: Company::Green, seat: Seat(0) };
    view
}

fn lay(view: &mut View, company: Company, links: &[&str]) {
    let links: LinkSet = links.iter().map(|name| link(name)).collect();
    let its = &mut view.companies[company.index()];
    (its.links, its.cities) = (links, City::on(links));
    its.track_left -= links.len() as u8;
}

fn details(view: &View) -> Vec<String> {
    let choices = choices_of::<SteelDriver>(&imagined(view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
    choices.into_iter().map(|choice| format!("{}: {}", choice.label, choice.detail)).collect()
}

/// SD-5.1: the bonus is shown before the click, and the best link comes first.
#[test]
fn a_link_says_what_it_costs_and_earns() {
    let links = details(&green_before_the_last_link());

    assert_eq!(
        links[0],
        "Green builds Denver–Omaha: 4 of 4 stones · Omaha +$40 · \
         the coasts meet: Green +$50 · Red, Yellow +$30 · profit $100 → $190"
    );
    assert!(links.contains(&"Green builds Denver–Santa Fe: 4 of 4 stones · Santa Fe +$50".to_owned()));
}

/// SD-6.1: while companies build nobody has more than before; the news say what they will have.
#[test]
fn the_news_of_the_building_say_what_the_round_will_bring() {
    let mut view = green_before_the_last_link();
    let counts = |view: &View, seat| SteelDriver::counts_too(view, Seat(seat), Words::new(Lang::En));
    view.players[0].money = 40;

    assert_eq!(counts(&view, 0).as_deref(), Some("· you collect $100 this round"));
    assert_eq!(counts(&view, 1), None);
    // Until the first payday nobody has any money to tell of.
    view.players[0].money = 0;
    view.players[1].stones = 3;
    assert_eq!(counts(&view, 0).as_deref(), Some("You collect $100 this round"));
    assert_eq!(counts(&view, 1).as_deref(), Some("You have 3 stones"));
}

/// Santa Fe costs four.
#[test]
fn a_link_is_built_for_where_the_stones_that_are_left_lead() {
    let why = |stones: u8| {
        let mut view = green_before_the_last_link();
        view.companies[Company::Green.index()].stones = stones;
        let santa_fe = Action::Build { link: link("Denver–Santa Fe"), start: None };
        SteelDriver::why(&view, Seat(0), &santa_fe, Rank::First, Words::new(Lang::En)).join(" · ")
    };

    assert_eq!(why(4), "spends its last stones");
    assert_eq!(why(8), "leads on to El Paso: $50 more with the 4 stones left");
}

/// Every company is still on its field: what one earns the others can earn too, for fewer stones where nobody has bid yet.
#[test]
fn who_would_pass_says_what_the_stones_can_do_elsewhere_and_a_bid_what_it_leaves() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("pass")).unwrap();
    let mut view = table.game().view(Viewer::All);
    let (seat, company, high) = (Seat(0), Company::Red, HighBid { seat: Seat(1), stones: 5 });
    view.phase = Phase::Auction(Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) });
    let why = |action: Action, rank: Rank| SteelDriver::why(&view, seat, &action, rank, Words::new(Lang::En)).join(" ");

    let pass = why(Action::Pass, Rank::First);
    assert!(pass.contains("is still to come and could earn $") && pass.ends_with("instead of 6"), "{pass}");
    assert!(why(Action::Pass, Rank::Behind).starts_with("leaves Red to somebody else: about $"));
    assert!(
        why(Action::Raise { stones: 8 }, Rank::Behind).ends_with("no stone left for the 5 companies still to come")
    );
}

/// Where a bot passes all the same, no sum of a bid says otherwise; nor does what the next bid would earn.
#[test]
fn what_seems_better_than_the_first_answer_shows_no_sums() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("pass")).unwrap();
    let mut view = table.game().view(Viewer::All);
    let (seat, company, high) = (Seat(0), Company::Red, HighBid { seat: Seat(1), stones: 3 });
    let open = |stones| Action::Open { company, stones };
    view.phase = Phase::Open { seat, passes: 0 };
    let comes_to = |action: Action| SteelDriver::comes_to(&view, seat, &action).unwrap_or(0);
    assert!(comes_to(open(4)) > comes_to(Action::PassMarker), "a reader would add it up");

    let why = |view: &View, action: Action, rank: Rank| {
        SteelDriver::why(view, seat, &action, rank, Words::new(Lang::En)).join(" ")
    };
    assert_eq!(why(&view, open(4), Rank::Despite), "a high start: others may give up at once");
    assert_eq!(why(&view, open(1), Rank::Despite), "a low start: you can raise when others bid");
    view.phase = Phase::Auction(Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) });
    assert_eq!(why(&view, Action::Raise { stones: 8 }, Rank::Despite), "more than needed: others may give up at once");
    assert!(why(&view, Action::Raise { stones: 4 }, Rank::Despite).starts_with("the least raise"));
    for its in &mut view.companies {
        its.controller = (its.company != company).then_some(Seat(2));
    }
    let pass = why(&view, Action::Pass, Rank::First);
    assert_eq!(pass, "your 8 stones buy more later, when the others have spent theirs");
}

/// SD-4.1: one stone lays no link. From the third round on the page says what the share is worth, which may be reason enough.
#[test]
fn a_bid_that_builds_nothing_is_no_strong_button() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("vain")).unwrap();
    let mut view = table.game().view(Viewer::All);
    view.phase = Phase::Open { seat: Seat(0), passes: 0 };
    let loses = |view: &View, label: &str| {
        let choices = choices_of::<SteelDriver>(&imagined(view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
        choices.iter().find(|choice| choice.label == label).expect("it can be bid").loses
    };

    assert!(loses(&view, "Bid 1 on Red") && !loses(&view, "Bid 4 on Red"));
    view.round = 3;
    assert!(!loses(&view, "Bid 1 on Red"));
}

/// Whoever has fewer stones than the least bid passes when asked: they are no rivals any more.
#[test]
fn an_auction_counts_those_who_can_still_bid() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("bidders")).unwrap();
    let mut view = table.game().view(Viewer::All);
    let (seat, company, high) = (Seat(0), Company::Red, HighBid { seat: Seat(1), stones: 5 });
    view.phase = Phase::Auction(Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) });
    (view.players[1].stones, view.players[2].stones, view.players[3].stones) = (5, 0, 5);
    let (words, people) = (Words::new(Lang::En), people(4));

    let detail = SteelDriver::prompt(&view, words, &people).detail;
    assert_eq!(detail, format!("{} bids 5", people.name(Seat(1))), "the rest stands beside it");
    let page = page_of_view(&view, &[], words);
    assert_eq!(page.matches("<li class=\"short\">").count(), 2, "they are struck out");
}

/// SD-3.3, SD-4.4: what its stones can build, and what is sold.
#[test]
fn a_bid_says_what_its_stones_could_earn_and_the_lot_what_it_brings() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("bids")).unwrap();
    let mut view = table.game().view(Viewer::All);
    lay(&mut view, Company::Red, &["Boston–New York"]);
    let (seat, company, high) = (Seat(0), Company::Red, HighBid { seat: Seat(1), stones: 0 });
    view.phase = Phase::Auction(Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) });
    view.players[0].stones = 8;

    let bids = details(&view);
    assert_eq!(bids[0], "Bid 1: 1 to build with: too few for a link · 7 stones left");
    assert_eq!(bids[2], "Bid 3: 3 to build with: about $40 this round · 5 stones left");
    let page = page_of_view(&view, &[], Words::new(Lang::En));
    assert!(page.contains("brings this round’s profit and its first share</p>"));
    assert_eq!(page.matches("class=\"n\">of ").count(), 1, "the bid is read with the purse it comes from");
    assert_eq!(page.matches("now\"><th scope=\"row\">").count(), 1, "the company that is for sale");
    (view.companies[0].stones, view.companies[0].shares_left, view.round) = (2, 3, 3);
    let page = page_of_view(&view, &[], Words::new(Lang::En));
    let its = page
        .split_once("and its third share · forecast $")
        .and_then(|(_, its)| its.split_once(" <span class=\"pips\""));
    assert!(its.is_some_and(|(its, _)| its.ends_with("0 a share · 2 stones on its field")), "{its:?}");
    assert!(details(&view)[0].starts_with("Bid 1: 1 + 2 to build with: about $40"), "with those on its field");
}

/// SD-3.5
#[test]
fn whoever_has_a_company_is_told_so_as_you() {
    let refusal = Illegal::AlreadyAuctioned { company: Company::Blue, controller: Seat(1) };
    let said = |mine: Seat, lang: Lang| {
        Words::new(lang).text_to_reader(&SteelDriver::explain(&refusal), &seen_by(4, SeatSet::only(mine)))
    };

    assert!(said(Seat(1), Lang::En).ends_with("you have its control stone."), "{}", said(Seat(1), Lang::En));
    assert!(said(Seat(1), Lang::Nl).ends_with("jij hebt de leiding."));
    assert!(said(Seat(0), Lang::En).ends_with(&format!("{} has its control stone.", people(4).name(Seat(1)))));
}

/// SD-3.1: whoever opens an auction sees of each company who holds it, what a share would pay, and the stones that lie on it; the way out
/// stands beside the bid.
#[test]
fn a_company_that_can_be_opened_says_who_holds_it_and_what_it_is_worth() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("lots")).unwrap();
    let mut view = table.game().view(Viewer::All);
    let red = Company::Red.index();
    view.phase = Phase::Open { seat: Seat(0), passes: 0 };
    (view.players[1].shares[red], view.companies[red].shares_left, view.companies[red].stones) = (1, 4, 2);
    view.companies[Company::Blue.index()].controller = Some(Seat(2));
    let lots = |view: &View| {
        let (page, _) = page_of(&imagined::<SteelDriver>(view), Viewer::Seat(Seat(0)), &[], Words::new(Lang::En));
        page.split_once("<div class=\"opening\">").unwrap().1.split_once("</div>").unwrap().0.to_owned()
    };

    let first = lots(&view);
    assert!(first.contains("1. A company · +: stones on it<") && !first.contains("class=\"pip"), "{first}");
    assert!(first.contains("<small>+2</small>") && first.contains("way-out"), "{first}");
    assert!(first.contains(">The company builds with these stones; what it earns is yours.</output>"), "{first}");
    assert_eq!(first.matches("title=\"brings").count(), 5, "what was sold brings nothing any more");
    assert!(first.contains("class=\"lot-name company-blue\""), "what is chosen has its own colour: {first}");
    let mut last = view.clone();
    for company in &mut last.companies[1..] {
        company.controller = Some(Seat(2));
    }
    assert!(lots(&last).contains("1. The last company"), "{}", lots(&last));
    view.round = 3;
    let third = lots(&view);
    assert!(
        third.contains("+: stones on it<span class=\"held\"> · $: a share’s worth now")
            && third.contains("<small>$0</small>"),
        "{third}"
    );
    assert_eq!(third.matches("class=\"pip player-1\"").count(), 1, "{third}");
}

/// SD-4.5: whoever builds a first link is told where it may start.
#[test]
fn a_first_link_is_asked_for_from_a_hexagon() {
    let mut view = green_before_the_last_link();
    let asked = |view: &View| SteelDriver::prompt(view, Words::new(Lang::En), &people(4)).detail;

    assert!(!asked(&view).contains("hexagon"));
    lay(&mut view, Company::Blue, &[]);
    view.companies[Company::Blue.index()].stones = 3;
    view.phase = Phase::Build { company: Company::Blue, seat: Seat(0) };
    assert!(asked(&view).starts_with("from a hexagon · 3 stones"), "{}", asked(&view));
}

/// SD-4.5: from afar a phone asks for the start, so every first link is led to by its own.
#[test]
fn a_first_link_is_led_to_by_the_hexagon_it_starts_from() {
    let mut view = green_before_the_last_link();
    let starts = |view: &View| {
        let choices = choices_of::<SteelDriver>(&imagined(view), Viewer::Seat(Seat(0)), Words::new(Lang::En));
        choices.iter().map(|choice| choice.targets.len()).collect::<Vec<_>>()
    };
    assert!(starts(&view).iter().all(|targets| *targets == 1), "later links start wherever the company is");

    lay(&mut view, Company::Blue, &[]);
    let blue = &mut view.companies[Company::Blue.index()];
    (blue.controller, blue.stones) = (Some(Seat(0)), 3);
    view.phase = Phase::Build { company: Company::Blue, seat: Seat(0) };
    assert!(starts(&view).iter().all(|targets| *targets == 2), "{:?}", starts(&view));
}

/// SD-3.10: a bid that builds nothing is a beginning, and says so.
#[test]
fn a_low_opening_is_said_to_be_a_beginning() {
    let table = Table::<SteelDriver>::open(4, on(Board::Cities38), Seed::new("low")).unwrap();
    let mut view = table.game().view(Viewer::All);
    view.phase = Phase::Open { seat: Seat(0), passes: 0 };
    let why = |stones| {
        let action = Action::Open { company: Company::Red, stones };
        SteelDriver::why(&view, Seat(0), &action, Rank::First, Words::new(Lang::En)).join(" · ")
    };

    assert!(why(1).starts_with("a low start: you can raise when others bid · with your 8 stones"), "{}", why(1));
    assert!(why(4).starts_with("could earn about $60 this round"), "{}", why(4));
}

/// SD-4.15: where a first link could start at both ends, each is a choice of its own.
#[test]
fn a_first_link_between_two_hexagons_says_where_it_starts() {
    let mut view = green_before_the_last_link();
    lay(&mut view, Company::Blue, &[]);
    let blue = &mut view.companies[Company::Blue.index()];
    (blue.controller, blue.stones) = (Some(Seat(0)), 3);
    view.phase = Phase::Build { company: Company::Blue, seat: Seat(0) };

    let links = details(&view);

    for (start, end, dollars) in [("Boston", "New York", 40), ("New York", "Boston", 30)] {
        let wanted = format!("Blue builds from {start} to {end}: 3 of 3 stones · {end} +${dollars}");
        assert!(links.iter().any(|said| said.starts_with(&wanted)), "{wanted} is not among {links:?}");
    }
}

/// SD-4.5: of Portland's three links one touches a hexagon.
#[test]
fn a_city_says_what_can_be_built_there_and_a_rule_once() {
    let mut view = green_before_the_last_link();
    let blue = &mut view.companies[Company::Blue.index()];
    (blue.controller, blue.stones) = (Some(Seat(0)), 4);
    view.phase = Phase::Build { company: Company::Blue, seat: Seat(0) };

    let stands = super::meant::stands_at(&view, "city-portland", Words::new(Lang::En));

    assert_eq!(stands.as_deref(), Some("Blue can build Portland–San Francisco (4) here."));
    assert_eq!(SteelDriver::meant_by(&view, Seat(0), "city-portland").len(), 2);
}

/// SD-0.5, SD-4.10: whoever bids asks the map what it would cost and bring to build.
#[test]
fn a_bidder_is_told_what_a_link_costs_and_what_a_city_brings() {
    let view = Table::<SteelDriver>::open(3, on(Board::Cities38), Seed::new("bids")).unwrap().game().view(Viewer::All);

    let says = |target| super::meant::stands_at(&view, target, Words::new(Lang::En)).unwrap();

    let link = says("link-dallas-new-orleans");
    assert_eq!(link, "Dallas–New Orleans costs 4 stones. Reaching Dallas brings $40, reaching New Orleans $50.");
    let city = says("city-portland");
    assert!(city.contains("San Francisco (4)") && city.contains("At the end it holds"), "{city}");
    assert!(!city.contains("start here") && says("city-new-york").contains("start here"), "{city}");
}

/// SD-5: the ribbon and the gold under the route are there while it is news, and only then.
#[test]
fn joining_the_coasts_is_celebrated_once() {
    let view = green_before_the_last_link();
    let seed = Seed::new("imagined");
    let (mut chance, mut game, mut events) = (Chance::new(&seed, 0), imagined::<SteelDriver>(&view), Vec::new());
    let last_link = Action::Build { link: link("Denver–Omaha"), start: None };
    game.apply(Seat(0), &last_link, &mut chance, &mut events).unwrap();
    let after = game.view(Viewer::All);

    both_languages(|words| {
        let page = page_of_view(&after, &events, words);
        assert!(page.contains(r#"id="ribbon""#) && page.contains(r#"id="joined-route""#));
        assert!(page.contains(&words.say("sd-ribbon")));
        let later = page_of_view(&after, &[], words);
        assert!(!later.contains(r#"id="ribbon""#) && !later.contains(r#"id="joined-route""#));
    });
}

#[test]
fn the_last_link_is_marked_as_new_and_bears_its_companys_letters() {
    let mut seen = 0;
    play::<SteelDriver>(4, on(Board::Cities38), "g", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::LinkBuilt { company, link, .. }) =
            last.events.iter().find(|it| matches!(it, Event::LinkBuilt { .. }))
        else {
            return;
        };
        seen += 1;
        let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
        let sign = format!(r#"<g class="sign-post new" id="sign-{}""#, super::canvas::link_id(*link));
        let (_, after) = page.split_once(&sign).unwrap_or_else(|| panic!("{link} is not new"));
        assert!(after.contains(&format!(r##"<use href="#sd-sign-{}""##, company.index())));
    });
    assert!(seen > 10, "a game without track shows nothing");
}

/// SD-8.3: a good that is taken is on the board no more; while it is news it lifts off.
#[test]
fn goods_leave_the_board() {
    let mut seen = 0;
    play::<SteelDriver>(4, on(Board::Cities38), "h", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::GoodTaken { city, .. }) = last.events.first() else { return };
        seen += 1;
        let id = format!(r#"id="good-{}""#, super::canvas::city_id(*city));
        let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
        assert!(page.contains(&format!(r#"<g class="piece leaving" {id}"#)));
        let (later, _) = page_of(table.game(), Viewer::Spectator, &[], Words::new(Lang::En));
        assert!(!later.contains(&id), "{city} still has its good");
    });
    assert!(seen > 3, "a game without goods shows nothing");
}

/// The forecast is there from round 3 on.
#[test]
fn shares_have_a_worth_from_round_3_on() {
    let mut view = green_before_the_last_link();
    let words = Words::new(Lang::En);
    let heading = words.say("sd-worth.title");

    assert!(page_of_view(&view, &[], words).contains(&heading));
    view.round = 2;
    assert!(!page_of_view(&view, &[], words).contains(&heading));
}

#[test]
fn the_prompt_speaks_to_the_reader_by_you_and_of_others_by_name() {
    let view = green_before_the_last_link();
    let (mine, theirs) = (people(4), seen_by(4, SeatSet::only(Seat(2))));

    let said = |lang, people| SteelDriver::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: Green builds one link");
    assert_eq!(said(Lang::En, &theirs), "Anna: Green builds one link");
    assert_eq!(said(Lang::Nl, &mine), "Jij: Groen bouwt één stuk spoor");
}

#[test]
fn the_end_names_everybody_and_draws_a_line_for_each() {
    let table = play::<SteelDriver>(5, on(Board::Cities38), "i", |_| {});
    let view = table.game().view(Viewer::All);
    both_languages(|words| {
        let ending = ending_of(&table, words);
        assert_eq!(ending.matches(r#"class="line""#).count(), 5);
        for (seat, name) in NAMES[..5].iter().enumerate() {
            assert!(ending.contains(name), "{name} is missing");
            assert!(ending.contains(&words.money(view.players[seat].money)));
        }
        for round in 1..=5 {
            assert!(ending.contains(&words.say_with("sd-round", &[("round", round.into())])));
        }
        // Who has several shares of a company reads what each of them pays.
        for company in &view.companies {
            for seat in Seat::all(5) {
                let shares = u32::from(view.shares_of(seat, company.company));
                let [each, all] = [1, shares].map(|shares| words.money(shares * company.goods_value));
                assert!(shares < 2 || ending.contains(&format!("{shares} × {each} = <b class=\"n\">{all}</b>")));
            }
        }
    });
}

/// SD-8.6, SD-8.9: what decides between equal money is said.
#[test]
fn a_tie_is_explained() {
    let mut view = play::<SteelDriver>(3, on(Board::Cities38), "j", |_| {}).game().view(Viewer::All);
    for (player, money) in view.players.iter_mut().zip([700, 900, 900]) {
        player.money = money;
    }
    for company in &mut view.companies {
        (company.controller, company.goods) = (None, [0; 5]);
    }
    let said = |view: &View, lang| {
        let prompt = SteelDriver::prompt(view, Words::new(lang), &people(3));
        format!("{}. {}", prompt.text, prompt.detail)
    };
    assert_eq!(
        said(&view, Lang::En),
        "Erik and Angela share the victory with $900 each. \
         Erik and Angela are equally rich, and their best companies have as many goods."
    );

    (view.companies[0].controller, view.companies[0].goods) = (Some(Seat(2)), [3, 0, 0, 0, 0]);
    assert_eq!(
        said(&view, Lang::Nl),
        "Angela wint met $900. Erik en Angela zijn even rijk; Angela leidt de maatschappij met de meeste goederen (3)."
    );
}

#[test]
fn the_telegraph_is_marked_with_the_round() {
    let mark = |event: Event, lang| SteelDriver::time_mark(&event, Words::new(lang));

    assert_eq!(mark(Event::RoundBegan { round: 2 }, Lang::En).as_deref(), Some("R2"));
    assert_eq!(mark(Event::AuctionsEnded { round: 2, auctions: 5 }, Lang::En).as_deref(), Some("R2·build"));
    assert_eq!(mark(Event::GoodsPlaced { goods: 30 }, Lang::Nl).as_deref(), Some("Goederen"));
    assert_eq!(mark(Event::ActivePlayerChosen { seat: Seat(0) }, Lang::En), None);
}
