//! One browser, in which every page is another visitor.

use crate::connection::Connection;
use crate::process::Process;
use crate::{BrowserError, Page};
use serde_json::{Value, json};
use std::sync::{Arc, Weak};
use tokio::sync::Mutex;

/// A headless browser. All that are in use at the same time are one process, which is quicker than a process for each; their
/// visitors know nothing of each other. The last one that is dropped ends it and removes its profile.
pub struct Browser {
    process: Arc<Process>,
    connection: Arc<Connection>,
}

/// The process in use, if there is one.
static RUNNING: Mutex<Weak<Process>> = Mutex::const_new(Weak::new());

impl Browser {
    /// A browser whose visitors come with fresh profiles.
    pub async fn launch() -> Result<Browser, BrowserError> {
        let process = running().await?;
        let connection = Arc::new(Connection::open(process.address()).await?);
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
        // Its pages go with this connection, however a test ends.
        let own = json!({"disposeOnDetach": true});
        let context = self.connection.ask(None, "Target.createBrowserContext", own).await?;
        Page::open(self.connection.clone(), id_in(&context, "browserContextId")?).await
    }

    /// Closes it and waits until it has gone, unless others are using it.
    pub async fn close(self) -> Result<(), BrowserError> {
        if let Some(mut process) = Arc::into_inner(self.process) {
            self.connection.ask(None, "Browser.close", json!({})).await?;
            process.wait_a_moment().await;
        }
        Ok(())
    }
}

async fn running() -> Result<Arc<Process>, BrowserError> {
    let mut running = RUNNING.lock().await;
    if let Some(process) = running.upgrade() {
        return Ok(process);
    }
    let process = Arc::new(Process::start().await?);
    *running = Arc::downgrade(&process);
    Ok(process)
}

/// An id that DevTools must have given.
pub(crate) fn id_in(answer: &Value, name: &str) -> Result<String, BrowserError> {
    let unexpected = || BrowserError::Unexpected { method: name.to_string(), answer: answer.to_string() };
    answer[name].as_str().map(str::to_string).ok_or_else(unexpected)
}
