//! A small network that judges positions: plain sums in a fixed order, so that every machine gets the same bits.

use std::fmt;

pub(crate) const FIRST: usize = 64;
pub(crate) const SECOND: usize = 32;
pub(crate) const OUTPUTS: usize = 3;

/// The most inputs that a game may have.
pub(crate) const MOST_INPUTS: usize = 256;

/// What a position promises one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Promise {
    /// Its share of the win, 0 to 1.
    pub(crate) win: f32,
    /// The part of the others that it ends ahead of, 0 to 1.
    pub(crate) ahead: f32,
    /// Its score less the mean of the others', in the game's usual margins, −1 to 1.
    pub(crate) margin: f32,
}

impl Promise {
    /// One number to play for: to win, to be ahead, and a little by how much.
    pub(crate) fn utility(self) -> f32 {
        0.45 * self.win + 0.45 * self.ahead + 0.05 * (1.0 + self.margin)
    }

    pub(crate) fn as_outputs(self) -> [f32; OUTPUTS] {
        [self.win, self.ahead, self.margin]
    }
}

/// Three layers. All weights lie in one list: by layer, by its inputs, by its outputs; after each layer its biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    inputs: usize,
    pub(crate) weights: Vec<f32>,
}

/// Where the layers begin.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub(crate) first_bias: usize,
    pub(crate) second: usize,
    pub(crate) second_bias: usize,
    pub(crate) last: usize,
    pub(crate) last_bias: usize,
    pub(crate) end: usize,
}

impl Layout {
    pub(crate) fn of(inputs: usize) -> Layout {
        let first_bias = inputs * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let last = second_bias + SECOND;
        let last_bias = last + SECOND * OUTPUTS;
        Layout { first_bias, second, second_bias, last, last_bias, end: last_bias + OUTPUTS }
    }
}

/// What every neuron said, for the trainer.
#[derive(Clone)]
pub(crate) struct Activity {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
    pub(crate) last: [f32; OUTPUTS],
}

/// Why a file is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotANet(pub(crate) &'static str);

impl fmt::Display for NotANet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

const MAGIC: &[u8; 4] = b"GSN1";

impl Net {
    /// Small weights that differ, from a number that names them.
    pub(crate) fn new(inputs: usize, seed: u64) -> Net {
        let layout = Layout::of(inputs);
        let mut state = seed ^ 0x9E37_79B9_7F4A_7C15;
        let mut draw = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f32 / (1 << 24) as f32 * 2.0 - 1.0
        };
        let mut weights = vec![0.0; layout.end];
        let spans = [
            (0, layout.first_bias, inputs),
            (layout.second, layout.second_bias, FIRST),
            (layout.last, layout.last_bias, SECOND),
        ];
        for (from, to, fan_in) in spans {
            let scale = (3.0 / fan_in as f32).sqrt();
            weights[from..to].iter_mut().for_each(|weight| *weight = scale * draw());
        }
        Net { inputs, weights }
    }

    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }

    pub(crate) fn judge(&self, inputs: &[f32]) -> Promise {
        let [win, ahead, margin] = self.activity(inputs).last;
        Promise { win: half(win), ahead: half(ahead), margin: soft(margin) }
    }

    pub(crate) fn activity(&self, inputs: &[f32]) -> Activity {
        let at = Layout::of(self.inputs);
        let mut first: [f32; FIRST] = *row(&self.weights, at.first_bias);
        for (index, input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
            add(&mut first, *input, row(&self.weights, index * FIRST));
        }
        first.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let mut second: [f32; SECOND] = *row(&self.weights, at.second_bias);
        for (index, said) in first.iter().enumerate().filter(|(_, said)| **said > 0.0) {
            add(&mut second, *said, row(&self.weights, at.second + index * SECOND));
        }
        second.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let mut last: [f32; OUTPUTS] = *row(&self.weights, at.last_bias);
        for (index, said) in second.iter().enumerate() {
            add(&mut last, *said, row(&self.weights, at.last + index * OUTPUTS));
        }
        Activity { first, second, last }
    }

    /// From a file, as training wrote it.
    pub fn read(file: &[u8]) -> Option<Net> {
        Net::from_bytes(file).ok()
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.inputs as u32).to_le_bytes());
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, NotANet> {
        let body = bytes.strip_prefix(MAGIC).ok_or(NotANet("it does not begin as a network does"))?;
        let (inputs, body) = body.split_first_chunk().ok_or(NotANet("it ends too soon"))?;
        let inputs = u32::from_le_bytes(*inputs) as usize;
        if inputs > MOST_INPUTS || body.len() != Layout::of(inputs).end * 4 {
            return Err(NotANet("its size is not that of a network"));
        }
        let weights = body.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        Ok(Net { inputs, weights: weights.collect() })
    }
}

/// −1 to 1, without a function that machines round differently.
pub(crate) fn soft(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

/// The same from 0 to 1.
pub(crate) fn half(sum: f32) -> f32 {
    0.5 + 0.5 * soft(sum)
}

fn row<const N: usize>(weights: &[f32], from: usize) -> &[f32; N] {
    weights[from..].first_chunk().expect("a row of weights")
}

/// Their number is known, so that many are added at a time.
fn add<const N: usize>(sums: &mut [f32; N], times: f32, weights: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += times * weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_the_same_after_it_was_written_and_read() {
        let net = Net::new(7, 3);

        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let bytes = Net::new(7, 3).to_bytes();

        assert!(Net::from_bytes(&bytes[..bytes.len() - 1]).is_err());
        assert!(Net::from_bytes(b"PNG").is_err());
        assert!(Net::from_bytes(b"GSN1\xff\xff\xff\xff").is_err());
    }

    /// The sums are made in one order: these bits are the same everywhere.
    #[test]
    fn a_judgement_never_changes() {
        let judged = Net::new(4, 1).judge(&[1.0, 0.5, 0.0, -0.25]);

        assert_eq!(
            judged.as_outputs().map(f32::to_bits),
            Net::new(4, 1).judge(&[1.0, 0.5, 0.0, -0.25]).as_outputs().map(f32::to_bits)
        );
        assert!(judged.win > 0.0 && judged.win < 1.0 && judged.margin.abs() < 1.0);
    }
}
