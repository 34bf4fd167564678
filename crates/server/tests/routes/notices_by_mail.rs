//! Mail: asked for, confirmed, told, stopped; the way in by a link; and nothing of it anywhere else.

use crate::catchers::{MailServer, Receiver};
use crate::house::House;
use crate::notices::{LATER, add_hook, queued, told_when_asked, until_turn};
use crate::player::three_players;
use crate::privacy::everything;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const ANNA: &str = "anna.secret.address@example.org";

async fn house_with(mail: &MailServer) -> House {
    House::with(|config| {
        told_when_asked(config);
        config.smtp = Some(mail.url().parse().unwrap());
        config.mail_from = Some("Golden Spike <games@example.org>".parse().unwrap());
    })
    .await
}

#[tokio::test]
async fn an_address_is_told_nothing_before_its_owner_says_so_and_nothing_after_they_stop_it() {
    let mut mail = MailServer::new().await;
    let house = house_with(&mail).await;
    let (opened, mut players) = three_players(&house).await;
    let mut anna = players[1].browser.clone().with("accept-language", "nl");
    assert_eq!(anna.post("/me/notices/mail", &[("mail", ANNA)]).await.status, 303);
    let asked = mail.next().await;
    assert!(asked.to == ANNA && asked.text.contains("Is dit jouw adres?"), "{asked:?}");
    assert!(anna.get("/me/notices").await.text().contains("open de link daarin"));
    until_turn(&mut players, 1).await;
    house.tell(LATER).await;
    assert!(mail.came().is_none(), "nobody has confirmed it");

    let link = asked.link("/me/mail/");
    let phone = house.browser().get(&link).await;
    assert!(phone.status == 200 && phone.text().contains("<button"), "a program that looks at links confirms nothing");
    until_turn(&mut players, 1).await;
    house.tell(LATER).await;
    assert!(mail.came().is_none());
    assert_eq!(house.browser().post(&link, &[]).await.status, 303);
    assert_eq!(house.browser().post(&link, &[]).await.status, 404, "once");

    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    house.tell(LATER).await;
    let told = mail.next().await;
    assert_eq!(told.to, ANNA);
    for part in [
        "Subject: Jij bent aan de beurt: American Rails",
        "Golden Spike",
        "<games@example.org>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "Auto-Submitted: auto-generated",
        &format!("http://{}{}", house.address(), opened.path()),
    ] {
        assert!(told.text.contains(part), "{part} in {}", told.text);
    }
    let stop = told.link("/notices/stop/");
    assert!(told.text.contains(&format!("List-Unsubscribe: <http://{}{stop}>", house.address())), "{}", told.text);

    let mut stranger = house.browser();
    assert!(stranger.get(&stop).await.text().contains("<button"));
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    house.tell(LATER).await;
    mail.next().await;
    assert_eq!(stranger.post(&stop, &[("List-Unsubscribe", "One-Click")]).await.status, 200);
    assert_eq!(stranger.post(&stop, &[]).await.status, 200, "who asks twice has what they want");
    assert_eq!(stranger.get(&stop).await.status, 404);
    until_turn(&mut players, 1).await;
    house.tell(LATER).await;
    assert!(mail.came().is_none());
}

#[tokio::test]
async fn a_link_by_mail_lets_its_owner_in_once() {
    let mut mail = MailServer::new().await;
    let house = house_with(&mail).await;
    let (opened, mut players) = three_players(&house).await;
    players[1].browser.post("/me/notices/mail", &[("mail", ANNA)]).await;
    let link = mail.next().await.link("/me/mail/");
    players[1].browser.post(&link, &[]).await;

    let mut phone = house.browser();
    assert!(phone.get("/me/enter").await.text().contains("action=\"/me/enter/mail\""));
    let unknown = phone.post("/me/enter/mail", &[("mail", "erik@example.org")]).await;
    let known = phone.post("/me/enter/mail", &[("mail", &ANNA.to_uppercase())]).await;
    assert_eq!((known.status, known.text()), (unknown.status, unknown.text()), "nobody learns who is known");
    let sent = mail.next().await;
    assert!(sent.to.eq_ignore_ascii_case(ANNA) && sent.text.contains("Subject: Your way in"), "{sent:?}");
    let link = sent.link("/me/enter/mail/");
    assert!(phone.get(&link).await.text().contains("<button"));

    assert_eq!(phone.post(&link, &[]).await.status, 303);

    let table = phone.get(&format!("/api{}", opened.path())).await.json();
    assert_eq!(table["seats"][1]["mine"], true);
    assert_eq!(house.browser().post(&link, &[]).await.status, 404, "once");
    assert!(mail.came().is_none(), "Erik got none");
    assert_eq!(phone.post("/me/enter/mail", &[("mail", "nonsense")]).await.status, 422);
}

