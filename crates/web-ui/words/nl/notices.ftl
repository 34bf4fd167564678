# Bericht krijgen: wat er wordt gestuurd, de pagina waarop je erom vraagt, en de links in mails.

notice-turn = Jij bent aan de beurt: { $table }
notice-remind = Je bent nog steeds aan de beurt: { $table }
notice-began = Een nieuw spel: { $table }
notice-ended = Het spel is afgelopen: { $table }
notice-talk = Er wordt gepraat aan tafel: { $table }
notice-table = { $name } ({ $game })
notice-players = Aan tafel: { $names }.
notice-said = { $count ->
    [one] Eén nieuwe regel, van { $names }.
   *[other] { $count } nieuwe regels, van { $names }.
 }
notice-several = Nieuws van { $count } tafels
notice-trial = Hier komen berichten aan
notice-trial-text = Golden Spike laat je hier weten wanneer een tafel op je wacht.
notice-stop = Stop deze berichten
notice-mail-stop = Je krijgt deze mail omdat je er bij Golden Spike om hebt gevraagd. Met deze link stop je ze:

mail-confirm = Is dit jouw adres?
mail-confirm-text =
    Iemand wil dat Golden Spike naar dit adres schrijft wanneer een tafel op hem of haar wacht. Was jij dat, open dan deze link en druk op de knop:

    { $url }

    Met dit adres kun je ook vanaf elk apparaat terugkomen. Was jij het niet, doe dan niets: je hoort niet meer van ons.
mail-enter = Jouw weg naar binnen
mail-enter-text =
    Met deze link kom je bij Golden Spike binnen, één keer, binnen een kwartier:

    { $url }

    Heb je er niet om gevraagd, doe dan niets.

notices = Bericht krijgen
notices-lead = Je hoeft niet te kijken of je aan de beurt bent: Golden Spike laat het je weten wanneer een tafel op je wacht.
notices-once = Eén bericht per beurt, hoeveel beslissingen die ook heeft, en geen zolang je de tafel open hebt.
notices-go = Waar en wanneer
home-told = Krijg bericht wanneer je aan de beurt bent
notices-looks = Dit krijg je
notices-looks-names = Anna, Erik en Mary
notices-telegraph = Golden Spike Telegraaf
notices-ways = Hier krijg je bericht
notices-kind-push = Berichten op
notices-kind-mail = Mail aan
notices-kind-webhook = Webhook bij
notices-try = Probeer
notices-end = Stop
notices-tried = Verstuurd. Komt er niets aan, kijk dan bij de instellingen van dat apparaat of programma.
notices-tried-not = Dat is niet aangekomen; in de lijst staat waarom.
notices-failed = Het laatste bericht is mislukt,
notices-failed-status = het antwoord was { $status }.
notices-failed-timeout = niemand antwoordde op tijd.
notices-failed-host = die server bestaat niet.
notices-failed-local = het adres ligt in het eigen netwerk van deze server.
notices-failed-tls = er kwam geen beveiligde verbinding tot stand.
notices-failed-address = dat adres is onbruikbaar.
notices-failed-refused = de mailserver weigerde het.
notices-failed-no-mail = deze server verstuurt nu geen mail.
notices-failed-unreachable = daar was niets te bereiken.
notices-dropped = Er wordt niets meer heen gestuurd. Voeg het opnieuw toe als het weer werkt.
notices-unconfirmed = We hebben er een mail heen gestuurd: open de link daarin, dan beginnen de berichten.

notices-push = Op dit apparaat
notices-push-text = Het apparaat laat een bericht zien, ook als er geen pagina van ons open is. Je browser vraagt je eerst of dat mag.
notices-push-do = Geef me bericht op dit apparaat
notices-push-on = Je krijgt bericht op dit apparaat.
notices-push-denied = Deze browser laat ons geen berichten tonen. Sta ze voor deze site toe in de instellingen naast het adres, en kom terug.
notices-push-install = Zet Golden Spike op een iPhone of iPad eerst op het beginscherm (Deel, dan ‘Zet op beginscherm’), open het daar, en kom op deze pagina terug.
notices-push-cannot = Deze browser neemt geen berichten aan, of de pagina is niet met een beveiligd adres (https) geopend.
notices-push-failed = Dat is niet gelukt.
notices-push-script = Hiervoor is een script nodig, en dat draait je browser hier niet. Mail en webhooks werken zonder.
notices-bell = Luid in deze browser een bel als ik aan de beurt kom terwijl een tafel open is

