//! Which link a company should build: for this round's profit, and for the goods its shares will pay by.

use super::against_others;
use super::plan::Plan;
use engine::Seat;
use steel_driver::{Action, Company, Good, Transcontinental, View, goods_value};

/// Part of a good on the network that a company will really get.
const GOOD_GOT: f64 = 0.5;

pub(super) fn appraise(view: &View, seat: Seat, company: Company, legal: &[Action], worths: &mut Vec<f64>) {
    let its = view.company(company);
    let plan = Plan::of(Plan::free(view.free_links()), its, its.stones);
    let stake = against_others(view.seats, seat, |owner| f64::from(view.shares_of(owner, company)));
    let (goods, closing) = (GoodsReached::of(view, company), view.closing_links());
    worths.extend(legal.iter().map(|action| match *action {
        Action::Build { link, start } => {
            let mut then = plan;
            then.lay(link);
            let preview = view.preview_knowing(closing, company, link, start);
            let good = preview.city.map_or(0.0, |city| goods.worth_of_one_more(city.good()));
            let bonuses = preview.transcontinental.map_or(0.0, |joined| others_bonuses(view, seat, &joined));
            f64::from(preview.profit + then.profit()) + bonuses + GOOD_GOT * stake * good
        }
        _ => f64::NEG_INFINITY,
    }));
}

/// SD-5.1, SD-5.6: what the other companies' bonuses bring this player, against what they bring the others.
fn others_bonuses(view: &View, seat: Seat, joined: &Transcontinental) -> f64 {
    against_others(view.seats, seat, |player| {
        let controlled = joined.others.iter().filter(|other| view.company(*other).controller == Some(player));
        controlled.map(|other| f64::from(joined.bonus(other))).sum()
    })
}

/// The goods on a company's network, and what they would be worth to a share.
struct GoodsReached {
    goods: [u8; 5],
    value: u32,
}

impl GoodsReached {
    fn of(view: &View, company: Company) -> GoodsReached {
        let cities = view.company(company).cities;
        let goods = Good::ALL.map(|good| cities.both(good.cities()).len() as u8);
        GoodsReached { goods, value: goods_value(goods) }
    }

    /// What one more good of this colour could add to a share.
    fn worth_of_one_more(&self, good: Good) -> f64 {
        let mut goods = self.goods;
        goods[good.index()] += 1;
        f64::from(goods_value(goods) - self.value)
    }
}
