//! A table that is read from its log begins with its seats as they were when it was opened. The database has them as they are now; what
//! the log says first of a seat tells what was before. Clocks depend on it: nobody's runs before they sat down, or while a bot stood in.

use catalog::engine::Seat;
use storage::{Entry, Logged, SeatKind, StoredSeat};

pub(crate) fn seats_at_opening(now: &[StoredSeat], log: &[Logged]) -> Vec<StoredSeat> {
    let mut seats = now.to_vec();
    for (seat, stored) in Seat::all(now.len()).zip(&mut seats) {
        if let Some((taken, free)) = before(log, seat) {
            (stored.taken, stored.free, stored.bot) = (taken, free, None);
            if stored.kind == SeatKind::Bot {
                stored.kind = SeatKind::Human;
            }
        }
    }
    seats
}

/// Whether somebody sat there, or anybody could, before the first entry about the seat; nothing if there is none.
fn before(log: &[Logged], seat: Seat) -> Option<(bool, bool)> {
    let mut is_gathering = log.iter().any(|logged| matches!(logged.entry, Entry::Begin { .. }));
    for Logged { entry, .. } in log {
        match entry {
            Entry::Begin { .. } => is_gathering = false,
            Entry::Sit { seat: its, again, was_free, .. } if *its == seat => return Some((*again, *was_free)),
            // Bots sit down on empty chairs, so that the game can begin.
            Entry::HandOver { seat: its, to, .. } if *its == seat && is_gathering && to.bot.is_some() => {
                return Some((false, false));
            }
            // Somebody came where nobody had to leave.
            Entry::HandOver { seat: its, holder: Some(_), .. } if *its == seat => return Some((false, true)),
            Entry::HandOver { seat: its, .. } | Entry::StandIn { seat: its, .. } if *its == seat => {
                return Some((true, false));
            }
            Entry::Back { seat: its } | Entry::Offer { seat: its } if *its == seat => return Some((true, false)),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::Session;

    const ERIK: Seat = Seat(0);

    fn erik(bot: Option<&str>, taken: bool, free: bool) -> StoredSeat {
        StoredSeat {
            kind: SeatKind::Human,
            name: "Erik".to_owned(),
            bot: bot.map(str::to_owned),
            invite: None,
            entropy: None,
            taken,
            free,
        }
    }

    fn sit(again: bool, was_free: bool) -> Entry {
        let session = Session::of_token("erik");
        Entry::Sit { seat: ERIK, session, name: "Erik".to_owned(), entropy: None, was_free, again }
    }

    fn opened(now: StoredSeat, entries: Vec<Entry>) -> (bool, bool, Option<String>) {
        let log: Vec<Logged> = (1..).zip(entries).map(|(number, entry)| Logged { number, written: 0, entry }).collect();
        let seat = seats_at_opening(&[now], &log).remove(0);
        (seat.taken, seat.free, seat.bot)
    }

    #[test]
    fn what_is_said_first_of_a_seat_tells_what_was_before() {
        let bot = || Some("conductor".to_owned());
        let stands_in = || Entry::StandIn { seat: ERIK, bot: "conductor".to_owned() };
        let begin = || Entry::Begin { seed: "x".to_owned() };
        let to_bot = || Entry::HandOver { seat: ERIK, to: erik(Some("conductor"), true, false), holder: None };

        assert_eq!(opened(erik(None, true, false), vec![]), (true, false, None), "nothing has happened to it");
        assert_eq!(opened(erik(bot().as_deref(), true, false), vec![]), (true, false, bot()), "a bot's from the start");
        assert_eq!(opened(erik(None, true, false), vec![sit(false, false)]), (false, false, None), "he came later");
        assert_eq!(opened(erik(None, true, false), vec![sit(false, true)]), (false, true, None), "anybody could");
        assert_eq!(opened(erik(None, true, false), vec![sit(true, false)]), (true, false, None), "another device");
        assert_eq!(opened(erik(bot().as_deref(), true, false), vec![stands_in()]), (true, false, None));
        assert_eq!(opened(erik(bot().as_deref(), true, false), vec![to_bot(), begin()]), (false, false, None));
        assert_eq!(
            opened(erik(bot().as_deref(), true, false), vec![begin(), to_bot()]),
            (true, false, None),
            "he left"
        );
    }
}
