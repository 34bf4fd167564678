//! What to look at first: what the game's taste likes, whatever scale it speaks in.

/// Part of the attention that is shared out evenly among what makes sense: nobody's taste sees everything.
const EVEN: f32 = 0.18;
/// Part that is shared out among what the taste would not think of.
const ODD: f32 = 0.04;

/// Turns worths into parts of the attention, which add up to 1.
pub(crate) fn priors(worths: &[f64], into: &mut Vec<f32>) {
    into.clear();
    let finite = || worths.iter().copied().filter(|worth| worth.is_finite());
    let sensible = finite().count();
    let odd = worths.len() - sensible;
    if sensible == 0 {
        into.extend(worths.iter().map(|_| 1.0 / worths.len() as f32));
        return;
    }
    let most = finite().fold(f64::NEG_INFINITY, f64::max);
    // How far the others are behind the best on average: the scale of this decision.
    let behind = (finite().map(|worth| most - worth).sum::<f64>() / sensible as f64).max(1e-9);
    into.extend(worths.iter().map(|worth| match worth.is_finite() {
        true => {
            let near = 1.0 / (1.0 + 2.0 * (most - worth) / behind) as f32;
            near * near
        }
        false => 0.0,
    }));
    let sum: f32 = into.iter().sum::<f32>().max(1e-9);
    let for_odd = if odd == 0 { 0.0 } else { ODD };
    let (even, rest) = (EVEN / sensible as f32, 1.0 - EVEN - for_odd);
    let each_odd = for_odd / odd.max(1) as f32;
    for (prior, worth) in into.iter_mut().zip(worths) {
        *prior = if worth.is_finite() { rest * *prior / sum + even } else { each_odd };
    }
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