notices-mail = Per mail
notices-mail-text = Eerst sturen we een link, om zeker te weten dat het adres van jou is. Niemand anders ziet het.
notices-mail-address = Mailadres
notices-mail-do = Stuur me de link

notices-hook = Met een webhook
notices-hook-text = Voor Discord, Slack, ntfy of een eigen programma: alles wordt naar dit adres gestuurd.
notices-hook-address = Adres
notices-hook-form = Gemaakt voor
notices-hook-find-out = Zoals het adres zegt
notices-hook-do = Voeg toe

notices-when = Wanneer, en waarover
notices-about = Laat me weten
notices-about-turn = wanneer ik aan de beurt ben
notices-about-began = wanneer iemand een spel met mij begint
notices-about-ended = wanneer een spel is afgelopen
notices-about-talk = wanneer iemand aan mijn tafel iets zegt (één keer, tot ik kijk)
notices-how-often = Hoe vaak
notices-at-once = Meteen
notices-daily = Alles één keer per dag, om
notices-quiet = Laat me met rust
notices-quiet-from = van
notices-quiet-to = tot
notices-quiet-text = Volgens de klok van deze browser. Wat er intussen gebeurt, hoor je daarna.
notices-remind = Herinner me, als ik nog niet heb gezet,
notices-remind-after = { $hours ->
    [0] nooit
   *[other] na { $hours } uur
 }
notices-save = Bewaren

to-home = Naar de eerste pagina
stop = Berichten
stop-ask = Zullen we stoppen met de berichten waarmee je hier kwam? De andere manieren waarop je bericht krijgt, blijven zoals ze zijn.
stop-do = Stop ermee
stop-done = Je krijgt deze berichten niet meer. Op de pagina ‘Bericht krijgen’ kun je er opnieuw om vragen.
confirm-mail = Jouw mailadres
confirm-mail-ask = Mag Golden Spike naar dit adres schrijven wanneer een tafel op je wacht? Je kunt er ook vanaf elk apparaat mee terugkomen.
confirm-mail-do = Ja, het is van mij

me-mails = Je komt ook terug per mail: { $mails }.
me-mail-text = Je kunt ook met een mailadres terugkomen.
me-mail-go = Voeg er een toe
enter-mail = Met je mailadres
enter-mail-text = We sturen je een link waarmee je binnenkomt.
enter-mail-do = Stuur me een link
enter-mail-sent = Als we dat adres kennen, is er een mail met een link onderweg. Die werkt een kwartier.
enter-mail-ask = Je kwam met een link uit je mail.

limit-mails = Jij, of wie jouw adres deelt, heeft om veel mails gevraagd. De volgende kan over { $seconds } s worden verstuurd.
limit-sign-ins = Jij, of wie jouw adres deelt, heeft heel vaak geprobeerd binnen te komen. Over { $seconds } s kun je het weer proberen.
problem-no-way = Die berichten zijn er niet
    .why = Misschien waren ze al gestopt.
    .todo = Er is niets veranderd.
problem-too-many-ways = Je krijgt op genoeg plaatsen bericht
    .why = Iedereen kan op tien plaatsen bericht krijgen.
    .todo = Stop er eerst een.
problem-bad-hook = Naar dat adres kan niets worden gestuurd
    .why = Het moet met https:// of http:// beginnen, geen naam of wachtwoord bevatten, en niet in het eigen netwerk van de server liggen.
    .todo = Kopieer het adres nog eens uit het programma waarvan je het kreeg.
problem-bad-mail = Dat is geen mailadres
    .why = Het ziet eruit als anna@example.org.
    .todo = Typ het nog eens.
problem-no-mail = Deze server verstuurt geen mail
    .why = Wie hem beheert, heeft geen mailserver opgegeven.
    .todo = Kies voor berichten op dit apparaat, of voor een webhook.
problem-bad-mail-link = Die link werkt niet meer
    .why = Een link uit een mail werkt één keer, en niet voor altijd.
    .todo = Vraag een nieuwe aan.
