//! Campaigns, who plays their companies, and their games.

use crate::home::{Home, stored};
use engine::Seat;
use storage::{
    CampaignGame, CampaignId, CompanyPlayer, Db, Save, Session, StorageError, StoredCampaign, StoredCompany, TableId,
};

#[tokio::test]
async fn a_campaign_is_there_after_reopening() {
    let home = Home::new();
    let anna = {
        let db = home.db().await;
        let anna = db.begin_session("token", "Anna").await.unwrap();
        open(&db, "west", Some(anna.clone())).await;
        begin(&db, "west", 0, "elm").await.unwrap();
        anna
    };

    let db = home.db().await;

    let west = db.campaign(&CampaignId::new("west")).await.unwrap().unwrap();
    assert_eq!((west.save, west.owner), (Save { version: 1, state: "playing".to_owned() }, Some(anna.clone())));
    assert_eq!(west.companies, companies("west"), "in the order round the table");
    assert_eq!(west.games, [game("elm")]);
    assert!(db.table(&TableId::new("elm")).await.unwrap().is_some());
    assert_eq!(db.company_holders(&west.id).await.unwrap(), [(anna, "red".to_owned())]);
    assert_eq!(db.campaign(&CampaignId::new("east")).await.unwrap(), None);
}

#[tokio::test]
async fn the_slower_of_two_who_begin_the_game_opens_no_table() {
    let home = Home::new();
    let db = home.db().await;
    open(&db, "west", None).await;

    begin(&db, "west", 0, "elm").await.unwrap();
    let slower = begin(&db, "west", 0, "oak").await;

    assert!(matches!(slower, Err(StorageError::Stale)));
    assert_eq!(db.table(&TableId::new("oak")).await.unwrap(), None);
    assert_eq!(db.campaign(&CampaignId::new("west")).await.unwrap().unwrap().games.len(), 1);
}

#[tokio::test]
async fn a_game_is_put_away_once() {
    let home = Home::new();
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

#[tokio::test]
async fn of_two_who_save_at_once_the_slower_is_told_so() {
    let home = Home::new();
    let db = home.db().await;
    let west = open(&db, "west", None).await;

    let (first, second) = tokio::join!(db.save_campaign(&west, 0, "anna"), db.save_campaign(&west, 0, "erik"));

    assert!(first.is_ok() != second.is_ok(), "one wins: {first:?} {second:?}");
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().save.version, 1);
}

#[tokio::test]
async fn a_table_knows_its_campaign() {
    let home = Home::new();
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    begin(&db, "west", 0, "elm").await.unwrap();

    let name = "Westward".to_owned();
    assert_eq!(db.campaign_of(&TableId::new("elm")).await.unwrap(), Some((west, name)));
    assert_eq!(db.campaign_of(&TableId::new("oak")).await.unwrap(), None);
}

#[tokio::test]
async fn a_link_leads_to_its_company_and_two_devices_can_share_it() {
    let home = Home::new();
    let db = home.db().await;
    let west = open(&db, "west", None).await;
    let (laptop, phone) = (db.begin_session("laptop", "").await.unwrap(), db.begin_session("phone", "").await.unwrap());

    let invited = db.invited_to_company("invite-west-blue").await.unwrap();
    for session in [&laptop, &phone] {
        db.take_company(session, &west, "blue", "Erik").await.unwrap();
    }

    assert_eq!(invited, Some((west.clone(), "blue".to_owned())));
    assert_eq!(db.company_holders(&west).await.unwrap().len(), 2);
    assert_eq!(db.campaigns_of(&phone, 9).await.unwrap(), std::slice::from_ref(&west));
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().companies[1], company("blue", human("west", "blue", "Erik")));
    assert_eq!(db.invited_to_company("unheard of").await.unwrap(), None);
}

#[tokio::test]
async fn whoever_hands_a_company_over_can_act_for_it_no_more() {
    let home = Home::new();
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let mary = db.begin_session("mary", "Mary").await.unwrap();
    let west = open(&db, "west", Some(anna)).await;

    let to_mary = CompanyPlayer::Human { name: "Mary".to_owned(), invite: "another".to_owned(), taken: true };
    db.hand_over_company(&west, &company("red", to_mary), Some(&mary)).await.unwrap();
    assert_eq!(db.company_holders(&west).await.unwrap(), [(mary, "red".to_owned())]);
    assert_eq!(db.invited_to_company("invite-west-red").await.unwrap(), None, "the old link is dead");

    let to_bot = company("red", CompanyPlayer::Bot { bot: "greedy".to_owned() });
    db.hand_over_company(&west, &to_bot, None).await.unwrap();
    assert_eq!(db.campaign(&west).await.unwrap().unwrap().companies[0], to_bot);
    assert!(db.company_holders(&west).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_seat_at_a_table_can_get_another_player() {
    let home = Home::new();
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let table = crate::home::open(&db, "elm", Some(anna)).await;
    let bot = stored("elm", None).seats[2].clone();

    db.replace_player(&table, Seat(0), &bot, None).await.unwrap();

    let seat = db.table(&table).await.unwrap().unwrap().seats[0].clone();
    assert_eq!(seat.entropy.as_deref(), Some("entropy"), "what was added to the seed stays there");
    assert_eq!(seat, storage::StoredSeat { entropy: seat.entropy.clone(), ..bot });
    assert!(db.holders(&table).await.unwrap().is_empty());
    assert_eq!(db.invited("invite-elm-0").await.unwrap(), None);
}

/// Red for its owner or for a friend, blue for a friend, green for a bot, black for nobody.
async fn open(db: &Db, id: &str, owner: Option<Session>) -> CampaignId {
    let campaign = StoredCampaign {
        id: CampaignId::new(id),
        name: "Westward".to_owned(),
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
