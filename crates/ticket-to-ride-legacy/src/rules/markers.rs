//! Rules of the boxes and of the Book of Names: what lies on the map, and what claims do with it.

use super::deck::Dealer;
use super::steps::{Claim, pay_by_rule};
use super::{people, snow, water};
use crate::contents::people::Power;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::tables::region::Region;
use crate::tables::route::RouteId;
use crate::{City, Event, Name};
use engine::{Chance, Seat};

/// Set-up step 12: each rule in force lays out its markers.
pub(crate) fn lay_out(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    for rule in game.world.rules().to_vec() {
        match rule.works() {
            RuleWorks::Harvest { region, sacks, .. } => lay_sacks(game, *region, *sacks, chance, events),
            RuleWorks::Herd { region, .. } => start_herd(game, *region, chance, events),
            RuleWorks::Ore { bag, .. } => game.pieces.ore_bag = *bag,
            RuleWorks::Snow { region, .. } => snow::fall(game, *region, chance, events),
            RuleWorks::Water { cities, few, many } => water::lay_tanks(game, cities, [*few, *many], events),
            _ => {}
        }
    }
}

/// What the rules in force put on a payslip.
pub(crate) fn payslip_lines(game: &LegacyGame, seat: Seat) -> i32 {
    game.world.rules().iter().map(|rule| payslip_line(game, seat, rule.works())).sum()
}

/// Each skull in the payment is a name (LG-2.5); with safe couplers none is written.
pub(crate) fn write_names(game: &mut LegacyGame, Claim { seat, paid, .. }: Claim, dealer: &mut Dealer) {
    if game.pieces.of[seat.index()].couplers {
        return;
    }
    for _ in 0..paid.skulls + paid.locomotive_skulls {
        let name = Name::after(usize::from(game.world.options().names_written) + game.pieces.names.len());
        game.pieces.names.push((seat, name));
        dealer.events.push(Event::NameWritten { seat, name });
    }
}

/// A payment with a pickaxe for a route touching the region draws a chip.
pub(crate) fn dig(game: &mut LegacyGame, region: Region, claim: Claim, dealer: &mut Dealer) {
    let Claim { seat, route, paid } = claim;
    if paid.pickaxes == 0 || !touches(&route.ends, region) {
        return;
    }
    let chips = if people::can(game, seat, |power| matches!(power, Power::Pickaxes { .. })) { 2 } else { 1 };
    let drawn: Vec<usize> = (0..chips).filter_map(|_| draw_chip(&mut game.pieces.ore_bag, dealer)).collect();
    // Of two the kind they have fewer of, tied the rarer.
    let own = &mut game.pieces.of[seat.index()];
    let Some(kept) = drawn.iter().copied().min_by_key(|kind| (own.ore[*kind], usize::MAX - kind)) else { return };
    own.ore[kept] += 1;
    dealer.events.push(Event::OreFound { seat, kind: kept as u8 });
    let mut others = drawn;
    others.remove(others.iter().position(|kind| *kind == kept).unwrap_or(0));
    others.into_iter().for_each(|kind| game.pieces.ore_bag[kind] += 1);
}

/// Whether a pickaxe paid for this route draws a chip.
pub(crate) fn is_ore_route(game: &LegacyGame, route: &crate::Route) -> bool {
    game.world
        .rules()
        .iter()
        .any(|rule| matches!(rule.works(), RuleWorks::Ore { region, .. } if touches(&route.ends, *region)))
}

/// The kind of a chip out of the bag; none when it is empty.
fn draw_chip(bag: &mut [u8; 3], dealer: &mut Dealer) -> Option<usize> {
    let chips: Vec<usize> = bag.iter().enumerate().flat_map(|(kind, count)| vec![kind; usize::from(*count)]).collect();
    let kind = dealer.chance.pick(&chips)?;
    bag[kind] -= 1;
    Some(kind)
}

/// A claim at the herd's city earns dollars and drives it to the other end; a large city more, and it starts anew.
pub(crate) fn drive_herd(
    game: &mut LegacyGame,
    rule: RuleCard,
    region: Region,
    [dollars, large]: [u32; 2],
    Claim { seat, route, .. }: Claim,
    dealer: &mut Dealer,
) {
    let Some(at) = game.pieces.herd else { return };
    let [from, to] = route.ends;
    let reached = match at {
        at if at == from => to,
        at if at == to => from,
        _ => return,
    };
    game.pieces.herd = Some(reached);
    dealer.events.push(Event::HerdDriven { seat, city: reached });
    pay_by_rule(game, seat, rule, dollars, dealer);
    if game.world.is_large(reached) {
        pay_by_rule(game, seat, rule, large, dealer);
        start_herd(game, region, dealer.chance, dealer.events);
    }
}

