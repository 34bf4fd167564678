# The settings: how a reader likes the pages.

settings = Settings
settings-kept-yours = What you choose here is yours on all your devices.
settings-kept-here = What you choose is kept in this browser, and comes along when you sit down at a table.
settings-save = Save
settings-saved = Saved.
settings-more = A name and a password to come back with, your devices, and the way out:

setting-scheme = Light or dark
setting-scheme-system = Same as the system
    .text = Light or dark, as your device is set.
setting-scheme-light = Light
    .text = Paper and ink.
setting-scheme-dark = Dark
    .text = Lamp-lit.

setting-palette = Colours of players and companies
setting-palette-usual = Usual
    .text = The colours of the boxes.
setting-palette-red-green = For red and green
    .text = Told apart by eyes that mix up red and green.
setting-palette-blue-yellow = For blue and yellow
    .text = Told apart by eyes that mix up blue and green, or yellow and pink.

setting-motion = Motion
setting-motion-system = Same as the system
    .text = Pieces glide, unless your device asks for less.
setting-motion-reduced = Less
    .text = Everything is at its place at once.

setting-lang = Language
setting-lang-system = Same as the browser
    .text = The first of your browser’s languages that we speak.

setting-bots = Moves of bots
setting-bots-usual = As usual
    .text = A bot pauses a moment before it moves.
setting-bots-slow = Slowly
    .text = One after the other, so that you can follow each.
setting-bots-fast = At once
    .text = Bots don’t wait; everything happens at once.

setting-confirm = Before a move is sent
setting-confirm-no = One choice is a move
    .text = What it costs is shown before you choose. On a touch screen you see the price first and then say yes.
setting-confirm-yes = Ask me
    .text = Every move is shown once more and waits for your yes, by mouse, keyboard and finger.
confirm-move = Send this move?
for-ever = This stays for ever
