//! The pages of random games on several worlds, and what is Ticket to Ride Legacy's own.

mod hints;
mod moments;
mod plans;
mod previews;
mod secrets;
mod sentences;

use super::reach::Plan;
use crate::page_testing::{
    Tried, both_languages, choices_of, ending_of, legal, live_for, page_for, play, setting, tests_of,
};
use crate::retold::Retell;
use crate::{Choice, Lang, Paint, Rank, Setting, Words};
use engine::{Game, Letter, Seat, Seed, Table, Viewer};
use ticket_to_ride_legacy::{
    Action, By, Change, Choose, City, Company, CompanyOptions, Completed, Event, EventCard, Filter, LegacyGame, Limits,
    Options, Phase, Postcard, Region, RegionSet, Route, RuleCard, Ticket, TicketSet, View,
};

tests_of!(LegacyGame);

impl Tried for LegacyGame {
    const RAW: &'static [&'static str] = &["lg-"];
    const ALWAYS_DETAILED: bool = false;

    fn tables() -> Vec<(usize, Options)> {
        vec![
            (2, Options::default()),
            (4, Options::default()),
            (3, later(5, 7, 3, &["mail", "book-of-names", "herd", "depots", "contract", "relief"])),
            (
                5,
                later(
                    9,
                    10,
                    5,
                    &["standard-time", "herd", "harvest", "ore", "contract", "season", "fellow-travellers"],
                ),
            ),
            (2, later(12, 13, 2, &["standard-time", "harvest", "ship", "snow", "water", "through-train", "markers"])),
        ]
    }

    /// Every route and deck.
    fn all_targets(view: &View) -> Vec<String> {
        let routes = view.world.open_routes().iter().map(super::canvas::route_target);
        routes.chain(["deck", "ticket-deck", "open-0"].map(str::to_owned)).collect()
    }

    /// All that is unusual, and some of the rest.
    fn is_drawn(table: &Table<LegacyGame>) -> bool {
        let phase = table.game().view(Viewer::Spectator).phase;
        !matches!(phase, Phase::Turn { .. } | Phase::Draw { .. }) || table.decisions().len().is_multiple_of(11)
    }

    /// A card of the hand lights the routes it could be spent on; what stays for ever is asked first.
    fn check_page(page: &str, choices: &[Choice]) {
        for choice in choices.iter().filter(|choice| choice.targets.iter().any(|it| it.starts_with("hand-"))) {
            let [first, second] = [&choice.targets[0], choice.targets.last().unwrap()];
            let colour = second.replace("hand-", "by-");
            let is_lit = page.split("<use ").any(|tag| tag.contains(first.as_str()) && tag.contains(&colour));
            assert!(first == second || is_lit, "{} is not lit by the hand", choice.label);
        }
        let mut banished = choices.iter().filter(|choice| choice.targets.iter().any(|it| it.starts_with("event-")));
        assert!(banished.all(|choice| choice.is_for_ever), "an event is banished without being asked");
    }
}

/// Somewhere in a campaign: so many boards, these rules, three postcards a company.
fn later(chapter: u8, boards: usize, seats: usize, rules: &[&str]) -> Options {
    let regions: RegionSet = Region::ALL.into_iter().take(boards).collect();
    let is_open = |ticket: &Ticket| {
        ticket.regions().is_subset(regions) && ticket.ends().iter().all(|city| regions.contains(city.region()))
    };
    let office = |(index, company)| CompanyOptions {
        postcards: Postcard::all().skip(index * 3).take(3).collect(),
        ..CompanyOptions::new(company)
    };
    let printed = ["company-routes", "large-cities", "new-boards", "growth"];
    Options {
        chapter,
        regions,
        companies: Company::ALL.into_iter().take(seats).enumerate().map(office).collect(),
        tickets: Ticket::all().filter(is_open).collect(),
        events: EventCard::all().take(14).collect(),
        rules: printed.iter().chain(rules).filter_map(|id| RuleCard::parse(id)).collect(),
        limits: Limits { start_cards: 6, ..Limits::default() },
        choices: vec![ticket_to_ride_legacy::Choice {
            by: By::LastToFirst,
            choose: Choose::SecondLine { routes: Filter::default(), choice_of_colour: Some(3) },
        }],
        changes: vec![Change::Depot { city: City::parse("raleigh").unwrap(), company: Company::Red }],
        signs_count: true,
        ..Options::default()
    }
}

