//! Rust source as text: what is code in it, and which names that code uses.

/// The source with every comment blanked out, line by line the same; strings stay.
pub(crate) fn without_comments(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (length, is_comment) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), true),
            '/' if rest.starts_with("/*") => (block_comment_length(rest), true),
            '"' => (string_length(rest), false),
            'r' if !ends_in_name(&code) => (raw_string_length(rest).unwrap_or(1), false),
            '\'' => (char_length(rest), false),
            other => (other.len_utf8(), false),
        };
        let (part, after) = rest.split_at(length);
        if is_comment {
            code.extend(part.chars().filter(|c| *c == '\n'));
        } else {
            code.push_str(part);
        }
        rest = after;
    }
    code
}

/// The source up to its tests, which stand last in a file.
pub(crate) fn without_tests(source: &str) -> &str {
    let tests = source.find("#[cfg(test)]\nmod tests {");
    &source[..tests.unwrap_or(source.len())]
}

/// The lines, from 1, on which a name stands as a whole word.
pub(crate) fn lines_with_word(code: &str, word: &str) -> Vec<usize> {
    let has_word = |line: &str| {
        line.match_indices(word).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let after = line[at + word.len()..].chars().next();
            !before.is_some_and(is_name_part) && !after.is_some_and(is_name_part)
        })
    };
    code.lines().enumerate().filter(|(_, line)| has_word(line)).map(|(index, _)| index + 1).collect()
}

/// The modules of `std` that the code names, with the line: `std::fs`, and `fs` in `std::{fs, fmt}`.
pub(crate) fn std_modules(code: &str) -> Vec<(usize, &str)> {
    let mut modules = Vec::new();
    for (at, _) in code.match_indices("std::") {
        if ends_in_name(&code[..at]) {
            continue;
        }
        let after = &code[at + "std::".len()..];
        let line = code[..at].matches('\n').count() + 1;
        match after.strip_prefix('{') {
            Some(group) => modules.extend(first_names_of_group(group).into_iter().map(|name| (line, name))),
            None => modules.push((line, first_name(after))),
        }
    }
    modules
}

/// The first name of each member of `{a, b::{c, d}}`, whose opening brace is gone.
fn first_names_of_group(group: &str) -> Vec<&str> {
    let mut names = vec![first_name(group.trim_start())];
    let mut depth = 0;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(first_name(group[at + 1..].trim_start())),
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn first_name(text: &str) -> &str {
    let end = text.find(|c| !is_name_part(c)).unwrap_or(text.len());
    &text[..end]
}

fn is_name_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn ends_in_name(code: &str) -> bool {
    code.chars().next_back().is_some_and(is_name_part)
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0_usize;
    let bytes = rest.as_bytes();
    let mut at = 0;
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `r"…"`, `r#"…"#` and so on; none if it is another word with an r.
fn raw_string_length(rest: &str) -> Option<usize> {
    let hashes = rest[1..].chars().take_while(|c| *c == '#').count();
    let text = rest[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let closes = text.find(&end).map_or(text.len(), |at| at + end.len());
    Some(1 + hashes + 1 + closes)
}

/// `'a'`, `'\''`; a lifetime's quote stands alone.
fn char_length(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_), Some((from, _))) => rest[from..].find('\'').map_or(1, |end| from + end + 1),
        (Some(_), Some((at, '\'')), _) => at + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_strings_stay() {
        let source = "a(); // std::fs\n/* std /* :: */ net */ b(\"http://x\", '\"', '/', r#\"// \"raw\" \"#); /// doc\nfn f<'a>() {}";

        let code = without_comments(source);

        assert_eq!(code, "a(); \n b(\"http://x\", '\"', '/', r#\"// \"raw\" \"#); \nfn f<'a>() {}");
    }

    #[test]
    fn a_comment_over_lines_keeps_the_lines() {
        assert_eq!(without_comments("a /* 1\n2 */ b"), "a \n b");
        assert_eq!(without_comments("for x in 1..2 {} // r"), "for x in 1..2 {} ");
    }

    #[test]
    fn a_word_is_not_part_of_another() {
        let code = "tokio::spawn();\nmy_tokio();\nuse tokio;";

        assert_eq!(lines_with_word(code, "tokio"), [1, 3]);
    }

    #[test]
    fn modules_of_std_are_found_in_groups_too() {
        let code = "use std::fmt;\nuse std::{fs, collections::{HashMap, time}, io};\nlet x = nonstd::net;\nstd::thread::spawn(f)";

        assert_eq!(std_modules(code), [(1, "fmt"), (2, "fs"), (2, "collections"), (2, "io"), (4, "thread")]);
    }

    #[test]
    fn tests_at_the_foot_of_a_file_are_left_out() {
        let source = "#[cfg(test)]\nmod toy;\nfn f() {}\n#[cfg(test)]\nmod tests {\n}";

        assert_eq!(without_tests(source), "#[cfg(test)]\nmod toy;\nfn f() {}\n");
    }
}
