//! Names and secrets nobody can guess, from the operating system's randomness.

use catalog::engine::hex;

/// 256 bits: a session's token, and the server's part of a seed.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// 128 bits: the private link of a seat, and what a human adds to a seed.
pub(crate) fn invite() -> String {
    hex(&random::<16>())
}

/// The name of a table in its URL: 60 bits in letters and digits that are not mistaken for each other.
pub(crate) fn table_id() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<12>().iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

fn random<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the operating system has randomness to give");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        assert_eq!(secret().len(), 64);
        assert_ne!(secret(), secret());
        assert_ne!(invite(), invite());
        assert_ne!(table_id(), table_id());
    }
}
