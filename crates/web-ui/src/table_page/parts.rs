//! The parts of a table's page that change with every move.

use super::{Inputs, Name, Reader, Setting, TablePage, Texts};
use super::{actions, coach, ending, history, pace, prompt, recap, share, telegram, telegraph};
use crate::{Choice, Lit, Own, Paint, Panel, Place, Scene, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, PreEscaped, html};
use std::sync::{Arc, LazyLock};

/// A part of the page that changes: one element, with this id. Its text may be put together of several drawings, so that whoever
/// knows one of them already need not look at it again.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub id: &'static str,
    pub texts: Arc<[Arc<str>]>,
}

impl Part {
    fn of(id: &'static str, texts: &Texts) -> Part {
        Part { id, texts: texts.clone() }
    }

    fn own(id: &'static str, markup: Markup) -> Part {
        Part { id, texts: Arc::from([markup.into_string().into()]) }
    }

    /// All of it.
    pub fn text(&self) -> String {
        self.texts.concat()
    }
}

/// What changes with every move: elements with ids, to be merged into the page.
pub fn live<G: Paint>(table: &TablePage<G>) -> Markup {
    html! { @for part in live_parts(table) { @for text in part.texts.iter() { (PreEscaped(text)) } } }
}

/// The same, element by element and always in this order: whoever has seen one need not be sent it again.
pub fn live_parts<G: Paint>(table: &TablePage<G>) -> [Part; 16] {
    let parts = Parts::of(table);
    [
        Part::own("state", parts.state),
        Part::own("chair", parts.chair),
        Part::of("progress", &parts.progress),
        Part::own("prompt", parts.prompt),
        Part::own("coach", parts.coach),
        Part::of("board", &parts.board),
        Part::own("now", parts.now),
        Part::of("panels", &parts.panels),
        Part::of("telegraph", &parts.telegraph),
        Part::of("talk", &parts.talk),
        Part::own("history", parts.history),
        Part::own("ending", parts.ending),
        Part::own("curtain", parts.moment),
        Part::own("recap", parts.recap),
        Part::of("tabs", &parts.tabs),
        Part::of("share", &parts.share),
    ]
}

/// The one part that changes when somebody says something.
pub fn talk(setting: &Setting, words: &Words) -> Part {
    Part::own("talk", telegraph::talk(setting, words))
}

/// A drawing, for a page.
pub(super) fn in_page(texts: &Texts) -> Markup {
    PreEscaped(texts.concat())
}

/// The parts of the page that change. What is drawn once for several readers is text already.
pub(super) struct Parts {
    pub(super) title: String,
    pub(super) state: Markup,
    pub(super) chair: Markup,
    pub(super) progress: Texts,
    pub(super) prompt: Markup,
    pub(super) coach: Markup,
    pub(super) board: Texts,
    /// What the reader can do now, with the panel that goes with it.
    pub(super) now: Markup,
    /// One after the other, between the tags of what holds them.
    pub(super) panels: Texts,
    pub(super) telegraph: Texts,
    pub(super) history: Markup,
    pub(super) ending: Markup,
    pub(super) moment: Markup,
    /// What others did since the reader's last turn.
    pub(super) recap: Markup,
    pub(super) tabs: Texts,
    pub(super) talk: Texts,
    pub(super) share: Texts,
}

