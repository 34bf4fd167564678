//! AR-4.2, AR-4.13: a house for a city.

use super::{income, year};
use crate::state::AmericanRails;
use crate::tables::hex_sets::DEVELOPABLE;
use crate::{Action, Event, Hex, HexSet, Illegal, Phase};
use engine::Seat;

/// AR-4.2: an undeveloped city with a cube in it, and none of the five that never grow.
pub(crate) fn may_develop(game: &AmericanRails, city: Hex) -> Result<Seat, Illegal> {
    let Phase::Develop { seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let Some(printed) = city.city() else {
        return Err(Illegal::NoHouseThere { hex: city });
    };
    if !printed.developable {
        return Err(Illegal::NeverDeveloped { city });
    }
    if game.houses.contains(city) {
        return Err(Illegal::AlreadyDeveloped { city });
    }
    if game.railways_at(city).is_empty() {
        return Err(Illegal::NobodyThere { city });
    }
    if game.houses_left() == 0 {
        return Err(Illegal::NoHouseLeft);
    }
    Ok(seat)
}

/// AR-4.2: the incomes there change at once.
pub(crate) fn develop(game: &mut AmericanRails, city: Hex, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_develop(game, city)?;

    game.houses = game.houses.with(city);
    events.push(Event::CityDeveloped { seat, city });
    income::grow(game, city, events);
    year::end_turn(game, events);
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, legal: &mut Vec<Action>) {
    let fitting =
        if game.houses_left() == 0 { HexSet::EMPTY } else { DEVELOPABLE.both(game.occupied()).minus(game.houses) };
    legal.extend(fitting.iter().map(|city| Action::Develop { city }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;
    use crate::rules::positions::{ANNA, ERIK, anna_on, hex};
    use crate::{CITIES, Railway};
    use Railway::{Liberty, National};

    /// AR-4.2: a house on an undeveloped city with a cube; incomes there change at once.
    #[test]
    fn a_house_raises_the_incomes_in_its_city() {
        let mut alone = anna_on(Space::Develop).track(National, &["Buffalo"]);
        let mut shared = anna_on(Space::Develop).track(National, &["Buffalo"]).track(Liberty, &["Buffalo"]);

        alone.does(Action::Develop { city: hex("Buffalo") });
        shared.does(Action::Develop { city: hex("Buffalo") });

        assert_eq!(alone.income(National), 4 + 2);
        assert_eq!((shared.income(National), shared.income(Liberty)), (3 + 1, 3 + 1));
        assert_eq!((alone.houses_left(), alone.to_move()), (11, ERIK));
    }

    /// AR-4.2: never New York, Baltimore, Philadelphia, Boston or Chicago.
    #[test]
    fn five_cities_never_grow() {
        let grown: Vec<_> = CITIES.iter().filter(|city| !city.developable).map(|city| city.name).collect();
        assert_eq!(grown, ["Chicago", "Boston", "New York", "Philadelphia", "Baltimore"]);

        let game = anna_on(Space::Develop).track(National, &["Chicago"]);

        let city = hex("Chicago");
        assert_eq!(game.refuses(Action::Develop { city }), Illegal::NeverDeveloped { city });
    }

    /// AR-4.2: no second house, no city without a cube, no hex without a city.
    #[test]
    fn a_house_needs_an_undeveloped_city_with_a_cube() {
        let game = anna_on(Space::Develop).track(National, &["Buffalo", "Albany"]).house("Buffalo");

        let (buffalo, atlanta, forest) = (hex("Buffalo"), hex("Atlanta"), hex("12-0"));
        assert_eq!(game.refuses(Action::Develop { city: buffalo }), Illegal::AlreadyDeveloped { city: buffalo });
        assert_eq!(game.refuses(Action::Develop { city: atlanta }), Illegal::NobodyThere { city: atlanta });
        let refused = game.refuses(Action::Develop { city: forest });
        assert_eq!((refused, refused.rule().0), (Illegal::NoHouseThere { hex: forest }, "AR-4.2"));
        assert_eq!(game.legal(), [Action::Develop { city: hex("Albany") }, Action::Leave]);
    }

    /// AR-4.13: it costs nothing and needs no share in the city.
    #[test]
    fn a_player_without_shares_or_money_may_develop() {
        let mut game = anna_on(Space::Develop).track(National, &["Buffalo"]).share(ERIK, National).money(ANNA, 0);

        let events = game.does(Action::Develop { city: hex("Buffalo") });

        assert_eq!(events[0], Event::CityDeveloped { seat: ANNA, city: hex("Buffalo") });
        assert_eq!((game.money_of(ANNA), game.railway(National).treasury), (0, 0));
    }

    /// AR-4.13: without a house in supply there is nothing to do.
    #[test]
    fn the_thirteenth_house_does_not_exist() {
        let mut game = anna_on(Space::Develop).track(National, &["Buffalo"]);
        for city in CITIES.iter().filter(|city| city.developable && city.name != "Buffalo").take(12) {
            game.houses = game.houses.with(city.hex);
        }

        assert_eq!(game.refuses(Action::Develop { city: hex("Buffalo") }), Illegal::NoHouseLeft);
        assert_eq!(game.legal(), [Action::Leave]);
    }
}
