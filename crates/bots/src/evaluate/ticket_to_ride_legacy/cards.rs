//! Which train cards to take.

use super::Outlook;
use ticket_to_ride_legacy::{Action, Card, Colour, Phase};

/// Dollars that a card is worth which nobody waits for.
const ANY_CARD: f64 = 0.35;
/// One of a wanted colour …
const WANTED: f64 = 0.9;
/// … and more the fewer are missing.
const NEARLY_THERE: f64 = 0.5;
const LOCOMOTIVE: f64 = 1.3;

/// A first or a later card of a draw.
pub(super) fn draw(outlook: &Outlook, action: &Action) -> f64 {
    if outlook.is_last_turn {
        return 0.0;
    }
    let left = match outlook.view.phase {
        Phase::Draw { left, .. } => left,
        Phase::LongerDraw { .. } => 1,
        _ => outlook.view.world.options().limits.cards_drawn,
    };
    let rest = f64::from(left.saturating_sub(1)) * blind(outlook);
    match action {
        Action::TakeOpen { place } => match outlook.view.open_cards[usize::from(*place)] {
            // LG-4.2: an open locomotive is a whole draw.
            Some(card) if card.is_locomotive() => LOCOMOTIVE,
            Some(card) => of(outlook, card) + rest,
            None => 0.0,
        },
        Action::DrawBlind => blind(outlook) + rest,
        // A longer draw costs a dollar: that is what ending it saves.
        Action::EndDraw => 1.0,
        _ => 0.0,
    }
}

/// What a card in the hand is worth.
pub(super) fn of(outlook: &Outlook, card: Card) -> f64 {
    match card.colour() {
        Some(colour) => of_colour(outlook, colour),
        None => LOCOMOTIVE,
    }
}

/// The top of the deck: by what is neither open nor in the discards nor in the own hand.
fn blind(outlook: &Outlook) -> f64 {
    const OF_EACH: f64 = 12.0;
    let colour = |colour: Colour| {
        let seen = outlook.view.discards.of(colour) + outlook.hand().of(colour);
        ((OF_EACH - f64::from(seen)).max(0.5), of_colour(outlook, colour))
    };
    let locomotives = outlook.view.discards.locomotives() + outlook.hand().locomotives();
    let all = Colour::ALL.map(colour);
    let locomotive = ((OF_EACH - f64::from(locomotives)).max(0.0), LOCOMOTIVE);
    let of_all = all.iter().chain([&locomotive]);
    let (count, sum) = of_all.fold((0.0, 0.0), |(count, sum), (cards, worth)| (count + cards, sum + cards * worth));
    sum / count
}

fn of_colour(outlook: &Outlook, colour: Colour) -> f64 {
    match outlook.wanted[colour as usize] {
        0 => ANY_CARD + 0.03 * f64::from(outlook.hand().of(colour).min(6)),
        missing => WANTED + NEARLY_THERE / f64::from(missing),
    }
}
