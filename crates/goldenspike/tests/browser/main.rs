//! Golden Spike as people use it: the real program, visited with a real browser.

mod house;
mod luck;
mod measuring;
mod visitor;

mod acting;
mod american_rails;
mod arriving;
mod boxes;
mod campaign;
mod carnegie;
mod carnegie_steady;
mod faults;
mod firefox;
mod legacy;
mod legacy_news;
mod legacy_paying;
mod legacy_phone;
mod legacy_tickets;
mod lessons;
mod looks;
mod phone;
mod phone_asks;
mod phone_maps;
mod reading;
mod records;
mod seeing;
mod steel_driver;
mod telling;
mod together;
mod turned;
mod whole_game;
mod without_script;
