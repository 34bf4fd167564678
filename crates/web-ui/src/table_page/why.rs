//! Why a click was no legal action.

use crate::pages::rules_url;
use crate::{People, Words};
use engine::{Message, Rule};
use maud::{Markup, html};

/// What was clicked: its name, where it has neighbours that look like it, and what stands there.
pub struct Asked {
    pub called: Option<String>,
    pub stands: Option<String>,
}

/// What stands there; then for each thing a click on a shape could have meant the reason why not, with its rule.
pub fn why(words: &Words, people: &People, slug: &str, about: &Asked, reasons: &[(Message, Option<Rule>)]) -> Markup {
    let mut said: Vec<(String, Option<Rule>)> = Vec::new();
    for (message, rule) in reasons {
        let reason = (words.text_to_reader(message, people), *rule);
        if !said.contains(&reason) {
            said.push(reason);
        }
    }
    html! {
        @if let Some(name) = &about.called { p.tip-title { (words.say_with("why-not.of", &[("what", name.as_str().into())])) } }
        @if let Some(stands) = &about.stands { p.stands { (stands) } }
        @if said.is_empty() && about.stands.is_none() {
            p { (words.say("why-nothing")) }
        } @else if !said.is_empty() {
            ul.why {
                @for (reason, rule) in &said {
                    li {
                        (reason)
                        @if let Some(rule) = rule { " " a.cite href=(rules_url(slug, Some(rule.0))) target="_blank" { (words.say_with("why-rule", &[("rule", rule.0.into())])) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::people;

    #[test]
    fn a_rule_is_named_in_words_and_leads_to_its_paragraph() {
        let (about, reasons) =
            (Asked { called: None, stands: None }, [(Message::new("why-nothing"), Some(Rule("SL-4.2")))]);
        let told = |lang| why(Words::new(lang), &people(2), "sample-line", &about, &reasons).into_string();

        assert!(
            told(Lang::En).contains("#SL-4.2\" target=\"_blank\">Read this rule (SL-4.2)</a>"),
            "{}",
            told(Lang::En)
        );
        assert!(told(Lang::Nl).contains(">Lees deze regel (SL-4.2)</a>"));
    }
}
