//! What the description says of a game's JSON is what its games say.

use catalog::engine::{Chance, Seat, Seed, Viewer};
use catalog::{GAMES, GameKind};
use serde_json::Value;

/// Views are large: they are looked at after so many decisions each.
const STEP: usize = 6;

/// As it lies beside the source: it may be mended without building anything.
fn description() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// `AmericanRailsView`
fn schema<'d>(description: &'d Value, game: &dyn GameKind, kind: &str) -> &'d Value {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let name: String = game.slug().split('-').map(capital).collect::<String>() + kind;
    let found = &description["components"]["schemas"][&name];
    assert!(found.is_object(), "{name} is not described");
    found
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Says why a value is not as its schema says, as far as the description uses such schemas.
fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    if let Some(known) = schema.get("const") {
        return if known == value { Ok(()) } else { Err(format!("{value} is not {known}")) };
    }
    if let Some(excluded) = schema["not"]["enum"].as_array()
        && excluded.contains(value)
    {
        return Err(format!("{value} is described by itself"));
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        let fitting = variants.iter().filter(|variant| fits(value, variant).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { Err(format!("{fitting} of its kinds fit {value}")) };
    }
    let kinds: Vec<&Value> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().collect(),
        Value::Null => Vec::new(),
        kind => vec![kind],
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| *kind == kind_of(value)) {
        return Err(format!("{value} is no {kinds:?}"));
    }
    for item in value.as_array().into_iter().flatten() {
        fits(item, &schema["items"])?;
    }
    let Some(fields) = value.as_object() else { return Ok(()) };
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
        return Err(format!("it has no {missing}"));
    }
    for (name, field) in fields {
        let others = &schema["additionalProperties"];
        let described = schema["properties"].get(name).unwrap_or(others);
        if *described == false {
            return Err(format!("{name} is not described"));
        }
        fits(field, described).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

/// A game by dice, at a table of this size.
fn speaks_as_described(game: &'static dyn GameKind, seats: usize, description: &Value) {
    let [view, action, event] = ["View", "Action", "Event"].map(|kind| schema(description, game, kind));
    let seed = Seed::new(format!("described {seats}"));
    let mut table = game.open(seats, &game.default_options(), seed.clone()).unwrap();
    for moment in 0.. {
        let mut chance = Chance::new(&seed, moment as u64);
        let waiting: Vec<Seat> = table.to_act().iter().collect();
        let Some(seat) = chance.pick(&waiting) else { break };
        let legal = table.legal(seat, None);
        if moment % STEP == 0 {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(fits(&table.view(viewer, None), view), Ok(()), "{} after {moment}", game.slug());
            }
            for one in &legal {
                assert_eq!(fits(one, action), Ok(()), "{} after {moment}", game.slug());
            }
        }
        let chosen = &legal[chance.below(legal.len() as u32) as usize];
        assert_eq!(fits(chosen, action), Ok(()), "{} after {moment}", game.slug());
        table.act(seat, chosen).unwrap();
    }
    assert_eq!(fits(&table.view(Viewer::Spectator, None), view), Ok(()), "{} at its end", game.slug());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::All] {
        for told in table.story(viewer, 0) {
            assert_eq!(fits(&told.event, event), Ok(()), "{}", game.slug());
        }
    }
}

#[test]
fn games_speak_as_they_are_described() {
    let description = &description();
    std::thread::scope(|all| {
        for game in GAMES {
            let (least, most) = game.seats();
            all.spawn(move || [least, most].iter().for_each(|seats| speaks_as_described(*game, *seats, description)));
        }
    });
}

#[test]
fn what_is_not_as_described_is_noticed() {
    let description = description();
    let action = schema(&description, GAMES[0], "Action");
    let fits = |text: &str| fits(&serde_json::from_str(text).unwrap(), action);

    assert_eq!(fits(r#"{"do":"bid","dollars":12}"#), Ok(()));
    for wrong in
        [r#"{"do":"bid"}"#, r#"{"do":"bid","dollars":"12"}"#, r#"{"do":"bid","dollars":12,"x":1}"#, r#"{"do":"fly"}"#]
    {
        assert!(fits(wrong).is_err(), "{wrong}");
    }
}
