//! What holds at every moment of every game.

use american_rails::{Action, AmericanRails, Event, Hex, Options, Railway, View};
use engine::{Chance, Game, Seat, Seed, Viewer, settle};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// AR-5.5: income = the present values of the railway's cities + $10 per joined pair.
    #[test]
    fn the_income_is_always_what_the_board_says(game in any_game()) {
        game.play(|_, _, view| {
            for railway in Railway::ALL {
                assert_eq!(view.railway(railway).income, income_on_board(view, railway), "{railway}");
            }
        });
    }

    /// AR-4.8, AR-5.6: a railway's cubes are one connected piece; AR-4.9: forest and mountain hold one cube in all.
    #[test]
    fn track_hangs_together_and_keeps_its_place(game in any_game()) {
        game.play(|_, _, view| {
            assert!(view.railways.iter().all(|railway| Hex::are_connected(railway.track)));
            let mut one_cube_hexes = Hex::all().filter(|hex| hex.terrain().holds_one_cube());
            assert!(one_cube_hexes.all(|hex| view.cubes_at(hex).len() <= 1));
        });
    }

    /// AR-1.3, AR-4.18: a railway's cubes are on the board, where they stay, or in its supply.
    #[test]
    fn no_cube_or_house_leaves_the_board(game in any_game()) {
        game.play(|before, _, view| {
            for (old, new) in before.railways.iter().zip(&view.railways).filter(|(old, _)| old.in_game) {
                assert!(old.track.minus(new.track).is_empty());
                assert_eq!(new.track.len() + usize::from(new.cubes_left), usize::from(new.railway.cubes()) - 1);
            }
            assert!(before.houses.minus(view.houses).is_empty());
        });
    }

    /// AR-2.1, AR-4.10: nothing that is offered costs more than there is.
    #[test]
    fn whatever_is_offered_can_be_paid(game in any_game()) {
        game.play_offered(|legal, seat, view| {
            for action in legal {
                match *action {
                    Action::PlaceCube { railway, hex } => assert!(view.price(hex) <= view.railway(railway).treasury),
                    Action::Bid { dollars } => assert!(dollars <= view.player(seat).money),
                    _ => {}
                }
            }
        });
    }

    /// AR-8.1: no action moves money or shares from player to player: they come from and go to the bank, the treasuries
    /// and the supplies, and the events say so to the last dollar.
    #[test]
    fn nothing_passes_from_player_to_player(game in any_game()) {
        game.play(|before, events, view| {
            for seat in Seat::all(view.players.len()) {
                let flow: i64 = events.iter().map(|event| to_player(event, seat)).sum();
                assert_eq!(i64::from(view.player(seat).money), i64::from(before.player(seat).money) + flow);
                for railway in Railway::ALL {
                    let shares: i64 = events.iter().map(|event| shares_to(event, seat, railway)).sum();
                    let (old, new) = (before.shares_of(seat, railway), view.shares_of(seat, railway));
                    assert_eq!(i64::from(new), i64::from(old) + shares);
                }
            }
            for railway in Railway::ALL {
                let flow: i64 = events.iter().map(|event| to_treasury(event, railway)).sum();
                let (old, new) = (before.railway(railway).treasury, view.railway(railway).treasury);
                assert_eq!(i64::from(new), i64::from(old) + flow);
            }
        });
    }
}

/// A game to be played by dice; keen players build and finance more than they leave.
#[derive(Clone, Debug)]
struct Sample {
    seats: usize,
    seed: u64,
    keen: bool,
}

fn any_game() -> impl Strategy<Value = Sample> {
    (3..=5_usize, any::<u64>(), any::<bool>()).prop_map(|(seats, seed, keen)| Sample { seats, seed, keen })
}

impl Sample {
    /// Calls back after every decision with the view before it, what happened and the view after it.
    fn play(&self, mut after: impl FnMut(&View, &[Event], &View)) {
        self.run(|_, _, _| {}, &mut after);
    }

    /// Calls back before every decision with what is offered, and to whom.
    fn play_offered(&self, mut before: impl FnMut(&[Action], Seat, &View)) {
        self.run(&mut before, |_, _, _| {});
    }

    fn run(&self, mut before: impl FnMut(&[Action], Seat, &View), mut after: impl FnMut(&View, &[Event], &View)) {
        let seed = Seed::new(self.seed.to_string());
        let mut chance = Chance::new(&seed, 0);
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut game = AmericanRails::new(self.seats, &Options::default(), &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let mut view = game.view(Viewer::Spectator);
        while let Some(seat) = game.to_act().first() {
            before(&legal, seat, &view);
            let action = self.choose(&legal, &mut chance);
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
            let next = game.view(Viewer::Spectator);
            after(&view, &events, &next);
            view = next;
        }
    }

    fn choose(&self, legal: &[Action], chance: &mut Chance) -> Action {
        let is_lazy = |action: &Action| match *action {
            Action::Leave | Action::Stop => true,
            Action::Bid { dollars } => dollars > 30,
            _ => false,
        };
        let busy: Vec<Action> = legal.iter().copied().filter(|action| !(self.keen && is_lazy(action))).collect();
        chance.pick(if busy.is_empty() { legal } else { &busy }).expect("who is to act has a choice")
    }
}

fn income_on_board(view: &View, railway: Railway) -> u32 {
    let cities = || view.railway(railway).track.iter().filter_map(Hex::city);
    let value = |hex| {
        let value = view.city_value(hex).expect("a city has a value");
        if view.cubes_at(hex).len() == 1 { value.full } else { value.shared }
    };
    let pairs = [0, 0, 1, 3][cities().filter(|city| city.is_hub()).count()];
    cities().map(|city| value(city.hex)).sum::<u32>() + 10 * pairs
}

fn to_player(event: &Event, player: Seat) -> i64 {
    match *event {
        Event::ShareSold { seat, dollars, .. } | Event::PaidBank { seat, dollars } if seat == player => {
            -i64::from(dollars)
        }
        Event::TookFromBank { seat, dollars } | Event::DividendsReceived { seat, dollars } if seat == player => {
            i64::from(dollars)
        }
        _ => 0,
    }
}

fn shares_to(event: &Event, player: Seat, of: Railway) -> i64 {
    match *event {
        Event::ShareSold { seat, railway, .. } if (seat, railway) == (player, of) => 1,
        Event::RailwayShutOut { seat, railway, .. } if (seat, railway) == (player, of) => -1,
        _ => 0,
    }
}

fn to_treasury(event: &Event, of: Railway) -> i64 {
    match *event {
        Event::ShareSold { railway, dollars, .. } | Event::RailwayFinanced { railway, dollars, .. }
            if railway == of =>
        {
            i64::from(dollars)
        }
        Event::CubePlaced { railway, dollars, .. } if railway == of => -i64::from(dollars),
        _ => 0,
    }
}
