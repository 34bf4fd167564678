//! LG-1.6: the story deck, read in its fixed order: in set-up step 7 up to PAUSE, after the game up to STOP.

use super::events::EventCard;
use super::postcards::Postcard;
use super::rules::RuleCard;
use super::vocabulary::Filter;
use crate::tables::city::City;
use crate::tables::region::RegionSet;
use engine::Text;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A card of the story deck, by its place in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct StoryCard(u16);

/// Where reading stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Pause,
    Stop,
}

/// What a story card puts into play.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Brings {
    Rule(RuleCard),
    EndRule(RuleCard),
    Event(EventCard),
    Limit {
        of: LimitName,
        to: u8,
    },
    /// LG-2.6: pickaxes and skulls mean something from now on.
    Signs,
    Large {
        city: City,
        large: bool,
    },
    /// LG-5.8: the post brings this one after the game.
    Postcard {
        number: Postcard,
        to: Receiver,
    },
    /// A decision before this game's first turn, or after the game.
    Choice(Choice),
    /// It is the law now: every company has safe couplers.
    CouplersForAll,
    /// The least claimed routes of the campaign are no more.
    LiftLeastClaimed(usize),
}

/// Who gets what a story card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Receiver {
    Winner,
    Last,
}

/// Which of the options' limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LimitName {
    StartDollars,
    StartCards,
    CardsDrawn,
    TicketsSeen,
    LargeCityCards,
}

/// A decision of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub by: By,
    pub choose: Choose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// After the game.
    Winner,
    /// After the game, each company once.
    LastToFirst,
    /// LG-3.16: before the first turn, each company once.
    StartPlayerFirst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choose {
    /// A small city of these regions becomes large.
    LargeCity { regions: RegionSet },
    /// A second line beside a single route, in the map's least used colour; with no more companies than this in a colour
    /// of choice.
    SecondLine { routes: Filter, choice_of_colour: Option<u8> },
    /// A grey route of these gets the company's own colour.
    OwnColour { routes: Filter },
    /// A ticket that was not completed stays in the office, or none: completed in the next game it is worth more.
    KeptTicket { more: u32 },
    /// One of the company's tickets lies open for this game, or none: completed it is worth more.
    AwaitedTicket { more: u32 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedChapter {
    year: u16,
    title: Text,
    setup: Vec<PrintedCard>,
    after: Vec<PrintedCard>,
    margin: Text,
    /// Where the margin can be looked up: the same in both languages.
    sources: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedCard {
    front: Text,
    back: Text,
    #[serde(default)]
    brings: Vec<Brings>,
}

struct Chapter {
    year: u16,
    title: Text,
    margin: Text,
    sources: String,
}

struct Line {
    chapter: usize,
    card: PrintedCard,
    sign: Option<Sign>,
}

struct Story {
    chapters: Vec<Chapter>,
    deck: Vec<Line>,
}

static STORY: LazyLock<Story> = LazyLock::new(|| {
    let printed: Vec<PrintedChapter> = super::read("story.json", include_str!("../../contents/story.json"));
    let mut story = Story { chapters: Vec::new(), deck: Vec::new() };
    for (chapter, mut printed) in printed.into_iter().enumerate() {
        let sides =
            [(std::mem::take(&mut printed.setup), Sign::Pause), (std::mem::take(&mut printed.after), Sign::Stop)];
        for (cards, sign) in sides {
            story.deck.extend(cards.into_iter().map(|card| Line { chapter, card, sign: None }));
            if let Some(last) = story.deck.last_mut() {
                last.sign = Some(sign);
            }
        }
        let PrintedChapter { year, title, margin, sources, .. } = printed;
        story.chapters.push(Chapter { year, title, margin, sources });
    }
    story
});

impl StoryCard {
    /// The deck in its order.
    pub fn deck() -> impl Iterator<Item = StoryCard> {
        (0..STORY.deck.len() as u16).map(StoryCard)
    }

    /// From this place on up to and including the card with this sign.
    pub(crate) fn read_until(sign: Sign, from: usize) -> impl Iterator<Item = StoryCard> {
        let mut is_done = false;
        StoryCard::deck().skip(from).take_while(move |card| {
            let reads_on = !is_done;
            is_done = is_done || card.sign() == Some(sign);
            reads_on
        })
    }

    /// 1 to 12.
    pub fn chapter(self) -> u8 {
        self.line().chapter as u8 + 1
    }

    /// The year of its chapter.
    pub fn year(self) -> u16 {
        STORY.chapters[self.line().chapter].year
    }

    /// What is read before the game.
    pub fn front(self) -> &'static Text {
        &self.line().card.front
    }

    /// What is read after the game.
    pub fn back(self) -> &'static Text {
        &self.line().card.back
    }

    /// Whether reading stops here.
    pub fn sign(self) -> Option<Sign> {
        self.line().sign
    }

    /// LG-1.11: a chapter's cards up to PAUSE, read when its first tickets are chosen.
    pub(crate) fn before_game(chapter: u8) -> impl Iterator<Item = StoryCard> {
        let first = StoryCard::deck().position(|card| card.chapter() == chapter).unwrap_or(0);
        StoryCard::read_until(Sign::Pause, first)
    }

    /// The rules that come with it.
    pub fn rules(self) -> impl Iterator<Item = RuleCard> {
        self.brings().iter().filter_map(|brings| if let Brings::Rule(rule) = brings { Some(*rule) } else { None })
    }

    /// The rules that end with it.
    pub fn ends(self) -> impl Iterator<Item = RuleCard> {
        self.brings().iter().filter_map(|brings| if let Brings::EndRule(rule) = brings { Some(*rule) } else { None })
    }

    /// The events that join the deck with it.
    pub fn events(self) -> impl Iterator<Item = EventCard> {
        self.brings().iter().filter_map(|brings| if let Brings::Event(event) = brings { Some(*event) } else { None })
    }

    pub(crate) fn brings(self) -> &'static [Brings] {
        &self.line().card.brings
    }

    fn line(self) -> &'static Line {
        &STORY.deck[usize::from(self.0)]
    }
}

