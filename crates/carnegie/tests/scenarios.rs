//! Plays the worked examples of `tests/scenarios/*.md` and checks what they claim.
//!
//! The text between the fenced blocks is for people. A ```` ```position ```` block begins with `players` (in seat order; one plays against
//! Andrew), which lays out round 1 without neutral discs, every tile open, all timelines reading West, donation, Midwest, East. Each
//! ```` ```play ```` line is one decision, `Name: what he does`, with `(refused RULE)` behind what the rules forbid; single answers
//! happen by themselves. Each ```` ```then ```` line must be true at that moment. Spaces of tracks and fields of strips count from 1.

use carnegie::{
    Action, Card, CardOnTable, Carnegie, Department, Donation, Options, Owner, Phase, Player, Project, Region,
    Resource, Row, SCENARIOS, ScorePart, Side, Slot, SlotSet, Space, Stance, Strip, TileSide, Timeline, View,
};
use engine::scenario::{self, Play};
use engine::{Chance, Game, Seat, SeatSet, Seed, Viewer};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_scenario_comes_true() {
    for (name, text) in SCENARIOS {
        let mut scene = Scene::default();
        scenario::run(name, text, |block, line| match block {
            "position" => scene.set_up(line),
            "play" => scene.play(line),
            "then" => scene.then(line),
            other => Err(format!("no block is called {other}")),
        });
        assert!(scene.checks > 0, "{name}.md claims nothing");
    }
}

/// The list of scenarios is complete.
#[test]
fn every_file_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let listed = SCENARIOS.iter().map(|(name, _)| format!("{name}.md"));

    assert_eq!(files.collect::<BTreeSet<_>>(), listed.collect());
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::default();
    scene.set_up("players Mary, Thomas").unwrap();
    assert_eq!(scene.then("Mary money 12"), Ok(()));

    assert_eq!(scene.then("Mary money 13"), Err("it is 12".into()));
    assert!(scene.play("Thomas: choose Management").is_err(), "it is Mary's turn");
    assert!(scene.play("Mary: choose Management (refused CA-3.1)").is_err(), "it is allowed");
    assert!(scene.then("Mary hats 3").is_err());
}

type Done = Result<(), String>;

/// A table that is laid out, then played on.
#[derive(Default)]
struct Scene {
    names: Vec<String>,
    game: Option<Carnegie>,
    checks: usize,
}

/// Laying the position out.
impl Scene {
    fn set_up(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "players" {
            self.names = rest.split(", ").map(str::to_owned).collect();
            self.game = Some(imagined(&round_one(self.names.len())?));
            return Ok(());
        }
        let mut view = self.view()?;
        match word {
            "marker" => {
                let (row, steps) = name_and_number(rest)?;
                view.rows[read::<Timeline>(row)?.index()].marker = steps;
            }
            "activation" => {
                view.chosen = Some(view.if_chosen(Timeline::Management));
                view.phase = Phase::Activate { waiting: SeatSet::all(view.players.len()) };
            }
            "Andrew" => set_up_andrew(&mut view, rest)?,
            _ => {
                let (name, rest) = rest.split_once(' ').ok_or("whose?")?;
                let seat = self.seat(name)?;
                set_up_player(&mut view.players[seat.index()], word, rest)?;
            }
        }
        self.game = Some(imagined(&view));
        Ok(())
    }

    fn view(&self) -> Result<View, String> {
        Ok(self.game.as_ref().ok_or("players come first")?.view(Viewer::Spectator))
    }
}

fn set_up_player(player: &mut Player, word: &str, rest: &str) -> Done {
    match word {
        "money" => player.money = number(rest)?,
        "goods" => player.goods = number(rest)?,
        "reserve" => player.reserved = Some(read(rest)?),
        "department" => {
            let (department, at) = rest.split_once(" at ").ok_or("at which space?")?;
            player.rooms[space(at)?.index()].department = Some(read(department)?);
        }
        // Workers come from the Lobby and go there.
        "stand" | "lie" => {
            let (department, count) = name_and_number(rest)?;
            let there = player.find(read(department)?).ok_or("it is not in the company")?;
            let room = &mut player.rooms[there.index()];
            let workers = if word == "stand" { &mut room.standing } else { &mut room.lying };
            let more = i32::from(count) - i32::from(std::mem::replace(workers, count));
            let lobby = &mut player.rooms[Space::lobby().index()].lying;
            *lobby = u8::try_from(i32::from(*lobby) - more).map_err(|_| "so many workers there are not")?;
        }
        "assignment" => {
            let (region, count) = name_and_number(rest)?;
            player.on_assignment[read::<Region>(region)?.index()] = count;
        }
        "transport" => {
            let (region, space) = name_and_number(rest)?;
            player.transport[read::<Region>(region)?.index()] = space - 1;
        }
        "strip" => {
            let [project, "at", field, "built", built] = words(rest)? else { return Err("at which field?".into()) };
            let (field, built) = (number::<u8>(field)? - 1, number(built)?);
            player.strips[read::<Project>(project)?.index()] = Strip { side: Side::A, field, built };
            player.discs -= field;
        }
        "projects" => {
            let slots = rest.strip_prefix("at ").ok_or("at which slots?")?.split(", ");
            let slots: SlotSet = slots.map(slot).collect::<Result<Vec<_>, _>>()?.into_iter().collect();
            player.projects = player.projects.union(slots);
        }
        _ => return Err("no position line starts so".into()),
    }
    Ok(())
}

