//! Steel Driver keeps the contract of every game.

#[test]
fn steel_driver_conforms() {
    engine::conformance::check::<steel_driver::SteelDriver>(25);
}

#[test]
fn spoiled_texts_break_nothing() {
    game_testing::texts::check::<steel_driver::SteelDriver>(200);
}
