//! What the last decision changed, read from its sentences: for short marks on the board.

use crate::parts::told;
use carnegie::{City, Owner, Project, Slot};
use engine::Message;

/// Discs that are new on the map: whose, in which city, and of which type, if that is said.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    built: Vec<(Owner, City, Option<Project>)>,
}

impl News {
    pub(crate) fn read(messages: &[Message]) -> News {
        News { built: messages.iter().filter_map(built).collect() }
    }

    pub(crate) fn is_new(&self, slot: Slot, owner: Owner) -> bool {
        self.built.iter().any(|(by, city, project)| {
            *by == owner && *city == slot.city() && project.is_none_or(|project| slot.fits(project))
        })
    }
}

fn built(message: &Message) -> Option<(Owner, City, Option<Project>)> {
    let owner = match message.id {
        "ca-project-built" | "ca-start-disc-placed" => Owner::Seat(told::seat(message, "seat")?),
        "ca-andrew-builds" => Owner::Andrew,
        _ => return None,
    };
    let city = City::named(told::proper_name(message, "city")?)?;
    let project = told::word(message, "project");
    Some((owner, city, project.and_then(|word| Project::ALL.into_iter().find(|project| project.word() == word))))
}
