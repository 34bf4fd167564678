//! What to look at first: what the game's taste likes, whatever scale it speaks in.

/// Part of the attention that is shared out evenly: nobody's taste sees everything.
const EVEN: f32 = 0.2;

/// Turns worths into parts of the attention, which add up to 1.
pub(crate) fn priors(worths: &[f64], into: &mut Vec<f32>) {
    into.clear();
    let finite = || worths.iter().copied().filter(|worth| worth.is_finite());
    let most = finite().fold(f64::NEG_INFINITY, f64::max);
    let count = finite().count().max(1) as f64;
    // How far the others are behind the best on average: the scale of this decision.
    let behind = (finite().map(|worth| most - worth).sum::<f64>() / count).max(1e-9);
    into.extend(worths.iter().map(|worth| match worth.is_finite() {
        true => {
            let near = 1.0 / (1.0 + 2.0 * (most - worth) / behind) as f32;
            near * near
        }
        false => 0.0,
    }));
    let sum: f32 = into.iter().sum::<f32>().max(1e-9);
    let even = EVEN / worths.len() as f32;
    into.iter_mut().for_each(|prior| *prior = (1.0 - EVEN) * *prior / sum + even);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_best_gets_most_attention_on_every_scale() {
        let (mut small, mut large) = (Vec::new(), Vec::new());
        priors(&[1.0, 2.0, 0.5, f64::NEG_INFINITY], &mut small);
        priors(&[100.0, 200.0, 50.0, f64::NEG_INFINITY], &mut large);

        assert!((small.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(small[1] > small[0] && small[0] > small[2] && small[2] > small[3] && small[3] > 0.0);
        assert!(small.iter().zip(&large).all(|(one, other)| (one - other).abs() < 1e-5));
    }

    #[test]
    fn equal_worths_get_equal_attention() {
        let mut even = Vec::new();
        priors(&[3.0, 3.0], &mut even);

        assert!((even[0] - even[1]).abs() < 1e-6);
    }
}
