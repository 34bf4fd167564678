//! Every URL, over a real socket: what it answers, what it refuses, and what it never says.

mod campaigners;
mod house;
mod player;

mod api;
mod begun_again;
mod campaign_secrets;
mod campaigns;
mod going_back;
mod headers;
mod live;
mod pages;
mod play;
mod privacy;
mod records;
mod refusals;
mod restart;
mod seats;
