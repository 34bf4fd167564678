//! A position as a picture: for pages that explain, where nothing can be clicked.

use crate::{Asset, Own, Paint, Palette, People, Scene, Words, asset};
use engine::Viewer;
use maud::{Markup, PreEscaped, html};

/// A drawn position: what lies still, and what lies on it.
pub struct Picture {
    backdrop: String,
    board: String,
}

/// Draws a position as a spectator sees it.
pub fn picture<G: Paint>(view: &G::View, words: &Words, people: &People) -> Picture {
    let board = G::board(&scene::<G>(view, words, people)).into_string();
    Picture { backdrop: standing_alone(&G::backdrop(view, words).into_string()), board }
}

/// What players work with beside the board, drawn for somebody who looks on.
pub fn work<G: Paint>(view: &G::View, which: usize, words: &Words, people: &People) -> Markup {
    G::work(&scene::<G>(view, words, people), which)
}

/// What stands beside the board in such a position, drawn.
pub fn side_panels<G: Paint>(view: &G::View, words: &Words, people: &People) -> Vec<Markup> {
    let scene = scene::<G>(view, words, people);
    G::panels(&scene).iter().map(|panel| panel.draw(&scene)).collect()
}

fn scene<'a, G: Paint>(view: &'a G::View, words: &'a Words, people: &'a People) -> Scene<'a, G> {
    Scene {
        view,
        viewer: Viewer::Spectator.into(),
        words,
        people,
        acting: None.into(),
        choices: Own::new(&[]),
        lit: crate::Lit::default(),
        news: &[],
        since: Own::new(&[]),
        recent: Own::new(Vec::new()),
        shared: None,
    }
}

impl Picture {
    /// What the pictures of one page share; it stands on the page once, and is not seen itself. Names belong to each picture: the edge of
    /// one cuts others than that of another.
    pub(crate) fn ground(&self) -> Markup {
        html! { div.picture-ground aria-hidden="true" { (PreEscaped(names_apart(&self.backdrop, |_| true).0)) } }
    }

    /// What is written on the board: the names of its places.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        const A_NAME: usize = 3;
        let texts = [&self.backdrop, &self.board].into_iter().flat_map(|drawing| drawing.split("</text>"));
        texts.filter_map(|before| before.rsplit_once('>')).map(|(_, name)| name).filter(|name| name.len() >= A_NAME)
    }

    /// The whole board as a file of its own: small, without words and numbers, in these colours.
    pub fn file(&self, slug: &str, palette: Palette) -> String {
        let whole = attribute(&self.board, "viewBox").unwrap_or_default();
        let sheets = ["base.css", "parts.css", &format!("{slug}.css"), "palettes.css"];
        let sheets = if palette == Palette::Usual { &sheets[..3] } else { &sheets[..] };
        let style: String = sheets.iter().filter_map(|sheet| asset(sheet, None)).map(|sheet| text_of(&sheet)).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" data-palette=\"{}\" viewBox=\"{whole}\" preserveAspectRatio=\"xMidYMid slice\">\
             <style>{style} text, .plate, .plates, .legend {{ display: none }}</style><g id=\"backdrop\">{}</g><g id=\"board\">{}</g></svg>",
            palette.word(),
            inside(&self.backdrop),
            inside(&self.board),
        )
    }

    /// The board over its ground: all of it, or the part that this view box shows; with the picture's number on its page.
    pub(crate) fn cropped(&self, number: usize, crop: Option<&str>, alt: &str) -> Markup {
        let whole = attribute(&self.board, "viewBox").unwrap_or_default();
        let mut sides = whole.split(' ');
        let [x, y, width, height] = [(); 4].map(|()| sides.next().unwrap_or("0"));
        let seen = crop.and_then(seen_part);
        let is_left_out = |name: Sides| seen.is_some_and(|seen| is_cut(name, seen));
        let names = names_apart(&names_apart(&self.backdrop, |_| true).1, is_left_out).0;
        let board = names_apart(inside(&self.board), is_left_out).0;
        html! {
            svg.picture.whole[crop.is_none()] viewBox=(crop.unwrap_or(whole)) role="img" aria-label=(alt) {
                use href="#backdrop" x=(x) y=(y) width=(width) height=(height) {}
                (PreEscaped(names))
                (PreEscaped(with_own_ids(&board, number)))
            }
        }
    }
}