fn set_up_andrew(view: &mut View, rest: &str) -> Done {
    let andrew = view.andrew.as_mut().ok_or("nobody plays alone")?;
    match rest.split_once(' ') {
        Some(("card", id)) => {
            let card = Card::named(id).ok_or("no card is called so")?;
            andrew.card = Some(CardOnTable { back: card.back(), front: Some(card), slot: 0 });
        }
        Some(("next", back)) => andrew.next = Some(read(back)?),
        Some(("donation", name)) => {
            andrew.donations = andrew.donations.with(donation(name)?);
            andrew.discs -= 1;
        }
        _ => return Err("no line about Andrew starts so".into()),
    }
    Ok(())
}

/// Playing it.
impl Scene {
    fn play(&mut self, line: &str) -> Done {
        let Play { who, what, refused } = Play::read(line)?;
        let (seat, action) = (self.seat(who)?, action(what)?);
        scenario::act(self.game.as_mut().ok_or("a position comes first")?, seat, &action, refused)
    }

    fn then(&mut self, line: &str) -> Done {
        self.checks += 1;
        let (is, claimed) = self.claim(&self.view()?, line)?;
        if is == claimed { Ok(()) } else { Err(format!("it is {is}")) }
    }

    /// What is, and what the line says it is.
    fn claim<'a>(&self, view: &View, line: &'a str) -> Result<(String, &'a str), String> {
        if let Some(claimed) = line.strip_prefix("next ") {
            let next: Vec<&str> = view.phase.to_act().iter().map(|seat| self.names[seat.index()].as_str()).collect();
            return Ok((next.join(", "), claimed));
        }
        if let Some(at) = line.strip_prefix("Andrew at ") {
            let is = if view.owner(slot(at)?) == Some(Owner::Andrew) { line } else { "not there" };
            return Ok((is.to_owned(), line));
        }
        let (what, claimed) =
            match line.split_once(" scores ").and_then(|(who, rest)| Some((who, rest.split_once(" for ")?))) {
                Some((who, (points, part))) => (self.part(view, who, part)?, points),
                None => {
                    let (subject, claimed) = line.rsplit_once(' ').ok_or("what of it?")?;
                    (self.count(view, subject)?, claimed)
                }
            };
        Ok((what.to_string(), claimed))
    }

    fn part(&self, view: &View, who: &str, part: &str) -> Result<u32, String> {
        if who == "Andrew" {
            let score = view.andrew_score().ok_or("nobody plays alone")?;
            return match part {
                "donations" => Ok(score.donations),
                "cities" => Ok(score.cities),
                _ => Err("Andrew scores nothing for it".into()),
            };
        }
        let part = ScorePart::ALL.into_iter().find(|known| known.word().ends_with(part));
        Ok(view.score(self.seat(who)?).part(part.ok_or("nobody scores anything for it")?))
    }

    fn count(&self, view: &View, subject: &str) -> Result<u32, String> {
        if subject == "round" {
            return Ok(view.round.into());
        }
        if subject == "Andrew slid" {
            return Ok(view.andrew.and_then(|andrew| andrew.card).map_or(0, |card| card.slot).into());
        }
        if let Some(row) = subject.strip_prefix("marker ") {
            return Ok(view.rows[read::<Timeline>(row)?.index()].marker.into());
        }
        let (name, what) = subject.split_once(' ').ok_or("what of him?")?;
        let seat = self.seat(name)?;
        let player = view.player(seat);
        Ok(match what.split_once(' ') {
            None => match what {
                "money" => player.money,
                "goods" => player.goods,
                "points" => player.points,
                "discs" => player.discs.into(),
                "moves" => view.turn.moves.into(),
                "study" => view.turn.study.into(),
                "network" => view.network(seat).map_or(0, |network| network.points),
                _ => return Err("no claim is made so".into()),
            },
            Some(("transport", region)) => u32::from(player.transport[read::<Region>(region)?.index()]) + 1,
            Some(("discs", on)) => player.discs_on(read(on.strip_prefix("on ").ok_or("on which strip?")?)?).into(),
            Some(("standing", at)) => player.room(at_space(at)?).standing.into(),
            Some(("lying", at)) => player.room(at_space(at)?).lying.into(),
            Some(("on", rest)) => {
                let region = rest.strip_prefix("assignment in ").ok_or("in which region?")?;
                player.on_assignment[read::<Region>(region)?.index()].into()
            }
            _ => return Err("no claim is made so".into()),
        })
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let index = self.names.iter().position(|other| other == name).ok_or(format!("nobody is called {name}"))?;
        Ok(Seat(index as u8))
    }
}

