//! How a server is to run, as a file, the environment and flags say it; what is said later in this list counts.

use crate::failure::Failure;
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use server::{Config, Limits, MailFrom, Network, PublicUrl, Smtp};
use std::net::SocketAddr;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::time::Duration;

// No comment for the help: the settings are good with and without the word `serve`.
#[derive(Clone, Debug, Default, Args, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Settings {
    /// The address to listen on; port 0 takes any that is free [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "GOLDENSPIKE_LISTEN", hide_env_values = true)]
    listen: Option<SocketAddr>,
    /// The folder for the database [default: goldenspike in the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "GOLDENSPIKE_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
    /// The database: sqlite:FILE, or postgres://… which several servers can share [default: a file in the data folder]
    #[arg(long, value_name = "ADDRESS", env = "GOLDENSPIKE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// How long a write waits for a busy database before people are told to try again, in milliseconds [default: 3000]
    #[arg(long, value_name = "MS", env = "GOLDENSPIKE_DATABASE_PATIENCE", hide_env_values = true)]
    database_patience: Option<u64>,
    /// The address that people use, if it is another one: for invitations, behind a proxy
    #[arg(long, value_name = "URL", env = "GOLDENSPIKE_PUBLIC_URL", hide_env_values = true)]
    public_url: Option<PublicUrl>,
    /// How long a bot waits before it moves, in milliseconds [default: 350]
    #[arg(long, value_name = "MS", env = "GOLDENSPIKE_BOT_PAUSE", hide_env_values = true)]
    bot_pause: Option<u64>,
    /// Seconds after which a table that nobody uses leaves the memory [default: 600]
    #[arg(long, value_name = "S", env = "GOLDENSPIKE_IDLE_TABLE", hide_env_values = true)]
    idle_table: Option<u64>,
    /// Days after which replays and tables without a move are removed, if nobody looks at them; 0 is never [default: 90]
    #[arg(long, value_name = "DAYS", env = "GOLDENSPIKE_KEEP_UNUSED", hide_env_values = true)]
    keep_unused: Option<u32>,
    /// Proxies whose X-Forwarded-For is believed: addresses or networks [default: this machine]
    #[arg(
        long,
        value_name = "NET,…",
        value_delimiter = ',',
        env = "GOLDENSPIKE_TRUSTED_PROXIES",
        hide_env_values = true
    )]
    trusted_proxies: Option<Vec<Network>>,
    /// Who may read /metrics: addresses or networks [default: this machine]
    #[arg(long, value_name = "NET,…", value_delimiter = ',', env = "GOLDENSPIKE_METRICS_FROM", hide_env_values = true)]
    metrics_from: Option<Vec<Network>>,
    /// The server that carries mails: smtp://USER:PASSWORD@HOST?tls=required, smtps://… or smtp://HOST [default: no mail]
    #[arg(long, value_name = "URL", env = "GOLDENSPIKE_SMTP", hide_env_values = true)]
    smtp: Option<Smtp>,
    /// Who writes the mails: games@example.org, or "Golden Spike <games@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "GOLDENSPIKE_MAIL_FROM", hide_env_values = true)]
    mail_from: Option<MailFrom>,
    /// Let notices be posted to this machine and its own network, too: true or false [default: false]
    #[arg(long, value_name = "YES", num_args = 0..=1, default_missing_value = "true", env = "GOLDENSPIKE_NOTICES_TO_LOCAL", hide_env_values = true)]
    notices_to_local: Option<bool>,
    /// Seconds before somebody is told that a table waits: their page may be on its way [default: 5]
    #[arg(long, value_name = "S", env = "GOLDENSPIKE_NOTICE_DELAY", hide_env_values = true)]
    notice_delay: Option<u64>,
    /// How often is looked for notices that are due, in seconds [default: 2]
    #[arg(long, value_name = "S", env = "GOLDENSPIKE_NOTICE_EVERY", hide_env_values = true)]
    notice_every: Option<NonZeroU64>,
    /// How the log is written to standard error [default: lines]
    #[arg(long, value_name = "FORM", env = "GOLDENSPIKE_LOG_FORMAT", hide_env_values = true)]
    log_format: Option<LogFormat>,
    /// What the log tells: error, warn, info, debug, or a filter by module [default: info]
    #[arg(long, value_name = "LEVEL", env = "RUST_LOG", hide_env_values = true)]
    log: Option<String>,
    #[command(flatten)]
    limits: LimitSettings,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people
    #[default]
    Lines,
    /// One object a line, for programs
    Json,
}

