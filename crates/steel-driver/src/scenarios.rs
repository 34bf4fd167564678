//! Worked examples in Markdown: help for players, and tests (`tests/scenarios.rs`).

/// File name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("few-stones", include_str!("../tests/scenarios/few-stones.md")),
    ("auction", include_str!("../tests/scenarios/auction.md")),
    ("first-link", include_str!("../tests/scenarios/first-link.md")),
    ("order-of-passing", include_str!("../tests/scenarios/order-of-passing.md")),
    ("transcontinental", include_str!("../tests/scenarios/transcontinental.md")),
    ("transcontinental-from-the-start", include_str!("../tests/scenarios/transcontinental-from-the-start.md")),
    ("final-control", include_str!("../tests/scenarios/final-control.md")),
    ("goods-sets", include_str!("../tests/scenarios/goods-sets.md")),
];
