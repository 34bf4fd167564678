# Campaigns that bots play in the terminal: one told year by year, the balance of many.

tale-head = A campaign of { $companies }
tale-year = { $year }  { $title } ({ $turns } turns each)
tale-payslips = Payslips: { $payslips }
tale-rule-found = New rule: { $rule }
tale-rule-ended = No longer a rule: { $rule }
tale-banished = Banished: { $event }
tale-earned = Earned: { $box }
tale-opened = Opened: { $box }
tale-opened-region = Opened: { $box } ({ $region })
tale-postcard = { $company }: postcard { $number }
tale-contract = { $company } meets the contract: { $contract }
tale-person = { $person } joins { $company }
tale-wren = Josiah Wren is found
tale-relief-came = The relief train gets through
tale-relief-late = The relief train comes too late
tale-book-whole = All ten of Wren's pages are found
tale-train-arrives = The Through Train arrives
tale-train-waits = The Through Train waits for the other coast
tale-large = { $city } is a large city now
tale-small = { $city } is no large city any more
tale-resort = { $city } is a resort now
tale-painted = { $line } gets another colour
tale-doubled = { $line } gets a second line
tale-lifted = { $line } is lifted
tale-depot = { $company } builds a depot at { $city }
tale-named = { $city } is called { $name } now
tale-new-line = route { $number }
tale-vaults = The vaults are opened

balance-head =
    { $campaigns ->
        [one] One campaign of { $companies } companies
       *[other] { $campaigns } campaigns of { $companies } companies
    }
balance-campaigns = campaigns
balance-won = won
balance-fair-share = of a fair share
balance-games-won = games won
balance-mean-total = mean total
balance-time = It took { $seconds } s.
balance-seat = seat { $number }
balance-year = year
balance-turns = turns each
balance-mean-payslip = mean payslip
balance-box = box
balance-opened = opened
balance-earned = earned by play
balance-after-game = after game
balance-worlds = Different at the end: { $orders } orders of boxes, { $boards } boards (routes doubled, painted, lifted; cities), { $depots } sets of depots.
balance-fates = The relief train comes in time in { $relief }% of the campaigns, the last box is opened after 1895 in { $lastbox }%, all of Wren's pages are found in { $book }%, the Through Train arrives in { $train }%. { $names } names stand in the Book. A vault adds { $vault }, stamps { $stamps } of it; the vaults change the winner in { $changed }%.
balance-met = LG-6.6 is met
balance-not-met = LG-6.6 is not met
balance-verdict = { $verdict }: the luckiest seat wins { $seat } and the luckiest company { $company } times a fair share (1.25 at most; chance alone moves the share of { $campaigns } campaigns by up to { $chance }), the longest chapter takes { $longest } times the turns of the shortest (2 at most), every box opens in at least { $opened }% of the campaigns (95% at least).
tale-place = place
tale-company = company
tale-total = total
tale-games-won = games won
