//! Figures in a table: as measured here, per yardstick, and against the budget.

use serde::Serialize;
use std::fmt;

#[derive(Debug, Default, Serialize)]
pub(super) struct Report {
    pub(super) figures: Vec<Figure>,
    pub(super) yardsticks_per_second: f64,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Figure {
    name: String,
    #[serde(flatten)]
    amount: Amount,
    /// A rate: how much is done while this machine does one yardstick. A time: how many yardsticks fit into it.
    per_yardstick: f64,
    budget: Option<Budget>,
    /// None where there is no budget.
    met: Option<bool>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Amount {
    PerSecond(f64),
    Seconds(f64),
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Budget {
    AtLeast(f64),
    AtMost(f64),
}

impl Figure {
    /// A rate; more is better.
    pub(super) fn per_second(name: String, rate: f64, yardsticks: f64, budget: Option<Budget>) -> Figure {
        Figure::new(name, Amount::PerSecond(rate), rate / yardsticks, budget)
    }

    /// A time; less is better.
    pub(super) fn seconds(name: String, seconds: f64, yardsticks: f64, budget: Option<Budget>) -> Figure {
        Figure::new(name, Amount::Seconds(seconds), seconds * yardsticks, budget)
    }

    fn new(name: String, amount: Amount, per_yardstick: f64, budget: Option<Budget>) -> Figure {
        let (Amount::PerSecond(measured) | Amount::Seconds(measured)) = amount;
        let met = budget.map(|budget| match budget {
            Budget::AtLeast(least) => measured >= least,
            Budget::AtMost(most) => measured <= most,
        });
        Figure { name, amount, per_yardstick, budget, met }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{:<52} {:>14} {:>14}  budget", "", "here", "per yardstick")?;
        for figure in &self.figures {
            let (here, budget) = match figure.amount {
                Amount::PerSecond(rate) => (format!("{}/s", thousands(rate)), figure.budget_shown(thousands, "/s")),
                Amount::Seconds(time) => (format!("{} ms", millis(time)), figure.budget_shown(millis, " ms")),
            };
            let per_yardstick = significant(figure.per_yardstick);
            writeln!(f, "{:<52} {here:>14} {per_yardstick:>14}  {budget}", figure.name)?;
        }
        writeln!(f, "yardstick: {:.3} a second here, timed beside each figure", self.yardsticks_per_second)?;
        writeln!(f, "(Budgets of the running server, its pages and its moves a second, are not measured here.)")
    }
}

impl Figure {
    fn budget_shown(&self, shown: fn(f64) -> String, unit: &str) -> String {
        let Some(budget) = self.budget else { return String::new() };
        let verdict = if self.met == Some(true) { "met" } else { "NOT MET" };
        match budget {
            Budget::AtLeast(least) => format!("at least {}{unit}: {verdict}", shown(least)),
            Budget::AtMost(most) => format!("at most {}{unit}: {verdict}", shown(most)),
        }
    }
}

/// 12345.6 as `12,346`.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut shown = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

fn millis(seconds: f64) -> String {
    format!("{:.2}", seconds * 1000.0)
}

/// Four figures, however small or large it is.
fn significant(number: f64) -> String {
    match number {
        number if number >= 1000.0 => thousands(number),
        number if number >= 1.0 => format!("{number:.3}"),
        number => format!("{number:.5}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        Report {
            figures: vec![
                Figure::per_second("sample-line games".into(), 12_345.6, 10.0, Some(Budget::AtLeast(8000.0))),
                Figure::seconds("sample-line replay".into(), 0.0042, 10.0, Some(Budget::AtMost(0.002))),
                Figure::per_second("engine draws".into(), 5_000_000.0, 10.0, None),
            ],
            yardsticks_per_second: 10.0,
        }
    }

    #[test]
    fn the_table_shows_figure_ratio_and_budget() {
        let table = report().to_string();
        let lines: Vec<String> =
            table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();

        assert_eq!(lines[1], "sample-line games 12,346/s 1,235 at least 8,000/s: met");
        assert_eq!(lines[2], "sample-line replay 4.20 ms 0.04200 at most 2.00 ms: NOT MET");
        assert_eq!(lines[3], "engine draws 5,000,000/s 500,000");
    }

    #[test]
    fn json_says_the_same() {
        let json = serde_json::to_value(report()).unwrap();

        assert_eq!(json["figures"][0]["per_second"], 12_345.6);
        assert_eq!(json["figures"][0]["budget"]["at_least"], 8000.0);
        assert_eq!(json["figures"][1]["met"], false);
        assert_eq!(json["figures"][2]["met"], serde_json::Value::Null);
    }
}
