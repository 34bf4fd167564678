//! Ticket to Ride Legacy keeps the contract of every game.

#[test]
fn ticket_to_ride_legacy_conforms() {
    engine::conformance::check::<ticket_to_ride_legacy::LegacyGame>(5);
}

#[test]
fn spoiled_texts_break_nothing() {
    game_testing::texts::check::<ticket_to_ride_legacy::LegacyGame>(200);
}

#[test]
fn spoiled_files_of_a_campaign_break_nothing() {
    game_testing::texts::check_campaign::<ticket_to_ride_legacy::Campaign>(200);
}
