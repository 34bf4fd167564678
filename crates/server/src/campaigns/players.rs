//! Who plays the companies: taking one by its link, and handing one over, also in the middle of a game.

use super::Kept;
use crate::apart::apart_from;
use crate::app::App;
use crate::ask::Step;
use crate::clocks::{STANDS_IN, now_ms};
use crate::now::Now;
use crate::problem::{Kind, Problem};
use crate::running::{Invited, Running, sitting_down};
use crate::{said, secrets};
use catalog::engine::{Message, Party, Seat, Stage};
use catalog::web_ui::Words;
use catalog::web_ui::pages::CompanyAsk;
use catalog::{BotName, UnknownBot};
use std::sync::Arc;
use storage::{CompanyChange, CompanyPlayer, Entry, SeatKind, Session, StoredCompany, StoredSeat};

/// Somebody of whom nothing is heard for a week, when it is their turn, is missed.
const MISSED: i64 = 7 * 24 * 60 * 60 * 1000;

/// A company's player as wanted, and whether whoever asks is that player.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) player: CompanyPlayer,
    pub(crate) is_me: bool,
}

impl Player {
    pub(crate) fn new(ask: &CompanyAsk) -> Result<Player, Problem> {
        let human = |name: &str, taken: bool| {
            let name = said::name(name)?.unwrap_or_default();
            Ok::<_, Problem>(CompanyPlayer::Human { name, invite: secrets::invite(), taken })
        };
        let player = match ask {
            CompanyAsk::Me { name } => human(name, true)?,
            CompanyAsk::Friend { name } => human(name, false)?,
            CompanyAsk::Bot { bot } => CompanyPlayer::Bot { bot: known_bot(bot)?.to_string() },
            CompanyAsk::Nobody => CompanyPlayer::Nobody,
        };
        Ok(Player { player, is_me: matches!(ask, CompanyAsk::Me { .. }) })
    }
}

impl Kept {
    pub(crate) fn player(&self, company: Party) -> &CompanyPlayer {
        let its = self.stored.companies.iter().find(|stored| stored.company == company.id);
        its.map_or(&CompanyPlayer::Nobody, |stored| &stored.player)
    }

    /// Who holds a company's link sits down, in the game being played too. A company that was free gets the name.
    pub(crate) async fn take_company(
        &self,
        app: &App,
        session: &Session,
        company: Party,
        invited: &Invited,
    ) -> Result<(), Problem> {
        let CompanyPlayer::Human { name: known, taken, invite } = self.player(company) else {
            return Err(Kind::BadInvite.into());
        };
        if *invite != invited.invite {
            return Err(Kind::BadInvite.into());
        }
        // One that was moved here is taken up by its links: who shares a device takes two, before the first game here.
        if !self.stored.games.is_empty() && !self.may_play(Some(session), company) {
            return Err(self.one_company());
        }
        let name = match invited.name.as_ref().filter(|_| !taken) {
            Some(name) => self.apart(Some(session), company, name),
            None => known.clone(),
        };
        let sits = name.clone();
        let session = session.clone();
        let change = CompanyChange::Take { company: company.id.to_owned(), session: session.clone(), name };
        self.change_player(app, company, change, move |now, seat| {
            sitting_down(now, &session, seat, (!sits.is_empty()).then_some(&sits), "")
        })
        .await
    }

    /// LG-1.5: with a company go its secrets. So everybody hands over their own; those that no person holds are for all players
    /// and for who began the campaign to give; who began it also gives away that of somebody who is missed.
    pub(crate) fn may_hand_over(&self, by: Option<&Session>, company: Party) -> bool {
        match self.is_held(company) {
            true => self.companies_of(by).contains(&company) || (self.is_owner(by) && self.is_missed(company)),
            false => self.is_of_the_campaign(by),
        }
    }

    /// Whether this session may play it itself. With a company go its secrets: while there are any, nobody who plays one gets
    /// another, to look into a bot's and give it back.
    pub(crate) fn may_play(&self, session: Option<&Session>, company: Party) -> bool {
        let own = self.companies_of(session);
        let is_nothing_secret = matches!(self.campaign.stage(), Stage::Ready { chapter: 1 } | Stage::Over);
        is_nothing_secret || own.is_empty() || own.contains(&company)
    }

    fn one_company(&self) -> Problem {
        Problem::campaign(Message::new("campaign-one-company")).back_to(self.path())
    }

    /// Who began the campaign lets a bot move for somebody, until they are back.
    pub(crate) fn may_let_stand_in(&self, by: Option<&Session>, company: Party) -> bool {
        let is_there = |(table, seat): (Arc<Running>, Seat)| !table.now().is_bots(seat);
        let is_anothers = self.is_held(company) && !self.companies_of(by).contains(&company);
        is_anothers && self.is_owner(by) && self.seat_in_play(company).is_some_and(is_there)
    }

    /// A person plays it, and can come back to it.
    fn is_held(&self, company: Party) -> bool {
        self.holders.iter().any(|(_, its)| *its == company)
    }

    /// The game has waited for its player for so long, or a bot has moved for them.
    fn is_missed(&self, company: Party) -> bool {
        let Some((table, seat)) = self.seat_in_play(company) else { return false };
        table.missing_since(&table.now(), seat).is_some_and(|since| now_ms() - since >= MISSED)
    }

