//! What holds at every moment of every game.

use carnegie::{
    Action, Carnegie, DISCS, Department, Event, Level, Options, Phase, Project, Region, Resource, STEPS, Slot, Space,
    StartPlayer, View, WORKERS,
};
use engine::{Chance, Game, Seat, Seed, Viewer, settle};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    /// CA-1.4, CA-1.5, CA-2.6: workers and discs are never made or lost; CA-2.2: nobody stands without a desk.
    #[test]
    fn workers_stand_at_desks_and_are_fifteen(game in any_game()) {
        game.play(|_, _, view| {
            for player in &view.players {
                let in_company = player.standing_workers() + player.lying_workers();
                prop_assert_eq!(in_company + player.on_assignment.iter().sum::<u8>() + player.reserve, WORKERS);
                for (space, room) in Space::all().map(|space| (space, player.room(space))) {
                    let desks = room.department.map_or(0, |department| department.desk_prices().len());
                    prop_assert!(usize::from(room.standing) <= desks, "{} stand on {space}", room.standing);
                }
                prop_assert!(player.discs <= DISCS);
            }
            Ok(())
        })?;
    }

    /// CA-5.17: a slot holds one disc, and it stays; CA-5.6: a player has as many projects as their strips have built.
    #[test]
    fn discs_lie_on_free_slots_and_stay(game in any_game()) {
        game.play(|before, _, view| {
            for slot in Slot::all() {
                let owners = view.players.iter().filter(|player| player.projects.contains(slot)).count()
                    + usize::from(view.neutral_projects.contains(slot))
                    + view.andrew.iter().filter(|andrew| andrew.projects.contains(slot)).count();
                prop_assert!(owners <= 1, "{slot}");
                prop_assert!(before.owner(slot).is_none() || before.owner(slot) == view.owner(slot), "{slot}");
            }
            for player in &view.players {
                let built: u8 = Project::ALL.iter().map(|project| player.strip(*project).built).sum();
                prop_assert_eq!(usize::from(built), player.projects.len());
            }
            Ok(())
        })?;
    }

    /// CA-5.5: no company has a department twice; CA-5.10: a last space holds one disc.
    #[test]
    fn companies_and_tracks_have_no_doubles(game in any_game()) {
        game.play(|_, _, view| {
            for player in &view.players {
                for tile in Department::TILES {
                    prop_assert!(player.departments().filter(|department| *department == tile).count() <= 1);
                }
            }
            for region in Region::ALL {
                let discs = view.players.iter().map(|player| &player.transport).chain(view.andrew.iter().map(|andrew| &andrew.transport));
                prop_assert!(discs.filter(|transport| transport[region.index()] == carnegie::LAST_SPACE).count() <= 1);
            }
            Ok(())
        })?;
    }

    /// CA-3.4: one step a round; CA-7.2: the start player passes to the left.
    #[test]
    fn markers_count_the_rounds(game in any_game()) {
        game.play(|before, _, view| {
            let steps: u8 = view.rows.iter().map(|row| row.marker).sum();
            let done = if view.is_over() || matches!(view.phase, Phase::Welfare { .. }) { view.round } else { view.round.saturating_sub(1) };
            prop_assert_eq!(steps, done);
            prop_assert!(view.rows.iter().all(|row| row.marker <= STEPS));
            if view.round > before.round && before.round > 0 {
                prop_assert_eq!(view.start, before.start.left(view.players.len()));
            }
            Ok(())
        })?;
    }

    /// Events tell of every dollar, good and point that a player gets or pays.
    #[test]
    fn events_tell_of_every_dollar_good_and_point(game in any_game()) {
        game.play(|before, events, view| {
            for seat in view.seats() {
                let flow = |of: fn(&Event, Seat) -> [i64; 3]| {
                    events.iter().map(|event| of(event, seat)).fold([0; 3], |sum, one| std::array::from_fn(|index| sum[index] + one[index]))
                };
                let held = |view: &View| {
                    let player = view.player(seat);
                    [player.money, player.goods, player.points].map(i64::from)
                };
                let (old, new, told) = (held(before), held(view), flow(to_player));
                prop_assert_eq!(new, std::array::from_fn(|index| old[index] + told[index]), "{:?}", events);
            }
            Ok(())
        })?;
    }

    /// CA-2.4, CA-4.4, CA-7.1: nothing that is offered costs more than there is.
    #[test]
    fn whatever_is_offered_can_be_paid(game in any_game()) {
        game.play_offered(|legal, seat, view| {
            let player = view.player(seat);
            for action in legal {
                let (dollars, goods) = match *action {
                    Action::Donate { .. } | Action::GiveOnTop { .. } => (player.donation_price(), 0),
                    Action::Activate { department } => {
                        let space = player.find(department).unwrap();
                        (player.desk_price(space).unwrap().into(), 0)
                    }
                    Action::ChooseProject { department, project } => view.price_of_project(department, project),
                    Action::PlaceDepartment { space } => {
                        let Phase::PlaceDepartment { department, .. } = view.phase else { panic!("{:?}", view.phase) };
                        (0, view.goods_for_department(seat, department, space))
                    }
                    Action::SellGood => (0, 1),
                    _ => (0, 0),
                };
                prop_assert!(dollars <= player.money && goods <= player.goods, "{action:?}");
            }
            // Workers may go anywhere (CA-5.20); beside them a turn stays small.
            let other = legal.iter().filter(|action| !matches!(action, Action::MoveWorker { .. })).count();
            let moves = legal.len() - other;
            prop_assert!(moves <= usize::from(WORKERS) * 15, "{moves} ways to move a worker");
            prop_assert!(other <= 80, "{other} actions are too many to choose from");
            Ok(())
        })?;
    }

    /// The running score is what the end scores, as far as nothing more happens.
    #[test]
    fn the_running_score_ends_as_the_score(game in any_game()) {
        game.play(|_, events, view| {
            for event in events {
                if let Event::Scored { seat, part, points } = event {
                    prop_assert_eq!(view.score(*seat).part(*part), *points);
                }
            }
            if view.is_over() {
                let told: u32 = events.iter().filter(|event| matches!(event, Event::Scored { .. })).count() as u32;
                prop_assert_eq!(told, 8 * view.players.len() as u32);
            }
            Ok(())
        })?;
    }
}

