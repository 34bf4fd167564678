//! LG-1.5: what has not been found, read or shown is nowhere in what a viewer's page is made of.

use super::*;
use crate::Paint;
use crate::page_testing::{each_table, news, people};
use engine::{Seat, Seed};
use ticket_to_ride_legacy::{BoxId, StoryCard, StorySign, Text};

const LANG: Lang = Lang::En;

/// All that reaches a viewer: page, buttons, prompt, sentences.
fn everything_for(table: &Table<LegacyGame>, viewer: Viewer) -> String {
    let words = Words::new(LANG);
    let (mut page, choices) = page_for(table, viewer, words);
    let (view, people) = (table.game().view(viewer), people(table.seats()));
    for choice in &choices {
        page += &format!("\n{} {} {} {}", choice.action, choice.label, choice.detail, choice.targets.join(" "));
    }
    let prompt = LegacyGame::prompt(&view, words, &people);
    page += &format!("\n{} {}", prompt.text, prompt.detail);
    for event in news(table, viewer) {
        page += &format!("\n{}", words.text(&LegacyGame::tell(&event), &people));
        page += &serde_json::to_string(&event).unwrap();
    }
    page.replace("&quot;", "\"").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")
}

/// Positions of all worlds, as every viewer sees them.
fn every_page(mut look: impl FnMut(&Table<LegacyGame>, Viewer, &str)) {
    each_table::<LegacyGame>("secrets", |table| {
        let phase = table.game().view(Viewer::Spectator).phase;
        let is_usual = matches!(phase, Phase::Turn { .. } | Phase::Draw { .. } | Phase::Depot { .. });
        if is_usual && table.decisions().len() % 97 > 0 {
            return;
        }
        // The one who acts, another player and a spectator.
        let acting = table.game().to_act().first().unwrap_or(Seat(0));
        for viewer in [Viewer::Seat(acting), Viewer::Seat(acting.left(table.seats())), Viewer::Spectator] {
            look(table, viewer, &everything_for(table, viewer));
        }
    });
}

/// Texts that this viewer has read, or may read now.
fn read_by(table: &Table<LegacyGame>, viewer: Viewer) -> Vec<&'static Text> {
    let view = table.game().view(viewer);
    let options = view.world.options();
    let is_over = view.players.iter().any(|player| player.payslip.is_some());
    let mut read: Vec<&Text> =
        options.rules.iter().flat_map(|rule| [rule.name(), rule.text(), rule.in_brief()]).collect();
    read.extend(view.event_discards.iter().chain(&view.banished).flat_map(|event| [event.name(), event.text()]));
    let mut pause = false;
    for card in StoryCard::deck().filter(|card| card.chapter() == options.chapter) {
        let has_begun = !matches!(view.phase, Phase::FirstTickets { .. });
        if if pause { is_over } else { has_begun } {
            read.extend([card.front(), card.back()]);
        }
        pause |= card.sign() == Some(StorySign::Pause);
    }
    if let Some(its) = view.pieces.opened {
        read.extend([its.name(), its.text(), its.note()]);
        read.extend(its.rule().into_iter().flat_map(|rule| [rule.name(), rule.text(), rule.in_brief()]));
        read.extend(its.events().flat_map(|event| [event.name(), event.text()]));
    }
    // Events that have joined the deck were read to all.
    read.extend(options.events.iter().flat_map(|event| [event.name(), event.text()]));
    for seat in Seat::all(table.seats()) {
        let its = &view.pieces.of[seat.index()];
        read.extend(its.postcards.iter().chain(its.postcards_met.iter()).map(Postcard::aloud));
        read.extend(its.postcards_met.iter().map(Postcard::secret));
        if viewer == Viewer::Seat(seat) {
            read.extend(its.postcards.iter().map(Postcard::secret));
        }
    }
    read
}

/// The page in small letters, without the texts that may be read (longest first: one may be part of another).
fn without_read(table: &Table<LegacyGame>, viewer: Viewer, page: &str) -> String {
    let mut read: Vec<String> =
        read_by(table, viewer).into_iter().map(|text| text.of(LANG.code()).to_lowercase()).collect();
    read.sort_by_key(|text| std::cmp::Reverse(text.len()));
    read.iter().fold(page.to_lowercase(), |page, text| page.replace(text, ""))
}

/// Whether a name stands there as a word of its own.
fn says(page: &str, name: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    page.match_indices(name).any(|(at, found)| {
        !is_letter(page[..at].chars().next_back()) && !is_letter(page[at + found.len()..].chars().next())
    })
}

/// LG-1.5, LG-1.9, LG-4.10, LG-4.17: nothing of a closed board, no text before its time, nobody's tickets but one's own. Drawing the pages
/// takes long, so each is drawn once and looked at for all three.
#[test]
fn what_has_not_been_found_read_or_shown_is_in_no_page() {
    let texts = every_text();
    every_page(|table, viewer, page| {
        let small = without_read(table, viewer, page);
        has_nothing_of_a_closed_board(table, viewer, &small);
        has_no_unread_text(table, viewer, &small, &texts);
        has_no_other_tickets(table, viewer, page);
    });
}

