//! The pages of a campaign at every stage: both languages, no broken policy, and nothing that has not been found.

use super::*;
use crate::Lang;
use engine::Seed;
use engine::conformance::random_game;
use ticket_to_ride_legacy::{
    BoxId, Change, City, Entry, EventCard, LegacyGame, Options, Payslip, Postcard, RuleCard, StoryCard, Text, World,
    title,
};

const BOTH: [Company; 2] = [Company::Red, Company::Blue];

/// After so many games by the rules of chance; `begins` the next one.
fn after(games: u8, begins: bool) -> Campaign {
    let mut campaign = Campaign::new(&BOTH);
    for game in 1..=games {
        let options = campaign.begin_game(&BOTH).unwrap();
        let seed = Seed::new(format!("page {game}"));
        let (played, _) = random_game::<LegacyGame>(BOTH.len(), &options, &seed).unwrap();
        campaign.finish_game(&played.outcome().unwrap()).unwrap();
    }
    if begins {
        campaign.begin_game(&BOTH).unwrap();
    }
    campaign
}

fn page_of<'a>(campaign: &'a Campaign, mine: &[Company]) -> CampaignPage<'a> {
    let human = |name: &str, link: Option<&str>| CompanyPerson::Human {
        name: name.to_owned(),
        is_open: name.is_empty(),
        link: link.map(str::to_owned),
    };
    let is_playing = matches!(campaign.stage(), Stage::Playing { .. });
    CampaignPage {
        id: "west",
        name: "<b>Westward",
        campaign,
        stage: campaign.stage().clone(),
        people: vec![
            (Company::Red, human("<b>Anna", Some("http://here/join/1"))),
            (Company::Blue, human("", Some("http://here/join/2"))),
            (Company::Green, CompanyPerson::Bot { bot: "greedy".to_owned() }),
            (Company::Yellow, CompanyPerson::Nobody),
            (Company::Black, CompanyPerson::Nobody),
        ],
        mine: mine.to_vec(),
        may_change: mine.to_vec(),
        may_play: mine.to_vec(),
        may_let_stand_in: Vec::new(),
        may_export: !mine.is_empty(),
        table: is_playing.then(|| ChapterTable {
            id: "elm".to_owned(),
            waits_for: "Anna".to_owned(),
            is_my_turn: false,
        }),
        must_begin_again: false,
        games: vec![(Some(1), "oak".to_owned())],
        bots: vec!["baron", "conductor", "random"],
        promise: "c0".to_owned(),
    }
}

fn visit(lang: Lang) -> Visit<'static> {
    Visit { words: Words::new(lang), path: "/campaigns/west", name: "Anna", preferences: crate::Preferences::default() }
}

/// Every page of a campaign for a reader of these companies.
fn every_page(campaign: &Campaign, mine: &[Company], lang: Lang) -> Vec<String> {
    let visit = visit(lang);
    let page = page_of(campaign, mine);
    let mut pages = vec![
        super::campaign(&visit, &page),
        new::new_campaign(&visit, &NewCampaign { bots: vec!["baron", "conductor", "random"] }),
        joining::join_company(
            &visit,
            &JoinCompany {
                url: "/join/2".to_owned(),
                name: page.name,
                company: Company::Blue.party(),
                people: page.people.iter().map(|(company, person)| (company.party(), person.clone())).collect(),
            },
        ),
    ];
    if let Some(totals) = campaign.ceremony() {
        for step in 0..9 {
            pages.push(ceremony::ceremony(
                &visit,
                &Ceremony { page: &page, totals: &totals, step, may_write: step == 8 },
            ));
        }
    }
    pages.extend(changes::changes(&visit, &page));
    pages.into_iter().map(maud::PreEscaped::into_string).collect()
}

#[test]
fn every_page_speaks_both_languages_and_keeps_the_content_policy() {
    for campaign in [after(0, false), after(1, true), after(4, false), after(12, false)] {
        for lang in Lang::ALL {
            for page in every_page(&campaign, &BOTH[..1], lang) {
                assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
                assert!(!page.contains(" style=\"") && !page.contains("<b>Anna") && !page.contains("<b>Westward"));
            }
        }
    }
}

