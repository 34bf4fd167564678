//! What can go wrong with a request: a status, a code for programs, a sentence for people, and the rule it stands on.

use crate::opening::nobody;
use crate::reader::{Reader, Wants};
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{Html, IntoResponse, Response};
use catalog::engine::{Message, Rule, Text};
use catalog::web_ui::pages;
use catalog::web_ui::{People, Words};
use catalog::{Hold, RefusalCode, Refused};
use serde_json::{Value, json};
use std::num::NonZeroU32;
use storage::StorageError;

/// Nothing has changed when one of these is the answer.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    kind: Kind,
    why: Why,
    /// The slug of the game, and its rule.
    rule: Option<(&'static str, Rule)>,
    /// Where to go from here.
    back: String,
    /// In so many seconds it may be asked again.
    wait: Option<NonZeroU32>,
    /// The table as it is now, so that a late page can catch up.
    live: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    NotFound,
    WrongMethod,
    NoTable,
    NoCampaign,
    NoGame,
    BadInvite,
    NotYourSeat,
    NotSeated,
    NotYourCompany,
    NotYourTable,
    NotYourTurn,
    NotBegun,
    GameOver,
    Stale,
    Illegal,
    BadAction,
    BadOptions,
    BadForm,
    Seats,
    Name,
    NoBot,
    CannotUndo,
    NoUndoAsked,
    NoLesson,
    LessonFirst,
    LessonRead,
    LessonWait,
    NoTalk,
    NoHint,
    TalkEmpty,
    BadNote,
    NobodyThere,
    TooLarge,
    TooMany,
    NotARecord,
    RecordRefused,
    OtherRules,
    Damaged,
    Campaign,
    NotACampaign,
    NotOver,
    NotHere,
    PlayersOnly,
    NotFree,
    NotMissed,
    NoClock,
    BadClock,
    NoVacation,
    NoMoment,
    Password,
    NameTaken,
    BadPassword,
    BadCode,
    NotSignedIn,
    NoDevice,
    NoWay,
    TooManyWays,
    BadHook,
    BadMail,
    NoMail,
    BadMailLink,
    NoToken,
    UnknownToken,
    NotForPrograms,
    NoPromise,
    CrossSite,
    BadRequest,
    Busy,
    NotStored,
    Fault,
}

/// What fills the sentence's `{ $why }`, where it has one.
#[derive(Clone, Debug)]
enum Why {
    Plain,
    Text(String),
    Told(Box<(Message, People)>),
    /// A lesson asks for something else first.
    First(Text),
}

