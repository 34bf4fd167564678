//! Which train cards to take.

use super::Outlook;
use super::weights::Weights;
use engine::Seat;
use ticket_to_ride_legacy::{Action, Card, Colour, Phase, RouteId, View};

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
            Some(card) if card.is_locomotive() => Weights::now().locomotive,
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
        None => Weights::now().locomotive,
    }
}

/// The top of the deck.
fn blind(outlook: &Outlook) -> f64 {
    *outlook.blind.get_or_init(|| top_of_the_deck(outlook))
}

/// By what is neither open nor in the discards nor in the own hand.
fn top_of_the_deck(outlook: &Outlook) -> f64 {
    const OF_EACH: f64 = 12.0;
    let colour = |colour: Colour| {
        let seen = outlook.view.discards.of(colour) + outlook.hand().of(colour);
        ((OF_EACH - f64::from(seen)).max(0.5), of_colour(outlook, colour))
    };
    let locomotives = outlook.view.discards.locomotives() + outlook.hand().locomotives();
    let all = Colour::ALL.map(colour);
    let locomotive = ((OF_EACH - f64::from(locomotives)).max(0.0), Weights::now().locomotive);
    let of_all = all.iter().chain([&locomotive]);
    let (count, sum) = of_all.fold((0.0, 0.0), |(count, sum), (cards, worth)| (count + cards, sum + cards * worth));
    sum / count
}

fn of_colour(outlook: &Outlook, colour: Colour) -> f64 {
    let Weights { any_card, of_a_kind, .. } = Weights::now();
    let unwanted = any_card + of_a_kind * f64::from(outlook.hand().of(colour).min(6));
    outlook.wanted[colour as usize].max(unwanted)
}

/// By colour: what a card is worth to the plan. Coloured routes take theirs from the hand first, the most pressing first, grey ones what is left.
pub(super) fn wanted(view: &View, seat: Seat, pressing: &[(RouteId, f64)]) -> [f64; 6] {
    let hand = view.player(seat).hand.unwrap_or_default();
    let mut left = Colour::ALL.map(|colour| hand.of(colour));
    let mut missing = [0; 6];
    let mut most = [0.0_f64; 6];
    let mut take = |left: &mut [u8; 6], colour: usize, length: u8, pressing: f64| {
        let there = left[colour].min(length);
        left[colour] -= there;
        if there < length {
            missing[colour] += length - there;
            most[colour] = most[colour].max(pressing / f64::from(length - there));
        }
    };
    let routes = pressing.iter().map(|(id, pressing)| (view.world.route(*id), *pressing));
    for (route, pressing) in routes.clone() {
        if let Some(colour) = route.colour {
            take(&mut left, colour as usize, route.length, pressing);
        }
    }
    for (route, pressing) in routes.filter(|(route, _)| route.colour.is_none()) {
        let colour = (0..6).max_by_key(|colour| left[*colour]).unwrap_or(0);
        take(&mut left, colour, route.length, pressing);
    }
    let weights = Weights::now();
    std::array::from_fn(|colour| match missing[colour] {
        0 => 0.0,
        missing => weights.wanted + weights.nearly_there / f64::from(missing) + weights.pressing * most[colour],
    })
}
