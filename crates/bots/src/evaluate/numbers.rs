//! Files of numbers with names: a name and a number a line, `#` begins a comment.

/// The numbers of these names, in their order; nothing if one is missing.
pub(super) fn read<N: AsRef<str>>(names: &[N], file: &str) -> Option<Vec<f64>> {
    let lines = || file.lines().map(|line| line.split('#').next().unwrap_or_default());
    let number = |name: &str| {
        let mut found = lines().filter_map(|line| line.split_once(' ')).filter(|(known, _)| *known == name);
        found.next().and_then(|(_, number)| number.trim().parse().ok())
    };
    names.iter().map(|name| number(name.as_ref())).collect()
}

pub(super) fn write<N: AsRef<str>>(names: &[N], numbers: &[f64]) -> String {
    names.iter().zip(numbers).map(|(name, number)| format!("{} {number:.4}\n", name.as_ref())).collect()
}
