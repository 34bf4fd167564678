//! What is stored is there again.

mod home;

mod campaigns;
mod tables;
