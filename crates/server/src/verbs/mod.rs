//! What a reader can ask for, whichever way they ask: pages and API both come here.

mod bots;
mod campaign;
mod going_back;
mod lesson;
mod person;
mod record;
mod replay;
mod seat;
mod talk;
mod telling;

pub(crate) use bots::{bots_hurry, strong_bot_would};
pub(crate) use campaign::{call_town, hand_to, players, send_telegram, take_company, take_up, wanted};
pub(crate) use going_back::wish;
pub(crate) use lesson::{Coaching, LessonFrom, begin_lesson, begun_lesson, coach, find_lesson};
pub(crate) use person::{
    CODE_IS_GOOD, KeptPlace, by_code, by_password, come_in, keep_place, knows_password, make_code, no_program,
};
pub(crate) use record::{open_record, record_of};
pub(crate) use replay::keep_record;
pub(crate) use seat::seat_of;
pub(crate) use talk::tell;
pub(crate) use telling::{NewWay, add_way, end_way, first_wish, keep_wish, mail_link, try_way};
