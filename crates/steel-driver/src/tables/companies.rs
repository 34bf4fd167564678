//! SD-0.1, SD-0.2: the six companies, and small sets of them.

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

    pub const fn index(self) -> usize {
        self as usize
    }

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
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "Vec<Company>")]
pub struct CompanySet(u8);

impl CompanySet {
    pub const EMPTY: CompanySet = CompanySet(0);

    pub fn only(company: Company) -> CompanySet {
        CompanySet::EMPTY.with(company)
    }

    pub fn contains(self, company: Company) -> bool {
        self.0 & (1 << company.index()) != 0
    }

    #[must_use]
    pub fn with(self, company: Company) -> CompanySet {
        CompanySet(self.0 | 1 << company.index())
    }

    #[must_use]
    pub fn without(self, company: Company) -> CompanySet {
        CompanySet(self.0 & !(1 << company.index()))
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Company> {
        Company::ALL.into_iter().filter(move |company| self.contains(*company))
    }
}

impl FromIterator<Company> for CompanySet {
    fn from_iter<I: IntoIterator<Item = Company>>(companies: I) -> CompanySet {
        companies.into_iter().fold(CompanySet::EMPTY, CompanySet::with)
    }
}

impl From<CompanySet> for Vec<Company> {
    fn from(set: CompanySet) -> Vec<Company> {
        set.iter().collect()
    }
}

impl fmt::Debug for CompanySet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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

        assert_eq!(Vec::from(set), [Company::Yellow, Company::Grey]);
        assert_eq!(set.without(Company::Grey), CompanySet::only(Company::Yellow));
        assert_eq!((set.len(), set.is_empty()), (2, false));
    }
}
