//! Campaigns, who plays their companies, and their games.

use crate::home::{Home, stored};
use engine::Seat;
use storage::{
    Adding, CampaignGame, CampaignId, CompanyChange, CompanyPlayer, Db, Entry, Save, Session, StorageError,
    StoredCampaign, StoredCompany, TableId,
};

crate::on_every_database![
    a_campaign_is_there_after_reopening,
    the_slower_of_two_who_begin_the_game_opens_no_table,
    a_game_is_put_away_once,
    a_campaign_is_read_as_it_stood_at_one_time,
    of_two_who_save_at_once_the_slower_is_told_so,
    a_table_knows_its_campaign,
    a_link_leads_to_its_company_and_two_devices_can_share_it,
    whoever_hands_a_company_over_can_act_for_it_no_more,
    a_company_and_its_seat_change_hands_together,
    a_game_does_not_begin_with_players_who_have_left,
];

async fn a_campaign_is_there_after_reopening(home: Home) {
    let anna = {
        let db = home.db().await;
        let anna = db.begin_session("token", "Anna").await.unwrap();
        open(&db, "west", Some(anna.clone())).await;
        begin(&db, "west", 0, "elm").await.unwrap();
        anna
    };

    let db = home.db().await;

    let west = db.campaign(&CampaignId::new("west")).await.unwrap().unwrap();
    assert_eq!((west.kind.as_str(), west.name.as_deref()), ("sample-line", Some("Westward")));
    assert_eq!((west.save, west.owner), (Save { version: 1, state: "playing".to_owned() }, Some(anna.clone())));
    assert_eq!(west.companies, companies("west"), "in the order round the table");
    assert_eq!(west.games, [game("elm")]);
    assert!(db.table(&TableId::new("elm")).await.unwrap().is_some());
    assert_eq!(db.company_holders(&west.id).await.unwrap(), [(anna, "red".to_owned())]);
    assert_eq!(db.campaign(&CampaignId::new("east")).await.unwrap(), None);
}

async fn the_slower_of_two_who_begin_the_game_opens_no_table(home: Home) {
    let db = home.db().await;
    open(&db, "west", None).await;

    begin(&db, "west", 0, "elm").await.unwrap();
    let slower = begin(&db, "west", 0, "oak").await;

    assert!(matches!(slower, Err(StorageError::Stale)));
    assert_eq!(db.table(&TableId::new("oak")).await.unwrap(), None);
    assert_eq!(db.campaign(&CampaignId::new("west")).await.unwrap().unwrap().games.len(), 1);
}

async fn a_game_is_put_away_once(home: Home) {
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    begin(&db, "west", 0, "elm").await.unwrap();
    assert_eq!(db.campaigns_in_play().await.unwrap(), std::slice::from_ref(&west));

    let save = |version, state: &str| Save { version, state: state.to_owned() };
    db.put_campaign_game_away(&west, &save(1, "ready"), &TableId::new("elm")).await.unwrap();
    for again in [save(1, "twice"), save(2, "twice")] {
        let refused = db.put_campaign_game_away(&west, &again, &TableId::new("elm")).await;
        assert!(matches!(refused, Err(StorageError::Stale)));
    }

    let stored = db.campaign(&west).await.unwrap().unwrap();
    assert_eq!((stored.save, stored.games[0].put_away), (save(2, "ready"), true));
    assert!(db.campaigns_in_play().await.unwrap().is_empty());
}

/// Whoever reads while others write sees a state and games that belong together.
async fn a_campaign_is_read_as_it_stood_at_one_time(home: Home) {
    const ROUNDS: u64 = 10;
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    let play = async {
        for round in 0..ROUNDS {
            let table = format!("elm{round}");
            begin(&db, "west", 2 * round, &table).await.unwrap();
            let saving = Save { version: 2 * round + 1, state: "ready".to_owned() };
            db.put_campaign_game_away(&west, &saving, &TableId::new(table)).await.unwrap();
        }
    };
    let read = async {
        loop {
            let now = db.campaign(&west).await.unwrap().unwrap();
            let is_played = now.games.iter().any(|game| !game.put_away);
            assert_eq!(now.save.state == "playing", is_played, "{now:?}");
            if now.save.version == 2 * ROUNDS {
                break;
            }
        }
    };
    tokio::join!(play, read);
}

async fn of_two_who_save_at_once_the_slower_is_told_so(home: Home) {
    let db = home.db().await;
    let west = open(&db, "west", None).await;

    let (first, second) = tokio::join!(db.save_campaign(&west, 0, "anna"), db.save_campaign(&west, 0, "erik"));

    assert!(first.is_ok() != second.is_ok(), "one wins: {first:?} {second:?}");
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().save.version, 1);
}

async fn a_table_knows_its_campaign(home: Home) {
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    begin(&db, "west", 0, "elm").await.unwrap();

    assert_eq!(db.campaign_of(&TableId::new("elm")).await.unwrap(), Some(west));
    assert_eq!(db.campaign_of(&TableId::new("oak")).await.unwrap(), None);
}

async fn a_link_leads_to_its_company_and_two_devices_can_share_it(home: Home) {
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    let (laptop, phone) = (db.begin_session("laptop", "").await.unwrap(), db.begin_session("phone", "").await.unwrap());

    let invited = db.invited_to_company("invite-west-blue").await.unwrap();
    for (seen, session) in (0..).zip([&laptop, &phone]) {
        db.change_company(&west, seen, &take("blue", session, "Erik"), None).await.unwrap();
    }

    assert_eq!(invited, Some((west.clone(), "blue".to_owned())));
    assert_eq!(db.company_holders(&west).await.unwrap().len(), 2);
    assert_eq!(db.campaigns_of(&phone, 9).await.unwrap(), std::slice::from_ref(&west));
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().companies[1], company("blue", human("west", "blue", "Erik")));
    assert_eq!(db.invited_to_company("unheard of").await.unwrap(), None);
}

