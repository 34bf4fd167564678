//! The transcontinental moment: a ribbon over the board while it is news.

use super::news::News;
use crate::{Scene, Words};
use maud::{Markup, html};
use steel_driver::{Company, SteelDriver, Transcontinental};

/// It hangs above the border, where no city lies.
pub(crate) fn ribbon(scene: &Scene<SteelDriver>, news: &News) -> Markup {
    let Some(joined) = scene.view.transcontinental.filter(|_| news.is_joined) else { return html! {} };
    html! {
        g #ribbon .ribbon transform="translate(770 46)" {
            path.tail d="M-166-14h-14l9 19-9 19h40v-38zM166-14h14l-9 19 9 19h-40v-38z" {}
            path.band d="M-160-26h320v52h-320z" {}
            use.spike href="#sd-spike" x="-140" y="0" {}
            use.spike href="#sd-spike" x="140" y="0" {}
            text.big y="-4" { (scene.words.say("sd-ribbon")) }
            text.small y="15" { (bonuses(&joined, scene.words)) }
        }
    }
}

/// "Green +$50 · Red, Yellow +$30".
pub(crate) fn bonuses(joined: &Transcontinental, words: &Words) -> String {
    let names = |companies: &mut dyn Iterator<Item = Company>| {
        companies.map(|company| words.say(company.word())).collect::<Vec<_>>().join(", ")
    };
    let builder = format!("{} +{}", words.say(joined.builder.word()), words.money(Transcontinental::BUILDER_BONUS));
    match joined.others.is_empty() {
        true => builder,
        false => {
            let others = names(&mut joined.others.iter());
            format!("{builder} · {others} +{}", words.money(Transcontinental::OTHERS_BONUS))
        }
    }
}
