//! The known world: land, lakes, rivers and borders of the open boards alone, on a sheet torn off where knowledge ends.
//!
//! The drawing is cut up by board beforehand, so what lies on a closed board is not in the page at all (LG-1.5).

use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::LazyLock;
use ticket_to_ride_legacy::{Region, RegionSet};

/// What is drawn on one board.
#[derive(Deserialize)]
struct Drawn {
    land: String,
    coast: String,
    lakes: String,
    rivers: String,
    country: String,
    states: String,
}

/// A piece of the border between two boards, or of the paper's edge: the first board lies on its right hand.
#[derive(Clone, Copy, Deserialize)]
struct Edge(Region, Option<Region>, i32, i32, i32, i32);

#[derive(Deserialize)]
struct Geography {
    edges: Vec<Edge>,
    regions: HashMap<Region, Drawn>,
}

static GEOGRAPHY: LazyLock<Geography> = LazyLock::new(|| {
    serde_json::from_str(include_str!("geography.json")).expect("the geography that is compiled in can be read")
});

/// The sheet with all that is known on it.
pub(crate) fn known_world(open: RegionSet) -> Markup {
    let all = |part: fn(&Drawn) -> &String| -> String {
        open.iter().filter_map(|region| GEOGRAPHY.regions.get(&region)).map(|drawn| part(drawn).as_str()).collect()
    };
    let sheet = written(&torn_sheet(open));
    html! {
        clipPath #known { path d=(sheet) {} }
        path.sheet d=(sheet) {}
        g clip-path="url(#known)" {
            path.land d=(all(|drawn| &drawn.land)) {}
            path.lakes d=(all(|drawn| &drawn.lakes)) {}
            path.rivers d=(all(|drawn| &drawn.rivers)) {}
            path.states d=(all(|drawn| &drawn.states)) {}
            path.country d=(all(|drawn| &drawn.country)) {}
            path.coast d=(all(|drawn| &drawn.coast)) {}
        }
    }
}

/// Where two open boards meet: thin lines, as on folded maps.
pub(crate) fn folds(open: RegionSet) -> String {
    meetings(open, |_, _| true)
}

/// Where two open boards meet, if those two are meant.
pub(crate) fn meetings(open: RegionSet, are_meant: impl Fn(Region, Region) -> bool) -> String {
    let meet = |edge: &&Edge| {
        edge.1.is_some_and(|other| open.contains(edge.0) && open.contains(other) && are_meant(edge.0, other))
    };
    GEOGRAPHY.edges.iter().filter(meet).map(|Edge(_, _, x1, y1, x2, y2)| format!("M{x1} {y1}L{x2} {y2}")).collect()
}

/// The outlines of the open boards, torn inwards.
fn torn_sheet(open: RegionSet) -> Vec<Vec<(i32, i32)>> {
    let mut from: HashMap<(i32, i32), Vec<(i32, i32)>> = HashMap::new();
    for Edge(left, right, x1, y1, x2, y2) in &GEOGRAPHY.edges {
        match (open.contains(*left), right.is_some_and(|right| open.contains(right))) {
            (true, false) => from.entry((*x1, *y1)).or_default().push((*x2, *y2)),
            (false, true) => from.entry((*x2, *y2)).or_default().push((*x1, *y1)),
            _ => {}
        }
    }
    let mut starts: Vec<(i32, i32)> = from.keys().copied().collect();
    starts.sort_unstable();
    let mut outlines: Vec<Vec<(i32, i32)>> = Vec::new();
    for start in starts {
        let mut at = start;
        while let Some(next) = from.get_mut(&at).and_then(Vec::pop) {
            if at == start {
                outlines.push(vec![start]);
            }
            tear(outlines.last_mut().expect("an outline begins where it is walked"), at, next);
            at = next;
        }
    }
    outlines
}

/// As the data of a path: after the first point, how far it is to the next, which is shorter.
fn written(outlines: &[Vec<(i32, i32)>]) -> String {
    let mut path = String::new();
    for outline in outlines {
        write!(path, "M{} {}l", outline[0].0, outline[0].1).expect("a string takes all");
        for (number, step) in outline.windows(2).enumerate() {
            let [x, y] = [step[1].0 - step[0].0, step[1].1 - step[0].1];
            let [before, between] = [if x < 0 || number == 0 { "" } else { " " }, if y < 0 { "" } else { " " }];
            write!(path, "{before}{x}{between}{y}").expect("a string takes all");
        }
    }
    path
}

/// One side of the sheet as ragged paper: small steps, each some way inwards.
fn tear(outline: &mut Vec<(i32, i32)>, from: (i32, i32), to: (i32, i32)) {
    const STEP: f32 = 13.0;
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let length = dx.hypot(dy);
    let steps = (length / STEP).round().max(1.0);
    for step in 1..steps as i32 {
        let part = step as f32 / steps;
        let inwards = ragged(from.0 + step * 31, from.1 + to.0 + step * 17);
        let (x, y) =
            (from.0 as f32 + dx * part - dy / length * inwards, from.1 as f32 + dy * part + dx / length * inwards);
        outline.push((x.round() as i32, y.round() as i32));
    }
    outline.push(to);
}

/// 0 to 8, the same at the same place every time.
fn ragged(x: i32, y: i32) -> f32 {
    (x.wrapping_mul(7919).wrapping_add(y.wrapping_mul(104_729)).rem_euclid(97) % 9) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-1.5: a drawing holds nothing of a closed board.
    #[test]
    fn closed_boards_are_not_drawn() {
        let open = Region::at_the_start();
        let drawing = known_world(open).into_string();

        for region in Region::ALL.into_iter().filter(|region| !open.contains(*region)) {
            let its = &GEOGRAPHY.regions[&region];
            assert!(!its.land.is_empty() && !drawing.contains(&its.land), "{region:?}");
            assert!(its.rivers.is_empty() || !drawing.contains(&its.rivers), "{region:?}");
        }
        assert!(
            Region::ALL
                .into_iter()
                .filter(|region| open.contains(*region))
                .all(|region| { drawing.contains(&GEOGRAPHY.regions[&region].land) })
        );
    }

    /// Every outline comes back to where it began, whatever boards are open.
    #[test]
    fn the_sheet_is_closed() {
        for count in 1..=Region::ALL.len() {
            let sheet = torn_sheet(Region::ALL.into_iter().take(count).collect());
            assert!(sheet.iter().all(|outline| outline.first() == outline.last()), "{count} boards");
        }
    }

    #[test]
    fn a_path_is_written_from_point_to_point() {
        let outlines = [vec![(10, 20), (15, 8), (12, 9), (10, 20)], vec![(0, 0), (-1, 1)]];

        assert_eq!(written(&outlines), "M10 20l5-12-3 1-2 11M0 0l-1 1");
    }
}
