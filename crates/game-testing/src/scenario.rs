//! The worked examples of `tests/scenarios/*.md` come true. How they are written is told in `engine::scenario`.

use crate::files_in;
use engine::scenario::{self, Script};

/// Every scenario of the list (name, text) comes true, and the list is complete. Panics at the first line that does not.
pub fn check<S: Script>(scenarios: &[(&str, &str)]) {
    for (name, text) in scenarios {
        scenario::check::<S>(name, text);
    }
    let mut listed: Vec<String> = scenarios.iter().map(|(name, _)| format!("tests/scenarios/{name}.md")).collect();
    listed.sort();
    let files: Vec<String> = files_in("tests/scenarios").iter().map(|file| file.display().to_string()).collect();
    assert_eq!(files, listed, "every file is in the list");
}
