//! What the board offers each company. It is the same for every bid of a round's auctions, so it is thought through once.

use super::plan::Plan;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use steel_driver::{CitySet, Company, Forecast, LinkSet, Open, Phase};

/// A board, thought through.
pub(super) struct Offers {
    board: BoardKey,
    plans: [Plan; 6],
    /// By company and stones on its field: what it would earn with them this round, once somebody has asked.
    profits: [[Cell<Option<u16>>; ENOUGH + 1]; 6],
    /// What a share would pay if the game ended now.
    pub(super) forecast: [Forecast; 6],
}

/// All that the offers depend on.
#[derive(Clone, Copy, PartialEq)]
struct BoardKey {
    free: LinkSet,
    networks: [(LinkSet, CitySet, u8, [u8; 5]); 6],
    order: [Option<Company>; 12],
    harvest: Option<Company>,
    on_board: CitySet,
}

impl BoardKey {
    fn of(open: &Open) -> BoardKey {
        let mut order = [None; 12];
        order[..6].copy_from_slice(&open.trains.bottom);
        order[6..].copy_from_slice(&open.trains.top);
        BoardKey {
            free: open.free_links(),
            networks: open.companies.map(|its| (its.links, its.cities, its.track_left, its.goods)),
            order,
            harvest: match open.phase {
                Phase::TakeGood { company, .. } => Some(company),
                _ => None,
            },
            on_board: open.goods_on_board,
        }
    }
}

thread_local! {
    /// The last board: whoever looks next mostly looks at the same one. What is kept is worked out from the board alone.
    static LAST: RefCell<Option<Rc<Offers>>> = const { RefCell::new(None) };
}

impl Offers {
    pub(super) fn of(open: &Open) -> Rc<Offers> {
        let board = BoardKey::of(open);
        LAST.with_borrow_mut(|last| match last {
            Some(known) if known.board == board => Rc::clone(known),
            _ => Rc::clone(last.insert(Rc::new(Offers::think(open, board)))),
        })
    }

    /// What a company would earn this round with so many stones on its field.
    pub(super) fn profit(&self, company: Company, stones: u8) -> u32 {
        let stones = usize::from(stones).min(ENOUGH);
        let known = &self.profits[company.index()][stones];
        let profit =
            known.get().unwrap_or_else(|| self.plans[company.index()].with_stones(stones as u8).profit() as u16);
        known.set(Some(profit));
        u32::from(profit)
    }

    fn think(open: &Open, board: BoardKey) -> Offers {
        let free = Plan::free(board.free);
        let plans = Company::ALL.map(|company| Plan::of(free, open.company(company), 0));
        let profits = std::array::from_fn(|_| std::array::from_fn(|_| Cell::new(None)));
        Offers { board, plans, profits, forecast: open.forecast() }
    }
}

/// A bid of more stones is not thought through further.
const ENOUGH: usize = 32;
