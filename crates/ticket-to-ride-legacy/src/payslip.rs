//! LG-5.2: what a company earned in one game.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payslip {
    pub coins: u32,
    /// LG-5.3
    pub train_bonus: u32,
    /// Completed tickets less those that are not.
    pub tickets: i32,
    /// By rules found during the campaign.
    pub others: i32,
    /// How many tickets were completed: it breaks ties (LG-5.5).
    pub completed: u8,
}

impl Payslip {
    /// The total, never below $0.
    pub fn dollars(&self) -> u32 {
        (i64::from(self.coins) + i64::from(self.train_bonus) + i64::from(self.tickets) + i64::from(self.others)).max(0)
            as u32
    }
}
