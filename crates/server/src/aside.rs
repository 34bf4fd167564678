//! Long work is done aside: drawing, packing, thinking. Its threads are not those that answer requests, and matter less to the system:
//! a move is stored and answered while other tables are drawn, also where there are few cores.

use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};

/// How much less it matters: it gets a third of what others get who want a core at the same time. Much less would be too little, because
/// a table that is drawn can't be changed meanwhile.
#[cfg(target_os = "linux")]
const LESS: i32 = 5;

thread_local! {
    /// Once for each thread.
    static MATTERS_LESS: () = matter_less();
}

/// Elsewhere whole processes have an importance, and not threads.
fn matter_less() {
    #[cfg(target_os = "linux")]
    // Whoever may not give way works on as before.
    let _ = rustix::process::nice(LESS);
}

/// Begins at once. An error is that it panicked.
pub(crate) fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    spawn_blocking(move || {
        MATTERS_LESS.with(|()| ());
        work()
    })
}

/// The same, as soon as one of these places is free, whoever came first before the others; and to its end even if whoever asked has gone:
/// until then its place is taken. Nothing is that it panicked.
pub(crate) async fn in_turn<T: Send + 'static>(
    places: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let place = places.acquire().await.ok()?;
    let working = aside(move || {
        let done = work();
        drop(place);
        done
    });
    working.await.ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn long_work_matters_less_than_answers() {
        let importance = || rustix::process::getpriority_process(None).unwrap();
        let before = tokio::spawn(async move { importance() }).await.unwrap();

        let aside = aside(importance).await.unwrap();

        assert_eq!(aside, (before + LESS).min(19));
        assert_eq!(tokio::spawn(async move { importance() }).await.unwrap(), before);
    }
}
