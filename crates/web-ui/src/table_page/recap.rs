//! "Since your last turn": what others did, a line a turn, with marks on the map and the panels; and what it did to everybody.

use super::seen::Parts;
use super::{Since, TablePage};
use crate::retold::{Retold, change, is_only_of, said_of_parts, signed, summed, up_or_down};
use crate::{Paint, People, Words};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use std::ops::RangeInclusive;

/// Nobody reads more turns than so many: the telegraph has them all.
const MOST: usize = 9;

/// It takes the telegraph's place, or lies on the sea of the map, until it is put away. Whoever has nothing to do is not told; in a lesson the coach tells it.
pub(super) fn recap<G: Paint>(table: &TablePage<G>) -> Markup {
    let (setting, words, since) = (table.setting, table.seen.words, &table.since);
    let Some((me, _)) = table.acting.as_ref().filter(|_| has_recap(table)) else {
        return html! { div #recap hidden {} };
    };
    let retold = |Turn { events, later, by_itself, .. }: Turn<'_, G>| Retold {
        set_back: G::set_back(*me, &table.seen.view, events, later, words),
        by_itself,
        ..Retold::of::<G>(&without_mine::<G>(events, *me), words, &setting.people)
    };
    let lines: Vec<usize> = news(since, *me).map(|turn| turn.line).collect();
    let turns: Vec<Retold> = news(since, *me).map(retold).collect();
    let is_heard = news(since, *me).all(|turn| G::is_heard(turn.events));
    let payday = turns.iter().rposition(|turn| turn.is_for_all).filter(|_| G::TELLS_WHAT_FOLLOWS);
    let pays = payday.is_some();
    let is_known = !has_turn::<G>(since) || is_heard || are_all_mine(&turns, &setting.people);
    let (from, earlier) = (since.decisions.start, turns.len().saturating_sub(MOST));
    html! {
        section #recap.recap aria-labelledby="recap-title" data-after=(from) data-until=(since.decisions.end) data-turns=(turns.len()) data-sales=(since.events.iter().filter_map(G::sold_to).count())
            data-pays[pays] data-answers[is_known && !pays] data-changes=(changes(since, words)) {
            header {
                h2 #recap-title { (words.say("recap")) }
                a.button.needs-script href=(setting.moment(from)) data-at=(from) data-play { (words.say("recap-replay")) }
                button.needs-script type="button" data-recap-close { (words.say("recap-close")) }
            }
            ol {
                @for news in G::own_news(&since.own, words, &setting.people) { (of_mine(&news)) }
                // What a year or a round paid comes before the turns that led to it: it is what everybody looks for, and has no number out of order.
                @if let Some(payday) = payday { (line::<G>(&html! { b.no data-number=(payday + 1) { "$" } }, lines[payday], &turns[payday], words, &setting.people)) }
                @if earlier > 0 { (before_these(earlier, words)) }
                @for news in befell_me(table, *me, 0..=earlier) { (of_mine(&news)) }
                @for (index, turn) in turns.iter().enumerate().skip(earlier) {
                    @if Some(index) != payday { (line::<G>(&html! { b.no { (index + 1) } }, lines[index], turn, words, &setting.people)) }
                    @for news in befell_me(table, *me, index + 1..=index + 1) { (of_mine(&news)) }
                }
                (for_everybody(table, *me))
            }
        }
    }
}

pub(super) fn has_recap<G: Paint>(table: &TablePage<G>) -> bool {
    let is_now = table.setting.at.is_none() && table.setting.coach.is_none();
    is_now && table.acting.as_ref().is_some_and(|(me, _)| news(&table.since, *me).next().is_some())
}

/// A turn of somebody else.
struct Turn<'a, G: Paint> {
    /// The line of the telegraph that it begins with.
    line: usize,
    events: &'a [G::Event],
    /// What happened after it.
    later: &'a [G::Event],
    /// It began with the only answer there was.
    by_itself: bool,
}

