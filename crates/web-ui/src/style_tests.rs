//! Whether style sheets stay readable: short parts, one rule a line, and every colour and size has a name in a list of both day and night.

use crate::assets::{files, style_sheets};
use std::collections::BTreeSet;

/// The files that may hold a colour itself; all others call it by its name.
fn is_list_of_colours(path: &str) -> bool {
    path == "palettes.css" || path.ends_with("/tokens.css") || path.ends_with("/colours.css")
}

/// A sheet without its comments.
fn rules(sheet: &str) -> String {
    let mut rest = sheet;
    let mut rules = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        rules += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    rules + rest
}

/// `#fff`, `rgb(…)` and their like, in a line.
fn bare_colour(line: &str) -> Option<&str> {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab(", "lab(", "lch(", "hwb("];
    let hexes = line.match_indices('#').filter_map(|(at, _)| {
        let word = line[at + 1..].split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').next()?;
        let is_hex = matches!(word.len(), 3 | 4 | 6 | 8) && word.bytes().all(|sign| sign.is_ascii_hexdigit());
        is_hex.then(|| &line[at..=at + word.len()])
    });
    let called = functions.into_iter().filter(|function| line.contains(function));
    hexes.chain(called).next()
}

/// The names behind this sign in a sheet: `soft` of `var(--soft)`.
fn names_behind<'a>(sheet: &'a str, sign: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    sheet.match_indices(sign).map(move |(at, _)| {
        let rest = &sheet[at + sign.len()..];
        rest.split_at(rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').unwrap_or(rest.len()))
    })
}

#[test]
fn bare_colours_are_found_and_names_of_elements_are_not() {
    assert_eq!(bare_colour("  color: #fff;"), Some("#fff"));
    assert_eq!(bare_colour("  0 0 3px #00000080,"), Some("#00000080"));
    assert_eq!(bare_colour("  border: 1px solid rgb(0 0 0 / 0.5);"), Some("rgb("));
    assert_eq!(bare_colour("#tabs button, #backdrop .land, #panels {"), None);
    assert_eq!(bare_colour("  color: var(--ink);"), None);
}

#[test]
fn a_part_of_a_style_sheet_is_short_and_has_one_rule_a_line() {
    for (path, sheet) in style_sheets() {
        assert!(sheet.lines().count() <= 450, "{path} has {} lines", sheet.lines().count());
        for line in sheet.lines() {
            assert!(line.chars().count() <= 160, "{path}: {line}");
            assert!(line.matches(';').count() <= 1 && line.matches('{').count() <= 1, "{path}: {line}");
        }
    }
}

/// Light and dark stand beside each other in one list (`light-dark(…)`), so no rule can forget one of them.
#[test]
fn a_colour_is_called_by_its_name() {
    for (path, sheet) in style_sheets() {
        assert!(!sheet.contains("prefers-color-scheme"), "{path}: colours by day and by night are one list");
        if !is_list_of_colours(&path) {
            let bare = rules(&sheet).lines().find_map(|line| Some((bare_colour(line)?.to_owned(), line.to_owned())));
            assert_eq!(bare, None, "{path}");
        }
    }
}

/// Letters on a page; those of a drawing are measured in the drawing's own units, and titles grow with the window (`clamp`).
#[test]
fn a_size_of_letters_is_called_by_its_name() {
    for (path, sheet) in style_sheets() {
        let is_of_letters = |line: &&str| line.trim().starts_with("font: ") || line.trim().starts_with("font-size: ");
        for line in sheet.lines().filter(is_of_letters) {
            let size = line.split('/').next().unwrap_or(line);
            let bare = size.split([' ', ';']).find(|word| word.ends_with("rem"));
            assert!(bare.is_none() || line.contains("clamp("), "{path}: {line}");
        }
    }
}

#[test]
fn every_name_that_a_style_sheet_calls_is_in_a_list_and_none_is_in_vain() {
    let sheets: Vec<String> = style_sheets().map(|(_, sheet)| rules(&sheet)).collect();
    let of_lists = style_sheets().filter(|(path, _)| is_list_of_colours(path));
    let listed: Vec<String> = of_lists.map(|(_, sheet)| rules(&sheet)).collect();
    let declared = |sheets: &[String]| -> BTreeSet<String> {
        let declarations = sheets.iter().flat_map(|sheet| names_behind(sheet, "  --"));
        declarations.filter(|(_, rest)| rest.starts_with(':')).map(|(name, _)| name.to_owned()).collect()
    };
    let called = || sheets.iter().flat_map(|sheet| names_behind(sheet, "var(--"));
    let known = declared(&sheets);
    let unknown = called().find(|(name, rest)| !rest.starts_with(',') && !known.contains(*name));
    assert_eq!(unknown.map(|(name, _)| name), None, "nobody says what this is");

    let called: BTreeSet<&str> = called().map(|(name, _)| name).collect();
    let in_vain = declared(&listed).into_iter().find(|name| !called.contains(name.as_str()));
    assert_eq!(in_vain, None, "nobody asks for this");
}

/// What a script measures would take the place of a colour of that name.
#[test]
fn what_a_script_measures_has_a_name_of_its_own() {
    let lists: String =
        style_sheets().filter(|(path, _)| is_list_of_colours(path)).map(|(_, list)| rules(&list)).collect();
    let is_listed =
        |name: &str| names_behind(&lists, "  --").any(|(listed, rest)| listed == name && rest.starts_with(':'));
    let mut measured = 0;
    for (path, script) in files(".js") {
        for (name, _) in names_behind(&script, "setProperty('--") {
            measured += 1;
            assert!(!is_listed(name), "{path} sets --{name}");
        }
    }
    assert!(measured > 5);
}

/// The selectors of a sheet, each by itself.
fn selectors(sheet: &str) -> Vec<String> {
    let heads = sheet.split('{').map(|text| text.rsplit([';', '}']).next().unwrap_or(text).trim());
    let mut all = Vec::new();
    for head in heads.filter(|head| !head.is_empty() && !head.starts_with('@')) {
        let mut depth = 0;
        let is_comma = |sign: char| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            sign == ',' && depth == 0
        };
        all.extend(head.split(is_comma).map(|selector| selector.trim().to_owned()));
    }
    all
}

/// Whether a selector asks what one element holds, to style any element at all below it or behind it.
fn looks_at_everything(selector: &str) -> bool {
    let mut depth = 0;
    let outside = selector.chars().filter(|sign| {
        depth += i32::from(*sign == '(');
        let is_outside = depth == 0;
        depth -= i32::from(*sign == ')');
        is_outside
    });
    let outside: String = outside.collect();
    let styled = outside.rsplit([' ', '>', '~', '+']).next().unwrap_or("");
    let named = styled.split(':').next().unwrap_or("");
    outside.trim_end_matches(styled).contains(":has") && matches!(named, "" | "*")
}

#[test]
fn a_selector_that_looks_at_everything_is_found() {
    assert!(looks_at_everything("main:has(.ending) > .prompt *"));
    assert!(looks_at_everything("main:has(> .coach) :is(.legend text, .values text)"));
    assert!(looks_at_everything("#curtain:has(> [open]) ~ :not(.map)"));
    assert!(!looks_at_everything("main:has(.ending) > .prompt strong"));
    assert!(!looks_at_everything(".menu-body > :has(> h2)"));
    assert_eq!(selectors("a, b:is(c, d) {\n  color: x;\n}\n@media y {\n  e {\n"), ["a", "b:is(c, d)", "e"]);
}

/// Browsers remember what hangs on `:has(…)` as one list for the whole page: a rule that may style anything makes them work out every element anew
/// whenever anything changes, which took a table's page several times as long as the move itself.
#[test]
fn what_a_part_holds_styles_elements_that_have_a_name() {
    let of_all = style_sheets().flat_map(|(path, sheet)| {
        let found = selectors(&rules(&sheet)).into_iter().filter(|selector| looks_at_everything(selector));
        found.map(move |selector| format!("{path}: {selector}")).collect::<Vec<_>>()
    });
    assert_eq!(of_all.collect::<Vec<_>>(), Vec::<String>::new());
}
