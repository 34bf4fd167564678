//! The conformance kit: plays random games of any game and checks what must hold for all of them.

use crate::{Chance, Game, Refusal, Seat, Seed, Table, Viewer, settle};

pub mod toy;

/// What a game tells the kit about itself.
pub trait Conforms: Game {
    /// Every number of seats with the options to try.
    fn tables() -> Vec<(usize, Self::Options)>;

    /// What is never made or lost (cubes, shares, cards …): a name and its sum, the same all game long.
    fn sums(&self) -> Vec<(&'static str, i64)>;
}

/// Plays `games` random games at each kind of table. Panics with the seed and the moment of the first fault.
pub fn check<G: Conforms>(games: u32) {
    for (seats, options) in G::tables() {
        // Actions seen in other games of this kind, to be tried where they are not legal.
        let mut strangers = Vec::new();
        for game in 0..games {
            let seed = format!("conformance {seats} {game}");
            Trial::<G>::open(seats, &options, seed).play(&mut strangers);
        }
    }
}

/// More decisions than any game takes.
const ENDLESS: usize = 100_000;
/// How many actions that are not offered are tried at each moment.
const STRANGERS: usize = 6;

struct Trial<'a, G: Conforms> {
    name: String,
    options: &'a G::Options,
    table: Table<G>,
    sums: Vec<(&'static str, i64)>,
    legal: Vec<G::Action>,
    dice: Seed,
}

impl<'a, G: Conforms> Trial<'a, G> {
    fn open(seats: usize, options: &'a G::Options, name: String) -> Trial<'a, G> {
        let table = Table::<G>::open(seats, options.clone(), Seed::new(name.clone()))
            .unwrap_or_else(|illegal| panic!("{name}: can't be opened: {illegal:?}"));
        let sums = table.game().sums();
        let dice = Seed::new(format!("{name} dice"));
        Trial { name, options, table, sums, legal: Vec::new(), dice }
    }

    fn play(mut self, strangers: &mut Vec<G::Action>) {
        let dice = self.dice.clone();
        for moment in 0.. {
            assert!(moment < ENDLESS, "{}: it does not end", self.name);
            let mut chance = Chance::new(&dice, moment as u64);
            self.nothing_is_made_or_lost();
            self.views_hide_what_they_must(&mut chance);
            self.eyes_see_the_same();
            let to_act: Vec<Seat> = self.table.game().to_act().iter().collect();
            let Some(seat) = chance.pick(&to_act) else { break };

            self.offers_are_accepted(seat);
            self.others_can_not_act();
            self.strangers_are_refused(seat, strangers, &mut chance);
            let action = chance.pick(&self.legal).expect("offers_are_accepted has looked");
            if strangers.len() < 4096 {
                strangers.push(action);
            }
            self.survives_json(action);
            let here = self.here();
            self.table.act(seat, action).unwrap_or_else(|refusal| panic!("{here}: {refusal}"));
        }
        self.replays_to_the_same_table();
        self.standings_are_in_order();
    }

    fn here(&self) -> String {
        format!("{}, after {} decisions", self.name, self.table.decisions().len())
    }

    fn nothing_is_made_or_lost(&self) {
        assert_eq!(self.table.game().sums(), self.sums, "{}: made or lost", self.here());
    }

    /// A real decision has two answers or more, and each of them is accepted.
    fn offers_are_accepted(&mut self, seat: Seat) {
        let game = self.table.game();
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        assert!(self.legal.len() > 1, "{}: no decision for {seat:?}", self.here());
        for (index, action) in self.legal.iter().enumerate() {
            assert!(!self.legal[..index].contains(action), "{}: {action:?} is offered twice", self.here());
            assert_eq!(game.check(seat, action), Ok(()), "{}: {action:?} is offered", self.here());
            let mut trial = game.clone();
            let (dice, mut events) = (Seed::new("offers"), Vec::new());
            trial
                .apply(seat, action, &mut Chance::new(&dice, 0), &mut events)
                .unwrap_or_else(|illegal| panic!("{}: {action:?} is offered, then {illegal:?}", self.here()));
            assert!(!events.is_empty(), "{}: {action:?} happened and nothing tells of it", self.here());
        }
    }

    fn others_can_not_act(&mut self) {
        let action = self.legal[0];
        let game = self.table.game();
        for seat in Seat::all(game.seats()).filter(|seat| !game.to_act().contains(*seat)) {
            let mut offered = Vec::new();
            game.legal_actions(seat, &mut offered);
            assert!(offered.is_empty(), "{}: {seat:?} is not to act and is offered {offered:?}", self.here());
            let refusal = self.table.check(seat, &action);
            assert!(matches!(refusal, Err(Refusal::NotYourTurn { .. })), "{}: {seat:?}", self.here());
        }
    }

    /// What is not offered is refused by `check` and `apply` alike, for the same reason, and changes nothing.
    fn strangers_are_refused(&mut self, seat: Seat, strangers: &[G::Action], chance: &mut Chance) {
        for _ in 0..STRANGERS {
            let Some(action) = chance.pick(strangers) else { return };
            if self.legal.contains(&action) {
                continue;
            }
            let mut trial = self.table.game().clone();
            let (dice, mut events) = (Seed::new("strangers"), Vec::new());
            let applied = trial.apply(seat, &action, &mut Chance::new(&dice, 0), &mut events);
            let Err(illegal) = applied else { panic!("{}: {action:?} is not offered, yet done", self.here()) };
            assert_eq!(self.table.game().check(seat, &action), Err(illegal), "{}: {action:?}", self.here());
            assert_eq!(trial, *self.table.game(), "{}: a refusal changed the table", self.here());
            assert!(events.is_empty(), "{}: a refusal told of {events:?}", self.here());
        }
    }

    fn survives_json(&self, action: G::Action) {
        let json = serde_json::to_string(&action).expect("actions are plain data");
        assert_eq!(serde_json::from_str::<G::Action>(&json).ok(), Some(action), "{}: {json}", self.here());
    }

    /// Readers who see through the same eyes are shown the same: nobody may see more than these do, or less.
    fn eyes_see_the_same(&self) {
        let game = self.table.game();
        let last = self.table.decisions().last().map_or(self.table.opening(), |decision| &decision.events[..]);
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let eyes = G::eyes(viewer);
            if eyes == viewer {
                continue;
            }
            assert_eq!(game.view(viewer), game.view(eyes), "{}: {viewer:?} sees through {eyes:?}", self.here());
            let seen = |through| last.iter().map(|event| G::seen_by(event, through)).collect::<Vec<_>>();
            assert_eq!(seen(viewer), seen(eyes), "{}: {viewer:?} hears through {eyes:?}", self.here());
        }
    }

