//! When somebody may be told: not in their quiet hours, or once a day.

use storage::NoticeWish;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// What is due then can be told at this time: now, or later.
pub(super) fn told_at(wish: &NoticeWish, due: i64, now: i64) -> i64 {
    match (wish.digest, wish.quiet) {
        (Some(minute), _) => next(wish, minute, due),
        (None, Some((from, to))) if is_quiet(from, to, minute_of_day(wish, now)) => next(wish, to, now),
        _ => due.max(now),
    }
}

/// From one minute of the day to another, perhaps over midnight.
fn is_quiet(from: i64, to: i64, minute: i64) -> bool {
    if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to }
}

fn minute_of_day(wish: &NoticeWish, at: i64) -> i64 {
    (at + wish.offset_minutes * MINUTE).rem_euclid(DAY) / MINUTE
}

/// The first time at or after this one at which it is this minute of the day where they live.
fn next(wish: &NoticeWish, minute: i64, after: i64) -> i64 {
    let midnight = -wish.offset_minutes * MINUTE + minute * MINUTE;
    after + (midnight - after).rem_euclid(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;
    /// Midnight in Greenwich.
    const MONDAY: i64 = 4 * DAY;

    fn wish(quiet: Option<(i64, i64)>, digest: Option<i64>) -> NoticeWish {
        NoticeWish {
            lang: "en".to_owned(),
            origin: String::new(),
            about: "turn".to_owned(),
            offset_minutes: 120,
            quiet: quiet.map(|(from, to)| (from * 60, to * 60)),
            digest: digest.map(|hour| hour * 60),
            remind_hours: 0,
        }
    }

    fn at(wish: &NoticeWish, hour: i64) -> i64 {
        (told_at(wish, MONDAY + hour * HOUR, MONDAY + hour * HOUR) - MONDAY) / HOUR
    }

    #[test]
    fn in_quiet_hours_it_waits_for_their_end_where_the_person_lives() {
        let night = wish(Some((22, 8)), None);

        // Greenwich is two hours behind.
        assert_eq!((at(&night, 19), at(&night, 20), at(&night, 21)), (19, 30, 30));
        assert_eq!((at(&night, 5), at(&night, 6)), (6, 6), "at eight it is told");
        let noon = wish(Some((12, 14)), None);
        assert_eq!((at(&noon, 9), at(&noon, 10), at(&noon, 11), at(&noon, 12)), (9, 12, 12, 12));
    }

    #[test]
    fn a_digest_comes_once_a_day_at_its_hour() {
        let evening = wish(Some((18, 23)), Some(20));

        assert_eq!((at(&evening, 10), at(&evening, 18), at(&evening, 19)), (18, 18, 42), "whatever is quiet");
        // It was due yesterday, and no server ran.
        assert_eq!(told_at(&evening, MONDAY + 18 * HOUR, MONDAY + 50 * HOUR), MONDAY + 18 * HOUR);
    }

    #[test]
    fn without_a_wish_it_is_told_when_it_is_due() {
        assert_eq!((at(&wish(None, None), 3), told_at(&wish(None, None), 7, 5)), (3, 7));
    }

    #[test]
    fn quiet_from_an_hour_to_the_same_hour_is_never() {
        assert!(!is_quiet(60, 60, 60) && !is_quiet(60, 60, 59));
    }
}
