//! What holds at every moment of every game.

use engine::{Chance, Game, Seat, Seed, Viewer, settle};
use proptest::prelude::*;
use steel_driver::{
    Action, ActivePlayer, Board, City, Company, Event, Link, LinkSet, Options, Phase, SteelDriver, Transcontinental,
    View, goods_value,
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// SD-0.3: supply, players and fields hold 60 stones; SD-0.2: 17 pieces of track and 5 shares for each company.
    #[test]
    fn no_piece_is_made_or_lost(game in any_game()) {
        game.play(|_, _, view| {
            let players: u8 = view.players.iter().map(|player| player.stones).sum();
            let fields: u8 = view.companies.iter().map(|company| company.stones).sum();
            assert_eq!(view.supply + players + fields, 60);
            for company in &view.companies {
                let held: u8 = view.players.iter().map(|player| player.shares[company.company.index()]).sum();
                assert_eq!(held + company.shares_left, 5);
                assert_eq!(company.links.len() + usize::from(company.track_left), 17);
            }
        });
    }

    /// SD-0.6: money is never spent, and no decision depends on it; stones never become money.
    #[test]
    fn money_only_scores(game in any_game()) {
        game.play(|before, events, view| {
            for seat in Seat::all(view.players.len()) {
                let income: u32 = events.iter().map(|event| money_to(event, seat)).sum();
                assert_eq!(view.player(seat).money, before.player(seat).money + income);
            }
        });
        game.play_offered(|legal, seat, view| {
            let mut poor = view.clone();
            poor.players.iter_mut().for_each(|player| player.money = 0);
            assert_eq!(offered(&poor, seat), legal);
        });
    }

    /// SD-0.9: stones and shares come from supply and fields and go there: nothing passes from player to player.
    #[test]
    fn nothing_passes_from_player_to_player(game in any_game()) {
        game.play(|before, events, view| {
            for seat in Seat::all(view.players.len()) {
                let stones: i32 = events.iter().map(|event| stones_to(event, seat)).sum();
                assert_eq!(i32::from(view.player(seat).stones), i32::from(before.player(seat).stones) + stones);
                for company in Company::ALL {
                    let bought = events.iter().filter(|event| is_won_by(event, seat, company)).count();
                    let (old, new) = (before.shares_of(seat, company), view.shares_of(seat, company));
                    assert_eq!(usize::from(new), usize::from(old) + bought);
                }
            }
        });
    }

    /// SD-0.10: after the set-up nothing is left to chance.
    #[test]
    fn nothing_is_drawn_after_the_set_up(game in any_game()) {
        game.run(|_, _, _| {}, |_, draws, _, _| assert_eq!(draws, 0));
    }

    /// SD-4.6, SD-4.16: one connected network per company, with a start; SD-4.7: links never move, one on a route.
    #[test]
    fn networks_only_grow_and_hang_together(game in any_game()) {
        game.play(|before, _, view| {
            let mut built = LinkSet::EMPTY;
            for (old, new) in before.companies.iter().zip(&view.companies) {
                assert!(old.links.minus(new.links).is_empty());
                assert!(built.both(new.links).is_empty(), "one link on a route");
                built = built.union(new.links);
                assert_eq!(City::on(new.links), new.cities);
                match new.start {
                    None => assert!(new.links.is_empty()),
                    Some(start) => assert!(start.is_start() && is_connected(new.links)),
                }
            }
            assert!(built.minus(view.options.map.links()).is_empty());
        });
    }

    /// SD-3.5: at most one share per company and round leaves the field.
    #[test]
    fn one_share_a_round_is_sold(game in any_game()) {
        game.play(|_, _, view| {
            for company in &view.companies {
                assert!(5 - company.shares_left <= view.round);
                assert_eq!(company.last_controller.is_none(), company.shares_left == 5);
            }
        });
    }

    /// SD-4.9: a company without a controller could not build anyway, whatever is on its field.
    #[test]
    fn an_uncontrolled_company_could_not_build(game in any_game()) {
        game.play(|_, _, view| {
            if !matches!(view.phase, Phase::Build { .. }) {
                return;
            }
            for its in view.companies.iter().filter(|its| its.controller.is_none() && its.track_left > 0) {
                let within_reach = |link: &Link| match its.start {
                    None => link.ends().0.is_start() || link.ends().1.is_start(),
                    Some(_) => its.cities.contains(link.ends().0) || its.cities.contains(link.ends().1),
                };
                let mut possible = view.free_links().iter().filter(within_reach);
                assert!(possible.all(|link| link.price() > its.stones), "{}", its.company);
            }
        });
    }

    /// SD-5.4, SD-5.7: the bonus is earned once, by who reaches a new city, and on each of its routes.
    #[test]
    fn the_continent_is_joined_once(game in any_game()) {
        let mut joined = 0;
        game.play(|_, events, view| {
            for (index, event) in events.iter().enumerate() {
                let Event::ContinentJoined { company, .. } = *event else { continue };
                joined += 1;
                let Event::LinkBuilt { link, city, .. } = events[index - 1] else { panic!("{events:?}") };
                assert!(city.is_some());
                let Some(Transcontinental { builder, routes, length, .. }) = view.transcontinental else { panic!() };
                assert!(builder == company && routes.contains(link) && routes.len() >= usize::from(length));
            }
        });
        assert!(joined <= 1);
    }

    /// SD-8.5, SD-8.7: at the end every city's good is with a company, and every company with track had a controller.
    #[test]
    fn the_harvest_is_complete(game in any_game()) {
        let mut last = None;
        game.play(|_, _, view| last = Some(view.clone()));
        let view = last.expect("a game has decisions");

        assert_eq!(view.phase, Phase::Finished);
        assert!(view.goods_on_board.is_empty());
        for its in &view.companies {
            assert!(its.controller.is_some() || its.links.is_empty());
            assert_eq!(its.controller.is_some(), its.shares_left < 5);
            assert_eq!(its.goods_value, goods_value(its.goods));
        }
    }
}

