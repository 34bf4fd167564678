//! What must hold for every game, tried in random ones.

#[test]
fn sample_line_conforms() {
    engine::conformance::check::<sample_line::SampleLine>(20);
}

#[test]
fn spoiled_texts_break_nothing() {
    game_testing::texts::check::<sample_line::SampleLine>(100);
}
