//! The server under measurement: this program again, in a process of its own.

use crate::Res;
use server::{Config, Limits, Server};
use std::collections::HashMap;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

/// Ended when dropped.
pub(crate) struct Serving {
    process: Child,
    pub(crate) address: SocketAddr,
    /// What each of its threads has taken, in nanoseconds; those that have ended, too.
    threads: Mutex<HashMap<OsString, f64>>,
}

/// Serves until the process is ended; says where.
pub(crate) async fn serve(folder: &str) -> Res<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let config = Config { limits: Limits::none(), ..Config::new("127.0.0.1:0".parse()?, Path::new(folder)) };
    let server = Server::start(config).await?;
    println!("{}", server.address());
    std::future::pending().await
}

impl Serving {
    pub(crate) fn start(folder: &Path) -> Res<Serving> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut process = command.arg("serve").arg(folder).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Serving { process, address: line.trim().parse()?, threads: Mutex::default() })
    }

    /// As the scheduler counts it: on a machine that others use too, this tells more than the clock.
    pub(crate) fn processor_milliseconds(&self) -> Res<f64> {
        let mut threads = self.threads.lock().map_err(|_| "somebody broke off")?;
        for thread in std::fs::read_dir(format!("/proc/{}/task", self.process.id()))? {
            let thread = thread?;
            let Ok(spent) = std::fs::read_to_string(thread.path().join("schedstat")) else { continue };
            let nanoseconds = spent.split(' ').next().ok_or("no time")?.parse()?;
            threads.insert(thread.file_name(), nanoseconds);
        }
        Ok(threads.values().sum::<f64>() / 1e6)
    }

    pub(crate) fn resident_kilobytes(&self) -> Res<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.split_whitespace().nth(1).ok_or("no number")?.parse()?)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
