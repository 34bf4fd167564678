//! The legal actions as a list to choose from by typing.

use crate::output::fitted;
use catalog::Spoken;
use catalog::web_ui::{Choice, ChoiceKind, Words};

/// What one can type, and the action it stands for.
pub(crate) struct Menu<'a> {
    choices: &'a [Choice],
}

/// The least and the most that can be typed, in words.
pub(crate) struct Amounts {
    pub(crate) least: u32,
    pub(crate) most: u32,
    unit: &'static str,
}

impl<'a> Menu<'a> {
    pub(crate) fn of(spoken: &'a Spoken) -> Menu<'a> {
        Menu { choices: &spoken.choices }
    }

    /// The action, as JSON, that this key or amount stands for.
    pub(crate) fn pick(&self, typed: &str) -> Option<&'a str> {
        let is_meant = |(key, choice): &(Option<String>, &Choice)| match choice.kind {
            ChoiceKind::Amount { amount: offered, .. } => amount(typed) == Some(offered),
            _ => key.as_deref().is_some_and(|key| key.eq_ignore_ascii_case(typed)),
        };
        self.with_keys().find(is_meant).map(|(_, choice)| choice.action.as_str())
    }

    /// If it is about an amount.
    pub(crate) fn amounts(&self) -> Option<Amounts> {
        let amounts = self.choices.iter().filter_map(|choice| match choice.kind {
            ChoiceKind::Amount { amount, unit } => Some((amount, unit)),
            _ => None,
        });
        let ((least, unit), (most, _)) = (amounts.clone().min()?, amounts.max()?);
        Some(Amounts { least, most, unit })
    }

    /// Whether one of the choices is at this shape.
    pub(crate) fn offers(&self, target: &str) -> bool {
        self.choices.iter().any(|choice| choice.targets.iter().any(|its| its == target))
    }

    /// A line for each choice, or more where it is wider than `width`.
    pub(crate) fn in_text(&self, words: &Words, width: Option<usize>) -> String {
        let amounts = self.amounts().map(|its| {
            let args = [("least", its.say(its.least, words).into()), ("most", its.say(its.most, words).into())];
            words.say_with(if its.least == its.most { "terminal-amount" } else { "terminal-amounts" }, &args)
        });
        let listed = self.with_keys().filter_map(|(key, choice)| Some(format!("{:>3}  {}", key?, self.line(choice))));
        let lines = amounts.map(|amounts| format!("     {amounts}")).into_iter().chain(listed);
        lines.map(|line| fitted(&line, KEYS, width)).collect::<Vec<_>>().join("\n")
    }

    /// Label and detail; where two labels are alike, also the shapes that tell them apart.
    fn line(&self, choice: &Choice) -> String {
        let is_unique = self.choices.iter().filter(|other| other.label == choice.label).count() == 1;
        let mut line = choice.label.clone();
        if !is_unique {
            line += &format!(" [{}]", choice.targets.join(", "));
        }
        if !choice.detail.is_empty() {
            line += &format!("  – {}", choice.detail);
        }
        line
    }

    /// Numbers; or letters, where a number would be an amount.
    fn with_keys(&self) -> impl Iterator<Item = (Option<String>, &'a Choice)> {
        let has_amounts = self.amounts().is_some();
        let mut keys = 0..;
        self.choices.iter().map(move |choice| {
            let key = match choice.kind {
                ChoiceKind::Amount { .. } => None,
                _ => keys.next().map(|index: u32| if has_amounts { letter(index) } else { (index + 1).to_string() }),
            };
            (key, choice)
        })
    }
}

impl Amounts {
    /// "$12", "3 stones".
    pub(crate) fn say(&self, amount: u32, words: &Words) -> String {
        words.say_with(self.unit, &[("amount", amount.into())])
    }
}

/// The width of the column of keys.
const KEYS: usize = 5;

/// "12" or "$12".
pub(crate) fn amount(typed: &str) -> Option<u32> {
    typed.strip_prefix('$').unwrap_or(typed).trim().parse().ok()
}

/// a, b … z, then a1, b1 …
fn letter(index: u32) -> String {
    let letter = char::from(b'a' + (index % 26) as u8);
    if index < 26 { letter.to_string() } else { format!("{letter}{}", index / 26) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::web_ui::{Lang, Prompt};

    fn choice(label: &str, target: &str, kind: ChoiceKind) -> Choice {
        let action = format!("{label} {target}");
        let (label, targets) = (label.into(), vec![target.into()]);
        Choice {
            action,
            label,
            detail: String::new(),
            targets,
            tag: None,
            kind,
            way: None,
            is_for_ever: false,
            loses: false,
        }
    }

    fn spoken(choices: Vec<Choice>) -> Spoken {
        Spoken { prompt: Prompt::default(), choices }
    }

    #[test]
    fn amounts_are_typed_and_the_rest_has_letters() {
        let bid = |amount| ChoiceKind::Amount { amount, unit: "amount-dollars" };
        let bids = (10..=12).map(|dollars| choice("Bid", &dollars.to_string(), bid(dollars)));
        let spoken = spoken(bids.chain([choice("Pass", "", ChoiceKind::Main)]).collect());
        let menu = Menu::of(&spoken);

        assert_eq!(menu.pick("$11"), Some("Bid 11"));
        assert_eq!(menu.pick("12"), Some("Bid 12"));
        assert_eq!(menu.pick("13"), None);
        assert_eq!(menu.pick("A"), Some("Pass "));
        assert_eq!(menu.in_text(Words::new(Lang::En), None), "     $10 to $12: type an amount\n  a  Pass");
    }

    #[test]
    fn choices_that_are_called_alike_show_where_they_are() {
        let listed = |target: &str| choice("the plains", target, ChoiceKind::Listed);
        let spoken = spoken(vec![listed("hex-1-1"), listed("hex-2-1"), choice("Stop", "", ChoiceKind::Main)]);
        let menu = Menu::of(&spoken);

        assert_eq!(menu.pick("2"), Some("the plains hex-2-1"));
        assert_eq!(
            menu.in_text(Words::new(Lang::En), None),
            "  1  the plains [hex-1-1]\n  2  the plains [hex-2-1]\n  3  Stop"
        );
        assert!(menu.offers("hex-2-1") && !menu.offers("hex-3-1"));
    }
    #[test]
    fn stones_are_no_dollars() {
        let raise = |amount| ChoiceKind::Amount { amount, unit: "sd-amount-stones" };
        let bids = [choice("Bid", "1", raise(1)), choice("Bid", "4", raise(4))];

        assert_eq!(
            Menu { choices: &bids }.in_text(Words::new(Lang::En), None),
            "     1 stone to 4 stones: type an amount"
        );
        assert_eq!(Menu { choices: &bids[1..] }.in_text(Words::new(Lang::Nl), None), "     4 stenen: typ het bedrag");
    }

    #[test]
    fn a_long_choice_goes_on_under_its_beginning() {
        let spoken = spoken(vec![choice("Republic to the plains by St. Louis", "", ChoiceKind::Listed)]);

        let text = Menu::of(&spoken).in_text(Words::new(Lang::En), Some(25));

        assert_eq!(text, "  1  Republic to the\n     plains by St. Louis");
    }
}
