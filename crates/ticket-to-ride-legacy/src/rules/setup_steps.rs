//! LG-3: set-up steps 10 to 13, empty until a rule fills them; then the first turn.

use super::{choice, contract, couplers, markers, season, through_train, travellers, turn};
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::{Event, Phase};
use engine::{Chance, Seat};

pub(crate) const FIRST: u8 = 10;
pub(crate) const LAST: u8 = 13;

/// Tickets are chosen, the story is read, events and trains are ready. LG-3.15: the start player is known.
/// LG-3.16: what the story asks comes first.
pub(crate) fn begin(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    ask_story(game, None, chance, events);
}

/// A company has decided what the story asked.
pub(crate) fn story_decided(game: &mut LegacyGame, decided: (Seat, u8), chance: &mut Chance, events: &mut Vec<Event>) {
    ask_story(game, Some(decided), chance, events);
}

fn ask_story(game: &mut LegacyGame, decided: Option<(Seat, u8)>, chance: &mut Chance, events: &mut Vec<Event>) {
    match choice::wait_before_first_turn(game, decided) {
        Some(phase) => game.phase = phase,
        None => run_from(game, FIRST, chance, events),
    }
}

/// A company has decided in this step: the next one does, or the next step comes.
pub(crate) fn decided(game: &mut LegacyGame, step: u8, seat: Seat, chance: &mut Chance, events: &mut Vec<Event>) {
    let others = game.clockwise_from(game.start_player).skip_while(move |other| *other != seat).skip(1);
    let rule = game.world.setup_step(step);
    match rule.and_then(|rule| ask(game, rule, others)) {
        Some(phase) => game.phase = phase,
        None => run_from(game, step + 1, chance, events),
    }
}

fn run_from(game: &mut LegacyGame, first: u8, chance: &mut Chance, events: &mut Vec<Event>) {
    for step in first..=LAST {
        let Some(rule) = game.world.setup_step(step) else { continue };
        carry_out(game, rule, chance, events);
        if let Some(phase) = ask(game, rule, game.clockwise_from(game.start_player)) {
            game.phase = phase;
            return;
        }
    }
    turn::begin(game, game.start_player);
}

/// What a rule does in its step before it asks anybody.
fn carry_out(game: &mut LegacyGame, rule: RuleCard, chance: &mut Chance, events: &mut Vec<Event>) {
    match rule.works() {
        RuleWorks::Contract { dealt, .. } => contract::deal(game, *dealt, chance, events),
        RuleWorks::Markers => markers::lay_out(game, chance, events),
        RuleWorks::People => travellers::board(game, events),
        RuleWorks::Season { .. } => season::turn_strip(game, chance, events),
        RuleWorks::ThroughTrain { from, ports, .. } => through_train::stand_ready(game, *from, ports, events),
        _ => {}
    }
}

/// The first of these companies, in the order of the turns, that has something to decide.
fn ask(game: &LegacyGame, rule: RuleCard, mut companies: impl Iterator<Item = Seat>) -> Option<Phase> {
    match rule.works() {
        RuleWorks::Contract { .. } => companies.find_map(|seat| contract::wait_for(game, seat)),
        RuleWorks::Markers => companies.find_map(|seat| couplers::wait_for(game, seat)),
        RuleWorks::People => companies.find_map(|seat| travellers::wait_for(game, seat)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANGELA, ANNA, ERIK, opened, places};
    use crate::{Action, Company, Event, Options, Phase, RuleCard};

    fn rules(ids: &[&str]) -> Vec<RuleCard> {
        let found = ids.iter().map(|id| RuleCard::parse(id).unwrap());
        RuleCard::at_the_start().into_iter().chain(found).collect()
    }

    /// LG-3.15, LG-3.16: steps 10 to 13 follow the choice of tickets, and the start player decides first in them.
    #[test]
    fn set_up_steps_follow_the_tickets() {
        let options = Options {
            rules: rules(&["markers", "safe-couplers", "harvest"]),
            start_player: Some(Company::Red),
            regions: crate::Region::ALL.into_iter().collect(),
            ..Options::default()
        };
        let (mut game, _) = opened(3, options, "steps");
        assert!(game.pieces.sacks.is_empty(), "step 12 comes after the tickets");
        let keep = Action::KeepTickets { places: places(&[0, 1]) };
        game.does_as(ANNA, keep);
        game.does_as(ERIK, keep);
        let events = game.does_as(ANGELA, keep);

        assert!(events.contains(&Event::SacksLaid { sacks: 6 }));
        for seat in [ERIK, ANGELA, ANNA] {
            assert_eq!(game.phase, Phase::Couplers { seat });
            game.does(Action::NoCouplers);
        }
        assert_eq!(game.phase, Phase::Turn { seat: ERIK });
    }

    /// LG-3.15: without rules in steps 10 to 13 the first turn follows at once.
    #[test]
    fn empty_steps_are_skipped() {
        let (mut game, _) = opened(2, Options { start_player: Some(Company::Red), ..Options::default() }, "steps");
        game.does_as(ANNA, Action::KeepTickets { places: places(&[0, 1]) });
        game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1]) });

        assert_eq!(game.phase, Phase::Turn { seat: ERIK });
    }
}
