//! Teaches a network what came of positions, by Adam on small batches. Batches are summed in fixed parts, so that the number of
//! threads changes nothing.

use super::net::{Activity, FIRST, Layout, Net, OUTPUTS, SECOND, half, soft};
use std::thread;

/// A position as one seat saw it, and what came of it.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) inputs: Box<[f32]>,
    pub(crate) wanted: [f32; OUTPUTS],
}

/// Each part of a batch is summed by itself.
const PARTS: usize = 16;
pub(crate) const BATCH: usize = 1024;
/// How much each output's error counts: win, ahead, margin.
const COUNTS: [f32; OUTPUTS] = [1.0, 1.0, 0.7];

pub(crate) struct Trainer {
    pub(crate) net: Net,
    /// The mean of the last some hundred steps: single steps swing, and strength with them.
    pub(crate) steady: Net,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Trainer {
    pub(crate) fn new(net: Net) -> Trainer {
        let count = net.weights.len();
        Trainer { steady: net.clone(), net, means: vec![0.0; count], squares: vec![0.0; count], steps: 0 }
    }

    /// One step on one batch; says the mean error.
    pub(crate) fn step(&mut self, batch: &[&Sample], rate: f32, threads: usize) -> f32 {
        let size = batch.len().div_ceil(PARTS);
        let parts: Vec<&[&Sample]> = batch.chunks(size.max(1)).collect();
        let net = &self.net;
        let slopes: Vec<(Vec<f32>, f32)> = thread::scope(|scope| {
            let shares: Vec<_> = parts
                .chunks(parts.len().div_ceil(threads.max(1)).max(1))
                .map(|mine| scope.spawn(move || mine.iter().map(|part| slopes(net, part)).collect::<Vec<_>>()))
                .collect();
            shares.into_iter().flat_map(|share| share.join().expect("sums don't panic")).collect()
        });
        let mut sum = vec![0.0_f32; self.net.weights.len()];
        let mut error = 0.0;
        for (part, off) in &slopes {
            sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
            error += off;
        }
        self.descend(&sum, rate, batch.len() as f32);
        error / batch.len() as f32
    }

    fn descend(&mut self, slopes: &[f32], rate: f32, count: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        const DECAY: f32 = 1e-5;
        const STEADY: f32 = 1.0 / 400.0;
        self.steps += 1;
        let (mean_part, square_part) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        for (index, weight) in self.net.weights.iter_mut().enumerate() {
            let slope = slopes[index] / count;
            self.means[index] = MEAN * self.means[index] + (1.0 - MEAN) * slope;
            self.squares[index] = SQUARE * self.squares[index] + (1.0 - SQUARE) * slope * slope;
            let step = self.means[index] / mean_part / ((self.squares[index] / square_part).sqrt() + 1e-8);
            *weight -= rate * (step + DECAY * *weight);
        }
        let part = STEADY.max(1.0 / self.steps as f32);
        for (steady, weight) in self.steady.weights.iter_mut().zip(&self.net.weights) {
            *steady += part * (weight - *steady);
        }
    }
}

/// The slope of the error by each weight, and the error, summed over a part of a batch.
fn slopes(net: &Net, part: &[&Sample]) -> (Vec<f32>, f32) {
    let at = Layout::of(net.inputs());
    let mut slopes = vec![0.0; net.weights.len()];
    let mut error = 0.0;
    for sample in part {
        let said = net.activity(&sample.inputs);
        let by_last = by_outputs(&said, &sample.wanted, &mut error);
        let mut by_second = [0.0; SECOND];
        for (index, said) in said.second.iter().enumerate().filter(|(_, said)| **said > 0.0) {
            for (output, slope) in by_last.iter().enumerate() {
                let weight = at.last + index * OUTPUTS + output;
                slopes[weight] += slope * said;
                by_second[index] += slope * net.weights[weight];
            }
        }
        add(&mut slopes[at.last_bias..at.end], 1.0, &by_last);
        let mut by_first = [0.0; FIRST];
        for (index, said) in said.first.iter().enumerate().filter(|(_, said)| **said > 0.0) {
            let from = at.second + index * SECOND;
            add(&mut slopes[from..from + SECOND], *said, &by_second);
            by_first[index] =
                by_second.iter().zip(&net.weights[from..from + SECOND]).map(|(slope, weight)| slope * weight).sum();
        }
        add(&mut slopes[at.second_bias..at.last], 1.0, &by_second);
        for (index, input) in sample.inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
            add(&mut slopes[index * FIRST..(index + 1) * FIRST], *input, &by_first);
        }
        add(&mut slopes[at.first_bias..at.second], 1.0, &by_first);
    }
    (slopes, error)
}

/// The slope of the squared error by each sum of the last layer.
fn by_outputs(said: &Activity, wanted: &[f32; OUTPUTS], error: &mut f32) -> [f32; OUTPUTS] {
    std::array::from_fn(|output| {
        let sum = said.last[output];
        let steepness = 1.0 / ((1.0 + sum.abs()) * (1.0 + sum.abs()));
        let (judged, steepness) =
            if output == OUTPUTS - 1 { (soft(sum), steepness) } else { (half(sum), 0.5 * steepness) };
        let off = judged - wanted[output];
        *error += COUNTS[output] * off * off;
        2.0 * COUNTS[output] * off * steepness
    })
}

fn add(sums: &mut [f32], times: f32, more: &[f32]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += times * more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who has more of the first input and less of the second wins.
    fn samples() -> Vec<Sample> {
        let mut state = 1_u32;
        let mut draw = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 24) as f32
        };
        let sample = |inputs: [f32; 3]| {
            let better = inputs[0] - inputs[1];
            let win = if better > 0.0 { 0.9 } else { 0.1 };
            Sample { inputs: inputs.into(), wanted: [win, win, better / 2.0] }
        };
        (0..512).map(|_| sample([draw(), draw(), 1.0])).collect()
    }

    fn taught(threads: usize) -> (Trainer, f32, f32) {
        let samples = samples();
        let batch: Vec<&Sample> = samples.iter().collect();
        let mut trainer = Trainer::new(Net::new(3, 5));
        let first = trainer.step(&batch, 0.003, threads);
        let last = (0..300).map(|_| trainer.step(&batch, 0.003, threads)).last().unwrap();
        (trainer, first, last)
    }

    #[test]
    fn a_net_learns_what_came_of_positions() {
        let (trainer, first, last) = taught(1);

        assert!(last < first / 4.0, "from {first} to {last}");
        assert!(trainer.net.judge(&[0.9, 0.1, 1.0]).win > 0.7);
        assert!(trainer.net.judge(&[0.1, 0.9, 1.0]).win < 0.3);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        assert_eq!(taught(1).0.net, taught(3).0.net);
    }
}
