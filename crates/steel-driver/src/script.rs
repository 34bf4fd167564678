//! What the lines of the worked examples mean (`tests/scenarios/*.md`; how they are written: `engine::scenario`).
//!
//! A position also has `marker`, `round`, `track`, `control`, `last`, `shares`, `stones`, `field`, `build` (the company whose turn it is).
//! Stones come from and go to the supply. A line may be `all pass the marker`; behind an opening bid `, others pass` saves lines.

use crate::{Action, ActivePlayer, City, Company, Event, Link, Options, Phase, SteelDriver, View};
use engine::scenario::{self, Done, Players, Script, list, number, words};
use engine::{Game, Seat, Viewer};

/// The game's examples.
pub struct SteelDriverScript;

impl Script for SteelDriverScript {
    type Game = SteelDriver;

    /// Round 1, everybody with their stones; the first player holds the marker.
    fn begin(seats: usize) -> Result<View, String> {
        let options = Options { active_player: ActivePlayer::Seat1, ..Options::default() };
        scenario::opened::<SteelDriver>(seats, &options, "scenario")
    }

    fn set_up(view: &mut View, players: &Players, word: &str, rest: &str) -> Done {
        match word {
            "marker" => {
                let seat = players.seat(rest)?;
                view.active = seat;
                view.phase = Phase::Open { seat, passes: 0 };
            }
            "round" => view.round = number(rest)?,
            "track" => {
                let (name, cities) = rest.split_once(' ').ok_or("along which cities?")?;
                lay_track(view, company(name)?, cities)?;
            }
            "control" => {
                let [name, of] = words(rest)?;
                let seat = players.seat(name)?;
                let its = &mut view.companies[company(of)?.index()];
                its.controller = Some(seat);
                its.last_controller = Some(seat);
            }
            "last" => {
                let [name, of] = words(rest)?;
                view.companies[company(of)?.index()].last_controller = Some(players.seat(name)?);
            }
            "shares" => {
                let [name, of, count] = words(rest)?;
                let (seat, of, count): (Seat, Company, u8) = (players.seat(name)?, company(of)?, number(count)?);
                view.players[seat.index()].shares[of.index()] = count;
                view.companies[of.index()].shares_left -= count;
            }
            "stones" => {
                let [name, stones] = words(rest)?;
                let (seat, stones): (Seat, u8) = (players.seat(name)?, number(stones)?);
                view.supply = view.supply + view.player(seat).stones - stones;
                view.players[seat.index()].stones = stones;
            }
            "field" => {
                let [name, stones] = words(rest)?;
                let (of, stones): (Company, u8) = (company(name)?, number(stones)?);
                view.supply = view.supply + view.company(of).stones - stones;
                view.companies[of.index()].stones = stones;
            }
            "build" => {
                let company = company(rest)?;
                let seat = view.company(company).controller.ok_or("who controls it?")?;
                view.phase = Phase::Build { company, seat };
            }
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn action(_: &SteelDriver, _: Seat, what: &str) -> Result<Action, String> {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        Ok(match (verb, rest) {
            ("open", bid) => {
                let (name, stones) = bid.split_once(" for ").ok_or("for how many stones?")?;
                Action::Open { company: company(name)?, stones: number(stones)? }
            }
            ("pass", "the marker") => Action::PassMarker,
            ("raise", to) => Action::Raise { stones: number(to.strip_prefix("to ").ok_or("to how many stones?")?)? },
            ("pass", "") => Action::Pass,
            ("build", link) => match link.split_once(" from ") {
                Some((name, start)) => Action::Build { link: link_named(name)?, start: Some(city(start)?) },
                None => Action::Build { link: link_named(link)?, start: None },
            },
            ("take", name) => Action::TakeGood { city: city(name)? },
            _ => return Err("nobody can do that".into()),
        })
    }

    fn play(game: &mut SteelDriver, players: &Players, line: &str, told: &mut Vec<Event>) -> Done {
        if line == "all pass the marker" {
            return all_do(game, Action::PassMarker, told, |phase| matches!(phase, Phase::Open { .. }));
        }
        let Some(opening) = line.strip_suffix(", others pass") else {
            return scenario::decide::<Self>(game, players, line, told);
        };
        scenario::decide::<Self>(game, players, opening, told)?;
        all_do(game, Action::Pass, told, |phase| matches!(phase, Phase::Auction(_)))
    }

    fn claim<'a>(game: &SteelDriver, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        let view = game.view(Viewer::Spectator);
        let (subject, rest) = line.split_once(' ').ok_or("what of it?")?;
        match subject {
            "round" => return Ok((view.round.to_string(), rest)),
            "supply" => return Ok((view.supply.to_string(), rest)),
            "next" => return Ok((players.name(view.phase.seat()), rest)),
            "turn" => return Ok((view.phase.company().map_or("nobody", Company::name).to_owned(), rest)),
            "marker" => return Ok((players.name(Some(view.active)), rest)),
            "order" => return Ok((list(view.trains.top.iter().flatten().map(|company| company.name())), rest)),
            "winners" => return Ok((list(game.standings().winners().map(|seat| players.name(Some(seat)))), rest)),
            _ => {}
        }
        let [word, claimed] = words(rest)?;
        let is = match company(subject) {
            Ok(company) => of_company(&view, players, company, word)?,
            Err(_) => of_player(&view, players.seat(subject)?, word)?,
        };
        Ok((is, claimed))
    }
}

/// Whoever is asked does this, as long as the table waits for it in this round.
fn all_do(game: &mut SteelDriver, action: Action, told: &mut Vec<Event>, is_asked: impl Fn(Phase) -> bool) -> Done {
    let round = game.view(Viewer::Spectator).round;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Spectator);
        if view.round != round || !is_asked(view.phase) {
            break;
        }
        scenario::act(game, seat, &action, None, told)?;
    }
    Ok(())
}

