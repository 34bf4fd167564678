//! Set-up step 10 and claim step 14: the contract of the year.

use super::deck::Dealer;
use super::postcards;
use super::setup_steps;
use super::steps::{Claim, pay_by_rule};
use crate::contents::contracts::{Contract, ContractSet};
use crate::contents::postcards::{From, Postcard};
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::{Chance, Seat};

/// Set-up step 10.
const STEP: u8 = 10;

/// Step 10: as many as the rule says lie open, of those that can be met on the open boards.
pub(crate) fn deal(game: &mut LegacyGame, dealt: u8, chance: &mut Chance, events: &mut Vec<Event>) {
    let contracts = game.world.options().contracts.iter();
    let mut deck: ContractSet = contracts.filter(|contract| contract.is_possible(&game.world)).collect();
    for _ in 0..dealt {
        let Some(contract) = chance.draw(&mut deck) else { break };
        game.pieces.contracts_dealt.push(contract);
        events.push(Event::ContractDealt { contract });
    }
}

/// LG-6.5: the start player, who was last, says which one it is.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat) -> Option<Phase> {
    let is_open = game.pieces.contract.is_none() && !game.pieces.contracts_dealt.is_empty();
    (seat == game.start_player && is_open).then_some(Phase::Contract { seat })
}

pub(crate) fn may_choose(game: &LegacyGame, contract: Contract) -> Result<Seat, Illegal> {
    let Phase::Contract { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let is_dealt = game.pieces.contracts_dealt.contains(&contract);
    if is_dealt { Ok(seat) } else { Err(Illegal::NotThatContract { contract }) }
}

pub(crate) fn choose(
    game: &mut LegacyGame,
    contract: Contract,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_choose(game, contract)?;

    game.pieces.contract = Some(contract);
    events.push(Event::ContractChosen { seat, contract });
    setup_steps::decided(game, STEP, seat, chance, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    legal.extend(game.pieces.contracts_dealt.iter().map(|contract| Action::ChooseContract { contract: *contract }));
}

/// Step 14: the first company that meets it, and with enough companies the second.
pub(crate) fn look(game: &mut LegacyGame, rule: RuleCard, claim: Claim, dealer: &mut Dealer) {
    let &RuleWorks::Contract { first, second, second_from, .. } = rule.works() else { return };
    let Some(contract) = game.pieces.contract else { return };
    let places = if game.seat_count() >= usize::from(second_from) { 2 } else { 1 };
    let met = game.pieces.contract_met.len();
    if met >= places
        || game.pieces.contract_met.contains(&claim.seat)
        || !postcards::holds(game, claim, contract.when())
    {
        return;
    }
    game.pieces.contract_met.push(claim.seat);
    dealer.events.push(Event::ContractMet { seat: claim.seat, contract, medal: met == 0 });
    pay_by_rule(game, claim.seat, rule, if met == 0 { first } else { second }, dealer);
    if let (0, Some(card)) = (met, postcard_of(contract)) {
        let own = &mut game.pieces.of[claim.seat.index()];
        own.postcards = own.postcards.with(card);
        dealer.events.push(Event::PostcardReceived { seat: claim.seat, postcard: card });
    }
}

/// LG-5.8: received during a game, it can be met at once.
pub(crate) fn postcard_of(contract: Contract) -> Option<Postcard> {
    Postcard::all().find(|card| card.from() == From::Contract(contract))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, claim_with, opened, places, played_by, with_hand};
    use crate::{Colour, Company, Options};

    fn contract(id: &str) -> Contract {
        Contract::parse(id).unwrap()
    }

    /// Anna may claim Toronto to Sault Ste. Marie while this contract hangs on the wall.
    fn with_contract(seats: usize, id: &str) -> LegacyGame {
        let mut game = with_hand(played_by(seats, &["contract"]), ANNA, Colour::Red, 3);
        game.pieces.contract = Some(contract(id));
        game
    }

    /// LG-6.5, LG-3.15: three lie open at set-up, and the start player, who was last, says which one hangs there.
    #[test]
    fn the_start_player_chooses_among_three() {
        let rule = RuleCard::parse("contract").unwrap();
        let mut rules = RuleCard::at_the_start();
        rules.push(rule);
        let options = Options { rules, start_player: Some(Company::Red), ..Options::default() };
        let (mut game, _) = opened(2, options, "contract");
        game.does_as(ANNA, Action::KeepTickets { places: places(&[0, 1]) });
        game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1]) });

        assert_eq!((game.phase, game.legal().len()), (Phase::Contract { seat: ERIK }, 3));
        let dealt = game.pieces.contracts_dealt.clone();
        assert!(dealt.iter().all(|contract| contract.is_possible(&game.world)));
        let other = Contract::all().find(|contract| !dealt.contains(contract)).unwrap();
        let refused = game.refuses(Action::ChooseContract { contract: other });
        assert_eq!(refused, Illegal::NotThatContract { contract: other });

        game.does(Action::ChooseContract { contract: dealt[1] });
        assert_eq!((game.pieces.contract, game.phase), (Some(dealt[1]), Phase::Turn { seat: ERIK }));
    }

    /// LG-6.3: the first company to meet it takes $4 and a medal, and its postcard, which can be met at once.
    #[test]
    fn the_first_to_meet_it_takes_the_contract() {
        let mut game = with_contract(2, "empty-yard").trains(ANNA, 9);
        let events = game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        let met = Event::ContractMet { seat: ANNA, contract: contract("empty-yard"), medal: true };
        assert!(events.contains(&met));
        assert_eq!((game.player(ANNA).coins, game.pieces.contract_met.clone()), (5 + 4, vec![ANNA]));
        let card = postcard_of(contract("empty-yard")).unwrap();
        assert!(game.pieces.of[0].postcards.contains(card));
    }

    /// LG-6.3: with two companies there is nothing for the second; with four it takes $2 and no medal.
    #[test]
    fn the_second_is_paid_when_there_are_many() {
        for (seats, coins) in [(2, 5), (4, 5 + 2)] {
            let mut game = with_contract(seats, "empty-yard").trains(ANNA, 9);
            game.pieces.contract_met = vec![ERIK];
            let events = game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

            assert_eq!(game.player(ANNA).coins, coins, "{seats} companies");
            assert!(!events.iter().any(|event| matches!(event, Event::ContractMet { medal: true, .. })));
        }
    }

    /// LG-6.3: a claim that does not meet it changes nothing.
    #[test]
    fn another_claim_leaves_it_on_the_wall() {
        let mut game = with_contract(2, "night-express");
        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert_eq!((game.player(ANNA).coins, game.pieces.contract_met.len()), (5, 0));
    }
}
