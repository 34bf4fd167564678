//! The table as a reader sees it. Nothing is secret: it is the whole table, the same for every viewer.

use crate::player::Player;
use crate::rules::andrew_score::{self, AndrewScore};
use crate::rules::network::{self, Network};
use crate::rules::score::{self, Score};
use crate::rules::{andrew, construction, giving, planning, round, trade};
use crate::state::{Andrew, Carnegie, Chosen, MOST_SEATS, Row, Turn};
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
use crate::{Department, Donation, Options, Phase, Project, RoundEvent, Slot, Space, Timeline};
use engine::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub options: Options,
    /// 0 during set-up, then 1 to 20.
    pub round: u8,
    /// The start player of this round.
    pub start: Seat,
    pub phase: Phase,
    /// By seat.
    pub players: Vec<Player>,
    /// In the order of [`Timeline::ALL`].
    pub rows: [Row; 4],
    pub chosen: Option<Chosen>,
    /// The department turn that is being played; empty outside of one.
    pub turn: Turn,
    /// Copies that lie open, in the order of [`Department::TILES`].
    pub open_tiles: [u8; Department::TILE_COUNT],
    /// Copies that left the game at set-up.
    pub removed_tiles: [u8; Department::TILE_COUNT],
    pub neutral_projects: SlotSet,
    pub neutral_donations: DonationSet,
    pub andrew: Option<Andrew>,
}

/// Whose disc it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    Seat(Seat),
    Andrew,
    Neutral,
}

impl View {
    /// One player's company, goods and discs.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Every seat, in the order round the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// Whose disc lies on a slot.
    pub fn owner(&self, slot: Slot) -> Option<Owner> {
        self.owners(|projects, _| projects.contains(slot)).next()
    }

    /// Whose discs lie on a donation: several after Charitable Giving.
    pub fn donors(&self, donation: Donation) -> impl Iterator<Item = Owner> {
        self.owners(move |_, donations| donations.contains(donation))
    }

    /// What a player would score if the game ended now, Welfare paid as well as can be; once it has ended, their score.
    pub fn score(&self, seat: Seat) -> Score {
        score::score(self.player(seat), self.is_over())
    }

    /// A player's donations and what each would score if the game ended now, its cap included.
    pub fn donations(&self, seat: Seat) -> impl Iterator<Item = (Donation, u32)> {
        self.donations_up_to(seat, self.donation_cap(seat))
    }

    /// The same for who knows the cap already.
    pub fn donations_up_to(&self, seat: Seat, cap: u32) -> impl Iterator<Item = (Donation, u32)> {
        let player = self.player(seat);
        let are_paid_for = Donation::WELFARE_PAYMENTS.iter().any(|paid| player.donations.contains(*paid));
        let payments = if are_paid_for { score::payments(player, self.is_over()) } else { [0; 3] };
        player.donations.iter().map(move |donation| (donation, giving::value(donation, player, payments).min(cap)))
    }

    /// The best network of big cities (CA-8.2).
    pub fn network(&self, seat: Seat) -> Option<Network> {
        network::best(self.player(seat))
    }

    /// What a donation is worth to a player who has made it, its cap included; for any other, by how much their score would change by
    /// making it: its price is gone then, it counts itself (CA-8.7), and Welfare is paid as well as can be.
    pub fn donation_points(&self, seat: Seat, donation: Donation) -> i64 {
        if let Some((_, points)) = self.donations(seat).find(|(made, _)| *made == donation) {
            return points.into();
        }
        let mut giver = *self.player(seat);
        giver.money = giver.money.saturating_sub(giver.donation_price());
        giver.donations = giver.donations.with(donation);
        i64::from(score::score(&giver, self.is_over()).total()) - i64::from(self.score(seat).total())
    }

    /// The most points that one donation can score for a player.
    pub fn donation_cap(&self, seat: Seat) -> u32 {
        giving::cap(self.player(seat))
    }

