//! A bot's turn without the game's type: taken from the table, thought about anywhere.

use bots::{Bot, BotName, Budget, Candidate, Stop, Taste, Turn};
use engine::{Chance, Game, Seat, Seed, Sight, Table, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;

/// A decision that a bot was asked for. It owns all that the bot may see, so the table goes on meanwhile.
pub trait BotTurn: Send {
    /// Thinks with what the bot remembers of its earlier moves.
    fn think(&self, mind: &mut Mind, budget: Budget, stop: &Stop) -> Thought;

    /// How much of the win an answer is behind another one; nothing from a bot that can't tell.
    fn falls_behind(&self, given: &Value, best: &Value, budget: Budget, stop: &Stop) -> Option<f64>;

    /// What the bot would answer next at the same seat, once this answer is given, as far as it can tell; nothing where somebody else is to act
    /// then.
    fn next(&self, answer: &Value, budget: Budget, stop: &Stop) -> Option<Value>;
}

/// What a bot answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    pub choice: Value,
    /// What it thought about, the best first; nothing from a bot that has no opinion.
    pub candidates: Vec<Candidate<Value>>,
}

/// A bot that is kept between its moves. Lost, it begins afresh: it never holds what the table does not.
#[derive(Default)]
pub struct Mind(Option<(BotName, Box<dyn Any + Send>)>);

impl Mind {
    /// The bot that was here; a new one if it was another.
    fn bot<G: Taste>(&mut self, name: BotName) -> &mut Box<dyn Bot<G>> {
        let is_here = matches!(&self.0, Some((known, bot)) if *known == name && bot.is::<Box<dyn Bot<G>>>());
        if !is_here {
            self.0 = Some((name, Box::new(name.sit_down::<G>())));
        }
        let (_, bot) = self.0.as_mut().expect("it was just put there");
        bot.downcast_mut().expect("it is of this game")
    }
}

/// What a bot of this game was asked.
pub(crate) struct Asked<G: Game> {
    bot: BotName,
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// The bot's own luck: from the table's seed, but not the luck of the action it is about to play.
    dice: Seed,
    number: u64,
}

impl<G: Taste> Asked<G> {
    /// Nothing if the seat is not to act.
    pub(crate) fn of(table: &Table<G>, seat: Seat, bot: BotName) -> Option<Asked<G>> {
        let mut legal = Vec::new();
        table.game().legal_actions(seat, &mut legal);
        (!legal.is_empty()).then(|| Asked {
            bot,
            seat,
            view: table.game().view(Viewer::Seat(seat)),
            legal,
            dice: Seed::new(format!("{} bot {}", table.seed().as_str(), seat.0)),
            number: table.version(),
        })
    }
}

impl<G: Taste> Asked<G> {
    fn turn<'a>(&'a self, budget: Budget, stop: &'a Stop) -> Turn<'a, G> {
        Turn { sight: Sight::Owned(self.view.clone()), seat: self.seat, legal: &self.legal, budget, stop }
    }
}

impl<G: Taste> BotTurn for Asked<G> {
    fn think(&self, mind: &mut Mind, budget: Budget, stop: &Stop) -> Thought {
        let mut chance = Chance::new(&self.dice, self.number);
        let turn = self.turn(budget, stop);
        let bot = mind.bot::<G>(self.bot);
        let choice = written(bot.choose(&turn, &mut chance));
        let candidates = bot.candidates().into_iter().map(|candidate| Candidate {
            action: written(candidate.action),
            worth: candidate.worth,
            win: candidate.win,
        });
        Thought { choice, candidates: candidates.collect() }
    }

    fn falls_behind(&self, given: &Value, best: &Value, budget: Budget, stop: &Stop) -> Option<f64> {
        let meant = |answer: &Value| self.legal.iter().copied().find(|action| written(action) == *answer);
        let (given, best) = (meant(given)?, meant(best)?);
        let mut chance = Chance::new(&self.dice, self.number);
        self.bot.sit_down::<G>().falls_behind(&self.turn(budget, stop), given, best, &mut chance)
    }

    fn next(&self, answer: &Value, budget: Budget, stop: &Stop) -> Option<Value> {
        let answer = self.legal.iter().copied().find(|action| written(action) == *answer)?;
        let mut chance = Chance::new(&self.dice, self.number);
        let mut game = G::imagine(&self.view, &mut chance);
        game.apply(self.seat, &answer, &mut chance, &mut Vec::new()).ok()?;
        let mut legal = Vec::new();
        game.legal_actions(self.seat, &mut legal);
        match legal[..] {
            [] => None,
            // It will be played by itself.
            [only] => Some(written(only)),
            _ => {
                let (view, dice) = (game.view(Viewer::Seat(self.seat)), self.dice.clone());
                let then = Asked::<G> { bot: self.bot, seat: self.seat, view, legal, dice, number: self.number + 1 };
                Some(then.think(&mut Mind::default(), budget, stop).choice)
            }
        }
    }
}

fn written(action: impl Serialize) -> Value {
    serde_json::to_value(action).expect("actions are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn a_turn_is_thought_about_while_the_table_goes_on() {
        for game in GAMES {
            let mut table = game.open(game.seats().1, &game.default_options(), Seed::new("thinking")).unwrap();
            let seat = table.to_act().first().unwrap();
            let turn = table.bot_turn(seat, BotName::Conductor).unwrap();
            let before = table.bot_choice(seat, BotName::Conductor).unwrap();
            table.act(seat, &before).unwrap();

            let thought = turn.think(&mut Mind::default(), Budget::USUAL, &Stop::NEVER);

            assert_eq!(thought.choice, before, "{}", game.slug());
            assert!(thought.candidates.iter().any(|candidate| candidate.action == before), "{}", game.slug());
            let worths: Vec<f64> = thought.candidates.iter().map(|candidate| candidate.worth).collect();
            assert!(worths.is_sorted_by(|one, next| one >= next), "{}: {worths:?}", game.slug());
        }
    }

    #[test]
    fn nobody_thinks_out_of_turn() {
        let game = crate::find("steel-driver").unwrap();
        let table = game.open(4, &game.default_options(), Seed::new("thinking")).unwrap();
        let idle = Seat::all(4).find(|seat| !table.to_act().contains(*seat)).unwrap();

        assert!(table.bot_turn(idle, BotName::Conductor).is_none());
    }

    #[test]
    fn a_mind_is_kept_for_its_bot_and_replaced_for_another() {
        let mut mind = Mind::default();
        for (bot, slug) in
            [(BotName::Conductor, "steel-driver"), (BotName::Random, "steel-driver"), (BotName::Random, "carnegie")]
        {
            let game = crate::find(slug).unwrap();
            let table = game.open(3, &game.default_options(), Seed::new("mind")).unwrap();
            let seat = table.to_act().first().unwrap();
            let choice = table.bot_turn(seat, bot).unwrap().think(&mut mind, Budget::USUAL, &Stop::NEVER).choice;

            assert!(table.legal(seat, None).contains(&choice));
        }
    }
}