async fn whoever_hands_a_company_over_can_act_for_it_no_more(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let mary = db.begin_session("mary", "Mary").await.unwrap();
    let west = open(&db, "west", Some(anna)).await;

    let to_mary = CompanyPlayer::Human { name: "Mary".to_owned(), invite: "another".to_owned(), taken: true };
    let to_mary = CompanyChange::HandOver { to: company("red", to_mary), holder: Some(mary.clone()) };
    db.change_company(&west, 0, &to_mary, None).await.unwrap();
    assert_eq!(db.company_holders(&west).await.unwrap(), [(mary, "red".to_owned())]);
    assert_eq!(db.invited_to_company("invite-west-red").await.unwrap(), None, "the old link is dead");

    let to_bot = company("red", CompanyPlayer::Bot { bot: "greedy".to_owned() });
    db.change_company(&west, 1, &CompanyChange::HandOver { to: to_bot.clone(), holder: None }, None).await.unwrap();
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().companies[0], to_bot);
    assert!(db.company_holders(&west).await.unwrap().is_empty());
}

/// A company handed over in the middle of a game takes its seat along, or nothing happens.
async fn a_company_and_its_seat_change_hands_together(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let west = open(&db, "west", Some(anna.clone())).await;
    let elm = crate::home::open(&db, "elm", Some(anna.clone())).await;
    let bot = stored("elm", None).seats[2].clone();
    let to_bot =
        CompanyChange::HandOver { to: company("red", CompanyPlayer::Bot { bot: "greedy".to_owned() }), holder: None };
    let at_table = |after| Adding {
        table: elm.clone(),
        after,
        entries: vec![Entry::HandOver { seat: Seat(0), to: bot.clone(), holder: None }],
        finishes: false,
    };

    for (seen, after) in [(0, 7), (3, 0)] {
        let refused = db.change_company(&west, seen, &to_bot, Some(&at_table(after))).await;
        assert!(matches!(refused, Err(StorageError::Stale)), "seen {seen}, after {after}");
        assert_eq!(db.company_holders(&west).await.unwrap(), [(anna.clone(), "red".to_owned())]);
        assert_eq!(db.holders(&elm).await.unwrap(), [(anna.clone(), Seat(0))]);
    }
    let logged = db.change_company(&west, 0, &to_bot, Some(&at_table(0))).await.unwrap();

    assert_eq!(logged, db.log(&elm, 0).await.unwrap());
    assert!(db.company_holders(&west).await.unwrap().is_empty() && db.holders(&elm).await.unwrap().is_empty());
    let seat = db.seats(&elm).await.unwrap()[0].clone();
    assert_eq!(seat.entropy.as_deref(), Some("entropy"), "what was added to the seed stays there");
    assert_eq!(seat, storage::StoredSeat { entropy: seat.entropy.clone(), ..bot });
    assert_eq!(db.invited("invite-elm-0").await.unwrap(), None);
}

/// A game begins with who plays then: whoever looked before a company changed hands looks again.
async fn a_game_does_not_begin_with_players_who_have_left(home: Home) {
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    let mary = db.begin_session("mary", "Mary").await.unwrap();

    db.change_company(&west, 0, &take("blue", &mary, "Mary"), None).await.unwrap();

    assert!(matches!(begin(&db, "west", 0, "elm").await, Err(StorageError::Stale)));
    begin(&db, "west", 1, "elm").await.unwrap();
}

fn take(company: &str, session: &Session, name: &str) -> CompanyChange {
    CompanyChange::Take { company: company.to_owned(), session: session.clone(), name: name.to_owned() }
}

/// Red for its owner or for a friend, blue for a friend, green for a bot, black for nobody.
pub(crate) async fn open(db: &Db, id: &str, owner: Option<Session>) -> CampaignId {
    let campaign = StoredCampaign {
        id: CampaignId::new(id),
        kind: "sample-line".to_owned(),
        name: Some("Westward".to_owned()),
        save: Save { version: 0, state: "ready".to_owned() },
        owner: owner.clone(),
        companies: companies(id),
        games: Vec::new(),
    };
    let holders: Vec<(Session, String)> = owner.into_iter().map(|owner| (owner, "red".to_owned())).collect();
    db.open_campaign(&campaign, &holders).await.unwrap();
    campaign.id
}

fn companies(id: &str) -> Vec<StoredCompany> {
    vec![
        company("red", human(id, "red", "Anna")),
        company(
            "blue",
            CompanyPlayer::Human { name: String::new(), invite: format!("invite-{id}-blue"), taken: false },
        ),
        company("green", CompanyPlayer::Bot { bot: "greedy".to_owned() }),
        company("black", CompanyPlayer::Nobody),
    ]
}

fn company(company: &str, player: CompanyPlayer) -> StoredCompany {
    StoredCompany { company: company.to_owned(), player }
}

fn human(id: &str, company: &str, name: &str) -> CompanyPlayer {
    CompanyPlayer::Human { name: name.to_owned(), invite: format!("invite-{id}-{company}"), taken: true }
}

fn game(table: &str) -> CampaignGame {
    CampaignGame { chapter: Some(1), table: TableId::new(table), state_before: "ready".to_owned(), put_away: false }
}

async fn begin(db: &Db, id: &str, version: u64, table: &str) -> Result<(), StorageError> {
    let saving = Save { version, state: "playing".to_owned() };
    let table = stored(table, None);
    db.begin_campaign_game(&CampaignId::new(id), &saving, &game(table.id.as_str()), None, &table, &[]).await
}
