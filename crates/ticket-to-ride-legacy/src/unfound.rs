//! LG-1.5: what nobody at a table has found is answered as if it did not exist.

use crate::{Action, BoxId, City, LegacyGame, RouteId};
use engine::{Game, Viewer};

/// Whether an action names something that nobody at this table has found.
pub(crate) fn names_unfound(game: &LegacyGame, action: &Action) -> bool {
    if is_offered(game, action) {
        return false;
    }
    let view = game.view(Viewer::Spectator);
    let world = &*view.world;
    let is_closed = |city: City| !world.is_open(city);
    let is_unlaid = |route: RouteId| !world.has_route(route) || world.route(route).ends.into_iter().any(is_closed);
    match *action {
        Action::Claim { route, .. } | Action::ChooseRoute { route } | Action::Plough { route } => is_unlaid(route),
        Action::BuildDepot { city } | Action::ChooseCity { city } => is_closed(city),
        Action::ShowTicket { ticket } | Action::LayTicketAside { ticket } => ticket.ends().into_iter().any(is_closed),
        Action::Banish { event } => !world.options().events.contains(event),
        Action::ChooseContract { contract } => !view.pieces.contracts_dealt.contains(&contract),
        Action::TakeAlong { .. } | Action::TakePerson { .. } => !world.options().boxes_open.contains(&BoxId::Conductor),
        _ => false,
    }
}

/// What can be done has been found, wherever it lay before.
fn is_offered(game: &LegacyGame, action: &Action) -> bool {
    let mut legal = Vec::new();
    game.to_act().iter().for_each(|seat| game.legal_actions(seat, &mut legal));
    legal.contains(action)
}

#[cfg(test)]
mod tests {
    use crate::{Company, CompanyOptions, LegacyGame, Options, Postcard};
    use engine::Game;

    /// LG-1.5: nobody opens a table to read a postcard that lies in the post office.
    #[test]
    fn postcards_are_for_campaigns() {
        let mut red = CompanyOptions::new(Company::Red);
        let with = |red: &CompanyOptions| Options { companies: vec![red.clone()], ..Options::default() };

        assert!(!LegacyGame::is_for_campaigns(&with(&red)) && !LegacyGame::is_for_campaigns(&Options::default()));
        red.postcards = Postcard::all().take(1).collect();
        assert!(LegacyGame::is_for_campaigns(&with(&red)));
    }
}
