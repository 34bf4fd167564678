//! LG-6.6: the balance of many campaigns.

use crate::fates::{FateTally, Fates};
use crate::share_out::{Jobs, share_out};
use crate::simulate::WIN;
use crate::worlds::{WorldTally, Worlds};
use crate::{Campaigns, PlayedCampaign, play_campaign};
use serde::Serialize;
use std::convert::Infallible;
use std::time::{Duration, Instant};
use ticket_to_ride_legacy::{BoxId, Company};

/// LG-6.6: no seat and no company wins more than this, against its fair share.
const MOST_WINS: f64 = 1.25;
/// LG-6.6: the turns of the longest chapter, against the shortest.
const LONGEST: f64 = 2.0;
/// LG-6.6: the part of the campaigns in which each box opens.
const OPENED: f64 = 0.95;
const CHAPTERS: usize = 12;

/// Every number that LG-6.6 names.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    pub companies: usize,
    pub campaigns: u64,
    /// For people: it differs from run to run.
    #[serde(skip)]
    pub seconds: f64,
    /// In the order round the table.
    pub seats: Vec<Share>,
    pub by_company: Vec<(Company, Share)>,
    pub chapters: Vec<Pace>,
    pub boxes: Vec<BoxCount>,
    /// LG-6.2
    pub worlds: Worlds,
    /// LG-6.1
    pub fates: Fates,
    pub verdict: Verdict,
}

/// What a seat or a company won of what it played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub campaigns: u64,
    /// A shared win is shared out.
    pub campaigns_won: f64,
    /// 1 is a fair share.
    pub of_fair_share: f64,
    pub games_won: u64,
    /// 1 is a fair share.
    pub games_of_fair_share: f64,
    pub mean_dollars: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Pace {
    pub year: u16,
    /// Of one company, on average.
    pub turns: f64,
    pub mean_payslip: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BoxCount {
    pub which: BoxId,
    /// The part of the campaigns in which it was opened.
    pub opened: f64,
    /// The part in which play had earned it before.
    pub earned: f64,
    /// The game after which it was opened, on average.
    pub mean_game: f64,
}

/// LG-6.6
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// Of campaigns and of games, against a fair share: the highest.
    pub most_won_by_a_seat: f64,
    pub most_won_by_a_company: f64,
    /// How far a share of so few campaigns can be off by chance alone: twice its standard error, the highest.
    pub chance: f64,
    pub longest_to_shortest_chapter: f64,
    pub least_opened_box: f64,
    pub is_met: bool,
}

/// Plays all the campaigns. `played` is told how many are done, after each of them.
pub fn balance(campaigns: &Campaigns, played: &(dyn Fn(u64) + Sync)) -> Balance {
    let began = Instant::now();
    let play_some = |numbers: Jobs| {
        let mut tally = Tally::default();
        numbers.for_each(|number| tally.count(&play_campaign(campaigns, number)));
        Ok::<Tally, Infallible>(tally)
    };
    let Ok(tallies) = share_out(campaigns.threads, campaigns.campaigns, played, play_some);
    tallies.into_iter().fold(Tally::default(), Tally::plus).report(campaigns.companies, began.elapsed())
}

/// Counts in whole numbers, so that they add up to the same in any order.
#[derive(Default)]
struct Tally {
    campaigns: u64,
    seats: [Won; 5],
    companies: [Won; 5],
    years: [u16; CHAPTERS],
    turns: [u64; CHAPTERS],
    payslips: [u64; CHAPTERS],
    opened: [u64; BoxId::ALL.len()],
    earned: [u64; BoxId::ALL.len()],
    /// The sum of the numbers of the games after which each was opened.
    opened_after: [u64; BoxId::ALL.len()],
    worlds: WorldTally,
    fates: FateTally,
}

#[derive(Clone, Copy, Default)]
struct Won {
    campaigns: u64,
    /// In parts of a [`WIN`].
    wins: u64,
    games: u64,
    dollars: u64,
}

