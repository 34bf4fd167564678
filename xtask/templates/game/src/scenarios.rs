//! Worked examples in Markdown: help for players, and tests (`tests/scenarios.rs`).

/// File name and text.
pub const SCENARIOS: &[(&str, &str)] = &[("last-link", include_str!("../tests/scenarios/last-link.md"))];
