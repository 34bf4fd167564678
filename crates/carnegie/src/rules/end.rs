//! CA-7.3, CA-8.4, CA-9.8: the last count, and who wins.

use super::andrew_score;
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
    match andrew_score::score(game) {
        None => announce_winners(game, events),
        Some(andrews) => {
            events.extend(AndrewPart::ALL.map(|part| Event::AndrewScored { part, points: andrews.part(part) }));
            announce_solo(total(game, Seat(0)), andrews.total(), events);
        }
    }
}

/// CA-8.4, CA-9.8: most points; ties share. Alone one is second to an Andrew who has more.
pub(crate) fn standings(game: &Carnegie) -> Standings {
    if let Some(andrews) = andrew_score::score(game) {
        return Standings::alone(i64::from(total(game, Seat(0))), i64::from(andrews.total()));
    }
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, against_andrew, round_one};
    use super::*;

    fn winners(events: &[Event]) -> Vec<Seat> {
        let winner = |event: &Event| match event {
            Event::Won { seat, .. } => Some(*seat),
            _ => None,
        };
        events.iter().filter_map(winner).collect()
    }

    /// CA-8.4: most points wins.
    #[test]
    fn most_points_win() {
        let (mut game, mut events) = (round_one(3), Vec::new());
        for (player, points) in game.players.iter_mut().zip([20, 31, 12]) {
            player.points = points;
        }

        finish(&mut game, &mut events);

        assert_eq!(winners(&events), [ERIK]);
        assert_eq!(standings(&game).of(MARY).score, 12 + 5 + 3, "five workers stand, and the tile is unused");
        assert_eq!(game.phase, Phase::Finished);
    }

    /// CA-8.4: ties share.
    #[test]
    fn ties_share_the_win() {
        let (mut game, mut events) = (round_one(3), Vec::new());
        for (player, points) in game.players.iter_mut().zip([20, 20, 12]) {
            player.points = points;
        }

        finish(&mut game, &mut events);

        assert_eq!(winners(&events), [ANNA, ERIK]);
    }

    /// CA-9.8, CA-9.17: against Andrew the higher total wins; an equal one is shared.
    #[test]
    fn alone_one_plays_against_andrews_total() {
        for (points, wins, loses) in [(0, false, true), (5, true, true), (6, true, false)] {
            let (mut game, mut events) = (against_andrew("n01"), Vec::new());
            let andrew = game.andrew.as_mut().unwrap();
            (andrew.card, andrew.scored) = (None, [0, 0, 0, 0, 1]);
            game.players[0].points = points;

            finish(&mut game, &mut events);

            assert_eq!(!winners(&events).is_empty(), wins, "{} against 10", points + 5);
            assert_eq!(events.contains(&Event::AndrewWon { points: 10 }), loses, "{} against 10", points + 5);
            assert_eq!(standings(&game).of(Seat(0)).rank, if wins { 1 } else { 2 }, "{} against 10", points + 5);
        }
    }
}
