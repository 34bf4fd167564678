//! People: whose device asks, how somebody keeps their place and comes back, and how they are forgotten.

use crate::app::App;
use crate::aside::in_turn;
use crate::ask::Step;
use crate::clocks::STANDS_IN;
use crate::preferences::Liked;
use crate::problem::{Kind, Problem};
use crate::running::to_the_end;
use crate::secrets;
use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use catalog::engine::Seat;
use catalog::web_ui::{Preferences, Words};
use storage::{Entry, Holder, SeatKind, Session, StorageError, StoredSeat};
use tokio::sync::Semaphore;

/// How many signs a password has.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

impl App {
    /// Who holds the token with this hash. A database that does not answer makes nobody a stranger.
    pub(crate) async fn holder(&self, token: Session) -> Result<Holder, StorageError> {
        if let Some(known) = self.devices.find(&token) {
            return Ok(known);
        }
        let asked = self.devices.asked();
        let holder = self.db.holder(&token).await?;
        if holder != Holder::Nobody {
            self.devices.keep(asked, &token, holder.clone());
        }
        Ok(holder)
    }

    /// Somebody new, what they have chosen so far, and the token by which they come back.
    pub(crate) async fn new_guest(&self, name: &str, chosen: Preferences) -> Result<(Session, String), StorageError> {
        let token = secrets::secret();
        let (device, liked) = (self.devices.asked(), self.liked.asked());
        let guest = self.db.begin_session(&token, name).await?;
        let chosen = (chosen != Preferences::default()).then_some(chosen);
        if let Some(chosen) = &chosen {
            self.db.keep_preferences(&guest, &chosen.text()).await?;
        }
        self.devices.keep(device, &guest, Holder::Person(guest.clone()));
        self.liked.keep(liked, &guest, Liked::at_first(chosen));
        Ok((guest, token))
    }

    /// A token for one more device of somebody.
    pub(crate) async fn new_device(&self, person: &Session, label: &str) -> Result<String, Problem> {
        let token = secrets::secret();
        self.db.add_device(person, &token, label).await?;
        Ok(token)
    }

    /// A token for a program of somebody.
    pub(crate) async fn new_program(&self, person: &Session, label: &str) -> Result<String, Problem> {
        let token = secrets::secret();
        self.db.add_program(person, &token, label).await?;
        Ok(token)
    }

    /// Nothing but a device leads to this person.
    pub(crate) async fn is_guest(&self, person: &Session) -> Result<bool, Problem> {
        Ok(self.db.login_name(person).await?.is_none() && self.db.mails_of(person).await?.is_empty())
    }

    /// Whoever was a guest here and signs in keeps the seats of the guest.
    pub(crate) async fn bring_along(&self, guest: &Session, person: &Session) -> Result<(), Problem> {
        for id in self.db.running_of(guest).await? {
            let Ok(table) = self.table(id.as_str()).await else { continue };
            let (guest, person) = (guest.clone(), person.clone());
            table
                .write(self, move |now| {
                    let own = now.seats_of(Some(&person));
                    let new = now.seats_of(Some(&guest)).iter().filter(|seat| !own.contains(*seat));
                    let sit = |seat: Seat| Entry::Sit {
                        seat,
                        session: person.clone(),
                        name: now.seats[seat.index()].name.clone(),
                        entropy: None,
                        was_free: false,
                        again: true,
                    };
                    Ok(Step { entries: new.map(sit).collect(), finishes: false })
                })
                .await?;
        }
        // What is over has no need of a log entry.
        let (app, guest, person) = (self.clone(), guest.clone(), person.clone());
        to_the_end(async move {
            app.db.adopt(&guest, &person).await?;
            app.tables.open().iter().for_each(|table| table.adopt(&guest, &person));
            app.liked.forget();
            Ok(())
        })
        .await
    }

    /// Signs a device of somebody out; false if it is none of theirs.
    pub(crate) async fn end_device(&self, person: &Session, device: &str) -> Result<bool, Problem> {
        let (app, person, device) = (self.clone(), person.clone(), device.to_owned());
        to_the_end(async move {
            let is_ended = app.db.end_device(&person, &device).await?;
            app.devices.forget();
            Ok(is_ended)
        })
        .await
    }