/// A forged `Host` must not lead the owner of an address, and with them the link that lets in, to somebody else's server.
#[tokio::test]
async fn whoever_asks_for_a_mail_does_not_choose_where_its_link_leads() {
    let mut mail = MailServer::new().await;
    let house = House::with(|config| {
        told_when_asked(config);
        config.public_url = Some("https://play.example.org".parse().unwrap());
        config.smtp = Some(mail.url().parse().unwrap());
        config.mail_from = Some("games@example.org".parse().unwrap());
    })
    .await;
    let mut anna = house.browser();
    anna.post("/me/notices/mail", &[("mail", ANNA)]).await;
    let confirm = mail.next().await;
    assert!(confirm.text.contains("https://play.example.org/me/mail/"), "{}", confirm.text);
    anna.post(&confirm.link("/me/mail/"), &[]).await;

    let form = format!("mail={}", ANNA.replace('@', "%40"));
    let head =
        "POST /me/enter/mail HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close";
    let kind = "content-type: application/x-www-form-urlencoded";
    let mut wire = TcpStream::connect(house.address()).await.unwrap();
    let post = format!("{head}\r\n{kind}\r\ncontent-length: {}\r\n\r\n{form}", form.len());
    wire.write_all(post.as_bytes()).await.unwrap();
    wire.read_to_end(&mut Vec::new()).await.unwrap();

    let sent = mail.next().await;
    assert!(sent.text.contains("https://play.example.org/me/enter/mail/"), "{}", sent.text);
    assert!(!sent.text.contains("evil.example"), "{}", sent.text);
}

#[tokio::test]
async fn without_a_mail_server_nobody_is_offered_mail() {
    let house = House::with(told_when_asked).await;
    let mut anna = house.browser();

    assert!(!anna.get("/me/notices").await.text().contains("type=\"email\""));
    assert!(!anna.get("/me/enter").await.text().contains("type=\"email\""));
    for path in ["/me/notices/mail", "/me/enter/mail"] {
        let refused = anna.post(path, &[("mail", ANNA)]).await;
        assert!(refused.status == 409 && refused.text().contains("sends no mail"), "{path}");
    }
}

/// Anna's address, webhook and the secrets of her links are on no page of others and on no stream. (What the log says is looked at in the
/// tests of the program.)
#[tokio::test]
async fn nothing_of_a_person_is_anywhere_else() {
    let (mut mail, mut receiver) = (MailServer::new().await, Receiver::new().await);
    let house = house_with(&mail).await;
    let (opened, mut players) = three_players(&house).await;
    add_hook(&mut players[1].browser, &receiver.url("/hook/of-annas-secret-channel")).await;
    players[1].browser.post("/me/notices/mail", &[("mail", ANNA)]).await;
    let confirm = mail.next().await.link("/me/mail/");
    players[1].browser.post(&confirm, &[]).await;
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    // One of them fails, so that there is something to complain about.
    receiver.answer_with(500);
    house.tell(LATER).await;
    let stop = mail.next().await.link("/notices/stop/");
    receiver.next().await;
    house.browser().post("/me/enter/mail", &[("mail", ANNA)]).await;
    let enter = mail.next().await.link("/me/enter/mail/");

    let own = players[1].browser.get("/me/notices").await.text();
    assert!(own.contains(ANNA), "she sees it herself");
    let secrets = [ANNA, "of-annas-secret-channel", &confirm[9..], &stop[14..], &enter[15..]];
    for mut reader in [house.browser(), players[0].browser.clone()] {
        let mut answers = everything(&mut reader, opened.id()).await;
        for path in ["/me", "/me/notices", "/me/enter", "/api/me", "/api/me/tables"] {
            answers.push((path.to_owned(), reader.get(path).await));
        }
        for (path, answer) in answers {
            for secret in secrets {
                assert!(!answer.all().contains(secret), "{path} tells {secret}");
            }
        }
    }
}
