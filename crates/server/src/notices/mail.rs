//! Mail by any SMTP server.

use super::courier::Undelivered;
use super::letter::Letter;
use catalog::web_ui::Words;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// All of it, from the name of the server to its last word.
const PATIENCE: Duration = Duration::from_secs(30);
/// Each step of it.
const STEP: Duration = Duration::from_secs(10);
/// So many mails are sent at the same time.
const AT_A_TIME: usize = 8;
/// How long a mail waits for others.
const QUEUE: Duration = Duration::from_secs(60);
/// After a server did not answer, nobody waits for it for so long.
const REST: i64 = 60 * 1000;

/// The address of a mail server: `smtp://user:password@mail.example.org?tls=required`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Smtp(String);

impl FromStr for Smtp {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Smtp, &'static str> {
        AsyncSmtpTransport::<Tokio1Executor>::from_url(text).map_err(|_| {
            "it is smtp://USER:PASSWORD@HOST?tls=required, smtps://USER:PASSWORD@HOST, or smtp://HOST without TLS; \
             signs in USER and PASSWORD that mean something in an address are written as %40"
        })?;
        Ok(Smtp(text.to_owned()))
    }
}

impl TryFrom<String> for Smtp {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Smtp, &'static str> {
        text.parse()
    }
}

impl From<Smtp> for String {
    fn from(Smtp(address): Smtp) -> String {
        address
    }
}

/// It may be printed.
impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&storage::without_password(&self.0))
    }
}

impl Smtp {
    /// Whether it has a password, and the same address without it.
    pub fn without_password(&self) -> (bool, Smtp) {
        let shown = storage::without_password(&self.0);
        (shown != self.0, Smtp(shown))
    }
}

/// Who writes: `Golden Spike <games@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MailFrom(Mailbox);

impl FromStr for MailFrom {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<MailFrom, &'static str> {
        text.parse().map(MailFrom).map_err(|_| "it is games@example.org, or Golden Spike <games@example.org>")
    }
}

impl TryFrom<String> for MailFrom {
    type Error = &'static str;

    fn try_from(text: String) -> Result<MailFrom, &'static str> {
        text.parse()
    }
}

impl From<MailFrom> for String {
    fn from(MailFrom(mailbox): MailFrom) -> String {
        mailbox.to_string()
    }
}

impl MailFrom {
    pub(super) fn address(&self) -> String {
        self.0.email.to_string()
    }
}

/// An address as it is kept, if mail can be sent there.
pub(crate) fn address(text: &str) -> Option<String> {
    let address: Address = text.trim().parse().ok()?;
    (address.as_ref() as &str).is_ascii().then(|| address.to_string()).filter(|address| address.len() <= 254)
}

pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    places: Semaphore,
    /// Until then the server is left alone, in Unix milliseconds.
    rests: AtomicI64,
}

/// What a mail says.
pub(crate) struct Mail<'a> {
    pub(crate) to: &'a str,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where mails of this kind are stopped.
    pub(crate) stop: Option<String>,
}

impl Mailer {
    pub(super) fn new(Smtp(server): &Smtp, MailFrom(from): &MailFrom) -> Option<Mailer> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).ok()?.timeout(Some(STEP)).build();
        let places = Semaphore::new(AT_A_TIME);
        Some(Mailer { transport, from: from.clone(), places, rests: AtomicI64::new(0) })
    }

    pub(super) async fn send(&self, mail: Mail<'_>, now: i64) -> Result<(), Undelivered> {
        let message = self.message(&mail).ok_or_else(|| Undelivered::for_good("address"))?;
        let Ok(Ok(_place)) = tokio::time::timeout(QUEUE, self.places.acquire()).await else {
            return Err(Undelivered::now("timeout"));
        };
        // A server that hangs is not waited for by one mail after the other.
        if now < self.rests.load(Ordering::Relaxed) {
            return Err(Undelivered::now("timeout"));
        }
        match tokio::time::timeout(PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() || error.is_transient() => Err(Undelivered::now("refused")),
            Ok(Err(error)) if error.is_timeout() => Err(self.rest(now)),
            Ok(Err(_)) => Err(Undelivered::now("unreachable")),
            Err(_) => Err(self.rest(now)),
        }
    }

    fn rest(&self, now: i64) -> Undelivered {
        self.rests.store(now + REST, Ordering::Relaxed);
        Undelivered::now("timeout")
    }

    fn message(&self, mail: &Mail) -> Option<Message> {
        let to = Mailbox::new(None, mail.to.parse().ok()?);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(mail.subject.as_str())
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = &mail.stop {
            message = message.header(Unsubscribe(format!("<{stop}>"))).header(UnsubscribePost);
        }
        message.header(AutoSubmitted).body(mail.text.clone()).ok()
    }
}

/// A notice as a mail.
pub(super) fn notice<'a>(to: &'a str, letter: &Letter, stop: &str) -> Mail<'a> {
    let words = Words::new(letter.lang);
    let stop = letter.stop_url(stop);
    let mut text = String::new();
    for (line, url) in letter.lines() {
        text += &format!("{line}\n{url}\n\n");
    }
    if letter.items.len() <= 1 {
        text += &format!("{}\n\n", letter.text);
    }
    text += &format!("-- \n{}\n{stop}\n", words.say("notice-mail-stop"));
    Mail { to, subject: letter.title.clone(), text, stop: Some(stop) }
}

#[derive(Clone)]
struct Unsubscribe(String);
#[derive(Clone)]
struct UnsubscribePost;
#[derive(Clone)]
struct AutoSubmitted;

impl Header for Unsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Unsubscribe(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), self.0.clone())
    }
}

/// One click, by the mail program (RFC 8058).
impl Header for UnsubscribePost {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(UnsubscribePost)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

/// No program answers it.
impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(AutoSubmitted)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_shown_without_its_password() {
        let smtp: Smtp = "smtp://anna:s3cret@mail.example.org?tls=required".parse().unwrap();

        assert_eq!(format!("{smtp:?}"), "smtp://anna@mail.example.org?tls=required");
        assert_eq!(smtp.without_password(), (true, Smtp("smtp://anna@mail.example.org?tls=required".to_owned())));
        for bad in ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://mail.example.org?tls=perhaps"] {
            assert!(bad.parse::<Smtp>().is_err(), "{bad}");
        }
    }

    #[test]
    fn an_address_is_one_to_which_mail_can_go() {
        assert_eq!(address(" Anna@example.org "), Some("Anna@example.org".to_owned()));
        for bad in ["", "anna", "anna@", "anna@example.org\r\nBcc: x@example.org", "a b@example.org", "@example.org"] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }
}
