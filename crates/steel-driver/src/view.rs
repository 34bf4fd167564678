//! The table as a reader sees it. All is open (SD-0.10): it is the whole table, the same for every viewer.

use crate::rules::{goods, link, transcontinental};
use crate::state::{CompanyState, SteelDriver};
use crate::{City, CitySet, Company, Forecast, Good, Link, LinkSet, Options, Phase, TrainTable, Transcontinental};
use engine::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub seats: u8,
    pub options: Options,
    /// 1 to 5.
    pub round: u8,
    /// Who holds the marker "active player".
    pub active: Seat,
    pub phase: Phase,
    /// Stones that nobody has.
    pub supply: u8,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// All six, in the order of [`Company::ALL`].
    pub companies: Vec<CompanyView>,
    pub trains: TrainTable,
    pub transcontinental: Option<Transcontinental>,
    /// Goods beside the board, in the order of [`Good::ALL`].
    pub goods_supply: [u8; 5],
    /// The cities that hold a good: in the final accounting only.
    pub goods_on_board: CitySet,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub stones: u8,
    pub money: u32,
    /// In the order of [`Company::ALL`].
    pub shares: [u8; 6],
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CompanyView {
    pub company: Company,
    /// On its field.
    pub stones: u8,
    pub shares_left: u8,
    pub track_left: u8,
    /// Who holds its control stone.
    pub controller: Option<Seat>,
    /// Who won it in the latest round in which it was auctioned.
    pub last_controller: Option<Seat>,
    /// The marker on the profit table.
    pub profit: u32,
    pub start: Option<City>,
    pub links: LinkSet,
    /// The cities of its network, the start included.
    pub cities: CitySet,
    /// In the order of [`Good::ALL`].
    pub goods: [u8; 5],
    /// What its goods are worth (SD-8.4).
    pub goods_value: u32,
}

/// What building a link would do.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LinkPreview {
    /// In stones.
    pub price: u8,
    /// The city that is new to the company; none where it has both ends already.
    pub city: Option<City>,
    /// What the city and the transcontinental bonus add to the company's profit.
    pub profit: u32,
    /// The transcontinental link, if this closes it.
    pub transcontinental: Option<Transcontinental>,
}

impl View {
    /// What is known of one company.
    pub fn company(&self, company: Company) -> &CompanyView {
        &self.companies[company.index()]
    }

    /// What is known of one player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// How many shares of a company a player holds.
    pub fn shares_of(&self, seat: Seat, company: Company) -> u8 {
        self.player(seat).shares[company.index()]
    }

    /// Whose track lies on a link.
    pub fn owner(&self, link: Link) -> Option<Company> {
        self.companies.iter().find(|company| company.links.contains(link)).map(|company| company.company)
    }

    /// The links of this board on which no track lies.
    pub fn free_links(&self) -> LinkSet {
        self.companies.iter().fold(self.options.map.links(), |free, company| free.minus(company.links))
    }

    /// The companies with track at a city.
    pub fn companies_at(&self, city: City) -> impl Iterator<Item = Company> {
        self.companies.iter().filter(move |company| company.cities.contains(city)).map(|company| company.company)
    }

    /// SD-8.1: the good that lies on a city.
    pub fn good_at(&self, city: City) -> Option<Good> {
        self.goods_on_board.contains(city).then(|| city.good())
    }

    /// What this link would do for a company, allowed or not. The start matters only for a first link between two
    /// hexagonal cities (SD-4.5).
    pub fn preview(&self, company: Company, link: Link, start: Option<City>) -> LinkPreview {
        self.preview_knowing(self.closing_links(), company, link, start)
    }

    /// The same for who asks of many links and knows already which of them would join the coasts.
    pub fn preview_knowing(&self, closing: LinkSet, company: Company, link: Link, start: Option<City>) -> LinkPreview {
        let its = self.company(company);
        let (a, b) = link.ends();
        let hexagonal = || [a, b].into_iter().find(|end| end.is_start());
        let start = if its.links.is_empty() { start.or_else(hexagonal) } else { None };
        let city = link::newly_reached(its.cities, link, start);
        let transcontinental = closing.contains(link).then(|| self.transcontinental_if(company, link)).flatten();
        let bonus = transcontinental.map_or(0, |joined| joined.bonus(company));
        LinkPreview { price: link.price(), city, profit: city.map_or(0, City::value) + bonus, transcontinental }
    }