/// LG-4.22: of all payments for a route the first offered spares locomotives and cards with signs.
#[test]
fn the_first_payment_offered_spares_most() {
    play::<LegacyGame>(3, later(6, 7, 3, &["book-of-names"]), "pay", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let choices = choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
        let mut first = std::collections::HashMap::new();
        for choice in &choices {
            let Ok(Action::Claim { route, payment }) = serde_json::from_str(&choice.action) else { continue };
            let best = first.entry(route).or_insert(payment.locomotives);
            assert!(*best <= payment.locomotives, "{}", choice.label);
        }
    });
}

/// LG-5.3: laid trains count, whatever they join.
#[test]
fn a_hint_says_what_a_claim_is_good_for_that_no_ticket_needs() {
    let words = Words::new(Lang::En);
    play::<LegacyGame>(2, Options::default(), "hint", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        for choice in choices_of(table.game(), Viewer::Seat(seat), words) {
            let Ok(action) = serde_json::from_str::<Action>(&choice.action) else { continue };
            let is_bare = choice.detail.contains("no ticket of yours") && !choice.detail.contains("few trains left");
            if is_bare && matches!(action, Action::Claim { .. }) && view.last_turn.is_none() {
                let why = LegacyGame::why(&view, seat, &action, Rank::First, words).join(" · ");
                assert!(why.contains("at the end"), "{}: {why}", choice.label);
            }
        }
    });
}

/// LG-5.4: what a ticket needs is counted in trains, and nothing is needed once it is completed.
#[test]
fn missing_pieces_complete_a_ticket() {
    play::<LegacyGame>(4, Options::default(), "missing", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        for ticket in view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()) {
            let alone = Plan::of(&view, seat, TicketSet::only(ticket));
            let Some(missing) = alone.missing(ticket) else { continue };
            let trains: u32 = missing.routes.iter().map(|id| u32::from(view.world.route(id).length)).sum();
            assert_eq!(missing.trains, trains);
            assert_eq!(missing.trains == 0, view.completes(seat, ticket));
            let mut with_them: View = view.clone();
            with_them.players[seat.index()].routes = view.player(seat).routes.union(missing.routes);
            assert!(with_them.completes(seat, ticket));
        }
    });
}

/// LG-5.4: whose ticket needs more trains since a rival's claim is told so, and nobody else.
#[test]
fn a_claim_that_cuts_a_ticket_is_told_to_its_owner() {
    let (words, mut told) = (Words::new(Lang::En), 0);
    play::<LegacyGame>(4, Options::default(), "set-back", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let rival = Seat((seat.0 + 1) % 4);
        let view = table.game().view(Viewer::Seat(seat));
        // Once the game is over, everybody sees all tickets.
        if !matches!(view.phase, Phase::Turn { .. }) {
            return;
        }
        for ticket in view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()) {
            let plan = Plan::held(&view, seat);
            let Some(before) = plan.missing(ticket) else { continue };
            let Some(route) = before.routes.iter().next() else { continue };
            let Route { ends, length, .. } = *view.world.route(route);
            let completes = Letter::to(rival, Completed::default());
            let claim = Event::RouteClaimed {
                seat: rival,
                route,
                ends,
                length,
                colour: None,
                locomotives: 0,
                cards: 1,
                completes,
            };
            let with_it = |viewer: Seat| {
                let mut with_it = table.game().view(Viewer::Seat(viewer));
                with_it.players[rival.index()].routes = view.player(rival).routes.with(route);
                with_it
            };
            let after = with_it(seat);
            let [from, to] = ticket.ends().map(City::name);
            let said = match Plan::held(&after, seat).missing(ticket) {
                Some(now) if now.trains <= before.trains => continue,
                Some(now) => format!("your {from}–{to}: {}\u{a0}→\u{a0}{}\u{a0}trains", before.trains, now.trains),
                None => format!("your {from}–{to}: no way left"),
            };
            told += 1;
            assert!(LegacyGame::set_back(seat, &after, &[claim], &[], words).contains(&said), "{said}");
            assert!(LegacyGame::set_back(seat, &after, &[], &[claim], words).is_empty(), "by another turn");
            assert!(LegacyGame::set_back(seat, &with_it(rival), &[claim], &[], words).is_empty(), "to the rival");
        }
    });
    assert!(told > 0);
}

