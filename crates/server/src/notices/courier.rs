//! Who carries a letter to one of somebody's ways, and what became of it.

use super::http::{Http, NoAnswer};
use super::letter::Letter;
use super::mail::{self, Mail, MailFrom, Mailer, Smtp};
use super::push::{self, HouseKey, Subscription};
use super::webhook::Form;
use crate::clocks::now_ms;
use axum::http::StatusCode;
use catalog::web_ui::Words;
use serde_json::json;
use std::sync::Arc;
use storage::{NoticeWay, WayKind};
use tokio::sync::Semaphore;
use url::Url;

/// So many people are told something at the same time.
const AT_A_TIME: usize = 256;
/// For so many seconds a push service keeps what a browser can't take.
const KEPT: &str = "86400";

pub(crate) struct Courier {
    pub(crate) key: HouseKey,
    pub(super) places: Arc<Semaphore>,
    http: Http,
    mailer: Option<Mailer>,
    /// Whom push services can write to.
    contact: Option<String>,
}

/// Why something did not arrive: one of the words of `notices-failed-…`, perhaps with a number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Undelivered {
    pub(crate) why: String,
    /// It never will.
    pub(crate) is_gone: bool,
}

impl Undelivered {
    pub(super) fn now(why: &str) -> Undelivered {
        Undelivered { why: why.to_owned(), is_gone: false }
    }

    pub(super) fn for_good(why: &str) -> Undelivered {
        Undelivered { why: why.to_owned(), is_gone: true }
    }

    fn answered(status: StatusCode) -> Result<(), Undelivered> {
        let why = format!("status {}", status.as_u16());
        match status {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Undelivered { why, is_gone: true }),
            _ => Err(Undelivered { why, is_gone: false }),
        }
    }
}

impl From<NoAnswer> for Undelivered {
    fn from(why: NoAnswer) -> Undelivered {
        match why {
            NoAnswer::Address => Undelivered::for_good("address"),
            NoAnswer::Local => Undelivered::for_good("local"),
            NoAnswer::NoSuchHost => Undelivered::now("host"),
            NoAnswer::Unreachable => Undelivered::now("unreachable"),
            NoAnswer::Tls => Undelivered::now("tls"),
            NoAnswer::Timeout => Undelivered::now("timeout"),
        }
    }
}

impl Courier {
    pub(crate) fn new(key: HouseKey, to_local: bool, smtp: Option<&Smtp>, from: Option<&MailFrom>) -> Courier {
        Courier {
            key,
            places: Arc::new(Semaphore::new(AT_A_TIME)),
            http: Http::new(to_local),
            mailer: smtp.zip(from).and_then(|(smtp, from)| Mailer::new(smtp, from)),
            contact: from.map(|from| format!("mailto:{}", from.address())),
        }
    }

    /// For a house that only looks at its tables.
    pub(crate) fn idle() -> Courier {
        let key = HouseKey::read(&HouseKey::make()).expect("what was just made can be read");
        Courier::new(key, false, None, None)
    }

    pub(crate) fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// An address to which something can be posted.
    pub(crate) fn url(&self, text: &str) -> Option<Url> {
        let url: Url = text.trim().parse().ok()?;
        (url.as_str().len() <= 2000 && self.http.can_post_to(&url)).then_some(url)
    }

    /// Takes as long as the other side lets it, but no longer than a minute or two.
    pub(crate) async fn send(&self, way: &NoticeWay, letter: &Letter) -> Result<(), Undelivered> {
        match way.kind {
            WayKind::Push => self.push(way, letter).await,
            WayKind::Webhook => self.webhook(way, letter).await,
            WayKind::Mail => self.mail(mail::notice(&way.address, letter, &way.stop)).await,
        }
    }

    pub(crate) async fn mail(&self, mail: Mail<'_>) -> Result<(), Undelivered> {
        match &self.mailer {
            Some(mailer) => mailer.send(mail, now_ms()).await,
            None => Err(Undelivered::now("no-mail")),
        }
    }

    async fn push(&self, way: &NoticeWay, letter: &Letter) -> Result<(), Undelivered> {
        let unreadable = || Undelivered::for_good("address");
        let url: Url = way.address.parse().map_err(|_| unreadable())?;
        let subscription: Subscription = serde_json::from_str(&way.detail).map_err(|_| unreadable())?;
        let message = json!({
            "title": letter.title,
            "body": letter.text.chars().take(push::LONGEST / 4).collect::<String>(),
            "tag": letter.tag,
            "url": letter.url,
            "waiting": letter.waiting,
            "stop": { "url": letter.stop_url(&way.stop), "title": Words::new(letter.lang).say("notice-stop") },
        });
        let sealed = subscription.seal(message.to_string().as_bytes()).ok_or_else(unreadable)?;
        let who = self.contact.clone().unwrap_or_else(|| letter.origin.clone());
        let authorization = self.key.authorization(&url, &who, now_ms()).ok_or_else(unreadable)?;
        let headers = [
            ("authorization", authorization),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_owned()),
            ("urgency", "normal".to_owned()),
            ("topic", letter.tag.clone()),
        ];
        Undelivered::answered(self.http.post(&url, "application/octet-stream", &headers, sealed).await?)
    }

    async fn webhook(&self, way: &NoticeWay, letter: &Letter) -> Result<(), Undelivered> {
        let url: Url = way.address.parse().map_err(|_| Undelivered::for_good("address"))?;
        let form = Form::from_str(&way.detail).unwrap_or(Form::Json);
        let stop = Words::new(letter.lang).say("notice-stop");
        let (url, body) = form.post(&url, letter, &letter.stop_url(&way.stop), &stop);
        let body = body.to_string().into_bytes();
        Undelivered::answered(self.http.post(&url, "application/json", &[], body).await?)
    }
}