/// Each is for one browser; those who share an address have together people-per-address times as much. 0 is no limit.
#[derive(Clone, Debug, Default, Args, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
#[command(next_help_heading = "Limits of one browser; 0 is none")]
struct LimitSettings {
    /// Requests in a minute [default: 600]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_REQUESTS_PER_MINUTE", hide_env_values = true)]
    requests_per_minute: Option<u32>,
    /// New tables and campaigns in an hour [default: 60]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_TABLES_PER_HOUR", hide_env_values = true)]
    tables_per_hour: Option<u32>,
    /// Uploaded files in an hour [default: 60]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_UPLOADS_PER_HOUR", hide_env_values = true)]
    uploads_per_hour: Option<u32>,
    /// Lines of talk in a minute [default: 30]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_TALK_PER_MINUTE", hide_env_values = true)]
    talk_per_minute: Option<u32>,
    /// Mails that somebody asks for in an hour [default: 20]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_MAILS_PER_HOUR", hide_env_values = true)]
    mails_per_hour: Option<u32>,
    /// Tries to sign in, and new passwords, in an hour [default: 30]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_SIGN_INS_PER_HOUR", hide_env_values = true)]
    sign_ins_per_hour: Option<u32>,
    /// Pages of tables open at the same time [default: 30]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_STREAMS", hide_env_values = true)]
    streams: Option<u32>,
    /// How many people may share an address: together they have so many times as much [default: 10]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_PEOPLE_PER_ADDRESS", hide_env_values = true)]
    people_per_address: Option<u32>,
    /// Pages of tables open at the same time, of everybody [default: 8000]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_STREAMS_IN_ALL", hide_env_values = true)]
    streams_in_all: Option<u32>,
    /// Connections of everybody; never more than the system has files for [default: 10000]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_CONNECTIONS", hide_env_values = true)]
    connections: Option<u32>,
    /// Connections of one address [default: 400]
    #[arg(long, value_name = "N", env = "GOLDENSPIKE_CONNECTIONS_PER_ADDRESS", hide_env_values = true)]
    connections_per_address: Option<u32>,
    /// Seconds in which the head of a request must have come [default: 30]
    #[arg(long, value_name = "S", env = "GOLDENSPIKE_HEAD_TIMEOUT", hide_env_values = true)]
    head_timeout: Option<u64>,
    /// Seconds after which a reader who takes nothing is let go [default: 30]
    #[arg(long, value_name = "S", env = "GOLDENSPIKE_WRITE_TIMEOUT", hide_env_values = true)]
    write_timeout: Option<u64>,
}

const NO_PASSWORD: &str =
    "# The password of the database is not printed: set GOLDENSPIKE_DATABASE, or write it in here.\n";
const NO_MAIL_PASSWORD: &str =
    "# The password of the mail server is not printed: set GOLDENSPIKE_SMTP, or write it in here.\n";

/// All of it, with nothing left open.
#[derive(Clone, Debug)]
pub(crate) struct Serving {
    pub(crate) config: Config,
    pub(crate) log_format: LogFormat,
    pub(crate) log: String,
}

