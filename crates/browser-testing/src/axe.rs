//! Accessibility: axe-core looks at the page as it is now.

use crate::{BrowserError, Page};
use serde::Deserialize;
use serde_json::json;
use std::fmt;

/// axe-core 4.14.0; see `axe/README.md`.
const AXE: &str = include_str!("../axe/axe.min.js");

/// One rule of axe that the page breaks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Violation {
    /// axe's name of the rule, for example `label`.
    pub id: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    pub help: String,
    /// Selectors of the elements that break it.
    pub nodes: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({}): {}: {}", self.id, self.impact, self.help, self.nodes.join(", "))
    }
}

impl Page {
    /// What a screen reader or a weak eye would stumble over; empty is good.
    pub async fn axe(&self) -> Result<Vec<Violation>, BrowserError> {
        self.axe_with("document", "{}").await
    }

    /// The same for what a selector finds, and nothing else: a part that changes while the rest was looked at before.
    pub async fn axe_within(&self, css: &str) -> Result<Vec<Violation>, BrowserError> {
        self.axe_with(&json!(css).to_string(), "{}").await
    }

    /// What a weak eye would stumble over because of its colour: for a page that differs in its colours alone from one that was looked at.
    pub async fn axe_of_colours(&self) -> Result<Vec<Violation>, BrowserError> {
        self.axe_with("document", "{ runOnly: ['color-contrast'] }").await
    }

    /// All but the colours, which take the longest: for a page in the colours of one that was looked at.
    pub async fn axe_but_colours(&self) -> Result<Vec<Violation>, BrowserError> {
        self.axe_with("document", "{ rules: { 'color-contrast': { enabled: false } } }").await
    }

    async fn axe_with(&self, within: &str, rules: &str) -> Result<Vec<Violation>, BrowserError> {
        if self.js("typeof axe === 'undefined'").await? == true {
            self.js(&format!("{AXE};1")).await?;
        }
        let found = self.js(&format!("({RUN})({within}, {rules})")).await?;
        serde_json::from_value(found.clone())
            .map_err(|_| BrowserError::Unexpected { method: "axe.run".to_string(), answer: found.to_string() })
    }
}

const RUN: &str = r#"(within, rules) => axe.run(within, { resultTypes: ['violations'], ...rules }).then((result) => result.violations.map((v) => ({
    id: v.id, impact: v.impact ?? '', help: v.help, nodes: v.nodes.map((node) => node.target.flat().join(' ')),
})))"#;
