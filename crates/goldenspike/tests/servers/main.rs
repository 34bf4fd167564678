//! The real program where things go wrong around it: it is killed, its disk is full, its database is held by another program, and
//! servers that share a database end at any moment.

mod program;

mod full_disk;
mod held_lock;
mod killed;
mod two_servers;
