//! The bots' ladder: who they are, for the forms that seat them.

/// The bot that sits down if nobody chooses another: quick, and beatable.
const USUAL: &str = "conductor";

/// Of these bots the one that usually plays.
pub(crate) fn usual_bot<'a>(bots: &[&'a str]) -> &'a str {
    bots.iter().copied().find(|bot| *bot == USUAL).or(bots.first().copied()).unwrap_or("random")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_bot_is_the_conductor_where_it_plays() {
        assert_eq!(usual_bot(&["baron", "conductor", "random"]), "conductor");
        assert_eq!(usual_bot(&["x", "random"]), "x");
        assert_eq!(usual_bot(&[]), "random");
    }
}
