//! Everything from one database to another: to move from SQLite to PostgreSQL, or back.

use crate::tx::{Arg, Tx};
use crate::{Db, StorageError};
use sqlx::{ColumnIndex, Database, Decode, FromRow, Type};

/// A table of the database: read as text, and put back.
struct Copied {
    name: &'static str,
    select: &'static str,
    insert: &'static str,
    count: &'static str,
    /// The columns that hold numbers.
    numbers: &'static [usize],
}

macro_rules! copied {
    ($($table:literal: $($column:literal),+ => $places:literal, numbers $numbers:expr;)*) => {
        &[$(Copied {
            name: $table,
            select: concat!("SELECT ", copied!(@list $($column),+), " FROM ", $table),
            insert: concat!("INSERT INTO ", $table, " (", copied!(@names $($column),+), ") VALUES (", $places, ")"),
            count: concat!("SELECT COUNT(*) FROM ", $table),
            numbers: $numbers,
        }),*]
    };
    (@list $first:literal $(, $rest:literal)*) => {
        concat!("CAST(", $first, " AS TEXT)" $(, ", CAST(", $rest, " AS TEXT)")*)
    };
    (@names $first:literal $(, $rest:literal)*) => { concat!($first $(, ", ", $rest)*) };
}

/// In this order, because a row may refer to rows of tables before it.
#[rustfmt::skip]
const TABLES: &[Copied] = copied! {
    "session": "token_hash", "name", "created" => "$1, $2, $3", numbers &[2];
    "game_table": "id", "kind", "game", "rules", "options", "server_secret", "commitment", "seed", "status", "owner", "created", "looked"
        => "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12", numbers &[3, 10, 11];
    "seat": "table_id", "seat", "kind", "name", "bot", "invite", "entropy", "taken", "free"
        => "$1, $2, $3, $4, $5, $6, $7, $8, $9", numbers &[1, 7, 8];
    "terms": "table_id", "name", "has_clock", "is_listed" => "$1, $2, $3, $4", numbers &[2, 3];
    "session_seat": "session", "table_id", "seat" => "$1, $2, $3", numbers &[2];
    "entry": "table_id", "number", "written", "kind", "json" => "$1, $2, $3, $4, $5", numbers &[1, 2];
    "campaign": "id", "name", "version", "state", "owner", "created", "kind"
        => "$1, $2, $3, $4, $5, $6, $7", numbers &[2, 5];
    "campaign_company": "campaign", "company", "place", "kind", "name", "bot", "invite", "taken"
        => "$1, $2, $3, $4, $5, $6, $7, $8", numbers &[2, 7];
    "session_company": "session", "campaign", "company" => "$1, $2, $3", numbers &[];
    "campaign_game": "campaign", "number", "chapter", "table_id", "state_before", "put_away"
        => "$1, $2, $3, $4, $5, $6", numbers &[1, 2, 5];
    "lesson": "table_id", "name" => "$1, $2", numbers &[];
    "analysis": "table_id", "decisions", "json" => "$1, $2, $3", numbers &[1];
    "learnt": "session", "game", "what" => "$1, $2, $3", numbers &[];
    "device": "token_hash", "session", "label", "created", "program" => "$1, $2, $3, $4, $5", numbers &[3, 4];
    "login": "name", "session", "password" => "$1, $2, $3", numbers &[];
    "device_code": "code_hash", "session", "until" => "$1, $2, $3", numbers &[2];
    "preferences": "session", "chosen" => "$1, $2", numbers &[];
    "note": "session", "table_id", "text" => "$1, $2, $3", numbers &[];
    "talk_read": "session", "table_id", "number" => "$1, $2, $3", numbers &[2];
    "mute": "session", "muted" => "$1, $2", numbers &[];
    "notice_wish": "session", "lang", "origin", "about", "offset_minutes", "quiet_from", "quiet_to", "digest", "remind_hours"
        => "$1, $2, $3, $4, $5, $6, $7, $8, $9", numbers &[4, 5, 6, 7, 8];
    "notice_way": "id", "session", "kind", "address", "detail", "stop", "created", "confirmed", "failures", "failure", "failed", "dropped"
        => "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12", numbers &[6, 7, 8, 10, 11];
    "notice": "session", "table_id", "about", "since", "due", "claimed", "tries", "told"
        => "$1, $2, $3, $4, $5, $6, $7, $8", numbers &[3, 4, 5, 6, 7];
    "credential": "kind", "name", "session", "secret" => "$1, $2, $3, $4", numbers &[];
    "mail_link": "link_hash", "kind", "session", "address", "until" => "$1, $2, $3, $4, $5", numbers &[4];
    "setting": "name", "value" => "$1, $2", numbers &[];
    "kept_promise": "commitment" => "$1", numbers &[];
};

