//! SL-4: two games in a row, and whoever has laid most links in both. A game that is no chapter of anything drops this file.

use crate::{Options, SampleLine};
use engine::{Game, Message, NextGame, NotTakenUp, Party, Seat, Stage};
use serde::{Deserialize, Serialize};

const GAMES: usize = 2;

const PARTIES: [Party; 2] = [
    Party { id: "north", word: "sl-north" },
    Party { id: "south", word: "sl-south" },
];

/// Everything that the games before have left. Nothing in it is a secret.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Links laid by north and south, game by game.
    laid: Vec<[u8; 2]>,
    is_playing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// SL-4.1: it is for two.
    NotBoth,
    StillPlaying,
    NotPlaying,
    NothingToWrite,
}

impl Campaign {
    /// Links laid by north and south, game by game.
    pub fn laid(&self) -> &[[u8; 2]] {
        &self.laid
    }
}

impl engine::Campaign for Campaign {
    type Game = SampleLine;
    type Fault = Fault;
    /// What can be seen of it is how it goes: it is written, and nothing is read from it again.
    type Seen = Vec<[u8; 2]>;

    const PARTIES: &'static [Party] = &PARTIES;

    fn start(order: &[Party]) -> Result<Campaign, Fault> {
        both(order)?;
        Ok(Campaign::default())
    }

    fn parties(&self) -> Vec<Party> {
        PARTIES.to_vec()
    }

    fn stage(&self) -> Stage {
        let chapter = self.laid.len() as u8 + 1;
        match self.is_playing {
            true => Stage::Playing { chapter, present: PARTIES.to_vec() },
            false if self.laid.len() < GAMES => Stage::Ready { chapter },
            false => Stage::Over,
        }
    }

    fn begin_game(&mut self, present: &[Party]) -> Result<NextGame<Campaign>, Fault> {
        both(present)?;
        if self.is_playing {
            return Err(Fault::StillPlaying);
        }

        let is_chapter = self.laid.len() < GAMES;
        self.is_playing = is_chapter;
        let chapter = is_chapter.then_some(self.laid.len() as u8 + 1);
        Ok(NextGame { options: Options::default(), chapter, present: PARTIES.to_vec() })
    }

    fn is_begun(_: &SampleLine) -> bool {
        true
    }

    fn take_up(&mut self, game: &SampleLine) -> Result<bool, Fault> {
        if !self.is_playing {
            return Err(Fault::NotPlaying);
        }
        if !game.is_over() {
            return Ok(false);
        }

        let laid = |place: usize| Seat::all(game.seats()).nth(place).map_or(0, |seat| game.standings().of(seat).score as u8);
        self.laid.push([laid(0), laid(1)]);
        self.is_playing = false;
        Ok(true)
    }

    fn winners(&self) -> Vec<Party> {
        if self.stage() != Stage::Over {
            return Vec::new();
        }
        let sum = |place: usize| self.laid.iter().map(|game| u32::from(game[place])).sum::<u32>();
        let most = sum(0).max(sum(1));
        PARTIES.into_iter().enumerate().filter(|(place, _)| sum(*place) == most).map(|(_, party)| party).collect()
    }

    fn write(&mut self, _: &[Party], _: &str, _: &[(&str, &str)]) -> Result<(), Fault> {
        Err(Fault::NothingToWrite)
    }

    fn seen_by(&self, _: &[Party]) -> Vec<[u8; 2]> {
        self.laid.clone()
    }

    fn import(json: &str) -> Result<Campaign, NotTakenUp> {
        let campaign: Campaign = serde_json::from_str(json).map_err(|error| match error.is_data() {
            true => NotTakenUp::Unknown,
            false => NotTakenUp::Broken { line: error.line(), column: error.column() },
        })?;
        let games = campaign.laid.len() + usize::from(campaign.is_playing);
        if games <= GAMES { Ok(campaign) } else { Err(NotTakenUp::Impossible(Campaign::explain(&Fault::StillPlaying))) }
    }

    fn explain(fault: &Fault) -> Message {
        Message::new(match fault {
            Fault::NotBoth => "sl-no-both",
            Fault::StillPlaying => "sl-no-still-playing",
            Fault::NotPlaying => "sl-no-not-playing",
            Fault::NothingToWrite => "sl-no-nothing-to-write",
        })
    }
}

fn both(parties: &[Party]) -> Result<(), Fault> {
    let has = |party: &Party| parties.contains(party);
    if parties.len() == PARTIES.len() && PARTIES.iter().all(has) { Ok(()) } else { Err(Fault::NotBoth) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::conformance::random_game;
    use engine::{Campaign as _, Seed};

    fn played(options: &Options, seed: &str) -> SampleLine {
        random_game::<SampleLine>(2, options, &Seed::new(seed)).unwrap().0
    }

    /// SL-4.1: two games, each taken up once; then the one with most links has won.
    #[test]
    fn two_games_make_a_campaign() {
        let mut campaign = Campaign::start(&PARTIES).unwrap();
        for chapter in 1..=2 {
            assert_eq!(campaign.stage(), Stage::Ready { chapter });
            let next = campaign.begin_game(&PARTIES).unwrap();
            assert_eq!((next.chapter, campaign.begin_game(&PARTIES)), (Some(chapter), Err(Fault::StillPlaying)));
            let game = played(&next.options, &chapter.to_string());
            assert_eq!((campaign.take_up(&game), campaign.take_up(&game)), (Ok(true), Err(Fault::NotPlaying)));
        }
        assert_eq!(campaign.stage(), Stage::Over);
        assert!(!campaign.winners().is_empty());
        assert_eq!(campaign.begin_game(&PARTIES).unwrap().chapter, None, "single games go on");
    }

    /// SL-4.1: nobody plays it alone.
    #[test]
    fn it_is_for_two() {
        assert_eq!(Campaign::start(&PARTIES[..1]), Err(Fault::NotBoth));
    }

    #[test]
    fn what_was_written_is_read_again_and_nonsense_is_not() {
        let mut campaign = Campaign::start(&PARTIES).unwrap();
        campaign.begin_game(&PARTIES).unwrap();
        let json = serde_json::to_string(&campaign).unwrap();

        assert_eq!(Campaign::import(&json), Ok(campaign));
        assert_eq!(Campaign::import("{}"), Err(NotTakenUp::Unknown));
        assert!(matches!(Campaign::import("{"), Err(NotTakenUp::Broken { .. })));
        let long = r#"{"laid": [[1,1],[1,1],[1,1]], "is_playing": false}"#;
        assert!(matches!(Campaign::import(long), Err(NotTakenUp::Impossible(_))));
    }
}
