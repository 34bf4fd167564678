//! Drawings of the tables whose pages were asked for last: what is as it was then is not drawn again.

use catalog::web_ui::Album;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use storage::TableId;

/// Those of one table take some hundred kilobytes.
const MOST_KEPT: usize = 32;

/// Of all tables.
pub(crate) static ALBUMS: Albums = Albums::new();

/// The oldest come first.
pub(crate) struct Albums(Mutex<VecDeque<(TableId, Album)>>);

impl Albums {
    const fn new() -> Albums {
        Albums(Mutex::new(VecDeque::new()))
    }

    /// That of a table, to be put back. Nobody waits for it: whoever comes meanwhile draws everything.
    pub(crate) fn take(&self, table: &TableId) -> Album {
        let mut all = self.all();
        let at = all.iter().position(|(its, _)| its == table);
        at.and_then(|at| all.remove(at)).map(|(_, album)| album).unwrap_or_default()
    }

    pub(crate) fn put(&self, table: TableId, album: Album) {
        let mut all = self.all();
        all.retain(|(its, _)| *its != table);
        all.push_back((table, album));
        let too_many = all.len().saturating_sub(MOST_KEPT);
        all.drain(..too_many);
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(TableId, Album)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_that_were_looked_at_last_are_kept() {
        let albums = Albums::new();
        let table = |number: usize| TableId::new(format!("table-{number}"));
        (0..=MOST_KEPT).for_each(|number| albums.put(table(number), Album::default()));
        albums.put(table(1), albums.take(&table(1)));
        albums.put(table(MOST_KEPT + 1), Album::default());

        let kept: Vec<TableId> = albums.all().iter().map(|(table, _)| table.clone()).collect();

        assert_eq!(kept.len(), MOST_KEPT);
        assert!(kept.contains(&table(1)) && !kept.contains(&table(2)) && !kept.contains(&table(0)));
    }
}
