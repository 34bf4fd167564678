//! Where a reader clicks: shapes that are the same whatever happens, but for whether they are lit.

use maud::{Markup, PreEscaped};

/// (The page's script makes buttons of those that lead to an action, and names them.)
pub(crate) struct Area {
    pub(crate) target: String,
    /// Its first element, which has no class, is the one that is lit.
    shape: String,
}

impl Area {
    pub(crate) fn new(target: String, shape: Markup) -> Area {
        Area { target, shape: shape.into_string() }
    }

    /// All of these, each with its class; none where that is empty.
    pub(crate) fn drawn<'a>(all: impl Iterator<Item = &'a Area>, class: impl Fn(&str) -> &'static str) -> Markup {
        let mut drawn = String::new();
        for Area { target, shape } in all {
            let (tag, rest) = shape.split_at(shape.find(' ').unwrap_or(shape.len()));
            let class = class(target);
            drawn += tag;
            if !class.is_empty() {
                drawn += " class=\"";
                drawn += class;
                drawn.push('"');
            }
            drawn += rest;
        }
        PreEscaped(drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn an_area_has_a_class_where_it_is_lit() {
        let area = |number: u8| {
            let target = format!("hex-{number}");
            let shape = html! { path d="M0 0" data-target=(target) {} };
            Area::new(target, shape)
        };
        let all = [area(1), area(2)];

        let drawn = Area::drawn(all.iter(), |target| if target == "hex-2" { "legal" } else { "" }).into_string();

        assert_eq!(
            drawn,
            "<path d=\"M0 0\" data-target=\"hex-1\"></path><path class=\"legal\" d=\"M0 0\" data-target=\"hex-2\"></path>"
        );
    }
}
