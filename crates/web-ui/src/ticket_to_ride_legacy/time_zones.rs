//! Standard time on the map, once a rule pays for it: a line where two zones meet, and each zone's hour when it is noon in the east.

use super::geography::meetings;
use super::places::{Window, place};
use crate::Words;
use crate::parts::point::tenths;
use maud::{Markup, html};
use ticket_to_ride_legacy::{City, World, Zone};

/// From west to east.
const ZONES: [(Zone, &str); 4] = [
    (Zone::Pacific, "lg-zone-pacific"),
    (Zone::Mountain, "lg-zone-mountain"),
    (Zone::Central, "lg-zone-central"),
    (Zone::Eastern, "lg-zone-eastern"),
];

/// Only of boards that are open (LG-1.5).
pub(crate) fn time_zones(world: &World, window: Window, words: &Words) -> Markup {
    if !world.has_zones() {
        return html! {};
    }
    let open = world.options().regions;
    let y = window.y + 15.0 * window.scale();
    html! {
        g.hours font-size=(tenths(11.5 * window.scale())) {
            path d=(meetings(open, |one, other| one.zone() != other.zone())) {}
            @for (zone, name) in ZONES {
                @if let Some(x) = middle(world, zone) { text x=(x) y=(y) { (words.say(name)) } }
            }
        }
    }
}

/// Halfway between its open cities farthest west and east.
fn middle(world: &World, zone: Zone) -> Option<f32> {
    let its = City::all().filter(|city| world.is_open(*city) && city.region().zone() == zone).map(|city| place(city).x);
    let (west, east) = its.fold((f32::MAX, f32::MIN), |(west, east), x| (west.min(x), east.max(x)));
    (west <= east).then(|| ((west + east) / 2.0).round())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use ticket_to_ride_legacy::{Options, Region, RuleCard};

    fn zones(boards: usize, rules: &[&str]) -> String {
        let regions = Region::ALL.into_iter().take(boards).collect();
        let rules = rules.iter().filter_map(|id| RuleCard::parse(id)).collect();
        let world = World::new(3, &Options { regions, rules, ..Options::default() }).unwrap();
        time_zones(&world, Window::on(&world), Words::new(Lang::En)).into_string()
    }

    /// LG-1.5: nobody hears of a zone before its rule and one of its boards are found.
    #[test]
    fn zones_are_drawn_once_they_count_and_only_where_boards_are_open() {
        assert_eq!(zones(13, &[]), "");

        let east = zones(6, &["standard-time"]);
        assert!(east.contains("Eastern") && east.contains("Central") && !east.contains("Pacific"), "{east}");
        assert!(east.contains("d=\"M"), "a line where two zones meet: {east}");

        assert!(zones(13, &["standard-time"]).contains("Pacific"));
    }
}
