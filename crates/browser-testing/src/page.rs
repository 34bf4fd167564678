//! A page as its visitor has it open: where it is, what it holds, what it complained of.

use crate::browser::id_in;
use crate::connection::{Connection, Heard, exception_text, locked};
use crate::{BrowserError, Viewport};
use base64::Engine;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(40);
const POLL: Duration = Duration::from_millis(10);

/// Parts are where they were a frame ago, and a frame before that; what moves all the time is not waited for.
const STANDS_STILL: &str = "(async () => { \
     const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 250) }); \
     const parts = () => [...document.querySelectorAll('body > *, main > *, main > * > *, svg[viewBox]')]; \
     const place = (part) => { \
         const { x, y, width, height } = part.getBoundingClientRect(); \
         return [x, y, width, height, part.getAttribute('viewBox')] }; \
     let before = ''; \
     for (let still = 0, frames = 0; still < 2 && frames < 200; frames += 1) { \
         await frame(); \
         const now = JSON.stringify(parts().map(place)); \
         still = now === before ? still + 1 : 0; \
         before = now } \
     return true })()";

/// An open page. Dropping it closes it.
pub struct Page {
    connection: Arc<Connection>,
    context: String,
    target: String,
    session: String,
    heard: Arc<Heard>,
    patience: Duration,
    runs_script: AtomicBool,
}

impl Page {
    pub(crate) async fn open(connection: Arc<Connection>, context: String) -> Result<Page, BrowserError> {
        let blank = json!({"url": "about:blank", "browserContextId": context, "newWindow": true});
        let target = id_in(&connection.ask(None, "Target.createTarget", blank).await?, "targetId")?;
        let attach = json!({"targetId": target, "flatten": true});
        let session = id_in(&connection.ask(None, "Target.attachToTarget", attach).await?, "sessionId")?;
        let heard = connection.listen(&session);

        let page = Page {
            connection,
            context,
            target,
            session,
            heard,
            patience: PATIENCE,
            runs_script: AtomicBool::new(true),
        };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            page.ask(domain, json!({})).await?;
        }
        page.ask("Page.setLifecycleEventsEnabled", json!({"enabled": true})).await?;
        // Every page believes it is in front, so that its animation frames and timers run.
        page.ask("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).await?;
        // Tests wait for what a page shows; whoever looks at how it gets there asks for motion.
        page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
        Ok(page)
    }

    /// Another tab of the same visitor, with the same cookies.
    pub async fn tab(&self, url: &str) -> Result<Page, BrowserError> {
        let page = Page::open(self.connection.clone(), self.context.clone()).await?;
        page.goto(url).await?;
        Ok(page)
    }

    /// The same page, waiting no longer than this for what a test expects of it.
    pub fn with_patience(mut self, patience: Duration) -> Page {
        self.patience = patience;
        self
    }

