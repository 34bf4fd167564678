//! The page of keys: what each of them does at a table; or of touch, where there are none.

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

/// What a finger does, and what the marks on the tabs of a phone mean.
const TOUCHES: [(&str, &str); 6] = [
    ("touch-lit", "touch-lit.does"),
    ("touch-sign", "touch-sign.does"),
    ("touch-drag", "touch-drag.does"),
    ("touch-pinch", "touch-pinch.does"),
    ("touch-dot", "tab-lit"),
    ("touch-ring", "tab-unread"),
];

pub(super) fn dialog(words: &Words) -> Markup {
    html! {
        dialog #keys.keys aria-labelledby="keys-title" {
            h2 #keys-title { span.by-key { (words.say("keys")) } span.by-touch { (words.say("touch")) } }
            dl.by-touch { @for (what, does) in TOUCHES { dt { (words.say(what)) } dd { (words.say(does)) } } }
            dl.by-key { @for (key, does) in KEYS { dt { kbd { (key.replace("Space", &words.say("key-space"))) } } dd { (words.say(does)) } } }
            form method="dialog" { button { (words.say("close")) } }
        }
    }
}
