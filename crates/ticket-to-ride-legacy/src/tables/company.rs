//! LG-1.1: the five railway companies.

use super::cards::Colour;
use serde::{Deserialize, Serialize};

/// A company keeps its colour and its player for the whole campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    Blue,
    Red,
    Green,
    Yellow,
    Black,
}

impl Company {
    pub const ALL: [Company; 5] = [Company::Blue, Company::Red, Company::Green, Company::Yellow, Company::Black];

    /// LG-4.13: routes of this colour are the company's own.
    pub fn colour(self) -> Colour {
        match self {
            Company::Blue => Colour::Blue,
            Company::Red => Colour::Red,
            Company::Green => Colour::Green,
            Company::Yellow => Colour::Yellow,
            Company::Black => Colour::Black,
        }
    }

    /// Its place in arrays that have one entry for each.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in files, forms and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Company::Blue => "blue",
            Company::Red => "red",
            Company::Green => "green",
            Company::Yellow => "yellow",
            Company::Black => "black",
        }
    }

    /// By its name in files, forms and URLs.
    pub fn parse(id: &str) -> Option<Company> {
        Company::ALL.into_iter().find(|company| company.id() == id)
    }

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        match self {
            Company::Blue => "lg-company-blue",
            Company::Red => "lg-company-red",
            Company::Green => "lg-company-green",
            Company::Yellow => "lg-company-yellow",
            Company::Black => "lg-company-black",
        }
    }
}
