//! Finds the languages: every folder of word files is one, English the first.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=words");
    let folders = fs::read_dir("words").expect("the folder of the words").map(|folder| folder.expect("its entries"));
    let mut codes: Vec<String> = folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    codes.sort_by_key(|code| (code != "en", code.clone()));
    let file = Path::new(&env::var("OUT_DIR").expect("cargo says where")).join("languages.rs");
    fs::write(file, format!("{codes:?}")).expect("what is built can be written");
}
