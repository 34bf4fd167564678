//! Web push: a browser reads what is sealed for it and nobody else; nonsense is none; the house keeps its keys.

use crate::catchers::Receiver;
use crate::house::House;
use crate::notices::{LATER, queued, told_when_asked, until_turn};
use crate::player::three_players;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::{aead, agreement, hkdf};
use serde_json::{Value, json};

/// A browser that takes web push.
struct PushBrowser {
    private: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl PushBrowser {
    fn new() -> PushBrowser {
        let private = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        PushBrowser { private, public, auth: vec![7; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({ "endpoint": endpoint, "keys": { "p256dh": text(&self.public), "auth": text(&self.auth) } })
    }

    /// As RFC 8291 reads a message.
    fn read(self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        assert_eq!((&rest[..4], rest[4]), (&4096u32.to_be_bytes()[..], 65));
        let (theirs, record) = rest[5..].split_at(65);
        let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let secret = agreement::agree_ephemeral(self.private, &peer, |shared| {
            expand(&self.auth, shared, &[b"WebPush: info\0", &self.public, theirs], 32)
        })
        .unwrap();
        let key = expand(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut record = record.to_vec();
        let text = key.open_in_place(nonce, aead::Aad::empty(), &mut record).expect("only this browser can read it");
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut out = vec![0; length];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    prk.expand(info, Length(length)).unwrap().fill(&mut out).unwrap();
    out
}

#[tokio::test]
async fn a_browser_reads_what_is_pushed_to_it_in_its_language() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players) = three_players(&house).await;
    let (mut service, browser) = (Receiver::new().await, PushBrowser::new());
    let subscription = browser.subscription(&service.url("/send/abc"));
    let mut dutch =
        players[1].browser.clone().with("accept-language", "nl").with("user-agent", "Firefox/140 (Android)");
    assert_eq!(dutch.post_json("/me/notices/push", &subscription).await.status, 204);
    let page = dutch.get("/me/notices").await.text();
    let key = page.split("data-key=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(page.contains("Firefox, Android") && !page.contains("/send/abc"), "{page}");

    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    house.tell(LATER).await;

    let post = service.next().await;
    assert_eq!(post.path, "/send/abc");
    assert_eq!((post.header("content-encoding"), post.header("ttl")), (Some("aes128gcm"), Some("86400")));
    let authorization = post.header("authorization").unwrap();
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&format!(", k={key}")), "{authorization}");
    let told = browser.read(&post.body);
    assert_eq!(told["title"], "Jij bent aan de beurt: American Rails");
    assert_eq!(told["tag"], opened.id());
    assert_eq!(told["waiting"], 1, "for the badge of the app");
    assert_eq!(told["url"], format!("http://{}{}", house.address(), opened.path()));
    assert_eq!(told["stop"]["title"], "Stop deze berichten");
    let stop = told["stop"]["url"].as_str().unwrap().strip_prefix(&format!("http://{}", house.address())).unwrap();
    assert_eq!(house.browser().post(stop, &[]).await.status, 200);
    assert!(!dutch.get("/me/notices").await.text().contains("Firefox, Android"), "it is stopped");
}

#[tokio::test]
async fn nonsense_is_no_browser() {
    let house = House::with(told_when_asked).await;
    let good = PushBrowser::new().subscription("http://127.0.0.1:9/x");
    let mut bad = vec![json!({}), json!({ "endpoint": "http://127.0.0.1:9/x" }), json!([])];
    for (field, value) in [("p256dh", "AAAA"), ("auth", "!")] {
        let mut one = good.clone();
        one["keys"][field] = json!(value);
        bad.push(one);
    }
    for subscription in bad {
        let refused =
            house.browser().with("accept", "application/json").post_json("/me/notices/push", &subscription).await;
        assert!(matches!(refused.status, 400 | 422), "{subscription}: {}", refused.status);
    }
}

#[tokio::test]
async fn the_keys_of_the_house_stay_the_same() {
    let mut house = House::with(told_when_asked).await;
    let key = async |house: &House| {
        let page = house.browser().get("/me/notices").await.text();
        page.split("data-key=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let before = key(&house).await;

    house.reopen_with(told_when_asked).await;

    assert!(before.len() > 80 && key(&house).await == before);
}
