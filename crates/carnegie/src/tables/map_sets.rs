//! The sets of slots that the rules speak of.

use super::slot::{Slot, SlotSet};
use super::strips::Project;

/// CA-5.6: the slots that take each project.
pub(crate) const FITTING: [SlotSet; 4] = {
    let mut fitting = [SlotSet::EMPTY; 4];
    let mut slot = 0;
    while slot < Slot::COUNT {
        let mut project = 0;
        while project < 4 {
            if Slot(slot as u8).fits(Project::ALL[project]) {
                fitting[project] = fitting[project].with_number(slot as u8);
            }
            project += 1;
        }
        slot += 1;
    }
    fitting
};

pub(crate) const IN_REGION: [SlotSet; 4] = {
    let mut regions = [SlotSet::EMPTY; 4];
    let mut slot = 0;
    while slot < Slot::COUNT {
        let region = Slot(slot as u8).region() as usize;
        regions[region] = regions[region].with_number(slot as u8);
        slot += 1;
    }
    regions
};

pub(crate) const IN_SMALL_CITIES: SlotSet = {
    let mut small = SlotSet::EMPTY;
    let mut slot = 0;
    while slot < Slot::COUNT {
        if Slot(slot as u8).city().is_small() {
            small = small.with_number(slot as u8);
        }
        slot += 1;
    }
    small
};

/// CA-8.1: by points, the slots of the cities that give so many for a project.
pub(crate) const WITH_POINTS: [SlotSet; 4] = {
    let mut with = [SlotSet::EMPTY; 4];
    let mut slot = 0;
    while slot < Slot::COUNT {
        let points = Slot(slot as u8).city().points() as usize;
        with[points] = with[points].with_number(slot as u8);
        slot += 1;
    }
    with
};

/// CA-1.8: the Housing slots of medium and large cities.
pub(crate) const START_SLOTS: SlotSet = FITTING[Project::Housing as usize].minus(IN_SMALL_CITIES);

/// Every slot of the board.
pub(crate) const ALL_SLOTS: SlotSet = SlotSet::all(Slot::COUNT);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::City;

    #[test]
    fn small_cities_take_every_project() {
        assert_eq!(IN_SMALL_CITIES.len(), 18);
        assert!(FITTING.iter().all(|fitting| IN_SMALL_CITIES.minus(*fitting).is_empty()));
        assert_eq!(FITTING.map(|fitting| fitting.minus(IN_SMALL_CITIES).len()), [14, 14, 13, 9]);
        assert_eq!(START_SLOTS.len(), 14);
        assert_eq!(IN_REGION.iter().map(|region| region.len()).sum::<usize>(), ALL_SLOTS.len());
    }

    #[test]
    fn sets_list_in_the_order_of_the_map() {
        let set: SlotSet = ["Boston 1", "Chicago 3", "Chicago 1"].iter().filter_map(|name| Slot::named(name)).collect();

        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["Chicago 1","Chicago 3","Boston 1"]"#);
        assert_eq!(City::of_slots(set).len(), 2);
    }
}