    /// SD-5.1: links that would join San Francisco and New York, whoever built them; none once that is done.
    pub fn closing_links(&self) -> LinkSet {
        if self.transcontinental.is_some() {
            return LinkSet::EMPTY;
        }
        transcontinental::closing(self.companies.iter().fold(LinkSet::EMPTY, |all, its| all.union(its.links)))
    }

    /// SD-5: the transcontinental link as it would be scored if this company built this link now.
    pub fn transcontinental_if(&self, company: Company, link: Link) -> Option<Transcontinental> {
        if self.transcontinental.is_some() {
            return None;
        }
        let mut links = Company::ALL.map(|company| self.company(company).links);
        links[company.index()] = links[company.index()].with(link);
        transcontinental::joined(&links, company, self.round)
    }

    /// What the companies' shares would pay if the game ended now, in the order of [`Company::ALL`]: each company takes,
    /// in its turn, the good that is worth most to it.
    pub fn forecast(&self) -> [Forecast; 6] {
        self.open().forecast()
    }

    /// What a player would have if the game ended now: money, the profits that they are about to collect, their shares.
    pub fn worth_now(&self, seat: Seat, forecast: &[Forecast; 6]) -> u32 {
        self.open().worth_now(seat, forecast)
    }
}

pub(crate) fn view(game: &SteelDriver) -> View {
    View {
        seats: game.seats,
        options: game.options,
        round: game.round,
        active: game.active,
        phase: game.phase,
        supply: game.supply,
        players: game.all_seats().map(|seat| player_view(game, seat)).collect(),
        companies: Company::ALL.iter().map(|company| company_view(game, *company)).collect(),
        trains: game.trains,
        transcontinental: game.transcontinental,
        goods_supply: game.goods_supply,
        goods_on_board: game.goods_on_board,
    }
}

/// The game of a view: nothing is hidden, so it is the very same.
pub(crate) fn imagine(view: &View) -> SteelDriver {
    let mut game = SteelDriver {
        seats: view.seats,
        options: view.options,
        round: view.round,
        active: view.active,
        phase: view.phase,
        supply: view.supply,
        stones: Default::default(),
        money: Default::default(),
        shares: Default::default(),
        companies: Company::ALL.map(|company| company_state(view.company(company))),
        trains: view.trains,
        transcontinental: view.transcontinental,
        goods_supply: view.goods_supply,
        goods_on_board: view.goods_on_board,
    };
    for (seat, player) in view.players.iter().enumerate() {
        game.stones[seat] = player.stones;
        game.money[seat] = player.money;
        game.shares[seat] = player.shares;
    }
    game
}

pub(crate) fn player_view(game: &SteelDriver, seat: Seat) -> PlayerView {
    let seat = seat.index();
    PlayerView { stones: game.stones[seat], money: game.money[seat], shares: game.shares[seat] }
}

pub(crate) fn company_view(game: &SteelDriver, company: Company) -> CompanyView {
    let its = game.company(company);
    CompanyView {
        company,
        stones: its.stones,
        shares_left: its.shares_left,
        track_left: its.track_left,
        controller: its.controller,
        last_controller: its.last_controller,
        profit: its.profit,
        start: its.start,
        links: its.links,
        cities: its.cities,
        goods: its.goods,
        goods_value: goods::goods_value(its.goods),
    }
}

