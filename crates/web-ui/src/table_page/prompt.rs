//! The prompt line: whom the table waits for, for what, and the main buttons.

use super::actions::{is_amount, quick_raises};
use super::parts::in_page;
use super::recap::has_recap;
use super::{Coach, Inputs, LogLine, Setting, TablePage, Texts};
use crate::glossary::explained;
use crate::retold::Retold;
use crate::{Choice, ChoiceKind, Paint, People, Prompt, Scene, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, Render, html};

/// What the table waits for, with the meanings of its words: the same for everybody, unless the game speaks to the reader.
pub(super) fn asked<G: Paint>(scene: &Scene<G>) -> Markup {
    let Prompt { text, detail } = G::prompt(scene.view, scene.words, scene.people);
    let short = G::short_prompt(scene.view, scene.words, scene.people);
    scene.piece_of("explained", Inputs::hashed(&(&text, &short, &detail)), |scene| {
        let whole = explained(&text, G::SLUG, "prompt", scene.words);
        html! {
            @match &short {
                Some(short) => strong { span.full { (whole) } span.brief { (short) } },
                None => strong { (whole) },
            }
            " "
            span.sub { (explained(&detail, G::SLUG, "more", scene.words)) }
        }
    })
}

pub(super) fn prompt<G: Paint>(table: &TablePage<G>, asked: &Texts, choices: &[Choice]) -> Markup {
    let (setting, words) = (table.setting, table.seen.words);
    let of_kind = |kind: ChoiceKind| choices.iter().filter(move |choice| choice.kind == kind);
    let amounts: Vec<&Choice> = choices.iter().filter(|choice| is_amount(choice)).collect();
    let has_quiet = of_kind(ChoiceKind::Quiet).next().is_some();
    let coach = setting.coach.as_ref().filter(|_| setting.at.is_none());
    let is_read_first = coach.is_some_and(Coach::is_read_first);
    let is_wanted = |choice: &Choice| coach.is_some_and(|coach| coach.suggests(choice));
    html! {
        section #prompt.prompt.mine[!choices.is_empty()].soon[is_read_first] aria-label=(words.say("prompt")) {
            p role="status" tabindex="-1" {
                @if let Some(number) = setting.at {
                    span.then { (words.say_with("moment", &[("number", number.into()), ("moves", setting.moves.into())])) } " "
                }
                @if is_read_first { span.after-next { (words.say("lesson-first-next")) } " " }
                @if is_watching(setting) { span.watching { (words.say("watching")) } " " }
                @match just_done(table) {
                    Some(done) => (done),
                    None => { (who_acts(setting)) (in_page(asked)) (who_else(setting, words)) (nobody_yet(setting, words)) },
                }
            }
            @if let Some(problem) = &setting.problem { p.problem role="alert" { (problem) } }
            div.btns {
                span.does {
                    @if !amounts.is_empty() { span.quick { @for (index, choice) in quick_raises(&amounts, is_wanted).into_iter().enumerate() { (raise(choice, index == 0)) } } }
                    @for choice in of_kind(ChoiceKind::Main) { (button(choice, "primary")) }
                    @for choice in of_kind(ChoiceKind::Other) { (button(choice, "other")) }
                    @if has_quiet { span.quiets { @for choice in of_kind(ChoiceKind::Quiet) { (button(choice, "quiet")) } } }
                }
                // What comes and goes stands before what stays, which keeps its place.
                span.helps {
                    @if waits_for_bots(setting) { span.thinking { (words.say("thinking")) } (tempo(words)) }
                    @if has_recap(table) {
                        button.quiet.needs-script type="button" data-recap title=(words.say("key-recap")) aria-keyshortcuts="r" { (RECAP) span.label { (words.say("recap")) } }
                    }
                    (undo(setting, words))
                    @if setting.can_ask_hint && setting.at.is_none() {
                        a.button.quiet data-ask-hint title=(words.say("hint-ask")) aria-keyshortcuts="h" href={ "/tables/" (setting.id) "/hint" } { (HINT) (long_or_short("hint-ask", words)) }
                    }
                }
            }
        }
    }
}

/// Whoever reads what to do is one player: where others decide at the same time, they stand behind it.
fn who_acts(setting: &Setting) -> Markup {
    let asked = my_decision(setting).map_or(setting.to_act, SeatSet::only);
    html! { @for seat in asked.iter() { (badge(seat, setting)) " " } }
}

fn who_else(setting: &Setting, words: &Words) -> Markup {
    let others = my_decision(setting).map_or(SeatSet::EMPTY, |me| setting.to_act.without(me));
    html! {
        @if !others.is_empty() {
            " " span.also { (words.say("also-deciding")) @for seat in others.iter() { " " (badge(seat, setting)) } }
        }
    }
}

