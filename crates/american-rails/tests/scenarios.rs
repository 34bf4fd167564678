//! Plays the worked examples of `tests/scenarios/*.md` and checks what they claim.
//!
//! The text between the fenced blocks is for people. A ```` ```position ```` block comes first: `players` (in seat order), `out` (with
//! three players the railway that is not in the game), `track`, `house`, `shares`, `money`, `treasury`, `column`. Each ```` ```play ````
//! line is one decision, `Name: what he does`, with `(refused RULE)` behind what the rules forbid; single answers happen by
//! themselves. Each ```` ```then ```` line must be true at that moment. Every line starts with a word of the functions below.

use american_rails::{Action, AmericanRails, Hex, Options, Phase, Railway, SCENARIOS, Space, View};
use engine::scenario::{self, Play};
use engine::{Chance, Game, Seat, Seed, Viewer};
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
    scene.set_up("players Anna, Erik, Angela, Peter").unwrap();
    assert_eq!(scene.then("Anna money 50"), Ok(()));

    assert_eq!(scene.then("Anna money 51"), Err("it is 50".into()));
    assert!(scene.play("Erik: move to Pass").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: move to Pass (refused AR-3.2)").is_err(), "it is allowed");
    assert!(scene.then("Anna hats 3").is_err());
}

type Done = Result<(), String>;

/// A table that is laid out, then played on.
#[derive(Default)]
struct Scene {
    names: Vec<String>,
    view: Option<View>,
    /// Made of the view when the play begins.
    game: Option<AmericanRails>,
    checks: usize,
}

