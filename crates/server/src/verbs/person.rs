//! Somebody's own place: keeping it, coming in, letting another device in.

use crate::app::App;
use crate::clocks::now_ms;
use crate::people::{hash, is_right};
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::{said, secrets};
use storage::Session;

/// A code lets another device in for so many seconds.
pub(crate) const CODE_IS_GOOD: i64 = 10 * 60;

/// A place that is kept from now on.
pub(crate) struct KeptPlace {
    pub(crate) session: Session,
    /// For somebody who had none.
    pub(crate) cookie: Option<Cookie>,
    pub(crate) was_guest: bool,
}

/// What concerns the place itself is its owner's to do, and no program's that only plays for them.
pub(crate) fn no_program(reader: &Reader) -> Result<(), Problem> {
    if reader.is_program { Err(Problem::from(Kind::NotForPrograms).back_to("/me")) } else { Ok(()) }
}

/// Where there is a password, whoever changes it or gives the place up has to know it: a device may be borrowed.
pub(crate) async fn knows_password(app: &App, person: &Session, present: Option<&str>) -> Result<(), Problem> {
    let Some(name) = app.db.login_name(person).await? else { return Ok(()) };
    let hashed = app.db.login(&name).await?.map(|(_, hashed)| hashed);
    match is_right(present.unwrap_or_default(), hashed).await? {
        true => Ok(()),
        false => Err(Problem::from(Kind::BadPassword).back_to("/me")),
    }
}

/// The reader comes back with this name and password from now on; `present` is the one before. Whoever has no session yet gets one.
pub(crate) async fn keep_place(
    app: &App,
    reader: &Reader,
    name: &str,
    password: &str,
    present: Option<&str>,
) -> Result<KeptPlace, Problem> {
    no_program(reader)?;
    if let Some(person) = &reader.session {
        knows_password(app, person, present).await?;
    }
    let name = said::name(name)?.ok_or(Kind::Name)?;
    let hashed = hash(password).await?;
    let (session, cookie) = reader.seated_session(app, &name).await?;
    let was_guest = app.is_guest(&session).await?;
    if !app.db.keep_login(&session, &name, &hashed).await? {
        return Err(Kind::NameTaken.into());
    }
    Ok(KeptPlace { session, cookie, was_guest })
}

/// A code for one more device of somebody.
pub(crate) async fn make_code(app: &App, person: &Session) -> Result<String, Problem> {
    let code = secrets::table_id();
    app.db.add_code(person, &code, now_ms() / 1000 + CODE_IS_GOOD).await?;
    Ok(code)
}

/// Who comes in by a code, which is used up.
pub(crate) async fn by_code(app: &App, code: &str) -> Result<Session, Problem> {
    app.db.use_code(code.trim()).await?.ok_or_else(|| Kind::BadCode.into())
}

pub(crate) async fn by_password(app: &App, name: &str, password: &str) -> Result<Session, Problem> {
    let known = app.db.login(name.trim()).await?;
    let (person, hashed) = known.unzip();
    match (is_right(password, hashed).await?, person) {
        (true, Some(person)) => Ok(person),
        _ => Err(Kind::BadPassword.into()),
    }
}

/// Whoever has shown who they are comes in, with all that they played here as a guest. Gives the token of the new device.
pub(crate) async fn come_in(app: &App, reader: &Reader, person: &Session, label: &str) -> Result<String, Problem> {
    if let Some(guest) = reader.session.as_ref().filter(|guest| *guest != person)
        // Who kept their place can come back to it: it is not handed to whoever signs in here next.
        && app.is_guest(guest).await?
    {
        app.bring_along(guest, person).await?;
        app.learn_wishers().await?;
    }
    app.new_device(person, label).await
}
