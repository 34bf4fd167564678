//! A game's name in all its spellings.

use anyhow::{Result, ensure};

#[derive(Debug, PartialEq)]
pub(super) struct Name {
    /// `steel-driver`
    pub(super) slug: String,
    /// `steel_driver`
    pub(super) ident: String,
    /// `SteelDriver`
    pub(super) type_name: String,
    /// `Steel Driver`
    title: String,
    /// `SD`
    pub(super) prefix: String,
}

impl Name {
    pub(super) fn new(slug: &str, title: Option<&str>, prefix: Option<&str>) -> Result<Name> {
        let words: Vec<&str> = slug.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(words.iter().all(is_word), "{slug}: write it in small letters with dashes, for example steel-driver");
        let initials: String = words.iter().map(|word| word[..1].to_uppercase()).collect();
        let prefix = prefix.unwrap_or(&initials);
        let is_prefix = prefix.len() >= 2 && prefix.chars().all(|c| c.is_ascii_uppercase());
        ensure!(is_prefix, "{prefix}: rule ids begin with two capitals or more; give them with --prefix");
        let capitalised: Vec<String> = words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        Ok(Name {
            slug: slug.to_string(),
            ident: words.join("_"),
            type_name: capitalised.concat(),
            title: title.map_or_else(|| capitalised.join(" "), str::to_string),
            prefix: prefix.to_string(),
        })
    }

    /// A text of the template, which speaks of Sample Line, for this game.
    pub(super) fn put_into(&self, text: &str) -> String {
        // The letters first: a name may have them inside.
        text.replace("SL-", &format!("{}-", self.prefix))
            .replace("sl-", &format!("{}-", self.prefix.to_lowercase()))
            .replace("Sample Line", &self.title)
            .replace("SampleLine", &self.type_name)
            .replace("sample-line", &self.slug)
            .replace("sample_line", &self.ident)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_spellings() {
        let name = Name::new("steel-driver", None, None).unwrap();

        let text = "Sample Line, SampleLine, sample-line, sample_line, SL-1.2, .sl-laid";
        assert_eq!(name.put_into(text), "Steel Driver, SteelDriver, steel-driver, steel_driver, SD-1.2, .sd-laid");
    }

    #[test]
    fn title_and_letters_can_be_chosen() {
        let name = Name::new("carnegie", Some("Carnegie & Co"), Some("CA")).unwrap();

        assert_eq!(name.put_into("Sample Line SL-1.1"), "Carnegie & Co CA-1.1");
    }

    #[test]
    fn a_name_that_no_file_can_have_is_refused() {
        for slug in ["", "Steel-Driver", "steel--driver", "steel driver", "../up", "1846-race", "stéél-driver"] {
            assert!(Name::new(slug, None, Some("XX")).is_err(), "{slug}");
        }
        assert!(Name::new("carnegie", None, None).is_err(), "C alone is too short");
    }
}
