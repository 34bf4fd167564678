//! Plays the worked examples of `tests/scenarios/*.md` and checks what they claim.
//!
//! The text between the fenced blocks is for people. A ```` ```position ```` block comes first: `players` (in seat order),
//! `marker`, `round`, `track`, `control`, `last`, `shares`, `stones`, `field`, `build` (the company whose turn it is). Later,
//! `remember` keeps the table as it is and `again` goes back to it. Each ```` ```play ```` line is one decision, `Name: what he
//! does`, with `(refused RULE)` behind what the rules forbid, or `all pass the marker`; behind an opening bid `, others pass`
//! saves lines. Single answers happen by themselves. Each ```` ```then ```` line must be true at that moment.

use engine::scenario::{self, Play};
use engine::{Chance, Game, Seat, Seed, Viewer};
use std::collections::BTreeSet;
use std::path::Path;
use steel_driver::{Action, ActivePlayer, City, Company, Link, Options, Phase, SCENARIOS, SteelDriver, View};

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
    scene.set_up("players Anna, Erik, Angela, Peter").unwrap();
    assert_eq!(scene.then("Anna stones 8"), Ok(()));

    assert_eq!(scene.then("Anna stones 9"), Err("it is 8".into()));
    assert!(scene.play("Erik: open Red for 1").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: open Red for 1 (refused SD-3.1)").is_err(), "it is allowed");
    assert!(scene.then("Anna hats 3").is_err());
    assert!(scene.set_up("track Red Boston–Denver").is_err(), "there is no such link");
}

type Done = Result<(), String>;

/// A table that is laid out, then played on.
#[derive(Default)]
struct Scene {
    names: Vec<String>,
    view: Option<View>,
    /// Made of the view when the play begins.
    game: Option<SteelDriver>,
    remembered: Option<SteelDriver>,
    checks: usize,
}

/// Laying the position out. Stones come from and go to the supply.
impl Scene {
    fn set_up(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "players" => {
                self.names = rest.split(", ").map(str::to_owned).collect();
                self.view = Some(first_round(self.names.len())?);
                self.game = None;
            }
            "marker" => {
                let seat = self.seat(rest)?;
                let view = self.view()?;
                view.active = seat;
                view.phase = Phase::Open { seat, passes: 0 };
            }
            "round" => self.view()?.round = number(rest)?,
            "track" => {
                let (name, cities) = rest.split_once(' ').ok_or("along which cities?")?;
                lay_track(self.view()?, company(name)?, cities)?;
            }
            "control" => {
                let [name, of] = words(rest)?;
                let (seat, of) = (self.seat(name)?, company(of)?);
                let its = &mut self.view()?.companies[of.index()];
                its.controller = Some(seat);
                its.last_controller = Some(seat);
            }
            "last" => {
                let [name, of] = words(rest)?;
                let (seat, of) = (self.seat(name)?, company(of)?);
                self.view()?.companies[of.index()].last_controller = Some(seat);
            }
            "shares" => {
                let [name, of, count] = words(rest)?;
                let (seat, of, count) = (self.seat(name)?, company(of)?, number(count)?);
                let view = self.view()?;
                view.players[seat.index()].shares[of.index()] = count;
                view.companies[of.index()].shares_left -= count;
            }
            "stones" => {
                let [name, stones] = words(rest)?;
                let (seat, stones) = (self.seat(name)?, number(stones)?);
                let view = self.view()?;
                view.supply = view.supply + view.player(seat).stones - stones;
                view.players[seat.index()].stones = stones;
            }
            "field" => {
                let [name, stones] = words(rest)?;
                let (of, stones) = (company(name)?, number(stones)?);
                let view = self.view()?;
                view.supply = view.supply + view.company(of).stones - stones;
                view.companies[of.index()].stones = stones;
            }
            "build" => {
                let company = company(rest)?;
                let view = self.view()?;
                let seat = view.company(company).controller.ok_or("who controls it?")?;
                view.phase = Phase::Build { company, seat };
            }
            "remember" => self.remembered = Some(self.game()?.clone()),
            "again" => self.game = Some(self.remembered.clone().ok_or("nothing is remembered")?),
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn view(&mut self) -> Result<&mut View, String> {
        if self.game.is_some() {
            return Err("the play has begun".into());
        }
        self.view.as_mut().ok_or("players come first".into())
    }

    fn game(&mut self) -> Result<&mut SteelDriver, String> {
        let view = self.view.as_ref().ok_or("a position comes first")?;
        Ok(self.game.get_or_insert_with(|| {
            let seed = Seed::new("scenario");
            SteelDriver::imagine(view, &mut Chance::new(&seed, 0))
        }))
    }
}

/// Playing it.
impl Scene {
    fn play(&mut self, line: &str) -> Done {
        if line == "all pass the marker" {
            return self.all_do(Action::PassMarker, |phase| matches!(phase, Phase::Open { .. }));
        }
        let Play { who, what, refused } = Play::read(line)?;
        let (what, others_pass) = match what.strip_suffix(", others pass") {
            Some(what) => (what, true),
            None => (what, false),
        };
        let (seat, action) = (self.seat(who)?, action(what)?);
        scenario::act(self.game()?, seat, &action, refused)?;
        if others_pass {
            self.all_do(Action::Pass, |phase| matches!(phase, Phase::Auction { .. }))?;
        }
        Ok(())
    }

