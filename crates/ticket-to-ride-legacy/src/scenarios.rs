//! Worked examples in Markdown: help for players, and tests (`tests/scenarios.rs`). All of them are of 1865, so that they
//! give nothing of the campaign away.

/// File name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("grey-and-coloured-routes", include_str!("../tests/scenarios/grey-and-coloured-routes.md")),
    ("company-bonus", include_str!("../tests/scenarios/company-bonus.md")),
    ("large-cities", include_str!("../tests/scenarios/large-cities.md")),
    ("doubles-with-three", include_str!("../tests/scenarios/doubles-with-three.md")),
    ("doubles-with-four", include_str!("../tests/scenarios/doubles-with-four.md")),
    ("open-locomotives", include_str!("../tests/scenarios/open-locomotives.md")),
    ("three-locomotives", include_str!("../tests/scenarios/three-locomotives.md")),
    ("drawing-tickets", include_str!("../tests/scenarios/drawing-tickets.md")),
    ("last-round", include_str!("../tests/scenarios/last-round.md")),
    ("payslips-and-ties", include_str!("../tests/scenarios/payslips-and-ties.md")),
];
