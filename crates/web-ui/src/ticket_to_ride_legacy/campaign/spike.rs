//! The last spike: the evening behind it, and the spike itself. The hammer falls once.

use crate::Words;
use maud::{Markup, html};

/// Behind everything: cut to whatever shape its place has.
pub(super) fn evening() -> Markup {
    let rays: String = (0..18)
        .map(|ray| {
            let angle = |part: f32| (ray as f32 * 20.0 + part).to_radians();
            let far = |part: f32| {
                format!("{:.0} {:.0}", 300.0 + 900.0 * angle(part).cos(), 330.0 + 900.0 * angle(part).sin())
            };
            format!("M300 330L{}L{}Z", far(-4.0), far(4.0))
        })
        .collect();
    html! {
        svg.evening viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.sky width="600" height="760" {}
            path.rays d=(rays) {}
            circle.sun cx="300" cy="400" r="120" {}
            path.hills d="M0 440L120 360 230 430 330 345 460 425 600 350V760H0z" {}
            path.ground d="M0 470H600V760H0z" {}
            @for sleeper in 0..8i32 {
                @let (y, half) = (500 + sleeper * sleeper * 4 + sleeper * 6, 70 + sleeper * 34);
                rect.sleeper x=(300 - half) y=(y) width=(half * 2) height=(8 + sleeper * 3) {}
            }
            path.rails d="M262 470L30 760H62L272 470zM338 470L570 760H538L328 470z" {}
        }
    }
}

/// Whole, at whatever size there is room for.
pub(super) fn spike(words: &Words) -> Markup {
    html! {
        svg.driven viewBox="-20 214 640 424" role="img" aria-label=(words.say("campaign-spike-picture")) {
            ellipse.shade cx="300" cy="622" rx="120" ry="14" {}
            g.burst { path d="M300 250l14 60 46-44-22 58 64-8-54 34 62 20-66 6 38 50-58-32-4 66-26-60-40 52 12-64-66 16 50-44-62-24 66 0-34-54 54 34z" {} }
            path.spike d="M244 330q56-26 112 0l-10 42h-24l-18 250q-4 16-8 0l-18-250h-24z" {}
            path.gleam d="M284 380h10l3 220h-3z" {}
            path.spike-top d="M244 330q56-26 112 0-56 22-112 0z" {}
            g.hammer {
                rect.head x="262" y="262" width="92" height="54" rx="6" {}
                path.edge d="M268 268h80" {}
                rect.shaft x="350" y="278" width="250" height="20" rx="5" {}
            }
        }
    }
}
