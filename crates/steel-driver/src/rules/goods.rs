//! SD-8.4, SD-8.11: what goods are worth.

/// Goods by colour, arranged in sets of different colours for the greatest sum: each set as large as can be.
pub fn goods_value(goods: [u8; 5]) -> u32 {
    goods_sets(goods).map(set_value).sum()
}

/// The sizes of the sets, the largest first.
pub fn goods_sets(goods: [u8; 5]) -> impl Iterator<Item = usize> {
    // The n-th set holds every colour of which there are n pieces or more.
    (1..=*goods.iter().max().expect("five colours"))
        .map(move |nth| goods.iter().filter(|pieces| **pieces >= nth).count())
}

/// $10, $30, $60, $100, $150: every further piece is worth $10 more than the one before.
pub fn set_value(size: usize) -> u32 {
    (1..=size as u32).map(|piece| 10 * piece).sum()
}
