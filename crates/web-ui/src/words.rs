//! Sentences from message ids: the word files of both languages.

use crate::Lang;

pub struct Words {
    pub lang: Lang,
}
