//! What somebody is told, in their language: about one table, or about several at once.

use super::About;
use super::talk::Unheard;
use crate::now::Now;
use crate::running::Running;
use catalog::engine::SeatSet;
use catalog::web_ui::{Lang, Words};
use std::collections::BTreeSet;

/// One thing to tell. Nothing in it is a secret of the game: a letter may be read by others.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) about: About,
    pub(crate) is_reminder: bool,
    pub(crate) table: String,
    pub(crate) game: &'static str,
    /// What the players call the table; empty if they don't.
    pub(crate) name: String,
    pub(crate) since: i64,
    /// How many lines of talk are new; 0 where it is about something else.
    pub(crate) lines: usize,
    /// Who sits there; where it is about talk, who said something.
    people: String,
}

/// What is sent to one person.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) title: String,
    pub(crate) text: String,
    /// What it leads to.
    pub(crate) url: String,
    /// What takes the place of what was told before.
    pub(crate) tag: String,
    pub(crate) items: Vec<(Item, String)>,
    /// How many tables wait for the person, where that was looked for.
    pub(crate) waiting: Option<usize>,
    pub(crate) lang: Lang,
    pub(crate) origin: String,
}

impl Item {
    pub(super) fn new(
        table: &Running,
        now: &Now,
        about: About,
        since: i64,
        is_reminder: bool,
        unheard: Unheard,
        words: &Words,
    ) -> Item {
        let people = now.people(SeatSet::EMPTY).in_language(words);
        let is_talk = about == About::Talk;
        let named = if is_talk { unheard.speakers } else { SeatSet::all(now.seats.len()) };
        Item {
            about,
            is_reminder,
            table: table.id().to_string(),
            game: table.game.title(),
            name: now.pace.terms.name.clone(),
            since,
            lines: if is_talk { unheard.lines } else { 0 },
            people: words.names(named, &people),
        }
    }

    fn title(&self, words: &Words) -> String {
        let named = [("name", self.name.as_str().into()), ("game", self.game.into())];
        let table = if self.name.is_empty() { self.game.to_owned() } else { words.say_with("notice-table", &named) };
        let id = match (self.about, self.is_reminder) {
            (About::Turn, false) => "notice-turn",
            (About::Turn, true) => "notice-remind",
            (About::Began, _) => "notice-began",
            (About::Ended, _) => "notice-ended",
            (About::Talk, _) => "notice-talk",
        };
        words.say_with(id, &[("table", table.into())])
    }

    fn text(&self, words: &Words) -> String {
        let names = ("names", self.people.as_str().into());
        match self.about {
            About::Talk => words.say_with("notice-said", &[names, ("count", self.lines.into())]),
            About::Turn | About::Began | About::Ended => words.say_with("notice-players", &[names]),
        }
    }
}

impl Letter {
    /// About these tables: at least one.
    pub(crate) fn new(mut items: Vec<Item>, lang: Lang, origin: &str) -> Letter {
        let words = Words::new(lang);
        let url = |item: &Item| format!("{origin}/tables/{}", item.table);
        // That it is somebody's turn says more than that somebody talks.
        items.sort_by_key(|item| item.about == About::Talk);
        let tables: BTreeSet<&str> = items.iter().map(|item| item.table.as_str()).collect();
        let each = |line: fn(&Item, &Words) -> String| {
            let lines: Vec<String> = items.iter().map(|item| line(item, words)).collect();
            lines.join("\n")
        };
        let (title, text, leads_to, tag) = match tables.len() {
            1 => (items[0].title(words), each(Item::text), url(&items[0]), items[0].table.clone()),
            count => {
                let title = words.say_with("notice-several", &[("count", count.into())]);
                (title, each(Item::title), format!("{origin}/"), "several".to_owned())
            }
        };
        let items = items.into_iter().map(|item| (item.clone(), url(&item))).collect();
        Letter { title, text, url: leads_to, tag, items, waiting: None, lang, origin: origin.to_owned() }
    }

    /// One that says that notices arrive.
    pub(crate) fn trial(lang: Lang, origin: &str) -> Letter {
        let words = Words::new(lang);
        Letter {
            title: words.say("notice-trial"),
            text: words.say("notice-trial-text"),
            url: format!("{origin}/"),
            tag: "trial".to_owned(),
            items: Vec::new(),
            waiting: None,
            lang,
            origin: origin.to_owned(),
        }
    }

    /// Where these notices are stopped.
    pub(crate) fn stop_url(&self, stop: &str) -> String {
        format!("{}/notices/stop/{stop}", self.origin)
    }

    /// Each thing and where it leads, for a mail.
    pub(crate) fn lines(&self) -> Vec<(String, &str)> {
        let words = Words::new(self.lang);
        self.items.iter().map(|(item, url)| (item.title(words), url.as_str())).collect()
    }
}
