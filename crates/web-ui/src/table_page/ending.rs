//! The end of a game: its sums, then how it went for the reader, and what to do next.

use super::{Setting, TablePage};
use crate::parts::imagined::standings;
use crate::{Paint, People, Scene, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

/// How a game went for the reader.
pub struct Verdict {
    /// 1 for whoever won.
    pub place: u8,
    /// "You came 2nd, $9 behind Conductor 1".
    pub text: String,
}

/// It lies over the board; it can be closed to look at the final position.
pub(super) fn ending<G: Paint>(table: &TablePage<G>, scene: &Scene<G>) -> Markup {
    let (setting, words) = (table.setting, table.seen.words);
    let shown_to_the_end = setting.at.is_none_or(|number| number >= setting.moves);
    if !setting.is_over || !shown_to_the_end || table.seen.course.is_empty() {
        return html! { div #ending hidden {} };
    }
    let said = G::prompt(scene.view, words, scene.people);
    let for_me = verdict::<G>(scene.view, words, &setting.people).map(|verdict| verdict.text);
    // Nobody is told the same twice.
    let result = for_me.is_some().then_some(said.text.as_str());
    let more: Vec<&str> = result.into_iter().chain([said.detail.as_str()]).filter(|part| !part.is_empty()).collect();
    html! {
        details #ending.ending open {
            summary { span.when-open { (words.say("ending-close")) } span.when-closed { (words.say("ending-open")) } }
            // Nobody is called the winner before the sums that decide it are told.
            div.end-page {
                div.sums { (G::ending(scene, &table.seen.course)) }
                header.verdict {
                    h2 { (for_me.as_deref().unwrap_or(&said.text)) }
                    p { (more.join(" · ")) }
                    // In the place of the result for as long as the sums are turned over.
                    span.waiting aria-hidden="true" { (words.say("ending-waiting")) }
                    (afterwards::<G>(setting, words))
                }
            }
        }
    }
}

/// How a game that is over went for the reader. Nothing for a spectator, and for whoever plays several seats.
pub fn verdict<G: Paint>(view: &G::View, words: &Words, people: &People) -> Option<Verdict> {
    let me = people.mine.look().first().filter(|_| people.mine.look().len() == 1)?;
    let place = standings::<G>(view).of(me).rank;
    Some(Verdict { place, text: place_in_words::<G>(view, words, people, me)? })
}

fn place_in_words<G: Paint>(view: &G::View, words: &Words, people: &People, me: Seat) -> Option<String> {
    let places = standings::<G>(view);
    let (mine, ranked) = (places.of(me), places.by_rank());
    if let Some((rival, score)) = G::rival(view, words) {
        let args = |gap: i64| [("gap", G::score(gap, words).into()), ("name", rival.clone().into())];
        return Some(match mine.score - score {
            0 => words.say_with("ending-shared", &[("names", rival.clone().into())]),
            gap if gap > 0 => words.say_with("ending-won", &args(gap)),
            gap => words.say_with("ending-beaten", &args(-gap)),
        });
    }
    let winners: SeatSet = places.winners().collect();
    if mine.rank == 1 && winners.len() > 1 {
        let others: SeatSet = winners.iter().filter(|seat| *seat != me).collect();
        return Some(words.say_with("ending-shared", &[("names", words.names(others, people).into())]));
    }
    // Against whom: the winner, or for the winner whoever came next.
    let other = ranked.iter().find(|place| if mine.rank == 1 { place.rank > 1 } else { place.rank == 1 })?;
    let gap = (other.score - mine.score).abs();
    let id = match (mine.rank, gap) {
        (1, 0) => "ending-won-tie",
        (1, _) => "ending-won",
        (_, 0) => "ending-lost-tie",
        _ => "ending-lost",
    };
    let args = [
        ("place", u32::from(mine.rank).into()),
        ("gap", G::score(gap, words).into()),
        ("name", people.name(other.seat).into()),
    ];
    Some(words.say_with(id, &args))
}

/// The same table once more, the game from its start, another one, and the way to show it to others.
fn afterwards<G: Paint>(setting: &Setting, words: &Words) -> Markup {
    html! {
        div.afterwards {
            @if let Some(campaign) = &setting.campaign {
                span.on-to-campaign { a.button.primary href={ (campaign) "/changes" } { (words.say("campaign-go-on")) } }
            } @else if !setting.people.mine.look().is_empty() {
                (rematch(setting, words))
            }
            @if setting.campaign.is_none() { (G::leads_on(words)) }
            a.button href=(setting.moment(0)) data-at="0" data-play { (words.say("ending-replay")) }
            a.button href={ "/tables/" (setting.id) "/analysis" } { (words.say("analysis-open")) }
            @if setting.campaign.is_none() { a.button href={ "/tables/new?game=" (G::SLUG) } { (words.say("ending-another")) } }
            @if !setting.watch_url.is_empty() { button.needs-script type="button" data-copy=(setting.watch_url) { (words.say("ending-share")) } }
        }
    }
}

/// The same people, one seat further round the table; whoever asks second is led to the table of the first.
fn rematch(setting: &Setting, words: &Words) -> Markup {
    if let Some(url) = &setting.pace.rematch {
        return html! { a.button.primary href=(url) { (words.say("ending-rematch-go")) } };
    }
    html! {
        form method="post" action={ "/rematch/" (setting.id) } {
            input type="hidden" name="entropy" value="";
            button.primary title=(words.say("ending-rematch.text")) { (words.say("ending-rematch")) }
        }
    }
}
