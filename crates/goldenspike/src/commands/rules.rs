//! `goldenspike rules`: the digest of a game, or one paragraph of it.

use crate::failure::Failure;
use crate::game::GameArg;
use crate::output::say;
use clap::Args;

/// Print the rules of a game, or one of them
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike rules american-rails
  goldenspike rules american-rails AR-4.10")]
pub(crate) struct Rules {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    /// The number of one rule
    #[arg(value_name = "RULE-ID")]
    rule: Option<String>,
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let digest = self.game.0.digest();
        match &self.rule {
            None => say(digest.trim_end()),
            Some(rule) => match paragraph(digest, rule) {
                Some(paragraph) => say(paragraph),
                None => Err(Failure::bad_input(format!("{} has no rule {rule}", self.game.0.title()))
                    .advice(format!("`goldenspike rules {}` prints them all", self.game.0.slug()))),
            },
        }
    }
}

/// The paragraph of a digest that begins with this number, in one line.
pub(crate) fn paragraph(digest: &str, rule: &str) -> Option<String> {
    let number = rule.to_uppercase();
    let mut lines = digest.lines().skip_while(|line| {
        let text = line.strip_prefix("- ").and_then(|text| text.strip_prefix(&number));
        !text.is_some_and(|rest| rest.starts_with(' '))
    });
    let first = lines.next()?.strip_prefix("- ")?;
    let more = lines.take_while(|line| line.starts_with(' ')).map(str::trim);
    Some(std::iter::once(first).chain(more).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str = "# Sample\n\n- SL-4.1 One line.\n- SL-4.10 Two\n  lines.\n\n## Next\n- SL-5.1 Last.\n";

    #[test]
    fn a_paragraph_is_found_by_its_whole_number() {
        assert_eq!(paragraph(DIGEST, "SL-4.1").as_deref(), Some("SL-4.1 One line."));
        assert_eq!(paragraph(DIGEST, "sl-4.10").as_deref(), Some("SL-4.10 Two lines."));
        assert_eq!(paragraph(DIGEST, "SL-4"), None);
        assert_eq!(paragraph(DIGEST, "SL-6.1"), None);
    }
}
