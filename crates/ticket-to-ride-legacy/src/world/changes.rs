//! What the campaign has changed on the boards: cities, colours, second lines, lifted routes.

use super::World;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::tables::route::{Route, RouteId, RouteSet};
use crate::{Change, CitySet, Colour, Illegal, OptionsFault};

impl World {
    pub(super) fn change(&mut self, change: &Change, lifted: &mut RouteSet) -> Result<(), Illegal> {
        match *change {
            Change::Large { city, large: true } => self.large = self.large.with(city),
            Change::Large { city, large: false } => self.large = self.large.without(city),
            Change::Painted { route, colour } => self.known(route)?.colour = colour,
            Change::Doubled { route, colour } => self.double(route, colour)?,
            Change::Depot { .. } | Change::Named { .. } | Change::Resort { .. } => {}
            Change::Lifted { route } => {
                self.known(route)?;
                *lifted = lifted.with(route);
            }
        }
        Ok(())
    }

    fn double(&mut self, route: RouteId, colour: Option<Colour>) -> Result<(), Illegal> {
        let fault = Illegal::Options { fault: OptionsFault::Route { route } };
        let groups = self.routes.iter().filter_map(|route| route.group).max().map_or(0, |group| group + 1);
        let number = u8::try_from(self.routes.len()).map_err(|_| fault)?;
        let single = self.known(route)?;
        if single.group.is_some() {
            return Err(fault);
        }
        single.group = Some(groups);
        let second = Route { id: RouteId(number), colour, ..*single };
        self.routes.push(second);
        Ok(())
    }

    fn known(&mut self, route: RouteId) -> Result<&mut Route, Illegal> {
        self.routes.get_mut(route.index()).ok_or(Illegal::Options { fault: OptionsFault::Route { route } })
    }
}

/// What is printed in the season's rule, and what was made one since; none before that rule is found.
pub(super) fn resorts(rules: &[RuleCard], changes: &[Change]) -> CitySet {
    let season = rules.iter().find_map(|rule| match rule.works() {
        RuleWorks::Season { resorts, .. } => Some(resorts),
        _ => None,
    });
    let made = changes.iter().filter_map(|change| match change {
        Change::Resort { city } => Some(*city),
        _ => None,
    });
    season.into_iter().flat_map(|printed| printed.iter().copied().chain(made.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{City, Options};

    #[test]
    fn the_campaign_changes_the_boards() {
        let (city, route) = (City::parse("albany").unwrap(), RouteId(0));
        let red = Some(Colour::Red);
        let changes = vec![
            Change::Large { city, large: true },
            Change::Painted { route, colour: red },
            Change::Doubled { route, colour: Some(Colour::Blue) },
            Change::Lifted { route: RouteId(1) },
        ];
        let world = World::new(4, &Options { changes, ..Options::default() }).unwrap();

        assert!(world.is_large(city));
        assert_eq!((world.route(route).colour, world.route(RouteId(150)).colour), (red, Some(Colour::Blue)));
        assert_eq!(world.beside(route).first(), Some(RouteId(150)));
        assert_eq!(world.beside(RouteId(150)).first(), Some(route));
        assert!(world.open_routes().contains(RouteId(150)) && !world.open_routes().contains(RouteId(1)));
    }

    /// LG-6.3: postcards make more resorts; no city is one before the season is found, nor while it rests.
    #[test]
    fn postcards_make_more_resorts() {
        let (savannah, miami) = (City::parse("savannah").unwrap(), City::parse("miami").unwrap());
        let with = |ids: &[&str]| {
            let rules = ids.iter().map(|id| RuleCard::parse(id).unwrap()).collect();
            let changes = vec![Change::Resort { city: savannah }];
            World::new(2, &Options { rules, changes, ..Options::default() }).unwrap()
        };

        let world = with(&["season"]);
        assert!(world.is_resort(savannah) && world.is_resort(miami) && world.resorts().count() == 4);
        assert_eq!((with(&[]).resorts().count(), with(&["season", "relief"]).resorts().count()), (0, 0));
    }
}
