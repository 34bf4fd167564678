//! LG-5.9: after game 12 the vaults are opened.

use super::{Campaign, CompanyBox, Stage};
use crate::contents::postcards::Reward;
use crate::{Company, Postcard, PostcardSet, RuleCard};
use serde::Serialize;

/// What the fewest names in the Book earn, all tied.
const FEWEST_NAMES: u32 = 5;
/// What each of Wren's pages is worth more when the field book is whole.
const WHOLE_BOOK: u32 = 2;
/// What each of the Bureau's envelopes holds.
const ENVELOPE: u32 = 20;

/// A company's whole campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Total {
    pub company: Company,
    /// LG-1.4: by game; a missed one scores the lowest payslip of those who played it.
    pub games: Vec<GameTotal>,
    /// Names it has written into the Book of Names.
    pub names_written: u32,
    /// For the fewest of them.
    pub names: u32,
    /// What each medal is worth.
    pub medals: Vec<u8>,
    /// Wren's pages, and what they are worth together.
    pub page_cards: PostcardSet,
    pub pages: u32,
    /// Stamps of the Through Train: how many, and what they are worth together.
    pub stamp_count: u8,
    pub stamps: u32,
    /// Sealed letters, and what they are worth together.
    pub letter_cards: PostcardSet,
    pub letters: u32,
    /// What the Bureau's envelopes add: for most medals, most pages, most stamps, most letters.
    pub envelopes: u32,
    pub games_won: u8,
    /// Equal companies share it.
    pub place: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GameTotal {
    pub dollars: u32,
    pub missed: bool,
}

impl Total {
    /// All that lay in the vault.
    pub fn dollars(&self) -> u32 {
        Part::ALL.into_iter().map(|part| self.part(part)).sum()
    }

    /// What one part of the ceremony adds.
    pub fn part(&self, part: Part) -> u32 {
        match part {
            Part::Payslips => self.games.iter().map(|game| game.dollars).sum(),
            Part::Names => self.names,
            Part::Medals => self.medals.iter().map(|worth| u32::from(*worth)).sum(),
            Part::Pages => self.pages,
            Part::Stamps => self.stamps,
            Part::Letters => self.letters,
            Part::Envelopes => self.envelopes,
        }
    }

    /// What everybody knows before the vault is turned over: payslips and names.
    pub fn before_the_vault(&self) -> u32 {
        self.part(Part::Payslips) + self.part(Part::Names)
    }
}

/// The parts of a total, in the order of the ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Year by year.
    Payslips,
    /// The Book of Names is read.
    Names,
    /// The rest is turned over one company at a time.
    Medals,
    Pages,
    Stamps,
    Letters,
    /// For whoever has most of each.
    Envelopes,
}

impl Part {
    #[rustfmt::skip]
    pub const ALL: [Part; 7] = [
        Part::Payslips, Part::Names, Part::Medals, Part::Pages, Part::Stamps, Part::Letters, Part::Envelopes,
    ];

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        match self {
            Part::Payslips => "lg-part-payslips",
            Part::Names => "lg-part-names",
            Part::Medals => "lg-part-medals",
            Part::Pages => "lg-part-pages",
            Part::Stamps => "lg-part-stamps",
            Part::Letters => "lg-part-letters",
            Part::Envelopes => "lg-part-envelopes",
        }
    }
}

fn is_page(card: &Postcard) -> bool {
    card.reward() == Reward::Page
}

fn letters(sealed: PostcardSet) -> u32 {
    let worth = |card: Postcard| if let Reward::Vault(dollars) = card.reward() { dollars } else { 0 };
    sealed.iter().map(worth).sum()
}

/// The more of them, the more each is worth; and more again when all ten were found, by whomever.
fn pages(pages: PostcardSet, whole: bool) -> u32 {
    [0, 1, 3, 6, 10, 15][pages.len().min(5)] + if whole { WHOLE_BOOK * pages.len() as u32 } else { 0 }
}

/// LG-5.16: one for most of each kind of thing in a vault; tied companies all get it, and nobody for none.
fn open_envelopes(totals: &mut [Total]) {
    let counts: [fn(&Total) -> usize; 4] = [
        |total| total.medals.len(),
        |total| total.page_cards.len(),
        |total| usize::from(total.stamp_count),
        |total| total.letter_cards.len(),
    ];
    for count in counts {
        let most = totals.iter().map(count).max().filter(|most| *most > 0);
        for total in totals.iter_mut().filter(|total| Some(count(total)) == most) {
            total.envelopes += ENVELOPE;
        }
    }
}