fn of_company(view: &View, players: &Players, company: Company, word: &str) -> Result<String, String> {
    let its = view.company(company);
    Ok(match word {
        "stones" => its.stones.to_string(),
        "profit" => its.profit.to_string(),
        "controller" => players.name(its.controller),
        "goods" => its.goods.iter().sum::<u8>().to_string(),
        "value" => its.goods_value.to_string(),
        "bonus" => view.transcontinental.map_or(0, |joined| joined.bonus(company)).to_string(),
        _ => return Err("no claim is made so".into()),
    })
}

fn of_player(view: &View, seat: Seat, word: &str) -> Result<String, String> {
    let player = view.player(seat);
    Ok(match word {
        "stones" => player.stones.to_string(),
        "money" => player.money.to_string(),
        "shares" => player.shares.iter().sum::<u8>().to_string(),
        _ => return Err("no claim is made so".into()),
    })
}

/// From the first city to the last; the first one of a company is its start, hexagonal or not.
fn lay_track(view: &mut View, company: Company, cities: &str) -> Done {
    let cities = cities.split('–').map(city).collect::<Result<Vec<City>, _>>()?;
    for ends in cities.windows(2) {
        let link = Link::between(ends[0], ends[1]).ok_or(format!("no link joins {} and {}", ends[0], ends[1]))?;
        if let Some(owner) = view.owner(link) {
            return Err(format!("{link} is {owner}'s"));
        }
        let its = &mut view.companies[company.index()];
        its.start = its.start.or(Some(ends[0]));
        its.links = its.links.with(link);
        its.cities = City::on(its.links);
        its.track_left -= 1;
    }
    Ok(())
}

fn company(name: &str) -> Result<Company, String> {
    Company::named(name).ok_or(format!("no company is called {name}"))
}

fn city(name: &str) -> Result<City, String> {
    City::named(name).ok_or(format!("the board has no city {name}"))
}

fn link_named(name: &str) -> Result<Link, String> {
    Link::named(name).ok_or(format!("the board has no link {name}"))
}
