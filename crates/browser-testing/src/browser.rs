//! One browser, in which every page is another visitor.

use crate::connection::Connection;
use crate::process::Process;
use crate::{BrowserError, Page};
use serde_json::{Value, json};
use std::sync::Arc;

/// A running browser. Dropping it ends the process and removes its profile.
pub struct Browser {
    process: Process,
    connection: Arc<Connection>,
}

impl Browser {
    /// Starts a headless browser with a fresh profile; it ends with the value.
    pub async fn launch() -> Result<Browser, BrowserError> {
        let (process, address) = Process::start().await?;
        let connection = Arc::new(Connection::open(&address).await?);
        Ok(Browser { process, connection })
    }

    /// Opens a URL as a new visitor, with own cookies, and waits until it has loaded.
    pub async fn page(&self, url: &str) -> Result<Page, BrowserError> {
        let page = self.blank_page().await?;
        page.goto(url).await?;
        Ok(page)
    }

    /// A new visitor with an empty page, to set language or viewport before the first visit.
    pub async fn blank_page(&self) -> Result<Page, BrowserError> {
        let context = self.connection.ask(None, "Target.createBrowserContext", json!({})).await?;
        Page::open(self.connection.clone(), id_in(&context, "browserContextId")?).await
    }

    /// Closes it and waits until it has gone.
    pub async fn close(mut self) -> Result<(), BrowserError> {
        self.connection.ask(None, "Browser.close", json!({})).await?;
        self.process.wait_a_moment().await;
        Ok(())
    }
}

/// An id that DevTools must have given.
pub(crate) fn id_in(answer: &Value, name: &str) -> Result<String, BrowserError> {
    let unexpected = || BrowserError::Unexpected { method: name.to_string(), answer: answer.to_string() };
    answer[name].as_str().map(str::to_string).ok_or_else(unexpected)
}
