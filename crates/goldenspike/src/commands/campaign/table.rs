//! The balance of many campaigns (LG-6.6).

use crate::output::table;
use catalog::campaign::{Balance, Pace, Share};

pub(super) fn in_words(balance: &Balance) -> String {
    let head =
        format!("{} campaigns of {} companies in {:.1} s", balance.campaigns, balance.companies, balance.seconds);
    [head, shares(balance), chapters(balance), boxes(balance), verdict(balance)].join("\n\n")
}

fn shares(balance: &Balance) -> String {
    let heading = ["", "campaigns", "won", "of a fair share", "games won", "of a fair share", "mean total"];
    let seats = balance.seats.iter().enumerate().map(|(seat, its)| (format!("seat {}", seat + 1), its));
    let companies = balance.by_company.iter().map(|(company, its)| (format!("{company:?}"), its));
    let row = |(name, its): (String, &Share)| {
        vec![
            name,
            its.campaigns.to_string(),
            format!("{:.1}", its.campaigns_won),
            format!("{:.2}", its.of_fair_share),
            its.games_won.to_string(),
            format!("{:.2}", its.games_of_fair_share),
            format!("${:.0}", its.mean_dollars),
        ]
    };
    table(&with_heading(&heading, seats.chain(companies).map(row)))
}

fn chapters(balance: &Balance) -> String {
    let row =
        |pace: &Pace| vec![pace.year.to_string(), format!("{:.1}", pace.turns), format!("${:.0}", pace.mean_payslip)];
    table(&with_heading(&["year", "turns each", "mean payslip"], balance.chapters.iter().map(row)))
}

fn boxes(balance: &Balance) -> String {
    let percent = |part: f64| format!("{:.0}%", 100.0 * part);
    let rows = balance.boxes.iter().map(|its| {
        let game = format!("{:.1}", its.mean_game);
        vec![its.which.name().en.clone(), percent(its.opened), percent(its.earned), game]
    });
    table(&with_heading(&["box", "opened", "earned by play", "after game"], rows))
}

fn verdict(balance: &Balance) -> String {
    let verdict = &balance.verdict;
    format!(
        "LG-6.6 {}: the luckiest seat wins {:.2} and the luckiest company {:.2} times a fair share (1.25 at most; \
         chance alone moves the share of {} campaigns by up to {:.2}), \
         the longest chapter takes {:.2} times the turns of the shortest (2 at most), \
         every box opens in at least {:.0}% of the campaigns (95% at least).",
        if verdict.is_met { "is met" } else { "is not met" },
        verdict.most_won_by_a_seat,
        verdict.most_won_by_a_company,
        balance.campaigns,
        verdict.chance,
        verdict.longest_to_shortest_chapter,
        100.0 * verdict.least_opened_box,
    )
}

fn with_heading(heading: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Vec<Vec<String>> {
    std::iter::once(heading.iter().map(|cell| (*cell).to_owned()).collect()).chain(rows).collect()
}
