//! A worked example as a row of moments, for a page that steps through it.

use super::{Play, Scene, Script};
use crate::{Game, Message, Rule, Viewer};

/// A worked example, laid out and played.
pub struct Example<G: Game> {
    pub title: Paragraph,
    /// Who plays, in seat order.
    pub players: Vec<String>,
    /// The position, and then what every line of the play makes of it.
    pub moments: Vec<Moment<G>>,
}

pub struct Moment<G: Game> {
    pub view: G::View,
    pub text: Vec<Paragraph>,
    /// What happened.
    pub told: Vec<Message>,
    /// What was tried, and why it can't be.
    pub refused: Option<(Message, Rule)>,
}

/// A paragraph in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    pub en: String,
    pub nl: String,
}

impl<G: Game> Example<G> {
    /// Reads a scenario and plays it; or says which line can't be.
    pub fn read<S: Script<Game = G>>(text: &str) -> Result<Example<G>, String> {
        let mut scene = Scene::<S>::default();
        let mut example = Example { title: Paragraph::default(), players: Vec::new(), moments: Vec::new() };
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
    fn end_of_moment(&mut self, waiting: &mut Vec<Paragraph>) {
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
    Title(Paragraph),
    Text(Paragraph),
    /// Its name and its lines.
    Block(&'a str, Vec<&'a str>),
}

/// A scenario in pieces. A Dutch paragraph joins the English one before it.
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
        (Some(title), _) => parts.push(Part::Title(Paragraph { en: title.to_owned(), nl: title.to_owned() })),
        (None, Some(dutch)) => {
            if let Some(Part::Title(said) | Part::Text(said)) = parts.last_mut() {
                dutch.clone_into(&mut said.nl);
            }
        }
        (None, None) => parts.push(Part::Text(Paragraph { en: paragraph.to_owned(), nl: paragraph.to_owned() })),
    }
}
