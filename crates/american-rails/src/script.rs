//! What the lines of the worked examples mean (`tests/scenarios/*.md`; how they are written: `engine::scenario`).
//!
//! A position also has `out` (with three players the railway that is not in the game), `track`, `house`, `shares`, `money`, `treasury`,
//! `column`. It is the first player's turn in 1851, in the first column.

use crate::{Action, AmericanRails, Hex, Options, Phase, Railway, Space, View};
use engine::scenario::{self, Done, Players, Script, list, number, words};
use engine::{Game, Seat, Viewer};

/// The game's examples.
pub struct AmericanRailsScript;

impl Script for AmericanRailsScript {
    type Game = AmericanRails;

    fn begin(seats: usize) -> Result<View, String> {
        first_year(seats, None)
    }

    fn set_up(view: &mut View, players: &Players, word: &str, rest: &str) -> Done {
        match word {
            "out" => *view = first_year(players.count(), Some(railway(rest)?))?,
            "track" => {
                let (name, hexes) = rest.split_once(" at ").ok_or("at which hexes?")?;
                let name = railway(name)?;
                let hexes = hexes.split(", ").map(hex).collect::<Result<Vec<_>, _>>()?;
                let its = &mut view.railways[name.index()];
                its.track = hexes.into_iter().fold(its.track, |track, hex| track.with(hex));
                its.cubes_left = name.cubes() - 1 - its.track.len() as u8;
                if !Hex::are_connected(its.track) {
                    return Err("the track is not one piece".into());
                }
            }
            "house" => {
                let city = hex(rest.strip_prefix("at ").ok_or("at which city?")?)?;
                view.houses = view.houses.with(city);
                view.houses_left -= 1;
            }
            "shares" => {
                let [name, of, count] = words(rest)?;
                let (seat, of, count): (Seat, Railway, u8) = (players.seat(name)?, railway(of)?, number(count)?);
                view.players[seat.index()].shares[of.index()] = count;
                view.railways[of.index()].shares_left -= count;
            }
            "money" => {
                let [name, dollars] = words(rest)?;
                view.players[players.seat(name)?.index()].money = number(dollars)?;
            }
            "treasury" => {
                let [name, dollars] = words(rest)?;
                view.railways[railway(name)?.index()].treasury = number(dollars)?;
            }
            // The columns before it were taken from the top in the order of the seats.
            "column" => {
                let column = number::<u8>(rest)? - 1;
                view.column = Some(column);
                for (row, seat) in view.turn_order.iter().enumerate() {
                    for taken in 0..usize::from(column) {
                        view.action_track[taken][row] = Some(*seat);
                    }
                }
            }
            _ => return Err("no position line starts so".into()),
        }
        Ok(())
    }

    fn complete(view: &mut View) {
        for railway in Railway::ALL {
            view.railways[railway.index()].income = income_on_board(view, railway);
        }
    }

    fn action(_: &AmericanRails, _: Seat, what: &str) -> Result<Action, String> {
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

    fn claim<'a>(game: &AmericanRails, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        let view = game.view(Viewer::Spectator);
        let (subject, rest) = line.split_once(' ').ok_or("what of it?")?;
        if let Some((hex_name, claimed)) = line.strip_prefix("price of ").and_then(|rest| rest.rsplit_once(' ')) {
            return Ok((view.price(hex(hex_name)?).to_string(), claimed));
        }
        match subject {
            "year" => return Ok((view.year.to_string(), rest)),
            "next" => return Ok((players.name(view.phase.seat()), rest)),
            "order" => return Ok((list(view.turn_order.iter().map(|seat| players.name(Some(*seat)))), rest)),
            _ => {}
        }
        let [word, claimed] = words(rest)?;
        let is = match (railway(subject), word) {
            (Ok(railway), "treasury") => view.railway(railway).treasury,
            (Ok(railway), "income") => view.railway(railway).income,
            (Ok(railway), "dividend") => view.railway(railway).dividend_per_share,
            (Ok(railway), "cubes") => view.railway(railway).cubes_left.into(),
            (Ok(railway), "pairs") => view.railway(railway).joined_pairs.into(),
            (Err(_), "money") => view.player(players.seat(subject)?).money,
            _ => return Err("no claim is made so".into()),
        };
        Ok((is.to_string(), claimed))
    }
}

/// 1851, first column, an empty board; the first player is to move.
fn first_year(seats: usize, out: Option<Railway>) -> Result<View, String> {
    let opened = |seed: u32| scenario::opened::<AmericanRails>(seats, &Options::default(), &seed.to_string());
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