/// The shape that such a part has on its page (learn.css): it shows more to both sides, or above and below, where it is another.
const SHAPE: f32 = 8.0 / 5.0;

/// Left, top, width and height.
type Sides = [f32; 4];

/// What a page shows of a drawing of which it asks for this part.
fn seen_part(crop: &str) -> Option<Sides> {
    let sides: Vec<f32> = crop.split(' ').filter_map(|side| side.parse().ok()).collect();
    let [x, y, width, height] = sides[..] else { return None };
    let (more_wide, more_high) = ((height * SHAPE - width).max(0.0), (width / SHAPE - height).max(0.0));
    Some([x - more_wide / 2.0, y - more_high / 2.0, width + more_wide, height + more_high])
}

fn is_cut([x, y, width, height]: Sides, [left, top, wide, high]: Sides) -> bool {
    let (right, bottom) = (left + wide, top + high);
    let is_seen = x < right && x + width > left && y < bottom && y + height > top;
    let is_whole = x > left && x + width < right && y > top && y + height < bottom;
    is_seen && !is_whole
}

/// A drawing without some of its names, and those.
fn names_apart(drawing: &str, are_apart: impl Fn(Sides) -> bool) -> (String, String) {
    let (mut kept, mut apart) = (String::with_capacity(drawing.len()), String::new());
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once(PLATE) {
        kept.push_str(before);
        let name = plate(after).filter(|(sides, _)| are_apart(*sides));
        let length = name.map_or(0, |(_, length)| length);
        let into = if length > 0 { &mut apart } else { &mut kept };
        into.push_str(PLATE);
        into.push_str(&after[..length]);
        rest = &after[length..];
    }
    (kept + rest, apart)
}

const PLATE: &str = "<rect";

/// A name on its plate: its sides, and how long its text is.
fn plate(after: &str) -> Option<(Sides, usize)> {
    let (tag, mut behind) = after.split_once("></rect>")?;
    if tag.contains('>') || !behind.starts_with("<text") {
        return None;
    }
    while let Some((_, after)) = behind.strip_prefix("<text").and_then(|text| text.split_once("</text>")) {
        behind = after;
    }
    let side = |name: &str| attribute(after, &format!(" {name}"))?.parse().ok();
    Some(([side("x")?, side("y")?, side("width")?, side("height")?], after.len() - behind.len()))
}

/// A drawing with the land that it takes from a file of its own: a picture may be a file itself, which loads nothing.
fn standing_alone(drawing: &str) -> String {
    const LAND: &str = "/assets/land/";
    let Some((_, after)) = drawing.split_once(&format!("href=\"{LAND}")) else { return drawing.to_owned() };
    let (url, _) = after.split_once('#').unwrap_or((after, ""));
    let file = format!("land/{}", url.split('?').next().unwrap_or_default());
    let land = asset(&file, None).map(|land| String::from_utf8_lossy(&land.bytes).into_owned()).unwrap_or_default();
    let own = drawing.replace(&format!("href=\"{LAND}{url}#"), "href=\"#");
    let start = own.find('>').map_or(0, |end| end + 1);
    format!("{}<defs>{}</defs>{}", &own[..start], inside(&land), &own[start..])
}

/// A style sheet without what would be loaded or would end it.
fn text_of(sheet: &Asset) -> String {
    String::from_utf8_lossy(&sheet.bytes).replace('<', "\\3c ").replace('&', "\\26 ")
}

