//! Worked examples in Markdown: help for players, and tests (`tests/scenarios.rs`).

/// File name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("choosing-a-timeline", include_str!("../tests/scenarios/choosing-a-timeline.md")),
    ("full-timeline", include_str!("../tests/scenarios/full-timeline.md")),
    ("income", include_str!("../tests/scenarios/income.md")),
    ("human-resources", include_str!("../tests/scenarios/human-resources.md")),
    ("management", include_str!("../tests/scenarios/management.md")),
    ("construction", include_str!("../tests/scenarios/construction.md")),
    ("research", include_str!("../tests/scenarios/research.md")),
    ("activation", include_str!("../tests/scenarios/activation.md")),
    ("big-cities", include_str!("../tests/scenarios/big-cities.md")),
    ("andrews-card", include_str!("../tests/scenarios/andrews-card.md")),
    ("andrews-donation", include_str!("../tests/scenarios/andrews-donation.md")),
];
