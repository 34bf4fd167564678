//! A game of a campaign begins: an ordinary table, whose seats belong to the campaign's people.

use super::{InPlay, Kept, seated};
use crate::app::App;
use crate::observers;
use crate::opening::{Opening, plain};
use crate::problem::{Kind, Problem};
use crate::running::Running;
use catalog::campaign::{AnyCampaign, Chapter};
use catalog::engine::{Party, Seat};
use catalog::web_ui::Words;
use std::sync::Arc;
use storage::{CampaignGame, CompanyPlayer, Save, Session, TableId, Terms};

/// Who takes part, and what whoever begins adds to the seed.
pub(crate) struct Beginning<'a> {
    pub(crate) by: Option<&'a Session>,
    pub(crate) present: &'a [Party],
    pub(crate) entropy: &'a str,
    /// The server's part of the seed, if its hash was shown before.
    pub(crate) promised: Option<String>,
    pub(crate) words: &'a Words,
}

/// What a game is begun from.
struct Start<'a> {
    campaign: &'a dyn AnyCampaign,
    /// The same as text.
    state: &'a str,
    /// The game that is given up for it.
    instead_of: Option<&'a TableId>,
}

impl Kept {
    /// The next chapter, or once more the one that can't go on; after the last one, a single game on the finished board.
    /// Only the companies' people begin games.
    pub(crate) async fn begin(&self, app: &App, beginning: Beginning<'_>) -> Result<Arc<Running>, Problem> {
        self.may_begin(&beginning)?;
        let start = self.start();
        let mut after = start.campaign.copy();
        let next = after.begin_game(beginning.present).map_err(|why| Problem::campaign(why).back_to(self.path()))?;
        let opening = self.opening(&next, &beginning)?;
        let holders = self.holders_at(&next.present);
        let (stored, table) = opening.set_up(beginning.by.cloned())?;

        let game = CampaignGame {
            chapter: next.chapter,
            table: stored.id.clone(),
            state_before: start.state.to_owned(),
            put_away: next.chapter.is_none(),
        };
        let saving = Save { version: self.stored.save.version, state: after.state() };
        app.db.begin_campaign_game(self.id(), &saving, &game, start.instead_of, &stored, &holders).await?;
        let running = Running::new(stored, table.kind(), table, &holders).of_campaign(self.id().clone());
        let running = app.tables.keep(running);
        observers::tell(app, &running, &[]);
        Ok(running)
    }

    fn start(&self) -> Start<'_> {
        match &self.in_play {
            Some(InPlay { game, table: None, before }) => {
                Start { campaign: &**before, state: &game.state_before, instead_of: Some(&game.table) }
            }
            _ => Start { campaign: &*self.campaign, state: &self.stored.save.state, instead_of: None },
        }
    }

    fn may_begin(&self, beginning: &Beginning) -> Result<(), Problem> {
        if self.companies_of(beginning.by).is_empty() {
            return Err(Problem::from(Kind::NotYourCompany).back_to(self.path()));
        }
        match beginning.present.iter().find(|company| *self.player(**company) == CompanyPlayer::Nobody) {
            Some(company) => {
                let name = beginning.words.say(company.word);
                let why = beginning.words.say_with("campaign-nobody-plays", &[("company", name.into())]);
                Err(Problem::because(Kind::Campaign, why).back_to(self.path()))
            }
            None => Ok(()),
        }
    }

    fn opening(&self, next: &Chapter, beginning: &Beginning) -> Result<Opening, Problem> {
        let game = self.campaign.kind().game();
        let mine = self.companies_of(beginning.by);
        let entropy = plain(beginning.entropy);
        let seat_of = |company: &Party| seated(*company, self.player(*company), beginning.words);
        let mut seats: Vec<_> = next.present.iter().map(seat_of).collect();
        for ((seat, company), stored) in Seat::all(seats.len()).zip(&next.present).zip(&mut seats) {
            if mine.contains(company) {
                stored.entropy = crate::opening::entropy_of(seat, &entropy);
            }
        }
        crate::opening::number_namesakes(&mut seats);
        Ok(Opening {
            game,
            options: next.options.clone(),
            seats,
            own: Vec::new(),
            promised: beginning.promised.clone(),
            terms: Terms::default(),
            when_all_are_there: false,
        })
    }

    /// Everybody who holds a company, on every device, holds its seat.
    fn holders_at(&self, present: &[Party]) -> Vec<(Session, Seat)> {
        let seat_of = |company: &Party| {
            let place = present.iter().position(|its| its == company)?;
            Seat::all(present.len()).nth(place)
        };
        self.holders.iter().filter_map(|(session, company)| Some((session.clone(), seat_of(company)?))).collect()
    }
}
