//! Checks of all contents together: what a writer of them can get wrong.

use super::boxes::{BoxId, Earned, Tally};
use super::contracts::Contract;
use super::endings::Ending;
use super::entries;
use super::events::{EventCard, Joins};
use super::growth::Growth;
use super::people::Person;
use super::postcards::{From, Postcard, PostcardSet};
use super::rules::RuleCard;
use super::story::{Brings, StoryCard, margin, title};
use super::vocabulary::{Condition, Filter};
use crate::campaign::trials::played;
use crate::rules::network::Network;
use crate::tables::region::{Region, RegionSet};
use crate::world::World;
use crate::{Campaign, Company, Options, Ticket};
use engine::Text;
use serde::Deserialize;
use std::collections::BTreeSet;

/// The names of an enum's variants, as its file writes them.
fn variants(file: &str, name: &str) -> Vec<String> {
    let body = file.split(&format!("enum {name} {{\n")).nth(1).unwrap_or_else(|| panic!("no enum {name}"));
    let lines = body.split("\n}").next().unwrap().lines();
    let starts = lines.filter_map(|line| line.strip_prefix("    ")).filter(|line| line.starts_with(char::is_uppercase));
    starts.map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap().to_string()).collect()
}

/// Every word of what the contents hold, as it is written for programmers.
fn words(parts: impl IntoIterator<Item = String>) -> BTreeSet<String> {
    let split =
        |part: String| part.split(|letter: char| !letter.is_alphanumeric()).map(str::to_string).collect::<Vec<_>>();
    parts.into_iter().flat_map(split).collect()
}

fn conditions() -> impl Iterator<Item = &'static Condition> {
    Postcard::all().map(Postcard::when).chain(Contract::all().map(Contract::when))
}

/// LG-6.8: no verb of the vocabulary is there that no contents use.
#[test]
fn every_verb_is_used() {
    let vocabulary = include_str!("vocabulary.rs");
    let mut parts: Vec<String> = conditions().map(|condition| format!("{condition:?}")).collect();
    parts.extend(Postcard::all().map(|card| format!("{:?} {:?} {:?}", card.kind(), card.reward(), card.from())));
    parts.extend(EventCard::all().map(|card| format!("{:?} {:?}", card.works(), card.joins())));
    parts.extend(RuleCard::all().map(|rule| format!("{:?} {:?} {:?}", rule.works(), rule.slot(), rule.source())));
    parts.extend(BoxId::ALL.map(|which| format!("{:?}", which.earned())));
    parts.extend(StoryCard::deck().map(|card| format!("{:?}", card.brings())));
    parts.extend(Person::all().map(|person| format!("{:?}", person.power())));
    let used = words(parts);
    let files = [
        (vocabulary, ["Condition", "Effect", "Works", "Who", "Count", "Limit"].as_slice()),
        (include_str!("postcards.rs"), &["Kind", "From", "Reward"]),
        (include_str!("events.rs"), &["Joins"]),
        (include_str!("rules.rs"), &["RuleWorks", "Source", "Slot"]),
        (include_str!("boxes.rs"), &["Earned", "Tally"]),
        (include_str!("story.rs"), &["Brings", "Receiver", "LimitName", "By", "Choose"]),
        (include_str!("people.rs"), &["Power"]),
    ];
    for (file, names) in files {
        for (name, variant) in
            names.iter().flat_map(|name| variants(file, name).into_iter().map(move |its| (name, its)))
        {
            assert!(used.contains(&variant), "no contents use {name}::{variant}");
        }
    }
}

/// LG-6.5: every condition can be met with two companies: one that holds all postcards meets each kind sooner or later.
#[test]
fn two_companies_meet_every_kind_of_condition() {
    let mut options = Campaign::rehearsal(11, 2);
    options.events = EventCard::all().collect();
    options.companies[0].postcards = Postcard::all().collect();
    options.companies[1].postcards = PostcardSet::EMPTY;
    let mut met = PostcardSet::EMPTY;
    for seed in 0..60 {
        met = played(&options, &seed.to_string()).companies[0].postcards_met.iter().fold(met, PostcardSet::with);
    }
    let seen = words(met.iter().map(|card| format!("{:?}", card.when())));
    let missing: Vec<String> =
        variants(include_str!("vocabulary.rs"), "Condition").into_iter().filter(|kind| !seen.contains(kind)).collect();

    assert_eq!(missing, [""; 0]);
}

