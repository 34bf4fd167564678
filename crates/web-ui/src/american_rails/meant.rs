//! What a click on a shape could have meant, so that the table can say why it can't be.

use super::canvas::hex_of_target;
use super::places_beside;
use american_rails::{Action, CITIES, Hex, Phase, Railway, Space, View};
use engine::Seat;

pub(crate) fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    if let Some(hex) = hex_of_target(target) {
        return by_hex(view, seat, hex);
    }
    if let Some(railway) = Railway::ALL.into_iter().find(|railway| railway.word() == target) {
        return by_railway(view, railway);
    }
    match Space::ALL.into_iter().find(|space| space.word() == target) {
        Some(space) => vec![Action::MoveTrain { space }],
        None => Vec::new(),
    }
}

/// With an Expand, a cube of each railway the player owns a share of.
fn by_hex(view: &View, seat: Seat, hex: Hex) -> Vec<Action> {
    let any_cube = Action::PlaceCube { railway: Railway::American, hex };
    match view.phase {
        Phase::FirstCube { .. } => vec![Action::PlaceFirstCube { city: hex }],
        Phase::Develop { .. } => vec![Action::Develop { city: hex }],
        Phase::Expand { .. } | Phase::Take { .. } => {
            let owned = Railway::ALL.into_iter().filter(|railway| view.shares_of(seat, *railway) > 0);
            let cubes: Vec<Action> = owned.map(|railway| Action::PlaceCube { railway, hex }).collect();
            if cubes.is_empty() { vec![any_cube] } else { cubes }
        }
        _ => vec![any_cube],
    }
}

fn by_railway(view: &View, railway: Railway) -> Vec<Action> {
    match view.phase {
        Phase::Finance { .. } => vec![Action::Finance { railway }],
        Phase::Expand { .. } | Phase::Take { .. } => vec![cheapest_cube(view, railway)],
        _ => vec![Action::NameRailway { railway }],
    }
}

/// The cube that is most likely possible: if even this one is not, its reason is the railway's.
fn cheapest_cube(view: &View, railway: Railway) -> Action {
    let track = view.railway(railway).track;
    let beside = Hex::next_to(track).minus(track);
    let cheapest = places_beside(view, railway).min_by_key(|hex| view.price(*hex));
    let hex = cheapest.or(beside.iter().next());
    Action::PlaceCube { railway, hex: hex.unwrap_or(CITIES[0].hex) }
}
