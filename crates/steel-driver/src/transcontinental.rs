//! SD-5: the transcontinental link, once it is closed.

use crate::{Company, CompanySet, LinkSet};
use serde::Serialize;

/// Who closed it, and who took part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Transcontinental {
    pub round: u8,
    /// SD-5.7: the builder of the last missing link.
    pub builder: Company,
    /// SD-5.3: the other companies on any of the scored routes.
    pub others: CompanySet,
    /// How many links a scored route has.
    pub length: u8,
    /// The links of the scored routes: more than `length` where several are tied.
    pub routes: LinkSet,
}

impl Transcontinental {
    /// SD-5.1
    pub const BUILDER_BONUS: u32 = 50;
    pub const OTHERS_BONUS: u32 = 30;

    /// What a company adds to its profit; 0 if it does not take part.
    pub fn bonus(&self, company: Company) -> u32 {
        if company == self.builder {
            Transcontinental::BUILDER_BONUS
        } else if self.others.contains(company) {
            Transcontinental::OTHERS_BONUS
        } else {
            0
        }
    }

    /// All who take part, in the order of the fields.
    pub fn participants(&self) -> CompanySet {
        self.others.with(self.builder)
    }
}