/// LG-6.8: every text is there in both languages, and says something.
#[test]
fn every_text_says_something_in_both_languages() {
    let mut texts: Vec<&Text> = StoryCard::deck().flat_map(|card| [card.front(), card.back()]).collect();
    texts.extend((1..=12).flat_map(|chapter| [title(chapter), margin(chapter)]).flatten());
    texts.extend(BoxId::ALL.into_iter().flat_map(|its| [its.name(), its.text(), its.note(), its.rumour(), its.wren()]));
    texts.extend(EventCard::all().flat_map(|card| [card.name(), card.text()]));
    texts.extend(RuleCard::all().flat_map(|rule| [rule.name(), rule.text(), rule.in_brief()]));
    texts.extend(Growth::ALL.map(Growth::name));
    texts.extend(Ending::ALL.map(Ending::text));
    texts.extend(Postcard::all().flat_map(|card| [card.aloud(), card.secret()]));
    texts.extend(Contract::all().flat_map(|contract| [contract.name(), contract.text()]));
    texts.extend(Person::all().flat_map(|person| [person.name(), person.text()]));
    for text in texts {
        assert!(text.all().count() > 1 && text.all().all(|said| said.trim().len() > 1), "{text:?}");
    }
}

/// LG-6.2: every box can be opened: its region touches the map sooner or later, and there are games enough.
#[test]
fn every_box_can_be_opened() {
    let mut open = Region::at_the_start();
    let mut closed: Vec<BoxId> = BoxId::ALL.to_vec();
    for _ in 3..=11 {
        let touches = |which: &BoxId| which.region().is_none_or(|region| region.neighbours().touches(open));
        let place = closed.iter().position(touches).expect("a box that touches the map");
        open = closed.remove(place).region().into_iter().fold(open, RegionSet::with);
    }
    assert_eq!((closed.len(), open.len()), (0, Region::ALL.len()));
    let by_play = |earned: &Earned| match earned {
        Earned::Chain(ends) => ends.iter().all(|city| Region::at_the_start().contains(city.region())),
        Earned::TicketTo(cities) => Ticket::all().any(|ticket| ticket.ends().iter().any(|end| cities.contains(end))),
        Earned::ChainRegions(count) => *count <= Region::ALL.len(),
        Earned::Tally { of: Tally::PostcardsMet, per_company, .. } => 5 * *per_company as usize <= Postcard::COUNT,
        _ => true,
    };
    assert!(BoxId::ALL.iter().all(|which| by_play(which.earned())), "earned on the first boards or by counting");
}

/// LG-5.8: every postcard can be obtained: by a ticket, in a box, by a contract, from the story or as growth.
#[test]
fn every_postcard_can_be_obtained() {
    let told = |card: Postcard| {
        let brings = StoryCard::deck().flat_map(StoryCard::brings);
        brings.filter(|brings| matches!(brings, Brings::Postcard { number, .. } if *number == card)).count()
    };
    let mut counts = [0; 5];
    for card in Postcard::all() {
        let source = match card.from() {
            From::Ticket(_) => 0,
            From::Box(_) => 1,
            From::Contract(_) => 2,
            From::Story => 3,
            From::Growth => 4,
        };
        counts[source] += 1;
        assert_eq!(told(card), usize::from(card.from() == From::Story), "{card:?}");
    }
    assert_eq!(counts, [52, 9, 8, 5, 3]);
    assert_eq!(Growth::deck()[Growth::Postcard as usize], 3, "one growth card for each");
}

/// A map of the first boards and these boxes' ones.
fn world(boxes: &[BoxId]) -> World {
    let regions = boxes.iter().filter_map(|which| which.region()).fold(Region::at_the_start(), RegionSet::with);
    let options = Options { chapter: 5, regions, boxes_open: boxes.to_vec(), ..Options::default() };
    World::new(2, &options).unwrap()
}