    /// Opens a URL and waits until it has loaded.
    pub async fn goto(&self, url: &str) -> Result<(), BrowserError> {
        let answer = self.ask("Page.navigate", json!({"url": url})).await?;
        let did_not_open = |reason: &str| BrowserError::DidNotOpen { url: url.to_string(), reason: reason.to_string() };
        if let Some(reason) = answer["errorText"].as_str().filter(|reason| !reason.is_empty()) {
            return Err(did_not_open(reason));
        }
        // A jump within the document loads nothing.
        let Some(loader) = answer["loaderId"].as_str() else { return Ok(()) };

        let give_up = Instant::now() + self.patience;
        while !locked(&self.heard.loaded).contains(loader) {
            if Instant::now() > give_up {
                return Err(did_not_open("it did not finish loading"));
            }
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// What the mouse has begun to drag.
    pub(crate) async fn dragged(&self) -> Result<Value, BrowserError> {
        let give_up = Instant::now() + self.patience;
        loop {
            if let Some(data) = locked(&self.heard.dragged).take() {
                return Ok(data);
            }
            if Instant::now() > give_up {
                return Err(BrowserError::Unexpected {
                    method: "drag".to_string(),
                    answer: "nothing is dragged".to_string(),
                });
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Loads the page anew and waits for it.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        let url = self.url().await?;
        self.goto(&url).await
    }

    /// The address the page is at now.
    pub async fn url(&self) -> Result<String, BrowserError> {
        Ok(self.js("location.href").await?.as_str().unwrap_or_default().to_string())
    }

    /// The value of a JavaScript expression; a promise is waited for.
    pub async fn js(&self, expression: &str) -> Result<Value, BrowserError> {
        let evaluate = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let mut answer = self.ask("Runtime.evaluate", evaluate).await?;
        match answer.get("exceptionDetails") {
            Some(details) => {
                Err(BrowserError::Script { script: shortened(expression), message: exception_text(details) })
            }
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Waits until a JavaScript expression is true.
    ///
    /// A failing one is not true yet: what it asks for may still be on its way, or the page be changing.
    pub async fn until(&self, condition: &str) -> Result<(), BrowserError> {
        self.until_some(condition).await.map(|_| ())
    }

    /// The text of the first element that a selector finds; waits until there is one.
    pub async fn text(&self, css: &str) -> Result<String, BrowserError> {
        let found = format!("document.querySelector({})", json!(css));
        self.until(&found).await?;
        let text = self.js(&format!("{found}.textContent.replace(/\\s+/g, ' ').trim()")).await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// Waits until the page is loaded, its fonts are there and nothing moves: neither by itself nor because a script lays it out.
    pub async fn settle(&self) -> Result<(), BrowserError> {
        self.until(
            "document.readyState === 'complete' && document.fonts.status === 'loaded' && \
             document.getAnimations().every(a => a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity)",
        )
        .await?;
        // Where no script runs nobody is told of frames, and nothing moves.
        if self.runs_script() { self.until(STANDS_STILL).await } else { Ok(()) }
    }

    /// What the visitor asks pages for, for example `nl`.
    pub async fn language(&self, language: &str) -> Result<(), BrowserError> {
        let agent = self.js("navigator.userAgent").await?;
        let agent = json!({"userAgent": agent, "acceptLanguage": language});
        self.ask("Emulation.setUserAgentOverride", agent).await?;
        Ok(())
    }

    /// Size, colour scheme and kind of screen.
    pub async fn viewport(&self, viewport: Viewport) -> Result<(), BrowserError> {
        for (method, params) in viewport.commands() {
            self.ask(method, params).await?;
        }
        Ok(())
    }

    /// From the next page on no script runs; what a test asks of the page is still answered.
    pub async fn without_script(&self) -> Result<(), BrowserError> {
        self.ask("Emulation.setScriptExecutionDisabled", json!({"value": true})).await?;
        self.runs_script.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// From the next page on this script runs before those of the page.
    pub async fn first(&self, script: &str) -> Result<(), BrowserError> {
        self.ask("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await?;
        Ok(())
    }

    /// What the URLs of these patterns lead to does not arrive; an empty list lets everything arrive again.
    pub async fn without(&self, urls: &[&str]) -> Result<(), BrowserError> {
        self.ask("Network.enable", json!({})).await?;
        self.ask("Network.setBlockedURLs", json!({"urls": urls})).await?;
        Ok(())
    }

    /// Why the page can't be installed as an app: nothing, if it can. That every visitor of ours is a private one is no reason.
    pub async fn why_not_installable(&self) -> Result<Vec<String>, BrowserError> {
        let answer = self.ask("Page.getInstallabilityErrors", json!({})).await?;
        let errors = answer["installabilityErrors"].as_array().into_iter().flatten();
        let named = errors.map(|error| error["errorId"].as_str().unwrap_or("an error without a name").to_string());
        Ok(named.filter(|name| name != "in-incognito").collect())
    }

    pub(crate) fn runs_script(&self) -> bool {
        self.runs_script.load(Ordering::Relaxed)
    }

    /// Saves what the viewport shows as PNG.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        self.picture(path.as_ref(), false).await
    }

    /// Saves the whole page as PNG, also what must be scrolled to.
    pub async fn screenshot_of_all(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        self.picture(path.as_ref(), true).await
    }

    /// Errors so far: of scripts, `console.error`, resources that failed, the content policy.
    pub fn console_errors(&self) -> Vec<String> {
        locked(&self.heard.console_errors).clone()
    }

    pub(crate) async fn ask(&self, method: &str, params: Value) -> Result<Value, BrowserError> {
        self.connection.ask(Some(&self.session), method, params).await
    }

    /// Waits for a JavaScript expression to be something, and gives that.
    pub(crate) async fn until_some(&self, expression: &str) -> Result<Value, BrowserError> {
        // An element has no value to send: what counts is that it is there.
        let truth =
            format!("(async () => {{ const it = await ({expression}); return it instanceof Node ? true : it }})()");
        let give_up = Instant::now() + self.patience;
        loop {
            let last = match self.js(&truth).await {
                Ok(value) if is_truthy(&value) => return Ok(value),
                Ok(value) => value.to_string(),
                Err(BrowserError::Script { message, .. }) => message,
                // The page is on its way to another one.
                Err(BrowserError::Refused { message, .. }) => message,
                Err(error) => return Err(error),
            };
            if Instant::now() > give_up {
                return Err(self.never(expression, last).await);
            }
            tokio::time::sleep(POLL).await;
        }
    }

    async fn never(&self, condition: &str, last: String) -> BrowserError {
        BrowserError::NeverTrue {
            condition: shortened(condition),
            last,
            url: self.url().await.unwrap_or_default(),
            console: self.console_errors(),
            seconds: self.patience.as_secs(),
        }
    }

    async fn picture(&self, path: &Path, all: bool) -> Result<(), BrowserError> {
        let method = "Page.captureScreenshot";
        let answer = self.ask(method, json!({"format": "png", "captureBeyondViewport": all})).await?;
        let unexpected = || BrowserError::Unexpected { method: method.to_string(), answer: "no picture".to_string() };
        let data = answer["data"].as_str().ok_or_else(unexpected)?;
        let png = base64::engine::general_purpose::STANDARD.decode(data).map_err(|_| unexpected())?;
        std::fs::write(path, png).map_err(|source| BrowserError::File { path: path.display().to_string(), source })
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.connection.tell(None, "Target.closeTarget", json!({"targetId": self.target}));
        self.connection.forget(&self.session);
    }
}

/// True as JavaScript sees it.
fn is_truthy(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(yes) => *yes,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}

/// A script as an error may show it.
fn shortened(script: &str) -> String {
    const SHOWN: usize = 400;
    match script.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{} …", &script[..end]),
        None => script.to_string(),
    }
}
