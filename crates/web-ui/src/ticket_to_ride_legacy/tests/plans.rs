//! One plan for tickets: map, texts, sums, hints and the picker say the same of it.

use super::super::choices::{kept, route_name};
use super::super::reach::{Plan, Use};
use super::previews::{action, each_decision};
use crate::page_testing::{page_for, play};
use crate::{Lang, Paint, Rank, Words};
use engine::{Game, Seat, Seed, Table, Viewer};
use std::collections::BTreeMap;
use ticket_to_ride_legacy::{Action, City, LegacyGame, Options, RouteId, RouteSet, Ticket, TicketSet, View};

fn name(ticket: Ticket) -> String {
    ticket.ends().map(City::name).join("–")
}

fn ticket(called: &str) -> Ticket {
    Ticket::all().find(|ticket| name(*ticket) == called).unwrap()
}

fn opening(seats: usize) -> View {
    let table = Table::<LegacyGame>::open(seats, Options::default(), Seed::new("shared")).unwrap();
    table.game().view(Viewer::Seat(Seat(0)))
}

/// What is golden on a page, by what makes it so: "plan", or the tickets that are ticked.
fn golden(page: &str, is_golden: impl Fn(&str, Option<&str>) -> bool) -> RouteSet {
    let lights = page.split("<use class=\"light ").skip(1).filter_map(|rest| {
        let (tag, _) = rest.split_once('>')?;
        let (classes, attributes) = tag.split_once('"')?;
        let value =
            |name: &str| attributes.split_once(&format!("{name}=\"")).and_then(|(_, rest)| rest.split('"').next());
        is_golden(classes, value("data-ticked")).then(|| value("href").and_then(route_of))?
    });
    lights.collect()
}

fn route_of(href: &str) -> Option<RouteId> {
    serde_json::from_str(&format!("\"{}\"", href.strip_prefix('#')?)).ok()
}

/// Of routes beside each other one is claimed.
fn trains(view: &View, routes: RouteSet) -> u32 {
    let is_first = |id: &RouteId| view.world.beside(*id).iter().all(|other| other > *id || !routes.contains(other));
    routes.iter().filter(is_first).map(|id| u32::from(view.world.route(id).length)).sum()
}

/// LG-5.4: every route in gold is said to be of use to a ticket, and the trains that are told are those of the routes in gold.
#[test]
fn what_is_golden_is_what_texts_and_sums_speak_of() {
    let words = Words::new(Lang::En);
    let (mut told, mut several) = (0, 0);
    for (seats, seed) in [(2, "gold"), (3, "plan"), (4, "one"), (5, "all")] {
        play::<LegacyGame>(seats, Options::default(), seed, |table| {
            let Some(seat) = table.game().to_act().first().filter(|_| table.decisions().len() % 3 == 0) else { return };
            let view = table.game().view(Viewer::Seat(seat));
            if view.players.iter().any(|player| player.payslip.is_some()) {
                return;
            }
            let (page, choices) = page_for(table, Viewer::Seat(seat), words);
            let gold = golden(&page, |classes, _| classes.split(' ').any(|class| class == "plan"));
            let plan = Plan::held(&view, seat);
            assert_eq!(trains(&view, gold), plan.trains);
            if plan.open().count() > 1 {
                let sum = format!("{} of your {} trains", plan.trains, view.player(seat).trains);
                let too_many = format!("{} trains, but you have {}", plan.trains, view.player(seat).trains);
                assert!(page.contains(&sum) || page.contains(&too_many), "{sum}");
                several += 1;
            }
            let is_long = choices.len() > 150;
            for choice in &choices {
                let Action::Claim { route, .. } = action(choice) else { continue };
                let is_said = choice.detail.contains("part of ") || choice.detail.contains("completes ");
                assert!(!gold.contains(route) || is_said, "{}: {}", choice.label, choice.detail);
                assert!(!choice.detail.contains("no ticket of yours") || !gold.contains(route), "{}", choice.detail);
                let why = LegacyGame::why(&view, seat, &action(choice), Rank::First, words).join(" ");
                assert!(is_long || !gold.contains(route) || !why.contains("cards"), "{}: {why}", choice.label);
                told += usize::from(gold.contains(route));
            }
        });
    }
    assert!(told > 20 && several > 20, "{told} and {several}");
}

