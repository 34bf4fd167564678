//! Where things lie on the canvas that backdrop and board share.

use crate::parts::point::Point;
use american_rails::{Hex, Railway, RailwaySet, Terrain};

/// Backdrop and board lie exactly over each other: the part of the 900 × 720 canvas that hexes and names fill.
pub(crate) const VIEW_BOX: &str = "24 6 816 682";

/// From the middle of a hex to its points.
const RADIUS: f32 = 24.0;
/// From the middle of a hex to its western and eastern edge.
const HALF_WIDTH: f32 = RADIUS * 0.866_025_4;
const MARGIN: f32 = 40.0;

/// The outline of a hex, to be drawn from its northern point.
pub(crate) const HEX_OUTLINE: &str = "l20.8 12v24l-20.8 12l-20.8-12v-24z";

/// The middle of a hex.
pub(crate) fn middle(hex: Hex) -> Point {
    let (col, row) = (f32::from(hex.col()), f32::from(hex.row()));
    let east = if hex.row() % 2 == 1 { 0.5 } else { 0.0 };
    Point { x: 2.0 * HALF_WIDTH * (col + east) + MARGIN, y: 1.5 * RADIUS * row + MARGIN }.rounded()
}

/// Where one railway's cube stands in a hex, and how big it is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stand {
    pub(crate) at: Point,
    /// 1 where there is room.
    pub(crate) scale: f32,
}

/// Cubes share a hex in the order of the railways: one row of up to three, then two rows. In a city they leave the values above and
/// the name below free, elsewhere the name of a city in the row above.
pub(crate) fn stand(hex: Hex, railway: Railway, there: RailwaySet) -> Stand {
    let (count, place) = (there.len(), there.iter().position(|other| other == railway).unwrap_or(0));
    let is_city = hex.terrain() == Terrain::City;
    let (scale, step) = match count {
        // A phone draws them a fifth larger, and they do not touch there either.
        0..=2 => (1.0, 18.5),
        3 => (0.86, 13.4),
        _ => (0.74, 12.0),
    };
    let in_row = if count <= 3 { count } else { count.div_ceil(2) };
    let (row, column) = (place / in_row.max(1), place % in_row.max(1));
    let this_row = if row == 0 { in_row } else { count - in_row };
    let x = (column as f32 - (this_row as f32 - 1.0) / 2.0) * step;
    let y = match (count, is_city) {
        (0..=3, true) => 4.0,
        (0..=3, false) => 0.0,
        (_, true) => -0.8 + row as f32 * 11.3,
        (_, false) => -3.4 + row as f32 * 12.0,
    };
    Stand { at: middle(hex).moved(x, y).rounded(), scale }
}

/// Of the cube of a railway on a hex.
pub(crate) fn cube_id(railway: Railway, hex: Hex) -> String {
    format!("cube-{}-{}", railway.name().to_lowercase(), hex_id(hex))
}

/// The id of a hex among the shapes of the page: `12-0`, also for cities, whose names may hold spaces and dots.
pub(crate) fn hex_id(hex: Hex) -> String {
    format!("{}-{}", hex.col(), hex.row())
}

/// The hex of a target `hex-12-0`.
pub(crate) fn hex_of_target(target: &str) -> Option<Hex> {
    let (col, row) = target.strip_prefix("hex-")?.split_once('-')?;
    Hex::at(col.parse().ok()?, row.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_is_found_by_its_target() {
        for hex in Hex::all() {
            assert_eq!(hex_of_target(&format!("hex-{}", hex_id(hex))), Some(hex));
        }
        for nonsense in ["hex-", "hex-0-0", "hex-3", "hex-300-2", "railway-liberty", "hex-1-2-3"] {
            assert_eq!(hex_of_target(nonsense), None, "{nonsense}");
        }
    }

    /// A cube reaches this far from its middle.
    const HALF_CUBE: f32 = 7.5;

    #[test]
    fn cubes_in_one_hex_do_not_touch_each_other() {
        for (hex, count) in [("Chicago", 1..=6), ("3-3", 1..=6)]
            .into_iter()
            .flat_map(|(name, counts)| counts.map(move |count| (Hex::parse(name).unwrap(), count)))
        {
            let there: RailwaySet = Railway::ALL.into_iter().take(count).collect();
            let stands: Vec<Stand> = there.iter().map(|railway| stand(hex, railway, there)).collect();
            for (index, one) in stands.iter().enumerate() {
                for other in &stands[index + 1..] {
                    let apart = (one.at.x - other.at.x).abs().max((one.at.y - other.at.y).abs());
                    assert!(apart > 2.0 * HALF_CUBE * one.scale, "{count} cubes in {hex}: {one:?} and {other:?}");
                }
            }
        }
    }

    /// The values end 8 above the middle of a city, its name plate begins 15.5 below; beside it lie other hexes.
    #[test]
    fn cubes_in_a_city_leave_its_values_and_its_name_free() {
        let city = Hex::of_city("Chicago").unwrap();
        for count in 1..=6 {
            let there: RailwaySet = Railway::ALL.into_iter().take(count).collect();
            for Stand { at, scale } in there.iter().map(|railway| stand(city, railway, there)) {
                let (x, y) = (at.x - middle(city).x, at.y - middle(city).y);
                assert!(y - HALF_CUBE * scale >= -8.0 && y + HALF_CUBE * scale <= 16.2, "{count} cubes: {y}");
                assert!(x.abs() + HALF_CUBE * scale <= HALF_WIDTH, "{count} cubes: {x}");
            }
        }
    }
}
