//! What shares would pay if the game ended now.

use super::goods::goods_value;
use crate::{City, CitySet, Company, Good};
use engine::Set;
use serde::Serialize;
use std::sync::LazyLock;

/// The goods a company would gather and what each of its shares would pay (SD-8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// By colour, in the order of [`crate::Good::ALL`].
    pub goods: [u8; 5],
    pub dollars: u32,
}

/// Plays the harvest of SD-8.3 out: in this order, from these networks, of these goods, on top of what they have.
///
/// Each company takes the good that adds most to its own value; of equal ones the good that most rivals reach.
pub(crate) fn forecast(
    order: impl Iterator<Item = Company>,
    networks: &[CitySet; 6],
    on_board: CitySet,
    gathered: [[u8; 5]; 6],
) -> [Forecast; 6] {
    let mut goods = gathered;
    let mut left = in_one_word(on_board);
    let networks = networks.map(in_one_word);
    let (rivals, by_good) = (rivals(&networks), &*BY_GOOD);
    // Who comes away empty-handed once does so ever after.
    let (mut takers, mut count) = ([Company::ALL[0]; 6], 0);
    for company in order {
        takers[count] = company;
        count += 1;
    }
    while count > 0 {
        let mut still = 0;
        for at in 0..count {
            let company = takers[at];
            let own = &mut goods[company.index()];
            let Some(city) = best_good(networks[company.index()].both(left), &rivals, by_good, own) else { continue };
            own[city.good().index()] += 1;
            left = left.without(city);
            takers[still] = company;
            still += 1;
        }
        count = still;
    }
    goods.map(|goods| Forecast { goods, dollars: goods_value(goods) })
}

/// Cities in one word: forecasts are asked for by the thousand.
type Cities = Set<City>;

fn in_one_word(cities: CitySet) -> Cities {
    cities.iter().collect()
}

/// Where each good lies.
static BY_GOOD: LazyLock<[Cities; Good::ALL.len()]> =
    LazyLock::new(|| Good::ALL.map(|good| in_one_word(good.cities())));

/// By number: the cities that so many companies reach, or more.
fn rivals(networks: &[Cities; 6]) -> [Cities; 7] {
    let mut by_count = [Cities::EMPTY; 7];
    by_count[0] = Cities::all(City::COUNT);
    for network in networks {
        for count in (0..6).rev() {
            by_count[count + 1] = by_count[count + 1].union(by_count[count].both(*network));
        }
    }
    by_count
}

/// Of a colour of which the company has fewest, where most rivals come, and of those the first.
fn best_good(within_reach: Cities, rivals: &[Cities; 7], by_good: &[Cities; 5], own: &[u8; 5]) -> Option<City> {
    if within_reach.is_empty() {
        return None;
    }
    // The n-th piece of a colour joins the n-th set: the fewer one has, the larger the set it joins.
    let (mut least, mut fewest) = (u8::MAX, Cities::EMPTY);
    for (of_colour, count) in by_good.iter().zip(own) {
        let cities = within_reach.both(*of_colour);
        if cities.is_empty() || *count > least {
            continue;
        }
        fewest = if *count < least { cities } else { fewest.union(cities) };
        least = *count;
    }
    rivals.iter().rev().find_map(|reached| fewest.both(*reached).first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Company::{Blue, Red, Yellow};
    use crate::rules::positions::{ANNA, ERIK, new_game};
    use engine::{Game, Viewer};

    /// SD-8.3, SD-8.4: if the game ended now, each company would take in its turn what is worth most to it.
    #[test]
    fn companies_would_take_what_is_worth_most_to_them() {
        let game = new_game(3)
            .track(Red, &["New Orleans", "Memphis", "St. Louis", "Kansas City", "Denver"])
            .track(Blue, &["New Orleans", "Houston"])
            .controls(ANNA, Red)
            .controls(ERIK, Blue)
            .profit(Red, 30)
            .money(ANNA, 100);
        let view = game.view(Viewer::Spectator);
        let forecast = view.forecast();

        // Of Red's three colours green comes first, from New Orleans, which Blue reaches too; Blue is left with Houston.
        assert_eq!(forecast[Red.index()], Forecast { goods: [0, 2, 2, 1, 0], dollars: 90 });
        assert_eq!(forecast[Blue.index()], Forecast { goods: [0, 0, 1, 0, 0], dollars: 10 });
        assert_eq!(forecast[Yellow.index()], Forecast::default());
        assert_eq!(view.worth_now(ANNA, &forecast), 100 + 30 + 90);
        assert_eq!(view.worth_now(ERIK, &forecast), 10);
    }

    /// The forecast at the end is what was paid.
    #[test]
    fn the_forecast_comes_true_for_those_who_play_as_foreseen() {
        let mut game = new_game(3)
            .track(Red, &["New Orleans", "Memphis", "St. Louis", "Kansas City", "Denver"])
            .track(Blue, &["New Orleans", "Houston"])
            .controls(ANNA, Red)
            .controls(ERIK, Blue);
        game.accounts();
        let foreseen = game.view(Viewer::Spectator).forecast();
        for name in ["New Orleans", "Houston", "St. Louis"] {
            game.takes(name);
            assert_eq!(game.view(Viewer::Spectator).forecast(), foreseen, "after {name}");
        }
        for name in ["Denver", "Memphis", "Kansas City"] {
            game.takes(name);
        }

        let view = game.view(Viewer::Spectator);
        assert_eq!(view.forecast(), foreseen);
        assert_eq!((game.money_of(ANNA), view.worth_now(ANNA, &foreseen)), (90, 90));
    }
}
