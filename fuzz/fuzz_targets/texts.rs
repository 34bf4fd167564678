//! Spoiled actions, records, options and campaign files of the game in `FUZZ_GAME` (a campaign's files: `campaign`). What something breaks over is
//! kept in the folder `FUZZ_OUT`, with a record of the game at which it was read.

#![no_main]

use engine::conformance::Conforms;
use game_testing::texts::{Broken, Reader, read_spoiled_campaign};
use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs, panic};

type Read = Box<dyn Fn(&[u8]) -> Result<(), Box<Broken>> + Send + Sync>;

static READ: OnceLock<(String, Read)> = OnceLock::new();

fuzz_target!(
    init: {
        // A panic is caught and told with its game, instead of ending the program on the spot.
        drop(panic::take_hook());
        let game = env::var("FUZZ_GAME").expect("FUZZ_GAME says which game");
        let read: Read = match game.as_str() {
            "american-rails" => of_game::<american_rails::AmericanRails>(),
            "carnegie" => of_game::<carnegie::Carnegie>(),
            "steel-driver" => of_game::<steel_driver::SteelDriver>(),
            "ticket-to-ride-legacy" => of_game::<ticket_to_ride_legacy::LegacyGame>(),
            "campaign" => Box::new(read_spoiled_campaign::<ticket_to_ride_legacy::Campaign>),
            other => panic!("there is no game called {other}"),
        };
        assert!(READ.set((game, read)).is_ok(), "it begins once");
    },
    |bytes: &[u8]| {
        let (game, read) = READ.get().expect("it has begun");
        if let Err(broken) = read(bytes) {
            keep(game, bytes, &broken);
            panic!("something broke over {}", broken.text);
        }
    }
);

fn of_game<G: Conforms>() -> Read {
    let reader = Reader::<G>::default();
    Box::new(move |bytes: &[u8]| reader.read_spoiled(bytes))
}

fn keep(game: &str, bytes: &[u8], broken: &Broken) {
    let folder = PathBuf::from(env::var("FUZZ_OUT").unwrap_or_else(|_| "broken".to_owned()));
    let name = format!("{game}-text-{}", &engine::digest(bytes)[..12]);
    fs::create_dir_all(&folder).expect("a folder that can be made");
    fs::write(folder.join(format!("{name}.txt")), &broken.text).expect("a file that can be written");
    if let Some(record) = &broken.record {
        let json = serde_json::to_string(record).expect("a record is plain data");
        fs::write(folder.join(format!("{name}.json")), json).expect("a file that can be written");
    }
}
