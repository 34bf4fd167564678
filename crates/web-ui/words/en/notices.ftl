# Being told: what is sent, the page on which it is asked for, and the links in mails.

notice-turn = Your turn: { $table }
notice-remind = Still your turn: { $table }
notice-began = A new game: { $table }
notice-ended = The game is over: { $table }
notice-talk = Talk at the table: { $table }
notice-table = { $name } ({ $game })
notice-players = At the table: { $names }.
notice-said = { $count ->
    [one] One new line, from { $names }.
   *[other] { $count } new lines, from { $names }.
 }
notice-several = News from { $count } tables
notice-trial = Notices arrive here
notice-trial-text = Golden Spike tells you here when a table waits for you.
notice-stop = Stop these notices
notice-mail-stop = You get this mail because you asked for it at Golden Spike. This link stops it:

mail-confirm = Is this your address?
mail-confirm-text =
    Somebody wants Golden Spike to write to this address when a table waits for them. If that was you, open this link and press the button:

    { $url }

    With this address you can also come back from any device. If it was not you, do nothing: you will not hear from us again.
mail-enter = Your way in
mail-enter-text =
    This link lets you in at Golden Spike, once, within a quarter of an hour:

    { $url }

    If you did not ask for it, do nothing.

notices = Notices
notices-lead = You need not look whether it is your turn: Golden Spike tells you when a table waits for you.
notices-once = One notice for a turn, however many decisions it has, and none while you have the table open.
notices-go = Where and when
home-told = Be told when it is your turn
notices-looks = What you get
notices-looks-names = Anna, Erik and Mary
notices-telegraph = Golden Spike Telegraph
notices-ways = You are told here
notices-kind-push = Notices on
notices-kind-mail = Mail to
notices-kind-webhook = Webhook at
notices-try = Try it
notices-end = Stop
notices-tried = Sent. If nothing arrives, look at the settings of that device or program.
notices-tried-not = That did not arrive; the list says why.
notices-failed = Last notice failed,
notices-failed-status = it was answered with { $status }.
notices-failed-timeout = nobody answered in time.
notices-failed-host = there is no such host.
notices-failed-local = the address lies inside the server’s own network.
notices-failed-tls = there was no secure connection.
notices-failed-address = the address can’t be used.
notices-failed-refused = the mail server refused it.
notices-failed-no-mail = this server sends no mail now.
notices-failed-unreachable = nothing could be reached there.
notices-dropped = Nothing is sent there any more. Add it again when it works.
notices-unconfirmed = We have sent a mail there: open its link, and notices begin.

notices-push = On this device
notices-push-text = The device shows a notice, also when no page of ours is open. Your browser asks you first whether it may.
notices-push-do = Tell me on this device
notices-push-on = You are told on this device.
notices-push-denied = This browser does not let us show notices. Allow them for this site in its settings, next to the address, and come back.
notices-push-install = On an iPhone or iPad, put Golden Spike on the home screen first (Share, then “Add to Home Screen”), open it from there, and come back to this page.
notices-push-cannot = This browser takes no notices, or the page was not opened by a secure address (https).
notices-push-failed = That did not work.
notices-push-script = This needs a script, which your browser does not run here. Mail and webhooks work without.
notices-bell = Ring a bell in this browser when my turn comes while a table is open

notices-mail = By mail
notices-mail-text = First we send a link, to be sure that the address is yours. Nobody else sees it.
notices-mail-address = Mail address
notices-mail-do = Send me the link

notices-hook = By webhook
notices-hook-text = For Discord, Slack, ntfy or a program of your own: everything is posted to this address.
notices-hook-address = Address
notices-hook-form = Made for
notices-hook-find-out = As the address says
notices-hook-do = Add it

notices-when = When, and about what
notices-about = Tell me
notices-about-turn = when it is my turn
notices-about-began = when somebody begins a game with me
notices-about-ended = when a game is over
notices-about-talk = when somebody talks at my table (once, until I look)
notices-how-often = How often
notices-at-once = At once
notices-daily = All of it once a day, at
notices-quiet = Leave me alone
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-text = By the clock of this browser. What happens meanwhile is told afterwards.
notices-remind = If I have not moved, remind me
notices-remind-after = { $hours ->
    [0] never
   *[other] after { $hours } hours
 }
notices-save = Save

to-home = To the first page
stop = Notices
stop-ask = Shall we stop the notices that brought you here? Your other ways of being told stay as they are.
stop-do = Stop them
stop-done = You get no more of these notices. On the page “Notices” you can ask for them again.
confirm-mail = Your mail address
confirm-mail-ask = Shall Golden Spike write to this address when a table waits for you? You can also come back by it from any device.
confirm-mail-do = Yes, it is mine

me-mails = You also come back by mail: { $mails }.
me-mail-text = You can also come back by a mail address.
me-mail-go = Add one
enter-mail = With your mail address
enter-mail-text = We send you a link that lets you in.
enter-mail-do = Send me a link
enter-mail-sent = If we know that address, a mail with a link is on its way. It is good for a quarter of an hour.
enter-mail-ask = You came by a link from your mail.

limit-mails = You, or those who share your address, have asked for many mails. The next one can be sent in { $seconds } s.
limit-sign-ins = You, or those who share your address, have tried to come in very often. You can try again in { $seconds } s.
problem-no-way = There are no such notices
    .why = They may have been stopped already.
    .todo = Nothing has changed.
problem-too-many-ways = You are told in enough places
    .why = Everybody can be told in ten places.
    .todo = Stop one of them first.
problem-bad-hook = Nothing can be sent to that address
    .why = It must begin with https:// or http://, hold no name or password, and not lie inside the server’s own network.
    .todo = Copy the address once more from the program that gave it to you.
problem-bad-mail = That is not a mail address
    .why = It looks like anna@example.org.
    .todo = Type it once more.
problem-no-mail = This server sends no mail
    .why = Whoever runs it has named no mail server.
    .todo = Use notices on this device, or a webhook.
problem-bad-mail-link = That link is used up
    .why = A link from a mail is good once, and not for ever.
    .todo = Ask for a new one.