    /// What a viewer imagines looks to them as what they see, and offers them the same actions.
    fn views_hide_what_they_must(&self, chance: &mut Chance) {
        let game = self.table.game();
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            let imagined = G::imagine(&view, chance);
            assert_eq!(imagined.view(viewer), view, "{}: imagined by {viewer:?}", self.here());
            assert_eq!(imagined.sums(), self.sums, "{}: imagined by {viewer:?}", self.here());
            let Viewer::Seat(seat) = viewer else { continue };
            let (mut real, mut thought) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut real);
            imagined.legal_actions(seat, &mut thought);
            assert_eq!(real, thought, "{}: imagined by {viewer:?}", self.here());
        }
    }

    fn replays_to_the_same_table(&self) {
        let record = self.table.record(&[]);
        let json = serde_json::to_string(&record).expect("a record is plain data");
        let record = serde_json::from_str(&json).expect("a record can be read again");
        let again = Table::<G>::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        assert_eq!(again.game(), self.table.game(), "{}: the replay differs", self.name);
        assert_eq!(again.decisions(), self.table.decisions(), "{}: the replay tells another story", self.name);
        assert_eq!(again.options(), self.options, "{}", self.name);
    }

    fn standings_are_in_order(&self) {
        let standings = self.table.game().standings();
        assert_eq!(standings.iter().count(), self.table.seats(), "{}: everybody has a place", self.name);
        let is_alone = self.table.seats() == 1;
        assert!(is_alone || standings.winners().next().is_some(), "{}: somebody wins", self.name);
    }
}

/// Plays one random game without any checks and says how many decisions it took: for speed and for samples.
pub fn random_game<G: Game>(seats: usize, options: &G::Options, seed: &Seed) -> Result<(G, usize), G::Illegal> {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut chance = Chance::new(seed, 0);
    let mut game = G::new(seats, options, &mut chance, &mut events)?;
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let action = chance.pick(&legal).expect("who is to act has something to do");
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events)?;
        settle(&mut game, &mut chance, &mut events, &mut legal);
        decisions += 1;
    }
    Ok((game, decisions))
}

#[cfg(test)]
mod tests {
    use super::toy::Nim;

    #[test]
    fn the_toy_game_conforms() {
        super::check::<Nim>(20);
    }

    #[test]
    #[should_panic(expected = "made or lost")]
    fn a_game_that_loses_stones_is_caught() {
        super::check::<super::toy::LeakyNim>(5);
    }
}
