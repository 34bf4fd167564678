//! SD-5: San Francisco and New York are joined.

use crate::state::SteelDriver;
use crate::tables::links::MAP;
use crate::{City, Company, CompanySet, Event, LinkSet, Numbered, Transcontinental};

/// SD-5.1, SD-5.4: after a link of this company, once a game.
pub(crate) fn score(game: &mut SteelDriver, builder: Company, events: &mut Vec<Event>) {
    if game.transcontinental.is_some() {
        return;
    }
    let Some(joined) = joined(&game.companies.map(|company| company.links), builder, game.round) else { return };

    events.push(Event::ContinentJoined { company: builder, links: joined.length });
    for company in [builder].into_iter().chain(joined.others.iter()) {
        let dollars = joined.bonus(company);
        game.company_mut(company).profit += dollars;
        events.push(Event::BonusEarned { company, dollars });
    }
    game.transcontinental = Some(joined);
}

/// SD-5.2, SD-5.3, SD-5.8: if these links, by company, join the coasts: the routes of fewest companies, then fewest links.
pub(crate) fn joined(links: &[LinkSet; 6], builder: Company, round: u8) -> Option<Transcontinental> {
    let all = links.iter().fold(LinkSet::EMPTY, |all, links| all.union(*links));
    let (from, to) = (City::SAN_FRANCISCO, City::NEW_YORK);
    let leaves = |city: City| !all.both(city.links()).is_empty();
    if !leaves(to) || !leaves(from) || !MAP.is_joined(all.numbers(), from.number(), to.number()) {
        return None;
    }
    let best = MAP.best_routes(&links.map(LinkSet::numbers), from.number(), to.number())?;
    let participants: CompanySet = best.owners.iter().map(|owner| Company::ALL[usize::from(owner)]).collect();
    Some(Transcontinental {
        round,
        builder,
        others: participants.without(builder),
        length: best.length,
        routes: LinkSet::of(best.links),
    })
}