impl Tally {
    fn count(&mut self, played: &PlayedCampaign) {
        self.campaigns += 1;
        self.worlds.count(played);
        self.fates.count(played);
        let winners = played.ceremony.iter().filter(|its| its.place == 1).count() as u64;
        for (seat, (company, _)) in played.companies.iter().enumerate() {
            let Some(its) = played.ceremony.iter().find(|its| its.total.company == *company) else { continue };
            let won = Won {
                campaigns: 1,
                wins: if its.place == 1 { WIN / winners } else { 0 },
                games: u64::from(its.total.games_won),
                dollars: u64::from(its.dollars),
            };
            self.seats[seat] = self.seats[seat].plus(won);
            self.companies[company.index()] = self.companies[company.index()].plus(won);
        }
        for (index, game) in played.games.iter().enumerate() {
            self.years[index] = game.year;
            self.turns[index] += u64::from(game.turns);
            self.payslips[index] +=
                game.outcome.companies.iter().map(|its| u64::from(its.payslip.dollars())).sum::<u64>();
            for which in &game.outcome.boxes_earned {
                self.earned[*which as usize] += 1;
            }
            if let Some(which) = game.outcome.box_opened {
                self.opened[which as usize] += 1;
                self.opened_after[which as usize] += u64::from(game.chapter);
            }
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        fn add<const N: usize>(mine: &mut [u64; N], more: [u64; N]) {
            mine.iter_mut().zip(more).for_each(|(mine, more)| *mine += more);
        }
        self.campaigns += other.campaigns;
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, more)| *mine = mine.plus(more));
        self.companies.iter_mut().zip(other.companies).for_each(|(mine, more)| *mine = mine.plus(more));
        self.years.iter_mut().zip(other.years).for_each(|(mine, other)| *mine = (*mine).max(other));
        add(&mut self.turns, other.turns);
        add(&mut self.payslips, other.payslips);
        add(&mut self.opened, other.opened);
        add(&mut self.earned, other.earned);
        add(&mut self.opened_after, other.opened_after);
        Tally { worlds: self.worlds.plus(other.worlds), fates: self.fates.plus(other.fates), ..self }
    }

    fn report(&self, companies: usize, took: Duration) -> Balance {
        let seats: Vec<Share> = self.seats[..companies].iter().map(|won| won.share(companies)).collect();
        let by_company: Vec<(Company, Share)> = Company::ALL
            .into_iter()
            .map(|company| (company, self.companies[company.index()].share(companies)))
            .filter(|(_, share)| share.campaigns > 0)
            .collect();
        let chapters: Vec<Pace> = (0..CHAPTERS).map(|chapter| self.pace(chapter, companies)).collect();
        let boxes: Vec<BoxCount> = BoxId::ALL.into_iter().map(|which| self.box_count(which)).collect();
        let verdict = Verdict::of(companies, &seats, &by_company, &chapters, &boxes);
        let (campaigns, seconds) = (self.campaigns, took.as_secs_f64());
        let (worlds, fates) = (self.worlds.report(), self.fates.report());
        Balance { companies, campaigns, seconds, seats, by_company, chapters, boxes, worlds, fates, verdict }
    }

    fn pace(&self, chapter: usize, companies: usize) -> Pace {
        let seats = self.campaigns as f64 * companies as f64;
        Pace {
            year: self.years[chapter],
            turns: self.turns[chapter] as f64 / seats,
            mean_payslip: self.payslips[chapter] as f64 / seats,
        }
    }

    fn box_count(&self, which: BoxId) -> BoxCount {
        let [opened, earned, after] =
            [self.opened, self.earned, self.opened_after].map(|counts| counts[which as usize] as f64);
        let campaigns = self.campaigns as f64;
        BoxCount { which, opened: opened / campaigns, earned: earned / campaigns, mean_game: after / opened.max(1.0) }
    }
}

impl Won {
    fn plus(self, more: Won) -> Won {
        Won {
            campaigns: self.campaigns + more.campaigns,
            wins: self.wins + more.wins,
            games: self.games + more.games,
            dollars: self.dollars + more.dollars,
        }
    }

    fn share(self, companies: usize) -> Share {
        let (campaigns, companies) = (self.campaigns.max(1) as f64, companies as f64);
        let campaigns_won = self.wins as f64 / WIN as f64;
        Share {
            campaigns: self.campaigns,
            campaigns_won,
            of_fair_share: campaigns_won * companies / campaigns,
            games_won: self.games,
            games_of_fair_share: self.games as f64 * companies / (campaigns * CHAPTERS as f64),
            mean_dollars: self.dollars as f64 / campaigns,
        }
    }
}

/// LG-6.6: no more than its part, as far as so many campaigns can tell.
fn is_fair(companies: usize, share: &Share) -> bool {
    share.of_fair_share - by_chance(companies, share.campaigns) <= MOST_WINS
        && share.games_of_fair_share - by_chance(companies, share.campaigns * CHAPTERS as u64) <= MOST_WINS
}

/// Two standard errors of a share of a fair share.
fn by_chance(companies: usize, played: u64) -> f64 {
    2.0 * ((companies as f64 - 1.0) / played.max(1) as f64).sqrt()
}