/// LG-6.5: whoever has not met the contract of the year sees its cities, and finds it among the tickets.
#[test]
fn the_contract_of_the_year_has_its_place_on_the_map() {
    let (words, mut seen) = (Words::new(Lang::En), 0);
    // Not every contract names cities.
    for seed in ["one", "two", "three", "four", "five"] {
        play::<LegacyGame>(3, later(5, 7, 3, &["contract"]), seed, |table| {
            let Some(seat) = table.game().to_act().first() else { return };
            let view = table.game().view(Viewer::Seat(seat));
            let is_met = view.pieces.contract_met.contains(&seat);
            let Some(contract) = view.pieces.contract.filter(|_| !is_met && seen < 20) else { return };
            let (page, _) = page_for(table, Viewer::Seat(seat), words);
            assert!(page.contains(&words.say(&format!("{}.text", contract.word()))));
            let is_anybodys = view.pieces.contract_met.is_empty();
            assert_eq!(
                page.contains("<li class=\"year-aim\"><h3>Contract of the year"),
                is_anybodys,
                "a card of its own"
            );
            for city in contract.cities() {
                let at = super::places::place(city);
                let ring = format!("class=\"sought\" cx=\"{}\" cy=\"{}\"", at.x, at.y);
                assert!(page.contains(&ring), "{}: no ring of a ticket", city.name());
                seen += 1;
            }
        });
    }
    assert!(seen > 0);
}

/// LG-5.4: several tickets share pieces: together they need no more than one by one, and each is completed.
#[test]
fn tickets_share_their_missing_pieces() {
    play::<LegacyGame>(3, Options::default(), "together", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let tickets = view.player(seat).tickets.unwrap_or_default();
        let alone = |ticket: Ticket| Plan::of(&view, seat, TicketSet::only(ticket)).trains;
        let one_by_one: u32 = tickets.iter().map(alone).sum();
        let together = Plan::of(&view, seat, tickets);
        assert!(together.trains <= one_by_one, "{tickets:?}");
        let mut with_them: View = view.clone();
        with_them.players[seat.index()].routes = view.player(seat).routes.union(together.routes);
        assert!(together.open().all(|(ticket, _)| with_them.completes(seat, ticket)));
    });
}

#[test]
fn the_end_tells_every_payslip() {
    let table = play::<LegacyGame>(3, later(5, 7, 3, &["mail"]), "end", |_| {});
    let view = table.game().view(Viewer::Spectator);
    both_languages(|words| {
        let ending = ending_of(&table, words);
        for player in &view.players {
            let payslip = player.payslip.expect("the game is over");
            assert!(ending.contains(&words.money(payslip.dollars())) && ending.contains(&words.money(payslip.tickets)));
        }
        assert!(ending.contains("<svg class=\"plot\""));
        let rounds = words.say_with("lg-rounds", &[("from", 1.into()), ("to", 5.into())]);
        assert!(ending.contains(&rounds), "what is counted is the end of five rounds");
        let (page, _) = page_for(&table, Viewer::Spectator, words);
        assert!(page.contains("headline") && !page.contains("headline last"), "the last turn is over");
    });
}

