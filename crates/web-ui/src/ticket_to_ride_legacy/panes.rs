//! What lies side by side on a phone: the button at the foot leads from one pane to the next, and on from the last.

use crate::Words;
use maud::{Markup, html};

/// The panes themselves, in the order in which they are seen.
pub(super) fn panes(class: &str, panes: &[Markup]) -> Markup {
    html! { div class={ (class) " panes" } { @for pane in panes { div.pane { (pane) } } } }
}

/// What stands on that button. Where there is room for all panes, and without script, it leads on at once.
pub(super) fn leads_on(words: &Words, panes: usize, on: &str) -> Markup {
    html! {
        @if panes > 1 {
            span.dots aria-hidden="true" { @for _ in 0..panes { i {} } }
            span.to-next { (words.say("lg-payday-on")) }
        }
        span.to-end { (on) }
    }
}
