//! Being told: one more place, and what somebody wishes.

use crate::app::App;
use crate::clocks::now_ms;
use crate::notices::{About, Form, Letter, MOST_WAYS, Mail, Subscription, address};
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::secrets;
use serde::Deserialize;
use storage::{MailLink, NoticeWay, NoticeWish, Session, WayKind};
use url::Url;

/// An address is asked for so many seconds whether it is its owner's.
const CONFIRM: i64 = 7 * 24 * 60 * 60;
/// Nobody waits longer to be reminded, in hours.
const LONGEST: i64 = 14 * 24;
/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// Where somebody wants to be told.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NewWay {
    Push {
        endpoint: String,
        keys: Subscription,
    },
    Mail {
        mail: String,
    },
    Webhook {
        url: String,
        /// `json`, `discord`, `slack` or `ntfy`; without it the address tells.
        #[serde(default)]
        form: String,
    },
}

/// One more way for the reader, who gets a session if there is none.
pub(crate) async fn add_way(app: &App, reader: &Reader, new: NewWay) -> Result<(Session, Option<Cookie>), Problem> {
    let (kind, address, detail) = read(app, new)?;
    let (session, cookie) = reader.seated_session(app, "").await?;
    let is_known = kind != WayKind::Mail || app.db.owner_of_mail(&address).await?.as_ref() == Some(&session);
    let way = NoticeWay {
        id: secrets::invite(),
        kind,
        address,
        detail,
        stop: secrets::secret(),
        created: now_ms(),
        is_confirmed: is_known,
        failures: 0,
        failure: None,
        is_dropped: false,
    };
    if !app.db.add_notice_way(&session, &way, MOST_WAYS).await? {
        return Err(Kind::TooManyWays.into());
    }
    // They are told in the language, and by the address, in which they asked for it.
    let wish = app.db.notice_wish(&session).await?.unwrap_or_else(|| first_wish(reader));
    let wish = NoticeWish { lang: reader.lang.code().to_owned(), origin: reader.origin.clone(), ..wish };
    app.db.set_notice_wish(&session, &wish).await?;
    app.learn_wishers().await?;
    if !is_known {
        ask_to_confirm(app, reader, &session, way).await?;
    }
    Ok((session, cookie))
}

/// Its kind, its address and what else is kept of it.
fn read(app: &App, new: NewWay) -> Result<(WayKind, String, String), Problem> {
    let courier = &app.notices.courier;
    match new {
        NewWay::Push { endpoint, keys } => {
            let url = courier.url(&endpoint).filter(|_| keys.is_good()).ok_or(Kind::BadHook)?;
            let detail = serde_json::to_string(&keys).map_err(|_| Kind::BadHook)?;
            Ok((WayKind::Push, url.to_string(), detail))
        }
        NewWay::Mail { .. } if !courier.has_mail() => Err(Kind::NoMail.into()),
        NewWay::Mail { mail } => Ok((WayKind::Mail, address(&mail).ok_or(Kind::BadMail)?, String::new())),
        NewWay::Webhook { url, form } => {
            let url: Url = courier.url(&url).ok_or(Kind::BadHook)?;
            let form = Form::from_str(&form).unwrap_or_else(|| Form::of(&url));
            Ok((WayKind::Webhook, url.to_string(), form.as_str().to_owned()))
        }
    }
}

/// Asks whoever reads the mail of this address whether it is theirs. What becomes of the mail is seen beside the way.
async fn ask_to_confirm(app: &App, reader: &Reader, person: &Session, way: NoticeWay) -> Result<(), Problem> {
    let link = mail_link(app, MailLink::Confirm, person, &way.address, CONFIRM).await?;
    let words = reader.words();
    let url = format!("{}/me/mail/{link}", reader.origin);
    let text = words.say_with("mail-confirm-text", &[("url", url.into())]);
    let (app, subject) = (app.clone(), words.say("mail-confirm"));
    tokio::spawn(async move {
        let sent = app.notices.courier.mail(Mail { to: &way.address, subject, text, stop: None }).await;
        if let Err(error) = app.note(&way, &sent, now_ms()).await {
            tracing::warn!("what became of a mail can't be stored: {error}");
        }
    });
    Ok(())
}

/// A link for a mail, good once and for so many seconds.
pub(crate) async fn mail_link(
    app: &App,
    kind: MailLink,
    person: &Session,
    address: &str,
    good_for: i64,
) -> Result<String, Problem> {
    let link = secrets::secret();
    app.db.add_mail_link(kind, &link, person, address, now_ms() / 1000 + good_for).await?;
    Ok(link)
}

/// Sends something to one of the reader's ways at once. Says whether it arrived.
pub(crate) async fn try_way(app: &App, reader: &Reader, session: &Session, id: &str) -> Result<bool, Problem> {
    let ways = app.db.notice_ways(session).await?;
    let way = ways.iter().find(|way| way.id == id && way.is_confirmed).ok_or(Kind::NoWay)?;
    Ok(app.try_way(way, &Letter::trial(reader.lang, &reader.origin)).await?)
}

pub(crate) async fn end_way(app: &App, session: &Session, id: &str) -> Result<(), Problem> {
    if !app.db.end_notice_way(session, id).await? {
        return Err(Kind::NoWay.into());
    }
    Ok(app.learn_wishers().await?)
}

/// As long as nobody says anything else: everything but talk, at once.
pub(crate) fn first_wish(reader: &Reader) -> NoticeWish {
    NoticeWish {
        lang: reader.lang.code().to_owned(),
        origin: reader.origin.clone(),
        about: About::AT_FIRST.map(About::as_str).join(" "),
        offset_minutes: 0,
        quiet: None,
        digest: None,
        remind_hours: 0,
    }
}

/// Keeps what the reader wishes, as far as it makes sense.
pub(crate) async fn keep_wish(app: &App, reader: &Reader, wish: NoticeWish) -> Result<Option<Cookie>, Problem> {
    let is_minute = |minute: &i64| (0..DAY).contains(minute);
    let quiet_minutes = wish.quiet.into_iter().flat_map(|(from, to)| [from, to]);
    if !quiet_minutes.chain(wish.digest).all(|minute| is_minute(&minute)) {
        return Err(Kind::BadForm.into());
    }
    let wish = NoticeWish {
        offset_minutes: wish.offset_minutes.clamp(-DAY, DAY),
        quiet: wish.quiet.filter(|(from, to)| from != to),
        remind_hours: wish.remind_hours.clamp(0, LONGEST),
        ..wish
    };
    let (session, cookie) = reader.seated_session(app, "").await?;
    app.db.set_notice_wish(&session, &wish).await?;
    Ok(cookie)
}