pub(crate) fn take_sack(game: &mut LegacyGame, Claim { seat, route, .. }: Claim, dealer: &mut Dealer) {
    if game.pieces.sacks.contains(route.id) {
        game.pieces.sacks = game.pieces.sacks.without(route.id);
        game.pieces.of[seat.index()].sacks += 1;
        dealer.events.push(Event::SackTaken { seat });
    }
}

/// A claim touching an open port loads a cargo.
pub(crate) fn load(game: &mut LegacyGame, ports: &[City], Claim { seat, route, .. }: Claim, dealer: &mut Dealer) {
    if ports.iter().any(|port| route.touches(*port) && game.world.is_open(*port)) {
        game.pieces.hold.push(seat);
        dealer.events.push(Event::CargoLoaded { seat });
    }
}

/// A full ship sails: who loaded most gets most, the others who loaded anything less.
pub(crate) fn sail(
    game: &mut LegacyGame,
    rule: RuleCard,
    more_than_companies: u8,
    [most, others]: [u32; 2],
    dealer: &mut Dealer,
) {
    if game.pieces.hold.len() < game.seat_count() + usize::from(more_than_companies) {
        return;
    }
    let hold = std::mem::take(&mut game.pieces.hold);
    dealer.events.push(Event::ShipSailed);
    let cargo = |seat: Seat| hold.iter().filter(|loader| **loader == seat).count();
    // Tied: the earlier loader.
    let first = hold.iter().copied().rev().max_by_key(|seat| cargo(*seat));
    for loader in game.all_seats().filter(|seat| cargo(*seat) > 0) {
        pay_by_rule(game, loader, rule, if Some(loader) == first { most } else { others }, dealer);
    }
}

fn payslip_line(game: &LegacyGame, seat: Seat, works: &RuleWorks) -> i32 {
    let own = game.pieces.of[seat.index()];
    match works {
        RuleWorks::Names { dollars, .. } => -(*dollars as i32) * game.pieces.names_of(seat).count() as i32,
        RuleWorks::PaperMoney { due, .. } if own.loan => -(*due as i32),
        RuleWorks::Ore { each, set, .. } => {
            let chips: u8 = own.ore.iter().sum();
            let sets = own.ore.into_iter().min().unwrap_or(0);
            (*each as i32) * i32::from(chips) + (*set as i32) * i32::from(sets)
        }
        RuleWorks::Harvest { each, most, tied, .. } => {
            let top = game.pieces.of.iter().map(|other| other.sacks).max().unwrap_or(0);
            let leaders = game.pieces.of.iter().filter(|other| other.sacks == top).count();
            let lead = match (own.sacks == top && top > 0, leaders) {
                (false, _) => 0,
                (true, 1) => *most,
                (true, _) => *tied,
            };
            (*each as i32) * i32::from(own.sacks) + lead as i32
        }
        _ => 0,
    }
}

fn lay_sacks(game: &mut LegacyGame, region: Region, sacks: u8, chance: &mut Chance, events: &mut Vec<Event>) {
    let mut routes: Vec<RouteId> = game.world.routes_touching(region).iter().collect();
    chance.shuffle(&mut routes);
    game.pieces.sacks = routes.into_iter().take(usize::from(sacks)).collect();
    events.push(Event::SacksLaid { sacks: game.pieces.sacks.len() as u8 });
}

fn start_herd(game: &mut LegacyGame, region: Region, chance: &mut Chance, events: &mut Vec<Event>) {
    let is_start = |city: &City| city.region() == region && game.world.is_open(*city) && !game.world.is_large(*city);
    let towns: Vec<City> = City::all().filter(is_start).collect();
    game.pieces.herd = chance.pick(&towns);
    if let Some(city) = game.pieces.herd {
        events.push(Event::HerdStarted { city });
    }
}

