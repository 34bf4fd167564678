//! What somebody is told, in their language: about one table, or about several at once.

use super::About;
use crate::now::Now;
use crate::running::Running;
use catalog::engine::SeatSet;
use catalog::web_ui::{Lang, Words};

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
    players: String,
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
    pub(crate) lang: Lang,
    pub(crate) origin: String,
}

impl Item {
    pub(crate) fn new(table: &Running, now: &Now, about: About, since: i64, is_reminder: bool, words: &Words) -> Item {
        let people = now.people(SeatSet::EMPTY).in_language(words);
        Item {
            about,
            is_reminder,
            table: table.id().to_string(),
            game: table.game.title(),
            name: now.pace.terms.name.clone(),
            since,
            players: words.names(SeatSet::all(now.seats.len()), &people),
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
        };
        words.say_with(id, &[("table", table.into())])
    }
}

impl Letter {
    /// About these tables: at least one.
    pub(crate) fn new(items: Vec<Item>, lang: Lang, origin: &str) -> Letter {
        let words = Words::new(lang);
        let url = |item: &Item| format!("{origin}/tables/{}", item.table);
        let (title, text, leads_to, tag) = match items.as_slice() {
            [item] => {
                let text = words.say_with("notice-players", &[("names", item.players.as_str().into())]);
                (item.title(words), text, url(item), item.table.clone())
            }
            items => {
                let title = words.say_with("notice-several", &[("count", items.len().into())]);
                let text: Vec<String> = items.iter().map(|item| item.title(words)).collect();
                (title, text.join("\n"), format!("{origin}/"), "several".to_owned())
            }
        };
        let items = items.into_iter().map(|item| (item.clone(), url(&item))).collect();
        Letter { title, text, url: leads_to, tag, items, lang, origin: origin.to_owned() }
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
