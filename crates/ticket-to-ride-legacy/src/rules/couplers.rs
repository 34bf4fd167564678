//! Safe couplers: who fits them writes no names into the Book any more, for good.

use super::setup_steps;
use crate::contents::rules::RuleWorks;
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::{Chance, Seat};

/// The set-up step in which they are offered.
const STEP: u8 = 12;

/// Offered at set-up to each company that can have them.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat) -> Option<Phase> {
    price(game, seat).is_ok().then_some(Phase::Couplers { seat })
}

/// At set-up, or in a company's own turn before its action. Who fits them, and for how much.
pub(crate) fn may_fit(game: &LegacyGame) -> Result<(Seat, u32), Illegal> {
    match game.phase {
        Phase::Couplers { seat } | Phase::Turn { seat } => Ok((seat, price(game, seat)?)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn fit(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, dollars) = may_fit(game)?;

    game.player_mut(seat).coins -= dollars;
    game.pieces.of[seat.index()].couplers = true;
    events.push(Event::CouplersFitted { seat, dollars });
    if matches!(game.phase, Phase::Couplers { .. }) {
        setup_steps::decided(game, STEP, seat, chance, events);
    }
    Ok(())
}

pub(crate) fn may_decline(game: &LegacyGame) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Couplers { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn decline(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_decline(game)?;

    events.push(Event::CouplersDeclined { seat });
    setup_steps::decided(game, STEP, seat, chance, events);
    Ok(())
}

pub(crate) fn list(legal: &mut Vec<Action>) {
    legal.extend([Action::FitCouplers, Action::NoCouplers]);
}

/// In a turn they are one more thing to do, never a reason not to pass (LG-4.25).
pub(crate) fn list_in_turn(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    if price(game, seat).is_ok() {
        legal.push(Action::FitCouplers);
    }
}

fn price(game: &LegacyGame, seat: Seat) -> Result<u32, Illegal> {
    let Some(RuleWorks::Names { couplers: Some(dollars), .. }) = game.world.names_rule() else {
        return Err(Illegal::RuleNotFound);
    };
    let coins = game.player(seat).coins;
    if game.pieces.of[seat.index()].couplers {
        return Err(Illegal::CouplersFitted);
    }
    if coins < *dollars {
        return Err(Illegal::TooFewCoins { coins, dollars: *dollars });
    }
    Ok(*dollars)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::markers::payslip_lines;
    use crate::rules::positions::{ANNA, ERIK, everywhere, opened, paid, places, route};
    use crate::{Card, Colour, Company, CompanyOptions, Options, Payment, RuleCard, Sign};

    fn with_book(companies: Vec<CompanyOptions>) -> LegacyGame {
        let found = ["markers", "safe-couplers"].map(|id| RuleCard::parse(id).unwrap());
        let rules = RuleCard::at_the_start().into_iter().chain(found).collect();
        let start_player = Some(Company::Blue);
        let (mut game, _) = opened(2, Options { rules, companies, start_player, ..Options::default() }, "couplers");
        game.does_as(ANNA, Action::KeepTickets { places: places(&[0, 1]) });
        game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1]) });
        game
    }

    /// LG-6.3: offered at set-up to each company that has not got them and has the money.
    #[test]
    fn couplers_are_offered_at_set_up() {
        let mut game = with_book(Vec::new());
        assert_eq!((game.phase, game.legal().len()), (Phase::Couplers { seat: ANNA }, 2));
        game.does(Action::FitCouplers);
        assert_eq!((game.player(ANNA).coins, game.pieces.of[0].couplers), (1, true));
        assert_eq!(game.phase, Phase::Couplers { seat: ERIK });
        game.does(Action::NoCouplers);
        assert_eq!(game.phase, Phase::Turn { seat: ANNA });
        assert_eq!(game.refuses(Action::FitCouplers), Illegal::CouplersFitted);

        let fitted = CompanyOptions { couplers: true, ..CompanyOptions::new(Company::Blue) };
        let game = with_book(vec![fitted, CompanyOptions::new(Company::Red)]);
        assert_eq!(game.phase, Phase::Couplers { seat: ERIK }, "they lie in Anna's office");
    }

    /// LG-6.3, LG-4.27: in a turn they cost the same and the turn goes on; skulls write no names afterwards.
    #[test]
    fn couplers_can_be_fitted_in_a_turn() {
        let skull = (Card::of(Colour::Yellow, Sign::Skull), 1);
        let mut game = everywhere(2, &["safe-couplers"]).holds(ANNA, &[skull]).coins(ANNA, 4);
        game.does(Action::FitCouplers);
        assert_eq!((game.to_move(), game.player(ANNA).coins), (ANNA, 0));
        let short = route(&game, "cheyenne", "denver");
        let payment = Payment { skulls: 1, ..paid(Some(Colour::Yellow), 0) };
        game.does(Action::Claim { route: short, payment });

        assert_eq!((game.pieces.names.len(), payslip_lines(&game, ANNA)), (0, 0));
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-6.3: the Book is opened years before there are couplers: until then every skull is a name.
    #[test]
    fn the_book_comes_before_the_couplers() {
        let skull = (Card::of(Colour::Yellow, Sign::Skull), 1);
        let mut game = everywhere(2, &["markers", "book-of-names"]).holds(ANNA, &[skull]).coins(ANNA, 9);
        assert_eq!(game.refuses(Action::FitCouplers), Illegal::RuleNotFound);
        let short = route(&game, "cheyenne", "denver");
        let payment = Payment { skulls: 1, ..paid(Some(Colour::Yellow), 0) };
        let events = game.does(Action::Claim { route: short, payment });

        let name = crate::Name::after(0);
        assert!(events.contains(&Event::NameWritten { seat: ANNA, name }));
        assert_eq!((game.pieces.names.clone(), name.text()), (vec![(ANNA, name)], "Patrick Riordan"));
    }

    /// LG-2.7, LG-1.8: not without the money, and not before the book is open.
    #[test]
    fn couplers_cost_what_they_cost() {
        let mut game = everywhere(2, &["safe-couplers"]).coins(ANNA, 3);
        assert_eq!(game.refuses(Action::FitCouplers), Illegal::TooFewCoins { coins: 3, dollars: 4 });
        assert!(!game.legal().contains(&Action::FitCouplers));

        let mut game = everywhere(2, &[]);
        assert_eq!(game.refuses(Action::FitCouplers), Illegal::RuleNotFound);
    }
}