/// Round 1, the first player is to choose a timeline.
fn round_one(seats: usize) -> Result<View, String> {
    let seed = Seed::new("scenario");
    let game = Carnegie::new(seats, &Options::default(), &mut Chance::new(&seed, 0), &mut Vec::new())
        .map_err(|illegal| format!("{illegal:?}"))?;
    let mut view = game.view(Viewer::Spectator);
    view.neutral_projects = Default::default();
    view.neutral_donations = Default::default();
    view.open_tiles = [2; 16];
    view.removed_tiles = [0; 16];
    view.rows = [Row { tile: TileSide { tile: 1, side: Side::A }, marker: 0 }; 4];
    view.round = 1;
    view.phase = Phase::ChooseTimeline { seat: Seat(0) };
    Ok(view)
}

fn imagined(view: &View) -> Carnegie {
    let seed = Seed::new("scenario");
    Carnegie::imagine(view, &mut Chance::new(&seed, 0))
}

fn action(what: &str) -> Result<Action, String> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match verb {
        "choose" => Action::ChooseTimeline { timeline: read(rest)? },
        "take" => match rest.strip_prefix("back ") {
            Some(workers) => Action::TakeBack { workers: number(workers)? },
            None => Action::TakeDepartment { department: read(rest)? },
        },
        "place" => Action::PlaceDepartment { space: at_space(rest)? },
        "move" => {
            let (from, to) = rest.split_once(" to ").ok_or("to which space?")?;
            Action::MoveWorker { from: space(from)?, to: space(to)?, worker: Stance::Lying }
        }
        "use" => {
            let (department, gain) = rest.split_once(" for ").ok_or("for what?")?;
            Action::Use { department: read(department)?, gain: read::<Resource>(gain)?, assignment: None }
        }
        "project" => {
            let (project, department) = rest.split_once(" with ").ok_or("with which department?")?;
            Action::ChooseProject { department: read::<Department>(department)?, project: read(project)? }
        }
        "build" => Action::Build { slot: slot(rest.strip_prefix("at ").ok_or("at which slot?")?)? },
        "strip" => Action::AdvanceStrip { project: read(rest)? },
        "transport" => Action::AdvanceTransport { region: read(rest)? },
        "activate" => Action::Activate { department: read(rest)? },
        "finish" => Action::Finish,
        _ => return Err("nobody can do that".into()),
    })
}

/// A name as players write it, `Trade & Finance`, by the name it has in JSON.
fn read<T: DeserializeOwned>(name: &str) -> Result<T, String> {
    let slug = name.to_lowercase().replace('&', "and").replace(' ', "_");
    serde_json::from_value(slug.into()).map_err(|_| format!("nothing is called {name}"))
}

fn space(name: &str) -> Result<Space, String> {
    Space::named(name).ok_or(format!("the company has no space {name}"))
}

fn at_space(text: &str) -> Result<Space, String> {
    space(text.strip_prefix("at ").ok_or("at which space?")?)
}

fn slot(name: &str) -> Result<Slot, String> {
    Slot::named(name).ok_or(format!("the board has no slot {name}"))
}

fn donation(name: &str) -> Result<Donation, String> {
    Donation::named(name).ok_or(format!("no donation is called {name}"))
}

fn name_and_number(text: &str) -> Result<(&str, u8), String> {
    let (name, count) = text.rsplit_once(' ').ok_or("how many?")?;
    Ok((name, number(count)?))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn words<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().map_err(|_| format!("{N} words are wanted"))
}
