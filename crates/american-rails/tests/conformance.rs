//! American Rails keeps the contract of every game.

#[test]
fn american_rails_conforms() {
    engine::conformance::check::<american_rails::AmericanRails>(25);
}

#[test]
fn spoiled_texts_break_nothing() {
    game_testing::texts::check::<american_rails::AmericanRails>(200);
}
