//! The program under measurement.

use crate::Res;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Ended when dropped.
pub(crate) struct Serving {
    process: Child,
    pub(crate) address: SocketAddr,
}

/// Nobody is kept from anything, and tables are closed some time after their last move: those opened beforehand wait for theirs.
const SETTINGS: &[&str] = &[
    "--listen=127.0.0.1:0",
    "--log=warn",
    "--idle-table=15",
    "--requests-per-minute=0",
    "--tables-per-hour=0",
    "--streams=0",
    "--streams-in-all=0",
    "--connections=0",
    "--connections-per-address=0",
];

impl Serving {
    pub(crate) fn start(program: &Path, database: &str) -> Res<Serving> {
        let mut command = Command::new(program);
        command.arg("serve").args(SETTINGS).args(["--database", database]);
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.trim().parse().ok());
        let address = SocketAddr::from(([127, 0, 0, 1], port.ok_or("the program does not say where it serves")?));
        Ok(Serving { process, address })
    }

    /// On a machine that others use too, this tells more than the clock.
    pub(crate) fn processor_seconds(&self) -> Res<f64> {
        processor_seconds(&self.process.id().to_string())
    }

    pub(crate) fn resident_megabytes(&self) -> Res<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
        Ok(kilobytes / 1024)
    }
}

/// Of a process by its number, or of this one: `self`.
pub(crate) fn processor_seconds(process: &str) -> Res<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, after_name) = stat.rsplit_once(") ").ok_or("no name")?;
    let ticks: Vec<f64> = after_name.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse().ok()).collect();
    Ok(ticks.iter().sum::<f64>() / 100.0)
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