impl Kind {
    /// The status, the code, and the id of the sentence.
    #[rustfmt::skip]
    fn facts(self) -> (u16, &'static str, &'static str) {
        match self {
            Kind::NotFound      => (404, "not_found",       "problem-not-found"),
            Kind::WrongMethod   => (405, "wrong_method",    "problem-bad-request"),
            Kind::NoTable       => (404, "no_table",        "problem-no-table"),
            Kind::NoCampaign    => (404, "no_campaign",     "problem-no-campaign"),
            Kind::NoGame        => (404, "no_game",         "problem-no-game"),
            Kind::BadInvite     => (404, "bad_invite",      "problem-bad-invite"),
            Kind::NotYourSeat   => (403, "not_your_seat",   "problem-not-your-seat"),
            Kind::NotSeated     => (403, "not_seated",      "problem-not-seated"),
            Kind::NotYourCompany => (403, "not_your_company", "problem-not-your-company"),
            Kind::NotYourTable  => (403, "not_your_table",  "problem-not-your-table"),
            Kind::NotYourTurn   => (409, "not_your_turn",   "problem-not-your-turn"),
            Kind::NotBegun      => (409, "not_begun",       "problem-not-begun"),
            Kind::GameOver      => (409, "game_over",       "problem-not-your-turn"),
            Kind::Stale         => (409, "stale",           "problem-stale"),
            Kind::Illegal       => (422, "illegal",         "problem-illegal"),
            Kind::BadAction     => (400, "bad_action",      "problem-bad-action"),
            Kind::BadOptions    => (422, "bad_options",     "problem-bad-form"),
            Kind::BadForm       => (400, "bad_form",        "problem-bad-form"),
            Kind::Seats         => (422, "seats",           "problem-seats"),
            Kind::Name          => (422, "name",            "problem-name"),
            Kind::NoBot         => (422, "no_bot",          "problem-no-bot"),
            Kind::CannotUndo    => (409, "cannot_undo",     "problem-cannot-undo"),
            Kind::NoUndoAsked   => (409, "no_undo_asked",   "problem-no-undo-asked"),
            Kind::NoLesson      => (404, "no_lesson",       "problem-no-lesson"),
            Kind::LessonFirst   => (409, "lesson_first",    "problem-lesson-first"),
            Kind::LessonRead    => (409, "lesson_read",     "problem-lesson-read"),
            Kind::LessonWait    => (409, "lesson_wait",     "problem-lesson-wait"),
            Kind::NoTalk        => (403, "no_talk",         "problem-no-talk"),
            Kind::NoHint        => (403, "no_hint",         "problem-no-hint"),
            Kind::TalkEmpty     => (422, "talk",            "problem-talk-empty"),
            Kind::BadNote       => (422, "note",            "problem-note"),
            Kind::NobodyThere   => (409, "nobody_there",    "problem-nobody-there"),
            Kind::TooLarge      => (413, "too_large",       "problem-too-large"),
            Kind::TooMany       => (429, "too_many",        "problem-too-many"),
            Kind::NotARecord    => (400, "not_a_record",    "problem-not-a-record"),
            Kind::RecordRefused => (422, "record_refused",  "problem-record-refused"),
            Kind::OtherRules    => (409, "other_rules",     "problem-other-rules"),
            Kind::Damaged       => (500, "damaged",         "problem-damaged"),
            Kind::Campaign      => (422, "campaign",        "problem-campaign"),
            Kind::NotACampaign  => (400, "not_a_campaign",  "problem-not-a-campaign"),
            Kind::NotOver       => (403, "not_over",        "problem-not-over"),
            Kind::NotHere       => (409, "not_here",        "problem-not-here"),
            Kind::PlayersOnly   => (403, "players_only",    "problem-players-only"),
            Kind::NotFree       => (409, "not_free",        "problem-not-free"),
            Kind::NotMissed     => (409, "not_missed",      "problem-not-missed"),
            Kind::NoClock       => (409, "no_clock",        "problem-no-clock"),
            Kind::BadClock      => (422, "bad_clock",       "problem-bad-clock"),
            Kind::NoVacation    => (422, "no_vacation",     "problem-no-vacation"),
            Kind::Password      => (422, "password",        "problem-password"),
            Kind::NameTaken     => (409, "name_taken",      "problem-name-taken"),
            Kind::BadPassword   => (403, "bad_password",    "problem-bad-password"),
            Kind::BadCode       => (403, "bad_code",        "problem-bad-code"),
            Kind::NotSignedIn   => (403, "not_signed_in",   "problem-not-signed-in"),
            Kind::NoDevice      => (404, "no_device",       "problem-no-device"),
            Kind::NoWay         => (404, "no_way",          "problem-no-way"),
            Kind::TooManyWays   => (422, "too_many_ways",   "problem-too-many-ways"),
            Kind::BadHook       => (422, "bad_hook",        "problem-bad-hook"),
            Kind::BadMail       => (422, "bad_mail",        "problem-bad-mail"),
            Kind::NoMail        => (409, "no_mail",         "problem-no-mail"),
            Kind::BadMailLink   => (404, "bad_mail_link",   "problem-bad-mail-link"),
            Kind::NoToken       => (401, "no_token",        "problem-no-token"),
            Kind::UnknownToken  => (401, "unknown_token",   "problem-unknown-token"),
            Kind::NotForPrograms => (403, "not_for_programs", "problem-not-for-programs"),
            Kind::NoPromise     => (422, "no_promise",      "problem-no-promise"),
            Kind::NoMoment      => (404, "no_moment",       "problem-no-moment"),
            Kind::CrossSite     => (403, "cross_site",      "problem-cross-site"),
            Kind::BadRequest    => (400, "bad_request",     "problem-bad-request"),
            Kind::Busy          => (503, "busy",            "problem-busy"),
            Kind::NotStored     => (503, "not_stored",      "problem-not-stored"),
            Kind::Fault         => (500, "fault",           "problem-fault"),
        }
    }
}

impl Problem {
    pub(crate) fn because(kind: Kind, why: impl Into<String>) -> Problem {
        Problem { why: Why::Text(why.into()), ..kind.into() }
    }

    /// A refusal by the rules, or by the table.
    pub(crate) fn refused(refused: Refused, slug: &'static str, people: People) -> Problem {
        let kind = match refused.code {
            RefusalCode::NotYourTurn => Kind::NotYourTurn,
            RefusalCode::GameOver => Kind::GameOver,
            RefusalCode::Illegal => Kind::Illegal,
            RefusalCode::Unreadable => Kind::BadAction,
            RefusalCode::BadOptions => Kind::BadOptions,
            RefusalCode::BadRecord => Kind::RecordRefused,
        };
        let rule = refused.rule.map(|rule| (slug, rule));
        Problem { why: Why::Told(Box::new((refused.message, people))), rule, ..kind.into() }
    }

