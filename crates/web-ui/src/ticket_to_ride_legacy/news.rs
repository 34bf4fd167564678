//! What the last decision changed, and what others did since the reader's own turn, read from their sentences: for marks on the board and beside it.

use crate::parts::told::{number, proper_name, seat};
use crate::{Scene, Words};
use engine::{Message, Seat};
use ticket_to_ride_legacy::{City, LegacyGame};

/// A claim: the names of both cities, and by whom.
type Claim = ([&'static str; 2], Seat);

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// By the last decision.
    claims: Vec<Claim>,
    /// Since the reader's own turn.
    recent: Vec<Claim>,
    /// Places of the open cards that the last decision filled anew.
    turned_up: Vec<i64>,
}

impl News {
    pub(crate) fn of(scene: &Scene<LegacyGame>) -> News {
        let turned_up = |message: &Message| number(message, "place").filter(|_| message.id == "lg-card-turned-up");
        News {
            claims: scene.news.iter().filter_map(claim).collect(),
            recent: scene.since.iter().filter_map(claim).collect(),
            turned_up: scene.news.iter().filter_map(turned_up).collect(),
        }
    }

    pub(crate) fn is_new(&self, ends: [City; 2], seat: Seat) -> bool {
        self.claims.contains(&(ends.map(City::name), seat))
    }

    pub(crate) fn is_recent(&self, ends: [City; 2], seat: Seat) -> bool {
        self.recent.contains(&(ends.map(City::name), seat))
    }

    /// The open card in this place, counted from 0.
    pub(crate) fn is_turned_up(&self, place: usize) -> bool {
        self.turned_up.contains(&(place as i64 + 1))
    }
}

/// "claimed Boston–Albany, drew 1 card": what this company did since the reader's own turn.
pub(crate) fn did(who: Seat, since: &[Message], words: &Words) -> Option<String> {
    let its = || since.iter().filter(|message| seat(message, "seat") == Some(who));
    let count = |ids: &[&str]| its().filter(|message| ids.contains(&message.id)).count();
    let some = |id: &str, count: usize| (count > 0).then(|| words.say_with(id, &[("count", count.into())]));
    let claims = its().filter_map(claim).map(|([from, to], _)| {
        let args = [("from", from.into()), ("to", to.into())];
        words.say_with("lg-did-claim", &args)
    });
    let cards = count(&["lg-card-drawn", "lg-card-drawn-own", "lg-open-card-taken"]);
    let tickets = count(&["lg-tickets-kept", "lg-tickets-kept-own"]);
    let rest = [some("lg-did-cards", cards), some("lg-did-tickets", tickets)];
    let parts: Vec<String> = claims.chain(rest.into_iter().flatten()).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn claim(message: &Message) -> Option<Claim> {
    let is_claim = message.id.starts_with("lg-route-claimed");
    let ends = [proper_name(message, "from")?, proper_name(message, "to")?];
    is_claim.then_some((ends, seat(message, "seat")?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_company_is_told_of_by_what_it_did() {
        let claimed =
            Message::new("lg-route-claimed").seat("seat", Seat(1)).name("from", "Boston").name("to", "Albany");
        let drew = Message::new("lg-card-drawn").seat("seat", Seat(1));
        let since = [claimed, drew.clone(), drew];

        let words = Words::new(Lang::En);
        assert_eq!(did(Seat(1), &since, words).as_deref(), Some("claimed Boston–Albany, drew 2 cards"));
        assert_eq!(did(Seat(0), &since, words), None);
    }
}
