//! What the app shows without a network: that, and what was known last. It stands alone: nothing can be loaded then.

use super::my_tables::{self, MyTable};
use crate::Words;
use crate::table_page::utc;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Its own style; the policy of its answer names the hash of nothing, so it is an answer with a policy of its own.
const STYLE: &str = "body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#211d18;color:#f3ead6;\
font:1.125rem/1.5 Georgia,serif}main{flex:1;display:grid;align-content:center;justify-items:center;padding:2rem;text-align:center}\
h1{color:#e2b85c;font-size:clamp(2rem,5vw,3.25rem);line-height:1.15;margin:0}p{max-width:34rem;margin:.75rem 0}\
a{display:inline-block;padding:.75rem 1.625rem;border-radius:4px;background:#a8352a;color:#fff;font-weight:600;text-decoration:none}\
h2{font-size:1rem;font-weight:400;color:#c9bb9b;margin:2rem 0 .5rem}\
ul{list-style:none;margin:0;padding:0;text-align:left;width:min(100%,34rem)}\
li{border-top:1px solid #5b5140;padding:.7rem 0}li small{color:#c9bb9b;display:block}li strong{color:#e2b85c}\
.line{display:flex;justify-content:center;overflow:hidden;border-bottom:4px solid #c9962f}\
.line svg{flex:none;width:100%;min-width:100rem;height:auto}";

/// The train that stands on the first page and on others with little on them.
const VIADUCT: &str = include_str!("../../assets/posters/viaduct.svg");

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
            body {
                main {
                    h1 { (words.say("no-network")) }
                    p { (words.say("no-network-text")) }
                    p { a href="/" { (words.say("no-network-again")) } }
                    @if !tables.is_empty() {
                        h2 { (words.say_with("no-network-known", &[("time", utc(at).into())])) }
                        ul { @for table in tables { li { (my_tables::in_words(words, table)) } } }
                    }
                }
                div.line aria-hidden="true" { (PreEscaped(VIADUCT)) }
            }
        }
    }
}
