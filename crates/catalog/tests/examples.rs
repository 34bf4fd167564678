//! Pages that explain: every worked example is a row of boards, every picture a position of a lesson, in both languages.

use catalog::GAMES;
use catalog::web_ui::pages::example_title;
use catalog::web_ui::{Lang, Palette, People, Shows, Words};
use engine::SeatSet;

#[test]
fn every_example_is_shown_to_its_end_in_both_languages() {
    let (english, dutch) = (Words::new(Lang::En), Words::new(Lang::Nl));
    for game in GAMES {
        assert!(!game.scenarios().is_empty());
        for (name, text) in game.scenarios() {
            let shown = |number, words| game.example(text, number, words);
            let moments = shown(0, english).unwrap_or_else(|| panic!("{name} can't be shown")).moments;
            assert!(moments > 0, "{name} shows no board");
            assert!(shown(moments, english).is_none());
            assert_ne!(example_title(text, english), example_title(text, dutch), "{name}: its title");
            for number in 0..moments {
                let (one, other) = (shown(number, english).unwrap(), shown(number, dutch).unwrap());
                assert_eq!(one.told.len(), other.told.len());
                for (one, other) in one.text.iter().zip(&other.text) {
                    assert_ne!(one, other, "{name}: a paragraph without its translation");
                }
            }
            let said: usize = (0..moments).map(|number| shown(number, english).unwrap().text.len()).sum();
            let paragraphs = text.split("\n\n").filter(|part| !part.starts_with(['#', '>', '`', '\n'])).count();
            assert_eq!(said, paragraphs, "{name}: a paragraph is lost");
        }
    }
}

#[test]
fn the_five_pictures_of_how_to_play_are_steps_of_the_first_lesson() {
    for game in GAMES {
        let lesson = catalog::lessons(game.slug()).first().unwrap();
        assert_eq!(game.pictures().len(), 5, "{}", game.slug());
        for (step, shows) in game.pictures() {
            assert!(*step < lesson.steps(), "{}: step {step}", game.slug());
            lesson.table_at(*step).unwrap();
            if let Shows::PartOfBoard(crop) = shows {
                let sides: Vec<f32> = crop.split(' ').map(|side| side.parse().unwrap()).collect();
                assert_eq!(sides.len(), 4, "{}: {crop}", game.slug());
            }
        }
    }
}

/// A browser draws a file of its own only if every tag in it is closed and every attribute has a value.
#[test]
fn the_small_board_of_every_game_is_a_picture_that_a_browser_can_read() {
    let nobody = People::new(Vec::new(), SeatSet::EMPTY);
    for game in GAMES {
        let lesson = catalog::lessons(game.slug()).first().unwrap();
        for step in 0..lesson.steps() {
            let table = lesson.table_at(step).unwrap();
            let file = table.picture(Words::new(Lang::En), &nobody).file(game.slug(), Palette::Usual);
            assert!(roxmltree::Document::parse(&file).is_ok(), "{}, step {step}", game.slug());
        }
    }
}
