//! LG-5.4: what a company's routes join.

use crate::tables::city::City;
use crate::tables::route::RouteSet;
use crate::world::World;

/// Cities in groups: those of one group are joined by an unbroken chain.
pub struct Network {
    /// Each city points at another of its group, the last one at itself.
    towards: [u8; City::COUNT],
}

impl Network {
    /// What these routes join.
    pub fn of(world: &World, routes: RouteSet) -> Network {
        let mut network = Network { towards: std::array::from_fn(|city| city as u8) };
        for route in routes.iter() {
            let [from, to] = world.route(route).ends;
            let (from, to) = (network.group(from), network.group(to));
            network.towards[usize::from(from)] = to;
        }
        network
    }

    /// Whether an unbroken chain leads from one to the other.
    pub fn joins(&self, [from, to]: [City; 2]) -> bool {
        self.group(from) == self.group(to)
    }

    fn group(&self, city: City) -> u8 {
        let mut at = city.0;
        while self.towards[usize::from(at)] != at {
            at = self.towards[usize::from(at)];
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, city, first_turn};

    /// LG-5.4: an unbroken chain of own routes, of any length and in any order.
    #[test]
    fn only_an_unbroken_chain_joins_two_cities() {
        let game = first_turn(2).owns(ANNA, &[("boston", "albany"), ("albany", "buffalo"), ("chicago", "detroit")]);
        let network = Network::of(&game.world, game.player(ANNA).routes);

        assert!(network.joins([city("buffalo"), city("boston")]));
        assert!(!network.joins([city("buffalo"), city("detroit")]));
    }
}