/// The whole page of the largest map stays small: without the frame that all games share.
#[test]
fn the_page_of_the_whole_map_is_light() {
    play::<LegacyGame>(4, later(12, 13, 4, &["standard-time", "herd", "harvest", "ship", "depots"]), "size", |table| {
        if table.decisions().len() % 40 > 0 {
            return;
        }
        let viewer = table.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        let (page, choices) = page_for(table, viewer, Words::new(Lang::Nl));
        let buttons: usize = choices.iter().map(|it| it.action.len() + it.label.len() + it.detail.len() + 160).sum();
        assert!(page.len() + buttons < 235_000, "{} + {buttons} bytes", page.len());
    });
}

/// Late in the campaign two players draw and draw: whoever is to act then, with most ways to pay.
fn hoard() -> (Table<LegacyGame>, Seat) {
    let mut table = Table::<LegacyGame>::open(2, later(12, 13, 2, &["standard-time"]), Seed::new("hoard")).unwrap();
    let claims = |table: &Table<LegacyGame>, seat| {
        legal(table.game(), seat).iter().filter(|action| matches!(action, Action::Claim { .. })).count()
    };
    for _ in 0..400 {
        let seat = table.game().to_act().first().unwrap();
        let all = legal(table.game(), seat);
        if claims(&table, seat) > 800 {
            return (table, seat);
        }
        let draws = |action: &&Action| matches!(action, Action::DrawBlind | Action::KeepTickets { .. });
        let is_quiet = |action: &&Action| !matches!(action, Action::Claim { .. } | Action::DrawTickets);
        let action = all.iter().find(draws).or_else(|| all.iter().find(is_quiet)).unwrap_or(&all[0]);
        table.act(seat, *action).unwrap();
    }
    panic!("nobody could hoard")
}

/// LG-4.22 in hundreds of ways: they are listed by their route, the dear ones behind a link.
#[test]
fn whoever_hoards_cards_gets_a_light_page_and_every_way_to_pay() {
    let (table, seat) = hoard();
    let choices = choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
    let setting = setting(&table, seat);
    let lists = |page: &str, choice: &Choice| {
        let alone = format!("value=\"{}\"", choice.action.replace('"', "&quot;"));
        page.contains(&alone) || page.contains(&format!("value='{}'", choice.action))
    };
    for lang in Lang::ALL {
        let page = live_for(&table, &setting, Words::new(lang));
        let listed = page.matches("name=\"action\"").count();
        assert!(page.len() < 150_000, "{} bytes, {listed} of {} choices", page.len(), choices.len());
        for choice in &choices {
            let is_behind_a_link =
                choice.way.as_ref().is_some_and(|way| page.contains(&format!("?ways={}#moves", way.of)));
            assert!(lists(&page, choice) || is_behind_a_link, "{}", choice.label);
        }
    }
    let asked = choices.iter().filter_map(|choice| choice.way.as_ref()).find(|way| way.is_dear).unwrap();
    let page = live_for(&table, &Setting { ways: Some(asked.of.clone()), ..setting }, Words::new(Lang::En));
    for choice in choices.iter().filter(|choice| choice.way.as_ref().is_some_and(|way| way.of == asked.of)) {
        assert!(lists(&page, choice), "{}", choice.label);
    }
}

/// LG-5.1: what a card would have been for does not matter any more.
#[test]
fn in_a_last_turn_a_card_or_a_ticket_says_that_no_turn_is_left() {
    let mut turns = 0;
    play::<LegacyGame>(2, Options::default(), "last turn", |table| {
        let view = table.game().view(Viewer::All);
        let Phase::Turn { seat, .. } = view.phase else { return };
        if view.last_turn.is_none() {
            return;
        }
        let choices = choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
        let is_draw = |choice: &&Choice| {
            ["draw_blind", "draw_tickets", "take_open"].iter().any(|draw| choice.action.contains(draw))
        };
        assert!(choices.iter().filter(is_draw).all(|draw| draw.detail.starts_with("your last turn:")), "{choices:?}");
        turns += choices.iter().filter(is_draw).count();
    });
    assert!(turns > 0);
}

