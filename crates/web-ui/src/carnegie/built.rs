//! Who has built what in a city: on a small map its discs are too small to read.

use super::badges::owner_name;
use super::targets::Target;
use crate::{People, Words};
use carnegie::{City, Project, Slot, View};

/// "Chicago: free for 2× Industry, Infrastructure; Housing: Anna".
pub(crate) fn stands_at(view: &View, target: &str, words: &Words, people: &People) -> Option<String> {
    let Some(Target::City(city)) = Target::named(target) else { return None };
    let built = city.slots().filter_map(|slot| built_in(view, slot, words, people));
    let parts: Vec<String> = free_in(view, city, words).into_iter().chain(built).collect();
    Some(words.say_with("ca-city-holds", &[("city", city.name().into()), ("projects", parts.join("; ").into())]))
}

/// What can still be built there, counted.
fn free_in(view: &View, city: City, words: &Words) -> Option<String> {
    let is_free = |slot: &Slot| view.owner(*slot).is_none();
    let count =
        |project: Option<Project>| city.slots().filter(is_free).filter(|slot| slot.project() == project).count();
    let kinds = Project::ALL.into_iter().map(Some).chain([None]);
    let free: Vec<String> = kinds
        .filter(|project| count(*project) > 0)
        .map(|project| {
            let name = words.say(project.map_or("ca-legend-any", Project::word));
            if count(project) > 1 { format!("{}× {name}", count(project)) } else { name }
        })
        .collect();
    (!free.is_empty()).then(|| words.say_with("ca-city-free", &[("projects", free.join(", ").into())]))
}

/// "Anna, Erik": who is there already.
pub(crate) fn owners(view: &View, city: City, words: &Words, people: &People) -> String {
    let owners = city.slots().filter_map(|slot| view.owner(slot));
    owners.map(|owner| owner_name(owner, words, people)).collect::<Vec<_>>().join(", ")
}

fn built_in(view: &View, slot: Slot, words: &Words, people: &People) -> Option<String> {
    let name = owner_name(view.owner(slot)?, words, people);
    Some(match slot.project() {
        Some(project) => {
            words.say_with("ca-city-built", &[("project", words.say(project.word()).into()), ("name", name.into())])
        }
        None => name,
    })
}
