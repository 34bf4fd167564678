//! How long a bot may think, and a way to be stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a bot may spend on one decision. Without a limit of its own, a bot keeps to the nodes of its level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Positions to look at: the same number gives the same choice on every machine.
    pub nodes: Option<u32>,
    pub time: Option<Duration>,
}

impl Budget {
    /// As its level plays.
    pub const USUAL: Budget = Budget { nodes: None, time: None };

    pub fn nodes(nodes: u32) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::USUAL }
    }

    /// The same, and no longer than this.
    pub fn within(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }
}

/// Told to a bot that thinks: answer now, with the best you have. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Option<Arc<AtomicBool>>);

impl Stop {
    /// Nobody will ask for it.
    pub const NEVER: Stop = Stop(None);

    /// One that can be told.
    pub fn new() -> Stop {
        Stop(Some(Arc::default()))
    }

    pub fn stop(&self) {
        if let Some(told) = &self.0 {
            told.store(true, Ordering::Relaxed);
        }
    }

    pub fn is_told(&self) -> bool {
        self.0.as_ref().is_some_and(|told| told.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_to_stop_hears_it() {
        let stop = Stop::new();
        assert!(!stop.is_told());

        stop.clone().stop();

        assert!(stop.is_told());
        assert!(!Stop::NEVER.is_told());
    }

    #[test]
    fn a_budget_of_nodes_can_have_a_limit_of_time_too() {
        let budget = Budget::nodes(9).within(Duration::from_secs(1));

        assert_eq!((budget.nodes, budget.time), (Some(9), Some(Duration::from_secs(1))));
        assert_eq!(Budget::USUAL, Budget::default());
    }
}
