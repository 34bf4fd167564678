//! The bots' ladder: who they are, for the forms that seat them.

use crate::{Words, asset_url};
use maud::{Markup, html};

/// The bot that sits down if nobody chooses another: quick, and beatable.
const USUAL: &str = "conductor";

/// Those with a face and a sentence, from the weakest to the strongest; the others are for tests.
pub(super) const WITH_A_FACE: [&str; 4] = ["apprentice", "conductor", "broker", "baron"];

/// Of these bots the one that usually plays.
pub(crate) fn usual_bot<'a>(bots: &[&'a str]) -> &'a str {
    bots.iter().copied().find(|bot| *bot == USUAL).or(bots.first().copied()).unwrap_or("random")
}

/// A face, a name and an honest sentence for each.
pub(crate) fn ladder(words: &Words, bots: &[&str]) -> Markup {
    let known = WITH_A_FACE.into_iter().filter(|bot| bots.contains(bot));
    html! {
        ul.ladder {
            @for bot in known {
                li {
                    svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {
                        use href={ (asset_url("faces.svg")) "#" (bot) } {}
                    }
                    p { strong { (words.say(&format!("bot-{bot}"))) } " " (words.say(&format!("bot-{bot}.plays"))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, asset};

    #[test]
    fn every_bot_of_the_ladder_has_a_face_and_a_sentence() {
        let faces = asset("faces.svg", None).expect("the faces are served");
        assert!(faces.bytes.len() < 4096, "{} bytes", faces.bytes.len());
        let drawn = String::from_utf8_lossy(&faces.bytes).into_owned();
        for lang in Lang::ALL {
            let markup =
                ladder(Words::new(lang), &["baron", "broker", "conductor", "apprentice", "random"]).into_string();
            assert_eq!(markup.matches("<li>").count(), 4);
            for bot in WITH_A_FACE {
                assert!(drawn.contains(&format!("id=\"{bot}\"")) && markup.contains(&format!("#{bot}\"")), "{bot}");
            }
        }
    }

    #[test]
    fn the_usual_bot_is_the_conductor_where_it_plays() {
        assert_eq!(usual_bot(&["baron", "conductor", "random"]), "conductor");
        assert_eq!(usual_bot(&["x", "random"]), "x");
        assert_eq!(usual_bot(&[]), "random");
    }
}
