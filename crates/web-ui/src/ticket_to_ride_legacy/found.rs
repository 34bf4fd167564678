//! LG-1.5: the one door to printed texts. It knows the view, and gives only what has been found, read or shown.

use crate::{Lang, Scene, Words};
use engine::{Seat, SeatSet, Viewer};
use ticket_to_ride_legacy::{
    BoxId, Event, EventCard, LegacyGame, Phase, RuleCard, RuleWorks, Sign, StoryCard, StorySign, Text, View, margin,
    title,
};

/// What this viewer may read. No other file of this folder asks the contents for a text: a test looks.
pub(crate) struct Found<'a> {
    view: &'a View,
    viewer: Viewer,
    /// The seats the reader plays: a finished game can be seen through other eyes, but their post stays their own.
    mine: SeatSet,
    lang: Lang,
}

/// A text with its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Printed {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

/// LG-4.17: what an event does is read to everybody when it is turned. Why it does is for the newspaper.
pub(crate) fn turned(event: &Event, words: &Words) -> Option<&'static str> {
    match event {
        Event::EventTurned { event } => Some(why_and_what(event.text().of(words.lang().code())).1),
        _ => None,
    }
}

/// The text of an event: its first sentence is the news, the rest is what that does.
pub(crate) fn why_and_what(text: &'static str) -> (&'static str, &'static str) {
    text.find(". ").map_or(("", text), |end| (&text[..end + 2], &text[end + 2..]))
}

/// What is new in a year or in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Novelty {
    Rule,
    Event,
    /// A rule that has ended.
    Gone,
}

impl Novelty {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Novelty::Rule => "lg-find-rule",
            Novelty::Event => "lg-find-event",
            Novelty::Gone => "lg-find-gone",
        }
    }

    pub(crate) fn class(self) -> &'static str {
        match self {
            Novelty::Rule => "of-rules",
            Novelty::Event => "of-events",
            Novelty::Gone => "gone",
        }
    }
}

/// Both sides of a story card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) front: &'static str,
    pub(crate) back: &'static str,
}

/// LG-5.8: the side that was read aloud, and the other where this viewer may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) number: u8,
    pub(crate) aloud: &'static str,
    pub(crate) secret: Option<&'static str>,
    pub(crate) is_met: bool,
}

/// LG-1.7: an opened box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unpacked {
    pub(crate) which: BoxId,
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    /// What really happened there.
    pub(crate) note: &'static str,
}

impl<'a> Found<'a> {
    pub(crate) fn by(scene: &Scene<'a, LegacyGame>) -> Found<'a> {
        Found {
            view: scene.view,
            viewer: *scene.viewer.look(),
            mine: *scene.people.mine.look(),
            lang: scene.words.lang(),
        }
    }

    /// What everybody at the table may read.
    pub(crate) fn in_public(view: &'a View, words: &Words) -> Found<'a> {
        Found { view, viewer: Viewer::Spectator, mine: SeatSet::EMPTY, lang: words.lang() }
    }

    /// LG-4.17: an event that has been turned in this game.
    pub(crate) fn event(&self, card: EventCard) -> Option<Printed> {
        let is_turned = self.view.event_discards.contains(&card) || self.view.banished == Some(card);
        is_turned.then(|| self.printed(card.name(), card.text()))
    }

    /// LG-1.9: exactly the rules in force, as far as they have been read.
    pub(crate) fn rules(&self) -> impl Iterator<Item = (RuleCard, Printed)> {
        let mut rules = self.view.world.rules().to_vec();
        rules.sort_by_key(|rule| rule.slot());
        rules.into_iter().map(|rule| (rule, self.printed(rule.name(), rule.text())))
    }

    /// LG-2.6: what a sign on a card does, once a rule in force asks for it.
    pub(crate) fn sign(&self, sign: Sign) -> Option<&'static str> {
        let reads_it = |works: &RuleWorks| match sign {
            Sign::Skull => matches!(works, RuleWorks::Names { .. }),
            Sign::Pickaxe => matches!(works, RuleWorks::Ore { .. }),
            Sign::Plain => false,
        };
        let rule = self.view.world.rules().iter().find(|rule| reads_it(rule.works()))?;
        Some(self.say(rule.in_brief()))
    }

    /// LG-1.11: the year's title, and its cards up to PAUSE once the first tickets are chosen, the rest when the game is over.
    pub(crate) fn story(&self) -> Option<(&'static str, Vec<Page>)> {
        let chapter = self.tells_story().then(|| self.view.world.options().chapter)?;
        let mut is_after_pause = false;
        let mut pages = Vec::new();
        for card in StoryCard::deck().filter(|card| card.chapter() == chapter) {
            let is_read = if is_after_pause { self.is_over() } else { self.has_begun() };
            if is_read {
                pages.push(Page { front: self.say(card.front()), back: self.say(card.back()) });
            }
            is_after_pause = is_after_pause || card.sign() == Some(StorySign::Pause);
        }
        Some((self.say(title(chapter)?), pages))
    }

    pub(crate) fn chapter(&self) -> u8 {
        self.view.world.options().chapter
    }

    /// What the year is called: it stands on the cover of its cards.
    pub(crate) fn year_name(&self) -> Option<&'static str> {
        self.tells_story().then(|| title(self.chapter())).flatten().map(|text| self.say(text))
    }

