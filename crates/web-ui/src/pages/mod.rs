//! The pages that are not a table: functions from plain data to markup. The server fills the data in.
//!
//! What the pages expect of the server (every form works without script):
//!
//! | URL | what |
//! |---|---|
//! | `GET /` | [`home`]; `?finished=text&page=N` the finished tables |
//! | `GET /language/{code}?back=/path` | remembers the language, then 303 to `back` (a path of ours, or `/`) |
//! | `GET /settings?back=/path` | [`settings`]; `POST` with any of its fields, and `back`, 303 to itself; by the script 204 |
//! | `GET /tables/new?game={slug}` | [`new_table`] |
//! | `POST /tables` | the form of `home` or `new_table`, read by [`TableAsk::from_fields`]; 303 to the table |
//! | `GET /tables/{id}` | [`gathering`] until all are there, then [`crate::page`]; `?at=N` an earlier moment, `?as=0…` or `?as=all` other eyes (replays and finished games) |
//! | `GET /tables/{id}/live?version=N` | server-sent events: `patch` with the fragments of [`crate::live`], at once if the table is past that version; `reload` when the page itself is out of date, or its script, which `&script=` names, is not of this server. Takes `as` too |
//! | `GET /tables/{id}/at/{N}` | the fragments of [`crate::live`] for an earlier moment; takes `as` too |
//! | `POST /tables/{id}/actions` | fields `version`, `seat` (0 is the first), `action` (JSON) |
//! | `POST /tables/{id}/undo` | fields `version`, `do` = `back`, `ask`, `agree` or `decline` |
//! | `POST /tables/{id}/lesson` | fields `version`, `do` = `next`, `show`, `back`, `go` (with `step`) or `play-on` |
//! | `POST /tables/{id}/talk` | field `text` |
//! | `POST /tables/{id}/seat` | fields `seat`, `do` = `bot`, `back`, `leave`, `resign`, `pause`, `go-on`, `new-link` or `away` (with `days`); of the seat of somebody else `link-for` or `bot-for` |
//! | `GET /tables/{id}/seats/{seat}` | [`join`] for a seat that anybody may take; `POST` with field `name` takes it, 303 to the table |
//! | `POST /tables/{id}/begin` | whoever opened the table waits no longer: bots sit down on the empty chairs; 303 to the table |
//! | `GET /tables/{id}/board.svg` | the board in small, as a spectator sees it |
//! | `POST /rematch/{id}` | the same people once more; 303 to their table |
//! | `GET /tables/{id}/why?target=…&seat=0` | [`crate::why`] |
//! | `GET /tables/{id}/record` | the record file |
//! | `GET /tables/{id}/analysis` | [`analysis`]; `POST` begins it, 303 back |
//! | `GET /join/{token}` | [`join`]; `POST` with field `name` takes the seat, 303 to the table |
//! | `GET /campaigns/new` | [`PaintCampaign::new_page`]; `POST /campaigns` its form, read by [`CampaignAsk::from_fields`]; 303 to the campaign |
//! | `POST /campaigns/import` | multipart form with a file `campaign`; 303 to the campaign |
//! | `GET /campaigns/{id}` | [`PaintCampaign::page`] |
//! | `POST /campaigns/{id}/games` | fields `present` (a company, several times), `promise`, `entropy`; 303 to the table |
//! | `POST /campaigns/{id}/companies/{company}` | fields `to`, `name`: another player |
//! | `POST /campaigns/{id}/towns` | fields `company`, `city`, `name` |
//! | `GET /campaigns/{id}/changes` | [`PaintCampaign::changes`]: what the last game has changed |
//! | `GET /campaigns/{id}/ceremony?step=N` | [`PaintCampaign::ceremony`] |
//! | `GET /campaigns/{id}/poster.svg` | [`PaintCampaign::poster`] |
//! | `POST /campaigns/{id}/telegram` | field `text` |
//! | `GET /campaigns/{id}/export` | the campaign's file |
//! | `POST /replays` | multipart form with a file `record`; 303 to a table with `is_replay` |
//! | `GET /games/{slug}/rules` | [`rules`], with anchors such as `#AR-4.10` |
//! | `GET /games/{slug}/examples/{name}/{N}` | [`example`] |
//! | `GET /games/{slug}/how-to-play` | [`how_to_play`] |
//! | `GET /games/{slug}/learn/{lesson}` | [`lesson`]; `POST` begins it or goes on (fields `step`, `again`), 303 to its table |
//! | `GET /me` | [`me`]; `POST /me/keep` (`name`, `password`), `/me/code`, `/me/end` (`device`), `/me/sign-out`, `/me/delete` (`sure`) |
//! | `GET /me/enter` | [`enter`]; `POST` with `name` and `password`, or `code`, 303 to home |
//! | `POST /me/enter/mail` | field `mail`: a link to come in is sent there; `GET` and `POST /me/enter/mail/{link}` use it |
//! | `GET /me/mail/{link}` | [`question`]; `POST` says that a mail address is the reader's |
//! | `GET /me/notices` | [`notices`]; `POST` its form; `/me/notices/mail` (`mail`), `/webhook` (`url`, `form`), `/push` (JSON), `/try` and `/end` (`way`) |
//! | `GET /notices/stop/{token}` | [`question`]; `POST` stops these notices |
//! | `GET /offline` | [`offline`], which the worker `/sw.js` keeps |
//! | `GET /about` | [`about`] |
//! | `GET /assets/{path}?v=…` | [`crate::asset`]; it says whether it may be kept for ever |
//!
//! A post by the script carries `X-Fragment: 1`: it is answered with the fragments of [`crate::live`] (200), or with JSON
//! `{"error":{"message":…,"todo":…,"rule":…}}` and a 4xx status (with `live`, the fragments as they are now, if the table has moved on). Without it: 303 back to the table, or [`error`].

