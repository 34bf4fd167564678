# What the pages of several games say.

who-you = You

bidders = Bidders, clockwise
bidder-now = bids now
    .at = bids now, last { $bid }
bidder-leads = bids { $bid }
bidder-in = still in
    .at = in, last { $bid }
bidder-out = out
    .at = out at { $bid }
bidder-short = can’t raise
    .at = { $bid }, can’t raise

player = Player
course = The course of the game
turning-lead = { $name } takes the lead with { $amount }
turning-rise = { $name } earns { $amount } here: the most in one part of the game
