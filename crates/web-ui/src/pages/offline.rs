//! What the app shows without a network: that, and what was known last. It stands alone: nothing can be loaded then.

use super::my_tables::{self, MyTable};
use crate::Words;
use crate::table_page::utc;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Its own style; the policy of its answer names the hash of nothing, so it is an answer with a policy of its own.
const STYLE: &str = "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#211d18;color:#f3ead6;\
font:1.125rem/1.5 Georgia,serif;text-align:center}h1{color:#e2b85c}a{color:#e2b85c}main{padding:2rem;max-width:34rem}\
h2{font-size:1rem;font-weight:400;color:#c9bb9b;margin:2.5rem 0 .5rem}ul{list-style:none;margin:0;padding:0;text-align:left}\
li{border-top:1px solid #5b5140;padding:.7rem 0}li small{color:#c9bb9b;display:block}li strong{color:#e2b85c}";

/// `tables` are the reader's, as they stood at this time (Unix milliseconds).
pub fn offline(words: &Words, tables: &[MyTable], at: i64) -> Markup {
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
                @if !tables.is_empty() {
                    h2 { (words.say_with("no-network-known", &[("time", utc(at).into())])) }
                    ul { @for table in tables { li { (my_tables::in_words(words, table)) } } }
                }
            } }
        }
    }
}
