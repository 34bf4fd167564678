//! The table of Carnegie in plain characters, for the terminal; and what its players call things there.

use super::badges::{owner_name, owner_sign};
use super::said;
use super::targets::Target;
use crate::parts::columns::columns;
use crate::{People, Words};
use carnegie::{City, Department, Donation, Owner, Project, Region, STEPS, Slot, Space, Timeline, View};
use engine::Seat;

/// The timelines, the tracks, the cities with discs, the donations, the companies and the scores.
pub(crate) fn in_text(view: &View, words: &Words, people: &People) -> String {
    let mut parts =
        vec![timelines(view, words), tracks(view, words, people), cities(view, people), donations(view, words, people)];
    parts.extend(view.seats().map(|seat| company(view, seat, words, people)));
    parts.push(offer(view, words));
    parts.extend(andrew(view, words));
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// The shape on the page that is called so: `Chicago`, `Construction`, `west`, `room-2-3`.
pub(crate) fn target_of(typed: &str, words: &Words) -> Option<String> {
    let is = |name: &str| name.eq_ignore_ascii_case(typed);
    let called = |target: &Target| match *target {
        Target::City(city) => is(city.name()),
        Target::Timeline(timeline) => is(&words.say(timeline.word())),
        Target::Donation(donation) => is(&words.say(donation.word())),
        Target::Tile(department) => is(&words.say(department.word())),
        Target::Strip(project) => is(&words.say(project.word())),
        Target::Track(region) => is(&words.say(region.word())),
        Target::Goods => is(&words.say("ca-resource-goods")),
        _ => false,
    };
    let by_id = Target::named(&typed.to_ascii_lowercase());
    by_id.or_else(|| Target::all().find(called)).map(|target| target.to_string())
}

/// What is behind the marker is left out.
fn timelines(view: &View, words: &Words) -> String {
    let rows: Vec<Vec<String>> = Timeline::ALL
        .into_iter()
        .map(|timeline| {
            let marker = view.rows[timeline.index()].marker;
            let events = (0..STEPS).map(|step| match step < marker {
                true => "·".to_owned(),
                false => event(view, timeline, step, words),
            });
            let chosen = view.chosen.is_some_and(|chosen| chosen.timeline == timeline);
            let name = format!("{}{}", if chosen { "> " } else { "  " }, words.say(timeline.word()));
            std::iter::once(name).chain(events).collect()
        })
        .collect();
    columns(&rows)
}

fn event(view: &View, timeline: Timeline, step: u8, words: &Words) -> String {
    let event = view.event_at(timeline, step);
    let region = event.region.map(|region| words.say(region.word()));
    region.into_iter().chain(event.donation.then(|| words.say("ca-gift"))).collect::<Vec<_>>().join(" + ")
}

fn tracks(view: &View, words: &Words, people: &People) -> String {
    let rows: Vec<Vec<String>> = Region::ALL
        .into_iter()
        .map(|region| {
            let spaces = region.track().iter().enumerate().map(|(index, space)| {
                let here =
                    view.seats().filter(|seat| usize::from(view.player(*seat).transport[region.index()]) == index);
                let andrew = view.andrew.filter(|andrew| usize::from(andrew.transport[region.index()]) == index);
                let owners = here.map(Owner::Seat).chain(andrew.map(|_| Owner::Andrew));
                let signs: String = owners.map(|owner| owner_sign(owner, people)).collect();
                format!("{} {signs}", said::gain(space.income, words)).trim_end().to_owned()
            });
            let away: Vec<String> = view
                .seats()
                .map(|seat| (seat, view.player(seat).on_assignment[region.index()]))
                .filter(|(_, workers)| *workers > 0)
                .map(|(seat, workers)| format!("{}{workers}", people.sign(seat)))
                .collect();
            let away = if away.is_empty() { String::new() } else { format!("({})", away.join(" ")) };
            // A word first: amounts would stand at the right.
            std::iter::once(words.say(region.word()))
                .chain(spaces.map(|cell| format!("| {cell}")))
                .chain([away])
                .collect()
        })
        .collect();
    columns(&rows)
}

/// Cities with discs, three a line: a sign for each disc, a dot for each free slot.
fn cities(view: &View, people: &People) -> String {
    let sign = |slot: Slot| view.owner(slot).map_or(".", |owner| owner_sign(owner, people));
    let built: Vec<String> = City::all()
        .filter(|city| city.slots().any(|slot| view.owner(slot).is_some()))
        .map(|city| format!("{city} {}", city.slots().map(sign).collect::<String>()))
        .collect();
    let lines = built.chunks(4).map(|line| line.iter().map(|city| format!("{city:<20}")).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

fn donations(view: &View, words: &Words, people: &People) -> String {
    let given = Donation::all().filter_map(|donation| {
        let names: Vec<String> = view.donors(donation).map(|owner| owner_name(owner, words, people)).collect();
        (!names.is_empty()).then(|| format!("{}: {}", words.say(donation.word()), names.join(", ")))
    });
    given.collect::<Vec<_>>().join("\n")
}

/// A line with money and score, then the rooms with people or a department, then the strips.
fn company(view: &View, seat: Seat, words: &Words, people: &People) -> String {
    let player = view.player(seat);
    let goods = words.say_with("ca-goods", &[("goods", player.goods.into())]);
    let score = words.say_with("ca-would-score", &[("points", view.score(seat).total().into())]);
    let head = format!("{} {}: {}, {goods}. {score}", people.sign(seat), people.name(seat), words.money(player.money));
    let used = |space: &Space| player.room(*space).department.is_some() || player.room(*space).workers() > 0;
    let rooms = Space::all().filter(used).map(|space| {
        let room = player.room(space);
        vec![
            format!("  {space}"),
            said::place(player, space, words),
            format!("{} {}", room.standing, words.say("ca-standing")),
            format!("{} {}", room.lying, words.say("ca-lying")),
        ]
    });
    let strips = Project::ALL.into_iter().map(|project| {
        let strip = player.strip(project);
        let ready = words
            .say_with("ca-text-strip", &[("built", strip.built.into()), ("ready", player.discs_on(project).into())]);
        format!("  {} {}: {ready}", words.say(project.word()), words.say(strip.side.word()))
    });
    let rooms = columns(&rooms.collect::<Vec<_>>());
    format!("{head}\n{rooms}\n{}", strips.collect::<Vec<_>>().join("\n"))
}

fn offer(view: &View, words: &Words) -> String {
    let open = Department::TILES.into_iter().filter(|tile| view.open_tiles[tile.index()] > 0);
    let names: Vec<String> =
        open.map(|tile| format!("{} ×{}", words.say(tile.word()), view.open_tiles[tile.index()])).collect();
    format!("{}: {}", words.say("ca-panel-departments"), names.join(", "))
}

fn andrew(view: &View, words: &Words) -> Option<String> {
    let score = view.andrew_score()?;
    Some(format!(
        "{}: {}",
        words.say("ca-andrew"),
        words.say_with("ca-would-score", &[("points", score.total().into())])
    ))
}