    /// Every seat of somebody loses their name; of games that are not over a bot plays it until somebody sits down.
    pub(crate) async fn forget(&self, person: &Session, words: &Words) -> Result<(), Problem> {
        let mut tables = self.db.running_of(person).await?;
        tables.extend(self.db.finished_of(person, "", 0, u32::MAX).await?);
        for id in tables {
            let Ok(table) = self.table(id.as_str()).await else { continue };
            let (person, is_campaigns) = (person.clone(), table.campaign.is_some());
            let numbered: Vec<String> = Seat::all(table.now().seats.len())
                .map(|seat| words.say_with("player-number", &[("number", (seat.0 + 1).into())]))
                .collect();
            table
                .write(self, move |now| {
                    let is_over = now.table.is_over();
                    let left = |seat: Seat| {
                        let name = numbered[seat.index()].clone();
                        let to = nobodys(&now.seats[seat.index()], name, is_over, !is_campaigns);
                        Entry::HandOver { seat, to, holder: None }
                    };
                    let entries = now.seats_of(Some(&person)).iter().map(left).collect();
                    Ok(Step { entries, finishes: is_over })
                })
                .await?;
        }
        let (app, person) = (self.clone(), person.clone());
        to_the_end(async move {
            app.db.forget_person(&person).await?;
            app.devices.forget();
            app.liked.forget();
            Ok(())
        })
        .await
    }
}

/// The seat of somebody who wants to be forgotten.
fn nobodys(stored: &StoredSeat, name: String, is_over: bool, may_be_free: bool) -> StoredSeat {
    let free = !is_over && may_be_free;
    StoredSeat {
        kind: if is_over || free { SeatKind::Human } else { SeatKind::Bot },
        name,
        bot: (!is_over).then(|| STANDS_IN.to_string()),
        invite: free.then(secrets::invite),
        entropy: stored.entropy.clone(),
        taken: !free,
        free,
    }
}

/// The Argon2id hash of a password, made away from the async threads.
pub(crate) async fn hash(password: &str) -> Result<String, Problem> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Kind::Password.into());
    }
    let password = password.to_owned();
    let hashing = in_turn(&PASSWORDS, move || {
        let salt = SaltString::encode_b64(secrets::invite().as_bytes()).ok()?;
        Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    });
    hashing.await.flatten().ok_or_else(|| Kind::Fault.into())
}

/// Whether this is the password of that hash. Without a hash it takes as long, and is not.
pub(crate) async fn is_right(password: &str, hash: Option<String>) -> Result<bool, Problem> {
    const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                           AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let password = password.chars().take(*PASSWORD.end()).collect::<String>();
    let looking = in_turn(&PASSWORDS, move || {
        let stored = hash.as_deref().unwrap_or(NOBODYS);
        let Ok(stored) = PasswordHash::new(stored) else { return false };
        let is_right = Argon2::default().verify_password(password.as_bytes(), &stored).is_ok();
        is_right && hash.is_some()
    });
    looking.await.ok_or_else(|| Kind::Fault.into())
}

/// A password takes nineteen megabytes for a moment: so many are looked at, at a time, however many try to come in.
static PASSWORDS: Semaphore = Semaphore::const_new(2);

/// What a device is called in the list of its owner: "Firefox, Android".
pub(crate) fn device_label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |known: &[&'static str]| known.iter().copied().find(|name| agent.contains(name));
    let browser = first(&["Firefox", "Edg", "Chrome", "Safari", "curl"]).unwrap_or("");
    let system = first(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]).unwrap_or("");
    let parts: Vec<&str> = [browser, system].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[tokio::test]
    async fn a_password_opens_its_own_hash_and_nothing_else() {
        let hashed = hash("correct horse").await.unwrap();

        assert!(hashed.starts_with("$argon2id$") && !hashed.contains("correct"));
        assert!(is_right("correct horse", Some(hashed.clone())).await.unwrap());
        assert!(!is_right("correct horsf", Some(hashed)).await.unwrap());
        assert!(!is_right("correct horse", None).await.unwrap());
        assert!(hash("short").await.is_err());
    }

    /// A crowd that tries to come in does not fill the memory, also if it does not wait for the answers.
    #[tokio::test]
    async fn few_passwords_are_looked_at_at_a_time() {
        static PLACES: Semaphore = Semaphore::const_new(2);
        static AT_WORK: AtomicUsize = AtomicUsize::new(0);
        let work = || {
            let at_work = AT_WORK.fetch_add(1, Ordering::SeqCst) + 1;
            std::thread::sleep(Duration::from_millis(1));
            AT_WORK.fetch_sub(1, Ordering::SeqCst);
            at_work
        };
        for _ in 0..20 {
            let impatient = tokio::spawn(in_turn(&PLACES, work));
            tokio::task::yield_now().await;
            impatient.abort();
        }
        let crowd: Vec<_> = (0..20).map(|_| tokio::spawn(in_turn(&PLACES, work))).collect();

        for one in crowd {
            let at_work = one.await.unwrap().unwrap_or(usize::MAX);
            assert!(at_work <= 2, "{at_work} at a time");
        }
    }

    #[test]
    fn a_device_is_called_by_its_browser_and_system() {
        let label = |agent: &str| device_label(&[(USER_AGENT, agent.parse().unwrap())].into_iter().collect());

        assert_eq!(label("Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"), "Firefox, Android");
        assert_eq!(
            label("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131 Safari/537.36"),
            "Chrome, Linux"
        );
        assert_eq!(label("x"), "");
    }
}
