//! The page of Ticket to Ride Legacy, in reading order: what may be read, what lies still, what changes, what stands beside it, what is said.

mod found;
mod names;

mod canvas;
mod places;
mod reach;

mod awaited;
mod contract;
mod reasons;
mod tracks;

mod backdrop;
mod geography;
mod map;
mod marked;
mod plates;
mod time_zones;

mod landmarks;
mod markers;
mod spots;

pub(crate) mod campaign;

mod board;
mod lights;
mod news;

mod badges;
mod emblems;
mod panels;
mod panes;

mod choices;
mod details;
mod meant;
mod moments;
mod prompt;

mod ending;
mod recap;

mod in_text;

mod options;

#[cfg(test)]
mod tests;

pub(crate) use badges::badge;
pub use map::world_map;
pub(crate) use names::contents_words;

use crate::parts::scores::signed;
use crate::{Choice, Inputs, Moment, OptionField, Paint, Panel, People, Prompt, Rank, Scene, Shows, Words};
use engine::{Game, Seat, Viewer};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Action, Company, Event, LegacyGame, Options, PlayerView, View, years};

impl Paint for LegacyGame {
    type Script = ticket_to_ride_legacy::LegacyScript;

    const TITLE: &'static str = "Ticket to Ride Legacy";
    const SEATS: (usize, usize) = (2, 5);
    const DIGEST: &'static str = include_str!("../../../../rules/ticket-to-ride-legacy.md");
    const DIGEST_IN: &'static [(&'static str, &'static str)] =
        &[("nl", include_str!("../../../../rules/nl/ticket-to-ride-legacy.md"))];
    const SCENARIOS: &'static [(&'static str, &'static str)] = ticket_to_ride_legacy::SCENARIOS;
    const LESSONS: &'static [(&'static str, &'static str)] = ticket_to_ride_legacy::LESSONS;
    const PICTURES: &'static [(usize, Shows)] = &[
        (0, Shows::Board),
        (4, Shows::PartOfBoard("1250 345 338 254")),
        (9, Shows::PartOfBoard("1018 236 480 300")),
        (9, Shows::Board),
        (9, Shows::PartOfBoard("840 298 364 273")),
    ];
    const HINTS_WHEN: &'static [&'static str] =
        &[".light.t0", ".row .loco.legal", ".hand .legal", ".hit.legal", "[data-target^=offer-]", ".people .low"];
    const OPTIONS: &'static [OptionField<Options>] = options::OPTIONS;
    const LIST_BESIDE_HEADING: bool = true;

    fn progress(view: &View, words: &Words) -> Markup {
        progress(view, words)
    }

    fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
        prompt::prompt(view, words, people)
    }

    fn short_prompt(view: &View, words: &Words, people: &People) -> Option<String> {
        prompt::short(view, words, people)
    }

    fn when(view: &View, words: &Words) -> Option<String> {
        Some(prompt::when(view, words))
    }

    fn asked(view: &View, seat: Seat, words: &Words, people: &People) -> String {
        prompt::asked(view, seat, words, people)
    }

    fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
        choices::choices(view, seat, legal, words, people)
    }

    fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
        reasons::why(view, seat, action, rank, words)
    }

    fn is_no_advice(view: &View, seat: Seat, _: &[Action], action: &Action) -> bool {
        reasons::is_wasteful(view, seat, action) || reasons::is_in_vain(view, seat, action)
    }

    fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        meant::meant_by(view, seat, target)
    }

    fn called(view: &View, target: &str) -> Option<String> {
        canvas::route_of_target(view, target).map(|route| choices::route_name(view, route))
    }

    fn board(scene: &Scene<LegacyGame>) -> Markup {
        board::board(scene)
    }

    fn board_looks_at(view: &View, news: &[Event]) -> Option<Inputs> {
        Some(board::looks_at(view, news))
    }

    fn backdrop(view: &View, words: &Words) -> Markup {
        backdrop::backdrop(view, words)
    }

    fn backdrop_looks_at(view: &View) -> Inputs {
        Inputs::of(&view.world)
    }

    fn panels(scene: &Scene<LegacyGame>) -> Vec<Panel<LegacyGame>> {
        panels::panels(scene)
    }

    fn ending(scene: &Scene<LegacyGame>, course: &[Moment<LegacyGame>]) -> Markup {
        ending::ending(scene, course)
    }

    fn leads_on(words: &Words) -> Markup {
        html! { a.button href={ "/campaigns/new?game=" (Self::SLUG) } { (words.say("campaign-begin-one")) } }
    }

    fn moment(scene: &Scene<LegacyGame>) -> Markup {
        moments::moment(scene)
    }

    /// The year, the last round, the reckoning.
    fn time_mark(event: &Event, words: &Words) -> Option<String> {
        match *event {
            Event::GameBegan { year } => Some(year.to_string()),
            Event::LastRound { .. } => Some(words.say("lg-mark-last")),
            Event::PayslipWritten { .. } => Some(words.say("lg-mark-end")),
            _ => None,
        }
    }

    fn in_text(view: &View, words: &Words, people: &People) -> String {
        in_text::in_text(view, words, people)
    }

    fn target_of(typed: &str, _: &Words) -> Option<String> {
        in_text::target_of(typed)
    }

    fn badge(word: &str, words: &Words) -> Option<Markup> {
        let company = Company::ALL.into_iter().find(|company| company.word() == word)?;
        Some(badges::badge(company, words))
    }

    fn colours(game: &LegacyGame) -> Vec<&'static str> {
        game.view(Viewer::Spectator).players.iter().map(|player| player.company.word()).collect()
    }

    fn chapter(game: &LegacyGame) -> String {
        game.view(Viewer::Spectator).year.to_string()
    }

    fn may_talk(_: &View) -> bool {
        true
    }
}

/// The dollars of each company; the sums of later boxes stand with its card.
fn scores(view: &View, words: &Words) -> Markup {
    let players = Seat::all(view.players.len()).map(|seat| (seat, view.player(seat)));
    signed(players.map(|(seat, its)| (seat, badges::badge(its.company, words), words.money(dollars(its)))), &html! {})
}

/// LG-5.2: what somebody's coins have come to, once the payslips are written.
fn dollars(player: &PlayerView) -> u32 {
    player.payslip.map_or(player.coins, |payslip| payslip.dollars())
}

/// The twelve years of the campaign, this one lit. A single game has its own alone: the others would seem to be its rounds.
fn progress(view: &View, words: &Words) -> Markup {
    let is_shown = |year: &u16| moments::is_of_campaign(view) || *year == view.year;
    html! {
        ol.years aria-label=(words.say("lg-years")) {
            @for year in years().iter().copied().filter(is_shown) {
                li.past[year < view.year].now[year == view.year] aria-current=[(year == view.year).then_some("step")] { span.century { (year / 100) } (year % 100) }
            }
        }
        (scores(view, words))
    }
}
