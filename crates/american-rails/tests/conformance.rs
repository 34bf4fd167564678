//! American Rails keeps the contract of every game.

#[test]
fn american_rails_conforms() {
    engine::conformance::check::<american_rails::AmericanRails>(25);
}
