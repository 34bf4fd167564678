//! The table without lists, for a search that reads thousands of positions: all is open (SD-0.10), so it gives nothing away.

use crate::rules::forecast;
use crate::state::{MOST_SEATS, SteelDriver};
use crate::view::{company_view, player_view};
use crate::{Board, CitySet, Company, CompanyView, Forecast, LinkSet, Phase, PlayerView, TrainTable, View};
use engine::Seat;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    pub seats: u8,
    pub map: Board,
    /// 1 to 5.
    pub round: u8,
    /// Who holds the marker "active player".
    pub active: Seat,
    pub phase: Phase,
    /// By seat; those beyond the last seat have nothing.
    pub players: [PlayerView; MOST_SEATS],
    /// In the order of [`Company::ALL`].
    pub companies: [CompanyView; 6],
    pub trains: TrainTable,
    pub is_joined: bool,
    pub goods_on_board: CitySet,
}

impl SteelDriver {
    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What lies open, taken from the game: everything but the luck.
    pub fn open(&self) -> Open {
        Open {
            seats: self.seats,
            map: self.options.map,
            round: self.round,
            active: self.active,
            phase: self.phase,
            players: std::array::from_fn(|seat| player_view(self, Seat(seat as u8))),
            companies: Company::ALL.map(|company| company_view(self, company)),
            trains: self.trains,
            is_joined: self.transcontinental.is_some(),
            goods_on_board: self.goods_on_board,
        }
    }
}

impl View {
    /// What lies open, taken from a view: nothing is hidden in this game.
    pub fn open(&self) -> Open {
        let nobody = PlayerView { stones: 0, money: 0, shares: [0; 6] };
        Open {
            seats: self.seats,
            map: self.options.map,
            round: self.round,
            active: self.active,
            phase: self.phase,
            players: std::array::from_fn(|seat| self.players.get(seat).copied().unwrap_or(nobody)),
            companies: Company::ALL.map(|company| *self.company(company)),
            trains: self.trains,
            is_joined: self.transcontinental.is_some(),
            goods_on_board: self.goods_on_board,
        }
    }
}

impl Open {
    /// What is known of one company.
    pub fn company(&self, company: Company) -> &CompanyView {
        &self.companies[company.index()]
    }

    /// The links of this board on which no track lies.
    pub fn free_links(&self) -> LinkSet {
        self.companies.iter().fold(self.map.links(), |free, company| free.minus(company.links))
    }

    /// What the companies' shares would pay if the game ended now, in the order of [`Company::ALL`]: each company takes,
    /// in its turn, the good that is worth most to it.
    pub fn forecast(&self) -> [Forecast; 6] {
        let networks = self.companies.map(|company| company.cities);
        let gathered = self.companies.map(|company| company.goods);
        match self.phase {
            Phase::TakeGood { company, .. } => {
                forecast::forecast(self.trains.from(company), &networks, self.goods_on_board, gathered)
            }
            Phase::Finished => forecast::forecast(std::iter::empty(), &networks, CitySet::EMPTY, gathered),
            _ => {
                let served = networks.iter().fold(CitySet::EMPTY, |all, network| all.union(*network));
                forecast::forecast(self.trains.next_order(), &networks, served, gathered)
            }
        }
    }

    /// What a player would have if the game ended now: money, the profits that they are about to collect, their shares.
    pub fn worth_now(&self, seat: Seat, forecast: &[Forecast; 6]) -> u32 {
        let player = &self.players[seat.index()];
        if self.phase == Phase::Finished {
            return player.money;
        }
        let profits = self.companies.iter().filter(|company| company.controller == Some(seat));
        let shares = player.shares.iter().zip(forecast).map(|(shares, share)| u32::from(*shares) * share.dollars);
        player.money + profits.map(|company| company.profit).sum::<u32>() + shares.sum::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, new_game};
    use crate::{Company, Phase};
    use engine::{Game, Viewer};

    /// SD-0.10: the table tells the same with lists and without.
    #[test]
    fn a_view_and_its_table_tell_the_same() {
        let game =
            new_game(3).controls(ANNA, Company::Red).track(Company::Red, &["New York", "Buffalo"]).money(ANNA, 40);
        let open = game.open();

        assert_eq!(game.view(Viewer::Spectator).open(), open);
        assert_eq!((open.players[0].money, open.players[5].money), (40, 0));
        assert_eq!(open.free_links(), game.view(Viewer::Spectator).free_links());
        assert!(!matches!(open.phase, Phase::Finished));
    }
}