impl Verdict {
    fn of(
        companies: usize,
        seats: &[Share],
        by_company: &[(Company, Share)],
        chapters: &[Pace],
        boxes: &[BoxCount],
    ) -> Verdict {
        let most = |share: &Share| share.of_fair_share.max(share.games_of_fair_share);
        let shares = || seats.iter().chain(by_company.iter().map(|(_, share)| share));
        let highest = |numbers: &mut dyn Iterator<Item = f64>| numbers.fold(0.0, f64::max);
        let turns = || chapters.iter().map(|pace| pace.turns);
        let shortest = turns().fold(f64::INFINITY, f64::min);
        let verdict = Verdict {
            most_won_by_a_seat: highest(&mut seats.iter().map(most)),
            most_won_by_a_company: highest(&mut by_company.iter().map(|(_, share)| most(share))),
            chance: highest(&mut shares().map(|share| by_chance(companies, share.campaigns))),
            longest_to_shortest_chapter: highest(&mut turns()) / shortest,
            least_opened_box: boxes.iter().map(|its| its.opened).fold(1.0, f64::min),
            is_met: false,
        };
        let is_met = shares().all(|share| is_fair(companies, share))
            && verdict.longest_to_shortest_chapter <= LONGEST
            && verdict.least_opened_box >= OPENED;
        Verdict { is_met, ..verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotName;

    fn campaigns(companies: usize, campaigns: u64, threads: usize) -> Campaigns {
        Campaigns { companies, bots: vec![BotName::Conductor], campaigns, seed: "balance".into(), threads }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let tally = |threads| Balance { seconds: 0.0, ..balance(&campaigns(2, 4, threads), &|_| ()) };

        assert_eq!(tally(1), tally(3));
    }

    /// LG-6.6, in coarse bounds that so few campaigns can show.
    #[test]
    fn a_few_campaigns_are_in_balance() {
        let balance = balance(&campaigns(4, 20, 2), &|_| ());

        let games: u64 = balance.seats.iter().map(|seat| seat.games_won).sum();
        assert_eq!(games, 20 * 12, "every game has a winner");
        let won: f64 = balance.by_company.iter().map(|(_, share)| share.campaigns_won).sum();
        assert!((won - 20.0).abs() < 1e-9, "every campaign has one win to share");
        for share in balance.seats.iter().chain(balance.by_company.iter().map(|(_, share)| share)) {
            assert!(share.games_of_fair_share < 1.6, "{share:?}");
        }
        assert!(balance.verdict.longest_to_shortest_chapter < 2.2, "{:?}", balance.chapters);
        assert!(balance.verdict.least_opened_box >= OPENED, "{:?}", balance.boxes);
    }

    fn share(campaigns: u64, of_fair_share: f64) -> Share {
        let (campaigns_won, games_won, games_of_fair_share, mean_dollars) = (0.0, 0, 1.0, 0.0);
        Share { campaigns, campaigns_won, of_fair_share, games_won, games_of_fair_share, mean_dollars }
    }

    /// LG-6.6: forty wins of two hundred campaigns are a fair share of five companies, give or take eleven.
    #[test]
    fn few_campaigns_prove_little() {
        assert!((by_chance(5, 200) - 0.283).abs() < 0.001);
        assert!(is_fair(5, &share(200, 1.31)) && !is_fair(5, &share(200, 1.6)));
        assert!(!is_fair(5, &share(20_000, 1.31)));
        let games = Share { games_of_fair_share: 1.4, ..share(200, 1.0) };
        assert!(!is_fair(5, &games), "games are twelve times as many");
    }

    /// LG-6.6: one number out of its bounds is enough.
    #[test]
    fn the_verdict_looks_at_every_number() {
        let share = |of_fair_share| share(1_000_000, of_fair_share);
        let pace = |turns| Pace { year: 1865, turns, mean_payslip: 0.0 };
        let opened = |opened| BoxCount { which: BoxId::Texas, opened, earned: 0.0, mean_game: 5.0 };
        let is_met = |seat, company, turns, part| {
            let companies = [(Company::Red, share(company))];
            Verdict::of(5, &[share(seat)], &companies, &[pace(10.0), pace(turns)], &[opened(part)]).is_met
        };

        assert!(is_met(1.25, 1.25, 20.0, 0.95));
        assert!(!is_met(1.3, 1.0, 20.0, 1.0));
        assert!(!is_met(1.0, 1.3, 20.0, 1.0));
        assert!(!is_met(1.0, 1.0, 21.0, 1.0) && !is_met(1.0, 1.0, 4.0, 1.0));
        assert!(!is_met(1.0, 1.0, 20.0, 0.9));
    }
}
