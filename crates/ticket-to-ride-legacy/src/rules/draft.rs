//! After a game: who joins a company: everybody once when the conductor's box is opened, others by introduction.

use super::{after, end};
use crate::contents::boxes::BoxId;
use crate::contents::people::{PeopleSet, Person};
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::Seat;

/// No office has room for more.
pub(crate) const MOST_PEOPLE: usize = 2;

/// LG-6.5: from the last placed to the winner.
pub(crate) fn wait_for(game: &LegacyGame) -> Option<Phase> {
    let mut places = (1..=game.seat_count()).rev().filter_map(|place| end::in_place(game, place));
    places.find(|seat| is_owed(game, *seat)).map(|seat| Phase::Draft { seat })
}

pub(crate) fn may_take(game: &LegacyGame, person: Person) -> Result<Seat, Illegal> {
    let Phase::Draft { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if free(game).contains(person) { Ok(seat) } else { Err(Illegal::NotFree { person }) }
}

pub(crate) fn take(game: &mut LegacyGame, person: Person, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game, person)?;

    game.pieces.people_taken.push((seat, person));
    events.push(Event::PersonJoined { seat, person });
    after::decided(game);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    legal.extend(free(game).iter().map(|person| Action::TakePerson { person }));
}

/// Whether one more introduction can bring somebody.
pub(crate) fn has_room_for_another(game: &LegacyGame, seat: Seat) -> bool {
    let promised: usize = game.pieces.of.iter().map(|own| usize::from(own.introductions)).sum();
    let own = usize::from(game.pieces.of[seat.index()].introductions);
    room(game, seat) > own && free(game).len() > promised
}

/// Persons in nobody's office.
fn free(game: &LegacyGame) -> PeopleSet {
    let taken = game.pieces.people_taken.iter();
    taken.fold(game.world.options().people, |free, (_, person)| free.without(*person))
}

fn is_owed(game: &LegacyGame, seat: Seat) -> bool {
    let drafts = usize::from(game.pieces.opened == Some(BoxId::Conductor));
    let owed = drafts + usize::from(game.pieces.of[seat.index()].introductions);
    owed > taken(game, seat) && room(game, seat) > 0 && !free(game).is_empty()
}

fn taken(game: &LegacyGame, seat: Seat) -> usize {
    game.pieces.people_taken.iter().filter(|(taker, _)| *taker == seat).count()
}

fn room(game: &LegacyGame, seat: Seat) -> usize {
    let people = game.world.companies()[seat.index()].people.len();
    MOST_PEOPLE.saturating_sub(people + taken(game, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, chapter};
    use crate::{Company, CompanyOptions, Options};

    fn person(id: &str) -> Person {
        Person::parse(id).unwrap()
    }

    /// LG-6.3, LG-6.5: when the conductor's box is opened each company takes one person, the last placed first.
    #[test]
    fn everybody_takes_one_from_last_to_first() {
        let mut game = chapter(2, Options { chapter: 3, ..Options::default() }, &["new-boards"]).coins(ANNA, 9);
        end::finish(&mut game, &mut Vec::new());
        game.does(Action::OpenBox { which: BoxId::Conductor });
        assert_eq!((game.phase, game.legal().len()), (Phase::Draft { seat: ERIK }, 9));

        game.does(Action::TakePerson { person: person("holm") });
        let taken = person("holm");
        assert_eq!(game.refuses(Action::TakePerson { person: taken }), Illegal::NotFree { person: taken });
        game.does(Action::TakePerson { person: person("teller") });

        assert_eq!(game.phase, Phase::Finished);
        assert_eq!(game.pieces.people_taken, [(ERIK, person("holm")), (ANNA, person("teller"))]);
    }

    /// LG-6.3: an introduction brings a person after the game, where there is room: two at most.
    #[test]
    fn an_introduction_brings_somebody_where_there_is_room() {
        let people = [person("holm"), person("duval")].into_iter().collect();
        let full = CompanyOptions { people, ..CompanyOptions::new(Company::Red) };
        let companies = vec![CompanyOptions::new(Company::Blue), full];
        let free = people.iter().fold(Person::everybody(), PeopleSet::without);
        let options = Options { companies, people: free, ..Options::default() };
        let mut game = chapter(2, options, &[]);
        assert!(has_room_for_another(&game, ANNA) && !has_room_for_another(&game, ERIK));
        game.pieces.of[0].introductions = 1;
        end::finish(&mut game, &mut Vec::new());

        assert_eq!((game.phase, game.legal().len()), (Phase::Draft { seat: ANNA }, 7));
        game.does(Action::TakePerson { person: person("clerk") });
        assert_eq!(game.phase, Phase::Finished);
    }
}
