//! Whether what is stored holds: every log is followed to its end, every campaign read.

use crate::Config;
use crate::app::App;
use crate::campaigns::Kept;
use crate::notices::Courier;
use crate::problem::{Kind, Problem};
use crate::promises::Promises;
use crate::running::Running;
use catalog::web_ui::{Lang, Words};
use storage::{Db, StorageError};

/// What was looked at, and what does not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    pub tables: usize,
    pub campaigns: usize,
    /// Tables whose rules have changed since: they can't go on, but nothing is wrong with them.
    pub older: usize,
    pub faults: Vec<Fault>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// "table Xy3…", "the file"
    pub place: String,
    pub why: String,
}

/// Follows every log in a database (`sqlite:FILE` or `postgres://…`) and reads every campaign, and the pages of a file; changes
/// nothing. A server may be using it.
pub async fn check(address: &str) -> Result<Checked, StorageError> {
    let db = Db::connect(address).await?;
    let damaged = |why: String| Fault { place: "the file".to_owned(), why: format!("damaged: {why}") };
    let faults: Vec<Fault> = db.damage().await?.into_iter().map(damaged).collect();
    let (tables, campaigns) = match db.everything().await {
        // What can't be listed can't be followed.
        Err(_) if !faults.is_empty() => Default::default(),
        listed => listed?,
    };
    let app = App::new(db, Config::new(([127, 0, 0, 1], 0).into(), ""), Promises::new(String::new()), Courier::idle());
    let mut checked = Checked { tables: tables.len(), campaigns: campaigns.len(), faults, ..Checked::default() };
    for id in tables {
        match Running::load(&app, &id).await {
            Ok(_) => {}
            Err(problem) if problem.is(Kind::OtherRules) => checked.older += 1,
            Err(problem) => checked.faults.push(fault(format!("table {id}"), &problem)),
        }
    }
    for id in campaigns {
        if let Err(problem) = Kept::load(&app, &id).await {
            checked.faults.push(fault(format!("campaign {id}"), &problem));
        }
    }
    app.db.close().await?;
    Ok(checked)
}

fn fault(place: String, problem: &Problem) -> Fault {
    Fault { place, why: problem.sentence(Words::new(Lang::En)) }
}
