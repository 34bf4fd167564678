//! What shares would pay if the game ended now.

use super::goods::goods_value;
use crate::{City, CitySet, Company};
use serde::Serialize;

/// The goods a company would gather and what each of its shares would pay (SD-8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// By colour, in the order of [`crate::Good::ALL`].
    pub goods: [u8; 5],
    pub dollars: u32,
}

/// Plays the harvest of SD-8.3 out: in this order, from these networks, of these goods, on top of what they have.
///
/// Each company takes the good that adds most to its own value; of equal ones the good that most rivals reach.
pub(crate) fn forecast(
    order: impl Iterator<Item = Company> + Clone,
    networks: &[CitySet; 6],
    on_board: CitySet,
    gathered: [[u8; 5]; 6],
) -> [Forecast; 6] {
    let mut goods = gathered;
    let mut left = on_board;
    while !left.is_empty() {
        let before = left;
        for company in order.clone() {
            let own = &mut goods[company.index()];
            let within_reach = networks[company.index()].both(left);
            let Some(city) = best_good(within_reach, networks, own) else { continue };
            own[city.good().index()] += 1;
            left = left.without(city);
        }
        if left == before {
            break;
        }
    }
    goods.map(|goods| Forecast { goods, dollars: goods_value(goods) })
}

fn best_good(within_reach: CitySet, networks: &[CitySet; 6], own: &[u8; 5]) -> Option<City> {
    let rivals = |city: City| networks.iter().filter(|network| network.contains(city)).count();
    // The n-th piece of a colour joins the n-th set: the fewer one has, the larger the set it joins.
    within_reach.iter().min_by_key(|city| (own[city.good().index()], std::cmp::Reverse(rivals(*city)), *city))
}
