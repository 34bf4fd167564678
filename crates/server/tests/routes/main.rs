//! Every URL, over a real socket: what it answers, what it refuses, and what it never says.

mod campaigners;
mod catchers;
mod house;
mod player;
mod secrets;
mod wire;

mod absence;
mod api;
mod begun_again;
mod campaign_attacks;
mod campaign_secrets;
mod campaigns;
mod going_back;
mod headers;
mod learning;
mod lessons;
mod limits;
mod live;
mod metrics;
mod notices;
mod notices_by_mail;
mod one_log;
mod own;
mod pages;
mod people;
mod play;
mod privacy;
mod records;
mod refusals;
mod restart;
mod seats;
mod settings;
mod telling;
mod unfound;
mod unused;
