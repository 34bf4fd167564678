//! The script is written as modules and sent as one file: a page far away waits for one answer, not for one import after the other.

use std::collections::BTreeSet;

/// A module with everything it imports, each once and before whoever imports it. Every module keeps its own names to itself, in a block;
/// what it exports is known to all of them.
pub(crate) fn joined(entry: &str, read: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let mut modules = Vec::new();
    gather(entry, read, &mut BTreeSet::new(), &mut modules)?;
    let exported: Vec<&str> = modules.iter().flat_map(|text| text.lines()).filter_map(exported_name).collect();
    let mut script = match exported.is_empty() {
        true => String::new(),
        false => format!("let {}\n", exported.join(", ")),
    };
    for text in &modules {
        script += "{\n";
        for line in text.lines().filter(|line| imported(line).is_none()) {
            script += if exported_name(line).is_some() { without_export(line) } else { line };
            script.push('\n');
        }
        script += "}\n";
    }
    Some(script)
}

fn gather(
    path: &str,
    read: &dyn Fn(&str) -> Option<String>,
    known: &mut BTreeSet<String>,
    modules: &mut Vec<String>,
) -> Option<()> {
    if !known.insert(path.to_owned()) {
        return Some(());
    }
    let text = read(path)?;
    for import in text.lines().filter_map(imported) {
        gather(&beside(path, import), read, known, modules)?;
    }
    modules.push(text);
    Some(())
}

/// `./dom.js` of `import { $ } from './dom.js'`.
pub(crate) fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("import ")?.split('\'').nth(1)
}

/// `chosen` of `export let chosen = []`.
pub(crate) fn exported_name(line: &str) -> Option<&str> {
    let (name, _) = without_export(line.strip_prefix("export ").map(|_| line)?).split_once(" = ")?;
    Some(name)
}

/// `chosen = []`: a name that all modules know is declared before the first of them.
fn without_export(line: &str) -> &str {
    let declared = line.trim_start_matches("export ");
    declared.strip_prefix("const ").or(declared.strip_prefix("let ")).unwrap_or(declared)
}

/// The path of a neighbour: `./x.js` beside it, `../x.js` one folder up.
pub(crate) fn beside(path: &str, import: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    match (import.strip_prefix("./"), import.strip_prefix("../")) {
        (Some(name), _) => format!("{folder}/{name}"),
        (_, Some(name)) => folder.rsplit_once('/').map_or(name.to_owned(), |(above, _)| format!("{above}/{name}")),
        _ => import.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_imported_comes_before_whoever_imports_it_and_only_once() {
        let read = |path: &str| {
            let text = match path {
                "script/table.js" => "import './a.js'\nimport { b } from './b.js'\nb()",
                "script/a.js" => "import { b } from './b.js'\nconst own = b\nown()",
                "script/b.js" => "import '../library.js'\nexport let many = []\nexport const b = () => many",
                "library.js" => "var Library = {}",
                _ => return None,
            };
            Some(text.to_owned())
        };

        let script = joined("script/table.js", &read).unwrap();

        assert_eq!(
            script,
            "let many, b\n{\nvar Library = {}\n}\n{\nmany = []\nb = () => many\n}\n{\nconst own = b\nown()\n}\n{\nb()\n}\n"
        );
        assert_eq!(joined("script/c.js", &read), None);
    }
}