/// What stands between the outer tags.
fn inside(element: &str) -> &str {
    let start = element.find('>').map_or(0, |end| end + 1);
    let end = element.rfind("</").unwrap_or(element.len());
    &element[start..end]
}

/// The value of an attribute of the outer tag.
fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let tag = &element[..element.find('>')?];
    tag.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// Several pictures stand on one page: only what a drawing itself refers to keeps its id, with its number behind it.
fn with_own_ids(drawing: &str, number: usize) -> String {
    let mut kept = String::with_capacity(drawing.len());
    let mut used = Vec::new();
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once(" id=\"") {
        let (id, after) = after.split_once('"').unwrap_or((after, ""));
        kept.push_str(before);
        if drawing.contains(&format!("\"#{id}\"")) || drawing.contains(&format!("url(#{id})")) {
            kept.push_str(&format!(" id=\"{id}-{number}\""));
            used.push(id);
        }
        rest = after;
    }
    kept.push_str(rest);
    used.into_iter().fold(kept, |drawing, id| {
        let link = drawing.replace(&format!("\"#{id}\""), &format!("\"#{id}-{number}\""));
        link.replace(&format!("url(#{id})"), &format!("url(#{id}-{number})"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_keeps_only_the_ids_it_refers_to_and_shares_them_with_no_other() {
        let drawing = r##"<g id="a"><path id="b"/><use href="#b"/><use href="#of-the-ground"/></g>"##;
        assert_eq!(
            with_own_ids(drawing, 3),
            r##"<g><path id="b-3"/><use href="#b-3"/><use href="#of-the-ground"/></g>"##
        );
    }

    #[test]
    fn a_picture_brings_its_land_along() {
        let url = crate::asset_url("land/carnegie.svg");
        let drawing = format!(r##"<svg id="backdrop"><use class="land" href="{url}#land"></use><g></g></svg>"##);

        let alone = standing_alone(&drawing);

        assert!(alone.starts_with(r#"<svg id="backdrop"><defs>"#) && alone.contains(r#"<path id="land" d="M"#));
        assert!(alone.contains(r##"<use class="land" href="#land">"##) && !alone.contains("/assets/"), "{alone}");
        assert_eq!(standing_alone("<svg><g/></svg>"), "<svg><g/></svg>");
    }

    #[test]
    fn a_name_that_the_edge_of_a_picture_cuts_is_left_out() {
        let name = |x: u32, name: &str| {
            format!(
                r#"<rect x="{x}" y="20" width="40" height="10" rx="2"></rect><text>{name}</text><text class="worth">3</text>"#
            )
        };
        let (whole, cut) = (name(50, "Reno"), name(140, "Omaha"));
        let picture =
            Picture { backdrop: format!("<svg><g></g>{whole}{cut}</svg>"), board: "<svg><rect/></svg>".into() };

        let cropped = |crop: &str| picture.cropped(0, Some(crop), "").into_string();

        assert!(cropped("0 0 160 100").contains("Reno") && !cropped("0 0 160 100").contains("Omaha"));
        assert!(cropped("0 0 160 200").contains("Omaha"), "a high part is shown with more to both sides");
        assert_eq!(names_apart(&picture.backdrop, |_| true), ("<svg><g></g></svg>".into(), format!("{whole}{cut}")));
    }

    #[test]
    fn a_picture_shows_the_part_that_is_asked_for() {
        let board = r#"<svg id="board" viewBox="1 2 30 40" role="group"><g id="pieces"></g></svg>"#.to_owned();
        let picture = Picture { backdrop: String::new(), board };

        let cropped = picture.cropped(0, Some("5 5 10 10"), "Chicago").into_string();
        assert!(cropped.contains(r#"viewBox="5 5 10 10" role="img" aria-label="Chicago""#));
        assert!(cropped.contains(r#"x="1" y="2" width="30" height="40""#) && cropped.contains("<g></g>"));
        assert!(picture.cropped(0, None, "all").into_string().contains(r#"viewBox="1 2 30 40""#));
    }
}
