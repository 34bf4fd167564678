//! The end of the game: the scoring part by part as a table and as bars, the course of the scores.

use super::badges::owner_sign;
use crate::parts::course::{self, Counted, Course, Step, Unit};
use crate::parts::faces::placed;
use crate::parts::imagined::standings;
use crate::{Moment, People, Scene, Words};
use carnegie::{AndrewPart, Carnegie, Donation, Owner, ScorePart, View};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn ending(scene: &Scene<Carnegie>, course: &[Moment<Carnegie>]) -> Markup {
    if !scene.view.is_over() {
        return html! {};
    }
    html! {
        div.results {
            div.against[scene.view.andrew.is_some()] { (scoring(scene)) (andrews_scoring(scene)) }
            (scores_by_round(course, scene))
        }
    }
}

/// Category by category, a column for each player, the winner's first: the totals are told last, so no column gives the winner away.
fn scoring(scene: &Scene<Carnegie>) -> Markup {
    let words = scene.words;
    let places = standings::<Carnegie>(scene.view).by_rank();
    let most = most_of_a_part(scene);
    html! {
        table.scoring {
            thead {
                tr {
                    th scope="col" { (words.say("ca-score-part")) }
                    @for standing in &places { th scope="col" { (placed(standing.seat, scene.people, words)) } }
                }
            }
            tbody {
                @for part in parts(scene.view) {
                    tr {
                        th scope="row" { (words.say(part.word())) " " small { (words.say(&format!("{}.hint", part.word()))) } }
                        @for standing in &places {
                            @let points = scene.view.score(standing.seat).part(part);
                            @let each = (part == ScorePart::Donations).then(|| donations(scene, standing.seat));
                            td.n.(format!("player-{}", standing.seat.0)) title=[each] { (bar(points, most)) (points) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.say("ca-total")) }
                    @for standing in &places { td.n.first[standing.rank == 1] { (scene.view.score(standing.seat).total()) } }
                }
            }
        }
    }
}

/// CA-1.6: without a third player there is no action tile.
fn parts(view: &View) -> impl Iterator<Item = ScorePart> {
    let has_tiles = view.players.len() > 2;
    ScorePart::ALL.into_iter().filter(move |part| has_tiles || *part != ScorePart::ChoiceTile)
}

/// "7 points: 7 · 2 per project in the East: 12": each donation with what it brought.
fn donations(scene: &Scene<Carnegie>, seat: Seat) -> String {
    let given = Donation::all().filter(|donation| scene.view.player(seat).donations.contains(*donation));
    let worth = |donation: Donation| {
        let short = scene.words.say(&format!("{}.short", donation.word()));
        format!("{short}: {}", scene.view.donation_points(seat, donation))
    };
    given.map(worth).collect::<Vec<_>>().join(" · ")
}

/// CA-9.7
fn andrews_scoring(scene: &Scene<Carnegie>) -> Markup {
    let Some(score) = scene.view.andrew_score() else { return html! {} };
    let words = scene.words;
    let most = most_of_a_part(scene);
    let is_first = score.total() >= scene.view.score(Seat(0)).total();
    html! {
        table.scoring {
            thead { tr { th scope="col" { (words.say("ca-score-part")) } th scope="col" { (words.say("ca-andrew")) } } }
            tbody {
                @for part in AndrewPart::ALL {
                    tr { th scope="row" { (words.say(part.word())) " " small { (words.say(&format!("{}.hint", part.word()))) } } td.n.andrew { (bar(score.part(part), most)) (score.part(part)) } }
                }
            }
            tfoot { tr { th scope="row" { (words.say("ca-total")) } td.n.first[is_first] { (score.total()) } } }
        }
    }
}

/// The longest bar: all bars have one scale.
fn most_of_a_part(scene: &Scene<Carnegie>) -> u32 {
    let players = scene.view.seats().map(|seat| scene.view.score(seat));
    let andrew = scene.view.andrew_score().into_iter().flat_map(|score| AndrewPart::ALL.map(|part| score.part(part)));
    players.flat_map(|score| ScorePart::ALL.map(|part| score.part(part))).chain(andrew).max().unwrap_or(1)
}

/// As long as the points are many.
fn bar(points: u32, most: u32) -> Markup {
    let width = points * 100 / most.max(1);
    html! { svg.bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { rect width=(width) height="10" {} } }
}

/// What everybody would have scored, round by round.
fn scores_by_round(course: &[Moment<Carnegie>], scene: &Scene<Carnegie>) -> Markup {
    let (words, people) = (scene.words, scene.people);
    let name = |round: u8| match round {
        0 => String::new(),
        round => words.say_with("ca-mark-round", &[("round", round.into())]),
    };
    let andrew = |view: &View| view.andrew_score().map(|score| score.total());
    let scores = |view: &View| view.seats().map(|seat| view.score(seat).total()).chain(andrew(view)).collect();
    let steps = course::steps(course, |view| name(view.round), scores);
    let steps = with_every_round(course.iter().map(|moment| moment.view.round).zip(steps), name);
    let (label, caption) = (words.say("ca-plot"), words.say("ca-course"));
    let counted =
        Counted::players(people).into_iter().chain(scene.view.andrew.as_ref().map(|_| andrew_counted(words, people)));
    Course { steps: &steps, unit: Unit::Points, label, caption, words, tells_rises: true, counted: counted.collect() }
        .draw()
}

/// A round in which nobody had anything to decide passed within one decision: it ended as the next one began.
fn with_every_round(steps: impl Iterator<Item = (u8, Step)>, name: impl Fn(u8) -> String) -> Vec<Step> {
    let (mut all, mut next) = (Vec::new(), 1);
    for (round, step) in steps {
        let passed = |round| Step { number: step.number, stage: name(round), amounts: step.amounts.clone() };
        all.extend((next..round).map(passed));
        all.push(step);
        next = next.max(round + 1);
    }
    all
}

/// Against one player he is counted like one, with the sign of his discs.
fn andrew_counted(words: &Words, people: &People) -> Counted {
    Counted {
        name: words.say("ca-andrew"),
        sign: owner_sign(Owner::Andrew, people).to_owned(),
        class: "andrew".to_owned(),
        is_mine: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_without_a_decision_has_its_place_in_the_course() {
        let name = |round: u8| if round == 0 { String::new() } else { format!("R{round}") };
        let step = |round: u8, points: u32| {
            (round, Step { number: points as usize, stage: name(round), amounts: vec![points] })
        };

        let all = with_every_round([step(0, 0), step(1, 2), step(1, 3), step(4, 9)].into_iter(), name);

        let told: Vec<(&str, u32)> = all.iter().map(|step| (&step.stage[..], step.amounts[0])).collect();
        assert_eq!(told, [("", 0), ("R1", 2), ("R1", 3), ("R2", 9), ("R3", 9), ("R4", 9)]);
    }
}
