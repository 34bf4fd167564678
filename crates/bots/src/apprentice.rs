//! The Apprentice: sees what a greedy player sees, but overlooks some of it and judges the rest by eye.

use crate::{Bot, Candidate, Taste, Turn};
use engine::Chance;

/// One choice in so many is overlooked.
const OVERLOOKED: u32 = 5;
/// By how much a judgement may be off, against how far the choices lie apart.
const BY_EYE: f64 = 0.7;

#[derive(Debug, Default)]
pub(crate) struct Apprentice {
    worths: Vec<f64>,
}

impl<G: Taste> Bot<G> for Apprentice {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        self.worths.clear();
        G::appraise(&turn.sight.view(), turn.seat, turn.legal, chance, &mut self.worths);
        misjudge(&mut self.worths, chance);
        let best = (0..turn.legal.len()).max_by(|one, other| self.worths[*one].total_cmp(&self.worths[*other]));
        turn.legal[best.expect("a bot is asked only where it has a choice")]
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        Vec::new()
    }
}

fn misjudge(worths: &mut [f64], chance: &mut Chance) {
    let finite: Vec<f64> = worths.iter().copied().filter(|worth| worth.is_finite()).collect();
    let most = finite.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // What is much worse than the best half is not taken for better.
    let mut behind: Vec<f64> = finite.iter().map(|worth| most - worth).collect();
    behind.sort_by(f64::total_cmp);
    let apart = behind.get(behind.len() / 2).copied().unwrap_or(0.0);
    for worth in worths.iter_mut().filter(|worth| worth.is_finite()) {
        let eye = f64::from(chance.below(1_001)) / 500.0 - 1.0;
        *worth += BY_EYE * apart * eye;
        if finite.len() > 1 && chance.below(OVERLOOKED) == 0 {
            *worth = most - 1e6;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    fn chosen(worths: &[f64], number: u64) -> usize {
        let seed = Seed::new("apprentice");
        let mut seen = worths.to_vec();
        misjudge(&mut seen, &mut Chance::new(&seed, number));
        (0..seen.len()).max_by(|one, other| seen[*one].total_cmp(&seen[*other])).unwrap()
    }

    #[test]
    fn it_mostly_sees_what_is_best_and_sometimes_errs() {
        let choices: Vec<usize> = (0..200).map(|number| chosen(&[1.0, 9.0, 5.0, f64::NEG_INFINITY], number)).collect();
        let times = |choice: usize| choices.iter().filter(|chosen| **chosen == choice).count();

        assert!(times(1) > 120, "the best was taken {} times", times(1));
        assert!(times(2) > 10, "the second was taken {} times", times(2));
        assert_eq!(times(3), 0, "what makes no sense at all is never taken");
    }
}
