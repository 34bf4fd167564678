//! Whether a game can be played on these options: companies, numbers, slots.

use super::MOST_START_CARDS;
use crate::contents::people::PeopleSet;
use crate::contents::rules::{RuleCard, Slot};
use crate::rules::draft::MOST_PEOPLE;
use crate::tables::map::MAP;
use crate::tables::ticket::TicketSet;
use crate::{Company, CompanyOptions, Illegal, KeptTicket, Options, OptionsFault};

const FEWEST_SEATS: usize = 2;
const MOST_SEATS: usize = 5;
/// No office and no start holds more.
const MOST_DOLLARS: u32 = 1000;
/// No chapter asks for more decisions after its game.
const MOST_CHOICES: usize = 8;
/// LG-3.13
const FEWEST_TICKETS: usize = 10;

/// LG-1.13: the companies that take part, by seat.
pub(super) fn companies_at(seats: usize, options: &Options) -> Result<Vec<CompanyOptions>, Illegal> {
    if !(FEWEST_SEATS..=MOST_SEATS).contains(&seats) {
        return Err(Illegal::WrongSeats { seats });
    }
    if options.companies.is_empty() {
        return Ok(Company::ALL.into_iter().take(seats).map(CompanyOptions::new).collect());
    }
    if options.companies.len() != seats {
        return Err(Illegal::Options { fault: OptionsFault::Companies { companies: options.companies.len() } });
    }
    for (seat, its) in options.companies.iter().enumerate() {
        if options.companies[..seat].iter().any(|other| other.company == its.company) {
            return Err(Illegal::Options { fault: OptionsFault::Twice { company: its.company } });
        }
    }
    Ok(options.companies.clone())
}

/// Whether every number and every name is one that a game can be played with.
pub(super) fn check_numbers(options: &Options) -> Result<(), Illegal> {
    let refuse = |fault| Err(Illegal::Options { fault });
    let limits = options.limits;
    if !(1..=MAP.years.len()).contains(&usize::from(options.chapter)) {
        return refuse(OptionsFault::Chapter { chapter: options.chapter });
    }
    if options.tickets.len() < FEWEST_TICKETS {
        return refuse(OptionsFault::Tickets { tickets: options.tickets.len() });
    }
    let few_dollars = |its: &CompanyOptions| its.bonus_dollars.max(its.more_dollars) <= MOST_DOLLARS;
    let kept: Vec<KeptTicket> = options.companies.iter().filter_map(|its| its.kept_ticket).collect();
    let different: TicketSet = kept.iter().map(|kept| kept.ticket).collect();
    let is_kept = |kept: &KeptTicket| options.tickets.contains(kept.ticket) && kept.more <= MOST_DOLLARS;
    let fits = limits.start_cards <= MOST_START_CARDS
        && limits.start_dollars <= MOST_DOLLARS
        && options.companies.iter().all(few_dollars)
        && people_fit(options)
        && kept.iter().all(is_kept)
        && different.len() == kept.len()
        && options.choices.len() <= MOST_CHOICES
        && (2..=5).contains(&limits.first_tickets)
        && (2..=3).contains(&limits.cards_drawn)
        && (1..=5).contains(&limits.tickets_seen)
        && (1..=3).contains(&limits.large_city_cards);
    if fits { Ok(()) } else { refuse(OptionsFault::Limits) }
}

/// Which rule has which numbered step.
pub(super) struct Slots {
    pub(super) claim: [Option<RuleCard>; 15],
    pub(super) setup: [Option<RuleCard>; 14],
    pub(super) turn: Option<RuleCard>,
}

impl Slots {
    /// LG-1.8: a slot holds one rule.
    pub(super) fn of(rules: &[RuleCard]) -> Result<Slots, Illegal> {
        let mut slots = Slots { claim: [None; 15], setup: [None; 14], turn: None };
        for (index, rule) in rules.iter().enumerate() {
            let is_taken = |slot: Slot| rules[..index].iter().any(|other| other.slots().any(|taken| taken == slot));
            if rule.slots().any(is_taken) {
                return Err(Illegal::Options { fault: OptionsFault::Slot { rule: *rule } });
            }
            for slot in rule.slots() {
                match slot {
                    Slot::Claim(step) => slots.claim[usize::from(step)] = Some(*rule),
                    Slot::SetUp(step) => slots.setup[usize::from(step)] = Some(*rule),
                    Slot::Turn => slots.turn = Some(*rule),
                    Slot::End(_) => {}
                }
            }
        }
        Ok(slots)
    }
}

