//! Being told: where, when and of what, and whether it works.

use super::{Document, Visit};
use crate::table_page::utc;
use crate::{Words, asset_url};
use maud::{Markup, html};

pub struct Notices {
    /// By which push services know this house.
    pub key: String,
    /// Mails can be sent.
    pub has_mail: bool,
    pub ways: Vec<MyWay>,
    pub wish: MyWish,
    /// Something was sent, and whether it arrived.
    pub tried: Option<bool>,
}

/// Where the reader is told.
pub struct MyWay {
    pub id: String,
    /// `push`, `mail` or `webhook`.
    pub kind: &'static str,
    /// The device, the address, or the host.
    pub label: String,
    /// Unix milliseconds.
    pub since: i64,
    pub is_confirmed: bool,
    /// What went wrong last, and when.
    pub failure: Option<(String, i64)>,
    /// Nothing is sent there any more.
    pub is_dropped: bool,
    /// By which a browser knows itself.
    pub mark: Option<String>,
}

/// When and of what the reader is told. Minutes of the day.
pub struct MyWish {
    pub about: Vec<String>,
    pub quiet: Option<(i64, i64)>,
    pub digest: Option<i64>,
    pub remind_hours: i64,
}

/// After how many hours somebody is reminded; 0 is never.
const REMIND: [i64; 6] = [0, 3, 6, 12, 24, 48];

/// The page on which one says when, how and of what one is told.
pub fn notices(visit: &Visit, notices: &Notices) -> Markup {
    let words = visit.words;
    let document = Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say("notices")),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href="/me" { (words.say("me")) } },
        content: html! {
            main #content.prose.me.notices {
                div.columns {
                    div {
                        h1 { (words.say("notices")) }
                        p.lead { (words.say("notices-lead")) " " (words.say("notices-once")) }
                        @if let Some(tried) = notices.tried {
                            p.code role="status" { (words.say(if tried { "notices-tried" } else { "notices-tried-not" })) }
                        }
                        @if !notices.ways.is_empty() {
                            section {
                                h2 { (words.say("notices-ways")) }
                                ul.devices { @for way in &notices.ways { li data-push=[way.mark.as_deref()] { (way_row(words, way)) } } }
                            }
                        }
                        (push(words, notices))
                        @if notices.has_mail { (mail(words)) }
                        (webhook(words))
                    }
                    div { (looks(words)) (when(words, &notices.wish)) }
                }
            }
        },
    };
    document.with_script(&html! { script src=(asset_url("script/notices.js")) type="module" {} })
}

fn looks(words: &Words) -> Markup {
    html! { section { h2 { (words.say("notices-looks")) } (telegram(words)) } }
}

/// A notice as it arrives.
pub(super) fn telegram(words: &Words) -> Markup {
    let names = words.say("notices-looks-names");
    html! {
        div.telegram {
            p.from { (words.say("notices-telegraph")) }
            p.says { (words.say_with("notice-turn", &[("table", "American Rails".into())])) }
            p { (words.say_with("notice-players", &[("names", names.into())])) }
            p.ends { span { (words.say("take-your-turn")) } small { (words.say("notice-stop")) } }
        }
    }
}

/// A day of 24 hours, midnight on top; the quiet ones are dark.
fn dial(quiet: Option<(i64, i64)>) -> Markup {
    let (from, to) = quiet.unwrap_or((0, 0));
    let length = (to - from).rem_euclid(DAY);
    html! {
        svg.dial viewBox="-50 -50 100 100" aria-hidden="true" {
            circle.day r="46" {}
            circle.quiet r="22" pathLength=(DAY) stroke-dasharray={ (length) " " (DAY - length) } stroke-dashoffset=(-from) transform="rotate(-90)" {}
            @for hour in 0..24 { path class=[(hour % 6 == 0).then_some("long")] d={ "M0-46v" (if hour % 6 == 0 { 9 } else { 5 }) } transform={ "rotate(" (hour * 15) ")" } {} }
            @for (hour, x, y) in [(0, 0, -27), (6, 30, 4), (12, 0, 35), (18, -30, 4)] { text x=(x) y=(y) { (hour) } }
            circle.pin r="2.5" {}
        }
    }
}

/// Minutes.
const DAY: i64 = 24 * 60;

fn way_row(words: &Words, way: &MyWay) -> Markup {
    let kind = match way.kind {
        "push" => words.say("notices-kind-push"),
        "mail" => words.say("notices-kind-mail"),
        _ => words.say("notices-kind-webhook"),
    };
    html! {
        span {
            b { (kind) } " " (way.label)
            @if way.mark.is_some() { " " small.here hidden { (words.say("me-device-this")) } }
            @if let Some((why, at)) = &way.failure {
                small.failed {
                    (words.say("notices-failed")) " " time data-since=(at) { (utc(*at)) } ": " (failure(words, why)) " "
                    @if way.is_dropped { (words.say("notices-dropped")) }
                }
            }
            @if !way.is_confirmed && way.failure.is_none() { small { (words.say("notices-unconfirmed")) } }
        }
        @if way.is_confirmed && !way.is_dropped { (deed(words, way, "try", "notices-try")) }
        (deed(words, way, "end", "notices-end"))
    }
}

fn deed(words: &Words, way: &MyWay, what: &str, word: &str) -> Markup {
    html! {
        form method="post" action={ "/me/notices/" (what) } {
            input type="hidden" name="way" value=(way.id);
            button aria-label={ (words.say(word)) ": " (way.label) } { (words.say(word)) }
        }
    }
}

