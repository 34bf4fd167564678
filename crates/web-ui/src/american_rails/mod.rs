//! The page of American Rails, in reading order: what lies still, what changes, what stands beside it, what is said.

mod canvas;

mod backdrop;
mod shapes;

mod board;
mod news;
mod tracks;

mod badges;
mod panels;

mod choices;
mod details;
mod effects;
mod meant;
mod prompt;
mod reasons;
mod stakes;
mod stands;

mod ending;
mod recap;

mod in_text;

mod options;

#[cfg(test)]
mod tests;

use crate::parts::scores::scores;
use crate::{Choice, Inputs, Moment, OptionField, Paint, Panel, People, Prompt, Rank, Scene, Shows, Words};
use american_rails::{Action, AmericanRails, Event, FIRST_YEAR, Hex, LAST_YEAR, Options, Phase, Railway, Space, View};
use engine::Seat;
use maud::{Markup, html};

impl Paint for AmericanRails {
    type Script = american_rails::AmericanRailsScript;

    const TITLE: &'static str = "American Rails";
    const SEATS: (usize, usize) = (3, 5);
    const DIGEST: &'static str = include_str!("../../../../rules/american-rails.md");
    const DIGEST_IN: &'static [(&'static str, &'static str)] =
        &[("nl", include_str!("../../../../rules/nl/american-rails.md"))];
    const SCENARIOS: &'static [(&'static str, &'static str)] = american_rails::SCENARIOS;
    const LESSONS: &'static [(&'static str, &'static str)] = american_rails::LESSONS;
    const PICTURES: &'static [(usize, Shows)] = &[
        (0, Shows::Board),
        (8, Shows::PartOfBoard("500 80 300 187")),
        (11, Shows::PartOfBoard("545 96 256 160")),
        (13, Shows::Board),
        (5, Shows::PartOfBoard("556 98 248 155")),
    ];
    /// Whoever names or bids, expands, moves a train.
    const HINTS_WHEN: &'static [&'static str] = &[
        ".any-amount, [value*=name_railway]",
        "[value*=place_cube]",
        "[value*=move_train]",
        "[value*=place_cube]",
        ".any-amount, [value*=name_railway]",
    ];
    const OPTIONS: &'static [OptionField<Options>] = options::OPTIONS;

    fn progress(view: &View, words: &Words) -> Markup {
        progress(view, words)
    }

    fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
        prompt::prompt(view, words, people)
    }

    fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
        choices::choices(view, seat, legal, words, people)
    }

    fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
        reasons::why(view, seat, action, rank, words)
    }

    fn thinks_on(action: &Action) -> bool {
        matches!(action, Action::MoveTrain { .. })
    }

    fn why_before(view: &View, seat: Seat, action: &Action, next: &Action, words: &Words) -> Option<String> {
        reasons::why_before(view, seat, action, next, words)
    }

    fn stands_at(view: &View, target: &str, words: &Words, people: &People) -> Option<String> {
        stands::stands_at(view, target, words, people)
    }

    fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        meant::meant_by(view, seat, target)
    }

    fn board(scene: &Scene<AmericanRails>) -> Markup {
        board::board(scene)
    }

    fn board_looks_at(view: &View, news: &[Event]) -> Option<Inputs> {
        Some(board::looks_at(view, news))
    }

    fn backdrop(_: &View, words: &Words) -> Markup {
        backdrop::backdrop(words)
    }

    fn panels(scene: &Scene<AmericanRails>) -> Vec<Panel<AmericanRails>> {
        panels::panels(scene)
    }

    fn ending(scene: &Scene<AmericanRails>, course: &[Moment<AmericanRails>]) -> Markup {
        ending::ending(scene, course)
    }

    /// The year, and in it the action phase: `1854·II`.
    fn time_mark(event: &Event, _: &Words) -> Option<String> {
        match *event {
            Event::YearBegan { year } => Some(year.to_string()),
            Event::TrainMoved { year, column, .. } => {
                Some(format!("{year}·{}", phase_numeral(usize::from(column)).unwrap_or_default()))
            }
            _ => None,
        }
    }

    fn in_text(view: &View, words: &Words, people: &People) -> String {
        in_text::in_text(view, words, people)
    }

    fn target_of(typed: &str, words: &Words) -> Option<String> {
        in_text::target_of(typed, words)
    }

    fn badge(word: &str, _: &Words) -> Option<Markup> {
        Railway::ALL.into_iter().find(|railway| railway.word() == word).map(badges::badge)
    }

    /// AR-8.2: without negotiation nobody talks until the end.
    fn may_talk(view: &View) -> bool {
        view.options.negotiation || matches!(view.phase, Phase::Finished { .. })
    }
}

/// The years, with the black train on one of them.
fn progress(view: &View, words: &Words) -> Markup {
    html! {
        ol.years aria-label=(words.say("ar-years")) {
            @for year in FIRST_YEAR..=LAST_YEAR {
                @let now = year == view.year;
                li.past[year < view.year].now[now] aria-current=[now.then_some("step")] { (year) }
            }
        }
        (scores(view.players.iter().map(|player| words.money(player.money)), &html! {}))
    }
}

/// The action phases of a year, counted from 0, as the board prints them.
fn phase_numeral(phase: usize) -> Option<&'static str> {
    ["I", "II", "III"].get(phase).copied()
}

/// A space of the action track as it reads at this table: AR-4.5's Expand 2 needs four players.
fn space_name(view: &View, space: Space, words: &Words) -> String {
    match space {
        Space::Take if view.take_may_expand() => words.say("ar-space-take-expand"),
        space => words.say(space.word()),
    }
}

/// What the railways can spend that this player can expand now: "Republic has $11, Liberty has $3".
fn railways_with_money(view: &View, seat: Seat, words: &Words) -> String {
    let has_money = |railway: Railway| {
        let args = [("railway", words.say(railway.word()).into()), ("dollars", view.railway(railway).treasury.into())];
        words.say_with("ar-railway-has", &args)
    };
    let owned = Railway::ALL.into_iter().filter(|railway| view.shares_of(seat, *railway) > 0);
    let can_build: Vec<String> = owned.clone().filter(|railway| can_build(view, *railway)).map(has_money).collect();
    match (can_build.is_empty(), owned.count()) {
        (false, _) => can_build.join(", "),
        (true, 0) => words.say("ar-nothing-to-expand"),
        (true, _) => words.say("ar-nothing-to-expand.poor"),
    }
}

/// AR-4.8 to AR-4.11: it has a cube, a place for it and what that costs.
fn can_build(view: &View, railway: Railway) -> bool {
    let its = view.railway(railway);
    its.cubes_left > 0 && places_beside(view, railway).any(|hex| view.price(hex) <= its.treasury)
}

/// AR-4.9: where there is room for the next cube of a railway.
fn places_beside(view: &View, railway: Railway) -> impl Iterator<Item = Hex> + '_ {
    let track = view.railway(railway).track;
    let has_room = |hex: &Hex| !hex.terrain().holds_one_cube() || view.cubes_at(*hex).is_empty();
    Hex::next_to(track).minus(track).iter().filter(has_room)
}
