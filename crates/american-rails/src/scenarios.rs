//! Worked examples in Markdown: help for players, and tests (`tests/scenarios.rs`).

/// File name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("turn-order", include_str!("../tests/scenarios/turn-order.md")),
    ("expand", include_str!("../tests/scenarios/expand.md")),
    ("price-of-a-city", include_str!("../tests/scenarios/price-of-a-city.md")),
    ("shared-city", include_str!("../tests/scenarios/shared-city.md")),
    ("special-connections", include_str!("../tests/scenarios/special-connections.md")),
    ("dividend", include_str!("../tests/scenarios/dividend.md")),
];
