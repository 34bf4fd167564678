//! The home page: four posters, play now, my tables, replay a record, a way to learn.

use super::lesson::learn_button;
use super::{Document, GameCard, Visit, how_to_play_url, new_table, rules_url};
use crate::{People, Words, asset, asset_url};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

pub struct Home {
    pub games: Vec<GameCard>,
    /// The reader's tables, those that wait for the reader first.
    pub tables: Vec<MyTable>,
    /// The reader's campaigns, the newest first.
    pub campaigns: Vec<MyCampaign>,
    /// What was wrong with the last post from here.
    pub problem: Option<String>,
}

/// One of the reader's tables.
pub struct MyTable {
    pub id: String,
    pub slug: &'static str,
    pub title: &'static str,
    pub people: People,
    /// Who can act; nobody while seats are open and once it is over.
    pub to_act: SeatSet,
    pub is_over: bool,
    pub moves: usize,
}

/// One of the reader's campaigns.
pub struct MyCampaign {
    pub id: String,
    pub name: String,
    /// Who takes part.
    pub people: Vec<String>,
    /// What it waits for, in words.
    pub status: String,
    pub is_my_turn: bool,
}

/// The game that campaigns are made of.
const CAMPAIGN: &str = "ticket-to-ride-legacy";

pub fn home(visit: &Visit, home: &Home) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("Golden Spike · {}", words.say("home-short")),
        layout: "home",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href="/about" { (words.say("about")) } },
        content: html! {
            main #content {
                @if let Some(problem) = &home.problem { p.problem role="alert" { (problem) } }
                (hero(visit, home))
                @if !home.campaigns.is_empty() { (my_campaigns(words, &home.campaigns)) }
                @if !home.tables.is_empty() { (my_tables(words, &home.tables)) }
                (posters(visit, home))
                (learn(words, &home.games))
                (replay(words))
            }
        },
    }
    .markup()
}

fn hero(visit: &Visit, home: &Home) -> Markup {
    let words = visit.words;
    html! {
        section.hero {
            h1 { (words.say("home-title")) }
            p.lead { (words.say("home-lead")) }
            @if let Some(game) = home.games.first() {
                div.hero-buttons {
                    @if let Some(lesson) = game.lessons.first().filter(|lesson| !lesson.is_done) {
                        (learn_button(words, game, lesson, "home-learn-game"))
                    }
                    (play_now(visit, game, &words.say_with("home-play-game", &[("title", game.title.into())])))
                    a.button.ghost href={ "/tables/new?game=" (game.slug) } { (words.say("home-with-friends")) }
                }
                p.fine { (words.say("home-no-account")) }
            }
        }
    }
}

fn my_tables(words: &Words, tables: &[MyTable]) -> Markup {
    html! {
        section.my-tables aria-labelledby="my-tables" {
            h2 #my-tables { (words.say("my-tables")) }
            ul {
                @for table in tables {
                    li { a href={ "/tables/" (table.id) } .mine[is_my_turn(table)] {
                        span.nm { (table.title) }
                        span.faces {
                            @for seat in Seat::all(table.people.seats.len()) {
                                span.act[table.to_act.contains(seat)] { (words.player(seat, &table.people)) } " "
                            }
                        }
                        span.status { (status(words, table)) }
                    } }
                }
            }
        }
    }
}

fn my_campaigns(words: &Words, campaigns: &[MyCampaign]) -> Markup {
    html! {
        section.my-tables.my-campaigns aria-labelledby="my-campaigns" {
            h2 #my-campaigns { (words.say("campaigns")) }
            ul {
                @for campaign in campaigns {
                    li { a href={ "/campaigns/" (campaign.id) } .mine[campaign.is_my_turn] {
                        span.nm { (campaign.name) }
                        span.faces { (campaign.people.join(" · ")) }
                        span.status { (campaign.status) }
                    } }
                }
            }
        }
    }
}

