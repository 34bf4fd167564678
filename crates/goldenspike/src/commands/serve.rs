//! `goldenspike serve`: the games in a browser.

use crate::failure::Failure;
use crate::output::say;
use crate::settings::{LogFormat, Serving, Settings};
use clap::Args;
use server::StartError;
use std::env;
use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::FormatFields;
use tracing_subscriber::fmt::format::debug_fn;

/// Serve the games to browsers
#[derive(Debug, Args)]
#[command(
    after_help = "Games are kept in $XDG_DATA_HOME/goldenspike or ~/.local/share/goldenspike, unless --data says otherwise.
Ctrl-C ends the server; no move that was confirmed is lost. Every setting can also stand in the environment or in a file.

Examples:
  goldenspike serve
  goldenspike --listen 127.0.0.1:9000        the same without the word
  goldenspike serve --listen 0.0.0.0:80 --data /srv/goldenspike
  goldenspike serve --public-url https://play.example.org
  goldenspike serve --print-config > goldenspike.toml
  goldenspike serve --config goldenspike.toml"
)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) args: ServeArgs,
}

// No comment for the help: these are good with and without the word `serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    settings: Settings,
    /// A file of settings (TOML); flags and the environment count more
    #[arg(long, value_name = "FILE", env = "GOLDENSPIKE_CONFIG", hide_env_values = true)]
    config: Option<PathBuf>,
    /// Print all settings as they would be, as such a file, and serve nothing
    #[arg(long)]
    print_config: bool,
}

impl ServeArgs {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let print_config = self.print_config;
        let mut serving = self.serving()?;
        if print_config {
            return say(serving.to_toml().trim_end());
        }
        start_log(&serving)?;
        serving.config.limits.connections = connections(serving.config.limits.connections);
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| Failure::environment("the server can't start").because(error))?;
        let mut said = Ok(());
        let data = match &serving.config.database {
            Some(address) => server::without_password(address),
            None => serving.config.data.display().to_string(),
        };
        let ready = |address: SocketAddr| said = say(format!("{}\nGames are kept in {data}", greeting(address)));
        runtime.block_on(server::serve(serving.config, ready)).map_err(failure)?;
        said
    }

    fn serving(self) -> Result<Serving, Failure> {
        let file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        let data = self.settings.data().or(file.data()).map(Path::to_owned).or_else(data_folder);
        let serving = Serving::new(data.ok_or_else(no_folder)?).with(file).with(self.settings);
        let is_named = serving.config.public_url.is_some();
        match (&serving.config.smtp, &serving.config.mail_from) {
            // Whoever asks for a mail to somebody else must not choose where its link leads.
            (Some(_), Some(_)) if !is_named => Err(Failure::bad_input("mails need the address that people use")
                .because("their links begin with it, and there is no --public-url")
                .advice("--public-url https://play.example.org")),
            (Some(_), None) => Err(Failure::bad_input("mails need somebody who writes them")
                .because("there is a mail server, and no --mail-from")
                .advice("--mail-from games@example.org")),
            (None, Some(_)) => Err(Failure::bad_input("mails need a server that carries them")
                .because("there is a --mail-from, and no --smtp")
                .advice("--smtp smtp://USER:PASSWORD@HOST?tls=required")),
            _ => Ok(serving),
        }
    }
}

