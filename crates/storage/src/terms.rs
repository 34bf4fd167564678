//! What the players of a table agreed on before it began: what it is called, how fast it is played, and what happens when
//! somebody's time is up.

use crate::tx::Tx;
use crate::{Db, StorageError, TableId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// What its players call the table; empty if they don't.
    pub name: String,
    /// None: everybody takes the time they need.
    pub clock: Option<Clock>,
    pub time_up: TimeUp,
    pub watch: Watch,
    /// Also among people a player may ask a bot what it would do.
    pub hints: bool,
}

/// How much time a player has. Times are seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Clock {
    /// For every turn, before the bank is touched.
    pub turn: u32,
    /// For the whole game.
    pub bank: u32,
    /// What every turn adds to the bank.
    pub increment: u32,
    /// Saturdays and Sundays don't count.
    pub weekends_off: bool,
    /// Where the weekends are: so many minutes before Greenwich.
    pub offset_minutes: i16,
    /// How many days each player may be away in all: their clock stands still.
    pub vacation_days: u8,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeUp {
    /// The table waits on.
    #[default]
    Wait,
    /// A bot moves for them until they are back.
    Bot,
    /// Anybody may sit down in their place.
    Anybody,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody: it is listed.
    Anybody,
    /// Only those who play.
    Players,
}

impl Db {
    /// Tables that are played by the clock and not over.
    pub async fn running_with_clock(&self) -> Result<Vec<TableId>, StorageError> {
        const WITH_CLOCK: &str = "SELECT id FROM game_table JOIN terms ON terms.table_id = game_table.id \
            WHERE status = 'running' AND kind = 'table' AND has_clock = 1 ORDER BY created, id";
        let ids: Vec<(String,)> = self.rows(WITH_CLOCK, &[]).await?;
        Ok(ids.into_iter().map(|(id,)| TableId::new(id)).collect())
    }

    /// Tables at which anybody may sit down, the newest first.
    pub async fn open_tables(&self, skip: u32, at_most: u32) -> Result<Vec<TableId>, StorageError> {
        const OPEN: &str = "SELECT id FROM game_table WHERE status = 'running' AND kind = 'table' \
            AND EXISTS (SELECT 1 FROM seat WHERE seat.table_id = game_table.id AND seat.free = 1) \
            ORDER BY created DESC, id LIMIT $1 OFFSET $2";
        let args = [i64::from(at_most).into(), i64::from(skip).into()];
        let ids: Vec<(String,)> = self.rows(OPEN, &args).await?;
        Ok(ids.into_iter().map(|(id,)| TableId::new(id)).collect())
    }

    /// Games that everybody may watch, the newest first.
    pub async fn listed_tables(&self, skip: u32, at_most: u32) -> Result<Vec<TableId>, StorageError> {
        const LISTED: &str = "SELECT id FROM game_table JOIN terms ON terms.table_id = game_table.id \
            WHERE status = 'running' AND kind = 'table' AND is_listed = 1 \
            ORDER BY created DESC, id LIMIT $1 OFFSET $2";
        let args = [i64::from(at_most).into(), i64::from(skip).into()];
        let ids: Vec<(String,)> = self.rows(LISTED, &args).await?;
        Ok(ids.into_iter().map(|(id,)| TableId::new(id)).collect())
    }
}

pub(crate) async fn keep_terms(tx: &mut Tx, table: &TableId, terms: &Terms) -> Result<(), sqlx::Error> {
    let is_listed = i64::from(terms.watch == Watch::Anybody);
    let has_clock = i64::from(terms.clock.is_some());
    let args = [table.as_str().into(), (&terms.name).into(), has_clock.into(), is_listed.into()];
    let sql = "INSERT INTO terms (table_id, name, has_clock, is_listed) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (table_id) DO UPDATE SET \
               name = excluded.name, has_clock = excluded.has_clock, is_listed = excluded.is_listed";
    tx.run(sql, &args).await?;
    Ok(())
}
