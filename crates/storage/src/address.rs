//! The address of a database, as it may be shown.

/// Without the password: for messages, logs and printed settings.
pub fn without_password(address: &str) -> String {
    let Some((kind, rest)) = address.split_once("://") else { return address.to_owned() };
    // A password that should have been escaped may hold anything but the last @.
    let shown = match rest.rsplit_once('@') {
        Some((who, place)) => format!("{}@{place}", who.split(':').next().unwrap_or_default()),
        None => rest.to_owned(),
    };
    match shown.split_once('?') {
        Some((place, options)) => format!("{kind}://{place}{}", without_passwords(options)),
        None => format!("{kind}://{shown}"),
    }
}

/// Options can hold one, too.
fn without_passwords(options: &str) -> String {
    let kept: Vec<&str> = options.split('&').filter(|option| !option.starts_with("password=")).collect();
    if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (address, shown) in [
            ("postgres://anna:secret@db.example.org/games", "postgres://anna@db.example.org/games"),
            ("postgres://anna:sec@ret/?@db:5432/games", "postgres://anna@db:5432/games"),
            ("postgres:///games?host=/run&password=secret&user=anna", "postgres:///games?host=/run&user=anna"),
            ("postgres:///games?password=secret", "postgres:///games"),
            ("postgres://anna@db/games", "postgres://anna@db/games"),
            ("sqlite:/srv/games.db", "sqlite:/srv/games.db"),
            ("", ""),
        ] {
            assert_eq!(without_password(address), shown, "{address}");
        }
    }
}