/// LG-5.1: what is asked within it says so too.
#[test]
fn a_last_turn_is_called_so_until_it_is_over() {
    let mut asked = Vec::new();
    play::<LegacyGame>(2, Options::default(), "last turn", |table| {
        let view = table.game().view(Viewer::All);
        let Phase::Turn { seat, .. } = view.phase else { return };
        for action in legal(table.game(), seat) {
            if !matches!(action, Action::DrawBlind | Action::DrawTickets) {
                continue;
            }
            let mut table = table.clone();
            table.act(seat, action).unwrap();
            let (view, people) = (table.game().view(Viewer::Seat(seat)), setting(&table, seat).people);
            if view.phase.to_act() != engine::SeatSet::only(seat) {
                continue;
            }
            let said = LegacyGame::prompt(&view, Words::new(Lang::En), &people).text;
            assert_eq!(said.starts_with("Your last turn: "), view.last_turn.is_some(), "{said}");
            asked.push(said);
            // Whoever waits for them is told what they do.
            let waiting = setting(&table, Seat(1 - seat.0)).people;
            let told = LegacyGame::prompt(&view, Words::new(Lang::En), &waiting).text;
            assert_eq!(told.contains(": "), view.last_turn.is_some(), "{told}");
        }
    });
    for said in ["Your last turn: draw one more card", "Your last turn: choose tickets", "You: draw one more card"] {
        assert!(asked.iter().any(|asked| asked == said), "{said}: {asked:?}");
    }
}

/// LG-5.8: the first letter speaks of a number on tickets: it stands there, and before that letter it does not.
#[test]
fn a_ticket_says_which_postcard_it_brings_once_there_is_post() {
    let words = Words::new(Lang::En);
    for has_post in [false, true] {
        let post = RuleCard::parse("post").filter(|_| has_post);
        let options =
            Options { rules: Options::default().rules.into_iter().chain(post).collect(), ..Options::default() };
        let mut table = Table::<LegacyGame>::open(2, options, Seed::new("post")).unwrap();
        while let Phase::FirstTickets { undecided } = table.game().view(Viewer::All).phase {
            let seat = undecided.first().unwrap();
            let all = legal(table.game(), seat);
            table.act(seat, all[0]).unwrap();
        }
        let (page, _) = page_for(&table, Viewer::Seat(Seat(0)), words);
        let view = table.game().view(Viewer::Seat(Seat(0)));
        let tickets = view.player(Seat(0)).tickets.unwrap();
        let numbers: Vec<u8> = tickets.iter().filter_map(|ticket| view.world.postcard_on(ticket)).collect();
        assert_eq!(numbers.is_empty(), !has_post, "{tickets:?}");
        assert_eq!(page.contains(" · postcard "), has_post);
        assert!(numbers.iter().all(|number| page.contains(&format!(" · postcard {number}<"))), "{numbers:?}");
    }
}

/// LG-5.3: whoever claims routes all along comes to it.
#[test]
fn a_claim_that_leaves_few_trains_says_what_they_bring() {
    let mut table = Table::<LegacyGame>::open(2, Options::default(), Seed::new("few trains")).unwrap();
    while let Some(seat) = table.game().to_act().first() {
        let all = legal(table.game(), seat);
        let choices = choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
        let few = choices.iter().find(|choice| choice.detail.contains("for few trains left"));
        if let Some(few) = few {
            let view = table.game().view(Viewer::Seat(seat));
            let (_, left) = few.detail.split_once(" → ").unwrap();
            let bonus = view.world.train_bonus(left.split(' ').next().unwrap().parse().unwrap());
            assert!(few.detail.contains(&format!("at the end ${bonus} for few trains left")), "{}", few.detail);
            assert!(bonus > view.world.train_bonus(view.player(seat).trains));
            return;
        }
        let claims = |action: &&Action| matches!(action, Action::Claim { .. });
        let draws = |action: &&Action| matches!(action, Action::DrawBlind | Action::KeepTickets { .. });
        table.act(seat, *all.iter().find(claims).or_else(|| all.iter().find(draws)).unwrap_or(&all[0])).unwrap();
    }
    panic!("nobody ever had few trains left")
}