/// Nobody is in two places, and no office holds more than two.
fn people_fit(options: &Options) -> bool {
    let mut known = options.people;
    options.companies.iter().all(|its| {
        let fits = its.people.len() <= MOST_PEOPLE && !its.people.touches(known);
        known = its.people.iter().fold(known, PeopleSet::with);
        fits
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;
    use crate::{Change, RouteId};

    /// LG-1.13: two to five companies, each once.
    #[test]
    fn a_world_that_can_not_be_played_is_refused() {
        let red = || CompanyOptions::new(Company::Red);
        let faulty = |options: Options| match World::new(2, &options) {
            Err(Illegal::Options { fault }) => fault,
            other => panic!("{other:?}"),
        };
        let default = Options::default;

        assert_eq!(World::new(1, &default()).unwrap_err(), Illegal::WrongSeats { seats: 1 });
        assert_eq!(World::new(6, &default()).unwrap_err(), Illegal::WrongSeats { seats: 6 });
        let companies = vec![red()];
        assert_eq!(faulty(Options { companies, ..default() }), OptionsFault::Companies { companies: 1 });
        let companies = vec![red(), red()];
        assert_eq!(faulty(Options { companies, ..default() }), OptionsFault::Twice { company: Company::Red });
        assert_eq!(faulty(Options { chapter: 13, ..default() }), OptionsFault::Chapter { chapter: 13 });
        let route = RouteId(200);
        let changes = vec![Change::Lifted { route }];
        assert_eq!(faulty(Options { changes, ..default() }), OptionsFault::Route { route });
        let mut limits = Options::default().limits;
        limits.start_dollars = u32::MAX;
        assert_eq!(faulty(Options { limits, ..default() }), OptionsFault::Limits);
        let changes = vec![Change::Doubled { route: RouteId(4), colour: None }];
        assert_eq!(faulty(Options { changes, ..default() }), OptionsFault::Route { route: RouteId(4) });
    }

    /// LG-1.8: a slot holds one rule at a time.
    #[test]
    fn two_rules_in_one_slot_are_refused() {
        let rules = ["mail", "standard-time"].map(|id| RuleCard::parse(id).unwrap());
        let refused = World::new(2, &Options { rules: rules.to_vec(), ..Options::default() }).unwrap_err();

        assert_eq!(refused, Illegal::Options { fault: OptionsFault::Slot { rule: rules[1] } });
    }

    /// LG-1.16: a rule rests while another has its slot.
    #[test]
    fn the_season_rests_while_relief_is_needed() {
        let with = |ids: &[&str]| {
            let found = ids.iter().map(|id| RuleCard::parse(id).unwrap());
            let rules = RuleCard::at_the_start().into_iter().chain(found).collect();
            World::new(2, &Options { rules, ..Options::default() }).unwrap()
        };
        let (both, season) = (with(&["season", "relief"]), RuleCard::parse("season"));

        assert_eq!((both.claim_step(8), both.setup_step(11)), (RuleCard::parse("relief"), None));
        assert_eq!((with(&["season"]).claim_step(8), with(&["season"]).setup_step(11)), (season, season));
        assert!(!both.rules().contains(&season.unwrap()));
    }

    /// LG-3.13: the deck always has ten tickets or more.
    #[test]
    fn fewer_than_ten_tickets_are_refused() {
        let tickets = Options::default().tickets.iter().take(9).collect();
        let refused = World::new(2, &Options { tickets, ..Options::default() }).unwrap_err();

        assert_eq!(refused, Illegal::Options { fault: OptionsFault::Tickets { tickets: 9 } });
    }
}