fn can_hold(world: &World, condition: &Condition) -> bool {
    let fitting = |routes: &Filter| {
        let mut fitting = 0;
        let mut left = world.open_routes();
        while let Some(id) = left.first() {
            left = left.without(id).minus(world.beside(id));
            fitting += usize::from(routes.fits(world.route(id), world));
        }
        fitting
    };
    match condition {
        Condition::Claim(routes) => fitting(routes) > 0,
        Condition::Claims { routes, at_least } => fitting(routes) >= usize::from(*at_least),
        Condition::PaidInLocomotives(length) => world.open_routes().iter().any(|id| world.route(id).length >= *length),
        Condition::Chain(ends) => {
            Network::of(world, world.open_routes()).joins(*ends) && ends.iter().all(|city| world.is_open(*city))
        }
        Condition::ChainRegions(count) => world.options().regions.len() >= *count,
        Condition::EventNow(event) => match event.joins() {
            Joins::Start => true,
            Joins::Story => {
                StoryCard::deck().any(|card| card.year() <= 1877 && card.brings().contains(&Brings::Event(*event)))
            }
            Joins::Box(which) => world.options().boxes_open.contains(which),
        },
        Condition::IsOpen(which) => world.options().boxes_open.contains(which),
        Condition::All(all) => all.iter().all(|each| can_hold(world, each)),
        Condition::Any(any) => any.iter().any(|each| can_hold(world, each)),
        _ => true,
    }
}

/// LG-5.13: at least sixty postcards can be met from 1877 on, whichever four boards were opened.
#[test]
fn sixty_postcards_can_be_met_with_four_more_boards() {
    let boards: Vec<BoxId> = BoxId::ALL.into_iter().filter(|which| which.region().is_some()).collect();
    let mut fewest = Postcard::COUNT;
    for bits in 0..1_u32 << boards.len() {
        if bits.count_ones() == 4 {
            let open: Vec<BoxId> =
                boards.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, its)| *its).collect();
            let world = world(&open);
            fewest = fewest.min(Postcard::all().filter(|card| can_hold(&world, card.when())).count());
        }
    }
    assert!(fewest >= 60, "{fewest}");
}

/// LG-3.13: the ticket deck never has fewer than ten, also with a ticket in every office.
#[test]
fn the_ticket_deck_never_runs_short() {
    let start = Campaign::new(&[]).tickets().len();

    assert!(start - Company::ALL.len() >= 10, "{start}");
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sample {
    id: String,
    when: Condition,
    name: Text,
}

/// LG-6.8: a mistake in a file is told with the file and the entry.
#[test]
fn a_mistake_names_its_file_and_its_entry() {
    let mistake = |entry: &str| entries::<Sample>("sample.json", &format!("[{entry}]")).unwrap_err();
    let sample = |when: &str, name: &str| format!(r#"{{"id": "lamp", "when": {when}, "name": {name}}}"#);
    let (when, name) = (r#"{"coins": {"exactly": 3}}"#, r#"{"en": "Lamp", "nl": "Lamp"}"#);

    let good = entries::<Sample>("sample.json", &format!("[{}]", sample(when, name))).unwrap();
    assert_eq!(
        (good[0].id.as_str(), &good[0].when, good[0].name.of("en")),
        ("lamp", &Condition::Coins { exactly: 3 }, "Lamp")
    );
    let told = [
        (mistake(&sample(r#"{"chain": ["boston", "gotham"]}"#, name)), r#"no city is called "gotham""#),
        (mistake(&sample(r#"{"levitate": 3}"#, name)), "unknown variant `levitate`"),
        (mistake(r#"{"id": "lamp", "wen": 1}"#), "unknown field `wen`"),
    ];
    for (mistake, reason) in told {
        assert!(mistake.starts_with(r#"contents/sample.json, id "lamp": "#) && mistake.contains(reason), "{mistake}");
    }
    let broken = entries::<Sample>("sample.json", "[{").unwrap_err();
    assert!(broken.starts_with("contents/sample.json: EOF"), "{broken}");
    assert!(mistake("7").starts_with("contents/sample.json, entry 1: "), "{}", mistake("7"));
}
