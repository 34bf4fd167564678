//! How a reader likes the pages: light or dark, colours they can tell apart, motion, language, and how a table asks and answers.

use crate::Lang;

/// One of a few words that a form, a cookie, the style sheets and a program all use. The first is the usual one.
macro_rules! choices {
    ($(#[$of:meta])* $name:ident { $(#[$usually:meta])* $usual:ident = $usual_word:literal, $($(#[$what:meta])* $choice:ident = $word:literal,)+ }) => {
        $(#[$of])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $(#[$usually])*
            #[default]
            $usual,
            $($(#[$what])* $choice,)+
        }

        impl $name {
            /// In the order in which they are offered.
            pub const ALL: &[$name] = &[$name::$usual, $($name::$choice,)+];

            /// As forms and style sheets call it.
            pub fn word(self) -> &'static str {
                match self {
                    $name::$usual => $usual_word,
                    $($name::$choice => $word,)+
                }
            }

            fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.word() == word)
            }

            /// The word, where it is not the usual one.
            pub(crate) fn unusual(self) -> Option<&'static str> {
                (self != $name::default()).then(|| self.word())
            }
        }
    };
}

choices! {
    /// Paper and ink, or lamp-lit.
    Scheme {
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

choices! {
    /// The colours of players and companies.
    Palette {
        Usual = "usual",
        /// For eyes that don't tell red from green.
        RedGreen = "red-green",
        /// For eyes that don't tell blue from green, or yellow from pink.
        BlueYellow = "blue-yellow",
    }
}

choices! {
    /// Whether things glide to their places.
    Motion {
        System = "system",
        Reduced = "reduced",
    }
}

choices! {
    /// How fast the moves of bots are shown.
    Tempo {
        Usual = "usual",
        Slow = "slow",
        Fast = "fast",
    }
}

choices! {
    /// Whether a move is asked for again before it is sent.
    Confirm {
        No = "no",
        Yes = "yes",
    }
}

/// All that a reader has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// None: as the browser asks.
    pub lang: Option<Lang>,
    pub scheme: Scheme,
    pub palette: Palette,
    pub motion: Motion,
    pub bots: Tempo,
    pub confirm: Confirm,
}

/// The language that the browser asks for.
const BROWSERS: &str = "system";

impl Preferences {
    /// With one of them changed; nothing if there is no such name or word.
    pub fn with(self, name: &str, word: &str) -> Option<Preferences> {
        Some(match name {
            "lang" if word == BROWSERS => Preferences { lang: None, ..self },
            "lang" => Preferences { lang: Some(Lang::from_code(word)?), ..self },
            "scheme" => Preferences { scheme: Scheme::from_word(word)?, ..self },
            "palette" => Preferences { palette: Palette::from_word(word)?, ..self },
            "motion" => Preferences { motion: Motion::from_word(word)?, ..self },
            "bots" => Preferences { bots: Tempo::from_word(word)?, ..self },
            "confirm" => Preferences { confirm: Confirm::from_word(word)?, ..self },
            _ => return None,
        })
    }

    /// Every name with its word.
    pub fn words(self) -> [(&'static str, &'static str); 6] {
        [
            ("lang", self.lang.map_or(BROWSERS, Lang::code)),
            ("scheme", self.scheme.word()),
            ("palette", self.palette.word()),
            ("motion", self.motion.word()),
            ("bots", self.bots.word()),
            ("confirm", self.confirm.word()),
        ]
    }

    /// What is not as usual, as a cookie and a database can keep it: `scheme=dark&bots=slow`.
    pub fn text(self) -> String {
        let usual = Preferences::default().words();
        let unusual = self.words().into_iter().zip(usual).filter(|(one, other)| one != other);
        unusual.map(|((name, word), _)| format!("{name}={word}")).collect::<Vec<_>>().join("&")
    }

    /// What [`Preferences::text`] wrote. What nobody knows any more is as usual.
    pub fn from_text(text: &str) -> Preferences {
        let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
        pairs.fold(Preferences::default(), |chosen, (name, word)| chosen.with(name, word).unwrap_or(chosen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_kept_as_text_and_read_again() {
        let chosen = Preferences { scheme: Scheme::Dark, lang: Some(Lang::Nl), ..Preferences::default() };

        assert_eq!(chosen.text(), "lang=nl&scheme=dark");
        assert_eq!(Preferences::from_text(&chosen.text()), chosen);
        assert_eq!(Preferences::default().text(), "");
        assert_eq!(Preferences::from_text("scheme=plaid&hat=top&&bots=fast=x&motion=reduced").text(), "motion=reduced");
    }

    #[test]
    fn every_choice_is_read_by_its_word_and_nothing_else_is() {
        let all = [
            ("lang", vec!["system", "en", "nl"]),
            ("scheme", Scheme::ALL.iter().map(|one| one.word()).collect()),
            ("palette", Palette::ALL.iter().map(|one| one.word()).collect()),
            ("motion", Motion::ALL.iter().map(|one| one.word()).collect()),
            ("bots", Tempo::ALL.iter().map(|one| one.word()).collect()),
            ("confirm", Confirm::ALL.iter().map(|one| one.word()).collect()),
        ];
        for (name, words) in all {
            for word in words {
                let chosen = Preferences::default().with(name, word).unwrap();
                assert!(chosen.words().contains(&(name, word)), "{name} {word}");
            }
            assert_eq!(Preferences::default().with(name, "plaid"), None, "{name}");
        }
        assert_eq!(Preferences::default().with("hat", "top"), None);
    }
}
