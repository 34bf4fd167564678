//! Links that came by mail: this address is mine, and let me in. A program that looks at links opens nothing: a button does.

use super::me::let_in;
use super::{notices, see};
use crate::app::App;
use crate::fields::Posted;
use crate::notices::{self as telling, Mail};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::mail_link;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use catalog::web_ui::pages::{self, Question};
use storage::MailLink;

/// A link lets somebody in for so many seconds.
const ENTER: i64 = 15 * 60;

/// POST /me/enter/mail: field `mail`. Whether we know the address is told to its owner alone.
pub(crate) async fn ask(app: App, reader: Reader, Posted(fields): Posted) -> Result<Html<String>, Problem> {
    if !app.notices.courier.has_mail() {
        return Err(Problem::from(Kind::NoMail).back_to("/me/enter"));
    }
    let address = telling::address(fields.needed("mail")?);
    let address = address.ok_or_else(|| Problem::from(Kind::BadMail).back_to("/me/enter"))?;
    let (words, origin) = (reader.words(), reader.origin.clone());
    // Nobody learns from the time it takes whether there is somebody.
    tokio::spawn(async move {
        let sent = async {
            let Some(person) = app.db.owner_of_mail(&address).await? else { return Ok(()) };
            let link = mail_link(&app, MailLink::Enter, &person, &address, ENTER).await?;
            let url = format!("{origin}/me/enter/mail/{link}");
            let text = words.say_with("mail-enter-text", &[("url", url.into())]);
            let mail = Mail { to: &address, subject: words.say("mail-enter"), text, stop: None };
            if let Err(failed) = app.notices.courier.mail(mail).await {
                tracing::warn!("a link to come in can't be sent: {}", failed.why);
            }
            Ok::<(), Problem>(())
        };
        if let Err(problem) = sent.await {
            tracing::warn!("a link to come in can't be made: {problem:?}");
        }
    });
    Ok(asked(&reader, "enter", "enter-mail-sent", None))
}

/// GET /me/enter/mail/{link}
pub(crate) async fn door(app: App, reader: Reader, Path(link): Path<String>) -> Result<Html<String>, Problem> {
    let known = app.db.mail_link(MailLink::Enter, &link).await?;
    known.ok_or_else(|| Problem::from(Kind::BadMailLink).back_to("/me/enter"))?;
    Ok(asked(&reader, "enter", "enter-mail-ask", Some("enter")))
}

/// POST /me/enter/mail/{link}: lets its owner in.
pub(crate) async fn enter(
    app: App,
    reader: Reader,
    headers: HeaderMap,
    Path(link): Path<String>,
) -> Result<Response, Problem> {
    let known = app.db.use_mail_link(MailLink::Enter, &link).await?;
    let (person, _) = known.ok_or_else(|| Problem::from(Kind::BadMailLink).back_to("/me/enter"))?;
    let_in(&app, &reader, &person, &headers).await
}

/// GET /me/mail/{link}
pub(crate) async fn address(app: App, reader: Reader, Path(link): Path<String>) -> Result<Html<String>, Problem> {
    let known = app.db.mail_link(MailLink::Confirm, &link).await?;
    known.ok_or_else(|| Problem::from(Kind::BadMailLink).back_to(notices::PATH))?;
    Ok(asked(&reader, "confirm-mail", "confirm-mail-ask", Some("confirm-mail-do")))
}

/// POST /me/mail/{link}: whoever opened the mail says that the address is theirs.
pub(crate) async fn confirm(app: App, reader: Reader, Path(link): Path<String>) -> Result<Response, Problem> {
    let known = app.db.use_mail_link(MailLink::Confirm, &link).await?;
    let (person, address) = known.ok_or_else(|| Problem::from(Kind::BadMailLink).back_to(notices::PATH))?;
    app.db.confirm_mail(&person, &address).await?;
    app.learn_wishers().await?;
    // On the phone on which somebody reads mail they may be nobody.
    Ok(see(if reader.session == Some(person) { notices::PATH } else { "/" }, None))
}

fn asked(reader: &Reader, title: &str, text: &str, button: Option<&str>) -> Html<String> {
    let visit = reader.visit("");
    Html(pages::question(&visit, &Question { title, text, button, to: &reader.path }).into_string())
}
