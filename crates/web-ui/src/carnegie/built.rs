//! Who has built what in a city: on a small map its discs are too small to read.

use super::badges::owner_name;
use super::targets::Target;
use crate::{People, Words};
use carnegie::{City, Slot, View};

/// "Denver: Housing: Anna, free for Commerce".
pub(crate) fn stands_at(view: &View, target: &str, words: &Words, people: &People) -> Option<String> {
    let Some(Target::City(city)) = Target::named(target) else { return None };
    let projects: Vec<String> = city.slots().map(|slot| in_slot(view, slot, words, people)).collect();
    Some(words.say_with("ca-city-holds", &[("city", city.name().into()), ("projects", projects.join(", ").into())]))
}

/// "Anna, Erik": who is there already.
pub(crate) fn owners(view: &View, city: City, words: &Words, people: &People) -> String {
    let owners = city.slots().filter_map(|slot| view.owner(slot));
    owners.map(|owner| owner_name(owner, words, people)).collect::<Vec<_>>().join(", ")
}

fn in_slot(view: &View, slot: Slot, words: &Words, people: &People) -> String {
    let project = slot.project().map(|project| words.say(project.word()));
    let name = view.owner(slot).map(|owner| owner_name(owner, words, people));
    let id = match (&project, &name) {
        (Some(_), Some(_)) => "ca-city-built",
        (None, Some(_)) => "ca-city-built-any",
        (Some(_), None) => "ca-city-free",
        (None, None) => "ca-city-free-any",
    };
    words.say_with(id, &[("project", project.unwrap_or_default().into()), ("name", name.unwrap_or_default().into())])
}
