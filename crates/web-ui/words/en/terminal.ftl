# Playing and replaying in the terminal.

terminal-place = place
terminal-player = player
terminal-score = score

amount-dollars = ${ $amount }
sd-amount-stones = { $amount ->
    [one] 1 stone
   *[other] { $amount } stones
}

terminal-welcome = { $title }, { $seats } players. You are { $name }. A question mark explains what you can type.
terminal-ask = Your move (? for help):
terminal-goes-on = The game goes on after { $moves } decisions.
terminal-amounts = { $least } to { $most }: type an amount
terminal-amount = { $least }: type the amount
terminal-help =
    Type the number or letter of a choice, or an amount such as 12 or $12. Besides:
    .board = b            show the table again
    .undo = u            take back your last decision
    .why = why BUFFALO  why something can’t be done: a city, a hex such as 12-0, a railway, an action
    .rule = rule AR-4.2  read a rule
    .quit = q            stop; you can keep the record
terminal-no-choice = “{ $typed }” is none of the choices. Type one of their numbers, or ? for help.
terminal-no-amount = { $amount } can’t be bid: from { $least } to { $most }.
terminal-undone = Back to your last decision.
terminal-no-undo = You have not decided anything yet.
terminal-why-what = Why what? Name a city, a hex, a railway or an action, for example: why Buffalo
terminal-why-unknown = There is nothing here that is called “{ $typed }”.
terminal-why-legal = You can: it is one of the choices.
terminal-no-rule = There is no rule { $rule }.
terminal-over = The game is over.
terminal-save = Keep the record? Type a file name, or nothing for no:
terminal-saved = The record is in { $file }.
terminal-file-there = There is a file { $file } already. Type its name again to replace it, or another name.
terminal-bye = Goodbye.

ar-text-legend = . plains  " forest  ^ mountains  Buf a city, BUF with track; letters are cubes
