//! A whole campaign of Ticket to Ride Legacy, played by bots.

use crate::{Bot, BotName, play_game};
use engine::{Game, Seed, Viewer};
use serde::Serialize;
use std::sync::OnceLock;
use ticket_to_ride_legacy::{Campaign, Company, Entry, LegacyGame, Options, Outcome, Stage, Total};

/// Which campaigns to play. The list of bots is repeated to fill the seats.
#[derive(Clone, Debug)]
pub struct Campaigns {
    /// 2 to 5.
    pub companies: usize,
    pub bots: Vec<BotName>,
    pub campaigns: u64,
    pub seed: String,
    /// How many are played at a time: it changes the speed, never the outcome.
    pub threads: usize,
}

/// What came of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayedCampaign {
    /// In the order round the table, and who plays them.
    pub companies: Vec<(Company, BotName)>,
    pub games: Vec<PlayedGame>,
    /// LG-5.9: the vaults are open. In the order round the table.
    pub ceremony: Vec<Placing>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayedGame {
    pub chapter: u8,
    pub year: u16,
    /// All companies together.
    pub turns: u16,
    pub decisions: u64,
    pub outcome: Outcome,
    /// What the chronicle says of it, from set-up to the end of the steps after the game.
    pub told: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Placing {
    /// Equal companies share it.
    pub place: u8,
    pub dollars: u32,
    #[serde(flatten)]
    pub total: Total,
}

impl Campaigns {
    /// Which companies take part in a campaign, by seat. They change from campaign to campaign so that each company
    /// sits in each seat, and beside each other one, equally often.
    pub fn seating(&self, number: u64) -> Vec<(Company, BotName)> {
        let all = Company::ALL.len();
        let (first, step) = (number as usize % all, 1 + number as usize / all % (all - 1));
        let company = |seat: usize| Company::ALL[(first + seat * step) % all];
        let bot = |seat: usize| self.bots[(seat + number as usize) % self.companies % self.bots.len()];
        (0..self.companies).map(|seat| (company(seat), bot(seat))).collect()
    }
}

/// Plays the campaign of this number: twelve games, the decisions after each, and the ceremony.
pub fn play_campaign(campaigns: &Campaigns, number: u64) -> PlayedCampaign {
    let seating = campaigns.seating(number);
    let order: Vec<Company> = seating.iter().map(|(company, _)| *company).collect();
    let mut campaign = Campaign::new(&order);
    let mut games = Vec::new();
    while let Stage::Ready { chapter } = *campaign.stage() {
        let seed = Seed::new(format!("{} {number} {chapter}", campaigns.seed));
        let bots = seating.iter().map(|(_, bot)| bot.sit_down()).collect();
        games.push(play_chapter(&mut campaign, &order, bots, &seed));
    }
    let totals = campaign.ceremony().expect("twelve games have been played");
    let ceremony = totals.into_iter().map(|total| Placing { place: total.place, dollars: total.dollars(), total });
    PlayedCampaign { companies: seating, games, ceremony: ceremony.collect() }
}

/// Campaigns, for each number of companies, and those of them that are practised on: the others are for matches.
const WORLDS: usize = 8;
const PRACTISED: u64 = 5;
const FEWEST: usize = 2;
const MOST: usize = 5;
const CHAPTERS: u64 = 12;

/// The world of one game of a campaign that Conductors have played so far: of one chapter after the other, then of the next campaign.
pub(crate) fn practised_world(companies: usize, number: u64) -> &'static Options {
    world(companies, number / CHAPTERS % PRACTISED, number % CHAPTERS)
}

/// The same of campaigns that nobody has practised on.
pub fn unpractised_world(companies: usize, number: u64) -> &'static Options {
    world(companies, PRACTISED + number / CHAPTERS % (WORLDS as u64 - PRACTISED), number % CHAPTERS)
}

