//! What the lines of the worked examples mean (`tests/scenarios/*.md`; how they are written: `engine::scenario`).
//!
//! `players` (one plays against Andrew) lays out round 1 without neutral discs, every tile open, all timelines reading West, donation,
//! Midwest, East. Spaces of tracks and fields of strips count from 1.

use crate::{
    Action, Card, CardOnTable, Carnegie, Department, Donation, Options, Owner, Phase, Player, Project, Region,
    Resource, Row, ScorePart, Side, Slot, SlotSet, Space, Stance, Strip, TileSide, Timeline, View,
};
use engine::scenario::{self, Done, Players, Script, list, number, words};
use engine::{Game, Seat, SeatSet, Viewer};
use serde::de::DeserializeOwned;

/// The game's examples.
pub struct CarnegieScript;

impl Script for CarnegieScript {
    type Game = Carnegie;

    /// Round 1, the first player is to choose a timeline.
    fn begin(seats: usize) -> Result<View, String> {
        let mut view = scenario::opened::<Carnegie>(seats, &Options::default(), "scenario")?;
        view.neutral_projects = Default::default();
        view.neutral_donations = Default::default();
        view.open_tiles = [2; 16];
        view.removed_tiles = [0; 16];
        view.rows = [Row { tile: TileSide { tile: 1, side: Side::A }, marker: 0 }; 4];
        view.round = 1;
        view.phase = Phase::ChooseTimeline { seat: Seat(0) };
        Ok(view)
    }

    fn set_up(view: &mut View, players: &Players, word: &str, rest: &str) -> Done {
        match word {
            "marker" => {
                let (row, steps) = name_and_number(rest)?;
                view.rows[read::<Timeline>(row)?.index()].marker = steps;
            }
            "activation" => {
                view.chosen = Some(view.if_chosen(Timeline::Management));
                view.phase = Phase::Activate { waiting: SeatSet::all(view.players.len()) };
            }
            "Andrew" => set_up_andrew(view, rest)?,
            _ => {
                let (name, rest) = rest.split_once(' ').ok_or("whose?")?;
                set_up_player(&mut view.players[players.seat(name)?.index()], word, rest)?;
            }
        }
        Ok(())
    }

    fn action(_: &Carnegie, _: Seat, what: &str) -> Result<Action, String> {
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

    fn claim<'a>(game: &Carnegie, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        let view = game.view(Viewer::Spectator);
        if let Some(claimed) = line.strip_prefix("next ") {
            return Ok((list(view.phase.to_act().iter().map(|seat| players.name(Some(seat)))), claimed));
        }
        if let Some(at) = line.strip_prefix("Andrew at ") {
            let is = if view.owner(slot(at)?) == Some(Owner::Andrew) { line } else { "not there" };
            return Ok((is.to_owned(), line));
        }
        let (what, claimed) =
            match line.split_once(" scores ").and_then(|(who, rest)| Some((who, rest.split_once(" for ")?))) {
                Some((who, (points, part))) => (points_for(&view, players, who, part)?, points),
                None => {
                    let (subject, claimed) = line.rsplit_once(' ').ok_or("what of it?")?;
                    (count(&view, players, subject)?, claimed)
                }
            };
        Ok((what.to_string(), claimed))
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

fn points_for(view: &View, players: &Players, who: &str, part: &str) -> Result<u32, String> {
    if who == "Andrew" {
        let score = view.andrew_score().ok_or("nobody plays alone")?;
        return match part {
            "donations" => Ok(score.donations),
            "cities" => Ok(score.cities),
            _ => Err("Andrew scores nothing for it".into()),
        };
    }
    let part = ScorePart::ALL.into_iter().find(|known| known.word().ends_with(part));
    Ok(view.score(players.seat(who)?).part(part.ok_or("nobody scores anything for it")?))
}

fn count(view: &View, players: &Players, subject: &str) -> Result<u32, String> {
    if subject == "round" {
        return Ok(view.round.into());
    }
    if subject == "Andrew slid" {
        return Ok(view.andrew.and_then(|andrew| andrew.card).map_or(0, |card| card.slot).into());
    }
    if let Some(row) = subject.strip_prefix("marker ") {
        return Ok(view.rows[read::<Timeline>(row)?.index()].marker.into());
    }
    let (name, what) = subject.split_once(' ').ok_or("what of them?")?;
    let seat = players.seat(name)?;
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
