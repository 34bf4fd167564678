//! The players, each where they sit: money, shares, what the year would bring, whose turn it is, who is ahead, and in an auction who is still in.

use super::super::badges::share_badges;
use super::super::details::{last_payday, until, years_left};
use super::action_track::{has_moved, order};
use super::auction::bidders;
use crate::glossary::word;
use crate::parts::faces::bot_face;
use crate::parts::who::you;
use crate::{Inputs, Scene};
use american_rails::{AmericanRails, Phase, PlayerView, View};
use engine::Seat;
use maud::{Markup, html};

/// Everybody stays where they are; their number in the order of the phase stands beside them.
pub(crate) fn players(scene: &Scene<AmericanRails>) -> Markup {
    let seats = Seat::all(scene.view.players.len());
    html! { ol.people.in-rows.numbered { @for seat in seats { (row(seat, scene)) } } }
}

fn row(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let looks_at = || {
        let place = (is_turn(seat, scene.view), place(seat, scene.view), has_moved(scene.view, seat));
        let end = goes_on(scene.view).then(|| (is_ahead(seat, scene.view), scene.view.year, last_payday(scene.view)));
        Inputs::of(&(scene.view.player(seat), place, end, bidding(seat, scene)))
    };
    scene.piece(("row", seat.index()), looks_at, |scene| drawn_row(seat, scene))
}

/// AR-7.2: what a player would have at the end, if every year brought what this one does.
fn at_the_end(view: &View, player: &PlayerView) -> u32 {
    player.money + player.dividends_due * years_left(view)
}

/// Before the first year nothing is known of the end; at the end the places are told.
fn goes_on(view: &View) -> bool {
    view.column.is_some() && !matches!(view.phase, Phase::Finished { .. })
}

/// Whether nobody would have more.
fn is_ahead(seat: Seat, view: &View) -> bool {
    let most = view.players.iter().map(|player| at_the_end(view, player)).max();
    goes_on(view) && most == Some(at_the_end(view, view.player(seat)))
}

fn is_turn(seat: Seat, view: &View) -> bool {
    view.phase.seat() == Some(seat)
}

/// In the order of this phase, counted from 0.
fn place(seat: Seat, view: &View) -> Option<usize> {
    order(view).iter().position(|other| *other == seat)
}

fn drawn_row(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let player = scene.view.player(seat);
    let is_turn = is_turn(seat, scene.view);
    let (total, short) = (at_the_end(scene.view, player), last_payday(scene.view) % 100);
    let due =
        [("dollars", player.dividends_due.into()), ("total", total.into()), ("short", short.into()), until(scene.view)];
    let bidding = bidding(seat, scene);
    let state = bidding.as_ref().map_or("", |(class, _)| class);
    html! {
        li id={ "player-card-" (seat.0) } class={ "player-" (seat.0) " " (state) @if is_turn { " act" } } aria-current=[is_turn.then_some("true")] {
            (place_in_order(seat, scene))
            span.nm {
                i.sign aria-hidden="true" { (scene.people.sign(seat)) } " " (bot_face(seat, scene.people, words)) (scene.people.name(seat))
                small { (you(words)) }
            }
            span.m {
                (words.money(player.money))
                @if goes_on(scene.view) {
                    " " small.ends.first[is_ahead(seat, scene.view)] { (word(&words.say_with("ar-ends-with", &due), &words.say_with("ar-ends-with.title", &due), &format!("means-ends-{}", seat.0))) }
                }
            }
            span.s { (share_badges(seat, scene)) @if let Some((_, said)) = &bidding { " " span.bid { (said) } } }
            span.d data-sum title=(words.say_with("ar-dividends-due.total", &due)) {
                span aria-hidden="true" { (words.say_with("ar-a-year", &due)) }
                span.unseen { (words.say_with("ar-dividends-due", &due)) }
            }
        }
    }
}

/// In an auction: who bids now, leads with which bid, is in or out.
fn bidding(seat: Seat, scene: &Scene<AmericanRails>) -> Option<(&'static str, String)> {
    let Phase::Auction(auction) = scene.view.phase else { return None };
    let bidders = bidders(auction, scene);
    Some((bidders.state(seat), bidders.said(seat, scene.words)))
}

/// The number in the order of this phase; a tick for who has moved.
fn place_in_order(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let place = place(seat, scene.view);
    let moved = has_moved(scene.view, seat) && !is_turn(seat, scene.view);
    html! {
        @if let Some(place) = place {
            @let id = if moved { "ar-has-moved" } else { "ar-in-order" };
            @let said = scene.words.say_with(id, &[("place", (place + 1).into())]);
            span.nth.moved[moved] title=(said) {
                span aria-hidden="true" { @if moved { "✓" } @else { (place + 1) } }
                span.unseen { (said) }
            }
        } @else { span.nth.none {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page_testing::{page_for, play};
    use crate::{Lang, Words};
    use engine::{Game, Viewer};

    #[test]
    fn cards_stay_by_seats_whatever_the_order_of_a_phase() {
        let mut orders = 0;
        play::<AmericanRails>(4, Default::default(), "seats", |table| {
            let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
            let at = |seat: usize| page.find(&format!("id=\"player-card-{seat}\"")).unwrap();
            assert!((1..4).all(|seat| at(seat - 1) < at(seat)));
            orders += usize::from(!order(&table.game().view(Viewer::All)).is_sorted());
        });
        assert!(orders > 5, "nobody was ever before one who sits before them");
    }

    #[test]
    fn what_somebody_would_have_names_its_year() {
        let mut told = 0;
        play::<AmericanRails>(3, Default::default(), "year", |table| {
            let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
            let ends = page.split("popovertarget=\"means-ends-").skip(1).filter_map(|rest| rest.split_once('>'));
            for (_, end) in ends {
                assert!(end.starts_with("’57: $"), "{}", end.chars().take(20).collect::<String>());
                assert!(end.contains("what its shares pay now"), "and opens what it means");
                told += 1;
            }
        });
        assert!(told > 0, "nobody was told");
    }

    /// AR-7.2: money in hand, and what the shares pay until the end.
    #[test]
    fn who_would_win_as_things_stand_is_ahead() {
        let table = play::<AmericanRails>(3, Default::default(), "ahead", |_| {});
        let mut view = table.game().view(Viewer::All);
        let mut ahead_of = |column, phase, money: [u32; 3]| {
            (view.year, view.column, view.phase) = (1856, column, phase);
            for (player, money) in view.players.iter_mut().zip(money) {
                (player.money, player.dividends_due) = (money, 0);
            }
            view.players[2].dividends_due = 10;
            Seat::all(3).filter(|seat| is_ahead(*seat, &view)).collect::<Vec<_>>()
        };
        let moves = Phase::MoveTrain { seat: Seat(0) };

        assert_eq!(ahead_of(Some(1), moves, [50, 40, 31]), [Seat(2)], "two years are still to pay");
        assert_eq!(ahead_of(Some(1), moves, [51, 40, 31]), [Seat(0), Seat(2)]);
        assert_eq!(ahead_of(None, moves, [51, 40, 31]), [Seat(0); 0], "in the preparation nothing is known");
        assert_eq!(ahead_of(Some(2), Phase::Finished { reasons: Default::default() }, [51, 40, 31]), [Seat(0); 0]);
    }
}
