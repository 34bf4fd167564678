//! A worked example as a row of moments, for a page that steps through it.

use super::{Play, Scene, Script};
use crate::{Game, Message, Rule, Text, Viewer};

/// A worked example, laid out and played.
pub struct Example<G: Game> {
    pub title: Text,
    /// Who plays, in seat order.
    pub players: Vec<String>,
    /// The position, and then what every line of the play makes of it.
    pub moments: Vec<Moment<G>>,
}

pub struct Moment<G: Game> {
    pub view: G::View,
    pub text: Vec<Text>,
    /// What happened.
    pub told: Vec<Message>,
    /// What was tried, and why it can't be.
    pub refused: Option<(Message, Rule)>,
}

/// The title of a scenario, without playing it.
pub fn title(text: &str) -> Option<Text> {
    parts(text).into_iter().find_map(|part| if let Part::Title(title) = part { Some(title) } else { None })
}

impl<G: Game> Example<G> {
    /// Reads a scenario and plays it; or says which line can't be.
    pub fn read<S: Script<Game = G>>(text: &str) -> Result<Example<G>, String> {
        let mut scene = Scene::<S>::default();
        let mut example = Example { title: Text::english(""), players: Vec::new(), moments: Vec::new() };
        let mut waiting = Vec::new();
        for part in parts(text) {
            match part {
                Part::Title(title) => example.title = title,
                Part::Text(paragraph) => waiting.push(paragraph),
                Part::Block("position", lines) => {
                    lines.iter().try_for_each(|line| scene.set_up(line))?;
                    let moment = example.moment(&scene)?;
                    example.moments.push(Moment { text: std::mem::take(&mut waiting), ..moment });
                }
                Part::Block("play", lines) => {
                    for line in lines {
                        let moment = example.played(&mut scene, line)?;
                        example.moments.push(Moment { text: std::mem::take(&mut waiting), ..moment });
                    }
                }
                // What is claimed has been said in words.
                Part::Block(..) => example.end_of_moment(&mut waiting),
            }
        }
        example.end_of_moment(&mut waiting);
        example.players = scene.players.names().to_vec();
        Ok(example)
    }

    fn moment<S: Script<Game = G>>(&self, scene: &Scene<S>) -> Result<Moment<G>, String> {
        let view = scene.table()?.view(Viewer::All);
        Ok(Moment { view, text: Vec::new(), told: Vec::new(), refused: None })
    }

    fn played<S: Script<Game = G>>(&self, scene: &mut Scene<S>, line: &str) -> Result<Moment<G>, String> {
        let refused = refusal(scene, line)?;
        let mut events = Vec::new();
        scene.play_and_tell(line, &mut events)?;
        let told = events.iter().map(|event| G::tell(&G::seen_by(event, Viewer::All))).collect();
        Ok(Moment { told, refused, ..self.moment(scene)? })
    }

    /// What was said after a moment belongs to it.
    fn end_of_moment(&mut self, waiting: &mut Vec<Text>) {
        if let Some(last) = self.moments.last_mut() {
            last.text.append(waiting);
        }
    }
}

/// Why a line that is marked as refused can't be.
fn refusal<S: Script>(scene: &Scene<S>, line: &str) -> Result<Option<(Message, Rule)>, String> {
    match Play::read(line) {
        Ok(Play { who, what, refused: Some(_) }) => {
            let (game, seat) = (scene.table()?, scene.players.seat(who)?);
            let action = S::action(&game, seat, what)?;
            Ok(game.check(seat, &action).err().map(|illegal| (S::Game::explain(&illegal), S::Game::rule(&illegal))))
        }
        _ => Ok(None),
    }
}

enum Part<'a> {
    Title(Text),
    Text(Text),
    /// Its name and its lines.
    Block(&'a str, Vec<&'a str>),
}

/// A scenario in pieces. A translated paragraph joins the English one before it.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("```") {
            parts.push(Part::Block(name, lines.by_ref().take_while(|line| !line.starts_with("```")).collect()));
        } else if !line.trim().is_empty() {
            let mut paragraph = line.to_owned();
            while let Some(more) = lines.next_if(|line| !line.trim().is_empty() && !line.starts_with("```")) {
                paragraph.push(' ');
                paragraph.push_str(more.strip_prefix("> ").unwrap_or(more).trim());
            }
            add(&mut parts, &paragraph);
        }
    }
    parts
}

fn add(parts: &mut Vec<Part>, paragraph: &str) {
    match (paragraph.strip_prefix("# "), paragraph.strip_prefix("> ")) {
        (Some(title), _) => parts.push(Part::Title(Text::english(title))),
        (None, Some(translated)) => {
            if let Some(Part::Title(said) | Part::Text(said)) = parts.last_mut() {
                let (language, translated) = language_of(translated);
                said.translate(language, translated);
            }
        }
        (None, None) => parts.push(Part::Text(Text::english(paragraph))),
    }
}

/// `fr: Il était une fois` is French; what names no language is Dutch.
fn language_of(translated: &str) -> (&str, &str) {
    let is_code = |code: &str| code.len() == 2 && code.bytes().all(|letter| letter.is_ascii_lowercase());
    translated.split_once(": ").filter(|(code, _)| is_code(code)).unwrap_or(("nl", translated))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_followed_by_its_translations() {
        let title = title("# The end\n\n> Het einde\n\n> fr: La fin\n\nIt is over.\n").unwrap();

        assert_eq!(["en", "nl", "fr", "de"].map(|code| title.of(code)), ["The end", "Het einde", "La fin", "The end"]);
    }
}
