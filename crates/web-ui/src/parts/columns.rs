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

/// So wide is a terminal, with room at its edge.
const WIDTH: usize = 78;

/// Items after a heading, in as many lines as they need: each begins below the first item.
pub(crate) fn listed(heading: &str, items: &[String], between: &str) -> String {
    let indent = heading.chars().count() + 1;
    let (mut lines, mut line) = (Vec::new(), heading.to_owned());
    for (number, item) in items.iter().enumerate() {
        let item = if number + 1 < items.len() { format!("{item}{between}") } else { item.clone() };
        if line.chars().count() > indent && line.chars().count() + item.trim_end().chars().count() > WIDTH {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(indent);
        } else if number == 0 {
            line.push(' ');
        }
        line.push_str(&item);
    }
    lines.push(line.trim_end().to_owned());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_goes_on_below_its_first_item() {
        let cities = vec!["Charleston".to_owned(); 8];

        let list = listed("Free:", &cities, ", ");

        let lines: Vec<&str> = list.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("Free: Charleston, ") && lines[0].chars().count() <= WIDTH);
        assert!(lines[1].starts_with("      Charleston"));
        assert_eq!(list.matches("Charleston").count(), 8);
    }

    #[test]
    fn amounts_stand_at_the_right() {
        let rows = [["Anna", "$5"], ["Erik", "$120"]].map(|row| row.map(str::to_owned).to_vec());

        assert_eq!(columns(&rows), "Anna    $5\nErik  $120");
    }
}
