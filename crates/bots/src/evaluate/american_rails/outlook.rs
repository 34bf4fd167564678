//! What shares will pay until the end of the game, as far as one can tell.

use super::plan::{Ahead, Ground, Plan};
use super::plans;
use american_rails::{CITIES, City, Hex, HexSet, Open, Railway, RailwayView};
use engine::Seat;
use std::cell::{OnceCell, RefCell};
use std::cmp::Reverse;
use std::ops::Deref;
use std::rc::Rc;

/// How much a dollar of the others, on average, counts against a dollar of one's own.
const RIVALRY: f64 = 0.8;
/// Cubes a railway places in a year, at most.
const PACE: f64 = 3.5;
/// How much of a plan's income comes true: others come to the same cities and block the way.
const COMES_TRUE: f64 = 0.7;
/// Shares of a railway that are sold in a year, while there are any.
const SALES: f64 = 1.0;
/// Dollars that come into a treasury in a year, by sales and finance.
const INFLOW: f64 = 6.0;
/// Shares of all railways that go in a year.
const ALL_SALES: f64 = 2.5;
/// What a share is usually sold for.
pub(super) const USUAL_PRICE: u32 = 15;
/// AR-7.1
const LAST_YEAR: u16 = 1857;
/// How many cities are thought through for a railway that is not on the board.
const FIRST_CITIES: usize = 6;

/// A table, thought through.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a Open,
    thoughts: Rc<Thoughts>,
}

/// What follows from all that lies on the table, whoever is to act: bid after bid of an auction it is the same.
pub(super) struct Thoughts {
    /// What it follows from.
    table: Open,
    pub(super) ground: Ground,
    /// Of each railway, when it is asked for.
    prospects: [OnceCell<Prospect>; 6],
    /// Of each railway: what one share will pay in all as things stand.
    pays: [OnceCell<f64>; 6],
    /// Of each railway: the most that anybody should bid for a share, at the return wanted for it.
    pub(super) limits: [OnceCell<Option<u32>>; 6],
    /// What a share should pay for each dollar bid.
    pub(super) wanted_return: OnceCell<f64>,
    /// Of each railway: what a share will pay in all because of $1 more income from now on.
    per_income: [OnceCell<f64>; 6],
    /// Where any railway that is not on the board would begin.
    first_city: OnceCell<Option<Hex>>,
    /// Dividends still to come, as a number of years.
    years: f64,
    /// How much of this year's actions is still to come.
    this_year: f64,
}

/// Where a railway stands and where it can go.
#[derive(Default)]
struct Prospect {
    income: f64,
    plan: Rc<Plan>,
}

/// What a share's pay depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) held: u8,
    pub(super) shares_left: u8,
    pub(super) treasury: u32,
}

impl Terms {
    pub(super) fn now(railway: &RailwayView) -> Terms {
        Terms { held: railway.shares_held, shares_left: railway.shares_left, treasury: railway.treasury }
    }

    /// One more share is sold.
    pub(super) fn sold_for(self, dollars: u32) -> Terms {
        Terms { held: self.held + 1, shares_left: self.shares_left - 1, treasury: self.treasury + dollars }
    }

    /// One more share is out of the game.
    pub(super) fn removed(self) -> Terms {
        Terms { shares_left: self.shares_left - 1, ..self }
    }

    pub(super) fn financed(self, dollars: u32) -> Terms {
        Terms { treasury: self.treasury + dollars, ..self }
    }
}

thread_local! {
    /// The last table: whoever looks next mostly looks at the same one.
    static LAST: RefCell<Option<Rc<Thoughts>>> = const { RefCell::new(None) };
}

impl Thoughts {
    fn of(view: &Open) -> Rc<Thoughts> {
        LAST.with_borrow_mut(|last| match last {
            Some(known) if known.are_of(view) => Rc::clone(known),
            _ => Rc::clone(last.insert(Rc::new(Thoughts::begin(view)))),
        })
    }

    fn begin(view: &Open) -> Thoughts {
        Thoughts {
            table: *view,
            ground: Ground::of(view),
            prospects: Default::default(),
            pays: Default::default(),
            limits: Default::default(),
            wanted_return: OnceCell::new(),
            per_income: Default::default(),
            first_city: OnceCell::new(),
            years: years_left(view),
            this_year: this_year(view),
        }
    }

    /// Nothing else of a table counts: not whose turn it is, nor where the trains stand.
    fn are_of(&self, view: &Open) -> bool {
        let table = &self.table;
        (table.seats, table.year, table.column, table.houses_left)
            == (view.seats, view.year, view.column, view.houses_left)
            && table.houses == view.houses
            && table.railways == view.railways
            && table.players == view.players
    }
}

