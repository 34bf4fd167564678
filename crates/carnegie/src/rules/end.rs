//! CA-7.3, CA-8.4, CA-9.8: the last count, and who wins.

use super::andrew;
use super::score::{self, ScorePart};
use crate::event::AndrewPart;
use crate::state::Carnegie;
use crate::{Event, Phase};
use engine::{Seat, Standings};

pub(crate) fn finish(game: &mut Carnegie, events: &mut Vec<Event>) {
    game.phase = Phase::Finished;
    events.push(Event::GameEnded);
    for seat in game.all_seats() {
        let score = score::score(game.player(seat), true);
        let parts = ScorePart::ALL.map(|part| Event::Scored { seat, part, points: score.part(part) });
        events.extend(parts);
    }
    match andrew::score(game) {
        None => announce_winners(game, events),
        Some(andrews) => {
            events.extend(AndrewPart::ALL.map(|part| Event::AndrewScored { part, points: andrews.part(part) }));
            announce_solo(total(game, Seat(0)), andrews.total(), events);
        }
    }
}

/// CA-8.4: most points; ties share. Alone there is one place, whoever won (see `View::andrew_score`).
pub(crate) fn standings(game: &Carnegie) -> Standings {
    let scores: Vec<i64> = game.all_seats().map(|seat| i64::from(total(game, seat))).collect();
    Standings::by_score(&scores)
}

fn total(game: &Carnegie, seat: Seat) -> u32 {
    score::score(game.player(seat), game.phase == Phase::Finished).total()
}

fn announce_winners(game: &Carnegie, events: &mut Vec<Event>) {
    let standings = standings(game);
    events.extend(standings.winners().map(|seat| Event::Won { seat, points: total(game, seat) }));
}

/// CA-9.8, CA-9.17: the higher total; an equal one is shared.
fn announce_solo(own: u32, andrews: u32, events: &mut Vec<Event>) {
    if own >= andrews {
        events.push(Event::Won { seat: Seat(0), points: own });
    }
    if andrews >= own {
        events.push(Event::AndrewWon { points: andrews });
    }
}
