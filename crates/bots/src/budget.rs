//! How long a bot may think, and a way to be stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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

    /// Only counted, not timed: the same choice on every machine.
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

    /// Whoever thinks with this stops soon and answers with the best so far.
    pub fn stop(&self) {
        if let Some(told) = &self.0 {
            told.store(true, Ordering::Relaxed);
        }
    }

    /// Whether thinking is to stop.
    pub fn is_told(&self) -> bool {
        self.0.as_ref().is_some_and(|told| told.load(Ordering::Relaxed))
    }
}

/// Counts what is left of a budget.
pub(crate) struct Meter<'a> {
    nodes_left: u32,
    deadline: Option<Instant>,
    stop: &'a Stop,
}

impl<'a> Meter<'a> {
    pub(crate) fn of(budget: Budget, usual_nodes: u32, stop: &'a Stop) -> Meter<'a> {
        let deadline = budget.time.map(|time| Instant::now() + time);
        Meter { nodes_left: budget.nodes.unwrap_or(usual_nodes), deadline, stop }
    }

    /// Takes nodes from the budget; says whether they were there. The clock is read only where there is a limit of time.
    pub(crate) fn take(&mut self, nodes: u32) -> bool {
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if self.nodes_left < nodes || self.stop.is_told() || is_late() {
            return false;
        }
        self.nodes_left -= nodes;
        true
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

    #[test]
    fn a_meter_counts_nodes_down() {
        let mut meter = Meter::of(Budget::nodes(3), 100, &Stop::NEVER);

        assert_eq!([2, 2, 1, 1].map(|nodes| meter.take(nodes)), [true, false, true, false]);
    }

    #[test]
    fn a_budget_without_nodes_has_those_of_the_level() {
        let mut meter = Meter::of(Budget::USUAL, 1, &Stop::NEVER);

        assert_eq!([meter.take(1), meter.take(1)], [true, false]);
    }

    #[test]
    fn who_is_told_to_stop_stops() {
        let stop = Stop::new();
        let mut meter = Meter::of(Budget::nodes(9), 9, &stop);
        assert!(meter.take(1));

        stop.clone().stop();

        assert!(!meter.take(1));
    }

    #[test]
    fn time_is_a_budget_too() {
        let mut meter = Meter::of(Budget::nodes(9).within(Duration::ZERO), 9, &Stop::NEVER);

        assert!(!meter.take(1));
    }
}