/// LG-3.5: while tickets are ticked the map shows the plan that their sum counts, and once they are kept it is still that.
#[test]
fn tickets_that_are_ticked_are_lit_as_they_are_summed_and_kept() {
    let words = Words::new(Lang::En);
    let (mut planned, mut kept_so): (BTreeMap<u8, Plan>, usize) = (BTreeMap::new(), 0);
    for seed in ["tick", "tock"] {
        play::<LegacyGame>(3, Options::default(), seed, |table| {
            for seat in table.game().to_act().iter() {
                let view = table.game().view(Viewer::Seat(seat));
                let (page, choices) = page_for(table, Viewer::Seat(seat), words);
                for choice in &choices {
                    let Action::KeepTickets { places } = action(choice) else { continue };
                    let ticked: String = Vec::<u8>::from(places).iter().map(u8::to_string).collect();
                    let gold = golden(&page, |_, its| its.is_some_and(|its| its.split(' ').any(|one| one == ticked)));
                    let plan = Plan::with(&view, seat, kept(&view, seat, places));
                    assert_eq!(trains(&view, gold), plan.trains, "{}", choice.label);
                    let mut after = view.clone();
                    let player = &mut after.players[seat.index()];
                    player.tickets =
                        Some(kept(&view, seat, places).fold(player.tickets.unwrap_or_default(), TicketSet::with));
                    let then = Plan::held(&after, seat);
                    if plan.trains <= u32::from(view.player(seat).trains) {
                        assert_eq!(then.routes, plan.routes, "{}", choice.label);
                        kept_so += 1;
                    }
                    planned.insert(seat.0, then);
                }
            }
        });
    }
    assert!(kept_so > 20 && !planned.is_empty(), "{kept_so}");
}

/// LG-5.4: a route may be a piece of several.
#[test]
fn a_claim_names_every_ticket_that_it_helps() {
    let (words, mut several) = (Words::new(Lang::En), 0);
    each_decision(2, "hint", words, |view, seat, choices| {
        let plan = Plan::held(view, seat);
        for choice in choices {
            let Action::Claim { route, .. } = action(choice) else { continue };
            let uses = plan.uses(view, route);
            let of = |which: Use| uses.iter().filter(move |(_, its)| *its == which).map(|(ticket, _)| name(*ticket));
            if choices.len() <= 150 {
                for which in [Use::Completes, Use::Part, Use::AnotherWay] {
                    let is_said = |name: &String| choice.detail.contains(name.as_str());
                    assert!(of(which).filter(is_said).count() >= of(which).count().min(2), "{}", choice.detail);
                }
            }
            several += usize::from(uses.len() > 1);
        }
    });
    assert!(several > 0);
}

/// LG-5.4: a ticket is completed by the last piece of its part, or of any way that is as short; what brings it nearer on such a way is said too.
#[test]
fn a_claim_is_of_use_to_a_ticket_wherever_it_brings_it_nearer() {
    let (words, mut on_another_way) = (Words::new(Lang::En), 0);
    each_decision(3, "nearer", words, |view, seat, choices| {
        let plan = Plan::held(view, seat);
        for choice in choices {
            let Action::Claim { route, .. } = action(choice) else { continue };
            let mut with_it = view.clone();
            with_it.players[seat.index()].routes = view.player(seat).routes.with(route);
            let length = u32::from(view.world.route(route).length);
            for (ticket, _) in plan.open() {
                let alone = |view: &View| Plan::of(view, seat, TicketSet::only(ticket)).trains;
                let its = plan.uses(view, route).into_iter().find(|(used, _)| *used == ticket).map(|(_, its)| its);
                assert!(its.is_some() || alone(&with_it) + length > alone(view), "{}", choice.label);
                assert_eq!(its == Some(Use::Completes), with_it.completes(seat, ticket), "{}", choice.label);
                assert!(its != Some(Use::Part) || plan.needs(view, route), "{}", choice.label);
                on_another_way += usize::from(its == Some(Use::AnotherWay));
            }
        }
    });
    assert!(on_another_way > 0);
}

/// LG-5.4: two tickets may go together on ways that are no longer than their own.
#[test]
fn tickets_to_keep_are_summed_over_the_ways_that_they_share() {
    let view = opening(3);
    let both = [ticket("Atlanta–Buffalo"), ticket("Atlanta–St. Louis")];
    let alone = both.map(|ticket| Plan::of(&view, Seat(0), TicketSet::only(ticket)).trains);

    assert_eq!(alone, [10, 8]);
    // Four trains from Atlanta to Louisville are laid once.
    assert_eq!(Plan::of(&view, Seat(0), both.into_iter().collect()).trains, 14);
}

