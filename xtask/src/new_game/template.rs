//! Sample Line, the game that a new one begins as: its files lie in `templates/game`.

/// Files of the crate, from its folder.
pub(super) const CRATE: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../../templates/game/Cargo.toml.template")),
    ("src/lib.rs", include_str!("../../templates/game/src/lib.rs")),
    ("src/tables/mod.rs", include_str!("../../templates/game/src/tables/mod.rs")),
    ("src/options.rs", include_str!("../../templates/game/src/options.rs")),
    ("src/state.rs", include_str!("../../templates/game/src/state.rs")),
    ("src/action.rs", include_str!("../../templates/game/src/action.rs")),
    ("src/rules/mod.rs", include_str!("../../templates/game/src/rules/mod.rs")),
    ("src/rules/setup.rs", include_str!("../../templates/game/src/rules/setup.rs")),
    ("src/rules/build.rs", include_str!("../../templates/game/src/rules/build.rs")),
    ("src/rules/end.rs", include_str!("../../templates/game/src/rules/end.rs")),
    ("src/event.rs", include_str!("../../templates/game/src/event.rs")),
    ("src/illegal.rs", include_str!("../../templates/game/src/illegal.rs")),
    ("src/view.rs", include_str!("../../templates/game/src/view.rs")),
    ("src/campaign.rs", include_str!("../../templates/game/src/campaign.rs")),
    ("src/scenarios.rs", include_str!("../../templates/game/src/scenarios.rs")),
    ("tests/conformance.rs", include_str!("../../templates/game/tests/conformance.rs")),
    ("tests/replays.rs", include_str!("../../templates/game/tests/replays.rs")),
    ("tests/replays/no-link-waits.json", include_str!("../../templates/game/tests/replays/no-link-waits.json")),
    (
        "tests/replays/no-link-waits.result.json",
        include_str!("../../templates/game/tests/replays/no-link-waits.result.json"),
    ),
    ("tests/scenarios.rs", include_str!("../../templates/game/tests/scenarios.rs")),
    ("tests/scenarios/last-link.md", include_str!("../../templates/game/tests/scenarios/last-link.md")),
];

pub(super) const DIGEST: &str = include_str!("../../templates/rules.md");