    /// LG-1.11: what the year's cards have put into play, once they are read.
    pub(crate) fn news(&self) -> Vec<(Novelty, Printed)> {
        if !self.tells_story() || !self.has_begun() {
            return Vec::new();
        }
        let mut news = Vec::new();
        for card in StoryCard::deck().filter(|card| card.chapter() == self.chapter()) {
            let (found, joined) = (self.view.world.rules(), self.view.world.options().events);
            let rules = card.rules().filter(|rule| found.contains(rule));
            news.extend(rules.map(|rule| (Novelty::Rule, self.printed(rule.name(), rule.in_brief()))));
            let events = card.events().filter(|event| joined.contains(*event));
            news.extend(events.map(|event| (Novelty::Event, self.printed(event.name(), event.text()))));
            news.extend(card.ends().map(|rule| (Novelty::Gone, self.printed(rule.name(), rule.text()))));
            if card.sign() == Some(StorySign::Pause) {
                break;
            }
        }
        news
    }

    /// LG-1.7: the rule and the events of a box that was opened here.
    pub(crate) fn box_news(&self, which: BoxId) -> Vec<(Novelty, Printed)> {
        if self.view.pieces.opened != Some(which) {
            return Vec::new();
        }
        let rule = which.rule().map(|rule| (Novelty::Rule, self.printed(rule.name(), rule.text())));
        let events = which.events().map(|event| (Novelty::Event, self.printed(event.name(), event.text())));
        rule.into_iter().chain(events).collect()
    }

    /// What really happened in these years, once the game is over.
    pub(crate) fn margin(&self) -> Option<&'static str> {
        let is_read = self.tells_story() && self.is_over();
        is_read.then(|| margin(self.view.world.options().chapter)).flatten().map(|text| self.say(text))
    }

    /// The box that was opened after this game.
    pub(crate) fn opened_box(&self) -> Option<Unpacked> {
        self.view.pieces.opened.map(|which| Unpacked {
            which,
            name: self.say(which.name()),
            text: self.say(which.text()),
            note: self.say(which.note()),
        })
    }

    /// LG-5.8: a company's postcards: the secret side for its owner, and for all once it is met.
    pub(crate) fn postcards(&self, seat: Seat) -> Vec<Received> {
        let its = &self.view.pieces.of[seat.index()];
        let is_own = self.viewer == Viewer::Seat(seat) && self.mine.contains(seat);
        let received = |card: ticket_to_ride_legacy::Postcard, is_met: bool| Received {
            number: card.number(),
            aloud: self.say(card.aloud()),
            secret: (is_own || is_met).then(|| self.say(card.secret())),
            is_met,
        };
        let waiting = its.postcards.iter().map(|card| received(card, false));
        waiting.chain(its.postcards_met.iter().map(|card| received(card, true))).collect()
    }

    /// A single game on a later world is no place to read the campaign's story.
    fn tells_story(&self) -> bool {
        let options = self.view.world.options();
        options.chapter == 1 || !options.companies.is_empty()
    }

    /// LG-3.12: tickets are chosen before the story is read.
    fn has_begun(&self) -> bool {
        !matches!(self.view.phase, Phase::FirstTickets { .. })
    }

    fn is_over(&self) -> bool {
        self.view.players.iter().any(|player| player.payslip.is_some())
    }

    fn printed(&self, name: &'static Text, text: &'static Text) -> Printed {
        Printed { name: self.say(name), text: self.say(text) }
    }

    fn say(&self, text: &'static Text) -> &'static str {
        text.of(self.lang.code())
    }
}