/// What the one who is to act did without choosing is no news to them, but what was built is looked for among what others built, and what
/// they won is theirs since others passed. What a rival without a seat did is news, whatever befell its reader with it.
fn news<G: Paint>(since: &Since<G>, me: Seat) -> impl Iterator<Item = Turn<'_, G>> {
    let is_looked_for =
        |event: &G::Event| G::shown_by(event).is_some() || G::sold_to(event).is_some() || G::is_of_rival(event);
    let concerns_me = move |turn: &[G::Event]| !is_only_of::<G>(turn, me) || turn.iter().any(is_looked_for);
    turns(since).filter(move |turn| concerns_me(turn.events) && !turn.events.iter().all(G::is_no_news))
}

/// What befell the one who is to act: it stands behind the turn of others that it came with, these of them, and not in that.
fn befell_me<G: Paint>(table: &TablePage<G>, me: Seat, after: RangeInclusive<usize>) -> impl Iterator<Item = Markup> {
    let (words, people, since) = (table.seen.words, &table.setting.people, &table.since);
    let is_mine = |event: &&G::Event| G::befell(event) == Some(me) && G::is_always_told(event, people);
    let begin: Vec<usize> =
        news(since, me).map(|turn| since.events.len() - turn.later.len() - turn.events.len()).collect();
    let turns_before = |at: usize| begin.iter().filter(|begin| **begin <= at).count();
    let mut told: Vec<(String, usize)> = Vec::new();
    for (at, event) in since.events.iter().enumerate().filter(|(_, event)| is_mine(event)) {
        let said = words.html(&G::tell(event), people, &G::badge).into_string();
        // What befell them round after round is said once.
        if !told.iter().any(|(known, _)| *known == said) {
            told.push((said, turns_before(at)));
        }
    }
    told.into_iter().filter(move |(_, turns)| after.contains(turns)).map(|(said, _)| PreEscaped(said))
}

fn of_mine(news: &Markup) -> Markup {
    html! { li.own { b.no aria-hidden="true" { "★" } span { (news) } } }
}

fn without_mine<G: Paint>(turn: &[G::Event], me: Seat) -> Vec<G::Event> {
    turn.iter().filter(|event| G::befell(event) != Some(me)).cloned().collect()
}

fn turns<G: Paint>(since: &Since<G>) -> impl Iterator<Item = Turn<'_, G>> {
    let ends = since.turns.iter().skip(1).map(|next| next.at).chain([since.events.len()]);
    since.turns.iter().zip(ends).map(|(begins, end)| Turn {
        line: begins.line,
        events: &since.events[begins.at..end],
        later: &since.events[end..],
        by_itself: since.by_itself.contains(&begins.at),
    })
}

/// More than answers within a turn that goes on (bids), as whom those sold to: it is worth opening by itself.
fn has_turn<G: Paint>(since: &Since<G>) -> bool {
    let is_sold = since.events.iter().any(|event| G::sold_to(event).is_some());
    let after_another = since.events.windows(2).any(|pair| G::begins_turn(&pair[1], &pair[0]) == Some(true));
    let first = since.events.first();
    is_sold || after_another || first.is_some_and(|first| G::begins_turn(first, first).unwrap_or(true))
}

/// Whoever shares their browser has seen what was done there.
fn are_all_mine(turns: &[Retold], people: &People) -> bool {
    turns.iter().all(|turn| turn.seat.is_some_and(|seat| people.mine.look().contains(seat)))
}

fn line<G: Paint>(number: &Markup, line: usize, turn: &Retold, words: &Words, people: &People) -> Markup {
    let class = match turn.buyer.or(turn.teller).or(turn.seat) {
        Some(seat) => Some(format!("player-{}", seat.0)),
        None => turn.is_for_all.then(|| "for-all".to_owned()),
    };
    let marks = (!turn.marks.is_empty()).then(|| turn.marks.join(" "));
    html! { li class=[class] data-marks=[marks] { (number) span { (turn.told(people)) (turn.reason(words)) (left_out(turn.rest, line, words)) @for loss in &turn.set_back { " · " span.loss { (loss) } } } (turn.effects::<G>(words)) } }
}

/// "and 3 more": leads to the telegraph, where the turn opens that has this line.
fn left_out(rest: usize, line: usize, words: &Words) -> Markup {
    let said = words.say_with("recap-rest", &[("rest", rest.into())]);
    html! { @if rest > 0 { " · " a.rest href="#telegraph" data-recap-earlier data-line=(line) { (said) } } }
}

