//! Which cubes a player would place, and what that is worth to them.

use super::outlook::Outlook;
use american_rails::{Action, Hex, Railway};
use engine::Seat;

/// How much of a half-built route's income counts: it may come later, or not at all.
const HALF_BUILT: f64 = 0.5;

/// The best way to place up to so many cubes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expansion {
    pub(super) worth: f64,
    /// The cube to begin with.
    pub(super) first: Option<(Railway, Hex)>,
}

/// Follows the plans of one's railways, each time the one that gives most per cube.
pub(super) fn best_expansion(outlook: &Outlook, seat: Seat, cubes: usize) -> Expansion {
    let mut fronts: Vec<Front> = Railway::ALL.iter().filter_map(|railway| Front::of(outlook, seat, *railway)).collect();
    let mut expansion = Expansion::default();
    let mut left = cubes;
    while left > 0 {
        let stretches = fronts
            .iter()
            .enumerate()
            .filter_map(|(index, front)| Some((index, front.best_stretch(outlook, seat, left)?)));
        let Some((index, best)) = stretches.max_by(|(_, a), (_, b)| a.per_cube().total_cmp(&b.per_cube())) else {
            break;
        };
        let front = &mut fronts[index];
        expansion.worth += best.worth;
        expansion.first = expansion.first.or_else(|| Some((front.railway, outlook.plan(front.railway).steps()[0].hex)));
        front.placed += best.cubes;
        left -= best.cubes;
    }
    expansion
}

/// How much one likes each thing to do with an Expand, or with Take: cubes, dollars or nothing.
pub(super) fn appraise(outlook: &Outlook, seat: Seat, legal: &[Action], cubes: usize, worths: &mut Vec<f64>) {
    let expansion = best_expansion(outlook, seat, cubes);
    worths.extend(legal.iter().map(|action| match *action {
        Action::PlaceCube { railway, hex } if expansion.first == Some((railway, hex)) => expansion.worth,
        Action::PlaceCube { .. } => f64::NEG_INFINITY,
        Action::TakeFromBank => from_bank(),
        Action::TakeFromOthers => from_others(outlook, seat),
        _ => 0.0,
    }));
}

/// As [`appraise`]; and what the next cube of every railway's own plan would be the first of.
pub(super) fn look_at(outlook: &Outlook, seat: Seat, legal: &[Action], cubes: usize, worths: &mut Vec<f64>) {
    let from = worths.len();
    appraise(outlook, seat, legal, cubes, worths);
    let fronts = Railway::ALL.iter().filter_map(|railway| Front::of(outlook, seat, *railway));
    for front in fronts {
        let Some(next) = outlook.plan(front.railway).steps().first() else { continue };
        let wanted = Action::PlaceCube { railway: front.railway, hex: next.hex };
        let Some(index) = legal.iter().position(|action| *action == wanted) else { continue };
        let worth = &mut worths[from + index];
        if !worth.is_finite() {
            *worth = front.best_stretch(outlook, seat, cubes).map_or(-1.0, |stretch| stretch.worth);
        }
    }
}

/// What a share of the railway would pay from each city it could begin in.
pub(super) fn appraise_first(outlook: &Outlook, railway: Railway, legal: &[Action], worths: &mut Vec<f64>) {
    worths.extend(legal.iter().map(|action| match *action {
        Action::PlaceFirstCube { city } => outlook.per_share_from(railway, city),
        _ => f64::NEG_INFINITY,
    }));
}

/// AR-4.4: the better of its two forms.
pub(super) fn take(outlook: &Outlook, seat: Seat) -> f64 {
    from_bank().max(from_others(outlook, seat))
}

const TAKE: u32 = 2;

fn from_bank() -> f64 {
    f64::from(TAKE)
}

fn from_others(outlook: &Outlook, seat: Seat) -> f64 {
    let pays = |other: Seat| if other == seat { 0.0 } else { -f64::from(TAKE.min(outlook.view.player(other).money)) };
    outlook.against_others(seat, pays)
}

/// A railway one profits from, and how far along its plan one has come.
struct Front {
    railway: Railway,
    /// What $1 of its income is worth.
    per_income: f64,
    placed: usize,
}

/// Some cubes along a plan.
struct Stretch {
    cubes: usize,
    worth: f64,
}

impl Stretch {
    fn per_cube(&self) -> f64 {
        self.worth / self.cubes as f64
    }
}

impl Front {
    fn of(outlook: &Outlook, seat: Seat, railway: Railway) -> Option<Front> {
        let its = outlook.view.railway(railway);
        let per_income = outlook.stake(seat, railway) * outlook.per_income(railway);
        let mine = outlook.view.shares_of(seat, railway) > 0 && !its.track.is_empty();
        (mine && per_income > 0.0).then_some(Front { railway, per_income, placed: 0 })
    }

    /// The stretch from here on that gives most per cube, if any gives something.
    fn best_stretch(&self, outlook: &Outlook, seat: Seat, most: usize) -> Option<Stretch> {
        let treasury = outlook.view.railway(self.railway).treasury;
        let steps = outlook.plan(self.railway).steps();
        let before = self
            .placed
            .checked_sub(1)
            .map_or((0, 0.0), |last| (steps[..=last].iter().map(|step| step.income).sum(), steps[last].earned));
        let mut best: Option<Stretch> = None;
        let mut income = 0;
        let mut harm = 0.0;
        for (index, step) in
            steps[self.placed..].iter().take(most).enumerate().take_while(|(_, step)| step.paid <= treasury)
        {
            income += step.income;
            harm += self.harm(outlook, seat, step.hex);
            let half_built = step.earned - f64::from(before.0 + income);
            let hope = HALF_BUILT * half_built.max(0.0) * (outlook.years() - 1.0) / outlook.years();
            let worth = self.per_income * (f64::from(income) + hope) - harm;
            let stretch = Stretch { cubes: index + 1, worth };
            if worth > 0.0 && best.as_ref().is_none_or(|best| stretch.per_cube() > best.per_cube()) {
                best = Some(stretch);
            }
        }
        best
    }

    /// What it costs the player that another railway is no longer alone in a city; below 0 where that is others' loss.
    fn harm(&self, outlook: &Outlook, seat: Seat, hex: Hex) -> f64 {
        match outlook.ground.loss_at(hex) {
            0 => 0.0,
            loss => {
                let there = outlook.view.cubes_at(hex);
                let per_income = |railway: Railway| outlook.stake(seat, railway) * outlook.per_income(railway);
                there.iter().filter(|railway| *railway != self.railway).map(per_income).sum::<f64>() * f64::from(loss)
            }
        }
    }
}
