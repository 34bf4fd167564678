//! Set-up step 13: each company says which of its people travels along.

use super::setup_steps;
use crate::contents::people::{PeopleSet, Person};
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::{Chance, Seat};

const STEP: u8 = 13;

/// Who is a company's only person travels without being asked.
pub(crate) fn board(game: &mut LegacyGame, events: &mut Vec<Event>) {
    for seat in game.all_seats() {
        let mut people = office(game, seat).iter();
        if let (Some(person), None) = (people.next(), people.next()) {
            travel(game, seat, person, events);
        }
    }
}

/// A company with two says who travels.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat) -> Option<Phase> {
    let is_open = game.pieces.of[seat.index()].person.is_none() && !office(game, seat).is_empty();
    is_open.then_some(Phase::Traveller { seat })
}

pub(crate) fn may_choose(game: &LegacyGame, person: Person) -> Result<Seat, Illegal> {
    let Phase::Traveller { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if office(game, seat).contains(person) { Ok(seat) } else { Err(Illegal::NotInOffice { person }) }
}

pub(crate) fn choose(
    game: &mut LegacyGame,
    person: Person,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_choose(game, person)?;

    travel(game, seat, person, events);
    setup_steps::decided(game, STEP, seat, chance, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(office(game, seat).iter().map(|person| Action::TakeAlong { person }));
}

fn office(game: &LegacyGame, seat: Seat) -> PeopleSet {
    game.world.companies()[seat.index()].people
}

fn travel(game: &mut LegacyGame, seat: Seat, person: Person, events: &mut Vec<Event>) {
    game.pieces.of[seat.index()].person = Some(person);
    events.push(Event::PersonTravels { seat, person });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, opened, person, places};
    use crate::{Company, CompanyOptions, Options, RuleCard};

    /// LG-6.3: a company with two people says at set-up who travels; an only one travels unasked.
    #[test]
    fn one_of_two_travels() {
        let people = |ids: &[&str]| ids.iter().map(|id| person(id)).collect::<PeopleSet>();
        let two = CompanyOptions { people: people(&["teller", "holm"]), ..CompanyOptions::new(Company::Blue) };
        let one = CompanyOptions { people: people(&["duval"]), ..CompanyOptions::new(Company::Red) };
        let mut rules = RuleCard::at_the_start();
        rules.extend(RuleCard::parse("fellow-travellers"));
        let free = two.people.iter().chain(one.people.iter()).fold(Person::everybody(), PeopleSet::without);
        let options = Options { companies: vec![two, one], people: free, rules, ..Options::default() };
        let (mut game, _) = opened(2, options, "people");
        game.does_as(ANNA, Action::KeepTickets { places: places(&[0, 1]) });
        let events = game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1]) });

        assert!(events.contains(&Event::PersonTravels { seat: ERIK, person: person("duval") }));
        assert_eq!((game.phase, game.legal().len()), (Phase::Traveller { seat: ANNA }, 2));
        let other = person("ortega");
        assert_eq!(game.refuses(Action::TakeAlong { person: other }), Illegal::NotInOffice { person: other });
        game.does(Action::TakeAlong { person: person("holm") });
        assert_eq!(game.pieces.of[0].person, Some(person("holm")));
        assert!(matches!(game.phase, Phase::Turn { .. }));
    }
}