    /// Andrew's score as things stand; none at a table without him.
    pub fn andrew_score(&self) -> Option<AndrewScore> {
        Some(andrew_score::score_of(self.andrew.as_ref()?, self.player(Seat(0)), self.is_over()))
    }

    /// CA-9.12: whether his card will choose the timeline of the next round.
    pub fn andrew_chooses_next(&self) -> bool {
        self.andrew.is_some() && andrew::is_his(self.round + 1)
    }

    /// The event of a space of a timeline, counted from 0 on the left; the fifth is the end tile's.
    pub fn event_at(&self, timeline: Timeline, step: u8) -> RoundEvent {
        timeline.event(self.rows[timeline.index()].tile, step)
    }

    /// What choosing this timeline would bring: the event, and which marker advances (CA-3.2).
    pub fn if_chosen(&self, timeline: Timeline) -> Chosen {
        round::chosen(&self.rows, timeline)
    }

    /// Whether a worker of this department has what its use takes: goods to sell or money to buy some (CA-5.11.6 to CA-5.11.11), an empty
    /// space and the goods for another department (CA-5.5), a project that is ready and can be paid (CA-5.6).
    pub fn has_means(&self, seat: Seat, department: Department) -> bool {
        let player = self.player(seat);
        match department {
            Department::Planning => {
                planning::least_goods(player, Department::Planning).is_some_and(|goods| goods <= player.goods)
            }
            Department::Sales | Department::Logistics | Department::SupplyChain => {
                trade::is_possible(player, department)
            }
            builder if construction::builds(builder) => {
                let is_paid = |project: &Project| player.can_pay(construction::price(builder, *project));
                let is_ready = |project: &Project| player.discs_on(*project) > 0 && is_paid(project);
                let has_place =
                    |project: Project| Slot::all().any(|slot| slot.fits(project) && self.owner(slot).is_none());
                Project::ALL.into_iter().filter(is_ready).any(has_place)
            }
            _ => true,
        }
    }

    /// Workers who can still be used this turn and have the means for it.
    pub fn useful_workers(&self, seat: Seat) -> u32 {
        let uses = self.player(seat).rooms.iter().zip(self.turn.uses).filter(|(_, uses)| *uses > 0);
        let has_means = |department: Department| self.has_means(seat, department);
        uses.filter(|(room, _)| room.department.is_some_and(has_means)).map(|(_, uses)| u32::from(uses)).sum()
    }

    /// Goods to place a department on an empty space (CA-5.5).
    pub fn goods_for_department(&self, seat: Seat, department: Department, space: Space) -> u32 {
        planning::goods_for(self.player(seat), department, space)
    }

    /// Dollars and goods to build a project with this department (CA-5.17, CA-5.11.10).
    pub fn price_of_project(&self, department: Department, project: Project) -> (u32, u32) {
        let price = construction::price(department, project);
        (price.dollars, price.goods)
    }

    /// Nobody is to act any more: scores are final.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Finished
    }

    fn owners(&self, has: impl Fn(SlotSet, DonationSet) -> bool) -> impl Iterator<Item = Owner> {
        let players =
            self.seats().map(|seat| (Owner::Seat(seat), self.player(seat).projects, self.player(seat).donations));
        let andrew = self.andrew.map(|andrew| (Owner::Andrew, andrew.projects, andrew.donations));
        let neutral = (Owner::Neutral, self.neutral_projects, self.neutral_donations);
        let discs = players.chain(andrew).chain([neutral]);
        discs.filter(move |(_, projects, donations)| has(*projects, *donations)).map(|(owner, ..)| owner)
    }
}

impl Carnegie {
    /// The view again, in the place of one of the same table: for a search that looks at thousands, nothing is allocated.
    pub fn look_again(&self, view: &mut View) {
        let mut players = std::mem::take(&mut view.players);
        players.clear();
        players.extend_from_slice(&self.players[..self.seat_count()]);
        *view = view_of(self, players);
    }

