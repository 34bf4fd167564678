//! LG-1.5: what a player of these companies may not be told yet, and the shapes in which an answer could tell it.

use catalog::legacy::{
    BoxId, Campaign, City, Company, Contract, Ending, Entry, EventCard, Person, Postcard, Region, RouteId, RuleCard,
    Stage, StoryCard, Text, margin, title,
};
use serde_json::{Value, json};
use std::collections::HashSet;

#[derive(Clone, Debug)]
pub(crate) struct Secret {
    /// What it is: "a contract".
    pub(crate) kind: &'static str,
    shapes: Shapes,
}

#[derive(Clone, Debug)]
enum Shapes {
    /// A long text, by its first line.
    Text(String),
    /// A name, alone between tags or quotation marks: as part of a sentence it may be any word.
    Name(String),
    /// The name of a thing in JSON, in the word files and in the ids of shapes.
    Id { id: String, words: Vec<String> },
}

/// What lies open at tables, and is not in the campaign before their games are over.
#[derive(Default)]
pub(crate) struct OnTables {
    /// By id.
    contracts: Vec<String>,
    /// Companies choose who joins them.
    shows_people: bool,
    postcards: Vec<(Company, u8)>,
    postcards_met: Vec<u8>,
}

impl OnTables {
    /// As everybody sees a table.
    pub(crate) fn add(&mut self, view: &Value) {
        let pieces = &view["pieces"];
        let listed = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let contracts = listed(&pieces["contracts_dealt"]).into_iter().chain([pieces["contract"].clone()]);
        self.contracts.extend(contracts.filter_map(|contract| contract.as_str().map(str::to_owned)));
        self.shows_people |= view["phase"].to_string().contains("draft");
        for (player, its) in listed(&view["players"]).iter().zip(listed(&pieces["of"])) {
            let company: Company = serde_json::from_value(player["company"].clone()).unwrap();
            let numbers = |what: &str| serde_json::from_value::<Vec<u8>>(its[what].clone()).unwrap();
            self.postcards.extend(numbers("postcards").into_iter().map(|number| (company, number)));
            self.postcards_met.extend(numbers("postcards_met"));
        }
    }
}

/// All that is hidden from a player of `mine`.
pub(crate) fn hidden(campaign: &Campaign, mine: &[Company], open: &OnTables) -> Vec<Secret> {
    let mut all = Vec::new();
    hide_story(campaign, &mut all);
    hide_boxes(campaign, &mut all);
    hide_cards(campaign, open, &mut all);
    hide_boards(campaign, &mut all);
    hide_post(campaign, mine, open, &mut all);
    // A year and its rule may be called the same.
    let known: Vec<&Text> = (1..first_hidden_title(campaign)).filter_map(title).collect();
    all.retain(|secret| !known.iter().any(|text| secret.is_called(text.of("en")) || secret.is_called(text.of("nl"))));
    all
}

/// The next year's title stands on the cover of its cards.
fn first_hidden_title(campaign: &Campaign) -> u8 {
    match campaign.stage() {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => chapter + 1,
        Stage::Over => 13,
    }
}

/// The first secret that a text tells.
pub(crate) fn told<'a>(text: &str, hidden: &'a [Secret]) -> Option<&'a Secret> {
    told_but(text, hidden, |_| false)
}

/// The first secret that a text tells and does not mean otherwise.
fn told_but<'a>(text: &str, hidden: &'a [Secret], is_other: impl Fn(&Secret) -> bool) -> Option<&'a Secret> {
    // Actions stand in attributes as escaped JSON.
    let text = text.replace("&quot;", "\"");
    let read = Read::of(&text);
    hidden.iter().find(|secret| secret.is_told_by(&read) && !is_other(secret))
}

/// A text with its parts, so that it is gone through once and not for every secret.
struct Read<'a> {
    text: &'a str,
    /// `ship`
    words: HashSet<&'a str>,
    /// `city-salt-lake-city`; of a ticket `ticket-of-boston--reno` also its cities.
    ids: HashSet<&'a str>,
    /// Strings of JSON that are no keys, and no attributes of a tag.
    strings: HashSet<&'a str>,
    /// What stands between two tags.
    alone: HashSet<&'a str>,
}