fn company_state(company: &CompanyView) -> CompanyState {
    CompanyState {
        stones: company.stones,
        shares_left: company.shares_left,
        track_left: company.track_left,
        controller: company.controller,
        last_controller: company.last_controller,
        profit: company.profit,
        start: company.start,
        links: company.links,
        cities: company.cities,
        goods: company.goods,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Company::{Blue, Green, Red};
    use crate::rules::positions::{ANNA, ERIK, city, link, new_game};
    use engine::{Chance, Game, Seed, Viewer};

    fn position() -> SteelDriver {
        new_game(3)
            .controls(ANNA, Red)
            .field(Red, 7)
            .track(Red, &["New York", "Buffalo", "Cleveland", "Chicago", "Davenport", "Omaha"])
            .track(Green, &["San Francisco", "Salt Lake City", "Denver"])
            .building()
    }

    /// SD-0.7, SD-0.10: stones and money of every player are public, as all else: every viewer sees the same.
    #[test]
    fn every_viewer_sees_everything() {
        let game = position().money(ERIK, 120);
        let view = game.view(Viewer::Spectator);

        assert_eq!((view.player(ERIK).stones, view.player(ERIK).money), (10, 120));
        assert!(game.all_seats().all(|seat| game.view(Viewer::Seat(seat)) == view));
        let seed = Seed::new("view");
        assert_eq!(SteelDriver::imagine(&view, &mut Chance::new(&seed, 0)), game);
    }

    /// SD-4.10, SD-4.11: what a link costs and brings, before it is built.
    #[test]
    fn a_link_can_be_looked_at_before_it_is_built() {
        let view = view(&position());
        let preview = |company, name| view.preview(company, link(name), None);

        let plain = preview(Red, "Buffalo–Albany");
        assert_eq!((plain.price, plain.city, plain.profit), (3, Some(city("Albany")), 20));
        assert_eq!(plain.transcontinental, None);
        assert_eq!(preview(Red, "New York–Albany").city, Some(city("Albany")));
        let game = position().track(Red, &["Buffalo", "Albany"]);
        let loop_line = super::view(&game).preview(Red, link("New York–Albany"), None);
        assert_eq!((loop_line.city, loop_line.profit), (None, 0));
    }

    /// SD-4.12: a first link brings the city it leads to.
    #[test]
    fn a_first_link_can_be_looked_at_from_both_starts() {
        let view = view(&position());
        let from = |start: &str| view.preview(Blue, link("New York–Philadelphia"), Some(city(start))).city;

        assert_eq!((from("New York"), from("Philadelphia")), (Some(city("Philadelphia")), Some(city("New York"))));
        assert_eq!(view.preview(Blue, link("New Orleans–Memphis"), None).profit, 30);
    }

    /// SD-5.7: the closing link brings the bonus on top; the preview is what happens.
    #[test]
    fn the_transcontinental_link_is_foreseen() {
        let mut game = position();
        let preview = view(&game).preview(Red, link("Denver–Omaha"), None);
        let foreseen = preview.transcontinental.expect("it closes the gap");
        assert_eq!((preview.profit, foreseen.length, foreseen.others.contains(Green)), (100, 8, true));

        game.builds("Denver–Omaha");

        assert_eq!(game.transcontinental, Some(foreseen));
        assert_eq!(view(&game).transcontinental_if(Red, link("Denver–Kansas City")), None, "it happens once");
    }

    #[test]
    fn a_view_tells_who_is_where() {
        let view = view(&position());

        assert_eq!(view.owner(link("Buffalo–New York")), Some(Red));
        assert_eq!(view.owner(link("Denver–Omaha")), None);
        assert_eq!(view.free_links().len(), 83 - 7);
        assert_eq!(view.companies_at(city("Denver")).collect::<Vec<_>>(), [Green]);
        assert_eq!((view.company(Red).track_left, view.shares_of(ANNA, Red)), (12, 1));
        assert_eq!(view.good_at(city("Denver")), None);
    }

    /// SD-8.1: in the final accounting the goods lie on the cities.
    #[test]
    fn goods_are_seen_on_the_cities() {
        let mut game = position();
        game.accounts();

        assert_eq!(view(&game).good_at(city("Denver")), Some(Good::Orange));
    }

    #[test]
    fn a_view_is_readable_json() {
        let json = serde_json::to_value(view(&position())).unwrap();

        assert_eq!(json["phase"], serde_json::json!({"waits_for": "build", "company": "red", "seat": 0}));
        assert_eq!(
            json["companies"][2]["links"],
            serde_json::json!(["San Francisco–Salt Lake City", "Salt Lake City–Denver"])
        );
        assert_eq!(json["trains"]["top"][0], "red");
    }
}
