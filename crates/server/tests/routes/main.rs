//! Every URL, over a real socket: what it answers, what it refuses, and what it never says.

mod house;
mod play;
