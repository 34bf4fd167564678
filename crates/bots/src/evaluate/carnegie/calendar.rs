//! Events of the timelines that are still to come.

use carnegie::{Row, STEPS, Side, TileSide, Timeline};
use std::sync::LazyLock;

/// How many there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ToCome {
    pub(super) donations: usize,
    /// By region: workers come back and are paid.
    pub(super) paydays: [usize; 4],
}

impl ToCome {
    /// On all four timelines as they stand.
    pub(super) fn on(rows: &[Row; 4]) -> ToCome {
        let table = &*TABLE;
        let mut all = ToCome::default();
        for (row, by_tile) in rows.iter().zip(table) {
            let its = &by_tile[usize::from(row.tile.tile) - 1][row.tile.side as usize][usize::from(row.marker)];
            all.donations += its.donations;
            all.paydays.iter_mut().zip(its.paydays).for_each(|(all, more)| *all += more);
        }
        all
    }

    /// On one timeline, from a step on.
    fn from(timeline: Timeline, tile: TileSide, marker: u8) -> ToCome {
        let mut to_come = ToCome::default();
        for event in (marker..STEPS).map(|step| timeline.event(tile, step)) {
            to_come.donations += usize::from(event.donation);
            if let Some(region) = event.region {
                to_come.paydays[region.index()] += 1;
            }
        }
        to_come
    }
}

/// CA-1.1: four of them are in a game, each with one of its sides up.
const TILES: usize = 8;

type ByTile = [[[ToCome; STEPS as usize + 1]; 2]; TILES];

/// By timeline, tile, side and marker.
static TABLE: LazyLock<[ByTile; 4]> = LazyLock::new(|| {
    Timeline::ALL.map(|timeline| {
        std::array::from_fn(|tile| {
            let sides = Side::ALL.map(|side| TileSide { tile: tile as u8 + 1, side });
            sides.map(|tile| std::array::from_fn(|marker| ToCome::from(timeline, tile, marker as u8)))
        })
    })
});