impl Campaign {
    /// LG-5.12: nothing before the campaign is over. Companies that never played are no part of it.
    pub fn ceremony(&self) -> Option<Vec<Total>> {
        if self.stage != Stage::Over {
            return None;
        }
        let mut totals: Vec<Total> = self
            .companies
            .iter()
            .filter(|its| its.vault.iter().any(Option::is_some))
            .map(|its| self.total(its))
            .collect();
        let fewest = totals.iter().map(|total| total.names_written).min();
        for total in totals.iter_mut().filter(|total| Some(total.names_written) == fewest) {
            total.names = FEWEST_NAMES;
        }
        open_envelopes(&mut totals);
        let keys: Vec<(u32, u8)> = totals.iter().map(|total| (total.dollars(), total.games_won)).collect();
        for (total, key) in totals.iter_mut().zip(&keys) {
            total.place = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        Some(totals)
    }

    /// Everybody who carried it is paid when the train arrived.
    fn stamps(&self, stamps: u8) -> u32 {
        RuleCard::stamps_dollars(stamps, self.train_arrived == Some(true))
    }

    /// Whether every page of Wren's lies in some vault.
    pub(super) fn is_field_book_whole(&self) -> bool {
        let is_found = |card: Postcard| self.companies.iter().any(|its| its.sealed.contains(card));
        Postcard::all().filter(is_page).all(is_found)
    }

    /// In the order in which vaults are turned over: from the lowest of what everybody knows.
    pub fn unveiling(&self) -> Vec<Company> {
        let mut totals = self.ceremony().unwrap_or_default();
        totals.sort_by_key(Total::before_the_vault);
        totals.into_iter().map(|total| total.company).collect()
    }

    fn total(&self, its: &CompanyBox) -> Total {
        let page_cards: PostcardSet = its.sealed.iter().filter(is_page).collect();
        let letter_cards: PostcardSet = its.sealed.iter().filter(|card| !is_page(card)).collect();
        Total {
            company: its.office.company,
            games: (0..its.vault.len()).map(|game| self.game_total(its.office.company, game)).collect(),
            names_written: its.names,
            names: 0,
            medals: its.medal_dollars.clone(),
            page_cards,
            pages: pages(page_cards, self.is_field_book_whole()),
            stamp_count: its.stamps,
            stamps: self.stamps(its.stamps),
            letter_cards,
            letters: letters(letter_cards),
            envelopes: 0,
            games_won: its.games_won,
            place: 0,
        }
    }

    /// LG-1.4
    fn game_total(&self, company: Company, game: usize) -> GameTotal {
        let payslips = self.companies.iter().filter_map(|its| its.vault.get(game).copied().flatten());
        let lowest = payslips.map(|payslip| payslip.dollars()).min().unwrap_or(0);
        match self.company(company).vault.get(game).copied().flatten() {
            Some(payslip) => GameTotal { dollars: payslip.dollars(), missed: false },
            None => GameTotal { dollars: lowest, missed: true },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Payslip;

    fn over(vaults: &[(Company, &[Option<u32>])]) -> Campaign {
        let order: Vec<Company> = vaults.iter().map(|(company, _)| *company).collect();
        let mut campaign = Campaign::new(&order);
        campaign.stage = Stage::Over;
        for (company, games) in vaults {
            let payslip = |coins: &Option<u32>| coins.map(|coins| Payslip { coins, ..Payslip::default() });
            campaign.company_mut(*company).vault = games.iter().map(payslip).collect();
        }
        campaign
    }

    /// LG-5.9: the highest total wins.
    #[test]
    fn the_highest_total_wins() {
        let mut campaign = over(&[(Company::Red, &[Some(10), Some(20)]), (Company::Blue, &[Some(15), Some(9)])]);
        campaign.company_mut(Company::Red).names = 1;
        let totals = campaign.ceremony().unwrap();

        let told: Vec<(u32, u8)> = totals.iter().map(|total| (total.dollars(), total.place)).collect();
        assert_eq!(told, [(30, 1), (24 + 5, 2)]);
    }

    /// LG-5.9: ties are broken by most games won, then shared.
    #[test]
    fn ties_are_broken_by_games_won_then_shared() {
        let tied: &[Option<u32>] = &[Some(10)];
        let mut campaign = over(&[(Company::Red, tied), (Company::Blue, tied), (Company::Green, tied)]);
        let places = |campaign: &Campaign| campaign.ceremony().unwrap().iter().map(|its| its.place).collect::<Vec<_>>();
        assert_eq!(places(&campaign), [1, 1, 1]);

        campaign.company_mut(Company::Green).games_won = 1;
        assert_eq!(places(&campaign), [2, 2, 1]);
    }

    /// LG-1.4: a missed game scores the lowest payslip of those who played it.
    #[test]
    fn a_missed_game_scores_the_lowest_payslip() {
        let campaign = over(&[
            (Company::Red, &[Some(10), None]),
            (Company::Blue, &[Some(15), Some(9)]),
            (Company::Green, &[Some(1), Some(12)]),
        ]);
        let totals = campaign.ceremony().unwrap();

        assert_eq!(totals[0].games[1], GameTotal { dollars: 9, missed: true });
        assert_eq!(totals[0].dollars(), 10 + 9 + 5);
    }

    /// LG-5.9, LG-6.1: a stamp of the Through Train is worth $5; if it arrived, who has one takes $10 more.
    #[test]
    fn stamps_are_worth_more_when_the_train_arrived() {
        let mut campaign = over(&[(Company::Red, &[Some(10)]), (Company::Blue, &[Some(10)])]);
        campaign.company_mut(Company::Red).stamps = 4;
        let stamps =
            |campaign: &Campaign| campaign.ceremony().unwrap().iter().map(|its| its.stamps).collect::<Vec<_>>();

        campaign.train_arrived = Some(true);
        assert_eq!(stamps(&campaign), [30, 0]);
        campaign.train_arrived = Some(false);
        assert_eq!(stamps(&campaign), [20, 0]);
    }

    /// LG-5.9: the parts are shown one after another, and the vaults from the lowest of what everybody knows.
    #[test]
    fn a_total_is_the_sum_of_its_parts() {
        let mut campaign = over(&[(Company::Red, &[Some(30)]), (Company::Blue, &[Some(20)])]);
        let red = campaign.company_mut(Company::Red);
        red.names = 2;
        red.medals = 2;
        red.medal_dollars = vec![2, 4];
        red.sealed = Postcard::all().filter(is_page).take(2).collect();
        let letter = Postcard::all().find(|card| card.reward() == Reward::Vault(8)).unwrap();
        red.sealed = red.sealed.with(letter);
        red.stamps = 2;
        let total = &campaign.ceremony().unwrap()[0];

        assert_eq!(Part::ALL.map(|part| total.part(part)), [30, 0, 6, 3, 10, 8, 80]);
        assert_eq!((total.dollars(), total.before_the_vault(), total.names_written), (137, 30, 2));
        assert_eq!((total.page_cards.len(), total.letter_cards.len()), (2, 1));
        assert_eq!(campaign.unveiling(), [Company::Blue, Company::Red]);
    }

    /// LG-5.16: an envelope for most of each kind; tied, all get it, and nobody for nothing.
    #[test]
    fn envelopes_go_to_whoever_has_most() {
        let mut campaign = over(&[(Company::Red, &[Some(10)]), (Company::Blue, &[Some(10)])]);
        campaign.company_mut(Company::Red).stamps = 2;
        campaign.company_mut(Company::Blue).stamps = 2;
        campaign.company_mut(Company::Blue).medals = 1;
        campaign.company_mut(Company::Blue).medal_dollars = vec![4];
        let totals = campaign.ceremony().unwrap();

        assert_eq!(totals.iter().map(|total| total.envelopes).collect::<Vec<_>>(), [20, 40]);
    }

    /// LG-5.9: when all ten of Wren's pages were found, by whomever, each is worth $2 more.
    #[test]
    fn a_whole_field_book_is_worth_more() {
        let mut campaign = over(&[(Company::Red, &[Some(10)]), (Company::Blue, &[Some(10)])]);
        let pages: Vec<Postcard> = Postcard::all().filter(is_page).collect();
        campaign.company_mut(Company::Red).sealed = pages[..4].iter().copied().collect();
        campaign.company_mut(Company::Blue).sealed = pages[4..9].iter().copied().collect();
        let worth = |campaign: &Campaign| campaign.ceremony().unwrap().iter().map(|its| its.pages).collect::<Vec<_>>();
        assert_eq!((worth(&campaign), campaign.is_field_book_whole()), (vec![10, 15], false));

        campaign.company_mut(Company::Red).sealed = pages[..4].iter().chain(&pages[9..]).copied().collect();
        assert_eq!((worth(&campaign), campaign.is_field_book_whole()), (vec![15 + 10, 15 + 10], true));
    }

    /// LG-5.12: no vault is added up before the campaign is over.
    #[test]
    fn vaults_stay_closed_until_the_end() {
        assert_eq!(Campaign::new(&[]).ceremony(), None);
    }
}
