# Campaigns: their page, the form that begins one, the ceremony.

campaign = Campaign
campaigns = Your campaigns
campaign-start = Start the campaign
campaign-begin-one = Start a campaign
campaign-new = A new campaign
campaign-new-lead = Twelve games on one map that changes for good: what you build, find and name stays. Keep your company for the whole campaign; play an evening or a move a day.
campaign-new-links = A friend gets a private link that is good for all twelve games. Companies nobody plays can be taken up later.
campaign-name = Name of the campaign
campaign-unnamed = Our campaign
campaign-companies = The companies
campaign-company = Company
campaign-who-plays = Who plays the companies
campaign-twelve = Twelve games

campaign-world = The world as it stands
campaign-next = The next game
campaign-playing = Being played
campaign-again = This game can’t go on
campaign-again-text = The rules have changed since the game of { $year } was begun, and a game never changes its rules halfway; or its log is damaged. Nothing else is lost: the campaign stands as it did before that game. Begin { $year } again, or keep the campaign as a file (below).
campaign-over = The campaign is over
campaign-over-text = Twelve games have been played and the vaults may be opened.
campaign-ceremony = The ceremony
campaign-who = Who takes part
campaign-who-text = Untick a company whose player is away: it misses this game, and the lowest payslip of those who play counts for it.
campaign-links-unused = Nobody has used the link of { $companies } yet. Send it: it stands under “The companies”. Until then the game will wait there.
campaign-play-year = Play { $year }
campaign-play-year-again = Begin { $year } again
campaign-play-again = Play a single game on this map
campaign-only-players = Those who play one of the companies begin the games.
campaign-to-table = To the table
campaign-away = Is somebody away for long? Under “The companies” you find what can be done, in the middle of a game too.
campaign-go-on = On with the campaign

campaign-start-card = Holds the start-player card
campaign-bonus = Colour bonus
campaign-names = Names in the Book
campaign-games-won = Games won
campaign-vault = All payslips lie in the vault until the end.
campaign-postcards =
    { $count ->
        [one] One postcard
       *[other] { $count } postcards
    }
campaign-link = Private link
campaign-link-open = Link to send: nobody has used it yet
campaign-link-own = Your link, for another device
campaign-hand-over = Change the player
campaign-hand-over-of = Who plays { $company }
campaign-hand-over-do = Hand over
campaign-stand-in-text = Is { $name } away? The Conductor moves until they are back; the company, its post and its tickets stay theirs. Once the table has waited a week, you can give the company to somebody else.
campaign-stand-in-do = Let the Conductor move
campaign-company-held = Somebody plays { $company }, and only they hand it over: with a company go its secrets. In a game a bot can move for them until they are back; once it has waited a week for them, you can give the company to somebody else.
campaign-one-company = You play a company of this campaign already. With a company go its secrets, so from the first game on nobody plays two: send its link to somebody who plays none.
campaign-seat-in-play = This company is in a game: somebody, or a bot, has to play it to the end.
campaign-nobody-plays = Nobody plays { $company } yet: give it a player, or leave it out of this game.

campaign-name-town = Name your town
campaign-name-town-text = Your depot makes it your town. Its name goes on the map for good.
campaign-name-it = Name it

campaign-chronicle = The chronicle
campaign-chronicle-empty = Nothing has been read yet. The story begins with the first game.
campaign-began = Taking part:
campaign-rule-found = A rule has been found:
campaign-contract = The contract of the year was { $contract }.
campaign-person-joined = is joined by { $person }.
campaign-rule-ended = { $rule }: this rule is no more.
campaign-event-joined = An event joins the deck:
campaign-event-banished = The event { $event } never comes up again.
campaign-box-earned = Earned, and still closed: { $box }.
campaign-postcard-received = receives a postcard.
    .story = receives a postcard that the story sends, whatever became of the tickets.
    .sent = sent by the story, whatever became of the tickets
campaign-postcard-met = has done what a postcard asked.
campaign-strikes = works once, at once
campaign-now-large = { $city } is a large city now.
campaign-now-resort = { $city } is a resort now.
campaign-now-small = { $city } is a large city no more.
campaign-painted = The route { $from }–{ $to } is { $colour } now.
campaign-doubled = A second line, { $colour }: { $from }–{ $to }.
campaign-lifted = The route { $from }–{ $to } has been taken up.
campaign-depot = { $company } has a depot at { $city }.
campaign-town-named = { $city } is called { $name } from now on.
campaign-margin = What really happened
campaign-look-back = Look at this game again
campaign-results = Payslips
campaign-coins = Coins
campaign-trains-left = Few trains left
campaign-tickets = Tickets
campaign-others = Other rules
campaign-payslip = Payslip
campaign-won = winner

campaign-rulebook = The rulebook as found so far
campaign-rulebook-text = These rules hold in the next game.
campaign-rulebook-printed = The printed rules
campaign-slot-set-up = Set-up, step { $step }
campaign-slot-claim = Claiming, step { $step }
campaign-slot-end = After the game, step { $step }
campaign-slot-turn = In a turn
campaign-archive = The archive
campaign-archive-text = Banished events. Everybody may read them; none of them comes back.

