//! The page of keys: what each of them does at a table.

use crate::Words;
use maud::{Markup, html};

const KEYS: [(&str, &str); 14] = [
    ("Tab", "key-tab"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("Esc", "key-escape"),
    ("N  P", "key-next"),
    ("U", "key-undo"),
    ("F", "key-finish"),
    ("H", "key-hint"),
    ("R", "key-recap"),
    ("E", "key-explain"),
    ("<  >", "key-pace"),
    ("V", "key-history"),
    ("Space  ,  .", "key-play"),
    ("?", "key-keys"),
];

pub(super) fn dialog(words: &Words) -> Markup {
    html! {
        dialog #keys.keys aria-labelledby="keys-title" {
            h2 #keys-title { (words.say("keys")) }
            dl { @for (key, does) in KEYS { dt { kbd { (key.replace("Space", &words.say("key-space"))) } } dd { (words.say(does)) } } }
            form method="dialog" { button { (words.say("close")) } }
        }
    }
}
