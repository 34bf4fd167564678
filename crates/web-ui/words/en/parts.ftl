# What the pages of several games say.

who-you = You

bidders = Bidders, clockwise
bidder-now = bids now
bidder-leads = bids { $bid }
bidder-in = still in
bidder-out = out
bidder-short = can’t raise

player = Player
course = The course of the game
turning-lead = { $name } takes the lead with { $amount }
turning-rise = { $name } earns { $amount } here: the most in one part of the game
