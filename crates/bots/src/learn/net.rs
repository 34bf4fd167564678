//! A small network that judges positions: plain sums in a fixed order, so that every machine gets the same bits.

use std::fmt;

pub(crate) const OUTPUTS: usize = 3;

/// How many neurons the two inner layers have: more know more, and take longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// 64 and 32.
    Small,
    /// 128 and 64.
    Large,
}

impl Size {
    const ALL: [Size; 2] = [Size::Small, Size::Large];

    fn layers(self) -> (usize, usize) {
        match self {
            Size::Small => (64, 32),
            Size::Large => (128, 64),
        }
    }
}

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
    size: Size,
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
    pub(crate) fn of(inputs: usize, size: Size) -> Layout {
        let (first_layer, second_layer) = size.layers();
        let first_bias = inputs * first_layer;
        let second = first_bias + first_layer;
        let second_bias = second + first_layer * second_layer;
        let last = second_bias + second_layer;
        let last_bias = last + second_layer * OUTPUTS;
        Layout { first_bias, second, second_bias, last, last_bias, end: last_bias + OUTPUTS }
    }
}

/// What every neuron said, for the trainer.
pub(crate) struct Activity<const FIRST: usize, const SECOND: usize> {
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
    pub(crate) fn new(inputs: usize, size: Size, seed: u64) -> Net {
        let layout = Layout::of(inputs, size);
        let (first_layer, second_layer) = size.layers();
        let mut state = seed ^ 0x9E37_79B9_7F4A_7C15;
        let mut draw = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f32 / (1 << 24) as f32 * 2.0 - 1.0
        };
        let mut weights = vec![0.0; layout.end];
        let spans = [
            (0, layout.first_bias, inputs),
            (layout.second, layout.second_bias, first_layer),
            (layout.last, layout.last_bias, second_layer),
        ];
        for (from, to, fan_in) in spans {
            let scale = (3.0 / fan_in as f32).sqrt();
            weights[from..to].iter_mut().for_each(|weight| *weight = scale * draw());
        }
        Net { inputs, size, weights }
    }

    /// A large one that judges as this one does: the neurons that are new listen, and nobody listens to them yet.
    pub(crate) fn enlarged(&self, seed: u64) -> Net {
        if self.size == Size::Large {
            return self.clone();
        }
        let mut large = Net::new(self.inputs, Size::Large, seed);
        let (from, to) = (Layout::of(self.inputs, self.size), Layout::of(self.inputs, large.size));
        let ((first, second), (more_first, more_second)) = (self.size.layers(), large.size.layers());
        let mut copy = |from: usize, to: usize, count: usize| {
            large.weights[to..to + count].copy_from_slice(&self.weights[from..from + count]);
        };
        (0..self.inputs).for_each(|input| copy(input * first, input * more_first, first));
        copy(from.first_bias, to.first_bias, first);
        (0..first).for_each(|neuron| copy(from.second + neuron * second, to.second + neuron * more_second, second));
        copy(from.second_bias, to.second_bias, second);
        copy(from.last, to.last, second * OUTPUTS);
        copy(from.last_bias, to.last_bias, OUTPUTS);
        for neuron in first..more_first {
            let row = to.second + neuron * more_second;
            large.weights[row..row + second].fill(0.0);
        }
        large.weights[to.last + second * OUTPUTS..to.last_bias].fill(0.0);
        large
    }

    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    pub(crate) fn judge(&self, inputs: &[f32]) -> Promise {
        let [win, ahead, margin] = match self.size {
            Size::Small => self.activity::<64, 32>(inputs).last,
            Size::Large => self.activity::<128, 64>(inputs).last,
        };
        Promise { win: half(win), ahead: half(ahead), margin: soft(margin) }
    }

    /// The numbers are those of its size.
    pub(crate) fn activity<const FIRST: usize, const SECOND: usize>(&self, inputs: &[f32]) -> Activity<FIRST, SECOND> {
        let at = Layout::of(self.inputs, self.size);
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
        let fits = |size: &Size| inputs <= MOST_INPUTS && body.len() == Layout::of(inputs, *size).end * 4;
        let size = Size::ALL.into_iter().find(fits).ok_or(NotANet("its size is not that of a network"))?;
        let weights = body.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        Ok(Net { inputs, size, weights: weights.collect() })
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
        for size in Size::ALL {
            let net = Net::new(7, size, 3);

            assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
        }
    }

    #[test]
    fn an_enlarged_net_judges_as_before() {
        let (small, inputs) = (Net::new(4, Size::Small, 1), [1.0, 0.5, 0.0, -0.25]);
        let large = small.enlarged(2);

        assert_eq!(large.size(), Size::Large);
        assert_eq!(large.judge(&inputs), small.judge(&inputs));
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let bytes = Net::new(7, Size::Small, 3).to_bytes();

        assert!(Net::from_bytes(&bytes[..bytes.len() - 1]).is_err());
        assert!(Net::from_bytes(b"PNG").is_err());
        assert!(Net::from_bytes(b"GSN1\xff\xff\xff\xff").is_err());
    }

    /// The sums are made in one order: these bits are the same everywhere.
    #[test]
    fn a_judgement_never_changes() {
        let judged = Net::new(4, Size::Small, 1).judge(&[1.0, 0.5, 0.0, -0.25]);

        assert_eq!(
            judged.as_outputs().map(f32::to_bits),
            Net::new(4, Size::Small, 1).judge(&[1.0, 0.5, 0.0, -0.25]).as_outputs().map(f32::to_bits)
        );
        assert!(judged.win > 0.0 && judged.win < 1.0 && judged.margin.abs() < 1.0);
    }
}