/// What happens inside is told on standard error; in colour only to somebody who looks.
fn start_log(serving: &Serving) -> Result<(), Failure> {
    // What PostgreSQL remarks by the way is nothing to the one who reads the log.
    let filter = EnvFilter::try_new(format!("sqlx::postgres::notice=warn,{}", serving.log)).map_err(|error| {
        Failure::bad_input(format!("the log can't be \"{}\"", serving.log)).because(error).advice("--log info")
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let is_coloured = std::io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    match serving.log_format {
        LogFormat::Lines => log.with_ansi(is_coloured).fmt_fields(in_a_line()).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}

/// What there is to say of something, in a line. A statement to the database has many: its first words, told beside it, are enough.
fn in_a_line() -> impl for<'writer> FormatFields<'writer> {
    debug_fn(|writer, field, value| match field.name() {
        "message" => write!(writer, "{value:?}"),
        "db.statement" => Ok(()),
        name => write!(writer, " {name}={value:?}"),
    })
}

/// No more connections than there are files for, of which the server needs some itself; as many files as the system gives.
fn connections(asked: u32) -> u32 {
    const OWN_FILES: u64 = 64;
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(256);
    let most = u32::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(u32::MAX).max(1);
    if asked == 0 { most } else { asked.min(most) }
}

/// Where the games are: for whoever sits here, and for friends on the same network.
fn greeting(address: SocketAddr) -> String {
    let here = if address.ip().is_loopback() || address.ip().is_unspecified() {
        // It is what people type.
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    };
    let mut text = format!("Golden Spike is at http://{here} (Ctrl-C ends it)");
    if address.ip().is_unspecified()
        && let Some(own) = own_address()
    {
        text += &format!("\nFriends on the same network find it at http://{}", SocketAddr::new(own, address.port()));
    }
    text
}

/// By which others on the network reach this machine. Nothing is sent: only the way there is asked for.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
}

/// The folder of the data, for commands that look at it.
#[derive(Debug, Args)]
pub(crate) struct DataArg {
    /// The folder of the data [default: as `goldenspike serve` has it]
    #[arg(long, value_name = "FOLDER", env = "GOLDENSPIKE_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
}

/// The database's file, if there is one.
pub(crate) fn database(arg: DataArg) -> Result<PathBuf, Failure> {
    let file = server::database_in(&arg.data.or_else(data_folder).ok_or_else(no_folder)?);
    match file.is_file() {
        true => Ok(file),
        false => Err(Failure::environment("there are no games")
            .because(format!("{} does not exist", file.display()))
            .advice("name the folder: --data FOLDER")),
    }
}

/// Where programs keep a user's data: `XDG_DATA_HOME`, or its usual place, or that of other systems.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local").join("share")))?;
    Some(data.join("goldenspike"))
}

fn no_folder() -> Failure {
    Failure::environment("there is no place for the games")
        .because("neither XDG_DATA_HOME nor HOME is set")
        .advice("name a folder: goldenspike serve --data FOLDER")
}

fn failure(error: StartError) -> Failure {
    let failure = Failure::environment("the server can't start").because(&error);
    match &error {
        StartError::Listen { error, address } => failure.advice(match error.kind() {
            ErrorKind::AddrInUse => {
                let ip = address.ip();
                format!("is Golden Spike running already? `goldenspike serve --listen {ip}:0` takes any free port")
            }
            ErrorKind::PermissionDenied => "ports below 1024 need permission: take a higher one".to_owned(),
            _ => "the address of this machine: goldenspike serve --listen 127.0.0.1:8080".to_owned(),
        }),
        StartError::Taken { .. } => {
            failure.advice("stop that one, or name another folder: goldenspike serve --data FOLDER")
        }
        StartError::Database { address, .. } if address.starts_with("postgres") => {
            failure.advice("does PostgreSQL run there, and is there such a database? --database ADDRESS names another")
        }
        StartError::Folder { .. } | StartError::Database { .. } => {
            failure.advice("another folder: goldenspike serve --data FOLDER")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_slow_statement_is_told_in_a_line() {
        let paper = Paper::default();
        let copy = paper.clone();
        let log = tracing_subscriber::fmt().with_ansi(false).fmt_fields(in_a_line()).with_writer(move || copy.clone());

        tracing::subscriber::with_default(log.finish(), || {
            tracing::warn!(summary = "SELECT id FROM …", db.statement = "\n\nSELECT id FROM seat\n", rows = 3, "slow");
        });

        let told = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        assert!(told.ends_with("slow summary=\"SELECT id FROM …\" rows=3\n") && told.lines().count() == 1, "{told}");
    }
}
