//! Why a bot would do it: what the company's stones would reach then, what it earns, who could come first; what stones that are kept could do.

use super::reach::{could_earn, reached, worth};
use crate::{Rank, Words};
use engine::Seat;
use steel_driver::{Action, Auction, City, Company, Good, Link, Phase, View};

/// More cities than so many are a journey, not a reason.
const MOST: usize = 3;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
    let reasons = Reasons { view, seat, words };
    match *action {
        // Sums that would argue against what is the first are left out.
        Action::Build { .. } if rank == Rank::Despite => Vec::new(),
        Action::Raise { stones } if rank == Rank::Despite => vec![words.say(raises_by(view, stones))],
        Action::Open { company, stones } if rank == Rank::Despite => {
            let is_low = is_low_start(view, seat, company, stones);
            vec![words.say(if is_low { "sd-why-low-start" } else { "sd-why-firm-start" })]
        }
        Action::Build { link, start } => reasons.link(link, start, rank),
        Action::Open { company, stones } => reasons.opening(company, stones),
        Action::Raise { stones } => view.phase.company().map_or_else(Vec::new, |company| reasons.bid(company, stones)),
        Action::Pass => reasons.pass(rank).into_iter().collect(),
        Action::PassMarker => vec![words.say_with("sd-why-pass-marker", &[("left", reasons.own_stones().into())])],
        Action::TakeGood { .. } => Vec::new(),
    }
}

/// What the sums come to that [`why`] says: this round's profit and a share, with what the stones that are left could earn.
pub(crate) fn comes_to(view: &View, seat: Seat, action: &Action) -> Option<u32> {
    let own = view.player(seat).stones;
    let share = |company: Company| view.forecast()[company.index()].dollars;
    let elsewhere = |but: Company, stones: u8| best_elsewhere(view, but, stones).map_or(0, |(_, dollars)| dollars);
    let bid = |company: Company, stones: u8| {
        could_earn(view, company, stones) + share(company) + elsewhere(company, own.saturating_sub(stones))
    };
    match *action {
        Action::Build { link, start } => view.phase.company().map(|company| {
            let left = view.company(company).stones.saturating_sub(link.price());
            view.preview(company, link, start).profit + worth(&next(view, company, link, left))
        }),
        Action::Open { company, stones } if is_low_start(view, seat, company, stones) => {
            Some(could_earn(view, company, own) + share(company))
        }
        Action::Open { company, stones } => Some(bid(company, stones)),
        Action::Raise { stones } => view.phase.company().map(|company| bid(company, stones)),
        Action::Pass => view.phase.company().map(|company| elsewhere(company, own)),
        Action::PassMarker | Action::TakeGood { .. } => None,
    }
}

/// Where the stones that are left would take the company, each time to the city that brings most for its price.
fn next(view: &View, company: Company, link: Link, left: u8) -> Vec<City> {
    reached(view, company, Some(link), left).into_iter().take(MOST).collect()
}

/// A bid that is too low to build with is only a beginning: whoever opens can still raise.
fn is_low_start(view: &View, seat: Seat, company: Company, stones: u8) -> bool {
    could_earn(view, company, stones) == 0 && could_earn(view, company, view.player(seat).stones) > 0
}

/// SD-3.5: companies that may still be auctioned this round, but for this one.
fn to_come(view: &View, but: Company) -> impl Iterator<Item = Company> {
    let companies = view.companies.iter().filter(|its| its.controller.is_none()).map(|its| its.company);
    companies.filter(move |company| *company != but)
}

/// What a raise is, without sums: the least one, or more than that.
fn raises_by(view: &View, stones: u8) -> &'static str {
    match view.phase {
        Phase::Auction(Auction { high, .. }) if stones > high.stones + 1 => "sd-why-jump",
        _ => "sd-why-least-raise",
    }
}

/// Of the companies that are still to come the one that so many stones could earn most with.
fn best_elsewhere(view: &View, but: Company, stones: u8) -> Option<(Company, u32)> {
    let earned = to_come(view, but).map(|company| (company, could_earn(view, company, stones)));
    earned.filter(|(_, dollars)| *dollars > 0).max_by_key(|(_, dollars)| *dollars)
}

struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
}