/// Laying the position out.
impl Scene {
    fn set_up(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').ok_or("nothing follows")?;
        match word {
            "players" => {
                self.names = rest.split(", ").map(str::to_owned).collect();
                self.view = Some(first_year(self.names.len(), None)?);
            }
            "out" => self.view = Some(first_year(self.names.len(), Some(railway(rest)?))?),
            "track" => {
                let (name, hexes) = rest.split_once(" at ").ok_or("at which hexes?")?;
                let name = railway(name)?;
                let hexes = hexes.split(", ").map(hex).collect::<Result<Vec<_>, _>>()?;
                let its = &mut self.view()?.railways[name.index()];
                its.track = hexes.into_iter().fold(its.track, |track, hex| track.with(hex));
                its.cubes_left = name.cubes() - 1 - its.track.len() as u8;
                if !its.track.is_connected() {
                    return Err("the track is not one piece".into());
                }
            }
            "house" => {
                let city = hex(rest.strip_prefix("at ").ok_or("at which city?")?)?;
                let view = self.view()?;
                view.houses = view.houses.with(city);
                view.houses_left -= 1;
            }
            "shares" => {
                let [name, of, count] = words(rest)?;
                let (seat, of, count) = (self.seat(name)?, railway(of)?, number(count)? as u8);
                let view = self.view()?;
                view.players[seat.index()].shares[of.index()] = count;
                view.railways[of.index()].shares_left -= count;
            }
            "money" => {
                let [name, dollars] = words(rest)?;
                let seat = self.seat(name)?;
                self.view()?.players[seat.index()].money = number(dollars)?;
            }
            "treasury" => {
                let [name, dollars] = words(rest)?;
                self.view()?.railways[railway(name)?.index()].treasury = number(dollars)?;
            }
            // The columns before it were taken from the top in the order of the seats.
            "column" => {
                let column = number(rest)? as usize - 1;
                let view = self.view()?;
                view.column = Some(column as u8);
                for (taken, seat) in
                    (0..column).flat_map(|taken| view.turn_order.iter().map(move |seat| (taken, *seat)))
                {
                    view.action_track[taken][seat.index()] = Some(seat);
                }
            }
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn view(&mut self) -> Result<&mut View, String> {
        self.view.as_mut().ok_or("players come first".into())
    }

    fn game(&mut self) -> Result<&mut AmericanRails, String> {
        let view = self.view.as_mut().ok_or("a position comes first")?;
        Ok(self.game.get_or_insert_with(|| {
            for railway in Railway::ALL {
                view.railways[railway.index()].income = income_on_board(view, railway);
            }
            let seed = Seed::new("scenario");
            AmericanRails::imagine(view, &mut Chance::new(&seed, 0))
        }))
    }
}

/// Playing it.
impl Scene {
    fn play(&mut self, line: &str) -> Done {
        let Play { who, what, refused } = Play::read(line)?;
        let (seat, action) = (self.seat(who)?, action(what)?);
        scenario::act(self.game()?, seat, &action, refused)
    }

    fn then(&mut self, line: &str) -> Done {
        self.checks += 1;
        let view = self.game()?.view(Viewer::Spectator);
        let (is, claimed) = self.claim(&view, line)?;
        if is == claimed { Ok(()) } else { Err(format!("it is {is}")) }
    }

    /// What is, and what the line says it is.
    fn claim<'a>(&self, view: &View, line: &'a str) -> Result<(String, &'a str), String> {
        let (subject, rest) = line.split_once(' ').ok_or("what of it?")?;
        if let Some((hex_name, claimed)) = line.strip_prefix("price of ").and_then(|rest| rest.rsplit_once(' ')) {
            return Ok((view.price(hex(hex_name)?).to_string(), claimed));
        }
        match subject {
            "year" => return Ok((view.year.to_string(), rest)),
            "next" => return Ok((self.name(view.phase.seat()), rest)),
            "order" => {
                let order: Vec<_> = view.turn_order.iter().map(|seat| self.name(Some(*seat))).collect();
                return Ok((order.join(", "), rest));
            }
            _ => {}
        }
        let [word, claimed] = words(rest)?;
        let is = match (railway(subject), word) {
            (Ok(railway), "treasury") => view.railway(railway).treasury,
            (Ok(railway), "income") => view.railway(railway).income,
            (Ok(railway), "dividend") => view.railway(railway).dividend_per_share,
            (Ok(railway), "cubes") => view.railway(railway).cubes_left.into(),
            (Ok(railway), "pairs") => view.railway(railway).joined_pairs.into(),
            (Err(_), "money") => view.player(self.seat(subject)?).money,
            _ => return Err("no claim is made so".into()),
        };
        Ok((is.to_string(), claimed))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let index = self.names.iter().position(|other| other == name).ok_or(format!("nobody is called {name}"))?;
        Ok(Seat(index as u8))
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.map_or("nobody".into(), |seat| self.names[seat.index()].clone())
    }
}

/// 1851, first column, an empty board; the first player is to move.
fn first_year(seats: usize, out: Option<Railway>) -> Result<View, String> {
    let opened = |seed: usize| {
        let seed = Seed::new(seed.to_string());
        AmericanRails::new(seats, &Options::default(), &mut Chance::new(&seed, 0), &mut Vec::new())
            .map(|game| game.view(Viewer::Spectator))
            .map_err(|illegal| format!("{illegal:?}"))
    };
    let mut seed = 0;
    let mut view = opened(seed)?;
    // The railway that is out is drawn: try until it is the wanted one.
    while out.is_some_and(|out| view.railway(out).in_game) {
        seed += 1;
        view = opened(seed)?;
    }
    for railway in &mut view.railways {
        railway.offered_in_preparation = railway.in_game;
    }
    view.turn_order = Seat::all(seats).collect();
    view.column = Some(0);
    view.phase = Phase::MoveTrain { seat: Seat(0) };
    Ok(view)
}

/// AR-5.5, for the position: it is laid out, not played.
fn income_on_board(view: &View, railway: Railway) -> u32 {
    let cities = || view.railway(railway).track.iter().filter_map(Hex::city);
    let value = |hex| {
        let value = view.city_value(hex).expect("a city has a value");
        if view.cubes_at(hex).len() == 1 { value.full } else { value.shared }
    };
    let pairs = [0, 0, 1, 3][cities().filter(|city| city.is_hub()).count()];
    cities().map(|city| value(city.hex)).sum::<u32>() + 10 * pairs
}

fn action(what: &str) -> Result<Action, String> {
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    Ok(match (verb, rest) {
        ("name", name) => Action::NameRailway { railway: railway(name)? },
        ("bid", dollars) => Action::Bid { dollars: number(dollars)? },
        ("pass", "") => Action::Pass,
        ("start", city) => Action::PlaceFirstCube { city: hex(city.strip_prefix("at ").ok_or("at which city?")?)? },
        ("move", space_name) => Action::MoveTrain { space: space(space_name)? },
        ("develop", city) => Action::Develop { city: hex(city)? },
        ("finance", name) => Action::Finance { railway: railway(name)? },
        ("take", "from bank") => Action::TakeFromBank,
        ("take", "from others") => Action::TakeFromOthers,
        ("place", cube) => {
            let (name, on) = cube.split_once(" at ").ok_or("at which hex?")?;
            Action::PlaceCube { railway: railway(name)?, hex: hex(on)? }
        }
        ("leave", "") => Action::Leave,
        ("stop", "") => Action::Stop,
        _ => return Err("nobody can do that".into()),
    })
}

fn space(name: &str) -> Result<Space, String> {
    Ok(match name {
        "to Pass" => Space::Pass,
        "to Develop" => Space::Develop,
        "to Finance" => Space::Finance,
        "to Take" => Space::Take,
        "to Expand 3" => Space::Expand3,
        "to Auction" => Space::Auction,
        "to Expand 4" => Space::Expand4,
        _ => return Err(format!("no space is called {name}")),
    })
}

fn railway(name: &str) -> Result<Railway, String> {
    Railway::named(name).ok_or(format!("no railway is called {name}"))
}

fn hex(name: &str) -> Result<Hex, String> {
    Hex::parse(name).ok_or(format!("the board has no hex {name}"))
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn words<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().map_err(|_| format!("{N} words are wanted"))
}
