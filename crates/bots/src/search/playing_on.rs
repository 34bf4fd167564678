//! How a game goes on if everybody takes what their taste likes best.

use crate::Taste;
use engine::{Chance, Imagined, Viewer, settle};

/// However many decisions a game has, somebody who plays on comes to an end.
const MOST_DECISIONS: u32 = 4_000;

/// Buffers that every game uses again.
pub(crate) struct Buffers<G: Taste> {
    pub(crate) events: Vec<G::Event>,
    pub(crate) legal: Vec<G::Action>,
    pub(crate) worths: Vec<f64>,
    pub(crate) inputs: Vec<f32>,
}

impl<G: Taste> Default for Buffers<G> {
    fn default() -> Self {
        Buffers { events: Vec::new(), legal: Vec::new(), worths: Vec::new(), inputs: Vec::new() }
    }
}

/// Greedy players play on until [`Taste::clock`] says so; without a time to the end. Says how many decisions they took.
pub(crate) fn play_on<G: Taste>(
    table: &mut Imagined<G>,
    until: Option<u32>,
    chance: &mut Chance,
    buffers: &mut Buffers<G>,
) -> u32 {
    let Buffers { events, legal, worths, .. } = buffers;
    settle(&mut **table, chance, events, legal);
    for played in 0..MOST_DECISIONS {
        let is_time = until.is_some_and(|until| G::clock(table) >= until);
        let Some(seat) = table.to_act().first().filter(|_| !is_time) else { return played };
        worths.clear();
        G::find_best(&table.view(Viewer::Seat(seat)), seat, legal, chance, worths);
        let best = (0..legal.len()).max_by(|one, other| worths[*one].total_cmp(&worths[*other]));
        let action = legal[best.expect("who is to act has a choice")];
        events.clear();
        if table.apply(seat, &action, chance, events).is_err() {
            return played;
        }
        settle(&mut **table, chance, events, legal);
    }
    MOST_DECISIONS
}

#[cfg(test)]
mod tests {
    use super::*;
    use carnegie::{Carnegie, Options};
    use engine::{Game, Seed};

    /// Four players, who play on from the start.
    fn decisions_until(until: Option<u32>) -> (u32, u32, bool) {
        let seed = Seed::new("playing on");
        let mut chance = Chance::new(&seed, 0);
        let game = Carnegie::new(4, &Options::default(), &mut chance, &mut Vec::new()).unwrap();
        let mut table = Imagined::<Carnegie>::from(&game.view(Viewer::Spectator), &mut chance);
        let decisions = play_on(&mut table, until, &mut chance, &mut Buffers::default());
        (decisions, Carnegie::clock(&table), table.is_over())
    }

    #[test]
    fn a_game_is_played_on_for_some_rounds_or_to_its_end() {
        let (few, round, is_over) = decisions_until(Some(3));
        assert_eq!((round, is_over), (3, false));

        let (many, _, is_over) = decisions_until(None);
        assert!(is_over && many > 3 * few, "{many} decisions, {few} of them in the first rounds");
    }
}