/// Leads to the telegraph, which tells them all.
fn before_these(turns: usize, words: &Words) -> Markup {
    let said = words.say_with("recap-earlier", &[("turns", turns.into())]);
    html! { li.earlier { b.no aria-hidden="true" { "…" } a href="#telegraph" data-recap-earlier { (said) } } }
}

/// What it did to the one who is to act, in words, with what they have done themselves since; to the others by their names.
fn for_everybody<G: Paint>(table: &TablePage<G>, me: Seat) -> Markup {
    let (since, words, people) = (&table.since, table.seen.words, &table.setting.people);
    let Some((before, _)) = since.counts.get(me.index()).copied() else { return html! {} };
    let now = G::counts(&table.seen.view, me);
    let own_parts = G::parts(&table.seen.view, me);
    let parts = |seat: Seat| since.parts.get(seat.index()).map(|(before, after)| (before, after));
    let changed = |seat: Seat| {
        let (before, now) = since.counts[seat.index()];
        (before != now).then(|| {
            let of = made_of(parts(seat), words);
            // What is counted was said of the reader, and is what the parts in brackets are of.
            let sum = if of.0.is_empty() { change::<G>(now - before, words) } else { signed(now - before) };
            html! { span.other { (words.player(seat, people)) " " (sum) (of) } }
        })
    };
    let is_counted = !G::TELLS_STANDING || has_any(since);
    let too = G::counts_too(&table.seen.view, me, words);
    let others: Vec<Markup> = match G::TELLS_STANDING {
        true if !is_counted => Vec::new(),
        true => vec![standing::<G>(since, me, words, people)],
        false => Seat::all(since.counts.len()).filter(|seat| *seat != me).filter_map(changed).collect(),
    };
    let rival = G::rival(&table.seen.view, words).zip(since.rival).and_then(|((name, _), (before, now))| {
        (before != now).then(|| html! { span.other { (name) " " (change::<G>(now - before, words)) } })
    });
    let own = (before != now && !G::TELLS_STANDING).then(|| {
        html! { span class=(up_or_down(now - before)) { (change::<G>(now - before, words)) (made_of(parts(me).map(|(before, _)| (before, &own_parts)), words)) } }
    });
    let shares_browser = people.mine.look().len() > 1;
    let args = [
        ("change", (now - before).into()),
        ("now", G::score(now, words).into()),
        ("before", G::score(before, words).into()),
    ];
    html! {
        li.for-me {
            b.no aria-hidden="true" { "→" }
            span { @if shares_browser { (words.player(me, people)) ": " } @if is_counted { (words.say_with(G::COUNTS, &args)) } @if let Some(too) = too { " " (too) } }
            span.fx { (in_a_row(own.into_iter().chain(others).chain(rival).collect())) }
        }
    }
}

/// " (donations +6, workers −1)": which parts made the difference; one alone needs no number.
fn made_of(parts: Option<(&Parts, &Parts)>, words: &Words) -> Markup {
    let differ = parts.into_iter().flat_map(|(before, after)| before.iter().zip(after));
    let changes: Vec<(&str, i64)> =
        differ.map(|((part, was), (_, is))| (*part, is - was)).filter(|(_, change)| *change != 0).collect();
    html! { @if !changes.is_empty() { small { " (" (said_of_parts(&changes, words)) ")" } } }
}

/// A comma goes with what stands before it, also where the line ends.
fn in_a_row(changes: Vec<Markup>) -> Markup {
    let last = changes.len().saturating_sub(1);
    html! { @for (index, change) in changes.into_iter().enumerate() { @if index < last { span { (change) "," } " " } @else { (change) } } }
}

/// Until somebody has what is counted, zeros would tell nothing.
fn has_any<G: Paint>(since: &Since<G>) -> bool {
    since.counts.iter().any(|counts| *counts != (0, 0))
}

/// What the others have, the richest first: what they got stands above. A comma goes with the name before it.
fn standing<G: Paint>(since: &Since<G>, me: Seat, words: &Words, people: &People) -> Markup {
    let has = |seat: Seat| since.counts[seat.index()].1;
    let mut others: Vec<Seat> = Seat::all(since.counts.len()).filter(|seat| *seat != me).collect();
    others.sort_by_key(|seat| std::cmp::Reverse(has(*seat)));
    html! {
        @for (index, seat) in others.iter().enumerate() {
            span.other { (words.player(*seat, people)) " " (G::score(has(*seat), words)) @if index + 1 < others.len() { "," } } " "
        }
    }
}

