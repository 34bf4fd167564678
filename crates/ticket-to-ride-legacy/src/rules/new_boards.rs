//! End step 4: boxes that play has earned, and which of them opens.

use super::network::Network;
use super::{after, end};
use crate::contents::boxes::{BoxId, Earned, Tally};
use crate::contents::rules::RuleWorks;
use crate::state::LegacyGame;
use crate::tables::region::RegionSet;
use crate::tables::route::RouteId;
use crate::{Action, City, Event, Illegal, Payment, Phase, Route};
use engine::Seat;

/// After this game nothing new is found.
const LAST_GAME: u8 = 12;

/// LG-1.12: a claim may earn a box at once: it is announced, and opened after the game.
pub(crate) fn after_claim(game: &mut LegacyGame, route: &Route, paid: Payment, events: &mut Vec<Event>) {
    game.pieces.pickaxes += u32::from(paid.pickaxes);
    if game.world.has_rule(&RuleWorks::NewBoards) {
        let by_claim = |earned: &Earned| {
            matches!(earned, Earned::LocomotiveClaim(length)
            if route.length >= *length && paid.is_locomotives_alone())
        };
        announce(game, by_claim, events);
    }
}

/// What the whole game has earned.
pub(crate) fn count_earned(game: &mut LegacyGame, events: &mut Vec<Event>) {
    if game.world.has_rule(&RuleWorks::NewBoards) {
        let snapshot = game.clone();
        announce(game, |earned| is_earned(&snapshot, earned), events);
    }
}

/// The winner says which earned box opens; if none waits, the last placed opens any.
pub(crate) fn wait_for(game: &LegacyGame) -> Option<Phase> {
    if !game.world.has_rule(&RuleWorks::NewBoards) || choices(game).is_empty() {
        return None;
    }
    let winner = end::in_place(game, 1)?;
    let seat = if waiting(game).is_empty() { end::last_placed(game) } else { winner };
    after::once(game, seat).map(|seat| Phase::OpenBox { seat })
}

