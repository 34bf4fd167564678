//! What Conductors choose all along a game, in two numbers: so a quicker Conductor is held against the one before, action by action.

use crate::greedy::AS_GOOD;
use crate::{Bot, Candidate, Greedy, Taste, Turn};
use engine::{Chance, Seed, settle};
use serde::Serialize;

/// A game of Conductors, decision by decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    pub decisions: u64,
    /// Of each decision the actions that were as good as the best.
    pub best: u64,
    /// Of each decision all actions that were thought about, with what they were worth to the last bit.
    pub worths: u64,
}

/// Conductors play a game. Their thoughts have a luck of their own, so that the table goes the same way however much of it they use.
pub fn choices<G: Taste>(seats: usize, options: &G::Options, seed: &str) -> Result<Choices, G::Illegal> {
    let (table, thoughts) = (Seed::new(seed), Seed::new(format!("{seed} thoughts")));
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut chance = Chance::new(&table, 0);
    let mut game = G::new(seats, options, &mut chance, &mut events)?;
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut conductors: Vec<Greedy<G>> = (0..seats).map(|_| Greedy::default()).collect();
    let mut made = Choices { decisions: 0, best: START, worths: START };
    while let Some(seat) = game.to_act().first() {
        made.decisions += 1;
        let conductor = &mut conductors[seat.index()];
        let chosen = conductor.choose(&Turn::at(&game, seat, &legal), &mut Chance::new(&thoughts, made.decisions));
        let best = made.note(conductor.candidates());
        assert!(best.contains(&chosen), "{chosen:?} is not among the best: {best:?}");
        let mut chance = Chance::new(&table, made.decisions);
        let action = chance.pick(&best).expect("the chosen one is among them");
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events)?;
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    Ok(made)
}

