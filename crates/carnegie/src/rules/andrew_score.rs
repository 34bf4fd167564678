//! CA-9.7, CA-9.16, CA-9.17: what Andrew scores.

use super::{giving, score, welfare};
use crate::event::AndrewPart;
use crate::state::{Andrew, Carnegie};
use crate::tables::andrew_cards::{self, SLOTS};
use crate::tables::transport::LAST_SPACE;
use crate::{Phase, Player};
use engine::Seat;
use serde::Serialize;

/// CA-9.7: Andrew's score and its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AndrewScore {
    pub cards: u32,
    pub departments: u32,
    pub transport: u32,
    pub cities: u32,
    pub donations: u32,
}

impl AndrewScore {
    /// All parts together.
    pub fn total(&self) -> u32 {
        AndrewPart::ALL.iter().map(|part| self.part(*part)).sum()
    }

    /// What one part brought him.
    pub fn part(&self, part: AndrewPart) -> u32 {
        match part {
            AndrewPart::Cards => self.cards,
            AndrewPart::Departments => self.departments,
            AndrewPart::Transport => self.transport,
            AndrewPart::Cities => self.cities,
            AndrewPart::Donations => self.donations,
        }
    }
}

/// CA-9.7, CA-9.16, CA-9.17: no network, workers, strips or floors; none at a table without him.
pub(crate) fn score(game: &Carnegie) -> Option<AndrewScore> {
    let andrew = game.andrew?;
    Some(score_of(&andrew, game.player(Seat(0)), game.phase == Phase::Finished))
}

/// Against this player, who has paid for his own Welfare as well as can be, if the game is not over yet.
pub(crate) fn score_of(andrew: &Andrew, player: &Player, is_over: bool) -> AndrewScore {
    let on_table = andrew.card.map_or(0, |card| andrew_cards::slot_points(card.slot));
    let scored = |slot: usize| u32::from(andrew.scored[slot]) * andrew_cards::slot_points(slot as u8);
    let departments: u32 = andrew.departments.iter().map(|copies| u32::from(*copies)).sum();
    let track_ends = andrew.transport.iter().filter(|space| **space == LAST_SPACE).count() as u32;
    AndrewScore {
        cards: on_table + (0..SLOTS).map(scored).sum::<u32>(),
        departments: departments * andrew_cards::points_per_department(),
        transport: track_ends * andrew_cards::points_per_track_end(),
        cities: andrew.projects.iter().map(|slot| u32::from(slot.city().points())).sum(),
        donations: donation_points(andrew, player, is_over),
    }
}

/// CA-9.16: scored on the player's achievements, at most 12 each; the player's strips don't lift his cap.
fn donation_points(andrew: &Andrew, player: &Player, is_over: bool) -> u32 {
    let (money, goods) = left_over(player, is_over);
    let payments = welfare::andrews_payments(andrew.donations, money, goods);
    andrew.donations.iter().map(|donation| giving::value(donation, player, payments).min(giving::CAP)).sum()
}

/// What a player has left after scoring himself.
fn left_over(player: &Player, is_over: bool) -> (u32, u32) {
    let made = player.welfare;
    let all = score::payments(player, is_over);
    let further: [u8; 3] = std::array::from_fn(|index| all[index] - made[index]);
    welfare::after_payments(player, further)
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, against_andrew, donation, legal, slots};
    use super::*;
    use crate::{Action, CardOnTable, Side};

    /// CA-9.7: cards, departments, last transport spaces, cities and donations; CA-9.17: nothing else.
    #[test]
    fn his_score_has_five_parts() {
        let mut game = against_andrew("n01");
        game.players[0].projects = slots(&["Reno", "Boise", "Portland", "Seattle", "Helena"]);
        let state = game.andrew.as_mut().unwrap();
        state.scored = [2, 1, 1, 0, 2];
        state.card = Some(CardOnTable { slot: 3, ..state.card.unwrap() });
        state.departments[0] = 2;
        state.departments[5] = 1;
        state.transport = [LAST_SPACE, 3, LAST_SPACE, 0];
        state.projects = slots(&["Chicago 1", "Pittsburgh 1", "New York 1", "Omaha"]);
        state.donations = [donation("health_west"), donation("welfare_flat")].into_iter().collect();

        let score = score(&game).unwrap();

        let wanted =
            AndrewScore { cards: 1 + 3 + 20 + 6, departments: 6, transport: 12, cities: 3 + 2 + 3, donations: 10 + 7 };
        assert_eq!(score, wanted, "his Chicago and New York are joined and score no network");
        assert_eq!(score.total(), 30 + 6 + 12 + 8 + 17);
    }

    /// CA-9.16: his donations look at what you have, at most 12 each; your strips don't lift his cap.
    #[test]
    fn his_donations_look_at_you() {
        let mut game = against_andrew("n01");
        game.players[0].projects =
            slots(&["Boston 1", "Boston 2", "Boston 3", "Albany 1", "Albany 2", "Albany 3", "New York 1"]);
        game.players[0].strips[0] = crate::Strip { side: Side::B, field: 6, built: 0 };
        game.players[0].donations = [donation("welfare_flat")].into_iter().collect();
        let state = game.andrew.as_mut().unwrap();
        state.donations = [donation("health_east"), donation("human_rights_donations")].into_iter().collect();

        assert_eq!(score(&game).unwrap().donations, 12 + 2, "14 are too many; only your donation counts");
    }

    /// CA-9.7, CA-9.16: his Welfare payments come from what you have left after scoring yourself.
    #[test]
    fn his_welfare_takes_what_you_have_left() {
        let mut game = against_andrew("n01");
        (game.players[0].money, game.players[0].goods) = (13, 6);
        game.players[0].donations = [donation("welfare_money_and_goods")].into_iter().collect();
        game.andrew.as_mut().unwrap().donations = [donation("welfare_goods")].into_iter().collect();
        assert_eq!(score(&game).unwrap().donations, 2, "you pay $15 and 3 goods and sell two for it; one is left");

        game.players[0].donations = Default::default();
        assert_eq!(score(&game).unwrap().donations, 12);
    }

    /// CA-9.16: who has goods that Andrew would count may still sell them at the end.
    #[test]
    fn goods_may_be_sold_before_andrew_counts_them() {
        let mut game = against_andrew("n01");
        game.round = 20;
        game.phase = Phase::Welfare { waiting: engine::SeatSet::only(ANNA) };
        game.andrew.as_mut().unwrap().donations = [donation("welfare_goods")].into_iter().collect();
        assert_eq!(legal(&game, ANNA), [Action::SellGood, Action::Finish]);
        for _ in 0..4 {
            act(&mut game, ANNA, Action::SellGood);
        }

        assert_eq!((game.phase, score(&game).unwrap().donations), (Phase::Finished, 0));
    }
}
