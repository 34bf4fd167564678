//! Work shared out among threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The jobs that one thread takes, one after the other: their numbers from 0.
pub(crate) struct Jobs<'a> {
    next: &'a AtomicU64,
    done: &'a AtomicU64,
    jobs: u64,
    told: &'a (dyn Fn(u64) + Sync),
    has_one: bool,
}

/// Each thread does some of the jobs. `told` hears how many are done, after each of them.
pub(crate) fn share_out<T: Send, E: Send>(
    threads: usize,
    jobs: u64,
    told: &(dyn Fn(u64) + Sync),
    work: impl Fn(Jobs) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let start = || work(Jobs { next: &next, done: &done, jobs, told, has_one: false });
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(start)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a game panicked")).collect()
    })
}

impl Iterator for Jobs<'_> {
    type Item = u64;

    /// Who asks for the next job has done the one before.
    fn next(&mut self) -> Option<u64> {
        if self.has_one {
            (self.told)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        let job = self.next.fetch_add(1, Ordering::Relaxed);
        self.has_one = job < self.jobs;
        self.has_one.then_some(job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_and_told() {
        let told = AtomicU64::new(0);
        let count = |done| {
            told.fetch_max(done, Ordering::Relaxed);
        };

        let parts: Result<Vec<Vec<u64>>, ()> = share_out(3, 20, &count, |jobs| Ok(jobs.collect()));

        let mut jobs = parts.unwrap().concat();
        jobs.sort_unstable();
        assert_eq!(jobs, (0..20).collect::<Vec<_>>());
        assert_eq!(told.into_inner(), 20);
    }

    #[test]
    fn a_failure_is_passed_on() {
        let refuse = |mut jobs: Jobs| if jobs.any(|job| job == 7) { Err("seven") } else { Ok(()) };

        assert_eq!(share_out(2, 20, &|_| (), refuse), Err("seven"));
    }
}
