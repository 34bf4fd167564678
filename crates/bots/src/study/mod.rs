//! Studies: many games, one line each, so that many machines can share one; and what the lines say.

mod command;
mod contestant;
mod crosstable;
mod lines;
mod purchases;
mod ratings;
mod tournament;

pub use command::CommandFault;
pub use contestant::Contestant;
pub use crosstable::{Crosstable, Versus, sure_within};
pub use lines::{BadLines, Played, Purchase, Sat, merge, read_lines};
pub use purchases::{AsFirst, Bought, Lengths, bought, lengths};
pub use ratings::{Rated, ratings};
pub use tournament::{Enough, Halted, Shard, Tournament};

pub(crate) use tournament::hold;
