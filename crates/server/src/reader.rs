//! Who asks: the session, the language, and the form in which the answer is wanted.

use crate::app::App;
use crate::packing::Encoding;
use crate::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use catalog::web_ui::pages::Visit;
use catalog::web_ui::{Lang, Preferences, Words};
use std::sync::Arc;
use storage::{Session, StorageError};

const SESSION: &str = "session";
const PREFERENCES: &str = "settings";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// What one request says of its sender.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// Whose token came with the request: from the cookie, or as `Authorization: Bearer …`. Several devices are one session.
    pub(crate) session: Option<Session>,
    /// The device itself. Whether it is anybody's is another question.
    pub(crate) device: Option<Session>,
    /// A program of theirs asks, with a token made for it.
    pub(crate) is_program: bool,
    pub(crate) lang: Lang,
    /// The language that the browser asks for.
    accepted: Lang,
    pub(crate) preferences: Preferences,
    /// Whom they don't want to hear.
    pub(crate) muted: Arc<[Session]>,
    pub(crate) wants: Wants,
    /// How the answer may be packed.
    pub(crate) unpacks: Option<Encoding>,
    /// The path and query asked for.
    pub(crate) path: String,
    /// What our URLs begin with, as the reader sees them.
    pub(crate) origin: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wants {
    /// A whole page.
    Page,
    /// Parts of the page, for its script; problems as JSON.
    Fragment,
    Json,
}

impl Reader {
    pub(crate) fn words(&self) -> &'static Words {
        Words::new(self.lang)
    }

    /// For a page that greets them by this name, if at all.
    pub(crate) fn visit<'a>(&'a self, name: &'a str) -> Visit<'a> {
        Visit { words: self.words(), path: &self.path, name, preferences: self.preferences }
    }

    /// The same request, of this person.
    pub(crate) fn of_person(self, person: Session) -> Reader {
        Reader { session: Some(person), ..self }
    }

    /// The same reader, who likes the pages so.
    pub(crate) fn liking(self, preferences: Preferences) -> Reader {
        Reader { lang: preferences.lang.unwrap_or(self.accepted), preferences, ..self }
    }

    /// The name used last, or nothing.
    pub(crate) async fn name(&self, app: &App) -> Result<String, StorageError> {
        Ok(self.stored(app).await?.map(|(_, name)| name).unwrap_or_default())
    }

    /// The reader's session; a new one if there is none, with the cookie that makes the browser remember it.
    pub(crate) async fn seated_session(
        &self,
        app: &App,
        name: &str,
    ) -> Result<(Session, Option<Cookie>), StorageError> {
        if let Some((session, known_as)) = self.stored(app).await? {
            if !name.is_empty() && name != known_as {
                app.db.rename_session(&session, name).await?;
            }
            return Ok((session, None));
        }
        let (session, token) = app.new_guest(name, self.preferences).await?;
        Ok((session, Some(Cookie::session(&token, app.config.is_secure()))))
    }

    async fn stored(&self, app: &App) -> Result<Option<(Session, String)>, StorageError> {
        let Some(session) = &self.session else { return Ok(None) };
        Ok(app.db.name_of(session).await?.map(|name| (session.clone(), name)))
    }

    /// All that the request itself says: a session that is there, or not. Whoever asks first ([`Reader::keep`]) reads it for all.
    pub(crate) fn of(parts: &Parts, app: &App) -> Reader {
        if let Some(reader) = parts.extensions.get::<Reader>() {
            return reader.clone();
        }
        let headers = &parts.headers;
        let token = bearer(headers).or_else(|| cookie(headers, SESSION)).map(Session::of_token);
        let host = text(headers, HOST).unwrap_or("localhost");
        let reader = Reader {
            session: token.clone(),
            device: token,
            is_program: false,
            lang: Lang::default(),
            accepted: accepted(headers),
            preferences: Preferences::default(),
            muted: Arc::default(),
            wants: wants(parts),
            unpacks: Encoding::accepted(headers),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            origin: match &app.config.public_url {
                Some(url) => url.to_string(),
                None => format!("http://{host}"),
            },
        };
        reader.liking(preferences(headers))
    }

    /// The same, kept with the request for those who ask next.
    pub(crate) fn keep(parts: &mut Parts, app: &App) -> Reader {
        let reader = Reader::of(parts, app);
        parts.extensions.insert(reader.clone());
        reader
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Problem> {
        Ok(app.recognised(Reader::of(parts, app)).await?)
    }
}

/// A value for the header `Set-Cookie`.
#[derive(Clone, Debug)]
pub(crate) struct Cookie(pub(crate) String);

impl Cookie {
    pub(crate) fn session(token: &str, is_secure: bool) -> Cookie {
        let secure = if is_secure { "; Secure" } else { "" };
        Cookie(format!("{SESSION}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={A_YEAR}{secure}"))
    }

    /// The browser forgets its session.
    pub(crate) fn no_session() -> Cookie {
        Cookie(format!("{SESSION}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"))
    }

    /// How the pages are liked, where nobody is known yet.
    pub(crate) fn preferences(chosen: Preferences) -> Cookie {
        Cookie(format!("{PREFERENCES}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={A_YEAR}", chosen.text()))
    }
}

/// Of a request that nobody reads further.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    preferences(headers).lang.unwrap_or_else(|| accepted(headers))
}

fn accepted(headers: &HeaderMap) -> Lang {
    Lang::accepted(text(headers, ACCEPT_LANGUAGE).unwrap_or_default())
}

fn preferences(headers: &HeaderMap) -> Preferences {
    cookie(headers, PREFERENCES).map(Preferences::from_text).unwrap_or_default()
}

fn wants(parts: &Parts) -> Wants {
    let accepts = |kind: &str| text(&parts.headers, ACCEPT).is_some_and(|accept| accept.contains(kind));
    if parts.uri.path().starts_with("/api/") || (accepts("application/json") && !accepts("text/html")) {
        Wants::Json
    } else if parts.headers.contains_key("x-fragment") {
        Wants::Fragment
    } else {
        Wants::Page
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, AUTHORIZATION)?.strip_prefix("Bearer ").map(str::trim)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}
