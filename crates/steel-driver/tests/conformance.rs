//! Steel Driver keeps the contract of every game.

#[test]
fn steel_driver_conforms() {
    engine::conformance::check::<steel_driver::SteelDriver>(25);
}
