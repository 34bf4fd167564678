//! The built program, run as people and programs run it: what it prints, and with which exit code it ends.

mod running;

mod campaign;
mod data;
mod documented;
mod games;
mod help;
mod move_data;
mod play;
mod record;
mod recorded_games;
mod replay;
mod rules;
mod serve;
mod settings;
mod simulate;
mod tournament;
mod verify;
