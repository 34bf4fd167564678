//! SD-8.4, SD-8.11: what goods are worth.

/// Goods by colour, arranged in sets of different colours for the greatest sum: each set as large as can be.
pub fn goods_value(goods: [u8; 5]) -> u32 {
    // A piece is worth $10, and $10 more for every other piece of its set: two colours are together in as many sets as the rarer has pieces.
    let mut tens: u32 = goods.iter().map(|pieces| u32::from(*pieces)).sum();
    for (colour, pieces) in goods.iter().enumerate() {
        tens += goods[colour + 1..].iter().map(|others| u32::from(*pieces.min(others))).sum::<u32>();
    }
    10 * tens
}

/// The sizes of the sets, the largest first.
pub fn goods_sets(goods: [u8; 5]) -> impl Iterator<Item = usize> {
    // The n-th set holds every colour of which there are n pieces or more.
    (1..=*goods.iter().max().expect("five colours"))
        .map(move |nth| goods.iter().filter(|pieces| **pieces >= nth).count())
}

/// $10, $30, $60, $100, $150: every further piece is worth $10 more than the one before.
pub fn set_value(size: usize) -> u32 {
    (5 * size * (size + 1)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// SD-8.4: sets of 1 to 5 are worth $10, $30, $60, $100 and $150.
    #[test]
    fn larger_sets_are_worth_more() {
        assert_eq!([1, 2, 3, 4, 5].map(set_value), [10, 30, 60, 100, 150]);
        assert_eq!(goods_value([0; 5]), 0);
    }

    /// SD-8.4: the example: sets of 4, 2, 1 and 1 are $150.
    #[test]
    fn eight_goods_in_four_sets_are_150() {
        assert_eq!(goods_sets([4, 2, 1, 1, 0]).collect::<Vec<_>>(), [4, 2, 1, 1]);
        assert_eq!(goods_value([4, 2, 1, 1, 0]), 150);
    }

    /// SD-0.8: a value has no upper limit.
    #[test]
    fn a_value_goes_beyond_200() {
        assert_eq!(goods_value([2, 2, 2, 2, 2]), 300);
    }

    /// Every way to go on with a set of some of these colours; the best sum.
    fn best_by_trying(goods: [u8; 5]) -> u32 {
        let sets = (1_usize..32).filter(|set| (0..5).all(|good| set & (1 << good) == 0 || goods[good] > 0));
        let sums = sets.map(|set| {
            let mut left = goods;
            (0..5).filter(|good| set & (1 << good) != 0).for_each(|good| left[good] -= 1);
            set_value(set.count_ones() as usize) + best_by_trying(left)
        });
        sums.max().unwrap_or(0)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        /// SD-8.4, SD-8.11: to make each set in turn as large as can be gives the greatest sum of all arrangements.
        #[test]
        fn the_largest_sets_first_are_best(goods in [0..=2_u8, 0..=2, 0..=1, 0..=1, 0..=1]) {
            prop_assert_eq!(goods_value(goods), best_by_trying(goods));
        }
    }
}
