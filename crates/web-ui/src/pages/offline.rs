//! What the app shows without a network. It stands alone: nothing can be loaded then.

use crate::Words;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Its own style; the policy of its answer names the hash of nothing, so it is an answer with a policy of its own.
const STYLE: &str = "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#211d18;color:#f3ead6;\
font:1.125rem/1.5 Georgia,serif;text-align:center}h1{color:#e2b85c}a{color:#e2b85c}main{padding:2rem;max-width:30rem}";

pub fn offline(words: &Words) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (words.say("no-network")) " · Golden Spike" }
                style { (PreEscaped(STYLE)) }
            }
            body { main {
                h1 { (words.say("no-network")) }
                p { (words.say("no-network-text")) }
                p { a href="/" { (words.say("no-network-again")) } }
            } }
        }
    }
}
