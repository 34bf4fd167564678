//! The numbers of the taste, in dollars unless it says otherwise: the Conductor's, found by hand, and those of the searchers in
//! `weights/ticket-to-ride-legacy-tuned.txt`, found by games in which numbers slightly changed played among Conductors
//! (`goldenspike lab train ticket-to-ride-legacy --taste`).

use crate::evaluate::numbers;
use std::cell::Cell;
use std::sync::OnceLock;

/// Declares the weights with the Conductor's, and lists them by name.
macro_rules! weights {
    ($($(#[$says:meta])* $name:ident: $usual:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct Weights {
            $($(#[$says])* pub(super) $name: f64,)*
        }

        const NAMES: &[&str] = &[$(stringify!($name)),*];

        impl Weights {
            /// The Conductor's.
            pub(super) const USUAL: Weights = Weights { $($name: $usual,)* };

            pub(super) fn to_list(self) -> Vec<f64> {
                vec![$(self.$name),*]
            }

            /// As many numbers as [`Weights::to_list`] gives.
            pub(super) fn from_list(list: &[f64]) -> Weights {
                let mut numbers = list.iter().copied();
                let mut next = || numbers.next().expect("a number for each weight");
                Weights { $($name: next(),)* }
            }
        }
    };
}

weights! {
    /// A claim takes a turn in which no cards are drawn: in tenths of a card.
    claim: 14.0,
    /// What each dollar that a claim brings is worth, in tenths of a card.
    dollar: 9.0,
    /// A grey route takes any colour, so its cards are sooner there: what one of them counts.
    grey: 0.9,
    /// How likely a contract or postcard is met in time.
    in_time: 0.8,
    /// The part of the hand that will find its use when plans change.
    of_later_use: 0.25,
    /// A route of the plan, against other things to do in a turn.
    on_plan: 4.0,
    /// A long one first: it is hard to go round.
    each_train: 0.3,
    /// How far the cards of the way round a route of the plan make its claim pressing.
    urgent: 1.0,
    /// Where there is no way round a route, it is as pressing as one of so many cards.
    long_way_round: 10.0,
    /// A card that the plan needs elsewhere.
    needed_elsewhere: 0.8,
    /// A card given for nothing that was planned, in usual turns.
    spent: 1.3,
    /// What a locomotive that pays can do more than another card.
    locomotive_paid: 1.0,
    /// A name in the Book, and the loss of the reward for the fewest.
    name_written: 1.2,
    /// A train that is still there: laying it is a step towards the bonus.
    train_left: 0.1,
    /// How much longer a card is drawn for that a route which pays is missing.
    missing_card: 1.5,
    /// A card that nobody waits for …
    any_card: 0.35,
    /// … and more for each one of its colour in the hand.
    of_a_kind: 0.03,
    /// A card of a wanted colour …
    wanted: 0.9,
    /// … and more the fewer are missing …
    nearly_there: 0.5,
    /// … and for a route that is hard to go round.
    pressing: 0.1,
    /// A locomotive in the hand.
    locomotive: 1.3,
    /// What a turn for tickets costs, in usual turns: nothing lies on the table afterwards.
    tickets_turn: 1.2,
    /// The same for a turn of work on them: cards and routes serve other ends too.
    work_turn: 0.5,
    /// The part of what the claims for tickets pay that other claims would not.
    on_the_way: 0.5,
    /// How sure it is that work is done which takes no time …
    sure: 1.3,
    /// … and how much less so if it takes all the time there is.
    hurried: 0.7,
    /// What it costs to draw tickets before the last turn.
    tickets_early: 1.0,
    /// Trains of a route that is claimed.
    usual_length: 2.1,
    /// The part of all claims that are at large cities.
    at_large_cities: 0.5,
    /// The part of a hand that is of a useful colour.
    usable: 0.6,
    /// What a usual turn earns, in claims of routes that pay the company's bonus.
    of_the_bonus: 0.5,
    /// A card that a claim brings.
    card_earned: 0.7,
    /// The part of what an event pays that is hoped for: it may be another one when the claim is made.
    event_now: 0.5,
    /// The same of an event that pays who has most.
    event_of_most: 0.2,
}

/// The searchers'.
static TUNED: OnceLock<Weights> = OnceLock::new();

thread_local! {
    /// The usual ones, but while others are tried.
    static NOW: Cell<Weights> = const { Cell::new(Weights::USUAL) };
}

impl Weights {
    pub(super) fn now() -> Weights {
        NOW.get()
    }

    /// Lets somebody think with these; afterwards those of before count again.
    pub(super) fn think_with(self, think: &mut dyn FnMut()) {
        let before = NOW.replace(self);
        think();
        NOW.set(before);
    }

    pub(super) fn tuned() -> Weights {
        let file = include_str!("../../../weights/ticket-to-ride-legacy-tuned.txt");
        *TUNED.get_or_init(|| Weights::read(file).expect("the file has a number for each weight"))
    }

    /// Others than the tuned ones of the project, for the rest of the program; says whether they could be taken: before anybody has thought.
    pub(super) fn try_out(file: &str) -> bool {
        Weights::read(file).is_some_and(|weights| TUNED.set(weights).is_ok())
    }

    fn read(file: &str) -> Option<Weights> {
        Some(Weights::from_list(&numbers::read(NAMES, file)?))
    }

    pub(super) fn write(self) -> String {
        numbers::write(NAMES, &self.to_list())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_the_same_after_they_were_written_and_read() {
        let weights = Weights::USUAL;

        assert_eq!(Weights::read(&weights.write()), Some(weights));
        assert_eq!(Weights::from_list(&weights.to_list()), weights);
        assert_eq!(Weights::read("claim 14"), None, "the others are missing");
    }

    #[test]
    fn who_thinks_with_other_weights_leaves_the_usual_ones_behind() {
        let (others, mut thought_with) = (Weights { claim: 20.0, ..Weights::USUAL }, Weights::USUAL);

        others.think_with(&mut || thought_with = Weights::now());

        assert_eq!(thought_with, others);
        assert_eq!(Weights::now(), Weights::USUAL);
    }
}