impl Db {
    /// Copies everything into an empty database, all or nothing, and counts it there: the tables and their rows. Nobody may
    /// write to this one meanwhile.
    pub async fn copy_to(&self, to: &Db) -> Result<Vec<(&'static str, u64)>, StorageError> {
        for table in TABLES {
            let rows = to.count(table).await?;
            if rows > 0 {
                return Err(StorageError::NotEmpty { table: table.name, rows });
            }
        }
        let mut tx = to.begin().await?;
        for table in TABLES {
            self.each_row(table.select, async |Cells(cells)| put(&mut tx, table, &cells).await).await?;
        }
        tx.commit().await?;

        let mut counts = Vec::with_capacity(TABLES.len());
        for table in TABLES {
            let (from, to) = (self.count(table).await?, to.count(table).await?);
            if from != to {
                return Err(StorageError::Unreadable(format!("{from} rows of {} became {to}", table.name)));
            }
            counts.push((table.name, to));
        }
        Ok(counts)
    }

    async fn count(&self, table: &Copied) -> Result<u64, StorageError> {
        Ok(self.row::<(i64,)>(table.count, &[]).await?.map_or(0, |(count,)| count as u64))
    }
}

async fn put(tx: &mut Tx, table: &Copied, cells: &[Option<String>]) -> Result<(), StorageError> {
    let mut args: Vec<Arg> = Vec::with_capacity(cells.len());
    for (column, cell) in cells.iter().enumerate() {
        args.push(if table.numbers.contains(&column) {
            let number = cell.as_ref().map(|text| text.parse::<i64>()).transpose();
            number.map_err(|_| StorageError::Unreadable(format!("{} holds {cell:?} for a number", table.name)))?.into()
        } else {
            cell.as_deref().into()
        });
    }
    tx.run(table.insert, &args).await?;
    Ok(())
}

/// A row as text.
struct Cells(Vec<Option<String>>);

impl<'r, R> FromRow<'r, R> for Cells
where
    R: sqlx::Row,
    usize: ColumnIndex<R>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    R::Database: Database,
{
    fn from_row(row: &'r R) -> Result<Cells, sqlx::Error> {
        (0..row.len()).map(|column| row.try_get(column)).collect::<Result<_, _>>().map(Cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever adds a table or a column to the database adds it here.
    #[tokio::test]
    async fn every_table_and_column_is_copied() {
        let file = std::env::temp_dir().join(format!("goldenspike-copied-{}.db", std::process::id()));
        let db = Db::open(&file).await.unwrap();
        const COLUMNS: &str = "SELECT tables.name, columns.name, columns.type FROM sqlite_master AS tables \
            JOIN pragma_table_info(tables.name) AS columns \
            WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\' AND tables.name NOT LIKE 'sqlite%'";

        let columns: Vec<(String, String, String)> = db.rows(COLUMNS, &[]).await.unwrap();

        db.close().await.unwrap();
        std::fs::remove_file(file).unwrap();
        assert!(columns.len() > 50, "{columns:?}");
        for (table, column, kind) in columns {
            let copied = TABLES.iter().find(|copied| copied.name == table).unwrap_or_else(|| panic!("{table}"));
            let names = copied.insert.split(['(', ')']).nth(1).unwrap();
            let place = names.split(", ").position(|name| name == column);
            let place = place.unwrap_or_else(|| panic!("{table}.{column}"));
            assert_eq!(copied.numbers.contains(&place), kind != "TEXT", "{table}.{column}");
            assert_eq!(copied.insert.matches('$').count(), names.split(", ").count(), "{table}");
        }
    }
}