impl<'a> Read<'a> {
    fn of(text: &'a str) -> Read<'a> {
        let quoted = text.match_indices('"').zip(text.match_indices('"').skip(1));
        let strings = quoted.filter_map(|((from, _), (to, _))| {
            let before = text[..from].trim_end().chars().next_back();
            let is_value = matches!(before, Some('[' | ',' | ':')) && !text[to + 1..].starts_with(':');
            is_value.then(|| &text[from + 1..to])
        });
        let ids = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
        Read {
            text,
            words: text.split(|sign: char| !sign.is_alphanumeric()).collect(),
            ids: ids.flat_map(|id| id.trim_start_matches("ticket-of-").split("--").chain([id])).collect(),
            strings: strings.collect(),
            alone: text.split('>').filter_map(|part| part.split('<').next()).collect(),
        }
    }

    fn contains(&self, line: &str) -> bool {
        let mut words = line.split(|sign: char| !sign.is_alphanumeric());
        words.all(|word| self.words.contains(word) || word.is_empty()) && self.text.contains(line)
    }
}

pub(crate) fn assert_absent(sent: &[(String, String)], hidden: &[Secret], to: &str) {
    for (path, text) in sent {
        // To everybody the API's description says that people can be told by mail; a rule has the same name.
        let is_a_way_to_tell = |secret: &Secret| path == "/api/openapi.json" && secret.is_the_id("mail");
        if let Some(secret) = told_but(text, hidden, is_a_way_to_tell) {
            panic!("{path} tells {secret:?} {to}");
        }
    }
}

/// Whether a text tells this one, in either language.
pub(crate) fn tells(text: &str, wanted: &'static Text) -> bool {
    let mut all = Vec::new();
    hide_text("a text", wanted, &mut all);
    told(text, &all).is_some()
}

impl Secret {
    fn is_called(&self, name: &str) -> bool {
        matches!(&self.shapes, Shapes::Name(its) if its == name)
    }

    fn is_the_id(&self, wanted: &str) -> bool {
        matches!(&self.shapes, Shapes::Id { id, .. } if id == wanted)
    }