/// `status 410`, or a word.
fn failure(words: &Words, why: &str) -> String {
    match why.split_once(' ') {
        Some(("status", status)) => words.say_with("notices-failed-status", &[("status", status.into())]),
        _ => match why {
            "timeout" => words.say("notices-failed-timeout"),
            "host" => words.say("notices-failed-host"),
            "local" => words.say("notices-failed-local"),
            "tls" => words.say("notices-failed-tls"),
            "address" => words.say("notices-failed-address"),
            "refused" => words.say("notices-failed-refused"),
            "no-mail" => words.say("notices-failed-no-mail"),
            _ => words.say("notices-failed-unreachable"),
        },
    }
}

fn push(words: &Words, notices: &Notices) -> Markup {
    html! {
        section #push data-key=(notices.key) {
            h2 { (words.say("notices-push")) }
            p.needs-script data-when="off failed" { (words.say("notices-push-text")) }
            p data-when="on" hidden { (words.say("notices-push-on")) }
            p data-when="denied" hidden { (words.say("notices-push-denied")) }
            p data-when="install" hidden { (words.say("notices-push-install")) }
            p data-when="cannot" hidden { (words.say("notices-push-cannot")) }
            p.problem data-when="failed" role="alert" hidden { (words.say("notices-push-failed")) " " span.why {} }
            button.needs-script data-when="off failed" type="button" { (words.say("notices-push-do")) }
            noscript { p { (words.say("notices-push-script")) } }
            p.needs-script { label { input #bell type="checkbox"; " " (words.say("notices-bell")) } }
        }
    }
}

fn mail(words: &Words) -> Markup {
    html! {
        section #mail {
            h2 { (words.say("notices-mail")) }
            p { (words.say("notices-mail-text")) }
            form.fields method="post" action="/me/notices/mail" {
                (mail_field(words))
                button { (words.say("notices-mail-do")) }
            }
        }
    }
}

/// Where somebody writes their mail address.
pub(super) fn mail_field(words: &Words) -> Markup {
    html! {
        label for="field-mail" { (words.say("notices-mail-address")) }
        input #field-mail name="mail" type="email" autocomplete="email" maxlength="254" required;
    }
}

fn webhook(words: &Words) -> Markup {
    html! {
        section {
            h2 { (words.say("notices-hook")) }
            p { (words.say("notices-hook-text")) }
            form.fields method="post" action="/me/notices/webhook" {
                label for="field-url" { (words.say("notices-hook-address")) }
                input #field-url name="url" type="url" placeholder="https://" maxlength="2000" required;
                label for="field-form" { (words.say("notices-hook-form")) }
                select #field-form name="form" {
                    option value="" { (words.say("notices-hook-find-out")) }
                    option value="discord" { "Discord" }
                    option value="slack" { "Slack" }
                    option value="ntfy" { "ntfy" }
                    option value="json" { "JSON" }
                }
                button { (words.say("notices-hook-do")) }
            }
        }
    }
}

fn when(words: &Words, wish: &MyWish) -> Markup {
    let is_about = |about: &str| wish.about.iter().any(|wished| wished == about);
    let about = [
        ("turn", "notices-about-turn"),
        ("began", "notices-about-began"),
        ("ended", "notices-about-ended"),
        ("talk", "notices-about-talk"),
    ];
    let (from, to) = wish.quiet.unzip();
    html! {
        section {
            h2 { (words.say("notices-when")) }
            form.when method="post" action="/me/notices" {
                input type="hidden" name="offset" value="0";
                fieldset.listed {
                    legend { (words.say("notices-about")) }
                    @for (name, word) in about {
                        label { input type="checkbox" name="about" value=(name) checked[is_about(name)]; " " (words.say(word)) }
                    }
                }
                fieldset {
                    legend { (words.say("notices-how-often")) }
                    label { input type="radio" name="when" value="once" checked[wish.digest.is_none()]; " " (words.say("notices-at-once")) }
                    label {
                        input type="radio" name="when" value="daily" checked[wish.digest.is_some()]; " " (words.say("notices-daily")) " "
                        input type="time" name="digest" value=(clock(Some(wish.digest.unwrap_or(18 * 60)))) aria-label=(words.say("notices-daily"));
                    }
                }
                fieldset.quiet {
                    legend { (words.say("notices-quiet")) }
                    (dial(wish.quiet))
                    div {
                    label { (words.say("notices-quiet-from")) " " input type="time" name="quiet-from" value=(clock(from)); }
                    label { (words.say("notices-quiet-to")) " " input type="time" name="quiet-to" value=(clock(to)); }
                    small { (words.say("notices-quiet-text")) }
                    }
                }
                label {
                    (words.say("notices-remind")) " "
                    select name="remind" {
                        @for hours in REMIND {
                            option value=(hours) selected[wish.remind_hours == hours] {
                                (words.say_with("notices-remind-after", &[("hours", hours.into())]))
                            }
                        }
                    }
                }
                button.primary { (words.say("notices-save")) }
            }
        }
    }
}

/// A minute of the day as a field has it.
fn clock(minute: Option<i64>) -> String {
    minute.map_or_else(String::new, |minute| format!("{:02}:{:02}", minute / 60, minute % 60))
}
