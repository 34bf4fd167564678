//! The project strips of one player: which circles pay, which discs are ready to build, what comes next.

use super::super::icons;
use super::super::said;
use super::super::targets::{Target, project_id};
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Field, Phase, Player, Project, Resource, Side, Timeline, View};
use engine::Seat;
use maud::{Markup, html};

/// CA-1.3: whether a player has yet to choose the sides of their strips.
pub(crate) fn is_choosing(view: &View, seat: Seat) -> bool {
    matches!(view.phase, Phase::ChooseSides { waiting } if waiting.contains(seat))
}

/// CA-5.6: whether a strip is what a player builds next: picking it does nothing yet but ask for the city.
pub(crate) fn is_building(view: &View, seat: Seat) -> bool {
    view.phase == Phase::Departments { seat } && view.turn.timeline == Some(Timeline::Construction)
}

pub(crate) fn strips(scene: &Scene<Carnegie>, seat: Seat, is_shown: bool) -> Markup {
    let name = if is_shown { "strips-shown" } else { "strips" };
    let view = scene.view;
    let looks_at =
        || Inputs::of(&(view.player(seat).strips, is_choosing(view, seat), is_building(view, seat), view.is_over()));
    scene.piece((name, seat.index()), looks_at, |scene| list(scene, seat, is_shown))
}

fn list(scene: &Scene<Carnegie>, seat: Seat, is_shown: bool) -> Markup {
    let is_choosing = is_choosing(scene.view, seat);
    html! {
        h2 { (scene.words.say("ca-strips")) }
        @if is_choosing { p.strips-legend { (icons::with_icons(&scene.words.say("ca-strips-legend"))) } }
        ul.strips data-at-hand[is_choosing] data-of=[is_choosing.then(|| scene.words.say("ca-sides-of"))] data-asks=(scene.words.say("ca-asks-project")) {
            @for project in Project::ALL {
                @if is_choosing { (both_sides(scene, project, is_shown)) }
                @else { (strip(scene, seat, project, is_shown)) }
            }
        }
        @if is_shown && !is_choosing { p.strips-key { (scene.words.say("ca-strips-key")) } }
    }
}

fn strip(scene: &Scene<Carnegie>, seat: Seat, project: Project, is_shown: bool) -> Markup {
    let player = scene.view.player(seat);
    let strip = player.strip(project);
    let target = is_shown.then(|| Target::Strip(project).to_string());
    html! {
        li.strip.(project_id(project)) {
            (name(scene, project, target, is_shown && is_building(scene.view, seat)))
            span.fields {
                @for (index, field) in project.fields(strip.side).iter().enumerate() { (mark(scene, seat, project, index, field)) }
            }
            (next_step(scene, player, project))
        }
    }
}

/// "⌂ Housing", with the goods to build one.
fn name(scene: &Scene<Carnegie>, project: Project, target: Option<String>, goes_on: bool) -> Markup {
    let cost = scene.words.say_with("ca-goods", &[("goods", project.goods().into())]);
    let does = scene.words.say_with("ca-strip-means", &[("goods", cost.clone().into())]);
    html! {
        span.strip-name.target[target.is_some()] data-target=[target] data-goes-on[goes_on] data-about=(scene.words.say(project.word())) data-does=(does) {
            (icons::project(project)) " " (scene.words.say(project.word()))
            " " small role="img" title=(cost) { (project.goods()) (icons::resource(Resource::Goods)) }
        }
    }
}

/// Built, ready to build, or still to be reached; a square is points for the end.
fn mark(scene: &Scene<Carnegie>, seat: Seat, project: Project, index: usize, field: &Field) -> Markup {
    let strip = scene.view.player(seat).strip(project);
    let circle = project.fields(strip.side)[..index].iter().filter(|field| field.is_circle()).count();
    let is_reached = index <= usize::from(strip.field);
    let (class, state) = match field.is_circle() {
        true if circle < usize::from(strip.built) => ("pays", "ca-circle-pays"),
        true if is_reached => ("ready", "ca-circle-ready"),
        true => ("ahead", "ca-circle-ahead"),
        false if is_reached => ("reached", "ca-field-reached"),
        false => ("ahead", "ca-field-ahead"),
    };
    let title = format!("{}: {}", scene.words.say(state), said::field(field, scene.words));
    html! {
        i.field.(class).circle[field.is_circle()].here[index == usize::from(strip.field)] role="img" title=(title) { span { (inside(field)) } }
    }
}

fn inside(field: &Field) -> Markup {
    html! {
        @if field.is_circle() { (icons::gains(&field.income)) }
        @else if field.points == 0 && field.donation_cap == 0 { "–" }
        @else { (field.points) (icons::resource(Resource::Points)) @if field.donation_cap > 0 { (icons::gift()) } }
    }
}

fn next_step(scene: &Scene<Carnegie>, player: &Player, project: Project) -> Markup {
    html! {
        @if let Some(next) = player.next_field(project).filter(|_| !scene.view.is_over()) {
            @let said = scene.words.say_with("ca-next-step", &[("study", next.study.into())]);
            small.cost role="img" title=(said) { "▸" (next.study) (icons::resource(Resource::Study)) }
        }
    }
}

/// CA-1.3: until it is chosen, both sides are shown.
fn both_sides(scene: &Scene<Carnegie>, project: Project, is_shown: bool) -> Markup {
    let next = Project::ALL.into_iter().nth(project.index() + 1);
    html! {
        @for side in Side::ALL {
            @let then = next.map(|next| then(scene, project, side, next));
            li.strip.either.(project_id(project)) {
                span.strip-name.target[is_shown] data-target=[is_shown.then(|| Target::StripSide(project, side).to_string())] data-in-hand=[then.filter(|_| is_shown)] {
                    (icons::project(project)) " " (scene.words.say(project.word())) " " b { (scene.words.say(side.word())) }
                }
                span.fields {
                    @for field in project.fields(side) {
                        i.field.ahead.circle[field.is_circle()] role="img" title=(said::field(field, scene.words)) { span { (inside(field)) } }
                    }
                }
            }
        }
    }
}

/// "Housing A. Now Commerce: A or B?": what the prompt says once it is chosen.
fn then(scene: &Scene<Carnegie>, project: Project, side: Side, next: Project) -> String {
    let say = |word: &str| scene.words.say(word);
    let args =
        [("project", say(project.word()).into()), ("side", say(side.word()).into()), ("next", say(next.word()).into())];
    scene.words.say_with("ca-in-hand-side", &args)
}
