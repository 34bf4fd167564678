//! The reader's own page: a name and a password to come back with, devices, and the way out; and the door for other devices.

use super::my_tables::{MyTable, last_finished};
use super::notices::{mail_field, telegram};
use super::{Document, Visit};
use crate::Words;
use crate::table_page::utc;
use maud::{Markup, html};

pub struct Me {
    /// The name with which the reader can come back, if they have one.
    pub login: Option<String>,
    /// Mail addresses that lead back here.
    pub mails: Vec<String>,
    /// Mails can be sent.
    pub has_mail: bool,
    pub devices: Vec<MyDevice>,
    /// The last tables that are over.
    pub finished: Vec<MyTable>,
    /// What was just made, and is shown once.
    pub made: Option<Made>,
}

pub enum Made {
    /// Lets one more device in.
    Code(String),
    /// Lets a program do what the reader can.
    Token(String),
}

/// A browser or program of the reader's.
pub struct MyDevice {
    pub id: String,
    /// What it is; empty for the first.
    pub label: String,
    /// Unix milliseconds.
    pub since: i64,
    pub is_program: bool,
    pub is_this: bool,
}

/// The page of one's own account: name, password, devices, programs.
pub fn me(visit: &Visit, me: &Me) -> Markup {
    let words = visit.words;
    document(
        visit,
        "me",
        html! {
            main #content.prose.me {
                h1 { (words.say("me")) }
                // Shown once: in sight, wherever the button stood.
                @if let Some(made) = &me.made { (just_made(words, made)) }
                (last_finished(words, &me.finished))
                div.columns {
                    div {
                        (keep(visit, me))
                        (devices(words, me))
                    }
                    div {
                        (told(words))
                        @if !me.devices.is_empty() { (programs(words)) }
                    }
                    @if !me.devices.is_empty() { (leave(words, me)) }
                }
            }
        },
    )
}

fn just_made(words: &Words, made: &Made) -> Markup {
    html! {
        p.code role="status" {
            @match made {
                Made::Code(code) => { (words.say("me-code-is")) " " strong { (code) } }
                Made::Token(token) => { (words.say("me-token-is")) " " strong.long { (token) } }
            }
        }
    }
}

/// A notice as it arrives shows what is meant.
fn told(words: &Words) -> Markup {
    html! {
        section {
            h2 { (words.say("notices")) }
            p { (words.say("notices-lead")) }
            (telegram(words))
            p { a.button href="/me/notices" { (words.say("notices-go")) } }
        }
    }
}

/// Whoever has none yet may have been here on another one.
fn devices(words: &Words, me: &Me) -> Markup {
    if me.devices.is_empty() {
        return html! {
            section {
                h2 { (words.say("me-before")) }
                p { (words.say("me-before-text")) }
                p { a.button href="/me/enter" { (words.say("enter")) } }
            }
        };
    }
    html! {
        section {
            h2 { (words.say("me-devices")) }
            p { (words.say("me-devices-text")) }
            ul.devices { @for device in &me.devices { li { (device_row(words, device)) } } }
            form method="post" action="/me/code" { button { (words.say("me-code-make")) } }
            p { a href="/me/enter" { (words.say("me-enter-here")) } }
        }
    }
}

fn leave(words: &Words, me: &Me) -> Markup {
    html! {
        section {
            h2 { (words.say("me-leave")) }
            @if me.login.is_none() && me.mails.is_empty() { p.problem { (words.say("me-sign-out-warning")) } }
            form method="post" action="/me/sign-out" { button { (words.say("me-sign-out")) } }
            details {
                summary { (words.say("me-delete")) }
                p { (words.say("me-delete-text")) }
                form method="post" action="/me/delete" {
                    @if me.login.is_some() {
                        p { label { (words.say("me-password-present")) " " input name="present" type="password" autocomplete="current-password" required; } }
                    }
                    label { input type="checkbox" name="sure" required; " " (words.say("me-delete-sure")) } " "
                    button { (words.say("me-delete")) }
                }
            }
        }
    }
}