/// Before anything lies in a vault nobody is told of it, and whoever plays with bots alone not of people who are away.
#[test]
fn a_new_campaign_speaks_of_what_there_is() {
    let (new, begun) = (after(0, false), after(1, false));
    let shown = |campaign: &Campaign, with_bots_alone: bool| {
        let mut page = page_of(campaign, &BOTH[..1]);
        if with_bots_alone {
            page.people[1].1 = CompanyPerson::Bot { bot: "greedy".to_owned() };
        }
        super::campaign(&visit(Lang::En), &page).into_string()
    };
    let [of_vaults, of_absence] = ["lie in the vault", "whose player is away"];

    assert!(!shown(&new, false).contains(of_vaults) && shown(&begun, false).contains(of_vaults));
    assert!(shown(&new, false).contains(of_absence) && !shown(&new, true).contains(of_absence));
}

/// LG-5.4: a sum is explained by what there is of it.
#[test]
fn a_payslip_without_other_rules_does_not_name_them() {
    let payslip = Payslip { coins: 9, train_bonus: 4, tickets: -3, ..Payslip::default() };

    let named = |payslip: &Payslip| changes::parts_of(payslip).map(|(id, _)| id).collect::<Vec<_>>();

    assert_eq!(named(&payslip), ["campaign-coins", "campaign-trains-left", "campaign-tickets"]);
    assert_eq!(named(&Payslip { others: 2, ..payslip }).last(), Some(&"campaign-others"));
}

/// A year that ends a city's size and gives it back has not changed it; a box that was opened is not told of as closed.
#[test]
fn what_a_year_has_changed_leaves_out_what_came_to_nothing() {
    let map = |large: bool| {
        let changes = vec![Change::Large { city: City::parse("raleigh").unwrap(), large }];
        World::new(2, &Options { changes, ..Options::default() }).unwrap()
    };
    let [small, large] = [false, true].map(map);
    let grows = Entry::Changed { change: Change::Large { city: City::parse("raleigh").unwrap(), large: true } };
    let which = BoxId::ALL[0];
    let (earned, opened) = (Entry::BoxEarned { which }, Entry::BoxOpened { which });

    assert!(!changes::comes_to_nothing(&grows, &[], &small, &large));
    assert!(changes::comes_to_nothing(&grows, &[], &large, &large));
    assert!(!changes::comes_to_nothing(&earned, std::slice::from_ref(&earned), &small, &small));
    assert!(changes::comes_to_nothing(&earned, &[earned.clone(), opened], &small, &small));
}

/// How a text of the contents stands on a page.
fn escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

fn says(pages: &[String], text: &Text) -> bool {
    let texts = [text.of("en"), text.of("nl")].map(|text| escaped(text.lines().next().unwrap_or_default()));
    pages.iter().any(|page| texts.iter().any(|text| page.contains(text)))
}

