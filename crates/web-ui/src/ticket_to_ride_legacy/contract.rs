//! How far everybody is with the contract of the year, where routes are counted for it: these lie open on the map.

use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{Brings, Condition, Filter, Route, View};

/// What is counted, and how many are asked for, while a company can still meet it.
fn counted(view: &View, seat: Seat) -> Option<(&'static Filter, u8)> {
    let aim = view.aims(seat).find(|aim| matches!(aim.brings, Brings::Contract { .. }))?;
    match aim.when {
        Condition::Claims { routes, at_least } => Some((routes, *at_least)),
        _ => None,
    }
}

fn count(view: &View, seat: Seat, routes: &Filter) -> usize {
    let own = view.player(seat).routes;
    own.iter().filter(|id| routes.fits(view.world.route(*id), &view.world)).count()
}

/// "You 1 of 4 · Mary 2 of 4"
pub(crate) fn progress(view: &View, first: Option<Seat>, words: &Words, people: &People) -> Option<String> {
    let others = Seat::all(view.players.len()).filter(|seat| Some(*seat) != first);
    let of = |seat: Seat| {
        let (routes, at_least) = counted(view, seat)?;
        let name = if Some(seat) == first { words.say("lg-contract-you") } else { people.name(seat).to_owned() };
        let args = [("name", name.into()), ("count", count(view, seat, routes).into()), ("of", at_least.into())];
        Some(words.say_with("lg-contract-progress", &args))
    };
    let told: Vec<String> = first.into_iter().chain(others).filter_map(of).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// "contract of the year: 2 of 4", where this claim counts for it.
pub(crate) fn by_claim(view: &View, seat: Seat, route: &Route, words: &Words) -> Option<String> {
    let (routes, at_least) = counted(view, seat).filter(|(routes, _)| routes.fits(route, &view.world))?;
    let count = count(view, seat, routes) + 1;
    let id = if count >= usize::from(at_least) { "lg-detail-contract.met" } else { "lg-detail-contract" };
    Some(words.say_with(id, &[("count", count.into()), ("of", at_least.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::seen_by;
    use engine::{Game, SeatSet, Seed, Table, Viewer};
    use ticket_to_ride_legacy::{Contract, LegacyGame, Options, RouteSet, RuleCard};

    /// LG-6.3: four grey routes in this game: who has how many lies open.
    #[test]
    fn the_contract_says_how_far_everybody_is() {
        let mut rules = Options::default().rules;
        rules.push(RuleCard::parse("contract").unwrap());
        let table = Table::<LegacyGame>::open(2, Options { rules, ..Options::default() }, Seed::new("grey")).unwrap();
        let mut view = table.game().view(Viewer::Seat(Seat(0)));
        view.pieces.contract = Contract::parse("grey-roads");
        let is_grey = |id: &_| view.world.route(*id).colour.is_none();
        let grey: Vec<_> = view.world.open_routes().iter().filter(is_grey).collect();
        let coloured = view.world.open_routes().iter().find(|id| !is_grey(id)).unwrap();
        view.players[0].routes = [grey[0], coloured].into_iter().collect::<RouteSet>();
        let (words, people) = (Words::new(Lang::En), seen_by(2, SeatSet::only(Seat(0))));

        let told = progress(&view, Some(Seat(0)), words, &people).unwrap();
        assert_eq!(told, format!("you 1 of 4 · {} 0 of 4", people.name(Seat(1))));
        let claims = |route| by_claim(&view, Seat(0), view.world.route(route), words);
        assert_eq!(claims(grey[1]).as_deref(), Some("contract of the year: 2 of 4"));
        assert_eq!(claims(coloured), None);

        view.pieces.contract_met = vec![Seat(0)];
        assert_eq!(progress(&view, Some(Seat(0)), words, &people), None, "with two there is nothing for the second");
    }
}
