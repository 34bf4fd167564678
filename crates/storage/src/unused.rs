//! What nobody uses: replays at which nobody looks, and tables at which nobody ever moved. They go after a while. What was played
//! stays.

use crate::db::now;
use crate::tx::Arg;
use crate::{Db, StorageError, TableId};
use std::sync::LazyLock;
use std::time::Duration;

/// A game of a campaign is the campaign's, played or not.
const UNUSED: &str = "SELECT id FROM game_table WHERE looked < $1 \
    AND (kind = 'replay' OR NOT EXISTS \
        (SELECT 1 FROM entry WHERE entry.table_id = game_table.id AND entry.kind = 'rules')) \
    AND NOT EXISTS (SELECT 1 FROM campaign_game WHERE campaign_game.table_id = game_table.id) \
    ORDER BY looked LIMIT 1000";

/// Nobody needs to know it more exactly.
const AN_HOUR: i64 = 60 * 60;

/// So many looks are stored at a time, by one statement: whoever wants to store a move does not wait for all of them.
const LOOKS: usize = 32;

/// Places that are not filled name no table.
static LOOK: LazyLock<String> = LazyLock::new(|| {
    let places: Vec<String> = (0..LOOKS).map(|place| format!("${}", place + 3)).collect();
    format!("UPDATE game_table SET looked = $1 WHERE looked < $2 AND id IN ({})", places.join(", "))
});

/// What refers to a table, before the table itself. A decision stored meanwhile is left alone: the table it refers to can't be
/// removed then, and everything stays.
const REMOVE: &[&str] = &[
    "DELETE FROM lesson WHERE table_id = $1",
    "DELETE FROM analysis WHERE table_id = $1",
    "DELETE FROM terms WHERE table_id = $1",
    "DELETE FROM note WHERE table_id = $1",
    "DELETE FROM talk_read WHERE table_id = $1",
    "DELETE FROM notice WHERE table_id = $1",
    "DELETE FROM session_seat WHERE table_id = $1",
    "DELETE FROM seat WHERE table_id = $1",
    "DELETE FROM entry WHERE table_id = $1 AND (kind <> 'rules' \
        OR EXISTS (SELECT 1 FROM game_table WHERE id = $1 AND kind = 'replay'))",
    "DELETE FROM game_table WHERE id = $1",
];

impl Db {
    /// Somebody looks at these tables now.
    pub async fn looked_at(&self, tables: &[TableId]) -> Result<(), StorageError> {
        for some in tables.chunks(LOOKS) {
            let mut args: Vec<Arg<'_>> = vec![now().into(), (now() - AN_HOUR).into()];
            args.extend((0..LOOKS).map(|place| Arg::from(some.get(place).map_or("", TableId::as_str))));
            let mut tx = self.begin().await?;
            tx.run(&LOOK, &args).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Removes what nobody has used for so long, some of it at a time; gives what went. One that can't be removed does not keep
    /// the others.
    pub async fn remove_unused(&self, unused_for: Duration) -> Result<Vec<TableId>, StorageError> {
        let since = now().saturating_sub(i64::try_from(unused_for.as_secs()).unwrap_or(i64::MAX));
        let ids: Vec<(String,)> = self.rows(UNUSED, &[since.into()]).await?;
        let mut removed = Vec::with_capacity(ids.len());
        let mut fault = None;
        for (id,) in ids {
            let table = TableId::new(id);
            match self.remove(&table).await {
                Ok(()) => removed.push(table),
                Err(error) => fault = Some(error),
            }
        }
        match fault {
            Some(error) if removed.is_empty() => Err(error),
            _ => Ok(removed),
        }
    }

    async fn remove(&self, table: &TableId) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        for sql in REMOVE {
            tx.run(sql, &[table.as_str().into()]).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of the database that refers to games, and is not named above, would keep unused ones for ever.
    #[tokio::test]
    async fn all_that_refers_to_a_table_goes_with_it() {
        let file = std::env::temp_dir().join(format!("goldenspike-refers-{}.db", std::process::id()));
        let db = Db::open(&file).await.unwrap();
        const REFERS: &str = "SELECT DISTINCT tables.name FROM sqlite_master AS tables \
            JOIN pragma_foreign_key_list(tables.name) AS refers \
            WHERE tables.type = 'table' AND refers.\"table\" IN ('game_table', 'seat') ORDER BY tables.name";

        let refers: Vec<(String,)> = db.rows(REFERS, &[]).await.unwrap();

        db.close().await.unwrap();
        std::fs::remove_file(file).unwrap();
        for (name,) in refers.iter().filter(|(name,)| name != "campaign_game") {
            let begins = format!("DELETE FROM {name} WHERE");
            assert!(REMOVE.iter().any(|sql| sql.starts_with(&begins)), "{name}");
        }
        assert!(refers.len() > 4, "{refers:?}");
    }
}