impl Parts {
    pub(super) fn of<G: Paint>(table: &TablePage<G>) -> Parts {
        let TablePage { setting, seen, acting, since } = table;
        let (words, people) = (seen.words, &setting.people);
        let mut choices = match acting {
            Some((seat, legal)) => G::choices(&seen.view, *seat, legal, words, people),
            None => Vec::new(),
        };
        if let Some(coach) = &setting.coach {
            coach.put_first(&mut choices);
        }
        let acting = acting.as_ref().map(|(seat, _)| *seat);
        let reader = Reader::new(*people.mine.value(), setting.viewer, acting);
        let scene = Scene {
            view: &seen.view,
            viewer: setting.viewer.into(),
            words,
            people,
            acting: acting.into(),
            choices: Own::new(&choices),
            lit: Lit::by(&choices),
            news: &seen.news,
            since: Own::new(&since.events),
            recent: Own::new(since.events.iter().filter_map(G::shown_by).collect()),
            shared: Some((&seen.drawings, &reader)),
        };
        let draw = |part, inputs: &dyn Fn() -> Option<Inputs>, draw: &dyn Fn(&Scene<G>) -> Markup| {
            seen.drawings.part(part, inputs, &scene, &reader, draw)
        };
        let anew = || None;
        let of_setting = |part, looks_at: Inputs, its: &dyn Fn(&Setting, &Words) -> Markup| {
            draw(Name::Of(looks_at, part), &|| Some(looks_at), &|_| its(setting, words))
        };
        let (urgent, panels): (Vec<Panel<G>>, Vec<Panel<G>>) =
            G::panels(&scene).into_iter().partition(|panel| panel.place == Place::Urgent);
        let panel = |panel: &Panel<G>| {
            draw(Name::Part(panel.place.id()), &|| panel.inputs(&seen.view, &seen.news), &|scene| panel.draw(scene))
        };
        let whole = |part: &Markup| in_page(&seen.drawings.in_pieces(&part.0));
        // A coach points at things on a drawing that is everybody's.
        let lit = |part: Markup| match &setting.coach {
            Some(coach) => coach.light(&choices, part),
            None => part,
        };
        let lit_texts = |texts: Texts| match &setting.coach {
            Some(coach) => Texts::from([coach.light(&choices, in_page(&texts)).into_string().into()]),
            None => texts,
        };
        Parts {
            title: title::<G>(setting, words, acting),
            state: state(setting, acting, &telegram::telegram::<G>(table)),
            chair: chair(setting),
            progress: draw(
                Name::Part("progress"),
                &anew,
                &|scene| html! { div #progress { (G::progress(scene.view, words)) } },
            ),
            prompt: lit(prompt::prompt(table, &draw(Name::Part("asked"), &anew, &prompt::asked::<G>), &choices)),
            coach: coach::coach(setting, G::SLUG, words, &choices),
            board: lit_texts(draw(Name::Part("map"), &|| G::board_looks_at(&seen.view, &seen.news), &G::board)),
            now: lit(now(setting, words, acting, &choices, &urgent.iter().map(panel).collect::<Vec<_>>())),
            tabs: of_setting("tabs", tabs_look_at(&panels), &|_, words| tabs(words, &panels)),
            panels: held(panels.iter().map(|its| lit_texts(panel(its)))),
            telegraph: draw(Name::Part("telegraph"), &anew, &|scene| {
                telegraph::lines(&seen.log, &|first, turn| {
                    let inputs = || Some(Inputs::of(&(turn, setting.may_choose_eyes())));
                    let draw = |scene: &Scene<G>| {
                        // Where other eyes can be chosen, its link keeps them.
                        if setting.may_choose_eyes() {
                            scene.viewer.look();
                        }
                        telegraph::turn(first, turn, setting, words)
                    };
                    let turn = seen.drawings.part(Name::Piece(first, "turn"), inputs, scene, &reader, draw);
                    seen.drawings.inlay(turn)
                })
            }),
            history: history::bar(setting, words),
            ending: whole(&ending::ending::<G>(table, &scene)),
            moment: whole(&moment::<G>(setting, &scene)),
            recap: recap::recap::<G>(table),
            talk: of_setting("talk", telegraph::talk_looks_at(setting), &telegraph::talk),
            share: of_setting("share", share::looks_at(setting), &share::changing),
        }
    }
}

/// The panels in the element that holds them.
fn held(panels: impl Iterator<Item = Texts>) -> Texts {
    static TAGS: LazyLock<[Arc<str>; 2]> = LazyLock::new(|| ["<div id=\"panels\">", "</div>"].map(Arc::from));
    let [begin, end] = &*TAGS;
    let texts: Vec<Arc<str>> = panels.flat_map(|panel| panel.to_vec()).collect();
    std::iter::once(begin.clone()).chain(texts).chain([end.clone()]).collect()
}

fn title<G: Paint>(setting: &Setting, words: &Words, acting: Option<Seat>) -> String {
    match acting {
        Some(_) if setting.at.is_none() => format!("● {} · {}", words.say("your-turn"), G::TITLE),
        _ if setting.is_over && !setting.is_replay => format!("{} · {}", words.say("over-title"), G::TITLE),
        _ => format!("{} · Golden Spike", G::TITLE),
    }
}

/// What the script must know, and what it has to bring.
fn state(setting: &Setting, acting: Option<Seat>, telegram: &Markup) -> Markup {
    html! {
        div #state hidden data-version=(setting.version) data-moves=(setting.moves) data-at=[setting.at]
            data-seat=[acting.map(|seat| seat.0)] data-over[setting.is_over] { (telegram) }
    }
}

/// What the style sheet must know: from which chair the reader sees the table, and whether that is their only one.
fn chair(setting: &Setting) -> Markup {
    let mine = *setting.people.mine.look();
    let chair = mine.first();
    let only = chair.filter(|chair| mine == SeatSet::only(*chair));
    html! { div #chair hidden data-first=[chair.map(|seat| seat.0)] data-only=[only.map(|seat| seat.0)] {} }
}

/// What the reader has to see before going on. Earlier moments of the game are looked at without it.
fn moment<G: Paint>(setting: &Setting, scene: &Scene<G>) -> Markup {
    let is_now = setting.at.is_none() && !setting.is_replay;
    html! { div #curtain { @if is_now { (G::moment(scene)) } } }
}

/// What the reader can do, below the panel that calls for it (an auction).
fn now(setting: &Setting, words: &Words, acting: Option<Seat>, choices: &[Choice], urgent: &[Texts]) -> Markup {
    html! {
        div #now {
            (pace::strip(setting, words))
            (share::open_seats(setting, words))
            @for panel in urgent { (in_page(panel)) }
            @if let Some(seat) = acting { (actions::actions(setting, words, seat, choices)) }
        }
    }
}

fn tabs_look_at<G: Paint>(panels: &[Panel<G>]) -> Inputs {
    Inputs::hashed(&panels.iter().map(|panel| (panel.place.id(), &panel.title)).collect::<Vec<_>>())
}

/// On a phone the parts of the page stand behind tabs.
fn tabs<G: Paint>(words: &Words, panels: &[Panel<G>]) -> Markup {
    let tab = |id: &str, title: &str| html! { button type="button" data-tab=(id) { (title) } };
    html! {
        nav #tabs.needs-script aria-label=(words.say("tabs")) {
            (tab("board", &words.say("board")))
            @for panel in panels { @if let Place::Beside(id) = panel.place { (tab(id, &panel.title)) } }
            (tab("telegraph", &words.say("telegraph")))
        }
    }
}
