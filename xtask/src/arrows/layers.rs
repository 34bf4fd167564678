//! The layers: which crate may use which.

use super::Crate;

/// What a crate may use of ours; `GAMES` stands for every game. A crate with a digest in `rules/` is a game.
///
/// A new crate gets a line here and in ARCHITECTURE.md.
#[rustfmt::skip]
const MAY_USE: &[(&str, &[&str])] = &[
    ("sets",            &[]),
    ("engine",          &["sets"]),
    ("railmap",         &["sets"]),
    (GAMES,             &["engine", "railmap"]),
    ("bots",            &["engine", GAMES]),
    ("web-ui",          &["engine", "railmap", GAMES]),
    ("catalog",         &["engine", "railmap", GAMES, "bots", "web-ui"]),
    ("storage",         &["engine"]),
    ("server",          &["catalog", "storage"]),
    ("goldenspike",     &["catalog", "server"]),
    ("game-testing",    &["engine"]),
    ("browser-testing", &[]),
    ("postgres-testing", &[]),
    ("xtask",           &[]),
];

const GAMES: &str = "a game";

/// These know no game, or no other one, not even in their tests.
const KNOW_NO_GAME: &[&str] = &["sets", "engine", "railmap", "storage", GAMES];

/// Crates that only tests and examples may use.
const FOR_TESTS: &[&str] = &["game-testing", "browser-testing", "postgres-testing"];

/// Same options, seed and log: same table. So below the pages there is no clock, file, network, async or global randomness.
const PURE: &[&str] = &["sets", "engine", "railmap", GAMES];

/// Other people's crates that a layer does without, and why.
#[rustfmt::skip]
const DOES_WITHOUT: &[(&str, &[&str], &str)] = &[
    ("sets",    WORLDLY, "no clock, file, network, async, global randomness or page here"),
    ("engine",  WORLDLY, "no clock, file, network, async, global randomness or page here"),
    ("railmap", WORLDLY, "no clock, file, network, async, global randomness or page here"),
    (GAMES,     WORLDLY, "no clock, file, network, async, global randomness or page here"),
    ("web-ui",  &["axum", "hyper", "reqwest", "sqlx", "tokio"], "no database and no HTTP here"),
    ("storage", &["axum", "hyper", "maud"], "no page here"),
];
#[rustfmt::skip]
const WORLDLY: &[&str] = &[
    "async-std", "axum", "chrono", "fastrand", "getrandom", "hyper", "jiff", "maud", "rand", "reqwest", "smol", "sqlx",
    "time", "tokio",
];

/// Every arrow that must not be.
pub(super) fn faults(crates: &[Crate], games: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for its in crates {
        let layer = layer_of(&its.name, games);
        let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == layer) else {
            faults.push(format!(
                "{}: a crate without a place: a game needs rules/{}.md, another crate a line in xtask/src/arrows/layers.rs",
                its.name, its.name
            ));
            continue;
        };
        for used in &its.uses {
            if FOR_TESTS.contains(&used.as_str()) {
                faults.push(format!("{} -> {used}: only tests may use it (a dev-dependency)", its.name));
            } else if !may_use.contains(&layer_of(used, games)) {
                faults.push(format!("{} -> {used}: {layer} may use {}", its.name, listed(may_use)));
            }
        }
        if KNOW_NO_GAME.contains(&layer) {
            let known = its.tests_use.iter().filter(|used| layer_of(used, games) == GAMES && **used != its.name);
            faults.extend(known.map(|game| format!("{} -> {game}: not even in tests", its.name)));
        }
        for (_, without, why) in DOES_WITHOUT.iter().filter(|(name, ..)| *name == layer) {
            let outside = its.outside.iter().filter(|used| without.contains(&used.as_str()));
            faults.extend(outside.map(|used| format!("{} -> {used}: {why}", its.name)));
        }
    }
    faults
}

/// Whether the sources of this crate must be free of clocks, files and the like.
pub(super) fn is_pure(name: &str, games: &[String]) -> bool {
    PURE.contains(&layer_of(name, games))
}

fn layer_of<'a>(name: &'a str, games: &[String]) -> &'a str {
    if games.iter().any(|game| game == name) { GAMES } else { name }
}

fn listed(may_use: &[&str]) -> String {
    if may_use.is_empty() { "none of our crates".to_string() } else { may_use.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(crates: &[Crate]) -> Vec<String> {
        faults(crates, &["sample-line".to_string(), "other-line".to_string()])
    }

    #[test]
    fn the_layers_of_the_design_are_allowed() {
        let crates = [
            Crate::sample("engine", &[]),
            Crate::sample("sample-line", &["engine", "railmap"]),
            Crate::sample("bots", &["engine", "sample-line"]),
            Crate::sample("web-ui", &["engine", "railmap", "other-line"]),
            Crate::sample("catalog", &["bots", "engine", "sample-line", "web-ui"]),
            Crate::sample("storage", &["engine"]),
            Crate::sample("server", &["catalog", "storage"]),
            Crate::sample("goldenspike", &["catalog", "server"]),
            Crate::sample("xtask", &[]),
        ];

        assert_eq!(found(&crates), [""; 0]);
    }

    #[test]
    fn a_game_uses_no_other_game_and_the_server_names_none() {
        let crates = [
            Crate::sample("sample-line", &["engine", "other-line"]),
            Crate::sample("server", &["sample-line"]),
            Crate::sample("xtask", &["engine"]),
        ];

        assert_eq!(
            found(&crates),
            [
                "sample-line -> other-line: a game may use engine, railmap",
                "server -> sample-line: server may use catalog, storage",
                "xtask -> engine: xtask may use none of our crates",
            ]
        );
    }

    #[test]
    fn the_browser_is_for_tests() {
        let mut server = Crate::sample("server", &["browser-testing"]);
        server.tests_use = ["browser-testing".to_string(), "sample-line".to_string()].into();

        assert_eq!(found(&[server]), ["server -> browser-testing: only tests may use it (a dev-dependency)"]);
    }

    #[test]
    fn the_storage_knows_no_game_in_its_tests_either() {
        let mut storage = Crate::sample("storage", &["engine"]);
        storage.tests_use = ["sample-line".to_string()].into();

        assert_eq!(found(&[storage]), ["storage -> sample-line: not even in tests"]);
    }

    #[test]
    fn rules_have_no_clock_and_no_page() {
        let mut game = Crate::sample("sample-line", &["engine"]);
        game.outside = ["serde".to_string(), "tokio".to_string()].into();

        let found = found(&[game]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("sample-line -> tokio: no clock"), "{found:?}");
    }

    #[test]
    fn pages_have_no_database() {
        let mut pages = Crate::sample("web-ui", &["engine"]);
        pages.outside = ["maud".to_string(), "sqlx".to_string()].into();

        assert_eq!(found(&[pages]), ["web-ui -> sqlx: no database and no HTTP here"]);
    }

    #[test]
    fn a_crate_needs_a_place() {
        let found = found(&[Crate::sample("dice", &[])]);

        assert!(found[0].starts_with("dice: a crate without a place"), "{found:?}");
    }
}
