//! Whether the palettes for colour-blind eyes do what they say: colours are seen as such eyes see them, and measured.

use crate::asset;
use std::collections::BTreeMap;

/// Red, green and blue light, 0 to 1.
type Light = [f64; 3];

/// What dichromats see (Machado, Oliveira and Fernandes 2009, severity 1).
const PROTAN: [Light; 3] =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTAN: [Light; 3] =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITAN: [Light; 3] =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];

/// What must be told apart, by the beginnings of its tokens.
const GROUPS: [(&str, &[&str]); 8] = [
    ("seat-", &["0", "1", "2", "3", "4", "5"]),
    ("railway-", &["american", "national", "continental", "majestic", "liberty", "republic"]),
    ("company-", &["red", "yellow", "green", "blue", "brown", "grey"]),
    ("region-", &["west", "midwest", "south", "east"]),
    ("kind-", &["h", "m", "c", "r"]),
    ("project-", &["housing", "commerce", "industry", "infrastructure"]),
    ("lg-company-", &["blue", "red", "green", "yellow", "black"]),
    ("lg-", &["black", "blue", "white", "green", "yellow", "red"]),
];

fn light(hex: &str) -> Light {
    let digits = hex.trim_start_matches('#');
    let digits =
        if digits.len() == 3 { digits.chars().flat_map(|sign| [sign, sign]).collect() } else { digits.to_owned() };
    [0, 2, 4].map(|at| {
        let part = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn seen(by: &[Light; 3], light: Light) -> Light {
    by.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>().clamp(0.0, 1.0))
}

/// OKLab, in which equal steps look equally large.
fn look(light: Light) -> Light {
    let mixed = |row: Light| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>().cbrt();
    let [l, m, s] = [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    .map(mixed);
    [
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
}

fn apart(one: Light, other: Light) -> f64 {
    let steps = look(one).into_iter().zip(look(other)).map(|(one, other)| (one - other).powi(2));
    100.0 * steps.sum::<f64>().sqrt()
}

/// The contrast of the web's rules for readers (WCAG 2).
fn contrast(one: &str, other: &str) -> f64 {
    let bright = |hex: &str| {
        light(hex).iter().zip([0.2126, 0.7152, 0.0722]).map(|(part, share)| part * share).sum::<f64>() + 0.05
    };
    let (one, other) = (bright(one), bright(other));
    one.max(other) / one.min(other)
}

/// The tokens of a rule of a style sheet.
fn tokens(sheet: &str, rule: &str) -> BTreeMap<String, String> {
    let asset = asset(sheet, None).unwrap();
    let text = String::from_utf8(asset.bytes.into_owned()).unwrap();
    let (_, rest) = text.split_once(&format!("{rule} {{")).unwrap_or_else(|| panic!("{sheet} has no {rule}"));
    let (body, _) = rest.split_once("\n}").unwrap();
    let token = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.trim_end_matches(';').split_once(": ")?;
        Some((name.to_owned(), value.to_owned()))
    };
    body.lines().filter_map(token).collect()
}

/// The two colours of `light-dark(#…, #…)`.
fn by_day_and_night(value: &str) -> (String, String) {
    let inside = value.strip_prefix("light-dark(").unwrap().trim_end_matches(')');
    let (day, night) = inside.split_once(", ").unwrap();
    (day.to_owned(), night.to_owned())
}

fn palette(name: &str) -> BTreeMap<String, String> {
    tokens("palettes.css", &format!("[data-palette=\"{name}\"]"))
}

/// The least by which two of a group differ in these eyes.
fn least(colours: &BTreeMap<String, String>, group: &str, names: &[&str], eyes: &[Light; 3]) -> f64 {
    let seen: Vec<Light> = names.iter().map(|name| seen(eyes, light(&colours[&format!("{group}{name}")]))).collect();
    let pairs = (1..seen.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.map(|(one, other)| apart(seen[one], seen[other])).fold(f64::INFINITY, f64::min)
}

#[test]
fn the_colours_of_a_palette_are_told_apart_by_the_eyes_it_is_for() {
    for (name, eyes) in [("red-green", &[PROTAN, DEUTAN][..]), ("blue-yellow", &[TRITAN])] {
        let colours = palette(name);
        for (group, names) in GROUPS {
            for eyes in eyes {
                let least = least(&colours, group, names, eyes);
                assert!(least >= 9.0, "{name}: two of {group}… are only {least:.1} apart");
            }
        }
    }
}

/// Otherwise nobody would need another palette.
#[test]
fn the_usual_colours_of_players_are_closer_to_each_other_in_such_eyes() {
    let usual = tokens("base.css", "[data-palette=\"usual\"]");
    for eyes in [PROTAN, DEUTAN, TRITAN] {
        assert!(least(&usual, "seat-", GROUPS[0].1, &eyes) < 9.0);
    }
}

#[test]
fn whatever_is_written_on_a_colour_or_in_it_can_be_read() {
    const PAPER: &str = "#efe6d1";
    const CARD_BY_NIGHT: &str = "#26221d";
    for name in ["red-green", "blue-yellow"] {
        let colours = palette(name);
        let grounds_for_white = ["seat-", "region-", "kind-", "project-", "lg-company-"];
        for (group, names) in GROUPS {
            for token in names.iter().map(|one| format!("{group}{one}")) {
                let on = match grounds_for_white.contains(&group) {
                    true => "#fff",
                    false => &colours.get(&format!("on-{token}")).or(colours.get(&format!("{token}-on"))).unwrap()[..],
                };
                assert!(contrast(&colours[&token], on) >= 4.5, "{name}: {on} on {token}");
                if let Some(text) = colours.get(&format!("{token}-text")) {
                    let (day, night) = by_day_and_night(text);
                    assert!(contrast(&day, PAPER) >= 4.5, "{name}: {token} on paper");
                    assert!(contrast(&night, CARD_BY_NIGHT) >= 4.5, "{name}: {token} by night");
                }
            }
        }
    }
}
