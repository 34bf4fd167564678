//! How readers like the pages, and whom they don't want to hear: a person's own on all their devices, a stranger's in their browser's
//! cookie.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::running::to_the_end;
use catalog::web_ui::Preferences;
use std::sync::Arc;
use storage::{Holder, Session, StorageError};

/// What is somebody's own on every page.
#[derive(Clone)]
pub(crate) struct Liked {
    /// What they have chosen, if they ever did.
    preferences: Option<Preferences>,
    /// Whom they don't want to hear.
    muted: Arc<[Session]>,
}

impl Liked {
    /// Somebody new has nothing against anybody.
    pub(crate) fn at_first(preferences: Option<Preferences>) -> Liked {
        Liked { preferences, muted: Arc::default() }
    }
}

impl App {
    /// Whose device asks, and how they like the pages.
    pub(crate) async fn recognised(&self, mut reader: Reader) -> Result<Reader, StorageError> {
        let holder = match reader.session.take() {
            Some(token) => self.holder(token).await?,
            None => Holder::Nobody,
        };
        (reader.session, reader.is_program) = match holder {
            Holder::Person(person) => (Some(person), false),
            Holder::Program(person) => (Some(person), true),
            Holder::Nobody => (None, false),
        };
        let Some(session) = &reader.session else { return Ok(reader) };
        let liked = self.liked_by(session).await?;
        reader.muted = liked.muted;
        Ok(match liked.preferences {
            Some(preferences) => reader.liking(preferences),
            None => reader,
        })
    }

    async fn liked_by(&self, session: &Session) -> Result<Liked, StorageError> {
        if let Some(liked) = self.liked.find(session) {
            return Ok(liked);
        }
        let asked = self.liked.asked();
        let preferences = self.db.preferences(session).await?.map(|text| Preferences::from_text(&text));
        let liked = Liked { preferences, muted: self.db.muted_by(session).await?.into() };
        self.liked.keep(asked, session, liked.clone());
        Ok(liked)
    }

    /// Keeps what a reader has chosen: with their session, if they have one, and in the browser.
    pub(crate) async fn keep_preferences(&self, reader: &Reader, chosen: Preferences) -> Result<Cookie, Problem> {
        if let Some(session) = reader.session.clone() {
            let app = self.clone();
            to_the_end(async move {
                app.db.keep_preferences(&session, &chosen.text()).await?;
                app.liked.forget();
                Ok(())
            })
            .await?;
        }
        Ok(Cookie::preferences(chosen))
    }
}

/// What was liked before, with these changes; other fields are other people's.
pub(crate) fn changed<'a>(
    liked: Preferences,
    fields: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Preferences, Problem> {
    let is_ours = |name: &str| liked.words().iter().any(|(known, _)| *known == name);
    fields
        .into_iter()
        .filter(|(name, _)| is_ours(name))
        .try_fold(liked, |liked, (name, word)| liked.with(name, word).ok_or_else(|| Kind::BadForm.into()))
}
