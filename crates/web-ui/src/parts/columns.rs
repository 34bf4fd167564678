//! Tables in plain characters, for the terminal.

/// Cells under each other; amounts stand at the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column).unwrap_or(0);
            if cell.starts_with('$') { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_stand_at_the_right() {
        let rows = [["Anna", "$5"], ["Erik", "$120"]].map(|row| row.map(str::to_owned).to_vec());

        assert_eq!(columns(&rows), "Anna    $5\nErik  $120");
    }
}
