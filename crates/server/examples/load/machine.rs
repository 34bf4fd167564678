//! What the machine can do by itself, measured beside everything else.

use crate::Res;
use std::fs::File;
use std::hint::black_box;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

const MEASURED: Duration = Duration::from_secs(2);

/// As many fsyncs a second as tables that play at one move a second ask for.
const PACED: u32 = crate::BUSY_TABLES as u32;

pub(crate) fn print(folder: &Path) -> Res<()> {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!(
        "\nthe machine: {:.0} fsyncs/s of 4 KB, at {PACED} a second {}; {:.1} GB/s copied in memory, {:.0} questions/s over loopback; {} cores, load {}",
        fsyncs(folder)?,
        paced_fsyncs(folder)?,
        copied()?,
        questions()?,
        std::thread::available_parallelism()?,
        load.split(' ').next().unwrap_or_default()
    );
    Ok(())
}

/// Does something again and again; gives how often a second.
fn rate(mut work: impl FnMut() -> std::io::Result<()>) -> Res<f64> {
    let begun = Instant::now();
    let mut times = 0_u32;
    while begun.elapsed() < MEASURED {
        work()?;
        times += 1;
    }
    Ok(f64::from(times) / begun.elapsed().as_secs_f64())
}

/// One after the other, at the end of a file: no server stores two moves after each other faster.
fn fsyncs(folder: &Path) -> Res<f64> {
    let path = folder.join("fsync");
    let mut file = File::create(&path)?;
    let measured = rate(|| {
        file.write_all(&[7; 4096])?;
        file.sync_data()
    });
    std::fs::remove_file(path)?;
    measured
}

/// How long each takes where the disk has time between them: no move is answered sooner.
fn paced_fsyncs(folder: &Path) -> Res<String> {
    let path = folder.join("fsync");
    let mut file = File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..MEASURED.as_secs() as u32 * PACED {
        let begun = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(begun.elapsed());
        std::thread::sleep((Duration::from_secs(1) / PACED).saturating_sub(begun.elapsed()));
    }
    std::fs::remove_file(path)?;
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    Ok(format!("{:.1} ms (median), {:.1} ms (p99)", at(0.5), at(0.99)))
}

fn copied() -> Res<f64> {
    const SIZE: usize = 64 << 20;
    let (from, mut to) = (vec![1_u8; SIZE], vec![0_u8; SIZE]);
    let times = rate(|| {
        to.copy_from_slice(black_box(&from));
        black_box(&to);
        Ok(())
    })?;
    Ok(times * SIZE as f64 / 1e9)
}

/// A byte there and back.
fn questions() -> Res<f64> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let mut asker = TcpStream::connect(listener.local_addr()?)?;
    asker.set_nodelay(true)?;
    let (mut answerer, _) = listener.accept()?;
    answerer.set_nodelay(true)?;
    let answering = std::thread::spawn(move || {
        let mut byte = [0];
        while answerer.read_exact(&mut byte).is_ok() && answerer.write_all(&byte).is_ok() {}
    });
    let measured = rate(|| {
        asker.write_all(&[1])?;
        asker.read_exact(&mut [0])
    });
    drop(asker);
    answering.join().map_err(|_| "nobody answers")?;
    measured
}
