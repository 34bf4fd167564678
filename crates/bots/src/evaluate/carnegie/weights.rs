//! What the parts of a position weigh, in points unless it says otherwise. The numbers are in `weights/carnegie.txt`: found by games against
//! itself with numbers slightly changed, where what scored more was kept (`goldenspike lab train carnegie`).

use crate::evaluate::numbers;
use carnegie::Department;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{LazyLock, OnceLock};

/// Declares the weights, and lists them by name.
macro_rules! weights {
    ($($(#[$says:meta])* $name:ident,)*) => {
        #[derive(Clone, Debug, PartialEq)]
        pub(super) struct Weights {
            $($(#[$says])* pub(super) $name: f64,)*
            /// By department: what one use by one worker brings; of an ongoing department, one round in which its type is played.
            pub(super) uses: [f64; Department::COUNT],
        }

        const NAMES: &[&str] = &[$(stringify!($name)),*];

        impl Weights {
            pub(super) fn to_list(&self) -> Vec<f64> {
                [$(self.$name),*].into_iter().chain(self.uses).collect()
            }

            /// As many numbers as [`Weights::to_list`] gives.
            pub(super) fn from_list(list: &[f64]) -> Weights {
                let mut numbers = list.iter().copied();
                let mut next = || numbers.next().expect("a number for each weight");
                $(let $name = next();)*
                Weights { $($name,)* uses: std::array::from_fn(|_| next()) }
            }
        }
    };
}

weights! {
    /// A dollar of income.
    money,
    /// Each of the first dollars at hand, for desks.
    cash,
    /// A dollar that no donation waits for.
    money_spare,
    /// What the next donation brings, in parts as its price is put by.
    gift,
    /// The donation after it, against it.
    gift_decay,
    /// A good.
    goods,
    /// Goods beyond so many are spare.
    goods_many,
    /// A spare good.
    goods_spare,
    /// Rounds before the end from which on things that lie about lose their worth.
    fade,
    /// A worker from the reserve at the start of the game.
    new_worker,
    /// A study point as income.
    study,
    /// A move as income.
    moves,
    /// Region events a round that one takes part in: all projects pay.
    paydays,
    /// Workers a round that come back from a region.
    trans_pay,
    /// A disc that waits on a strip.
    waiting,
    /// How fast further discs count less.
    waiting_many,
    /// A strip on the way, against what its end scores.
    strip,
    /// Rounds before the end from which on that fades.
    strip_fade,
    /// A network that is not joined yet, by how likely it is.
    net,
    /// Rounds for a city that is missing.
    net_rounds,
    /// How much of a better transport level is hoped for.
    net_level,
    /// A department of a company, in uses of one worker over a whole game.
    tile,
    /// What donations will grow by.
    growth,
    /// Projects that an average player builds a round.
    builds,
    /// Departments that such a player places a round.
    tiles,
    /// Donations that such a player makes an event.
    gifts,
    /// How often a type of department is played a round.
    plays,
    /// How likely a type is not played in a round, for uses that send the worker away.
    left_last,
    /// A worker who lies, against one at the desk they can get to.
    lying,
    /// A move on their way there.
    step,
    /// A worker on assignment, against one who lies in the Lobby.
    away,
    /// The transport income that they will bring.
    away_income,
    /// A use that is left in the turn.
    use_left,
    /// A move that is left in the turn.
    moves_left,
    /// A study point that is left in the turn.
    study_left,
}

/// The departments in the order of [`Weights::uses`], which is that of their enum.
pub(super) const DEPARTMENTS: [Department; Department::COUNT] = [
    Department::Training,
    Department::Recruiting,
    Department::SafetyAndQuality,
    Department::NewLobby,
    Department::Purchasing,
    Department::Sales,
    Department::Logistics,
    Department::PropertyManagement,
    Department::Engineering,
    Department::ConstructionOutsourcing,
    Department::SupplyChain,
    Department::Communications,
    Department::AdvancedResearch,
    Department::AdvancedDesign,
    Department::CharitableGiving,
    Department::Telegraph,
    Department::HumanResources,
    Department::TradeAndFinance,
    Department::Planning,
    Department::Construction,
    Department::ResearchAndDevelopment,
];

/// The Conductor's.
static FROM_FILE: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_str!("../../../weights/carnegie.txt")).expect("the file has a number for each weight")
});

/// The searchers', which were tuned.
static TUNED: OnceLock<Weights> = OnceLock::new();

thread_local! {
    /// Those of the file, but while others are tried.
    static CURRENT: RefCell<Rc<Weights>> = RefCell::new(Rc::new(FROM_FILE.clone()));
    static TUNED_HERE: Rc<Weights> = Rc::new(Weights::all_tuned().clone());
}

impl Weights {
    pub(super) fn current() -> Rc<Weights> {
        CURRENT.with_borrow(Rc::clone)
    }

    /// For this thread, until others are tried.
    fn try_out(weights: &Rc<Weights>) {
        CURRENT.with_borrow_mut(|current| *current = Rc::clone(weights));
    }

    /// Lets somebody think with the tuned ones; afterwards those of before count again.
    pub(super) fn think_tuned(think: &mut dyn FnMut()) {
        think_with(&Weights::tuned(), think);
    }

    /// The same with these.
    pub(super) fn think_with(self, think: &mut dyn FnMut()) {
        think_with(&Rc::new(self), think);
    }

    fn all_tuned() -> &'static Weights {
        let file = include_str!("../../../weights/carnegie-tuned.txt");
        TUNED.get_or_init(|| Weights::read(file).expect("the file has a number for each weight"))
    }

    /// Others than the tuned ones of the project, for the rest of the program; says whether they could be taken: before anybody has thought.
    pub(super) fn try_out_tuned(file: &str) -> bool {
        Weights::read(file).is_some_and(|weights| TUNED.set(weights).is_ok())
    }

    pub(super) fn tuned() -> Rc<Weights> {
        TUNED_HERE.with(Rc::clone)
    }

    pub(super) fn of_file() -> Weights {
        FROM_FILE.clone()
    }

    pub(super) fn use_of(&self, department: Department) -> f64 {
        self.uses[department as usize]
    }

    /// Nothing if a weight has no number.
    fn read(text: &str) -> Option<Weights> {
        Some(Weights::from_list(&numbers::read(&names(), text)?))
    }

    pub(super) fn write(&self) -> String {
        numbers::write(&names(), &self.to_list())
    }
}

fn think_with(weights: &Rc<Weights>, think: &mut dyn FnMut()) {
    let before = Weights::current();
    Weights::try_out(weights);
    think();
    Weights::try_out(&before);
}

fn names() -> Vec<String> {
    let uses = DEPARTMENTS.iter().map(|department| format!("use-{department:?}"));
    NAMES.iter().map(|name| (*name).to_owned()).chain(uses).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_the_same_after_they_were_written_and_read() {
        let weights = Weights::of_file();

        assert_eq!(Weights::read(&weights.write()).map(|read| read.write()), Some(weights.write()));
        assert_eq!(Weights::from_list(&weights.to_list()), weights);
        assert_ne!(*Weights::tuned(), weights);
        assert_eq!(Weights::read("money 0.3"), None, "the others are missing");
        assert!(DEPARTMENTS.iter().enumerate().all(|(place, department)| *department as usize == place));
    }
}