    /// A refusal by a campaign.
    pub(crate) fn campaign(why: Message) -> Problem {
        Problem::told(Kind::Campaign, why)
    }

    /// What only a campaign that is over has.
    pub(crate) fn not_over() -> Problem {
        Problem::campaign(Message::new("campaign-not-over"))
    }

    /// A lesson does not make this move yet.
    pub(crate) fn hold(hold: Hold) -> Problem {
        match hold {
            Hold::First(said) => Problem { why: Why::First(said), ..Kind::LessonFirst.into() },
            Hold::Read => Kind::LessonRead.into(),
            Hold::Wait => Kind::LessonWait.into(),
        }
    }

    /// With a reason in both languages that names nobody.
    pub(crate) fn told(kind: Kind, message: Message) -> Problem {
        Problem { why: Why::Told(Box::new((message, nobody()))), ..kind.into() }
    }

    /// A body of more than so many bytes.
    pub(crate) fn larger_than(bytes: usize) -> Problem {
        Problem::told(Kind::TooLarge, Message::new("too-large").number("kilobytes", (bytes / 1024) as i64))
    }

    /// More than anybody may ask for.
    pub(crate) fn too_many(why: Message, wait: NonZeroU32) -> Problem {
        Problem { wait: Some(wait), ..Problem::told(Kind::TooMany, why) }
    }

    /// Without a particular reason.
    pub(crate) fn is_bare(&self) -> bool {
        matches!(self.why, Why::Plain)
    }

    pub(crate) fn back_to(self, back: impl Into<String>) -> Problem {
        Problem { back: back.into(), ..self }
    }

    /// The fragments of the page as it is now travel with the problem.
    pub(crate) fn with_live(self, live: String) -> Problem {
        Problem { live: Some(live), ..self }
    }

    pub(crate) fn is(&self, kind: Kind) -> bool {
        self.kind == kind
    }

    pub(crate) fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.kind.facts().0).expect("the table above holds statuses")
    }

    /// One sentence: the reason if there is a particular one.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self.why(words) {
            why if why.is_empty() => words.say(self.kind.facts().2),
            why => why,
        }
    }

    /// The problem as this reader wants it: a page, or JSON for programs and for the page's script.
    pub(crate) fn show(&self, reader: &Reader) -> Response {
        let mut response = match reader.wants {
            Wants::Page => (self.status(), Html(self.page(reader))).into_response(),
            Wants::Fragment | Wants::Json => (self.status(), Json(self.json(reader.words()))).into_response(),
        };
        if self.status() == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, wait.get().into());
        }
        response
    }

    fn page(&self, reader: &Reader) -> String {
        let (status, _, id) = self.kind.facts();
        let visit = reader.visit("");
        let why = self.why(reader.words());
        pages::error(&visit, &pages::Problem { status, id, why, rule: self.rule, back: self.back.clone() })
            .into_string()
    }

    fn json(&self, words: &Words) -> Value {
        let (_, code, id) = self.kind.facts();
        let why = self.why(words);
        let filled = [("why", why.as_str().into())];
        let mut answer = json!({ "error": {
            "code": code,
            "message": self.sentence(words),
            "why": words.say_with(&format!("{id}.why"), &filled),
            "todo": words.say_with(&format!("{id}.todo"), &filled),
            "rule": self.rule.map(|(_, rule)| rule),
        } });
        if let Some(live) = &self.live {
            answer["live"] = live.as_str().into();
        }
        answer
    }

    fn why(&self, words: &Words) -> String {
        match &self.why {
            Why::Plain => String::new(),
            Why::Text(text) => text.clone(),
            Why::First(said) => {
                let said = said.of(words.lang().code());
                words.say_with("lesson-first", &[("said", said.into())])
            }
            Why::Told(told) => {
                let (message, people) = &**told;
                words.text(message, people)
            }
        }
    }
}

impl From<Kind> for Problem {
    fn from(kind: Kind) -> Problem {
        Problem { kind, why: Why::Plain, rule: None, back: "/".to_owned(), wait: None, live: None }
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        match error {
            StorageError::Stale => Kind::Stale.into(),
            StorageError::Closed => Kind::Busy.into(),
            StorageError::Damaged { number, why } => {
                tracing::error!("a log is damaged at entry {number}: {why}");
                crate::running::damaged(number)
            }
            StorageError::Database(fault) => {
                tracing::error!("storage: {fault}");
                Kind::NotStored.into()
            }
            fault => {
                tracing::error!("storage: {fault}");
                Kind::Fault.into()
            }
        }
    }
}

/// The mark of an answer that already shows its problem, as a table's page does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsShown;

/// Handlers don't know how the reader wants it; [`crate::guard::with_problem_shown`] does.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
