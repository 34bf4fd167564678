//! `goldenspike campaign export` and `import`: for the keeper of a server, a campaign as one whole file.

use crate::commands::serve::{DataArg, database};
use crate::failure::Failure;
use crate::output::{say, say_json};
use clap::Args;
use serde_json::json;
use server::{KeeperError, TakenUp};
use std::io::Write;
use std::path::PathBuf;

/// Write the whole file of a campaign, also of one that goes on
#[derive(Debug, Args)]
#[command(
    after_help = "The file holds everything, also what is sealed to the campaign's own players: hand it to the keeper of the other server and to
nobody who plays. What players download themselves while a campaign goes on holds only what they may see. Of a game being
played it says only that it is; the game can be begun anew elsewhere. A server may be running on the data.

Examples:
  goldenspike campaign export Xy3 > westward.json
  goldenspike campaign export Xy3 --out westward.json --data /srv/goldenspike"
)]
pub(super) struct Export {
    /// The campaign: the last part of its address in the browser
    id: String,
    /// The new file, which only you may read [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

/// Take up the whole file of a campaign, also of one that goes on
#[derive(Debug, Args)]
#[command(
    after_help = "Everybody who plays in it gets a new private link, which is printed. A server may be running on the data.
With --json: {\"campaign\":\"/campaigns/…\",\"links\":[{\"company\":…,\"name\":…,\"link\":\"/join/…\"},…]}.

Examples:
  goldenspike campaign import westward.json
  goldenspike campaign import westward.json --data /srv/goldenspike --json"
)]
pub(super) struct Import {
    /// What `goldenspike campaign export` has written
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Place {
    #[command(flatten)]
    data: DataArg,
    /// The database: sqlite:FILE or postgres://… [default: the one in the folder of the data]
    #[arg(long, value_name = "ADDRESS", env = "GOLDENSPIKE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Place {
    fn address(self) -> Result<String, Failure> {
        match self.database {
            Some(address) => Ok(address),
            None => Ok(format!("sqlite:{}", database(self.data)?.display())),
        }
    }
}

impl Export {
    pub(super) fn run(self) -> Result<(), Failure> {
        let address = self.place.address()?;
        let file = at_work(server::export_campaign(&address, &self.id))?;
        let Some(out) = self.out else { return say(file) };
        let fails = |error| Failure::of_new_file(&out, &error);
        // It must not be there, and nobody else may read it.
        let mut written = server::private().write(true).create_new(true).open(&out).map_err(fails)?;
        written.write_all(file.as_bytes()).and_then(|()| written.sync_all()).map_err(fails)
    }
}

impl Import {
    pub(super) fn run(self) -> Result<(), Failure> {
        let text = std::fs::read_to_string(&self.file)
            .map_err(|error| Failure::environment(format!("{} can't be read", self.file.display())).because(error))?;
        let address = self.place.address()?;
        let taken_up = at_work(server::import_campaign(&address, &text))?;
        if self.json { say_json(&in_json(&taken_up)) } else { say(in_words(&taken_up)) }
    }
}

fn at_work<T>(work: impl Future<Output = Result<T, KeeperError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::environment("the database can't be used").because(error))?;
    runtime.block_on(work).map_err(|error| match error {
        KeeperError::Storage(error) => Failure::environment("the database can't be used").because(error),
        KeeperError::NoCampaign(_) => {
            Failure::bad_input(error).advice("its name is the last part of its address in the browser: /campaigns/…")
        }
        KeeperError::Refused(why) => Failure::bad_input("this campaign can't be taken up").because(why),
    })
}

fn in_words(taken_up: &TakenUp) -> String {
    let mut lines =
        vec![format!("The campaign goes on at {}. These links are private, one for each player:", taken_up.path)];
    lines.extend(taken_up.links.iter().map(|(company, name, link)| format!("  {company}  {name}  {link}")));
    lines.join("\n")
}

fn in_json(taken_up: &TakenUp) -> serde_json::Value {
    let links = taken_up.links.iter();
    let links = links.map(|(company, name, link)| json!({ "company": company, "name": name, "link": link }));
    json!({ "campaign": taken_up.path, "links": links.collect::<Vec<_>>() })
}