/// A game to be played by dice. Thrifty players bid little, so that many companies have a controller and build much.
#[derive(Clone, Debug)]
struct Sample {
    seats: usize,
    seed: u64,
    map: Board,
    thrifty: bool,
}

fn any_game() -> impl Strategy<Value = Sample> {
    let map = prop_oneof![Just(Board::Cities38), Just(Board::Cities42)];
    (3..=6_usize, any::<u64>(), map, any::<bool>()).prop_map(|(seats, seed, map, thrifty)| Sample {
        seats,
        seed,
        map,
        thrifty,
    })
}

impl Sample {
    /// Calls back after every decision with the view before it, what happened and the view after it.
    fn play(&self, mut after: impl FnMut(&View, &[Event], &View)) {
        self.run(|_, _, _| {}, |before, _, events, view| after(before, events, view));
    }

    /// Calls back before every decision with what is offered, and to whom.
    fn play_offered(&self, mut before: impl FnMut(&[Action], Seat, &View)) {
        self.run(&mut before, |_, _, _, _| {});
    }

    fn run(&self, mut before: impl FnMut(&[Action], Seat, &View), mut after: impl FnMut(&View, u32, &[Event], &View)) {
        let options = Options { active_player: ActivePlayer::Drawn, map: self.map };
        let (seed, dice) = (Seed::new(self.seed.to_string()), Seed::new(format!("{} dice", self.seed)));
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut game = SteelDriver::new(self.seats, &options, &mut Chance::new(&seed, 0), &mut events).unwrap();
        settle(&mut game, &mut Chance::new(&seed, 0), &mut events, &mut legal);
        let mut view = game.view(Viewer::Spectator);
        let mut dice = Chance::new(&dice, 0);
        for number in 1.. {
            let Some(seat) = game.to_act().first() else { break };
            before(&legal, seat, &view);
            let action = self.choice(&legal, &mut dice);
            let mut chance = Chance::new(&seed, number);
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
            let next = game.view(Viewer::Spectator);
            after(&view, chance.draws(), &events, &next);
            view = next;
        }
    }

    fn choice(&self, legal: &[Action], dice: &mut Chance) -> Action {
        let is_cheap = |action: &Action| match *action {
            Action::Open { stones, .. } => stones <= 3,
            Action::Raise { stones } => stones <= 6,
            Action::PassMarker => false,
            _ => true,
        };
        let cheap: Vec<Action> = legal.iter().copied().filter(|action| !self.thrifty || is_cheap(action)).collect();
        dice.pick(if cheap.is_empty() { legal } else { &cheap }).expect("who is to act has a choice")
    }
}

fn offered(view: &View, seat: Seat) -> Vec<Action> {
    let (seed, mut legal) = (Seed::new("offered"), Vec::new());
    SteelDriver::imagine(view, &mut Chance::new(&seed, 0)).legal_actions(seat, &mut legal);
    legal
}

fn is_connected(links: LinkSet) -> bool {
    let Some(first) = links.iter().next() else { return true };
    let mut piece = LinkSet::EMPTY.with(first);
    loop {
        let more = Link::touching(City::on(piece)).both(links);
        if more == piece {
            return piece == links;
        }
        piece = more;
    }
}

fn money_to(event: &Event, player: Seat) -> u32 {
    match *event {
        Event::ProfitPaid { seat, dollars, .. } | Event::SharesPaid { seat, dollars, .. } if seat == player => dollars,
        _ => 0,
    }
}

fn stones_to(event: &Event, player: Seat) -> i32 {
    match *event {
        Event::StonesTaken { seat, stones } if seat == player => i32::from(stones),
        Event::ControlWon { seat, stones, .. } if seat == player => -i32::from(stones),
        _ => 0,
    }
}

fn is_won_by(event: &Event, player: Seat, of: Company) -> bool {
    matches!(*event, Event::ControlWon { seat, company, .. } if (seat, company) == (player, of))
}
