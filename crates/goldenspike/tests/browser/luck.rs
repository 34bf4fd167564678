//! The luck of tests. Every table deals what its test was dealt last time, so that a test that passes today passes tomorrow, and one
//! that fails fails again. Games with other deals: `GOLDENSPIKE_LUCK=another cargo test -p goldenspike --test browser`.

use anyhow::Result;
use browser_testing::Page;
use catalog::engine::{FairSeed, digest};
use serde_json::json;
use std::cell::Cell;
use std::path::Path;
use storage::Db;

/// The key of all promises of this house: servers draw it, and these tests know it.
const KEY: &str = "a key that everybody knows";

/// Before the first server opens this folder.
pub(crate) fn makes_the_key_known(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let file = server::database_in(folder);
    let stores = std::thread::spawn(move || {
        tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
            let db = Db::open(&file).await?;
            db.setting("promise key", KEY).await?;
            db.close().await?;
            anyhow::Ok(())
        })
    });
    stores.join().expect("storing a word does not panic")
}

/// On a form that opens a table: the luck of this test's next table.
pub(crate) async fn brings_its_luck(page: &Page) -> Result<()> {
    let number = &next_number()[..32];
    let fields = json!({ "promise": promise(number), "entropy": number });
    let set = format!(
        "for (const [name, value] of Object.entries({fields})) for (const field of document.querySelectorAll(`input[name=${{name}}]`)) \
         field.value = value"
    );
    page.js(&format!("(() => {{ {set} }})()")).await?;
    Ok(())
}

/// Tests run in threads that bear their names.
fn next_number() -> String {
    thread_local!(static TABLES: Cell<u32> = const { Cell::new(0) });
    let table = TABLES.replace(TABLES.get() + 1);
    let luck = std::env::var("GOLDENSPIKE_LUCK").unwrap_or_default();
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    digest(format!("{luck} {test} {table}").as_bytes())
}

/// As a server that has the key makes it.
fn promise(number: &str) -> String {
    let inner = digest(format!("{KEY} promise {number}").as_bytes());
    let secret = digest(format!("{KEY} secret {inner}").as_bytes());
    format!("{}.{number}", FairSeed::commit(&secret))
}