/// No city, route or board that is still closed, by name or by id.
fn has_nothing_of_a_closed_board(table: &Table<LegacyGame>, viewer: Viewer, page: &str) {
    let view = table.game().view(viewer);
    let opened = view.pieces.opened.and_then(BoxId::region);
    let is_closed = |region: &Region| !view.world.options().regions.contains(*region) && opened != Some(*region);
    for region in Region::ALL.iter().filter(|region| is_closed(region)) {
        let id = serde_json::to_value(region).unwrap();
        for name in [region.name(), id.as_str().unwrap()] {
            assert!(!says(page, &name.to_lowercase()), "{name}, seen by {viewer:?} in {:?}", view.phase);
        }
    }
    let is_hidden = |city: &City| !view.world.is_open(*city) && Some(city.region()) != opened;
    for city in City::all().filter(is_hidden) {
        for name in [city.name(), city.id()] {
            assert!(!says(page, &name.to_lowercase()), "{name}, seen by {viewer:?} in {:?}", view.phase);
        }
    }
    for route in view.world.routes().iter().filter(|route| !view.world.open_routes().contains(route.id)) {
        assert!(!page.contains(&format!("#{}\"", route.id)), "{:?}", route.id);
    }
}

/// Every story card, event, rule, box and side of a postcard.
fn every_text() -> Vec<&'static Text> {
    let mut all: Vec<&'static Text> = StoryCard::deck().flat_map(|card| [card.front(), card.back()]).collect();
    all.extend(EventCard::all().map(EventCard::text));
    all.extend(RuleCard::all().flat_map(|rule| [rule.text(), rule.in_brief()]));
    all.extend(BoxId::ALL.into_iter().flat_map(|its| [its.name(), its.text(), its.note()]));
    all.extend(Postcard::all().flat_map(|card| [card.aloud(), card.secret()]));
    let outsides: Vec<String> = BoxId::ALL.iter().map(|its| Words::new(LANG).say(its.word()).to_lowercase()).collect();
    all.retain(|text| !outsides.contains(&text.of(LANG.code()).to_lowercase()));
    all
}

/// Nothing of them before its time.
fn has_no_unread_text(table: &Table<LegacyGame>, viewer: Viewer, page: &str, all: &[&'static Text]) {
    let read = read_by(table, viewer);
    for text in all.iter().filter(|text| !read.iter().any(|read| read == *text)) {
        assert!(!page.contains(&text.of(LANG.code()).to_lowercase()), "{text:?}, seen by {viewer:?}");
    }
}

/// Until all are shown; a ticket that somebody had to show is no secret.
fn has_no_other_tickets(table: &Table<LegacyGame>, viewer: Viewer, page: &str) {
    let game = table.game();
    let is_over = game.view(viewer).players.iter().any(|player| player.payslip.is_some());
    let own = |view: &View, seat: Seat| -> Vec<Ticket> {
        let player = view.player(seat);
        let offered = player.offered.into_iter().flat_map(|offer| offer.iter());
        player.tickets.into_iter().flat_map(|tickets| tickets.iter()).chain(offered).collect()
    };
    let mine = match viewer {
        Viewer::Seat(seat) => own(&game.view(viewer), seat),
        _ => Vec::new(),
    };
    for seat in Seat::all(table.seats()).filter(|_| !is_over) {
        let shown = game.view(viewer).pieces.of[seat.index()].shown;
        let tickets = own(&game.view(Viewer::Seat(seat)), seat);
        for ticket in tickets.iter().filter(|ticket| !mine.contains(ticket) && !shown.contains(**ticket)) {
            let [from, to] = ticket.ends().map(City::name);
            for said in [format!("{from} – {to}"), format!("{from}–{to} ${}", ticket.value()), ticket.to_string()] {
                assert!(!page.contains(&said), "{said}, seen by {viewer:?}");
            }
        }
    }
}

/// LG-1.5: a click or a post about a closed board learns nothing.
#[test]
fn asking_about_a_closed_board_tells_nothing() {
    let table = Table::<LegacyGame>::open(2, Options::default(), Seed::new("ask")).unwrap();
    let view = table.game().view(Viewer::Seat(Seat(0)));
    for route in view.world.routes().iter().filter(|route| !view.world.open_routes().contains(route.id)) {
        assert_eq!(LegacyGame::meant_by(&view, Seat(0), &super::super::canvas::route_target(route.id)), []);
    }
    for city in City::all().filter(|city| !view.world.is_open(*city)) {
        assert_eq!(LegacyGame::meant_by(&view, Seat(0), &super::super::canvas::city_target(city)), []);
    }
}

/// The guard itself: only `found.rs` and `names.rs` ask the contents for texts.
#[test]
fn texts_come_through_one_door() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ticket_to_ride_legacy");
    let mut files: Vec<_> = ["", "panels", "moments"]
        .iter()
        .flat_map(|part| std::fs::read_dir(folder.join(part)).unwrap().flatten().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    files.retain(|path| !path.ends_with("found.rs") && !path.ends_with("names.rs"));
    assert!(files.len() > 20, "is the search right?");
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        for door in [".text()", ".aloud()", ".secret()", ".front()", ".back()", ".note()", "margin(", "title("] {
            let asked =
                source.lines().find(|line| line.contains(door) && !line.contains("found") && !line.contains("Found"));
            assert_eq!(asked, None, "{} asks for {door}", file.display());
        }
    }
}

/// Things still to be found have no name in the style sheet, which everybody can read.
#[test]
fn the_style_sheet_gives_nothing_away() {
    let style = crate::asset("ticket-to-ride-legacy.css", None).unwrap().bytes;
    let style = String::from_utf8_lossy(&style).to_lowercase();
    let found_later = RuleCard::all().filter(|rule| !RuleCard::at_the_start().contains(rule)).map(RuleCard::id);
    let regions = Region::ALL.iter().map(|region| serde_json::to_value(region).unwrap());
    let names = found_later.map(str::to_owned).chain(regions.map(|id| id.as_str().unwrap().to_owned()));
    for name in names.chain(City::all().map(|city| city.id().to_owned())) {
        assert!(!says(&style, &name), "{name}");
    }
}