    /// Whoever is asked does this, as long as the table waits for it in this round.
    fn all_do(&mut self, action: Action, is_asked: impl Fn(Phase) -> bool) -> Done {
        let game = self.game()?;
        let round = game.view(Viewer::Spectator).round;
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Spectator);
            if view.round != round || !is_asked(view.phase) {
                break;
            }
            scenario::act(game, seat, &action, None)?;
        }
        Ok(())
    }

    fn then(&mut self, line: &str) -> Done {
        self.checks += 1;
        let game = self.game()?.clone();
        let (is, claimed) = self.claim(&game, line)?;
        if is == claimed { Ok(()) } else { Err(format!("it is {is}")) }
    }

    /// What is, and what the line says it is.
    fn claim<'a>(&self, game: &SteelDriver, line: &'a str) -> Result<(String, &'a str), String> {
        let view = game.view(Viewer::Spectator);
        let (subject, rest) = line.split_once(' ').ok_or("what of it?")?;
        match subject {
            "round" => return Ok((view.round.to_string(), rest)),
            "supply" => return Ok((view.supply.to_string(), rest)),
            "next" => return Ok((self.name(view.phase.seat()), rest)),
            "turn" => return Ok((view.phase.company().map_or("nobody", Company::name).to_owned(), rest)),
            "marker" => return Ok((self.name(Some(view.active)), rest)),
            "order" => return Ok((list(view.trains.top.iter().flatten().map(|company| company.name())), rest)),
            "winners" => return Ok((list(game.standings().winners().map(|seat| self.name(Some(seat)))), rest)),
            _ => {}
        }
        let [word, claimed] = words(rest)?;
        let is = match company(subject) {
            Ok(company) => self.of_company(&view, company, word)?,
            Err(_) => of_player(&view, self.seat(subject)?, word)?,
        };
        Ok((is, claimed))
    }

    fn of_company(&self, view: &View, company: Company, word: &str) -> Result<String, String> {
        let its = view.company(company);
        Ok(match word {
            "stones" => its.stones.to_string(),
            "profit" => its.profit.to_string(),
            "controller" => self.name(its.controller),
            "goods" => its.goods.iter().sum::<u8>().to_string(),
            "value" => its.goods_value.to_string(),
            "bonus" => view.transcontinental.map_or(0, |joined| joined.bonus(company)).to_string(),
            _ => return Err("no claim is made so".into()),
        })
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let index = self.names.iter().position(|other| other == name).ok_or(format!("nobody is called {name}"))?;
        Ok(Seat(index as u8))
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.map_or("nobody".into(), |seat| self.names[seat.index()].clone())
    }
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

/// Round 1, everybody with his stones; the first player holds the marker.
fn first_round(seats: usize) -> Result<View, String> {
    let (seed, options) = (Seed::new("scenario"), Options { active_player: ActivePlayer::Seat1, ..Options::default() });
    SteelDriver::new(seats, &options, &mut Chance::new(&seed, 0), &mut Vec::new())
        .map(|game| game.view(Viewer::Spectator))
        .map_err(|illegal| format!("{illegal:?}"))
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
        its.cities = its.links.cities();
        its.track_left -= 1;
    }
    Ok(())
}

fn action(what: &str) -> Result<Action, String> {
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

fn company(name: &str) -> Result<Company, String> {
    Company::named(name).ok_or(format!("no company is called {name}"))
}

fn city(name: &str) -> Result<City, String> {
    City::named(name).ok_or(format!("the board has no city {name}"))
}

fn link_named(name: &str) -> Result<Link, String> {
    Link::named(name).ok_or(format!("the board has no link {name}"))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn words<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().map_err(|_| format!("{N} words are wanted"))
}
