//! PostgreSQL: a pool of connections, word between the servers that share it, and bots' turns claimed by one of them.

use crate::tx::Arg;
use crate::{Logged, StorageError, TableId};
use sqlx::migrate::Migrator;
use sqlx::postgres::{
    PgArguments, PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions, Postgres as Backend,
};
use sqlx::{Arguments, ConnectOptions, Connection, Executor};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

#[derive(Clone)]
pub(crate) struct Postgres {
    pub(crate) pool: PgPool,
    options: Arc<PgConnectOptions>,
    /// Turns are claimed by locks of this connection: they end with it, however the process ends.
    claims: Arc<Mutex<Option<PgConnection>>>,
}

pub(crate) type Transaction = sqlx::Transaction<'static, Backend>;

const CONNECTIONS: u32 = 8;

/// The channel of [`Postgres::notify`].
const CHANNEL: &str = "golden_spike_log";

/// A notice holds less than 8,000 bytes.
const NOTICE: usize = 7_000;

/// A connection that somebody used so short a time ago is not asked whether it works.
const FRESH: Duration = Duration::from_secs(1);

/// A server not heard of for so long has ended.
const SILENCE: Duration = Duration::from_secs(6);

impl Postgres {
    pub(crate) async fn open(url: &str, patience: Duration) -> Result<Postgres, StorageError> {
        let options: PgConnectOptions = url.parse()?;
        // A plan kept from when a table was small reads all of it once it is large: 20 ms a move after 100,000.
        let options = options.options([("plan_cache_mode", "force_custom_plan")]);
        // A pool only says that it has waited in vain; a connection says why.
        if let Ok(connected) = tokio::time::timeout(patience, options.connect()).await {
            connected?.close().await?;
        }
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(patience);
        // One that was just used works still, nearly always: whoever gives it back is told if not. Asking each time would double the way.
        let pool = pool.test_before_acquire(false).before_acquire(|connection, its| {
            Box::pin(async move {
                if its.idle_for > FRESH {
                    connection.ping().await?;
                }
                Ok(true)
            })
        });
        let pool = pool.connect_with(options.clone()).await?;
        migrations().run(&pool).await?;
        Ok(Postgres { pool, options: Arc::new(options), claims: Arc::default() })
    }

    /// It begins even if whoever asked goes away meanwhile, and ends then: sqlx would put a connection back on which a transaction has begun,
    /// and what others store on that by itself would not be stored.
    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        let pool = self.pool.clone();
        let begun = tokio::spawn(async move { pool.begin().await });
        begun.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }

    /// Says goodbye to PostgreSQL, which would complain about connections that are just gone.
    pub(crate) async fn close(&self) -> Result<(), sqlx::Error> {
        self.pool.close().await;
        match self.claims.lock().await.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }

    pub(crate) async fn listen(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }

    /// Those of these logs that go further than is known, and how far.
    pub(crate) async fn gone_on(&self, known: &[(TableId, u64)]) -> Result<Vec<(TableId, u64)>, sqlx::Error> {
        // The last number of each is found by the key, however long its log is.
        const GONE_ON: &str = "SELECT known.id, last.number FROM unnest($1::TEXT[], $2::BIGINT[]) AS known (id, number) \
            CROSS JOIN LATERAL (SELECT number FROM entry WHERE table_id = known.id ORDER BY number DESC LIMIT 1) AS last \
            WHERE last.number > known.number";
        let ids: Vec<&str> = known.iter().map(|(table, _)| table.as_str()).collect();
        let numbers: Vec<i64> = known.iter().map(|(_, number)| *number as i64).collect();
        let rows: Vec<(String, i64)> = sqlx::query_as(GONE_ON).bind(ids).bind(numbers).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(table, number)| (TableId::new(table), number as u64)).collect())
    }

    /// Stores one entry for each of these logs, if it is the next one there, with which games are over by them, and tells every server that
    /// listens: in one question, which is a transaction by itself. On the way there and back a small transaction takes longer than in it.
    /// Gives the tables for which it was the next.
    pub(crate) async fn store_lines(
        &self,
        lines: &[(&TableId, &Logged)],
        over: &[&str],
    ) -> Result<Vec<String>, sqlx::Error> {
        // A notice has room for the names and numbers of a hundred tables.
        const STORE_LINES: &str = "WITH added AS ( \
            INSERT INTO entry (table_id, number, written, kind, json) \
            SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[]) \
                AS new (table_id, number, written, kind, json) \
            WHERE (number = 1 AND EXISTS (SELECT 1 FROM game_table WHERE id = new.table_id)) \
               OR EXISTS (SELECT 1 FROM entry AS last WHERE last.table_id = new.table_id AND last.number = new.number - 1) \
            ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number \
        ), over AS ( \
            UPDATE game_table SET status = 'finished' \
            WHERE id = ANY ($6::TEXT[]) AND id IN (SELECT table_id FROM added) \
        ), numbered AS ( \
            SELECT table_id, number, (row_number() OVER () - 1) / 100 AS notice FROM added \
        ), told AS MATERIALIZED ( \
            SELECT pg_notify($7, string_agg(table_id || ' ' || number, chr(10))) FROM numbered GROUP BY notice \
        ) SELECT table_id FROM added WHERE (SELECT count(*) FROM told) > 0";
        let tables: Vec<&str> = lines.iter().map(|(table, _)| table.as_str()).collect();
        let numbers: Vec<i64> = lines.iter().map(|(_, logged)| logged.number as i64).collect();
        let times: Vec<i64> = lines.iter().map(|(_, logged)| logged.written).collect();
        let kinds: Vec<&str> = lines.iter().map(|(_, logged)| logged.entry.kind()).collect();
        let texts: Vec<String> = lines.iter().map(|(_, logged)| logged.entry.text().into_owned()).collect();
        let query = sqlx::query_as(STORE_LINES).bind(tables).bind(numbers).bind(times).bind(kinds).bind(texts);
        let rows: Vec<(String,)> = query.bind(over).bind(CHANNEL).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(table,)| table).collect())
    }

    /// Whether this server has the lock now. What it has already it gets again, so ask once.
    pub(crate) async fn try_lock(&self, table: &TableId) -> Result<bool, sqlx::Error> {
        self.on_claims("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table).await
    }

    pub(crate) async fn unlock(&self, table: &TableId) -> Result<bool, sqlx::Error> {
        self.on_claims("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table).await
    }

    async fn on_claims(&self, sql: &'static str, table: &TableId) -> Result<bool, sqlx::Error> {
        let mut claims = self.claims.lock().await;
        let mut connection = match claims.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let (answer,): (bool,) = sqlx::query_as(sql).bind(table.as_str()).fetch_one(&mut connection).await?;
        *claims = Some(connection);
        Ok(answer)
    }

    /// Says that this server lives, and whether it is the first to see that another one does not any more.
    pub(crate) async fn beat(&self, server: &str) -> Result<bool, sqlx::Error> {
        const NOW: &str = "INSERT INTO server (id, seen) VALUES ($1, CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)) \
                           ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
        const ENDED: &str = "DELETE FROM server WHERE seen < CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT) - $1";
        sqlx::query(NOW).bind(server).execute(&self.pool).await?;
        let ended = sqlx::query(ENDED).bind(SILENCE.as_millis() as i64).execute(&self.pool).await?;
        Ok(ended.rows_affected() > 0)
    }

    /// This server ends; whoever sees it first looks after what it leaves.
    pub(crate) async fn leave(&self, server: &str) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE server SET seen = 0 WHERE id = $1").bind(server).execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn servers(&self) -> Result<i64, sqlx::Error> {
        const ALIVE: &str =
            "SELECT COUNT(*) FROM server WHERE seen >= CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT) - $1";
        let (count,) = sqlx::query_as(ALIVE).bind(SILENCE.as_millis() as i64).fetch_one(&self.pool).await?;
        Ok(count)
    }
}