fn is_my_turn(table: &MyTable) -> bool {
    table.to_act.iter().any(|seat| table.people.mine.look().contains(seat))
}

fn status(words: &Words, table: &MyTable) -> String {
    let open = table.people.seats.iter().filter(|person| person.is_open).count();
    if table.is_over {
        words.say_with("table-over", &[("moves", table.moves.into())])
    } else if open > 0 {
        words.say_with("table-open-seats", &[("seats", open.into())])
    } else if is_my_turn(table) {
        words.say("your-turn")
    } else {
        words.say_with("table-waits-for", &[("names", words.names(table.to_act, &table.people).into())])
    }
}

fn posters(visit: &Visit, home: &Home) -> Markup {
    let words = visit.words;
    html! {
        section.posters aria-labelledby="games" {
            h2 #games { (words.say("games")) }
            ul {
                @for game in &home.games {
                    li.poster {
                        (picture(game.slug, game.title))
                        p.players { (seats(words, game.seats)) }
                        p { (pitch(words, game.slug)) }
                        div.poster-buttons {
                            @for lesson in &game.lessons { (learn_button(words, game, lesson, if lesson.is_done { "learn-again" } else { "learn-minutes" })) }
                            (play_now(visit, game, &words.say("play-now")))
                            @if game.slug == CAMPAIGN { a.button href="/campaigns/new" { (words.say("campaign-begin-one")) } }
                            a.button href={ "/tables/new?game=" (game.slug) } { (words.say("set-up")) }
                            a.button href=(how_to_play_url(game.slug)) { (words.say("how-to-play")) }
                        }
                    }
                }
            }
        }
    }
}

fn picture(slug: &str, title: &str) -> Markup {
    let own = format!("posters/{slug}.svg");
    let path = if asset(&own, None).is_some() { own.as_str() } else { "posters/blank.svg" };
    html! {
        div class={ "sheet sheet-" (slug) } {
            img src=(asset_url(path)) alt="" width="300" height="400";
            h3 { (title) }
        }
    }
}

/// Why somebody would want to play it. A game without such a sentence has none.
fn pitch(words: &Words, slug: &str) -> String {
    let id = format!("pitch-{slug}");
    if words.has(&id) { words.say(&id) } else { String::new() }
}

fn seats(words: &Words, (least, most): (usize, usize)) -> String {
    words.say_with("players", &[("least", least.into()), ("most", most.into())])
}

/// One click: the reader against the best bots, at the usual number of seats.
pub(super) fn play_now(visit: &Visit, game: &GameCard, label: &str) -> Markup {
    html! {
        form.play-now method="post" action="/tables" {
            input type="hidden" name="game" value=(game.slug);
            (new_table::luck(game))
            (new_table::usual_seats(visit, game))
            button.primary { (label) }
        }
    }
}

fn learn(words: &Words, games: &[GameCard]) -> Markup {
    html! {
        section.learn aria-labelledby="learn" {
            h2 #learn { (words.say("learn")) }
            ol {
                @for step in ["learn-see", "learn-why", "learn-back"] {
                    li { h3 { (words.say(step)) } p { (words.say(&format!("{step}.text"))) } }
                }
            }
            @for game in games {
                p {
                    a href=(rules_url(game.slug, None)) { (words.say_with("learn-rules", &[("title", game.title.into())])) } " · "
                    a href={ (rules_url(game.slug, None)) "#examples" } { (words.say("learn-examples")) }
                }
            }
        }
    }
}

fn replay(words: &Words) -> Markup {
    html! {
        section.replay aria-labelledby="replay" {
            h2 #replay { (words.say("replay")) }
            p { (words.say("replay-text")) }
            form method="post" action="/replays" enctype="multipart/form-data" {
                label for="record" { (words.say("replay-file")) } " "
                input #record type="file" name="record" accept=".json,application/json" required;
                " " button { (words.say("replay-open")) }
            }
        }
    }
}
