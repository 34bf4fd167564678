//! What the forms of a campaign ask for, and how they are read.

use ticket_to_ride_legacy::Company;

/// A campaign that somebody wants to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignAsk {
    pub name: String,
    /// In the order round the table; those left out are nobody's.
    pub companies: Vec<(Company, CompanyAsk)>,
}

/// Who is to play a company.
#[derive(Clone, Debug, PartialEq)]
pub enum CompanyAsk {
    /// Whoever asks, or somebody at the same screen.
    Me {
        name: String,
    },
    /// Somebody with the company's link; the name is a guess until it is used.
    Friend {
        name: String,
    },
    Bot {
        bot: String,
    },
    Nobody,
}

impl CampaignAsk {
    /// Reads the form. The error is the id of its sentence, a `problem-…`.
    pub fn from_fields(fields: &[(String, String)]) -> Result<CampaignAsk, &'static str> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        let mut companies = Vec::new();
        for place in 0..Company::ALL.len() {
            let Some(company) = field(&format!("company-{place}")) else { continue };
            let company = company_of(company).ok_or("problem-bad-form")?;
            let kind = field(&format!("seat-{place}")).ok_or("problem-bad-form")?;
            let ask = CompanyAsk::read(kind, field(&format!("name-{place}")).unwrap_or_default())?;
            if ask != CompanyAsk::Nobody {
                companies.push((company, ask));
            }
        }
        Ok(CampaignAsk { name: field("name").unwrap_or_default().to_owned(), companies })
    }
}

impl CompanyAsk {
    /// `me`, `friend`, `hot-seat`, `nobody`, or a bot: `bot-broker`.
    pub fn read(kind: &str, name: &str) -> Result<CompanyAsk, &'static str> {
        let name = name.trim().to_owned();
        match kind {
            "me" | "hot-seat" => Ok(CompanyAsk::Me { name }),
            "friend" => Ok(CompanyAsk::Friend { name }),
            "nobody" => Ok(CompanyAsk::Nobody),
            _ => match kind.strip_prefix("bot-") {
                Some(bot) => Ok(CompanyAsk::Bot { bot: bot.to_owned() }),
                None => Err("problem-bad-form"),
            },
        }
    }
}

fn company_of(id: &str) -> Option<Company> {
    Company::ALL.into_iter().find(|company| super::printed::id(*company) == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_form_is_read_round_the_table() {
        let form = fields(&[
            ("name", " The long way "),
            ("company-0", "red"),
            ("seat-0", "me"),
            ("name-0", "Anna"),
            ("company-1", "blue"),
            ("seat-1", "nobody"),
            ("company-2", "black"),
            ("seat-2", "bot-broker"),
        ]);

        let ask = CampaignAsk::from_fields(&form).unwrap();

        assert_eq!(ask.name, "The long way");
        let anna = (Company::Red, CompanyAsk::Me { name: "Anna".into() });
        assert_eq!(ask.companies, [anna, (Company::Black, CompanyAsk::Bot { bot: "broker".into() })]);
    }

    #[test]
    fn a_form_that_can_not_be_read_is_refused() {
        for bad in
            [fields(&[("company-0", "pink"), ("seat-0", "me")]), fields(&[("company-0", "red"), ("seat-0", "cat")])]
        {
            assert_eq!(CampaignAsk::from_fields(&bad), Err("problem-bad-form"), "{bad:?}");
        }
    }
}