/// What an event says a player got or paid: dollars, goods, points.
fn to_player(event: &Event, to: Seat) -> [i64; 3] {
    let gained = |seat: Seat, gain: carnegie::Gain| {
        let amount = i64::from(gain.amount);
        match gain.what {
            _ if seat != to => [0; 3],
            Resource::Money => [amount, 0, 0],
            Resource::Goods => [0, amount, 0],
            Resource::Points => [0, 0, amount],
            Resource::Worker | Resource::Study | Resource::Moves => [0; 3],
        }
    };
    let moved =
        |seat: Seat, dollars: i64, goods: i64, points: i64| if seat == to { [dollars, goods, points] } else { [0; 3] };
    match *event {
        Event::TransportIncome { seat, gain, .. }
        | Event::ProjectIncome { seat, gain }
        | Event::IncomeChosen { seat, gain, .. }
        | Event::DepartmentUsed { seat, gain, .. }
        | Event::TrackEndReached { seat, gain, .. } => gained(seat, gain),
        Event::DonationMade { seat, dollars, .. }
        | Event::DonationOnTop { seat, dollars, .. }
        | Event::WorkerActivated { seat, dollars, .. } => moved(seat, -i64::from(dollars), 0, 0),
        Event::GoodsSold { seat, goods, dollars, points, .. } => {
            moved(seat, dollars.into(), -i64::from(goods), points.into())
        }
        Event::GoodsBought { seat, goods, dollars, .. } => moved(seat, -i64::from(dollars), goods.into(), 0),
        Event::DepartmentPlaced { seat, goods, .. } => moved(seat, 0, -i64::from(goods), 0),
        Event::ProjectBuilt { seat, goods, dollars, .. } | Event::WelfarePaid { seat, goods, dollars, .. } => {
            moved(seat, -i64::from(dollars), -i64::from(goods), 0)
        }
        Event::GoodSold { seat } => moved(seat, 1, -1, 0),
        _ => [0; 3],
    }
}

/// A table and the luck of its players, who choose at random.
#[derive(Clone, Debug)]
struct RandomGame {
    seats: usize,
    level: Level,
    seed: u64,
}

fn any_game() -> impl Strategy<Value = RandomGame> {
    (1..=4_usize, 0..4_usize, any::<u64>()).prop_map(|(seats, level, seed)| RandomGame {
        seats,
        level: Level::ALL[level],
        seed,
    })
}

type Checked = Result<(), TestCaseError>;

impl RandomGame {
    /// Hands every move on: the table before it, its events, the table after it.
    fn play(&self, mut check: impl FnMut(&View, &[Event], &View) -> Checked) -> Checked {
        self.run(|_, _, _| Ok(()), &mut check)
    }

    /// Hands every decision on: what is offered to whom.
    fn play_offered(&self, mut check: impl FnMut(&[Action], Seat, &View) -> Checked) -> Checked {
        self.run(&mut check, |_, _, _| Ok(()))
    }

    fn run(
        &self,
        mut offered: impl FnMut(&[Action], Seat, &View) -> Checked,
        mut moved: impl FnMut(&View, &[Event], &View) -> Checked,
    ) -> Checked {
        let (seed, mut events, mut legal) = (Seed::new(self.seed.to_string()), Vec::new(), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let options = Options { start: StartPlayer::Drawn, level: self.level };
        let mut game = Carnegie::new(self.seats, &options, &mut chance, &mut events).expect("1 to 4 can play");
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let mut view = game.view(Viewer::Spectator);
        while let Some(seat) = game.to_act().first() {
            offered(&legal, seat, &view)?;
            let action = chosen(&legal, &mut chance);
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).expect("it was offered");
            settle(&mut game, &mut chance, &mut events, &mut legal);
            let after = game.view(Viewer::Spectator);
            moved(&view, &events, &after)?;
            view = after;
        }
        Ok(())
    }
}

/// At random, but rarely to stop or to sell: or little would ever be built.
fn chosen(legal: &[Action], chance: &mut Chance) -> Action {
    let keen: Vec<Action> =
        legal.iter().copied().filter(|action| !matches!(action, Action::Finish | Action::SellGood)).collect();
    let from = if keen.is_empty() || chance.below(20) == 0 { legal } else { &keen };
    chance.pick(from).expect("something is offered")
}
