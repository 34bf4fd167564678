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
    ("src/lessons.rs", include_str!("../../templates/game/src/lessons.rs")),
    ("src/scenarios.rs", include_str!("../../templates/game/src/scenarios.rs")),
    ("src/script.rs", include_str!("../../templates/game/src/script.rs")),
    ("lessons/ten-links.json", include_str!("../../templates/game/lessons/ten-links.json")),
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

/// Its page: files of `crates/web-ui`.
pub(super) const PAGE: &[(&str, &str)] = &[
    ("src/sample_line/mod.rs", include_str!("../../templates/page/mod.rs")),
    ("src/sample_line/campaign.rs", include_str!("../../templates/page/campaign.rs")),
    ("src/sample_line/tests.rs", include_str!("../../templates/page/tests.rs")),
    ("words/en/sample-line.ftl", include_str!("../../templates/words/en.ftl")),
    ("words/nl/sample-line.ftl", include_str!("../../templates/words/nl.ftl")),
    ("assets/sample-line.css", include_str!("../../templates/style.css")),
    ("assets/posters/sample-line.svg", include_str!("../../templates/poster.svg")),
];

/// What its bots like: a file of `crates/bots`.
pub(super) const TASTE: (&str, &str) = ("src/evaluate/sample_line.rs", include_str!("../../templates/taste.rs"));

/// Its JSON in the description of the API.
pub(super) const DESCRIBED: &str = include_str!("../../templates/openapi.txt");

pub(super) const DIGEST: &str = include_str!("../../templates/rules.md");