/// The table waits for somebody who has not sat down.
fn nobody_yet(setting: &Setting, words: &Words) -> Markup {
    let is_open = |seat: Seat| setting.people.seats.get(seat.index()).is_some_and(|person| person.is_open);
    let waits = setting.at.is_none() && !setting.to_act.is_empty() && setting.to_act.iter().all(is_open);
    html! { @if waits { " " span.sub { (words.say("nobody-yet")) } } }
}

/// Which of the reader's seats is spoken to.
fn my_decision(setting: &Setting) -> Option<Seat> {
    setting.to_act.iter().find(|seat| setting.people.mine.look().contains(*seat))
}

fn badge(seat: Seat, setting: &Setting) -> Markup {
    html! { span class={ "who player-" (seat.0) } aria-hidden="true" { (setting.people.sign(seat)) } }
}

/// Who looks back is told what the move did that led to this moment, and whom the table waited for then.
fn just_done<G: Paint>(table: &TablePage<G>) -> Option<Markup> {
    let (setting, words) = (table.setting, table.seen.words);
    setting.at?;
    let fresh: Vec<&LogLine<G>> = table.seen.log.lines.iter().filter(|line| line.is_fresh).collect();
    if fresh.is_empty() || setting.to_act.is_empty() {
        return None;
    }
    let done = headline::<G>(&fresh, words, &setting.people);
    let asked = G::prompt(&table.seen.view, words, &setting.people).text;
    Some(html! { strong.done { (done) } " " span.sub { (words.say_with("history-next", &[("asked", asked.into())])) } })
}

/// What somebody did, in a few sentences; where everybody was paid or a new round began by itself after it, the first of them and that.
fn headline<G: Paint>(fresh: &[&LogLine<G>], words: &Words, people: &People) -> Markup {
    let events = |lines: &[&LogLine<G>]| lines.iter().map(|line| line.event.clone()).collect::<Vec<G::Event>>();
    let turns = fresh.chunk_by(|_, next| !next.begins_turn).skip(1);
    let turns: Vec<Retold> = turns.map(|turn| Retold::of::<G>(&events(turn), words, people)).collect();
    let for_all: Vec<&Retold> = turns.iter().filter(|turn| turn.is_for_all).collect();
    let all = events(fresh);
    let first = all.iter().position(G::matters).map_or(&all[..1], |first| &all[..=first]);
    let done = Retold::alone::<G>(if for_all.is_empty() { &all } else { first }, words, people);
    html! { (done.told(people)) @for turn in for_all { " " span.for-all { (turn.said) } } }
}

/// On a phone a sign stands for the words of what helps: its name, and how it is drawn.
struct Sign(&'static str, &'static str);

const HINT: Sign = Sign("sign-hint", "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.6-1 1.2-1 2h-5c0-.8-.3-1.4-1-2z");
const RECAP: Sign = Sign("sign-recap", "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 7.5V12l3.2 2");
const BACK: Sign = Sign("sign-back", "M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3");
const RESTART: Sign = Sign("sign-restart", "M5 5v14M20 6l-7 6 7 6M13 6l-6 6 6 6");

impl Render for Sign {
    fn render(&self) -> Markup {
        html! { svg.icon aria-hidden="true" { use href={ "#" (self.0) } {} } }
    }
}

/// The signs are drawn once in a page, not in every update that has them.
pub(super) fn signs() -> Markup {
    html! {
        svg hidden aria-hidden="true" {
            @for Sign(name, drawn) in [HINT, RECAP, BACK, RESTART] { symbol id=(name) viewBox="0 0 24 24" { path d=(drawn) {} } }
        }
    }
}

/// The label of a button, for wide pages and for narrow ones.
fn long_or_short(id: &str, words: &Words) -> Markup {
    html! { span.long { (words.say(id)) } span.short { (words.say(&format!("{id}.short"))) } }
}

/// A spectator is told so.
fn is_watching(setting: &Setting) -> bool {
    setting.people.mine.look().is_empty() && !setting.is_replay && !setting.is_over && setting.at.is_none()
}

/// Somebody who plays here waits for bots alone.
fn waits_for_bots(setting: &Setting) -> bool {
    let is_now = setting.at.is_none() && !setting.is_over && setting.coach.is_none();
    let waits = !setting.to_act.is_empty() && setting.to_act.iter().all(|seat| setting.people.is_bot(seat));
    is_now && waits && !setting.people.mine.look().is_empty()
}