/// LG-5.4: while nothing else leads to a city of a ticket, the claim that does says so.
#[test]
fn the_last_way_into_a_city_is_told() {
    let mut view = opening(3);
    let held = ticket("Mobile–Pittsburgh");
    view.players[0].tickets = Some(TicketSet::only(held));
    let mobile = held.ends()[0];
    let into: Vec<RouteId> =
        view.world.open_routes().iter().filter(|id| view.world.route(*id).touches(mobile)).collect();
    let called = |id: &RouteId| route_name(&view, *id);
    let last = *into.iter().find(|id| called(id).contains("Birmingham")).unwrap();
    let others: RouteSet = into.iter().copied().filter(|id| called(id) != called(&last)).collect();
    assert!(Plan::held(&view, Seat(0)).last_ways(&view, Seat(0)).is_empty(), "there are others");
    view.closed = view.closed.union(others);

    let ways = Plan::held(&view, Seat(0)).last_ways(&view, Seat(0));
    let way = ways.iter().find(|way| way.route == last).expect("it is the last");
    assert_eq!((way.ticket, way.into), (held, Some(mobile)));
}

/// LG-3.5, LG-4.16: nobody is told to keep what they can't complete while they could keep what they can.
#[test]
fn no_hint_leads_to_tickets_that_take_too_many_trains() {
    let (words, mut vain) = (Words::new(Lang::En), 0);
    each_decision(4, "trains", words, |view, seat, choices| {
        let keeps: Vec<(bool, bool)> = choices
            .iter()
            .filter(|choice| matches!(action(choice), Action::KeepTickets { .. }))
            .map(|choice| {
                let is_sound = choice.detail.contains(" of your ");
                (is_sound, LegacyGame::is_no_advice(view, seat, &[], &action(choice)))
            })
            .collect();
        let can_be = keeps.iter().any(|(is_sound, _)| *is_sound);
        for (is_sound, is_no_advice) in keeps {
            assert_eq!(is_no_advice, !is_sound && can_be);
            vain += usize::from(is_no_advice);
        }
    });
    assert!(vain > 0);
}

/// LG-5.4: what a ticket needs by itself is no promise of what the plan for several needs: a page says which of the two it counts.
#[test]
fn a_number_of_trains_says_whether_it_is_of_one_ticket_or_of_the_plan() {
    let words = Words::new(Lang::En);
    let (mut first, mut added, mut longer) = (0, 0, 0);
    for seed in ["alone", "with others", "longer", "shared"] {
        play::<LegacyGame>(3, Options::default(), seed, |table| {
            let Some(seat) = table.game().to_act().first() else { return };
            let view = table.game().view(Viewer::Seat(seat));
            let (page, _) = page_for(table, Viewer::Seat(seat), words);
            let plan = Plan::held(&view, seat);
            for offered in view.player(seat).offered.into_iter().flat_map(|offer| offer.iter()) {
                let alone = Plan::of(&view, seat, TicketSet::only(offered)).trains;
                if plan.open().next().is_none() {
                    first += usize::from(page.contains(&format!("{alone} trains by itself")));
                } else if (1..=u32::from(view.player(seat).trains)).contains(&alone) {
                    let mine = view.player(seat).tickets.unwrap();
                    let more = Plan::with(&view, seat, mine.iter().chain([offered])).trains.saturating_sub(plan.trains);
                    let said = if more == 0 { "adds no trains".to_owned() } else { format!("adds {more} train") };
                    assert!(page.contains(&said), "{}: {said}", name(offered));
                    added += 1;
                }
            }
            for (ticket, missing) in plan.open().filter(|_| page.contains("<ul class=\"tickets\"")) {
                let alone = Plan::of(&view, seat, TicketSet::only(ticket)).trains;
                if missing.trains > alone && missing.trains <= u32::from(view.player(seat).trains) {
                    let said = format!(
                        "{} trains to go<span class=\"alone\"> · this one alone: {alone}</span>",
                        missing.trains
                    );
                    assert!(page.contains(&said), "{}: {said}", name(ticket));
                    longer += 1;
                }
            }
        });
    }
    assert!(first > 0 && added > 0 && longer > 0, "{first}, {added}, {longer}");
}
