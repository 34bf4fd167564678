//! The balance of many campaigns (LG-6.6).

use crate::output::table;
use catalog::legacy::{Balance, Pace, Share};
use catalog::web_ui::Words;

pub(super) fn in_words(balance: &Balance, words: &Words) -> String {
    let head = words
        .say_with("balance-head", &[("campaigns", balance.campaigns.into()), ("companies", balance.companies.into())]);
    let tables = [shares, chapters, boxes, worlds, fates, verdict].map(|part| part(balance, words));
    std::iter::once(head).chain(tables).collect::<Vec<_>>().join("\n\n")
}

/// How long they took.
pub(super) fn time(balance: &Balance, words: &Words) -> String {
    words.say_with("balance-time", &[("seconds", decimal(balance.seconds, 1, words).into())])
}

fn shares(balance: &Balance, words: &Words) -> String {
    let seat = |(seat, its): (usize, _)| (words.say_with("balance-seat", &[("number", seat.into())]), its);
    let seats = balance.seats.iter().enumerate().map(seat);
    let companies = balance.by_company.iter().map(|(company, its)| (words.say(company.word()), its));
    let row = |(name, its): (String, &Share)| {
        vec![
            name,
            its.campaigns.to_string(),
            decimal(its.campaigns_won, 1, words),
            decimal(its.of_fair_share, 2, words),
            its.games_won.to_string(),
            decimal(its.games_of_fair_share, 2, words),
            dollars(its.mean_dollars),
        ]
    };
    let heading = ["campaigns", "won", "fair-share", "games-won", "fair-share", "mean-total"];
    let heading = std::iter::once(String::new()).chain(heading.map(|id| column(id, words))).collect();
    table(&std::iter::once(heading).chain(seats.chain(companies).map(row)).collect::<Vec<_>>())
}

fn chapters(balance: &Balance, words: &Words) -> String {
    let row = |pace: &Pace| vec![pace.year.to_string(), decimal(pace.turns, 1, words), dollars(pace.mean_payslip)];
    let heading = ["year", "turns", "mean-payslip"].map(|id| column(id, words)).to_vec();
    table(&std::iter::once(heading).chain(balance.chapters.iter().map(row)).collect::<Vec<_>>())
}

fn boxes(balance: &Balance, words: &Words) -> String {
    let percent = |part: f64| format!("{:.0}%", 100.0 * part);
    let rows = balance.boxes.iter().map(|its| {
        let game = decimal(its.mean_game, 1, words);
        vec![words.say(its.which.word()), percent(its.opened), percent(its.earned), game]
    });
    let heading = ["box", "opened", "earned", "after-game"].map(|id| column(id, words)).to_vec();
    table(&std::iter::once(heading).chain(rows).collect::<Vec<_>>())
}

/// LG-6.2
fn worlds(balance: &Balance, words: &Words) -> String {
    let its = balance.worlds;
    let numbers = [("orders", its.box_orders), ("boards", its.boards), ("depots", its.depots)];
    words.say_with("balance-worlds", &numbers.map(|(name, number)| (name, number.into())))
}

/// LG-6.1
fn fates(balance: &Balance, words: &Words) -> String {
    let its = &balance.fates;
    let percent = |part: f64| decimal(100.0 * part, 0, words).into();
    words.say_with(
        "balance-fates",
        &[
            ("relief", percent(its.relief_came)),
            ("lastbox", percent(its.last_box_kept)),
            ("book", percent(its.book_whole)),
            ("train", percent(its.train_arrived)),
            ("changed", percent(its.vaults_changed_winner)),
            ("names", decimal(its.mean_names, 1, words).into()),
            ("vault", dollars(its.mean_vault).into()),
            ("stamps", dollars(its.mean_stamps).into()),
        ],
    )
}

fn verdict(balance: &Balance, words: &Words) -> String {
    let its = &balance.verdict;
    let verdict = words.say(if its.is_met { "balance-met" } else { "balance-not-met" });
    let times = |number: f64| decimal(number, 2, words).into();
    words.say_with(
        "balance-verdict",
        &[
            ("verdict", verdict.into()),
            ("seat", times(its.most_won_by_a_seat)),
            ("company", times(its.most_won_by_a_company)),
            ("campaigns", balance.campaigns.to_string().into()),
            ("chance", times(its.chance)),
            ("longest", times(its.longest_to_shortest_chapter)),
            ("opened", decimal(100.0 * its.least_opened_box, 0, words).into()),
        ],
    )
}

fn column(id: &str, words: &Words) -> String {
    words.say(&format!("balance-{id}"))
}

/// With the decimal sign of the language.
fn decimal(number: f64, decimals: usize, words: &Words) -> String {
    format!("{number:.decimals$}").replace('.', &words.say("decimal-mark"))
}

fn dollars(number: f64) -> String {
    format!("${number:.0}")
}
