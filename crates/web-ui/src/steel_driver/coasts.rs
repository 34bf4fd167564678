//! The transcontinental link before it is closed: between which cities it runs, what it pays, where one link is missing.

use super::canvas::{MILEPOST_RADIUS, milepost, place};
use super::reach::can_build;
use crate::{Inputs, Value, Words};
use maud::{Markup, html};
use steel_driver::{City, Company, Link, LinkSet, Phase, Transcontinental, View};

/// SD-5.1: the two cities, with where each wears its spike: on no link, no price and no name.
const COASTS: [(City, (f32, f32)); 2] = [(City::SAN_FRANCISCO, (-18.0, -18.0)), (City::NEW_YORK, (18.0, 18.0))];

/// More links than so many are no longer named.
const MOST: usize = 3;

pub(crate) fn looks_at(view: &View) -> Inputs {
    Inputs::hashed(&(are_open(view), missing(view)))
}

/// Nobody has joined them, and somebody still can.
fn are_open(view: &View) -> bool {
    view.transcontinental.is_none() && !matches!(view.phase, Phase::TakeGood { .. } | Phase::Finished)
}

/// The free links of this board any one of which would join the coasts.
pub(crate) fn missing(view: &View) -> LinkSet {
    match are_open(view) {
        true => view.closing_links().both(view.options.map.links()),
        false => LinkSet::EMPTY,
    }
}

/// A quiet band of brass where one link is missing, on either side of its price.
pub(crate) fn gap(view: &View) -> Markup {
    let path: String = missing(view).iter().map(on_either_side).collect();
    html! { @if !path.is_empty() { path #coasts-gap .gap d=(path) {} } }
}

fn on_either_side(link: Link) -> String {
    let post = milepost(link);
    let (a, b) = link.ends();
    let half = |end: City| {
        let from = place(end);
        let (right, down) = (post.x - from.x, post.y - from.y);
        let part = 1.0 - (MILEPOST_RADIUS + 1.5) / right.hypot(down);
        let to = from.moved(right * part, down * part).rounded();
        format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
    };
    half(a) + &half(b)
}

/// A spike beside both cities, until they are joined: then the legend strikes its line.
pub(crate) fn spikes(view: &View) -> Markup {
    html! {
        g #coasts .done[view.transcontinental.is_some()] {
            @if are_open(view) {
                @for (city, (right, down)) in COASTS {
                    @let at = place(city).moved(right, down);
                    use href="#sd-coast" x=(at.x) y=(at.y) {}
                }
            }
        }
    }
}

/// "One link is missing: Denver–Omaha".
pub(crate) fn missing_in_words(view: &View, words: &Words) -> Option<String> {
    let missing = missing(view);
    let args = [("links", any_of(missing, words).into())];
    (!missing.is_empty()).then(|| words.say_with("sd-coasts-missing", &args))
}

/// "Denver–Omaha joins the coasts: $50": only where this company could do it now.
pub(crate) fn within_reach(view: &View, company: Company, words: &Words) -> Option<String> {
    let links: LinkSet = missing(view).iter().filter(|link| can_build(view, company, *link)).collect();
    let args = [("links", any_of(links, words).into()), ("builder", Transcontinental::BUILDER_BONUS.into())];
    (!links.is_empty()).then(|| words.say_with("sd-prompt-build.coasts", &args))
}

/// What one of the two cities says of it, and where it is to be done.
pub(crate) fn told_at(view: &View, city: City, words: &Words) -> Option<String> {
    let is_coast = COASTS.iter().any(|(coast, _)| *coast == city);
    let pays = || words.say_with("sd-coasts-pay", &bonuses());
    (is_coast && are_open(view))
        .then(|| [Some(pays()), missing_in_words(view, words)].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The same of a link that would join them.
pub(crate) fn told_of(view: &View, link: Link, words: &Words) -> Option<String> {
    missing(view).contains(link).then(|| words.say_with("sd-coasts-link", &bonuses()))
}

/// What the words of the bonuses are made of.
pub(crate) fn bonuses() -> [(&'static str, Value<'static>); 2] {
    [("builder", Transcontinental::BUILDER_BONUS.into()), ("others", Transcontinental::OTHERS_BONUS.into())]
}

fn any_of(links: LinkSet, words: &Words) -> String {
    if links.len() > MOST {
        return words.say_with("sd-coasts-any", &[("count", links.len().into())]);
    }
    let names: Vec<String> = links.iter().map(|link| link.to_string()).collect();
    words.any_of(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::super::canvas::{CITY_RADIUS, PLATE_HEIGHT, plate};
    use super::super::tests::green_before_the_last_link;
    use super::*;
    use crate::Lang;
    use steel_driver::Board;

    fn en() -> &'static Words {
        Words::new(Lang::En)
    }

    /// SD-5.1: Green has Denver and four stones, Yellow Omaha, Red none of the ends that are left to join.
    #[test]
    fn the_missing_link_is_named_and_promised_only_to_whom_it_is_open() {
        let mut view = green_before_the_last_link();
        let missing = missing_in_words(&view, en()).unwrap();
        assert!(
            missing.starts_with("One link is missing between the coasts") && missing.contains("Denver–Omaha"),
            "{missing}"
        );
        let reach = |view: &View, company| within_reach(view, company, en());
        assert!(reach(&view, Company::Green).is_some_and(|said| said.contains("Denver–Omaha") && said.contains("$50")));
        assert_eq!(reach(&view, Company::Red), None, "it has no stones");

        view.companies[Company::Green.index()].stones = 1;
        assert_eq!(reach(&view, Company::Green), None, "it can't pay for it");
        view.phase = Phase::Finished;
        assert_eq!((missing_in_words(&view, en()), gap(&view).into_string()), (None, String::new()));
    }

    /// From the first round on the two cities say so, by a mark and in words.
    #[test]
    fn the_coasts_wear_a_spike_and_say_what_joining_them_pays() {
        let view = green_before_the_last_link();
        assert_eq!(spikes(&view).into_string().matches("#sd-coast\"").count(), 2);
        let told = told_at(&view, City::NEW_YORK, en()).unwrap();
        assert!(told.contains("$50") && told.contains("$30") && told.contains("Denver–Omaha"), "{told}");
        assert_eq!(told_at(&view, City::named("Omaha").unwrap(), en()), None);
    }

    #[test]
    fn a_spike_covers_no_name_no_price_and_no_other_city() {
        const RADIUS: f32 = 9.0;
        for board in Board::ALL {
            for (coast, (right, down)) in COASTS {
                let at = place(coast).moved(right, down);
                let far = |x: f32, y: f32| (at.x - x).hypot(at.y - y);
                for city in board.cities().iter() {
                    let (name, middle) = (plate(city), place(city));
                    let x = at.x.clamp(name.corner.x, name.corner.x + name.width);
                    let y = at.y.clamp(name.corner.y, name.corner.y + PLATE_HEIGHT);
                    assert!(far(x, y) >= RADIUS, "the name of {city}");
                    assert!(city == coast || far(middle.x, middle.y) >= RADIUS + CITY_RADIUS, "{city}");
                }
                for link in board.links().iter() {
                    let post = milepost(link);
                    assert!(far(post.x, post.y) >= RADIUS + MILEPOST_RADIUS, "the price of {link}");
                }
            }
        }
    }
}
