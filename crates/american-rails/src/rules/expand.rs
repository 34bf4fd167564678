//! AR-4.8 to AR-4.11, AR-4.17: Expand.

use crate::Terrain;

/// AR-4.10: what the next cube on a hex costs.
pub(crate) fn price(terrain: Terrain, cubes: usize, house: bool) -> u32 {
    match terrain {
        Terrain::Plains => 2 + 2 * cubes as u32,
        Terrain::City => 2 + 2 * cubes as u32 + 2 * u32::from(house),
        Terrain::Forest => 3,
        Terrain::Mountain => 5,
    }
}