/// Programs play by the API, as whoever gave them a token.
fn programs(words: &Words) -> Markup {
    html! {
        section {
            h2 { (words.say("me-programs")) }
            p { (words.say("me-programs-text")) " " a href="/api/openapi.json" { (words.say("me-programs-api")) } }
            form.fields method="post" action="/me/token" {
                (field(words, "label", "me-token-label", "text", "off", ""))
                button { (words.say("me-token-make")) }
            }
        }
    }
}

/// The door: somebody who was here before, on another device.
pub fn enter(visit: &Visit, has_mail: bool) -> Markup {
    let words = visit.words;
    document(
        visit,
        "enter",
        html! {
            main #content.prose.me.arrival {
                h1 { (words.say("enter")) }
                div.columns {
                    section {
                        h2 { (words.say("enter-password")) }
                        form.fields method="post" action="/me/enter" {
                            (field(words, "name", "seat-name", "text", "username", ""))
                            (field(words, "password", "me-password", "password", "current-password", ""))
                            button.primary { (words.say("enter")) }
                        }
                    }
                    section {
                        h2 { (words.say("enter-code")) }
                        p { (words.say("enter-code-text")) }
                        form.fields method="post" action="/me/enter" {
                            (field(words, "code", "me-code", "text", "one-time-code", ""))
                            button { (words.say("enter")) }
                        }
                    }
                    @if has_mail {
                        section {
                            h2 { (words.say("enter-mail")) }
                            p { (words.say("enter-mail-text")) }
                            form.fields method="post" action="/me/enter/mail" {
                                (mail_field(words))
                                button { (words.say("enter-mail-do")) }
                            }
                        }
                    }
                }
                p.fine { (words.say("enter-guest")) }
            }
        },
    )
}

fn document(visit: &Visit, title: &str, content: Markup) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", visit.words.say(title)),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content,
    }
    .markup()
}

fn keep(visit: &Visit, me: &Me) -> Markup {
    let words = visit.words;
    html! {
        section {
            h2 { (words.say("me-keep")) }
            @match &me.login {
                Some(login) => p { (words.say_with("me-kept", &[("name", login.as_str().into())])) },
                None => p { (words.say("me-keep-text")) },
            }
            form.fields method="post" action="/me/keep" {
                (field(words, "name", "seat-name", "text", "username", me.login.as_deref().unwrap_or(visit.name)))
                @if me.login.is_some() { (field(words, "present", "me-password-present", "password", "current-password", "")) }
                (field(words, "password", "me-password-new", "password", "new-password", ""))
                button.primary { (words.say(if me.login.is_some() { "me-keep-change" } else { "me-keep-do" })) }
            }
            @if !me.mails.is_empty() {
                p { (words.say_with("me-mails", &[("mails", me.mails.join(", ").into())])) }
            } @else if me.has_mail {
                p { (words.say("me-mail-text")) " " a href="/me/notices#mail" { (words.say("me-mail-go")) } }
            }
        }
    }
}

fn field(words: &Words, name: &str, label: &str, kind: &str, autocomplete: &str, value: &str) -> Markup {
    let id = format!("field-{name}");
    html! {
        label for=(id) { (words.say(label)) }
        input id=(id) name=(name) type=(kind) autocomplete=(autocomplete) value=(value) required
            minlength=[(autocomplete == "new-password").then_some("8")] maxlength=[(kind == "text").then_some("24")];
    }
}

fn device_row(words: &Words, device: &MyDevice) -> Markup {
    html! {
        span {
            @if device.label.is_empty() { (words.say("me-device-first")) } @else { (device.label) }
            @if device.is_program { " " small { (words.say("me-device-program")) } }
            @if device.is_this { " " small { (words.say("me-device-this")) } }
        }
        small { (words.say("me-device-since")) " " time data-since=(device.since) { (utc(device.since)) } }
        form method="post" action="/me/end" {
            input type="hidden" name="device" value=(device.id);
            button { (words.say("me-device-end")) }
        }
    }
}
