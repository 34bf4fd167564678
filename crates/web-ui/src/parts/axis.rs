//! The names of years and rounds below a plot.

/// About as wide as a letter of the axis, on a phone.
const LETTER: f32 = 10.5;

/// What stands below stages, each by its name and middle, and where: "Round 1" is followed by "2". Where not every name has room every second has, or every third; the
/// last one, if it is of another kind, moves aside.
pub(crate) fn axis_names<'a>(stages: &[(&'a str, f32)]) -> Vec<(&'a str, f32)> {
    let name = |index: usize| match index.checked_sub(1) {
        Some(before) => without_kind(stages[index].0, stages[before].0),
        None => stages[index].0,
    };
    let half = |index: usize| name(index).chars().count() as f32 * LETTER / 2.0;
    let middle = |index: usize| stages[index].1;
    let of_their_kind = |index: &usize| *index == 0 || name(*index) != stages[*index].0 || is_number(stages[*index].0);
    let (alike, others): (Vec<usize>, Vec<usize>) = (0..stages.len()).partition(of_their_kind);
    let fits = |every: &usize| {
        let told: Vec<usize> = alike.iter().copied().step_by(*every).collect();
        told.windows(2).all(|two| middle(two[1]) - half(two[1]) - LETTER >= middle(two[0]) + half(two[0]))
    };
    let every = (1..=alike.len()).find(fits).unwrap_or(1);
    let mut names: Vec<(&str, f32)> = alike.iter().step_by(every).map(|index| (name(*index), middle(*index))).collect();
    for index in others {
        let free =
            names.last().map_or(0.0, |(name, middle)| middle + name.chars().count() as f32 * LETTER / 2.0 + LETTER);
        names.push((name(index), middle(index).max(free + half(index))));
    }
    names
}

/// 1855, R12
fn is_number(name: &str) -> bool {
    name.ends_with(|last: char| last.is_ascii_digit()) && !name.contains(' ')
}

/// "2" of "Round 2", where "Round 1" stands before it.
fn without_kind<'a>(stage: &'a str, before: &str) -> &'a str {
    match (stage.rsplit_once(' '), before.rsplit_once(' ')) {
        (Some((kind, number)), Some((its, _))) if kind == its => number,
        _ => stage,
    }
}