fn touches(ends: &[City; 2], region: Region) -> bool {
    ends.iter().any(|city| city.region() == region)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, city, claim_with, everywhere, paid, route, with_hand};
    use crate::{Action, Card, Colour, Payment, Sign};

    /// LG-6.3: pickaxes: a payment with one for a route at the Rockies draws a chip; sets are worth more.
    #[test]
    fn pickaxes_dig_ore() {
        let hand = [(Card::of(Colour::Yellow, Sign::Pickaxe), 1)];
        let mut game = everywhere(2, &["ore"]).holds(ANNA, &hand);
        let cheyenne = route(&game, "cheyenne", "denver");
        let payment = Payment { pickaxes: 1, ..paid(Some(Colour::Yellow), 0) };
        game.does(Action::Claim { route: cheyenne, payment });

        assert_eq!(game.pieces.of[0].ore.iter().sum::<u8>(), 1);
        assert_eq!(game.pieces.ore_bag.iter().sum::<u8>(), 17);
        game.pieces.of[0].ore = [2, 1, 1];
        assert_eq!(payslip_lines(&game, ANNA), 4 + 4);
    }

    /// LG-6.3: skulls: each in a payment is a name, and costs $1 on the payslip.
    #[test]
    fn skulls_are_names_in_the_book() {
        let skull = (Card::of(Colour::Yellow, Sign::Skull), 2);
        let mut game = everywhere(2, &["book-of-names"]).holds(ANNA, &[skull, (Card::locomotive(Sign::Skull), 1)]);
        let long = route(&game, "regina", "calgary");
        game = game.holds(ANNA, &[skull, (Card::locomotive(Sign::Skull), 1), (Card::plain(Colour::Yellow), 1)]);
        let payment = Payment { skulls: 2, locomotive_skulls: 1, ..paid(Some(Colour::Yellow), 1) };
        game.does(Action::Claim { route: long, payment });

        assert_eq!((game.pieces.names_of(ANNA).count(), payslip_lines(&game, ANNA)), (3, -3));
    }

    /// LG-6.3: a claim at the herd's city drives it on; at a large city it starts anew.
    #[test]
    fn the_herd_goes_where_it_is_driven() {
        let mut game = with_hand(everywhere(2, &["herd"]), ANNA, Colour::Yellow, 4);
        game.pieces.herd = Some(city("san-antonio"));
        let coins = game.player(ANNA).coins;
        game.does(claim_with(&game, "houston", "san-antonio", Colour::Yellow));
        assert_eq!((game.pieces.herd, game.player(ANNA).coins), (Some(city("houston")), coins + 2));

        game = with_hand(game, ERIK, Colour::Black, 4);
        let before = game.player(ERIK).coins;
        game.does(claim_with(&game, "dallas", "houston", Colour::Black));
        assert_eq!(game.player(ERIK).coins, before + 2 + 3);
        assert!(game.pieces.herd.is_some_and(|city| city.region() == Region::Texas && !game.world.is_large(city)));
    }

    /// LG-6.3, LG-6.5: six sacks on routes of the Plains; $1 each, $4 for the most, tied $2 each.
    #[test]
    fn sacks_are_taken_with_their_routes() {
        let mut game = everywhere(2, &["harvest"]);
        assert_eq!(game.pieces.sacks.len(), 6);
        let with_sack = route(&game, "omaha", "kansas-city");
        game.pieces.sacks = game.pieces.sacks.with(with_sack);
        game = with_hand(game, ANNA, Colour::Blue, 4);
        game.does(claim_with(&game, "omaha", "kansas-city", Colour::Blue));

        assert_eq!((game.pieces.of[0].sacks, game.pieces.sacks.contains(with_sack)), (1, false));
        assert_eq!((payslip_lines(&game, ANNA), payslip_lines(&game, ERIK)), (1 + 4, 0));
        game.pieces.of[1].sacks = 1;
        assert_eq!((payslip_lines(&game, ANNA), payslip_lines(&game, ERIK)), (1 + 2, 1 + 2));
    }

    /// LG-6.3, LG-6.5: with two companies a ship takes four cargoes; most $5, tied the earlier, the other loader $2.
    #[test]
    fn a_full_ship_sails() {
        let mut game = with_hand(everywhere(2, &["ship"]), ANNA, Colour::White, 2).coins(ANNA, 0).coins(ERIK, 0);
        game.pieces.hold = vec![ERIK, ANNA, ERIK];
        game.does(claim_with(&game, "los-angeles", "san-diego", Colour::White));

        assert_eq!((game.player(ANNA).coins, game.player(ERIK).coins), (2, 5));
        assert_eq!(game.pieces.hold, []);
    }
}
