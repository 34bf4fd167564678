//! What must hold for every game, tried in random ones.

#[test]
fn sample_line_conforms() {
    engine::conformance::check::<sample_line::SampleLine>(20);
}
