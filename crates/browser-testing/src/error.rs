//! What can go wrong with a browser, told so that a failing test explains itself.

use thiserror::Error;

#[derive(Debug, Error)]
pub enum BrowserError {
    #[error(
        "no Chromium found (looked for {looked_for}); install it, on Debian or Ubuntu with `apt-get install chromium fonts-dejavu-core`"
    )]
    NotInstalled { looked_for: String },
    #[error("no Firefox found (looked for {looked_for}); install it, on Debian with `apt-get install firefox-esr`")]
    NoFirefox { looked_for: String },
    #[error("{program} did not start:\n{stderr}")]
    DidNotStart { program: String, stderr: String },
    #[error("the browser is gone")]
    Gone,
    #[error("{method}: {message}")]
    Refused { method: String, message: String },
    #[error("{method}: no answer within {seconds} s")]
    NoAnswer { method: String, seconds: u64 },
    #[error("{url} did not open: {reason}")]
    DidNotOpen { url: String, reason: String },
    #[error("script failed: {message}\nin: {script}")]
    Script { script: String, message: String },
    #[error("not true within {seconds} s: {condition}\nlast: {last}\nat: {url}\nconsole errors: {console:#?}")]
    NeverTrue { condition: String, last: String, url: String, console: Vec<String>, seconds: u64 },
    #[error("no key is called {0:?}")]
    UnknownKey(String),
    #[error("unexpected answer to {method}: {answer}")]
    Unexpected { method: String, answer: String },
    #[error("{path}: {source}")]
    File { path: String, source: std::io::Error },
}
