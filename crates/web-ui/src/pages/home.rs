//! The home page: what waits for the reader, who else plays, four posters, a way to learn.

use super::lesson::{learn_button, learn_buttons};
use super::my_tables::{self, Finished, Listed, MyTable};
use super::{Document, GameCard, Visit, how_to_play_url, new_table, rules_url};
use crate::{Words, asset, asset_url};
use maud::{Markup, html};

pub struct Home {
    pub games: Vec<GameCard>,
    /// The reader's tables that are not over, those that wait for the reader first, of them the most urgent.
    pub tables: Vec<MyTable>,
    /// Tables at which anybody may sit down.
    pub open: Listed,
    /// Games that everybody may watch.
    pub to_watch: Listed,
    pub finished: Finished,
    /// The reader's campaigns, the newest first.
    pub campaigns: Vec<MyCampaign>,
    /// After how many days a replay goes at which nobody looks; 0 is never.
    pub kept_days: u32,
    /// What was wrong with the last post from here.
    pub problem: Option<String>,
}

/// One of the reader's campaigns.
pub struct MyCampaign {
    pub id: String,
    pub name: String,
    /// Who takes part.
    pub people: Vec<String>,
    /// What it waits for, in words.
    pub status: String,
    /// At the table of the game that is played.
    pub is_my_turn: bool,
    /// Its next game waits for the reader, or any of the others, to begin it.
    pub may_begin: bool,
}

impl Home {
    /// How many tables wait for the reader, and campaigns for their next game. (That of a game in play is among the tables.)
    fn waiting(&self) -> usize {
        let to_begin = self.campaigns.iter().filter(|campaign| campaign.may_begin).count();
        self.tables.iter().filter(|table| table.is_my_turn()).count() + to_begin
    }

    /// The reader plays here, or did; whoever searches among finished games has some.
    fn is_known(&self) -> bool {
        let has_played = !self.finished.tables.is_empty() || !self.finished.search.is_empty();
        !self.tables.is_empty() || has_played || !self.campaigns.is_empty()
    }
}

/// The first page: one's tables, the games, and where to begin.
pub fn home(visit: &Visit, home: &Home) -> Markup {
    let words = visit.words;
    let document = Document {
        visit: *visit,
        title: format!("Golden Spike · {}", words.say("home-short")),
        layout: "home",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href="/me" { (words.say("me")) } a href="/about" { (words.say("about")) } },
        content: html! {
            main #content data-waiting=(home.waiting()) data-follows[home.is_known()] data-icon-turn=(asset_url("favicon-turn.svg")) {
                @if let Some(problem) = &home.problem { p.problem role="alert" { (problem) } }
                (hero(visit, home))
                (my_tables::running(words, home))
                @if !home.campaigns.is_empty() { (my_campaigns(words, &home.campaigns)) }
                (my_tables::departures(words, &home.open))
                (my_tables::to_watch(words, &home.to_watch))
                (posters(visit, home))
                (my_tables::finished(words, &home.finished))
                (learn(words, &home.games))
                (replay(words, home.kept_days))
            }
        },
    };
    document.with_script(&html! { script src=(asset_url("script/home.js")) type="module" {} })
}

/// Whoever gave no name is told the same without one.
fn welcome(visit: &Visit) -> &'static str {
    if visit.name.is_empty() { "home-waiting-nameless" } else { "home-waiting" }
}

fn hero(visit: &Visit, home: &Home) -> Markup {
    let words = visit.words;
    html! {
        section.hero.returning[home.is_known()] {
            @if home.is_known() {
                h1 { (words.say_with(welcome(visit), &[("tables", home.waiting().into()), ("name", visit.name.into())])) }
                // What waits stands below it: nothing else is offered above that.
                @if let Some(game) = home.games.first().filter(|_| home.waiting() == 0) {
                    div.hero-buttons {
                        (play_now(visit, game, &words.say_with("home-play-game", &[("title", game.title.into())])))
                        a.button.ghost href={ "/tables/new?game=" (game.slug) "&with=friends" } { (words.say("home-with-friends")) }
                    }
                }
                p.fine { a href="/me/notices" { (words.say("home-told")) } }
            } @else {
                h1 { (words.say("home-title")) }
                p.lead { (words.say("home-lead")) }
                @if let Some(game) = home.games.first() { (tickets(visit, game)) }
            }
        }
    }
}

