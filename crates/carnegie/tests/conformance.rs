//! Carnegie keeps the contract of every game.

#[test]
fn carnegie_conforms() {
    engine::conformance::check::<carnegie::Carnegie>(20);
}

#[test]
fn spoiled_texts_break_nothing() {
    game_testing::texts::check::<carnegie::Carnegie>(200);
}