/// How fast the moves of bots are shown: the script knows which one the reader likes.
fn tempo(words: &Words) -> Markup {
    html! {
        span.tempo.needs-script role="group" aria-label=(words.say("tempo")) {
            @for (tempo, sign) in [("slow", "▸"), ("usual", "▸▸"), ("fast", "▸▸▸")] {
                @let label = words.say(&format!("tempo-{tempo}"));
                button type="button" data-tempo=(tempo) aria-pressed="false" aria-label=(label) title=(label) { (sign) }
            }
        }
    }
}

/// A button of the prompt line. A quiet one says what it costs; of a strong one the board and the tip say more.
fn button(choice: &Choice, class: &str) -> Markup {
    html! {
        button.(class) form="act" name="action" value=(choice.action) title=(choice.detail)
            data-targets=[(!choice.targets.is_empty()).then(|| choice.targets.join(" "))] data-for-ever[choice.is_for_ever] data-loses[choice.loses] {
            span { (choice.label) }
            @if class == "quiet" && !choice.detail.is_empty() { " " small { (choice.detail) } }
        }
    }
}

/// A quick raise: the least is the one that gets you on.
fn raise(choice: &Choice, is_least: bool) -> Markup {
    html! { button.primary[is_least && !choice.loses] form="act" name="action" value=(choice.action) title=(choice.detail) { span { (choice.label) } } }
}

/// Going back: alone where that is free, else by asking the others.
fn undo(setting: &Setting, words: &Words) -> Markup {
    if setting.at.is_some() || setting.people.mine.look().is_empty() {
        return html! {};
    }
    let button = |answer: &str, label: &str| html! { button name="do" value=(answer) { (words.say(label)) } };
    let form = |buttons: Markup| {
        html! {
            form.undo method="post" action={ "/tables/" (setting.id) "/undo" } {
                input type="hidden" name="version" value=(setting.version);
                (buttons)
            }
        }
    };
    match &setting.undo_asked {
        Some(asked) if setting.people.mine.look().is_subset(asked.agreed) => {
            html! { span.asked { (words.say("undo-waiting")) } (form(button("decline", "undo-forget"))) }
        }
        Some(asked) => {
            let args = [
                ("name", setting.people.name(asked.by).into()),
                ("moves", setting.moves.saturating_sub(asked.to).into()),
            ];
            html! {
                span.asked { (words.say_with("undo-asked", &args)) }
                (form(html! { (button("agree", "undo-agree")) (button("decline", "undo-decline")) }))
            }
        }
        None if setting.can_undo => {
            let button = |answer: &str, label: &str, sign: Sign| html! { button title=(words.say(label)) name="do" value=(answer) { (sign) (long_or_short(label, words)) } };
            form(html! {
                // The way back stays where it was when a second one comes.
                @if setting.can_restart { (button("restart", "undo-restart", RESTART)) }
                (button("back", "undo", BACK))
            })
        }
        None if setting.can_ask_undo => form(button("ask", "undo-ask")),
        None => html! {},
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::people;
    use steel_driver::{City, Company, Event, Link, PassReason, SteelDriver};

    fn line(event: Event, begins_turn: bool) -> LogLine<SteelDriver> {
        LogLine { number: 9, begins_turn, mark: String::new(), event, by_itself: false, is_fresh: true }
    }

    #[test]
    fn a_payday_is_told_with_the_move_that_led_to_it_before_whoever_passed() {
        let [red, blue] = [Company::Red, Company::Blue];
        let pass =
            |company, place| Event::CompanyPassed { round: 1, company, place, reason: PassReason::NothingToBuild };
        let link = Link::named("Denver–Omaha").unwrap();
        let built = Event::LinkBuilt { seat: Seat(1), company: red, link, stones: 4, city: City::named("Omaha") };
        let lines = [
            line(built, true),
            line(pass(red, 1), false),
            line(pass(blue, 2), false),
            line(Event::ProfitPaid { seat: Seat(1), company: red, dollars: 40 }, true),
            line(Event::RoundBegan { round: 2 }, true),
        ];
        let said = |lines: &[LogLine<SteelDriver>]| {
            let lines: Vec<&LogLine<SteelDriver>> = lines.iter().collect();
            headline::<SteelDriver>(&lines, Words::new(Lang::En), &people(3)).into_string()
        };

        let all = said(&lines);
        assert!(all.contains("Denver–Omaha") && all.contains("Payday") && !all.contains("next round"), "{all}");
        let without = said(&lines[..3]);
        assert!(without.contains("Denver–Omaha") && without.contains("next round"), "{without}");
    }
}