/// What Conductors overlook in a game, who ask for the best alone: by how much a choice was worse than the best there was for who thinks all through,
/// in the game's own points, over all decisions.
pub fn overlooked<G: Taste>(seats: usize, options: &G::Options, seed: &str) -> Result<f64, G::Illegal> {
    let (table, thoughts) = (Seed::new(seed), Seed::new(format!("{seed} thoughts")));
    let (mut events, mut legal, mut worths) = (Vec::new(), Vec::new(), Vec::new());
    let mut chance = Chance::new(&table, 0);
    let mut game = G::new(seats, options, &mut chance, &mut events)?;
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let (mut conductor, mut decisions, mut lost) = (Greedy::<G>::default(), 0, 0.0);
    while let Some(seat) = game.to_act().first() {
        decisions += 1;
        let turn = Turn::at(&game, seat, &legal);
        let thoughts = || Chance::new(&thoughts, decisions);
        worths.clear();
        G::appraise(&turn.sight.view(), seat, &legal, &mut thoughts(), &mut worths);
        let chosen = conductor.choose(&turn, &mut thoughts());
        let of_chosen = legal.iter().zip(&worths).find(|(action, _)| **action == chosen).map(|(_, worth)| *worth);
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        lost += (best - of_chosen.expect("it is one of them") - AS_GOOD).max(0.0);
        events.clear();
        let mut chance = Chance::new(&table, decisions);
        game.apply(seat, &chosen, &mut chance, &mut events)?;
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    Ok(lost)
}

impl Choices {
    /// Puts a decision down, and gives what was as good as the best in it, in an order that hangs on nothing else.
    fn note<A: Serialize>(&mut self, candidates: Vec<Candidate<A>>) -> Vec<A> {
        let most = candidates.first().map_or(0.0, |best| best.worth);
        let written = |action: &A| serde_json::to_string(action).expect("an action is plain data");
        let mut named: Vec<_> = candidates.into_iter().map(|its| (written(&its.action), its)).collect();
        named.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (name, its) in &named {
            add(&mut self.worths, name.as_bytes());
            add(&mut self.worths, &its.worth.to_bits().to_be_bytes());
        }
        named.retain(|(_, its)| its.worth >= most - AS_GOOD);
        named.iter().for_each(|(name, _)| add(&mut self.best, name.as_bytes()));
        add(&mut self.best, b"\n");
        named.into_iter().map(|(_, its)| its.action).collect()
    }
}

/// FNV-1a: the same on every machine, and good enough to tell games apart.
const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

fn add(to: &mut u64, bytes: &[u8]) {
    *to = bytes.iter().fold(*to, |so_far, byte| (so_far ^ u64::from(*byte)).wrapping_mul(PRIME));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unpractised_world;
    use american_rails::AmericanRails;
    use carnegie::Carnegie;
    use steel_driver::SteelDriver;
    use ticket_to_ride_legacy::{LegacyGame, Options};

    /// What was as good as the best in every decision of some games, as one number.
    fn best_in<G: Taste>(seats: usize, games: impl Iterator<Item = u64>, options: impl Fn(u64) -> G::Options) -> u64 {
        let best = games.map(|game| choices::<G>(seats, &options(game), &format!("same {game}")).unwrap().best);
        best.fold(0, |all, best| all.rotate_left(7) ^ best)
    }

    /// Games with these numbers of seats, so many of each; the numbers are those of the Conductor of before.
    fn compare<G: Taste>(games: u64, before: &[(usize, u64)]) {
        for (seats, before) in before {
            let now = best_in::<G>(*seats, 0..games, |_| G::Options::default());
            assert_eq!(now, *before, "{seats} Conductors no longer choose as they did: {now:#018x}");
        }
    }

    #[test]
    fn the_conductors_of_american_rails_choose_as_they_did_before_they_were_quick() {
        compare::<AmericanRails>(
            3,
            &[(3, 0xc3b0_48f1_6d7f_c947), (4, 0x8519_38df_9246_9ce6), (5, 0x3f42_baa3_97f1_d413)],
        );
    }

    #[test]
    fn the_conductors_of_steel_driver_choose_as_they_did_before_they_were_quick() {
        compare::<SteelDriver>(
            6,
            &[
                (3, 0xb36e_aee8_2ef8_8b65),
                (4, 0x783a_ddcb_6a95_57b9),
                (5, 0x41fe_4192_be66_04a8),
                (6, 0xf769_2721_e931_d918),
            ],
        );
    }

    /// As they do since departments and projects are tried in the best places alone.
    #[test]
    fn the_conductors_of_carnegie_choose_as_they_did_before_they_were_quick() {
        compare::<Carnegie>(
            3,
            &[
                (1, 0x2965_4385_bc3f_b319),
                (2, 0xfcee_2c75_175e_6f05),
                (3, 0x7718_6565_3aea_3156),
                (4, 0xa49c_c606_92b4_5c88),
            ],
        );
    }

    /// In tenths of points, over all decisions of a game.
    #[test]
    fn the_conductors_of_carnegie_overlook_next_to_nothing() {
        let lost = |seats: usize| -> f64 {
            let games = 0..4;
            let options = carnegie::Options::default();
            games.map(|game| overlooked::<Carnegie>(seats, &options, &format!("overlooked {game}")).unwrap()).sum()
        };

        // Alone, Andrew's luck is another one for who tries less.
        for seats in 2..=4 {
            assert!(lost(seats) < 10.0 * seats as f64, "{} with {seats} players", lost(seats));
        }
    }

    /// As they do since no tickets are drawn before the last turn.
    #[test]
    fn the_conductors_of_ticket_to_ride_legacy_choose_as_they_did_before_they_were_quick() {
        compare::<LegacyGame>(
            10,
            &[
                (2, 0x1d2c_5cd0_6157_c00d),
                (3, 0x1572_eff7_f96a_2328),
                (4, 0x6d30_78b6_d0e3_0279),
                (5, 0x665b_abd4_82aa_cd65),
            ],
        );
    }

    /// In 1868, 1877, 1886 and 1895, by which time rules and aims go by what lies on the board.
    #[test]
    fn in_later_years_of_a_campaign_they_do_so_too() {
        let world = |game: u64| -> Options { unpractised_world(3, game / 3).clone() };
        let now = best_in::<LegacyGame>(3, [3, 12, 21, 30].into_iter(), world);

        assert_eq!(now, 0x9bf2_19a4_5d2b_706e, "they no longer choose as they did: {now:#018x}");
    }
}
