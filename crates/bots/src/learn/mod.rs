//! Judgement that was learned from games played by the bots themselves: what a network is told, the network, its training.

mod net;
mod practice;
mod train;
mod tune;

pub use net::Net;
pub(crate) use net::Promise;
pub(crate) use practice::practise;
pub use practice::{Practice, Progress, Subject};
pub(crate) use tune::{Tunable, tune};

use std::sync::OnceLock;

/// What a network is told of a position, number by number.
pub(crate) struct Inputs<'a>(&'a mut Vec<f32>);

impl<'a> Inputs<'a> {
    pub(crate) fn to(list: &'a mut Vec<f32>) -> Inputs<'a> {
        Inputs(list)
    }

    /// Best scaled to about 1.
    pub(crate) fn number(&mut self, number: f32) {
        self.0.push(number);
    }

    pub(crate) fn yes(&mut self, is_so: bool) {
        self.0.push(f32::from(u8::from(is_so)));
    }

    pub(crate) fn one_of(&mut self, kinds: usize, kind: usize) {
        self.0.extend((0..kinds).map(|one| f32::from(u8::from(one == kind))));
    }

    pub(crate) fn nothing(&mut self, count: usize) {
        self.0.extend(std::iter::repeat_n(0.0, count));
    }
}

/// The network of a game, from its file in the project; none as long as nobody has trained one that fits.
pub(crate) struct Learned {
    file: &'static [u8],
    net: OnceLock<Option<Net>>,
}

fn read(file: &[u8], inputs: usize) -> Option<Net> {
    Net::from_bytes(file).ok().filter(|net| net.inputs() == inputs)
}

impl Learned {
    pub(crate) const fn new(file: &'static [u8]) -> Learned {
        Learned { file, net: OnceLock::new() }
    }

    pub(crate) fn net(&'static self, inputs: usize) -> Option<&'static Net> {
        self.net.get_or_init(|| read(self.file, inputs)).as_ref()
    }

    /// Another network than the project's own, for the rest of the program; says whether it could be taken: one that fits, before anybody
    /// has thought.
    pub(crate) fn try_out(&'static self, file: &[u8], inputs: usize) -> bool {
        read(file, inputs).is_some_and(|net| self.net.set(Some(net)).is_ok())
    }
}
