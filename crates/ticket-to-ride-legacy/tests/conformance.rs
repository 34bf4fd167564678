//! Ticket to Ride Legacy keeps the contract of every game.

#[test]
fn ticket_to_ride_legacy_conforms() {
    engine::conformance::check::<ticket_to_ride_legacy::LegacyGame>(5);
}