    /// The same for who knows what the other players have and what has lain there since set-up: only this one's things and what changes are looked at.
    pub fn look_again_at(&self, seat: Seat, view: &mut View) {
        view.players[seat.index()] = *self.player(seat);
        view.round = self.round;
        view.start = self.start;
        view.phase = self.phase;
        view.rows = self.rows;
        view.chosen = self.chosen;
        view.turn = self.turn;
        view.open_tiles = self.open_tiles;
        view.andrew = self.andrew;
    }
}

pub(crate) fn view(game: &Carnegie) -> View {
    view_of(game, game.players[..game.seat_count()].to_vec())
}

fn view_of(game: &Carnegie, players: Vec<Player>) -> View {
    View {
        options: game.options,
        round: game.round,
        start: game.start,
        phase: game.phase,
        players,
        rows: game.rows,
        chosen: game.chosen,
        turn: game.turn,
        open_tiles: game.open_tiles,
        removed_tiles: game.removed_tiles,
        neutral_projects: game.neutral_projects,
        neutral_donations: game.neutral_donations,
        andrew: game.andrew,
    }
}

/// The game of a view: nothing is hidden, so it is the very same. (Of Andrew's cards nothing exists that isn't seen.)
pub(crate) fn imagine(view: &View) -> Carnegie {
    let players: [Player; MOST_SEATS] =
        std::array::from_fn(|seat| view.players.get(seat).cloned().unwrap_or_else(Player::at_start));
    Carnegie {
        options: view.options,
        seats: view.players.len() as u8,
        round: view.round,
        start: view.start,
        phase: view.phase,
        players,
        rows: view.rows,
        chosen: view.chosen,
        turn: view.turn,
        open_tiles: view.open_tiles,
        removed_tiles: view.removed_tiles,
        neutral_projects: view.neutral_projects,
        neutral_donations: view.neutral_donations,
        andrew: view.andrew,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, donation, round_one, slots};
    use engine::{Game, Viewer};

    #[test]
    fn a_score_that_is_counted_apart_is_the_score() {
        let mut game = round_one(2);
        let anna = &mut game.players[0];
        anna.projects = slots(&["Chicago 1", "Pittsburgh 1", "New York 1", "Boston 1"]);
        anna.donations =
            ["welfare_goods", "welfare_flat", "human_rights_donations"].map(donation).into_iter().collect();
        let view = game.view(Viewer::Spectator);

        let donations: u32 = view.donations(ANNA).map(|(_, points)| points).sum();
        let network = view.network(ANNA).map_or(0, |network| network.points);
        let anna = view.player(ANNA);
        let on_table = anna.company_points() + anna.strip_points() + anna.city_points();
        let apart = anna.points + anna.choice_tile_points() + on_table + network + donations;

        assert!(network > 0 && donations > 7, "{network} {donations}");
        assert_eq!(apart, view.score(ANNA).total());
        assert!(
            view.donations(ANNA).all(|(donation, points)| i64::from(points) == view.donation_points(ANNA, donation))
        );
    }

    #[test]
    fn looking_again_shows_the_same_as_a_new_look() {
        let (before, mut now) = (round_one(3), round_one(3));
        now.round = 7;
        now.players[1].money += 5;
        let mut view = before.view(Viewer::Spectator);

        now.look_again(&mut view);

        assert_eq!(view, now.view(Viewer::Spectator));
    }

    #[test]
    fn looking_again_at_one_player_shows_what_that_one_and_the_table_have() {
        let (before, mut now) = (round_one(3), round_one(3));
        now.round = 7;
        now.players[0].money += 5;
        let mut view = before.view(Viewer::Spectator);

        now.look_again_at(ANNA, &mut view);

        assert_eq!(view, now.view(Viewer::Spectator), "nobody else has anything new");
        now.players[1].money += 5;
        now.look_again_at(ANNA, &mut view);
        assert_eq!(view.players[1], before.players[1], "others are not looked at");
    }
}
