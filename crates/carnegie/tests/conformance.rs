//! Carnegie keeps the contract of every game.

#[test]
fn carnegie_conforms() {
    engine::conformance::check::<carnegie::Carnegie>(20);
}