/// LG-1.5: no page holds an unread story card, the inside of a closed box, a rule or an event that was not found, a postcard
/// that nobody has, or the secret side of another company's.
#[test]
fn nothing_that_was_not_found_is_on_a_page() {
    for (games, begins) in [(0, false), (0, true), (1, false), (3, true), (7, false), (11, true)] {
        let campaign = after(games, begins);
        let pages: Vec<String> =
            Lang::ALL.into_iter().flat_map(|lang| every_page(&campaign, &BOTH[..1], lang)).collect();

        for card in StoryCard::deck().skip(campaign.story_read().count()) {
            assert!(!says(&pages, card.front()) && !says(&pages, card.back()), "{card:?} after {games} games");
        }
        for which in BoxId::ALL.into_iter().filter(|which| !campaign.boxes_open().contains(which)) {
            assert!(!says(&pages, which.text()) && !says(&pages, which.note()), "{which:?} after {games} games");
        }
        let found = |wanted: &dyn Fn(&ticket_to_ride_legacy::Entry) -> bool| campaign.chronicle().iter().any(wanted);
        for event in EventCard::all() {
            let is_found = found(&|entry| {
                use ticket_to_ride_legacy::Entry::{EventBanished, EventJoined};
                matches!(entry, EventJoined { event: its } | EventBanished { event: its } if *its == event)
            });
            assert!(is_found || !says(&pages, event.text()), "{event:?} after {games} games");
        }
        for rule in RuleCard::all() {
            let is_found = campaign.rulebook().contains(&rule)
                || found(
                    &|entry| matches!(entry, ticket_to_ride_legacy::Entry::RuleFound { rule: its } if *its == rule),
                );
            assert!(is_found || !says(&pages, rule.text()), "{rule:?} after {games} games");
        }
        for chapter in games + 2..=12 {
            let text = title(chapter).unwrap();
            assert!(!says(&pages, text), "{chapter} after {games} games");
        }
        let met = |card: Postcard| {
            found(
                &|entry| matches!(entry, ticket_to_ride_legacy::Entry::PostcardMet { postcard, .. } if *postcard == card),
            )
        };
        let mine = campaign.company(BOTH[0]).office.postcards;
        for card in Postcard::all().filter(|card| !met(*card)) {
            // "You take $4." stands on many: it tells nothing by itself.
            let is_common = Postcard::all().filter(|other| other.secret() == card.secret()).count() > 1;
            assert!(is_common || mine.contains(card) || !says(&pages, card.secret()), "{card:?} after {games} games");
            assert!(
                !campaign.post_office().contains(card) || !says(&pages, card.aloud()),
                "{card:?} in the post office"
            );
        }
    }
}

/// LG-6.5: what was read can be read again; LG-1.9: the rulebook holds what was found.
#[test]
fn all_that_was_found_is_on_the_page() {
    let campaign = after(5, false);
    let pages = every_page(&campaign, &BOTH, Lang::En);

    for card in campaign.story_read() {
        assert!(says(&pages, card.front()) && says(&pages, card.back()), "{card:?}");
    }
    for which in campaign.boxes_open() {
        assert!(says(&pages, which.name()) && says(&pages, which.text()), "{which:?}");
    }
    for rule in campaign.rulebook() {
        assert!(says(&pages, rule.text()), "{rule:?}");
    }
    for company in BOTH {
        for card in campaign.company(company).office.postcards.iter() {
            assert!(says(&pages, card.secret()), "her own: {card:?}");
        }
    }
}

/// LG-5.12: no page adds a vault up before the campaign is over.
#[test]
fn the_ceremony_ends_with_the_winner_and_a_telegram() {
    let campaign = after(12, false);
    let pages = every_page(&campaign, &BOTH, Lang::En);

    assert_eq!(after(11, false).ceremony(), None);
    assert!(pages[3].contains("Two maps") && pages[3].contains("Step 1 of 7"));
    assert!(pages[8].contains("final-places") && pages[9].contains("last telegram"));
    assert!(pages[11].contains("name=\"text\""), "the winner writes it");
}

/// In sentences a bot has the name it keeps through twelve years; how strong it is stands where its player is changed.
#[test]
fn a_bot_is_called_by_its_name() {
    let campaign = after(1, false);
    let page = page_of(&campaign, &BOTH);
    let words = Words::new(Lang::En);

    assert_eq!(page.called(words, Company::Green), "Greta");
    assert_eq!(page.called(words, Company::Red), "<b>Anna");
    assert_eq!(page.called(words, Company::Blue), words.say("lg-company-blue"), "whoever has given no name");
    let pages = every_page(&campaign, &BOTH, Lang::En);
    assert!(pages.iter().any(|page| page.contains("class=\"bot\"")), "its face stands beside it");
}

/// LG-5.9: who is ahead at equal dollars, and why, is said.
#[test]
fn what_broke_a_tie_of_a_campaign_is_said() {
    let totals = after(12, false).ceremony().unwrap();
    let level = |place: u8| {
        let first = ticket_to_ride_legacy::Total { place: 1, ..totals[0].clone() };
        let other = ticket_to_ride_legacy::Total { company: totals[1].company, place, ..totals[0].clone() };
        ceremony::tie_break(&[first, other])
    };

    assert_eq!(ceremony::tie_break(&totals), None, "dollars decided");
    assert_eq!(level(2), Some("campaign-tie-by-games"));
    assert_eq!(level(1), Some("campaign-tie-shared"));
}