/// LG-1.5: options and files name a chapter's decisions by their place in the story: the boards they look at may lie in
/// closed boxes. One that is in no story is written out.
pub(crate) mod by_place {
    use super::{Brings, Choice, StoryCard};
    use serde::de::{Deserializer, Error};
    use serde::{Deserialize, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Named {
        Place(usize),
        WrittenOut(Choice),
    }

    fn told() -> impl Iterator<Item = Choice> {
        StoryCard::deck().flat_map(StoryCard::brings).filter_map(|brings| match brings {
            Brings::Choice(choice) => Some(*choice),
            _ => None,
        })
    }

    pub(crate) fn serialize<S: Serializer>(choices: &[Choice], to: S) -> Result<S::Ok, S::Error> {
        let place = |choice: &Choice| told().position(|its| its == *choice);
        to.collect_seq(choices.iter().map(|choice| place(choice).map_or(Named::WrittenOut(*choice), Named::Place)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Choice>, D::Error> {
        let known = |named: Named| match named {
            Named::WrittenOut(choice) => Ok(choice),
            Named::Place(place) => {
                told().nth(place).ok_or_else(|| D::Error::custom(format!("the story has no decision {place}")))
            }
        };
        Vec::<Named>::deserialize(from)?.into_iter().map(known).collect()
    }
}

impl From<StoryCard> for u16 {
    fn from(card: StoryCard) -> u16 {
        card.0
    }
}

impl TryFrom<u16> for StoryCard {
    type Error = String;

    fn try_from(place: u16) -> Result<StoryCard, String> {
        let card = StoryCard::deck().find(|card| card.0 == place);
        card.ok_or_else(|| format!("the story deck has no card {place}"))
    }
}

/// A chapter's title, for who has come so far.
pub fn title(chapter: u8) -> Option<&'static Text> {
    Some(&STORY.chapters.get(usize::from(chapter).checked_sub(1)?)?.title)
}

/// In the margin: what really happened, read at the end of a chapter.
pub fn margin(chapter: u8) -> Option<&'static Text> {
    Some(&STORY.chapters.get(usize::from(chapter).checked_sub(1)?)?.margin)
}

/// Where a chapter's margin can be looked up: acts, treaties, rulings and books by their own names.
pub fn sources(chapter: u8) -> Option<&'static str> {
    Some(&STORY.chapters.get(usize::from(chapter).checked_sub(1)?)?.sources)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::map::MAP;

    fn words(text: &str) -> usize {
        text.split_whitespace().count()
    }

    /// LG-6.1: twelve chapters, each with its story before and after the game.
    #[test]
    fn twelve_chapters_are_told() {
        let years: Vec<u16> = STORY.chapters.iter().map(|chapter| chapter.year).collect();
        assert_eq!(years, MAP.years);
        for chapter in 1..=12 {
            let signs: Vec<Sign> =
                StoryCard::deck().filter(|card| card.chapter() == chapter).filter_map(StoryCard::sign).collect();
            assert_eq!(signs, [Sign::Pause, Sign::Stop], "chapter {chapter}");
        }
    }

    /// LG-6.5: the story is told in a few clear beats: two or three cards a chapter, sixty words a side.
    #[test]
    fn story_cards_are_short() {
        for card in StoryCard::deck() {
            for side in [card.front(), card.back()] {
                assert!(words(side.of("en")) <= 60 && words(side.of("nl")) <= 66, "{}: {}", card.year(), side.of("en"));
            }
        }
        for chapter in 1..=12 {
            let cards = StoryCard::deck().filter(|card| card.chapter() == chapter).count();
            assert!((2..=3).contains(&cards), "chapter {chapter} has {cards} cards");
            let margin = margin(chapter).unwrap();
            assert!((35..=75).contains(&words(margin.of("en"))), "{chapter}: {} words", words(margin.of("en")));
            assert!(sources(chapter).unwrap().contains(char::is_numeric), "{chapter}: a source has a year");
        }
    }

    /// LG-1.6: reading goes on in the fixed order until PAUSE, then until STOP.
    #[test]
    fn the_story_is_read_up_to_a_sign() {
        let setup: Vec<StoryCard> = StoryCard::read_until(Sign::Pause, 0).collect();
        let after: Vec<StoryCard> = StoryCard::read_until(Sign::Stop, setup.len()).collect();

        assert_eq!(setup.last().and_then(|card| card.sign()), Some(Sign::Pause));
        assert_eq!(after.last().and_then(|card| card.sign()), Some(Sign::Stop));
        assert!(setup.iter().chain(&after).all(|card| card.chapter() == 1));
        assert_eq!(after[0], StoryCard(setup.len() as u16));
    }

    /// LG-6.1: each chapter changes something.
    #[test]
    fn every_chapter_changes_the_world() {
        for chapter in 1..=12 {
            let changes =
                StoryCard::deck().filter(|card| card.chapter() == chapter).any(|card| !card.brings().is_empty());
            assert!(changes, "chapter {chapter}");
        }
    }
}
