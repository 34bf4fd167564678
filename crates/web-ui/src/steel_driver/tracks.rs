//! Track: the links of each company as rails in its colour, on a dark bed, with ties.

use super::canvas::{line, link_id, milepost};
use super::news::News;
use maud::{Markup, html};
use steel_driver::{Company, Link, View};

/// All track, the old one of each company drawn as its [`rails`]; what was laid just now is drawn by itself, so that it can grow from one
/// city to the other.
pub(crate) fn tracks(view: &View, news: &News, rails: impl Fn(Company) -> Markup) -> Markup {
    let has_old = |company: &Company| view.company(*company).links.iter().any(|link| !news.is_new(link));
    let old: Vec<Company> = Company::ALL.into_iter().filter(has_old).collect();
    let new: Vec<(Company, Link)> =
        news.links.iter().filter_map(|(link, _)| Some((view.owner(*link)?, *link))).collect();
    let old_ids: Vec<(Company, String)> =
        old.iter().map(|company| (*company, format!("#track-{}", company.index()))).collect();
    let new_ids: Vec<(Company, String)> =
        new.iter().map(|(company, link)| (*company, format!("#track-{}", link_id(*link)))).collect();
    html! {
        defs {
            @for company in &old { (rails(*company)) }
            @for (_, link) in &new { path #{ "track-" (link_id(*link)) } d=(line(*link)) pathLength="1" {} }
        }
        g.tracks {
            @for (_, id) in &old_ids { use.bed href=(id) {} }
            @for (company, id) in &old_ids { use.rails.(company.word()) href=(id) {} use.ties href=(id) {} }
            @for (company, id) in &new_ids { use.bed.new href=(id) {} use.rails.new.(company.word()) href=(id) {} }
            @for (_, link) in &new { path.ties.new d=(line(*link)) {} }
        }
    }
}

/// Each built link's sign, where its price stood: letters tell companies apart without colours.
pub(crate) fn signs(view: &View, company: Company, news: &News) -> Markup {
    html! {
        @for link in view.company(company).links.iter() {
            @let at = milepost(link);
            g.sign-post.new[news.is_new(link)] id={ "sign-" (link_id(link)) } transform={ "translate(" (at.x) " " (at.y) ")" } {
                use href={ "#sd-sign-" (company.index()) } {}
            }
        }
    }
}

/// The route on which the coasts were joined, while it is news.
pub(crate) fn joined_route(view: &View, news: &News) -> Markup {
    let Some(joined) = view.transcontinental.filter(|_| news.is_joined) else { return html! {} };
    let path: String = joined.routes.iter().map(line).collect();
    html! { path #joined-route .joined d=(path) {} }
}

/// The old track of a company as one shape, to be used by its id.
pub(crate) fn rails(view: &View, company: Company, news: &News) -> Markup {
    let path: String = view.company(company).links.iter().filter(|link| !news.is_new(*link)).map(line).collect();
    html! { path #{ "track-" (company.index()) } d=(path) {} }
}
