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
        Action::Build { link, start } => reasons.link(link, start),
        Action::Open { company, stones } => reasons.opening(company, stones),
        Action::Raise { stones } => view.phase.company().map_or_else(Vec::new, |company| reasons.bid(company, stones)),
        Action::Pass => reasons.pass(rank).into_iter().collect(),
        Action::PassMarker => vec![words.say_with("sd-why-pass-marker", &[("left", reasons.own_stones().into())])],
        Action::TakeGood { .. } => Vec::new(),
    }
}

struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
}

impl Reasons<'_> {
    fn link(&self, link: Link, start: Option<City>) -> Vec<String> {
        let Phase::Build { company, .. } = self.view.phase else { return Vec::new() };
        let city = self.view.preview(company, link, start).city;
        let good = city.map(City::good).filter(|good| self.is_new(company, *good));
        let good =
            good.map(|good| self.words.say_with("sd-why-new-good", &[("good", self.words.say(good.word()).into())]));
        [Some(self.leads_on(company, link)), good, self.rivals(company, link)].into_iter().flatten().collect()
    }

    /// Where the stones that are left would take the company, each time to the city that brings most for its price.
    fn leads_on(&self, company: Company, link: Link) -> String {
        let left = self.view.company(company).stones.saturating_sub(link.price());
        let reached = reached(self.view, company, Some(link), left);
        let names: Vec<&str> = reached.iter().take(MOST).map(|city| city.name()).collect();
        if names.is_empty() {
            return self.words.say_with("sd-why-nothing-next", &[("stones", left.into())]);
        }
        let args = [
            ("cities", self.words.listed(&names).into()),
            ("dollars", worth(&reached[..names.len()]).into()),
            ("stones", left.into()),
        ];
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

    /// A bid that is too low to build with is only a beginning: whoever opens can still raise.
    fn opening(&self, company: Company, stones: u8) -> Vec<String> {
        let own = self.view.player(self.seat).stones;
        let dollars = could_earn(self.view, company, own);
        if could_earn(self.view, company, stones) > 0 || dollars == 0 {
            return self.bid(company, stones);
        }
        let args = [("own", own.into()), ("dollars", dollars.into())];
        [Some(self.words.say_with("sd-why-low-start", &args)), self.share(company)].into_iter().flatten().collect()
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

    /// SD-3.5: companies that may still be auctioned this round, but for this one.
    fn to_come(&self, but: Company) -> impl Iterator<Item = Company> {
        let companies = self.view.companies.iter().filter(|its| its.controller.is_none());
        companies.map(|its| its.company).filter(move |company| *company != but)
    }

    /// What a bid leaves for the companies that are still to come, and the most that it could earn there.
    fn left_over(&self, company: Company, stones: u8) -> Option<String> {
        let left = self.view.player(self.seat).stones.saturating_sub(stones);
        let companies = self.to_come(company).count();
        if companies == 0 {
            return None;
        }
        let mut args = vec![("stones", left.into()), ("companies", companies.into())];
        Some(match self.best_elsewhere(company, left) {
            _ if left == 0 => self.words.say_with("sd-why-none-left", &args),
            None => self.words.say_with("sd-why-left-builds-nothing", &args),
            Some((other, dollars)) => {
                args.extend([("company", self.words.say(other.word()).into()), ("dollars", dollars.into())]);
                self.words.say_with("sd-why-left-earns", &args)
            }
        })
    }

    /// Of the companies that are still to come the one that so many stones could earn most with.
    fn best_elsewhere(&self, but: Company, stones: u8) -> Option<(Company, u32)> {
        let earned = self.to_come(but).map(|company| (company, could_earn(self.view, company, stones)));
        earned.filter(|(_, dollars)| *dollars > 0).max_by_key(|(_, dollars)| *dollars)
    }

    /// The fewest stones with which another company could earn as much, if they are fewer than the next bid.
    fn cheaper_elsewhere(&self, but: Company, next: u8, dollars: u32) -> Option<(Company, u8)> {
        let earns_it = |stones: u8| {
            self.to_come(but)
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
        let elsewhere = self.best_elsewhere(company, own).filter(|(_, there)| *there >= dollars);
        let id = match (rank, self.cheaper_elsewhere(company, next, dollars), elsewhere) {
            (Rank::Behind, ..) => "sd-why-pass-behind",
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
