//! What the parts of a position weigh, in points unless it says otherwise. Found by games against itself with weights
//! slightly changed: what scored more was kept.

pub(super) struct Weights {
    /// A dollar of income.
    pub(super) money: f64,
    /// Each of the first dollars at hand, for desks.
    pub(super) cash: f64,
    /// A dollar that no donation waits for.
    pub(super) money_spare: f64,
    /// What the next donation brings, in parts as its price is put by.
    pub(super) gift: f64,
    /// The donation after it, against it.
    pub(super) gift_decay: f64,
    /// A good.
    pub(super) goods: f64,
    /// Goods beyond so many are spare.
    pub(super) goods_many: f64,
    /// A spare good.
    pub(super) goods_spare: f64,
    /// Rounds before the end from which on things that lie about lose their worth.
    pub(super) fade: f64,
    /// A worker from the reserve at the start of the game.
    pub(super) new_worker: f64,
    /// A study point as income.
    pub(super) study: f64,
    /// A move as income.
    pub(super) moves: f64,
    /// Region events a round that one takes part in: all projects pay.
    pub(super) paydays: f64,
    /// Workers a round that come back from a region.
    pub(super) trans_pay: f64,
    /// A disc that waits on a strip.
    pub(super) waiting: f64,
    /// How fast further discs count less.
    pub(super) waiting_many: f64,
    /// A strip on the way, against what its end scores.
    pub(super) strip: f64,
    /// Rounds before the end from which on that fades.
    pub(super) strip_fade: f64,
    /// A network that is not joined yet, by how likely it is.
    pub(super) net: f64,
    /// Rounds for a city that is missing.
    pub(super) net_rounds: f64,
    /// How much of a better transport level is hoped for.
    pub(super) net_level: f64,
    /// A department of a company, in uses of one worker over a whole game.
    pub(super) tile: f64,
    /// What donations will grow by.
    pub(super) growth: f64,
    /// Projects that an average player builds a round.
    pub(super) builds: f64,
    /// Departments that he places a round.
    pub(super) tiles: f64,
    /// Donations that he makes an event.
    pub(super) gifts: f64,
    /// How often a type of department is played a round.
    pub(super) plays: f64,
    /// How likely a type is not played in a round, for uses that send the worker away.
    pub(super) left_last: f64,
    /// A worker who lies, against one at the desk he can get to.
    pub(super) lying: f64,
    /// A move on his way there.
    pub(super) step: f64,
    /// A worker on assignment, against one who lies in the Lobby.
    pub(super) away: f64,
    /// The transport income that he will bring.
    pub(super) away_income: f64,
    /// A use that is left in the turn.
    pub(super) use_left: f64,
    /// A move that is left in the turn.
    pub(super) moves_left: f64,
    /// A study point that is left in the turn.
    pub(super) study_left: f64,
}

pub(super) const WEIGHTS: Weights = Weights {
    money: 0.3,
    cash: 0.1,
    money_spare: 0.1,
    gift: 4.5,
    gift_decay: 0.65,
    goods: 0.86,
    goods_many: 4.5,
    goods_spare: 0.3,
    fade: 5.0,
    new_worker: 2.2,
    study: 0.32,
    moves: 0.15,
    paydays: 0.43,
    trans_pay: 0.23,
    waiting: 1.36,
    waiting_many: 0.4,
    strip: 0.6,
    strip_fade: 12.72,
    net: 0.7,
    net_rounds: 3.43,
    net_level: 0.27,
    tile: 0.79,
    growth: 0.8,
    builds: 0.3,
    tiles: 0.25,
    gifts: 0.5,
    plays: 0.24,
    left_last: 0.78,
    lying: 0.65,
    step: 0.25,
    away: 0.79,
    away_income: 0.8,
    use_left: 0.87,
    moves_left: 0.15,
    study_left: 0.3,
};