fn world(companies: usize, campaign: u64, chapter: u64) -> &'static Options {
    static ALL: [[OnceLock<Vec<Options>>; WORLDS]; MOST + 1 - FEWEST] =
        [const { [const { OnceLock::new() }; WORLDS] }; MOST + 1 - FEWEST];
    let worlds = ALL[companies - FEWEST][campaign as usize].get_or_init(|| worlds(companies, campaign));
    &worlds[chapter as usize]
}

fn worlds(companies: usize, number: u64) -> Vec<Options> {
    let bots = vec![BotName::Conductor];
    let campaigns = Campaigns { companies, bots, campaigns: 1, seed: "practice".into(), threads: 1 };
    let order: Vec<Company> = campaigns.seating(number).iter().map(|(company, _)| *company).collect();
    let mut campaign = Campaign::new(&order);
    let mut worlds = Vec::new();
    while let Stage::Ready { chapter } = *campaign.stage() {
        let options = campaign.begin_game(&order).expect("the campaign is ready for its next game");
        let seed = Seed::new(format!("practice {companies} {number} {chapter}"));
        let mut bots: Vec<_> = order.iter().map(|_| BotName::Conductor.sit_down()).collect();
        let played = play_game::<LegacyGame>(&options, &seed, &mut bots, &mut Vec::new(), &mut Vec::new());
        let (game, _) = played.expect("a campaign's world can be played on");
        campaign.finish_game(&game.outcome().expect("the game is over")).expect("it is the game that was begun");
        worlds.push(options);
    }
    worlds
}

fn play_chapter(
    campaign: &mut Campaign,
    order: &[Company],
    mut bots: Vec<Box<dyn Bot<LegacyGame>>>,
    seed: &Seed,
) -> PlayedGame {
    let told_before = campaign.chronicle().len();
    let options = campaign.begin_game(order).expect("the campaign is ready for its next game");
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let (game, decisions) =
        play_game(&options, seed, &mut bots, &mut events, &mut legal).expect("a campaign's world can be played on");
    let outcome = game.outcome().expect("the game is over");
    campaign.finish_game(&outcome).expect("it is the game that was begun");
    let view = game.view(Viewer::Spectator);
    PlayedGame {
        chapter: outcome.chapter,
        year: view.year,
        turns: view.turns,
        decisions,
        outcome,
        told: campaign.chronicle()[told_before..].to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn campaigns(companies: usize, bot: BotName) -> Campaigns {
        Campaigns { companies, bots: vec![bot], campaigns: 1, seed: "campaign".into(), threads: 1 }
    }

    /// LG-1.1, LG-5.9: twelve games, and a winner.
    #[test]
    fn bots_play_a_campaign_to_its_ceremony() {
        for companies in 2..=5 {
            for bot in [BotName::Random, BotName::Apprentice, BotName::Conductor] {
                let played = play_campaign(&campaigns(companies, bot), 0);

                assert!(played.games.iter().map(|game| game.chapter).eq(1..=12));
                assert_eq!(played.ceremony.len(), companies);
                assert!(played.ceremony.iter().any(|its| its.place == 1));
            }
        }
    }

    /// All luck follows from the seed; another seed makes another world (LG-6.2).
    #[test]
    fn the_same_seed_gives_the_same_campaign() {
        let campaigns = campaigns(3, BotName::Conductor);
        let first = play_campaign(&campaigns, 0);

        assert_eq!(first, play_campaign(&campaigns, 0));
        assert_ne!(first.games, play_campaign(&Campaigns { seed: "another".into(), ..campaigns }, 0).games);
    }

    #[test]
    fn each_company_sits_in_each_seat_equally_often() {
        for companies in 2..=5 {
            let campaigns = campaigns(companies, BotName::Random);
            for seat in 0..companies {
                for company in Company::ALL {
                    let times = (0..20).filter(|number| campaigns.seating(*number)[seat].0 == company).count();
                    assert_eq!(times, 4, "{company:?} in seat {seat} of {companies}");
                }
            }
        }
    }
}