/// Rows of the panels whose sums changed, for marks there: `railway-republic=↑$5;player-card-1=↓$2`. A sign would read like an income.
fn changes<G: Paint>(since: &Since<G>, words: &Words) -> String {
    let anew = since.events.iter().rposition(G::counts_anew).unwrap_or(0);
    let sums = summed(since.events[anew..].iter().filter_map(G::sum));
    let things = sums.into_iter().map(|(word, sum)| (word.to_owned(), sum));
    let players =
        since.counts.iter().enumerate().map(|(seat, (before, now))| (format!("player-card-{seat}"), now - before));
    let told = things.chain(players).filter(|(_, sum)| *sum != 0);
    let arrow = |sum: i64| if sum < 0 { "↓" } else { "↑" };
    told.map(|(row, sum)| format!("{row}={}{}", arrow(sum), G::score(sum.abs(), words))).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use steel_driver::{City, Company, Event, Link, SteelDriver};

    #[test]
    fn others_stand_by_what_they_have() {
        let counts = vec![(0, 70), (0, 60), (20, 120)];
        let since = Since::<SteelDriver> { counts, ..Since::default() };
        let people = crate::page_testing::people(3);

        let others = standing::<SteelDriver>(&since, Seat(0), Words::new(Lang::En), &people).into_string();
        let (first, last) = others.split_once(',').unwrap();
        assert!(first.contains(people.name(Seat(2))) && first.contains("$120"), "{others}");
        assert!(last.contains("$60") && !last.contains("$70"), "{others}");
    }

    /// CA-9.12, CA-4.3: Andrew has no seat; in a round of his the player may have nobody where it pays.
    #[test]
    fn a_rivals_turn_is_news_though_it_befell_its_reader() {
        use carnegie::{Event, Region, Timeline};
        let chosen = Event::AndrewChoosesTimeline { timeline: Timeline::Construction };
        let events = vec![chosen, Event::NobodyAway { seat: Seat(0), region: Region::West }];
        let turns = vec![crate::TurnBegins { at: 0, line: 0 }];
        let since = Since::<carnegie::Carnegie> { events, turns, ..Since::default() };

        assert_eq!(news(&since, Seat(0)).count(), 1);
    }

    #[test]
    fn what_nobody_has_is_not_told() {
        let since = |counts| Since::<SteelDriver> { counts, ..Since::default() };

        assert!(!has_any(&since(vec![(0, 0), (0, 0), (0, 0)])));
        assert!(has_any(&since(vec![(0, 0), (0, 40), (0, 0)])));
    }

    /// SD-7.2: a company that earned $50 before the payday has $0 again, and no mark beside it says otherwise.
    #[test]
    fn what_counts_anew_bears_no_mark_of_before() {
        let link = Link::named("Denver–Omaha").unwrap();
        let built = |company| Event::LinkBuilt { seat: Seat(1), company, link, stones: 4, city: City::named("Denver") };
        let marks =
            |events: Vec<Event>| changes::<SteelDriver>(&Since { events, ..Since::default() }, Words::new(Lang::En));

        assert_eq!(marks(vec![built(Company::Red)]), "company-red=↑$50");
        assert_eq!(marks(vec![built(Company::Red), Event::RoundBegan { round: 2 }]), "");
    }

    /// What changed a score is said with it; of one part the number stands there already.
    #[test]
    fn a_score_says_which_parts_changed_it() {
        let (before, words) = (vec![("ca-part-workers", 4), ("ca-part-cities", 2)], Words::new(Lang::En));
        let made = |after: Vec<(&'static str, i64)>| made_of(Some((&before, &after)), words).into_string();

        assert_eq!(
            made(vec![("ca-part-workers", 3), ("ca-part-cities", 5)]),
            "<small> (workers −1, cities +3)</small>"
        );
        assert_eq!(made(vec![("ca-part-workers", 4), ("ca-part-cities", 5)]), "<small> (cities)</small>");
        assert_eq!(made(before.clone()), "");
    }
}