/// Two ways to begin: learn the first game, or play it.
fn tickets(visit: &Visit, game: &GameCard) -> Markup {
    let words = visit.words;
    let of_game = |id: &str| words.say_with(id, &[("title", game.title.into())]);
    html! {
        div.tickets {
            @if let Some(lesson) = game.lessons.first().filter(|lesson| !lesson.is_done) {
                article.ticket.to-learn {
                    p.stub aria-hidden="true" { (words.say("ticket-learn")) b { (lesson.minutes) } (words.say("ticket-minutes")) }
                    div {
                        h2 { (of_game("ticket-learn-game")) }
                        p { (words.say("lesson-lead")) }
                        div.hero-buttons { (learn_button(words, game, lesson, "ticket-begin-lesson")) }
                    }
                }
            }
            article.ticket.to-play {
                p.stub aria-hidden="true" { (words.say("ticket-play")) b {} (words.say("ticket-now")) }
                div {
                    h2 { (of_game("ticket-play-game")) }
                    p { (words.say("home-no-account")) }
                    div.hero-buttons {
                        (play_now(visit, game, &words.say("play-now")))
                        a.button.ghost href={ "/tables/new?game=" (game.slug) "&with=friends" } { (words.say("home-with-friends")) }
                    }
                }
            }
        }
    }
}

fn my_campaigns(words: &Words, campaigns: &[MyCampaign]) -> Markup {
    html! {
        section.my-tables.my-campaigns data-mine aria-labelledby="my-campaigns" {
            h2 #my-campaigns { (words.say("campaigns")) }
            ul {
                @for campaign in campaigns {
                    li { a href={ "/campaigns/" (campaign.id) } .mine[campaign.is_my_turn || campaign.may_begin] {
                        span.nm { (campaign.name) }
                        span.faces { (campaign.people.join(" · ")) }
                        span.status { (campaign.status) }
                        @if campaign.may_begin { span.button.primary { (words.say("campaign-to-next")) } }
                    } }
                }
            }
        }
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
                            (learn_buttons(words, game))
                            (play_now(visit, game, &words.say("play-now")))
                            @if game.has_campaign { a.button href={ "/campaigns/new?game=" (game.slug) } { (words.say("campaign-begin-one")) } }
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
pub(super) fn pitch(words: &Words, slug: &str) -> String {
    let id = format!("pitch-{slug}");
    if words.has(&id) { words.say(&id) } else { String::new() }
}

pub(super) fn seats(words: &Words, (least, most): (usize, usize)) -> String {
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
            ul.to-read {
                @for game in games {
                    li {
                        h3 { (game.title) }
                        a href=(how_to_play_url(game.slug)) { (words.say("how-to-play")) }
                        a href=(rules_url(game.slug, None)) { (words.say("rules")) }
                        a href={ (rules_url(game.slug, None)) "#examples" } { (words.say("learn-examples")) }
                    }
                }
            }
        }
    }
}

fn replay(words: &Words, kept_days: u32) -> Markup {
    html! {
        section.replay aria-labelledby="replay" {
            h2 #replay { (words.say("replay")) }
            p { (words.say("replay-text")) }
            form method="post" action="/replays" enctype="multipart/form-data" {
                label for="record" { (words.say("replay-file")) } " "
                input #record type="file" name="record" accept=".json,application/json" required;
                " " button { (words.say("replay-open")) }
            }
            @if kept_days > 0 { p.fine { (words.say_with("replay-kept", &[("days", kept_days.into())])) } }
        }
    }
}