    /// LG-1.3: a company's player may change or be a bot.
    pub(crate) async fn hand_over(
        &self,
        app: &App,
        by: Option<&Session>,
        company: Party,
        to: Player,
        words: &Words,
    ) -> Result<(), Problem> {
        if !self.may_hand_over(by, company) {
            return self.let_stand_in(app, by, company, &to.player, words).await;
        }
        if self.seat_in_play(company).is_some() && to.player == CompanyPlayer::Nobody {
            return Err(Problem::because(Kind::Campaign, words.say("campaign-seat-in-play")).back_to(self.path()));
        }
        if to.is_me && !self.may_play(by, company) {
            return Err(self.one_company());
        }

        let holder = by.filter(|_| to.is_me).cloned();
        let to = self.told_apart(by, company, to);
        let sits = seated(company, &to.player, words);
        let stored = StoredCompany { company: company.id.to_owned(), player: to.player };
        let change = CompanyChange::HandOver { to: stored, holder: holder.clone() };
        self.change_player(app, company, change, move |_, seat| {
            Entry::HandOver { seat, to: sits.clone(), holder: holder.clone() }.into()
        })
        .await
    }

    /// The company, its secrets and its seat stay its player's.
    async fn let_stand_in(
        &self,
        app: &App,
        by: Option<&Session>,
        company: Party,
        to: &CompanyPlayer,
        words: &Words,
    ) -> Result<(), Problem> {
        match (to, self.seat_in_play(company)) {
            _ if !self.is_owner(by) => Err(Problem::from(Kind::NotYourCompany).back_to(self.path())),
            (CompanyPlayer::Bot { .. }, Some((table, seat))) => {
                let stands_in = move |now: &Now| match now.is_bots(seat) {
                    true => Ok(Step::default()),
                    false => Ok(Entry::StandIn { seat, bot: STANDS_IN.to_string() }.into()),
                };
                table.write(app, stands_in).await
            }
            _ => {
                let name = words.say(company.word);
                let why = words.say_with("campaign-company-held", &[("company", name.into())]);
                Err(Problem::because(Kind::Campaign, why).back_to(self.path()))
            }
        }
    }

    /// In the campaign and at the table of the game being played, both or neither. Whoever saw the campaign before somebody
    /// else changed it gets `Stale`.
    async fn change_player<S>(&self, app: &App, company: Party, change: CompanyChange, step: S) -> Result<(), Problem>
    where
        S: Fn(&Now, Seat) -> Step + Send + 'static,
    {
        let (id, seen) = (self.id().clone(), self.stored.save.version);
        match self.seat_in_play(company) {
            Some((table, seat)) => table.change_company(app, id, seen, change, move |now| step(now, seat)).await,
            None => Ok(app.db.change_company(&id, seen, &change, None).await.map(|_| ())?),
        }
    }

    /// A name by which somebody is told apart from everybody else in the campaign; with two companies they are one person.
    fn apart(&self, of: Option<&Session>, company: Party, name: &str) -> String {
        let own = self.companies_of(of);
        let is_others =
            |its: &&StoredCompany| its.company != company.id && !own.iter().any(|own| own.id == its.company);
        let others: Vec<&str> = self.stored.companies.iter().filter(is_others).filter_map(person).collect();
        apart_from(others.iter().copied(), name)
    }

    fn told_apart(&self, by: Option<&Session>, company: Party, to: Player) -> Player {
        match to.player {
            CompanyPlayer::Human { name, invite, taken } if !name.is_empty() => {
                let name = self.apart(by.filter(|_| to.is_me), company, &name);
                Player { player: CompanyPlayer::Human { name, invite, taken }, ..to }
            }
            _ => to,
        }
    }

    /// The seat of a company in the game being played.
    fn seat_in_play(&self, company: Party) -> Option<(Arc<Running>, Seat)> {
        let present = self.present();
        let place = present.iter().position(|its| *its == company)?;
        let seat = Seat::all(present.len()).nth(place)?;
        Some((self.table()?.clone(), seat))
    }
}

/// The name of the person who plays it.
fn person(its: &StoredCompany) -> Option<&str> {
    match &its.player {
        CompanyPlayer::Human { name, taken: true, .. } => Some(name),
        _ => None,
    }
}

/// A company's seat at a table. Its private link is the campaign's, so the seat has none of its own.
pub(crate) fn seated(company: Party, player: &CompanyPlayer, words: &Words) -> StoredSeat {
    let (kind, name, bot, taken) = match player {
        CompanyPlayer::Human { name, taken, .. } => (SeatKind::Human, name.clone(), None, *taken),
        // The same name in every game, whoever else is there.
        CompanyPlayer::Bot { bot } => {
            (SeatKind::Bot, words.say(&format!("{}.bot", company.word)), Some(bot.clone()), true)
        }
        CompanyPlayer::Nobody => (SeatKind::Human, String::new(), None, false),
    };
    let name = if name.is_empty() { words.say(company.word) } else { name };
    StoredSeat { kind, name, bot, invite: None, entropy: None, taken, free: false }
}

/// Whether somebody with the link could still sit down.
pub(crate) fn free_to_take(player: &CompanyPlayer) -> bool {
    matches!(player, CompanyPlayer::Human { taken: false, .. })
}

fn known_bot(bot: &str) -> Result<BotName, Problem> {
    bot.parse().map_err(|unknown: UnknownBot| Problem::because(Kind::NoBot, unknown.to_string()))
}