impl Serving {
    /// As long as nobody says anything else.
    pub(crate) fn new(data: PathBuf) -> Serving {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8080));
        Serving { config: Config::new(listen, data), log_format: LogFormat::default(), log: "info".to_owned() }
    }

    /// What these settings say, and the rest as it was.
    pub(crate) fn with(self, settings: Settings) -> Serving {
        let Serving { config, log_format, log } = self;
        let bot_pause = settings.bot_pause.map(Duration::from_millis);
        let database_patience = settings.database_patience.map(Duration::from_millis);
        let notice_every = settings.notice_every.map(|seconds| Duration::from_secs(seconds.get()));
        Serving {
            config: Config {
                listen: settings.listen.unwrap_or(config.listen),
                data: settings.data.unwrap_or(config.data),
                database: settings.database.or(config.database),
                database_patience: database_patience.unwrap_or(config.database_patience),
                bot_pause: bot_pause.unwrap_or(config.bot_pause),
                clock_grace: config.clock_grace,
                public_url: settings.public_url.or(config.public_url),
                idle_table: settings.idle_table.map_or(config.idle_table, Duration::from_secs),
                keep_unused: settings.keep_unused.unwrap_or(config.keep_unused),
                limits: settings.limits.over(config.limits),
                trusted_proxies: settings.trusted_proxies.unwrap_or(config.trusted_proxies),
                metrics_from: settings.metrics_from.unwrap_or(config.metrics_from),
                smtp: settings.smtp.or(config.smtp),
                mail_from: settings.mail_from.or(config.mail_from),
                notices_to_local: settings.notices_to_local.unwrap_or(config.notices_to_local),
                notice_delay: settings.notice_delay.map_or(config.notice_delay, Duration::from_secs),
                notice_every: notice_every.unwrap_or(config.notice_every),
            },
            log_format: settings.log_format.unwrap_or(log_format),
            log: settings.log.unwrap_or(log),
        }
    }

    /// As a file that says the same, but for passwords: what is printed may be read by others.
    pub(crate) fn to_toml(&self) -> String {
        let Serving { config, log_format, log } = self.clone();
        let shown = config.database.as_deref().map(server::without_password);
        let note = if shown == config.database { "" } else { NO_PASSWORD };
        let (has_password, smtp) = config.smtp.as_ref().map(Smtp::without_password).unzip();
        let mail_note = if has_password == Some(true) { NO_MAIL_PASSWORD } else { "" };
        let settings = Settings {
            listen: Some(config.listen),
            data: Some(config.data),
            database: shown,
            database_patience: Some(config.database_patience.as_millis() as u64),
            public_url: config.public_url,
            bot_pause: Some(config.bot_pause.as_millis() as u64),
            idle_table: Some(config.idle_table.as_secs()),
            keep_unused: Some(config.keep_unused),
            trusted_proxies: Some(config.trusted_proxies),
            metrics_from: Some(config.metrics_from),
            smtp,
            mail_from: config.mail_from,
            notices_to_local: Some(config.notices_to_local),
            notice_delay: Some(config.notice_delay.as_secs()),
            notice_every: NonZeroU64::new(config.notice_every.as_secs()),
            log_format: Some(log_format),
            log: Some(log),
            limits: LimitSettings::of(&config.limits),
        };
        format!("{note}{mail_note}{}", toml::to_string(&settings).expect("settings are plain data"))
    }
}

impl Settings {
    pub(crate) fn data(&self) -> Option<&Path> {
        self.data.as_deref()
    }

    /// From a file in TOML.
    pub(crate) fn read(path: &Path) -> Result<Settings, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| {
            Failure::environment(format!("the settings {} can't be read", path.display())).because(error)
        })?;
        toml::from_str(&text).map_err(|error| {
            Failure::bad_input(format!("the settings {} are not what they should be", path.display()))
                .because(error.to_string().trim_end().replace('\n', "\n       "))
                .advice("`goldenspike serve --print-config` prints a whole file")
        })
    }
}

impl LimitSettings {
    fn over(self, limits: Limits) -> Limits {
        let seconds = |given: Option<u64>, before: Duration| given.map_or(before, Duration::from_secs);
        Limits {
            requests_per_minute: self.requests_per_minute.unwrap_or(limits.requests_per_minute),
            tables_per_hour: self.tables_per_hour.unwrap_or(limits.tables_per_hour),
            uploads_per_hour: self.uploads_per_hour.unwrap_or(limits.uploads_per_hour),
            talk_per_minute: self.talk_per_minute.unwrap_or(limits.talk_per_minute),
            mails_per_hour: self.mails_per_hour.unwrap_or(limits.mails_per_hour),
            sign_ins_per_hour: self.sign_ins_per_hour.unwrap_or(limits.sign_ins_per_hour),
            streams: self.streams.unwrap_or(limits.streams),
            people_per_address: self.people_per_address.unwrap_or(limits.people_per_address),
            streams_in_all: self.streams_in_all.unwrap_or(limits.streams_in_all),
            connections: self.connections.unwrap_or(limits.connections),
            connections_per_address: self.connections_per_address.unwrap_or(limits.connections_per_address),
            head_timeout: seconds(self.head_timeout, limits.head_timeout),
            write_timeout: seconds(self.write_timeout, limits.write_timeout),
        }
    }

    fn of(limits: &Limits) -> LimitSettings {
        LimitSettings {
            requests_per_minute: Some(limits.requests_per_minute),
            tables_per_hour: Some(limits.tables_per_hour),
            uploads_per_hour: Some(limits.uploads_per_hour),
            talk_per_minute: Some(limits.talk_per_minute),
            mails_per_hour: Some(limits.mails_per_hour),
            sign_ins_per_hour: Some(limits.sign_ins_per_hour),
            streams: Some(limits.streams),
            people_per_address: Some(limits.people_per_address),
            streams_in_all: Some(limits.streams_in_all),
            connections: Some(limits.connections),
            connections_per_address: Some(limits.connections_per_address),
            head_timeout: Some(limits.head_timeout.as_secs()),
            write_timeout: Some(limits.write_timeout.as_secs()),
        }
    }
}