mod about;
mod analysis;
mod campaign;
mod chairs;
mod document;
mod error;
mod example;
mod gathering;
mod home;
mod how_to_play;
mod join;
pub(crate) mod ladder;
mod lesson;
mod markdown;
mod me;
mod my_tables;
mod new_table;
mod notices;
mod offline;
mod pace;
mod question;
mod rules;
mod settings;

pub use about::about;
pub use analysis::{AnalysisPage, AnalysisPoint, AnalysisState, AnalysisTold, analysis};
pub use campaign::{
    CampaignAsk, CampaignSetting, ChapterTable, CompanyAsk, CompanyPerson, JoinCompany, NewCampaign, PaintCampaign,
};
pub(crate) use campaign::{Offered, who_plays};
pub(crate) use chairs::Chair;
pub(crate) use document::{Document, how_to_play_from, how_to_play_url, lesson_url, rules_from, rules_url};
pub use error::{Problem, error};
pub use example::{ExampleMoment, ExamplePage, example, example_moment, example_title};
pub use gathering::{Gathering, gathering};
pub use home::{Home, MyCampaign, home};
pub use how_to_play::{HowToPlay, LittlePicture, how_to_play};
pub use join::{Join, join};
pub use lesson::{LessonPage, lesson};
pub use me::{Made, Me, MyDevice, enter, me};
pub use my_tables::{Finished, Listed, MyTable};
pub use new_table::{NewTable, SeatAsk, TableAsk, new_table};
pub use notices::{MyWay, MyWish, Notices, notices};
pub use offline::offline;
pub use pace::{ClockAsk, PaceAsk};
pub use question::{Question, question};
pub use rules::{Digest, Rules, rules};
pub use settings::{Settings, settings, url as settings_url};

use crate::{Preferences, Words};

/// Who reads a page, and where.
#[derive(Clone, Copy)]
pub struct Visit<'a> {
    pub words: &'a Words,
    /// The path and query of the page, for the switch of language.
    pub path: &'a str,
    /// The name the reader used last, or nothing.
    pub name: &'a str,
    pub preferences: Preferences,
}

/// A game that can be played here, from the catalog.
#[derive(Clone, Debug, PartialEq)]
pub struct GameCard {
    pub slug: &'static str,
    pub title: &'static str,
    /// How few and how many can play.
    pub seats: (usize, usize),
    /// The bots that play it, the strongest first: `baron`, `broker` …
    pub bots: Vec<&'static str>,
    /// SHA-256 of the server's part of the seed of the reader's next table: fixed before the reader's browser adds its own.
    pub promise: String,
    /// Its games make a campaign.
    pub has_campaign: bool,
    /// Its lessons, the one for newcomers first.
    pub lessons: Vec<LessonCard>,
}

/// A lesson that can be begun, or gone on with.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonCard {
    /// The name in its URL.
    pub name: &'static str,
    pub title: String,
    pub minutes: u32,
    /// The reader has been through it.
    pub is_done: bool,
}

#[cfg(test)]
mod tests;
