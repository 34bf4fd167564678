//! How readers like the pages: a person's own on all their devices, a stranger's in their browser's cookie.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use catalog::web_ui::Preferences;
use storage::{Session, StorageError};

impl App {
    /// Whose device asks, and how they like the pages.
    pub(crate) async fn recognised(&self, mut reader: Reader) -> Reader {
        reader.session = match reader.session.take() {
            Some(token) => self.holder(token).await,
            None => None,
        };
        let liked = match &reader.session {
            Some(session) => self.liked_by(session).await,
            None => None,
        };
        match liked {
            Some(preferences) => reader.liking(preferences),
            None => reader,
        }
    }

    /// What somebody has chosen, if they ever did.
    async fn liked_by(&self, session: &Session) -> Option<Preferences> {
        if let Some(liked) = self.liked.find(session) {
            return liked;
        }
        match self.db.preferences(session).await {
            Ok(text) => {
                let liked = text.map(|text| Preferences::from_text(&text));
                self.liked.keep(session, liked);
                liked
            }
            Err(error) => {
                tracing::error!("how somebody likes the pages can't be found out: {error}");
                None
            }
        }
    }

    /// Keeps what a reader has chosen: with their session, if they have one, and in the browser.
    pub(crate) async fn keep_preferences(&self, reader: &Reader, chosen: Preferences) -> Result<Cookie, StorageError> {
        if let Some(session) = &reader.session {
            self.db.keep_preferences(session, &chosen.text()).await?;
            self.liked.keep(session, Some(chosen));
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
