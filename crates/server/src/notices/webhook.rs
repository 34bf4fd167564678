//! Webhooks: what Discord, Slack, ntfy and other programs are posted.

use super::letter::Letter;
use serde_json::{Value, json};
use url::Url;

/// How a webhook wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Json,
    Discord,
    Slack,
    Ntfy,
}

/// Discord takes 2000 signs, ntfy 4096 bytes.
const LONGEST: usize = 1000;

impl Form {
    const ALL: [Form; 4] = [Form::Json, Form::Discord, Form::Slack, Form::Ntfy];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Form::Json => "json",
            Form::Discord => "discord",
            Form::Slack => "slack",
            Form::Ntfy => "ntfy",
        }
    }

    pub(crate) fn from_str(text: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.as_str() == text)
    }

    /// What its address says.
    pub(crate) fn of(url: &Url) -> Form {
        match url.host_str().unwrap_or_default() {
            "discord.com" | "discordapp.com" => Form::Discord,
            "hooks.slack.com" => Form::Slack,
            "ntfy.sh" => Form::Ntfy,
            _ => Form::Json,
        }
    }

    /// Where it is posted, and what.
    pub(super) fn post(self, url: &Url, letter: &Letter, stop: &str, stop_word: &str) -> (Url, Value) {
        let text = letter.text.chars().take(LONGEST).collect::<String>();
        let body = match self {
            Form::Json => json!({
                "title": letter.title,
                "text": text,
                "url": letter.url,
                "stop": stop,
                "tables": letter.items.iter().map(|(item, url)| json!({
                    "about": item.about.as_str(),
                    "reminder": item.is_reminder,
                    "table": item.table,
                    "game": item.game,
                    "name": item.name,
                    "since": item.since,
                    "lines": item.lines,
                    "url": url,
                })).collect::<Vec<Value>>(),
            }),
            Form::Discord => json!({
                "content": format!("**{}**\n{}\n<{}>\n-# {stop_word}: <{stop}>", plain(&letter.title), plain(&text), letter.url),
                // A table may be called @everyone.
                "allowed_mentions": { "parse": [] },
            }),
            Form::Slack => json!({
                "text": format!("<{}|{}>\n{}\n<{stop}|{stop_word}>", letter.url, escaped(&letter.title), escaped(&text)),
            }),
            Form::Ntfy => return ntfy(url, letter, &text, stop, stop_word),
        };
        (url.clone(), body)
    }
}

/// A topic is the last part of its address; what is written in other scripts goes to the address above it.
fn ntfy(url: &Url, letter: &Letter, text: &str, stop: &str, stop_word: &str) -> (Url, Value) {
    let path = url.path().trim_end_matches('/');
    let (above, topic) = path.rsplit_once('/').unwrap_or(("", path));
    let mut server = url.clone();
    server.set_path(&format!("{above}/"));
    let body = json!({
        "topic": topic,
        "title": letter.title,
        "message": text,
        "click": letter.url,
        "tags": ["railway_track"],
        "actions": [{ "action": "view", "label": stop_word, "url": stop }],
    });
    (server, body)
}

/// No sign has a meaning.
fn plain(text: &str) -> String {
    let special = |sign: char| "\\*_~`|>[]<#".contains(sign);
    text.chars().flat_map(|sign| special(sign).then_some('\\').into_iter().chain([sign])).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::web_ui::Lang;

    fn letter() -> Letter {
        let letter = Letter::trial(Lang::En, "https://play.example.org");
        Letter { title: "Your turn: <@everyone> *".to_owned(), ..letter }
    }

    fn post(form: Form, url: &str) -> (String, Value) {
        let (url, body) =
            form.post(&url.parse().unwrap(), &letter(), "https://play.example.org/notices/stop/x", "Stop");
        (url.to_string(), body)
    }

    #[test]
    fn an_address_says_what_its_owner_wants() {
        let form = |url: &str| Form::of(&url.parse().unwrap());

        assert_eq!(form("https://discord.com/api/webhooks/1/x"), Form::Discord);
        assert_eq!(form("https://hooks.slack.com/services/x"), Form::Slack);
        assert_eq!(form("https://ntfy.sh/trains"), Form::Ntfy);
        assert_eq!(form("https://example.org/discord.com"), Form::Json);
    }

    #[test]
    fn a_tables_name_calls_nobody_and_formats_nothing() {
        let (_, discord) = post(Form::Discord, "https://discord.com/api/webhooks/1/x");
        assert!(discord["content"].as_str().unwrap().contains("Your turn: \\<@everyone\\> \\*"), "{discord}");
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));

        let (_, slack) = post(Form::Slack, "https://hooks.slack.com/services/x");
        assert!(slack["text"].as_str().unwrap().contains("|Your turn: &lt;@everyone&gt; *>"), "{slack}");
    }

    #[test]
    fn a_topic_of_ntfy_is_named_in_the_body() {
        let (url, body) = post(Form::Ntfy, "https://ntfy.example.org/push/trains?auth=x");

        assert_eq!((url.as_str(), &body["topic"]), ("https://ntfy.example.org/push/?auth=x", &json!("trains")));
        assert_eq!(body["click"], "https://play.example.org/");
        assert_eq!(post(Form::Ntfy, "https://ntfy.sh/trains").0, "https://ntfy.sh/");
    }
}
