//! Lessons: a real table with a script, for those who play for the first time. The catalog plays them.

/// File name and text, the one for newcomers first.
pub const LESSONS: &[(&str, &str)] = &[("ten-links", include_str!("../lessons/ten-links.json"))];
