//! SD-0.1, SD-0.2: the six companies, and small sets of them.

use engine::{Numbered, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// In the order of their fields on the board, which is the first round's order too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    Red,
    Yellow,
    Green,
    Blue,
    Brown,
    Grey,
}

impl Company {
    pub const ALL: [Company; 6] =
        [Company::Red, Company::Yellow, Company::Green, Company::Blue, Company::Brown, Company::Grey];
    /// SD-0.2: the pieces of each.
    pub const SHARES: u8 = 5;
    pub const TRACK: u8 = 17;

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As printed on its shares.
    pub const fn name(self) -> &'static str {
        match self {
            Company::Red => "Red",
            Company::Yellow => "Yellow",
            Company::Green => "Green",
            Company::Blue => "Blue",
            Company::Brown => "Brown",
            Company::Grey => "Grey",
        }
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Company::Red => "company-red",
            Company::Yellow => "company-yellow",
            Company::Green => "company-green",
            Company::Blue => "company-blue",
            Company::Brown => "company-brown",
            Company::Grey => "company-grey",
        }
    }

    /// By its name, in any case.
    pub fn named(name: &str) -> Option<Company> {
        Company::ALL.into_iter().find(|company| company.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Some of the six companies.
pub type CompanySet = Set<Company>;

impl Numbered for Company {
    const LIMIT: usize = Company::ALL.len();

    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Company {
        Company::ALL[usize::from(number)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SD-0.1: red, yellow, green, blue, brown, grey.
    #[test]
    fn the_companies_stand_in_their_starting_order() {
        let names = Company::ALL.map(Company::name);

        assert_eq!(names, ["Red", "Yellow", "Green", "Blue", "Brown", "Grey"]);
    }

    #[test]
    fn a_company_answers_to_its_name() {
        for company in Company::ALL {
            assert_eq!(Company::named(company.name()), Some(company));
            assert_eq!(company.word(), format!("company-{}", company.name().to_lowercase()));
            assert_eq!(serde_json::to_value(company).unwrap(), company.name().to_lowercase());
        }
        assert_eq!(Company::named("Purple"), None);
    }

    #[test]
    fn a_set_of_companies_lists_them_in_order() {
        let set: CompanySet = [Company::Grey, Company::Yellow].into_iter().collect();

        assert_eq!(set.iter().collect::<Vec<_>>(), [Company::Yellow, Company::Grey]);
    }
}
