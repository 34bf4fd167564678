//! What a choice costs and changes, in one soft line under its name.

use super::panels::{FORECAST_FROM, bidding};
use super::reach::could_earn;
use super::ribbon::bonuses;
use crate::{People, Words};
use engine::Seat;
use steel_driver::{Action, Auction, City, Company, Link, Phase, View, goods_value};

pub(crate) struct Details<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
}

impl Details<'_> {
    pub(crate) fn of(&self, action: &Action) -> String {
        let parts = match *action {
            Action::Open { company, stones } => self.bid(company, stones),
            Action::PassMarker => vec![self.pass_marker()],
            Action::Raise { stones } => match self.view.phase.company() {
                Some(company) => self.bid(company, stones),
                None => Vec::new(),
            },
            Action::Pass => vec![self.pass()],
            Action::Build { link, start } => self.link(link, start),
            Action::TakeGood { city } => self.good(city),
        };
        parts.join(" · ")
    }

    /// A bid that builds nothing this round, before the table says what its share is worth: its stones would lie idle on the field.
    pub(crate) fn is_in_vain(&self, action: &Action) -> bool {
        let (company, stones) = match (*action, self.view.phase.company()) {
            (Action::Open { company, stones }, _) | (Action::Raise { stones }, Some(company)) => (company, stones),
            _ => return false,
        };
        self.view.round < FORECAST_FROM && could_earn(self.view, company, stones) == 0
    }

    /// What a good adds to the worth of the company that would take it now.
    pub(crate) fn gain_of(&self, city: City) -> u32 {
        let Phase::TakeGood { company, .. } = self.view.phase else { return 0 };
        let its = self.view.company(company);
        self.with_good(company, city) - its.goods_value
    }

    /// "5 + 2 to build with: about $90 this round · 5 stones left": the winner's stones come on top of those on the field.
    fn bid(&self, company: Company, stones: u8) -> Vec<String> {
        let left = self.view.player(self.seat).stones.saturating_sub(stones);
        let on_field = self.view.company(company).stones;
        let dollars = could_earn(self.view, company, stones);
        let builds = [("bid", stones.into()), ("field", on_field.into()), ("dollars", dollars.into())];
        vec![
            self.words.say_with("sd-detail-builds-with", &builds),
            self.words.say_with("sd-detail-bid", &[("left", left.into())]),
        ]
    }

    /// SD-3.6: the last of a row of passes ends the auctions.
    fn pass_marker(&self) -> String {
        match self.view.phase {
            Phase::Open { passes, .. } if passes + 1 == self.view.seats => self.words.say("sd-detail-pass-marker-last"),
            _ => {
                let next = self.seat.left(self.view.players.len());
                self.words.say_with("sd-detail-pass-marker", &[("name", self.people.name(next).into())])
            }
        }
    }

    fn pass(&self) -> String {
        match self.view.phase {
            Phase::Auction(auction @ Auction { high, .. }) if bidding(auction, self.view).len() == 2 => {
                let name = self.people.name(high.seat);
                self.words.say_with("sd-detail-pass-sold", &[("name", name.into()), ("stones", high.stones.into())])
            }
            _ => self.words.say("sd-detail-pass"),
        }
    }

    /// "4 of 5 stones · Omaha +$40", and where it joins the coasts "the coasts meet: Green +$50, Red +$30 · profit $110 → $200".
    fn link(&self, link: Link, start: Option<City>) -> Vec<String> {
        let Phase::Build { company, .. } = self.view.phase else { return Vec::new() };
        let its = self.view.company(company);
        let preview = self.view.preview(company, link, start);
        let price = [("price", preview.price.into()), ("stones", its.stones.into())];
        let mut parts = vec![self.words.say_with("sd-detail-price", &price)];
        match preview.city {
            Some(city) => {
                let args = [("city", city.name().into()), ("dollars", city.value().into())];
                parts.push(self.words.say_with("sd-detail-reaches", &args));
            }
            None => parts.push(self.words.say("sd-detail-reaches-nothing")),
        }
        if let Some(joined) = preview.transcontinental {
            let bonuses = bonuses(&joined, self.words);
            parts.push(self.words.say_with("sd-detail-joins", &[("bonuses", bonuses.into())]));
            let args = [("from", its.profit.into()), ("to", (its.profit + preview.profit).into())];
            parts.push(self.words.say_with("sd-detail-profit", &args));
        }
        parts
    }

    fn good(&self, city: City) -> Vec<String> {
        let Phase::TakeGood { company, .. } = self.view.phase else { return Vec::new() };
        let args = [
            ("gain", self.gain_of(city).into()),
            ("from", self.view.company(company).goods_value.into()),
            ("to", self.with_good(company, city).into()),
        ];
        let mut parts = vec![self.words.say_with("sd-detail-good", &args)];
        let rivals: Vec<String> = self.rivals(company, city).map(|rival| self.words.say(rival.word())).collect();
        if !rivals.is_empty() {
            parts.push(self.words.say_with("sd-detail-good-rivals", &[("companies", rivals.join(", ").into())]));
        }
        parts
    }

    /// Who else could take it.
    fn rivals(&self, company: Company, city: City) -> impl Iterator<Item = Company> {
        self.view.companies_at(city).filter(move |rival| *rival != company)
    }

    fn with_good(&self, company: Company, city: City) -> u32 {
        let mut goods = self.view.company(company).goods;
        goods[city.good().index()] += 1;
        goods_value(goods)
    }
}