    fn is_told_by(&self, read: &Read) -> bool {
        match &self.shapes {
            Shapes::Text(line) => written(line).iter().any(|line| read.contains(line)),
            Shapes::Name(name) => {
                // Any word may stand in a sentence, and stories name people; several words in a row are no chance.
                let is_long = self.kind != "a person" && name.contains(' ') && name.chars().count() >= 12;
                let is_alone = |name: &str| read.alone.contains(name) || read.strings.contains(name);
                written(name).iter().any(|name| is_alone(name) || (is_long && read.contains(name)))
            }
            Shapes::Id { id, words } => {
                read.strings.contains(id.as_str()) || words.iter().any(|word| read.ids.contains(word.as_str()))
            }
        }
    }
}

/// As it may stand in a page, in JSON, or as it is.
fn written(text: &str) -> Vec<String> {
    let page = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let json = Value::from(text).to_string();
    let mut all = vec![text.to_owned(), page, json.trim_matches('"').to_owned()];
    all.dedup();
    all
}

fn hide_text(kind: &'static str, text: &'static Text, all: &mut Vec<Secret>) {
    for line in [text.of("en"), text.of("nl")].into_iter().filter_map(|text| text.lines().next()) {
        if line.chars().count() >= 8 {
            all.push(Secret { kind, shapes: Shapes::Text(line.to_owned()) });
        }
    }
}

fn hide_name(kind: &'static str, text: &'static Text, all: &mut Vec<Secret>) {
    for name in [text.of("en"), text.of("nl")] {
        all.push(Secret { kind, shapes: Shapes::Name(name.to_owned()) });
    }
}

/// `words` are its ids in the word files and on the page, where `lg-` is left out.
fn hide_id(kind: &'static str, id: &str, words: &[String], all: &mut Vec<Secret>) {
    let shapes = words.iter().map(|word| word.trim_start_matches("lg-").to_owned());
    let words: Vec<String> = words.iter().cloned().chain(shapes).collect();
    all.push(Secret { kind, shapes: Shapes::Id { id: id.to_owned(), words } });
}

fn hide_story(campaign: &Campaign, all: &mut Vec<Secret>) {
    for card in StoryCard::deck().skip(campaign.story_read().count()) {
        hide_text("a story card", card.front(), all);
        hide_text("a story card", card.back(), all);
    }
    let next = first_hidden_title(campaign);
    (next..=12).filter_map(title).for_each(|text| hide_name("a title", text, all));
    let not_over = if *campaign.stage() == Stage::Over { 13 } else { next - 1 };
    (not_over..=12).filter_map(margin).for_each(|text| hide_text("a margin", text, all));
    for ending in Ending::ALL {
        let is_told = |entry: &Entry| match entry {
            Entry::Relief { came } => Ending::of_relief(*came) == ending,
            Entry::ThroughTrain { arrived } => Ending::of_train(*arrived) == ending,
            Entry::FieldBook { whole } => Ending::of_book(*whole) == ending,
            _ => false,
        };
        if !has(campaign, is_told) {
            hide_text("an ending", ending.text(), all);
        }
    }
}

fn hide_boxes(campaign: &Campaign, all: &mut Vec<Secret>) {
    for which in BoxId::ALL {
        if !campaign.boxes_open().contains(&which) {
            hide_name("the inside of a box", which.name(), all);
            hide_text("the inside of a box", which.text(), all);
            hide_text("the inside of a box", which.note(), all);
        }
        if !has(campaign, |entry| *entry == Entry::Rumour { which }) {
            hide_text("a rumour", which.rumour(), all);
        }
        if !has(campaign, |entry| *entry == Entry::WrenFound { which }) {
            hide_text("how Wren is found", which.wren(), all);
        }
    }
}

/// Rules, events, people and contracts that nobody has turned over.
fn hide_cards(campaign: &Campaign, open: &OnTables, all: &mut Vec<Secret>) {
    let found = |rule: RuleCard| {
        campaign.rulebook().contains(&rule) || has(campaign, |entry| *entry == Entry::RuleFound { rule })
    };
    for rule in RuleCard::all().filter(|rule| !found(*rule)) {
        hide_id("a rule", rule.id(), &[rule.word().to_owned()], all);
        hide_name("a rule", rule.name(), all);
        hide_text("a rule", rule.text(), all);
        hide_text("a rule", rule.in_brief(), all);
    }
    let joined = |event: EventCard| {
        EventCard::at_the_start().contains(event) || has(campaign, |entry| *entry == Entry::EventJoined { event })
    };
    for event in EventCard::all().filter(|event| !joined(*event)) {
        hide_id("an event", event.id(), &[event.word().to_owned()], all);
        hide_name("an event", event.name(), all);
        hide_text("an event", event.text(), all);
    }
    let met = |person: Person| {
        open.shows_people
            || campaign.boxes_open().contains(&BoxId::Conductor)
            || has(campaign, |entry| matches!(entry, Entry::PersonJoined { person: its, .. } if *its == person))
    };
    for person in Person::all().filter(|person| !met(*person)) {
        hide_id("a person", person.id(), &[person.word().to_owned()], all);
        hide_name("a person", person.name(), all);
        hide_text("a person", person.text(), all);
    }
    let hung = |contract: Contract| {
        open.contracts.iter().any(|seen| seen == contract.id())
            || has(campaign, |entry| matches!(entry, Entry::Contract { contract: its, .. } if *its == contract))
    };
    for contract in Contract::all().filter(|contract| !hung(*contract)) {
        hide_id("a contract", contract.id(), &[contract.word().to_owned()], all);
        hide_name("a contract", contract.name(), all);
        // Some postcards ask for the same.
        if !Postcard::all().any(|card| card.secret().of("en").starts_with(contract.text().of("en"))) {
            hide_text("a contract", contract.text(), all);
        }
    }
}

/// Regions, cities and routes of boards that lie in closed boxes.
fn hide_boards(campaign: &Campaign, all: &mut Vec<Secret>) {
    for region in Region::ALL.into_iter().filter(|region| !campaign.regions().contains(*region)) {
        let id = json!(region);
        hide_id("a region", id.as_str().unwrap(), &[], all);
        all.push(Secret { kind: "a region", shapes: Shapes::Name(region.name().to_owned()) });
    }
    let is_closed = |city: City| !campaign.regions().contains(city.region());
    for city in City::all().filter(|city| is_closed(*city)) {
        hide_id("a city", city.id(), &[city.id().to_owned(), format!("city-{}", city.id())], all);
        // Stories name towns; a map or a list names them alone.
        if city.name().chars().count() < 8 {
            all.push(Secret { kind: "a city", shapes: Shapes::Name(city.name().to_owned()) });
        }
    }
    let printed = (1..=150).map(|number| serde_json::from_value::<RouteId>(json!(format!("r{number:03}"))).unwrap());
    for route in printed.filter(|route| route.printed_ends().is_some_and(|ends| ends.into_iter().any(is_closed))) {
        hide_id("a route", &route.to_string(), &[format!("route-{route}")], all);
    }
}

fn hide_post(campaign: &Campaign, mine: &[Company], open: &OnTables, all: &mut Vec<Secret>) {
    for card in Postcard::all() {
        let received = |company: &Company| {
            campaign.company(*company).office.postcards.contains(card)
                || open.postcards.contains(&(*company, card.number()))
        };
        let is_met = open.postcards_met.contains(&card.number())
            || has(campaign, |entry| matches!(entry, Entry::PostcardMet { postcard, .. } if *postcard == card));
        // "You take $4." stands on many: it tells nothing by itself.
        let is_common = Postcard::all().filter(|other| other.secret() == card.secret()).count() > 1;
        if !is_met && !is_common && !mine.iter().any(received) {
            hide_text("the secret side of a postcard", card.secret(), all);
        }
        if !is_met && campaign.post_office().contains(card) && !Company::ALL.iter().any(received) {
            hide_text("a postcard in the post office", card.aloud(), all);
        }
    }
}

fn has(campaign: &Campaign, is_it: impl Fn(&Entry) -> bool) -> bool {
    campaign.chronicle().iter().any(is_it)
}

/// LG-1.5: every kind of secret is looked for, in the shapes in which the program writes what is found.
#[test]
fn a_leak_of_every_kind_would_be_found() {
    let campaign = Campaign::new(&[Company::Red, Company::Blue]);
    let hidden = hidden(&campaign, &[Company::Red], &OnTables::default());
    let finds = |kind: &str, text: String| {
        let secret = told(&text, &hidden).unwrap_or_else(|| panic!("{kind} is not found in {text}"));
        assert_eq!(secret.kind, kind, "in {text}");
    };
    let ship = RuleCard::parse("ship").unwrap();
    let blizzard = EventCard::parse("blizzard").unwrap();
    let (person, contract) = (Person::all().next().unwrap(), Contract::all().next().unwrap());
    let card = StoryCard::deck().next().unwrap();
    let reno = City::parse("reno").unwrap();
    let line = |text: &Text| text.of("nl").lines().next().unwrap_or_default().to_owned();

    finds("a rule", json!({ "rules": ["company-routes", ship] }).to_string());
    finds("a rule", format!("<h3>{}</h3>", ship.name().of("en")));
    finds("an event", json!({ "do": "banish", "event": blizzard }).to_string());
    finds("an event", format!("<p>{}</p>", line(blizzard.text())));
    finds("an event", format!("<img src=\"/assets/{}.svg\">", blizzard.word()));
    finds("a person", json!({ "people": [{ "id": person.id() }] }).to_string());
    finds("a person", format!("<button data-target=\"card-{0}\" data-word=\"{0}\">", person.word()));
    finds("a contract", json!({ "contract": contract }).to_string());
    finds("a contract", format!("<b>{}</b>", contract.name().of("nl")));
    finds("a story card", json!({ "front": card.front().of("en") }).to_string());
    finds("a title", format!("<title>{}</title>", title(7).unwrap().of("en")));
    finds("a margin", format!("<aside>{}</aside>", line(margin(1).unwrap())));
    finds("the inside of a box", json!({ "boxes_open": [BoxId::Texas.name().of("en")] }).to_string());
    finds("a rumour", line(BoxId::Texas.rumour()));
    finds("how Wren is found", line(BoxId::Texas.wren()));
    finds("an ending", line(Ending::TrainArrived.text()));
    finds("a region", json!({ "regions": campaign.regions().with(Region::Cascades) }).to_string());
    finds("a city", format!("<g id=\"city-{}\">", reno.id()));
    finds("a city", format!("<text>{}</text>", reno.name()));
    finds("a city", json!({ "tickets": ["boston--reno"] }).to_string());
    finds("a route", "<g data-target=\"route-r149\">".to_owned());
    finds("a route", "{\"changes\":[{\"lifted\":{\"route\":\"r149\"}}]}".to_owned());
    let postcard = Postcard::all().find(|card| card.secret().of("en").len() > 30).unwrap();
    finds("the secret side of a postcard", line(postcard.secret()));
    finds("a postcard in the post office", line(postcard.aloud()));
    let harmless = told("<form method=\"post\"><p>The ship is late in Reno, Nevada.</p>", &hidden);
    assert!(harmless.is_none(), "{harmless:?}");
}
