//! A server from its start to its end.

use crate::app::App;
use crate::folder::{self, Claim};
use crate::notices::{Courier, HouseKey};
use crate::promises::Promises;
use crate::{Config, bots, connections, routes, secrets};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use storage::{Db, StorageError, without_password};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// After being told to stop, requests under way get this long.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// A running server.
pub struct Server {
    address: SocketAddr,
    app: App,
    serving: JoinHandle<()>,
    _folder: Option<Claim>,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{} can't be used: {error}", path.display())]
    Folder { path: PathBuf, error: std::io::Error },
    #[error("{} is in use by {by}", path.display())]
    Taken { path: PathBuf, by: String },
    #[error("the database {address} can't be opened: {error}")]
    Database { address: String, error: StorageError },
    #[error("{address} can't be listened on: {error}")]
    Listen { address: SocketAddr, error: std::io::Error },
}

/// Serves until the process is told to end (Ctrl-C, SIGTERM). `ready` is told the address, once, when it can be used.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    let server = Server::start(config).await?;
    // Before anybody is told that it runs: who is told may end it at once.
    let end = listen_for_end();
    ready(server.address());
    end.await;
    server.stop().await;
    Ok(())
}

impl Server {
    /// Starts to serve; when this returns, the address answers.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen { address: config.listen, error })?;
        let address = listener.local_addr().map_err(|error| StartError::Listen { address: config.listen, error })?;
        // Several servers can share PostgreSQL; a file is one server's.
        let serves = format!("which serves on {address}");
        let claim = match config.database.as_deref().map(|address| address.strip_prefix("sqlite:")) {
            None => Some(folder::claim(&config.data, &serves)?),
            Some(Some(file)) => Some(folder::claim_file(Path::new(file), &serves)?),
            Some(None) => None,
        };
        let (db, promises, key) = open_database(&config).await?;
        let courier = Courier::new(key, config.notices_to_local, config.smtp.as_ref(), config.mail_from.as_ref());
        let app = App::new(db, config, promises, courier);
        bots::resume(&app);
        app.keep_time();
        app.put_finished_games_away();
        app.sweep_idle_tables();
        app.remove_unused_tables();
        app.forget_who_asked();
        app.follow_other_servers();
        app.tell_people();

        let serve = connections::serve(listener, app.clone(), routes::router(app.clone()));
        Ok(Server { address, app, serving: tokio::spawn(serve), _folder: claim })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells everybody what is due at this time (Unix milliseconds), and waits until that is done. A server does so by itself all the
    /// time; this is for tests, in which it is whatever time they say.
    pub async fn tell(&self, now: i64) -> Result<(), StorageError> {
        self.app.learn_wishers().await?;
        self.app.tell_due(now).await?.join_all().await;
        Ok(())
    }

    /// Ends live updates, lets the requests under way finish, and closes.
    pub async fn stop(mut self) {
        self.app.stop();
        if tokio::time::timeout(LAST_ANSWERS, &mut self.serving).await.is_err() {
            self.serving.abort();
        }
        self.app.store_looks().await;
        if let Err(error) = self.app.db.leave(&self.app.name).await {
            tracing::warn!("other servers will have to miss this one: {error}");
        }
        // What the database did not take is lost to nobody: it was not confirmed.
        match tokio::time::timeout(LAST_ANSWERS, self.app.db.close()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!("the database can't be closed: {error}"),
            Err(_) => tracing::error!("the database is still in use: it is closed when it is opened next"),
        }
    }
}

async fn open_database(config: &Config) -> Result<(Db, Promises, HouseKey), StartError> {
    let address = match &config.database {
        Some(address) => address.clone(),
        None => format!("sqlite:{}", folder::database_in(&config.data).display()),
    };
    let opened = async {
        let db = Db::connect_with(&address, config.database_patience).await?;
        let key = db.setting("promise key", &secrets::secret()).await?;
        let house_key = HouseKey::read(&db.setting("push key", &HouseKey::make()).await?)
            .ok_or_else(|| StorageError::Unreadable("the setting \"push key\"".to_owned()))?;
        Ok((db, Promises::new(key), house_key))
    };
    opened.await.map_err(|error| StartError::Database { address: without_password(&address), error })
}

/// Listens from now on for the word to end.
#[cfg(unix)]
fn listen_for_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn hear(signal: std::io::Result<Signal>) {
        match signal {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    }
    let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        tokio::select! { () = hear(interrupt) => {}, () = hear(terminate) => {} }
    }
}

#[cfg(not(unix))]
async fn listen_for_end() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
