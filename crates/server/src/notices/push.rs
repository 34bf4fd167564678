//! Web push: a message that only one browser can read (RFC 8291), signed by this house (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::{Deserialize, Serialize};
use serde_json::json;
use url::Url;

/// How long a signature is good, in seconds: at most a day.
const GOOD_FOR: i64 = 12 * 60 * 60;
/// A message is one record of at most so many bytes.
const RECORD: u32 = 4096;
/// Padding, the seal and the links take some of it.
pub(super) const LONGEST: usize = 2400;

const POINT: usize = 65;

/// What a browser gives to whoever may write to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// What the device is called.
    #[serde(default)]
    pub(crate) label: String,
}

impl Subscription {
    /// Whether something could be written to it.
    pub(crate) fn is_good(&self) -> bool {
        self.keys().is_some()
    }

    fn keys(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (point, auth) = (decode(&self.p256dh)?, decode(&self.auth)?);
        (point.len() == POINT && point[0] == 4 && auth.len() == 16).then_some((point, auth))
    }

    /// For the eyes of this browser.
    pub(super) fn seal(&self, text: &[u8]) -> Option<Vec<u8>> {
        let (theirs, auth) = self.keys()?;
        let chance = SystemRandom::new();
        let mut salt = [0; 16];
        chance.fill(&mut salt).ok()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &chance).ok()?;
        let public = own.compute_public_key().ok()?;
        let sealed = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &theirs), |shared| {
            let keys = Keys::new(shared, &auth, &theirs, public.as_ref(), &salt)?;
            keys.seal(text, public.as_ref(), &salt)
        });
        sealed.and_then(|sealed| sealed).ok()
    }
}

/// What both sides work out.
struct Keys {
    key: [u8; 16],
    nonce: [u8; NONCE_LEN],
}

impl Keys {
    fn new(shared: &[u8], auth: &[u8], theirs: &[u8], ours: &[u8], salt: &[u8]) -> Result<Keys, Unspecified> {
        let mut secret = [0; 32];
        expand(auth, shared, &[b"WebPush: info\0", theirs, ours], &mut secret)?;
        let (mut key, mut nonce) = ([0; 16], [0; NONCE_LEN]);
        expand(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
        expand(salt, &secret, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
        Ok(Keys { key, nonce })
    }

    /// The head, and one record.
    fn seal(&self, text: &[u8], ours: &[u8], salt: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &self.key)?);
        let mut record = [text, &[2]].concat();
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(self.nonce), Aad::empty(), &mut record)?;
        let mut sealed = [salt, &RECORD.to_be_bytes(), &[POINT as u8], ours].concat();
        sealed.append(&mut record);
        Ok(sealed)
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(salt: &[u8], secret: &[u8], info: &[&[u8]], out: &mut [u8]) -> Result<(), Unspecified> {
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(out.len()))?.fill(out)
}

/// The key of this house, by which push services know who writes.
pub(crate) struct HouseKey {
    pair: EcdsaKeyPair,
}

impl HouseKey {
    /// A new one, as it is kept.
    pub(crate) fn make() -> String {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        URL_SAFE_NO_PAD.encode(made.expect("the operating system has chance to lend").as_ref())
    }

    pub(crate) fn read(kept: &str) -> Option<HouseKey> {
        let bytes = URL_SAFE_NO_PAD.decode(kept).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new()).ok()?;
        Some(HouseKey { pair })
    }

    /// As browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key().as_ref())
    }

    /// The header that says who writes, to the push service of this endpoint.
    pub(super) fn authorization(&self, endpoint: &Url, who: &str, now: i64) -> Option<String> {
        let claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now / 1000 + GOOD_FOR,
            "sub": who,
        });
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let seal = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(seal), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5, from the shared secret of its appendix on.
    #[test]
    fn a_message_is_sealed_as_the_standard_seals_its_example() {
        let theirs = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let ours = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let (auth, salt) = (bytes("BTBZMqHH6r4Tts7J_aSIgg"), bytes("DGv6ra1nlYgDCS1FRnbzlw"));

        let keys = Keys::new(&shared, &auth, &theirs, &ours, &salt).unwrap();
        let sealed = keys.seal(b"When I grow up, I want to be a watermelon", &ours, &salt).unwrap();

        assert_eq!(keys.key.to_vec(), bytes("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(keys.nonce.to_vec(), bytes("4h_95klXJ5E_qnoN"));
        let example = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                       mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                       pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), example);
    }

    #[test]
    fn the_house_signs_what_its_public_key_proves() {
        let kept = HouseKey::make();
        let key = HouseKey::read(&kept).unwrap();
        let endpoint = "https://push.example.org:8443/send/abc?x=1".parse().unwrap();

        let header = key.authorization(&endpoint, "mailto:games@example.org", 1_000_000).unwrap();

        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!((public, public), (key.public().as_str(), HouseKey::read(&kept).unwrap().public().as_str()));
        let (signed, seal) = token.rsplit_once('.').unwrap();
        let proof = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        assert!(proof.verify(signed.as_bytes(), &bytes(seal)).is_ok());
        let claims: serde_json::Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        let wanted = json!({ "aud": "https://push.example.org:8443", "exp": 1000 + GOOD_FOR, "sub": "mailto:games@example.org" });
        assert_eq!(claims, wanted);
    }

    #[test]
    fn keys_that_no_browser_made_are_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let is_good = |p256dh: &str, auth: &str| {
            Subscription { p256dh: p256dh.to_owned(), auth: auth.to_owned(), label: String::new() }.is_good()
        };

        assert!(is_good(good, "BTBZMqHH6r4Tts7J_aSIgg") && is_good(good, "BTBZMqHH6r4Tts7J_aSIgg=="));
        assert!(!is_good("AAAA", "BTBZMqHH6r4Tts7J_aSIgg") && !is_good(good, "AAAA") && !is_good("!", "!"));
    }
}
