//! `goldenspike check`: whether all that is stored holds.

use super::serve::{DataArg, database};
use crate::failure::Failure;
use crate::output::{say, say_json};
use clap::Args;
use serde_json::json;
use server::Checked;

/// Follow every log and read every campaign that is stored, and list what does not hold
#[derive(Debug, Args)]
#[command(after_help = "Nothing is changed; a server may be running on the data.

With --json: {\"tables\":…,\"campaigns\":…,\"older_rules\":…,\"faults\":[{\"place\":\"table Xy3\",\"why\":\"damaged at entry 7 …\"},…]}.

Examples:
  goldenspike check
  goldenspike check --data /srv/goldenspike --json")]
pub(crate) struct Check {
    #[command(flatten)]
    data: DataArg,
    /// The database: sqlite:FILE or postgres://… [default: the one in the folder of the data]
    #[arg(long, value_name = "ADDRESS", env = "GOLDENSPIKE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let address = match self.database {
            Some(address) => address,
            None => format!("sqlite:{}", database(self.data)?.display()),
        };
        let fails = |why: &dyn std::fmt::Display| Failure::environment("the database can't be read").because(why);
        let runtime = tokio::runtime::Runtime::new().map_err(|error| fails(&error))?;
        let checked = runtime.block_on(server::check(&address)).map_err(|error| fails(&error))?;
        if self.json {
            say_json(&in_json(&checked))?
        } else {
            say(in_words(&checked))?
        }
        verdict(&checked)
    }
}

/// Whether all of it holds.
pub(super) fn verdict(checked: &Checked) -> Result<(), Failure> {
    match checked.faults.len() {
        0 => Ok(()),
        faults => Err(Failure::negative(format!("{faults} of what is stored does not hold"))
            .advice("the rest is played on as ever; a backup may hold what is damaged here")),
    }
}

fn in_json(checked: &Checked) -> serde_json::Value {
    let faults: Vec<_> = checked.faults.iter().map(|fault| json!({ "place": fault.place, "why": fault.why })).collect();
    json!({
        "tables": checked.tables,
        "campaigns": checked.campaigns,
        "older_rules": checked.older,
        "faults": faults,
    })
}

pub(super) fn in_words(checked: &Checked) -> String {
    let Checked { tables, campaigns, older, faults } = checked;
    let mut lines: Vec<String> = faults.iter().map(|fault| format!("{}: {}", fault.place, fault.why)).collect();
    if *older > 0 {
        lines.push(format!(
            "With older rules, so that they can't go on, but with nothing wrong: {}.",
            count(*older, "table")
        ));
    }
    lines.push(format!("Followed to their end: {} and {}.", count(*tables, "table"), count(*campaigns, "campaign")));
    lines.join("\n")
}

fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}