pub(crate) fn may_open(game: &LegacyGame, which: BoxId) -> Result<Seat, Illegal> {
    let Phase::OpenBox { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if choices(game).contains(&which) { Ok(seat) } else { Err(Illegal::BoxNotReady { which }) }
}

pub(crate) fn open(game: &mut LegacyGame, which: BoxId, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_open(game, which)?;

    game.pieces.opened = Some(which);
    game.pieces.opener = Some(seat);
    events.push(Event::BoxOpened { seat, which });
    after::decided(game);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    legal.extend(choices(game).into_iter().map(|which| Action::OpenBox { which }));
}

/// Boxes that were earned and touch the map; if there are none, all that touch it.
fn choices(game: &LegacyGame) -> Vec<BoxId> {
    if game.world.options().chapter >= LAST_GAME {
        return Vec::new();
    }
    let waiting = waiting(game);
    if waiting.is_empty() { closed(game).filter(|which| touches_map(game, *which)).collect() } else { waiting }
}

fn waiting(game: &LegacyGame) -> Vec<BoxId> {
    let earned = game.world.options().boxes_waiting.iter().chain(&game.pieces.earned).copied();
    earned.filter(|which| touches_map(game, *which)).collect()
}

fn closed(game: &LegacyGame) -> impl Iterator<Item = BoxId> {
    BoxId::ALL.into_iter().filter(|which| !game.world.options().boxes_open.contains(which))
}

fn touches_map(game: &LegacyGame, which: BoxId) -> bool {
    which.region().is_none_or(|region| region.neighbours().touches(game.world.options().regions))
}

fn announce(game: &mut LegacyGame, is_earned: impl Fn(&Earned) -> bool, events: &mut Vec<Event>) {
    let options = game.world.options();
    let fresh: Vec<BoxId> = closed(game)
        .filter(|which| !options.boxes_waiting.contains(which) && !game.pieces.earned.contains(which))
        .filter(|which| is_earned(which.earned()))
        .collect();
    for which in fresh {
        game.pieces.earned.push(which);
        events.push(Event::BoxEarned { which });
    }
}

fn is_earned(game: &LegacyGame, earned: &Earned) -> bool {
    match earned {
        Earned::Chain(ends) => game.all_seats().any(|seat| network(game, seat).joins(*ends)),
        Earned::ChainRegions(count) => game.all_seats().any(|seat| regions_of_chain(game, seat) >= *count),
        Earned::TicketTo(cities) => game.all_seats().any(|seat| completes_ticket_to(game, seat, cities)),
        Earned::Completed(count) => game.payslips.iter().any(|payslip| payslip.completed >= *count),
        Earned::LocomotiveClaim(_) => false,
        Earned::Tally { of, at_least, per_company } => {
            tally(game, *of) >= at_least + per_company * game.seat_count() as u32
        }
        Earned::LastTwice => {
            let last = game.player(end::last_placed(game)).company;
            game.world.options().last_before == Some(last)
        }
        Earned::Any(ways) => ways.iter().any(|way| is_earned(game, way)),
    }
}

/// The whole campaign, this game included.
fn tally(game: &LegacyGame, tally: Tally) -> u32 {
    let before = game.world.options().tallies.of(tally);
    before.saturating_add(match tally {
        Tally::HubClaims => hub_claims(game),
        Tally::Pickaxes => game.pieces.pickaxes,
        Tally::PostcardsMet => game.pieces.of.iter().map(|its| its.postcards_met.len() as u32).sum(),
    })
}

/// Claims of length 3 or more at Chicago or St. Louis.
pub(crate) fn hub_claims(game: &LegacyGame) -> u32 {
    let hubs = ["chicago", "st-louis"].map(City::parse);
    let is_hub_claim = |id: &RouteId| {
        let route = game.world.route(*id);
        route.length >= 3 && hubs.iter().flatten().any(|city| route.touches(*city))
    };
    game.claimed.iter().filter(is_hub_claim).count() as u32
}

fn network(game: &LegacyGame, seat: Seat) -> Network {
    Network::of(&game.world, game.player(seat).routes)
}

fn regions_of_chain(game: &LegacyGame, seat: Seat) -> usize {
    let network = network(game, seat);
    let joined = |city: City| -> RegionSet {
        City::all().filter(|other| network.joins([city, *other])).map(City::region).collect()
    };
    City::all().map(|city| joined(city).len()).max().unwrap_or(0)
}

fn completes_ticket_to(game: &LegacyGame, seat: Seat, cities: &[City]) -> bool {
    let network = network(game, seat);
    let mut tickets = game.player(seat).tickets.known_to_rules().iter();
    tickets.any(|ticket| ticket.ends().iter().any(|end| cities.contains(end)) && network.joins(ticket.ends()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, chapter, paid, played_by, route};
    use crate::{Card, Options};

    fn over(mut game: LegacyGame) -> (LegacyGame, Vec<Event>) {
        let mut events = Vec::new();
        end::finish(&mut game, &mut events);
        (game, events)
    }

    /// LG-6.2: a box is earned by play: a chain from New York to Savannah earns Florida; the winner opens it.
    #[test]
    fn a_chain_earns_a_box_and_the_winner_opens_it() {
        let chain = [("new-york", "philadelphia"), ("philadelphia", "washington"), ("washington", "richmond")];
        let more = [("richmond", "raleigh"), ("raleigh", "charleston"), ("charleston", "savannah")];
        let game = played_by(2, &["new-boards"]).owns(ERIK, &chain).owns(ERIK, &more).coins(ANNA, 50);
        let (mut game, events) = over(game);

        assert!(events.contains(&Event::BoxEarned { which: BoxId::Florida }));
        assert_eq!((game.phase, game.legal().len()), (Phase::OpenBox { seat: ANNA }, 1));
        assert_eq!(game.refuses(Action::OpenBox { which: BoxId::Texas }), Illegal::BoxNotReady { which: BoxId::Texas });
        game.does(Action::OpenBox { which: BoxId::Florida });
        assert_eq!((game.pieces.opened, game.phase), (Some(BoxId::Florida), Phase::Finished));
    }

    /// LG-1.12: a claim of three or more in locomotives alone earns a box at once; nothing opens during the game.
    #[test]
    fn a_box_earned_by_a_claim_is_announced_at_once() {
        let mut game = played_by(2, &["new-boards"]).holds(ANNA, &[(Card::LOCOMOTIVE, 3)]);
        let long = route(&game, "montreal", "boston");
        let events = game.does(Action::Claim { route: long, payment: paid(None, 3) });

        assert!(events.contains(&Event::BoxEarned { which: BoxId::SouthWest }));
        assert_eq!((game.pieces.opened, game.world.options().regions.len()), (None, 5));
        // The desert does not touch the map of the east: it waits.
        assert!(!over(game).0.legal().contains(&Action::OpenBox { which: BoxId::SouthWest }));
    }

    /// LG-6.2: when none is waiting the last placed opens any box that touches the map, but not after the last game.
    #[test]
    fn when_none_is_earned_the_last_placed_opens_a_box() {
        let options = |number| Options { chapter: number, ..Options::default() };
        let (game, _) = over(chapter(2, options(3), &["new-boards"]).coins(ANNA, 9));
        assert_eq!(game.phase, Phase::OpenBox { seat: ERIK });
        let touching = [BoxId::Florida, BoxId::Texas, BoxId::CentralPlains, BoxId::Prairies, BoxId::Conductor];
        assert_eq!(game.legal(), touching.map(|which| Action::OpenBox { which }));

        let (game, _) = over(chapter(2, options(12), &["new-boards"]).coins(ANNA, 9));
        assert_eq!(game.phase, Phase::Finished);
    }

    /// LG-6.2: some boxes are earned by what the whole campaign has done.
    #[test]
    fn hub_claims_of_the_campaign_earn_the_plains() {
        let tallies = crate::Tallies { hub_claims: 5, ..Default::default() };
        let game = chapter(2, Options { tallies, ..Options::default() }, &["new-boards"]);
        let (none, _) = over(game.clone());
        assert_eq!(none.pieces.earned, []);

        let (game, _) = over(game.owns(ANNA, &[("chicago", "st-louis")]));
        assert_eq!(game.pieces.earned, [BoxId::CentralPlains]);
    }

    /// LG-6.2: who is last for the second time running earns the conductor's box.
    #[test]
    fn being_last_twice_earns_the_conductors_box() {
        let last_before = Some(crate::Company::Red);
        let game = chapter(2, Options { last_before, ..Options::default() }, &["new-boards"]);

        assert_eq!(over(game.clone().coins(ANNA, 9)).0.pieces.earned, [BoxId::Conductor]);
        assert_eq!(over(game.coins(ERIK, 9)).0.pieces.earned, []);
    }
}
