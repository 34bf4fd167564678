//! `goldenspike campaign`: bots play twelve games in one world that changes, once or many times; and what the keeper of a server does
//! with its campaigns.

mod keep;
mod table;
mod tale;

use crate::failure::Failure;
use crate::game::{check_lineup, parse_lang};
use crate::output::{cores, progress_bar, say, say_aside, say_json};
use catalog::BotName;
use catalog::legacy::{COMPANIES, Campaigns, balance, play_campaign};
use catalog::web_ui::{Lang, Words};
use clap::{Args, Subcommand};
use indicatif::ProgressBar;

/// Let bots play a campaign of twelve games, or many, and tell how they went; or move one from server to server
///
/// It tells everything that such a campaign can bring: who wants to be surprised plays first.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "The list of bots is repeated to fill the seats. All luck follows from the seed; the number of threads never changes the outcome.

One campaign is told year by year. With --json: {\"companies\":[[company,bot],…],\"games\":[{\"chapter\":…,\"year\":…,
\"turns\":…,\"decisions\":…,\"outcome\":{…},\"told\":[…]},…],\"ceremony\":[{\"place\":…,\"dollars\":…,\"company\":…,…},…]}.

With --campaigns, the balance of so many: how often each seat and each company won against its fair share, the turns
of each chapter, how often each box was opened (LG-6.6), how different the worlds became (LG-6.2), how their
stories went (LG-6.1). The companies change seats from campaign to campaign.
With --json: {\"companies\":…,\"campaigns\":…,\"seats\":[…],\"by_company\":[…],\"chapters\":[…],\"boxes\":[…],\"worlds\":{…},
\"fates\":{…},\"verdict\":{\"most_won_by_a_seat\":…,\"most_won_by_a_company\":…,\"chance\":…,\"longest_to_shortest_chapter\":…,\"least_opened_box\":…,
\"is_met\":…}}.

Examples:
  goldenspike campaign --companies 4 --bots conductor --seed 1
  goldenspike campaign --companies 3 --bots broker,conductor --lang nl
  goldenspike campaign --companies 2 --campaigns 200 --json
  goldenspike campaign export Xy3 --data /srv/goldenspike"
)]
pub(crate) struct Campaign {
    #[command(subcommand)]
    keep: Option<Keep>,
    /// How many companies take part, 2 to 5
    #[arg(long, value_name = "N", value_parser = parse_companies, default_value_t = 4)]
    companies: usize,
    /// Who plays
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "conductor")]
    bots: Vec<BotName>,
    /// Play so many campaigns and tell their balance instead of one campaign's story
    #[arg(long, value_name = "N", value_parser = parse_campaigns)]
    campaigns: Option<u64>,
    /// All luck follows from this text
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many campaigns at a time [default: as many as the machine has cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The language it is told in
    #[arg(long, value_parser = parse_lang, default_value = "en")]
    lang: Lang,
    /// As JSON, for programs: the same in every language
    #[arg(long)]
    json: bool,
}

/// What the keeper of a server does with its campaigns.
#[derive(Debug, Subcommand)]
enum Keep {
    Export(keep::Export),
    Import(keep::Import),
}

impl Campaign {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.keep {
            Some(Keep::Export(export)) => return export.run(),
            Some(Keep::Import(import)) => return import.run(),
            None => {}
        }
        check_lineup(&self.bots, self.companies)?;
        let campaigns = Campaigns {
            companies: self.companies,
            bots: self.bots.clone(),
            campaigns: self.campaigns.unwrap_or(1),
            seed: self.seed.clone(),
            threads: self.threads.map_or_else(cores, usize::from),
        };
        if self.campaigns.is_some() { self.tell_balance(&campaigns) } else { self.tell_one(&campaigns) }
    }

    fn tell_one(&self, campaigns: &Campaigns) -> Result<(), Failure> {
        let played = play_campaign(campaigns, 0);
        if self.json { say_json(&played) } else { say(tale::in_words(&played, Words::new(self.lang))) }
    }

    fn tell_balance(&self, campaigns: &Campaigns) -> Result<(), Failure> {
        let bar = if self.json { ProgressBar::hidden() } else { progress_bar(campaigns.campaigns, "campaigns") };
        let balance = balance(campaigns, &|played| bar.set_position(played));
        bar.finish_and_clear();
        if self.json {
            return say_json(&balance);
        }
        let words = Words::new(self.lang);
        say(table::in_words(&balance, words))?;
        say_aside(table::time(&balance, words));
        Ok(())
    }
}

fn parse_companies(text: &str) -> Result<usize, String> {
    let (least, most) = (COMPANIES.start(), COMPANIES.end());
    let fits = text.parse().ok().filter(|companies| COMPANIES.contains(companies));
    fits.ok_or_else(|| format!("a campaign is for {least} to {most} companies"))
}

fn parse_campaigns(text: &str) -> Result<u64, String> {
    let some = text.parse().ok().filter(|campaigns| *campaigns > 0);
    some.ok_or_else(|| "this takes a whole number of campaigns, 1 or more".to_owned())
}