impl Reasons<'_> {
    /// A new kind of good speaks for the first; of the others their sums say enough.
    fn link(&self, link: Link, start: Option<City>, rank: Rank) -> Vec<String> {
        let Phase::Build { company, .. } = self.view.phase else { return Vec::new() };
        let city = self.view.preview(company, link, start).city.filter(|_| rank == Rank::First);
        let good = city.map(City::good).filter(|good| self.is_new(company, *good));
        let good =
            good.map(|good| self.words.say_with("sd-why-new-good", &[("good", self.words.say(good.word()).into())]));
        [Some(self.leads_on(company, link)), good, self.rivals(company, link)].into_iter().flatten().collect()
    }

    fn leads_on(&self, company: Company, link: Link) -> String {
        let left = self.view.company(company).stones.saturating_sub(link.price());
        let next = next(self.view, company, link, left);
        let names: Vec<&str> = next.iter().map(|city| city.name()).collect();
        if names.is_empty() {
            return self.words.say_with("sd-why-nothing-next", &[("stones", left.into())]);
        }
        let args =
            [("cities", self.words.listed(&names).into()), ("dollars", worth(&next).into()), ("stones", left.into())];
        self.words.say_with("sd-why-leads-on", &args)
    }

    fn is_new(&self, company: Company, good: Good) -> bool {
        let cities = self.view.company(company).cities;
        !cities.is_empty() && cities.both(good.cities()).is_empty()
    }

    /// Others' companies that have an end of it, and the stones.
    fn rivals(&self, company: Company, link: Link) -> Option<String> {
        let (a, b) = link.ends();
        let could = self.view.companies.iter().filter(|its| {
            let is_others = its.company != company && its.controller.is_some_and(|other| other != self.seat);
            is_others && its.stones >= link.price() && (its.cities.contains(a) || its.cities.contains(b))
        });
        let names: Vec<String> = could.map(|its| self.words.say(its.company.word())).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let said = || self.words.say_with("sd-why-rivals", &[("companies", self.words.listed(&names).into())]);
        (!names.is_empty()).then(said)
    }

    fn opening(&self, company: Company, stones: u8) -> Vec<String> {
        if !is_low_start(self.view, self.seat, company, stones) {
            return self.bid(company, stones);
        }
        let own = self.view.player(self.seat).stones;
        let args = [("own", own.into()), ("dollars", could_earn(self.view, company, own).into())];
        let start = self.words.say("sd-why-low-start");
        let earns = self.words.say_with("sd-why-low-start.earns", &args);
        [Some(start), Some(earns), self.share(company)].into_iter().flatten().collect()
    }

    fn bid(&self, company: Company, stones: u8) -> Vec<String> {
        let earns = match could_earn(self.view, company, stones) {
            0 => self.words.say("sd-why-builds-nothing"),
            dollars => self.words.say_with("sd-why-earns", &[("dollars", dollars.into())]),
        };
        [Some(earns), self.share(company), self.left_over(company, stones)].into_iter().flatten().collect()
    }

    fn share(&self, company: Company) -> Option<String> {
        let share = self.view.forecast()[company.index()].dollars;
        (share > 0).then(|| self.words.say_with("sd-why-share", &[("dollars", share.into())]))
    }

    /// What a bid leaves for the companies that are still to come, and the most that it could earn there.
    fn left_over(&self, company: Company, stones: u8) -> Option<String> {
        let left = self.view.player(self.seat).stones.saturating_sub(stones);
        let companies = to_come(self.view, company).count();
        if companies == 0 {
            return None;
        }
        let mut args = vec![("stones", left.into()), ("companies", companies.into())];
        Some(match best_elsewhere(self.view, company, left) {
            _ if left == 0 => self.words.say_with("sd-why-none-left", &args),
            None => self.words.say_with("sd-why-left-builds-nothing", &args),
            Some((other, dollars)) => {
                args.extend([("company", self.words.say(other.word()).into()), ("dollars", dollars.into())]);
                self.words.say_with("sd-why-left-earns", &args)
            }
        })
    }

    /// The fewest stones with which another company could earn as much, if they are fewer than the next bid.
    fn cheaper_elsewhere(&self, but: Company, next: u8, dollars: u32) -> Option<(Company, u8)> {
        let earns_it = |stones: u8| {
            to_come(self.view, but)
                .find(|company| could_earn(self.view, *company, stones) >= dollars)
                .map(|company| (company, stones))
        };
        (1..next).find_map(earns_it).filter(|_| dollars > 0)
    }

    /// What the next bid would buy, and what the stones can do instead; who should not pass leaves it to others.
    fn pass(&self, rank: Rank) -> Option<String> {
        let Phase::Auction(Auction { company, high, .. }) = self.view.phase else { return None };
        let (next, own) = (high.stones + 1, self.view.player(self.seat).stones);
        let dollars = could_earn(self.view, company, next);
        let mut args = vec![
            ("stones", next.into()),
            ("company", self.words.say(company.word()).into()),
            ("dollars", dollars.into()),
            ("left", self.own_stones().into()),
        ];
        let mut named = |other: Company, name: &'static str, number: u32| {
            args.extend([("other", self.words.say(other.word()).into()), (name, number.into())]);
        };
        let elsewhere = best_elsewhere(self.view, company, own).filter(|(_, there)| *there >= dollars);
        let id = match (rank, self.cheaper_elsewhere(company, next, dollars), elsewhere) {
            (Rank::Behind | Rank::Despite, ..) => "sd-why-pass-behind",
            (Rank::First, Some((other, stones)), _) => {
                named(other, "fewer", stones.into());
                "sd-why-pass-cheaper"
            }
            (Rank::First, None, Some((other, there))) => {
                named(other, "there", there);
                "sd-why-pass-elsewhere"
            }
            (Rank::First, None, None) => "sd-why-pass",
        };
        Some(self.words.say_with(id, &args))
    }

    fn own_stones(&self) -> String {
        self.words.say_with("sd-stones", &[("stones", self.view.player(self.seat).stones.into())])
    }
}