pub(crate) async fn run(tx: &mut Transaction, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
    let done = tx.execute(sqlx::query_with(sql, arguments(args)?)).await?;
    Ok(done.rows_affected())
}

/// Every server that listens is told, once this is committed, how far these logs go.
pub(crate) async fn notify(tx: &mut Transaction, editions: &[(&TableId, u64)]) -> Result<(), sqlx::Error> {
    let mut notices = vec![String::new()];
    for (table, number) in editions {
        let word = format!("{table} {number}\n");
        match notices.last_mut() {
            Some(notice) if notice.len() + word.len() < NOTICE => notice.push_str(&word),
            _ => notices.push(word),
        }
    }
    for notice in notices.iter().filter(|notice| !notice.is_empty()) {
        run(tx, "SELECT pg_notify($1, $2)", &[CHANNEL.into(), notice.into()]).await?;
    }
    Ok(())
}

/// What [`notify`] wrote.
pub(crate) fn read_notice(notice: &str) -> Vec<(TableId, u64)> {
    let words = notice.lines().filter_map(|line| line.split_once(' '));
    words.filter_map(|(table, number)| Some((TableId::new(table), number.parse().ok()?))).collect()
}

pub(crate) fn arguments(args: &[Arg<'_>]) -> Result<PgArguments, sqlx::Error> {
    let mut filled = PgArguments::default();
    for arg in args {
        let added = match arg {
            Arg::Number(number) => filled.add(number),
            Arg::Text(text) => filled.add(text),
            Arg::MaybeNumber(number) => filled.add(number),
            Arg::MaybeText(text) => filled.add(text),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(filled)
}

fn migrations() -> Migrator {
    crate::db::migrator(&[
        ("all", include_str!("../migrations/postgres/0001_all.sql")),
        ("terms", include_str!("../migrations/postgres/0002_terms.sql")),
        ("looked", include_str!("../migrations/postgres/0003_looked.sql")),
        ("people", include_str!("../migrations/postgres/0004_people.sql")),
        ("preferences", include_str!("../migrations/postgres/0005_preferences.sql")),
        ("talk", include_str!("../migrations/postgres/0006_talk.sql")),
        ("notices", include_str!("../migrations/postgres/0007_notices.sql")),
        ("kinds of campaigns", include_str!("../migrations/postgres/0008_kinds_of_campaigns.sql")),
        ("analysis", include_str!("../migrations/postgres/0009_analysis.sql")),
        ("programs", include_str!("../migrations/postgres/0010_programs.sql")),
        ("unnamed campaigns", include_str!("../migrations/postgres/0011_unnamed_campaigns.sql")),
    ])
}