campaign-file = The campaign as a file
campaign-file-text = The file holds the whole campaign: keep it, or take it up somewhere else and play on its map.
campaign-file-own = The file holds what you may see: the world, the chronicle, your own post. What others keep sealed is not in it, so nobody goes on from it. Whoever keeps the server can move the whole campaign.
campaign-file-members = This is one member’s file: what the others keep sealed is not in it. Whoever keeps the server it came from can export the whole campaign.
campaign-file-goes-on = This campaign is not over yet. Its file holds what is sealed to others, so only those who keep the servers move it: goldenspike campaign export there, goldenspike campaign import here.
campaign-file-broken = The file breaks off, or is no JSON, at line { $line }, sign { $column }.
campaign-file-unknown = Something in the file is missing, is of another kind, or is unknown to this campaign.
campaign-file-people = Those who play one of the companies can take the campaign along as a file.
campaign-export = Download the file
campaign-import = Take up a campaign
campaign-import-text = A finished campaign that was downloaded is opened here again: its chronicle, its ceremony, its map to play on. One that goes on is moved by those who keep the servers.
campaign-import-file = File of a campaign
campaign-import-do = Take it up

campaign-join-lead = You are invited to a campaign of twelve games. Choose a name and take over your company; no account needed.
campaign-join-take = Play { $company }
campaign-join-keep = The company stays yours in every game: come back from this browser, or use the same link on another device.

campaign-to-next = To the next game
campaign-status-next = Next: { $year }, { $title }
campaign-status-playing = { $year } is being played: waits for { $names }
campaign-status-mine = { $year }: it is your turn
campaign-status-again = { $year } has to be begun again
campaign-status-over = Over: the vaults are open

campaign-step = Step { $step } of { $steps }
campaign-step-on = Go on
campaign-step-back = Back
campaign-after = To the finished world
campaign-step-maps = Two maps
campaign-step-payslips = The payslips, year by year
campaign-step-names = The Book of Names
campaign-step-winner = The last spike
campaign-step-telegram = The last telegram
campaign-sum = Together
campaign-missed = (missed)
campaign-missed-text = A missed game, in brackets, counts as the lowest payslip of those who played it.
campaign-names-text = Everybody who died building these lines, as far as a company wrote it down.
campaign-names-none = The Book is empty.
campaign-fewest = the fewest: ${ $dollars }
campaign-games-won-count =
    { $games ->
        [one] one game won
       *[other] { $games } games won
    }
campaign-telegram = The Bureau’s last telegram
campaign-telegram-write = You have won: the last words are yours. They stay in the chronicle.
campaign-telegram-send = Send it
campaign-telegram-waits = The line is open, and the winner has not sent it yet. It will stand here and in the chronicle.
campaign-stays = The world stays open: you can play single games on it as long as you like.
campaign-who-are-you = Who are you?
campaign-who-are-you-text = You have brought this campaign along. Say which of its players you are; the others get their links from you, below.
campaign-i-am = I am { $name }
campaign-changes = What { $year } has changed
campaign-map-now = The map
campaign-as-it-was = As it was when { $year } began
campaign-on-to = On to { $year }
campaign-year-won-by-you = You have won { $year }
campaign-year-won = { $name } has won { $year }
campaign-year-over = { $year } is over
campaign-box-open = A box is open:
campaign-contract-met = met the contract of the year: { $contract }.
campaign-what-changed = What changed
campaign-nothing-changed = Nothing on the map. The people are another matter.
campaign-new-post = New postcards
campaign-open-it = open it
    .again = read it again
campaign-heard = what was read aloud
campaign-from-the-bureau = A word from the Bureau
campaign-read-all = The whole year in the chronicle
campaign-who-grows = Who grows
campaign-grew = grows: { $growth }.
campaign-see-changes = What the last game has changed
campaign-to-result = To the result
campaign-vault-of = The vault of { $name }
campaign-vault-number = Vault { $number } of { $vaults }
campaign-standings = The standings so far
campaign-spike-driven = The last spike is driven
campaign-spike-picture = A hammer falls on a golden spike between the rails.
campaign-tie-by-games = Level on dollars: whoever won more games is ahead.
campaign-tie-shared = Level on dollars and on games won: the place is shared.
campaign-you-won = You have won
campaign-you-share = You share it with { $names }
campaign-they-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
campaign-you-lead = { $gap } ahead of { $name }. The last words are yours.
campaign-you-came = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $gap } behind.
campaign-poster-alt = The finished board of { $name } as a poster
campaign-poster-png = Download the poster (PNG)
campaign-poster-svg = For print (SVG)
campaign-telegram-for-bots = A bot has won, and bots have no last words. You may send the telegram in its place.
campaign-built-by = Built in twelve games by { $names }: { $cities } cities, { $boxes } boxes.
campaign-not-over = The campaign is not over yet.
campaign-bot = { $name } ({ $bot })