impl Deref for Outlook<'_> {
    type Target = Thoughts;

    fn deref(&self) -> &Thoughts {
        &self.thoughts
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn of(view: &'a Open) -> Outlook<'a> {
        Outlook { view, thoughts: Thoughts::of(view) }
    }

    pub(super) fn plan(&self, railway: Railway) -> &Plan {
        &self.prospect(railway).plan
    }

    pub(super) fn years(&self) -> f64 {
        self.years
    }

    /// All that a player has and will get, against what the others have and will get.
    pub(super) fn worth(&self, seat: Seat) -> f64 {
        let money = self.against_others(seat, |seat| f64::from(self.view.player(seat).money));
        let shares = self.view.railways.iter().map(|railway| {
            let stake = self.stake(seat, railway.railway);
            if stake == 0.0 { 0.0 } else { stake * self.share_pays(railway.railway) }
        });
        money + shares.sum::<f64>()
    }

    /// The player's shares of a railway, less a part of what the others have of it.
    pub(super) fn stake(&self, seat: Seat, railway: Railway) -> f64 {
        self.against_others(seat, |seat| f64::from(self.view.shares_of(seat, railway)))
    }

    /// What is good for a player, given what each has of it.
    pub(super) fn against_others(&self, seat: Seat, has: impl Fn(Seat) -> f64) -> f64 {
        let seats = usize::from(self.view.seats);
        let others: f64 = Seat::all(seats).filter(|other| *other != seat).map(&has).sum();
        has(seat) - RIVALRY * others / (seats - 1) as f64
    }

    /// What one share of a railway will pay in all as things stand.
    pub(super) fn share_pays(&self, railway: Railway) -> f64 {
        let now = || self.per_share(railway, Terms::now(self.view.railway(railway)));
        *self.pays[railway.index()].get_or_init(now)
    }

    /// What one share of a railway will pay in all, on these terms.
    pub(super) fn per_share(&self, railway: Railway, terms: Terms) -> f64 {
        self.paid_by(self.prospect(railway), terms)
    }

    /// What one share will pay in all if the railway begins in this city.
    pub(super) fn per_share_from(&self, railway: Railway, city: Hex) -> f64 {
        let its = self.view.railway(railway);
        self.paid_by(&self.prospect_from(city, its), Terms::now(its))
    }

    /// What one share will pay in all because of $1 more income from now on.
    pub(super) fn per_income(&self, railway: Railway) -> f64 {
        *self.per_income[railway.index()].get_or_init(|| {
            let terms = Terms::now(self.view.railway(railway));
            if terms.held == 0 {
                return 0.0;
            }
            self.coming_years().map(|(weight, elapsed)| weight / self.holders(terms, elapsed)).sum()
        })
    }

    fn paid_by(&self, prospect: &Prospect, terms: Terms) -> f64 {
        if terms.held == 0 {
            return 0.0;
        }
        let mut paid = 0.0;
        let mut growing = prospect.plan.growing();
        for (weight, elapsed) in self.coming_years() {
            let dollars = f64::from(terms.treasury) + INFLOW * (elapsed - self.this_year);
            let growth = COMES_TRUE * growing.income_after(dollars, PACE * elapsed);
            paid += weight * (prospect.income + growth) / self.holders(terms, elapsed);
        }
        paid
    }

    /// Each payment to come: how surely, and after how many years.
    fn coming_years(&self) -> impl Iterator<Item = (f64, f64)> {
        let (years, this_year) = (self.years, self.this_year);
        (0..years.ceil() as u32).map(f64::from).map(move |year| ((years - year).min(1.0), this_year + year))
    }

    /// How many shares will be held.
    fn holders(&self, terms: Terms, elapsed: f64) -> f64 {
        f64::from(terms.held) + (SALES * elapsed).min(f64::from(terms.shares_left))
    }

    fn prospect(&self, railway: Railway) -> &Prospect {
        self.prospects[railway.index()].get_or_init(|| {
            let its = self.view.railway(railway);
            if !its.in_game {
                Prospect::default()
            } else if its.track.is_empty() {
                let city = *self.first_city.get_or_init(|| self.best_first_city(its));
                city.map(|city| self.prospect_from(city, its)).unwrap_or_default()
            } else {
                let plan = self.plan_from(its.track, its.treasury, its.cubes_left);
                Prospect { income: f64::from(its.income), plan }
            }
        })
    }

    /// As far as its money may go.
    fn plan_from(&self, track: HexSet, treasury: u32, cubes_left: u8) -> Rc<Plan> {
        let ahead = Ahead {
            dollars: treasury + USUAL_PRICE + (INFLOW * self.years) as u32,
            cubes: (PACE * (self.years - 1.0 + self.this_year)).ceil() as usize,
        };
        plans::plan(&self.ground, track, cubes_left, ahead)
    }

    fn prospect_from(&self, city: Hex, railway: &RailwayView) -> Prospect {
        Prospect {
            income: f64::from(self.ground.income_at(city)),
            plan: self.plan_from(HexSet::EMPTY.with(city), railway.treasury, railway.cubes_left.saturating_sub(1)),
        }
    }

    /// Where a new railway would begin.
    fn best_first_city(&self, railway: &RailwayView) -> Option<Hex> {
        let mut free: Vec<&City> = CITIES.iter().filter(|city| self.ground.is_free(city.hex)).collect();
        free.sort_by_key(|city| Reverse(self.ground.income_at(city.hex)));
        free.truncate(FIRST_CITIES);
        let terms = Terms { held: 1, shares_left: 2, treasury: USUAL_PRICE };
        let pays = free.into_iter().map(|city| (self.paid_by(&self.prospect_from(city.hex, railway), terms), city.hex));
        pays.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, city)| city)
    }
}

/// AR-7.1: up to 1857, or until the shares are gone.
fn years_left(view: &Open) -> f64 {
    let by_calendar = f64::from(LAST_YEAR.saturating_sub(view.year) + 1);
    let shares: u32 =
        view.railways.iter().filter(|railway| railway.in_game).map(|railway| u32::from(railway.shares_left)).sum();
    let low = view.railways.iter().filter(|railway| railway.in_game && railway.cubes_left <= 2).count();
    if low + usize::from(view.houses_left <= 2) >= usize::from(view.seats) {
        return 1.0;
    }
    by_calendar.min(1.0 + f64::from(shares) / ALL_SALES)
}

fn this_year(view: &Open) -> f64 {
    view.column.map_or(1.0, |column| f64::from(3 - column) / 3.0)
}
