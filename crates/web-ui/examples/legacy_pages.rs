//! Throwaway: pages of sampled positions.
use engine::*;
use ticket_to_ride_legacy::*;
use web_ui::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (out, kind, seats, until, lang) = (
        &args[1],
        args[2].as_str(),
        args[3].parse::<usize>().unwrap(),
        args[4].as_str(),
        args.get(5).map_or("en", |l| l),
    );
    let words = Words::new(Lang::from_code(lang).unwrap());
    let all: Vec<Region> = Region::ALL.to_vec();
    let options = match kind {
        "east" => Options::default(),
        "mid" => {
            let companies: Vec<CompanyOptions> = Company::ALL
                .into_iter()
                .take(seats)
                .enumerate()
                .map(|(i, c)| CompanyOptions {
                    postcards: Postcard::all().skip(i * 3).take(3).collect(),
                    ..CompanyOptions::new(c)
                })
                .collect();
            let depot = |city: &str, company| Change::Depot { city: City::parse(city).unwrap(), company };
            Options {
                chapter: 6,
                companies,
                regions: all[..8].iter().copied().collect(),
                tickets: Ticket::all()
                    .filter(|t| t.regions().is_subset(all[..8].iter().copied().collect()))
                    .filter(|t| t.ends().iter().all(|c| all[..8].contains(&c.region())))
                    .collect(),
                changes: vec![
                    depot("memphis", Company::Red),
                    depot("raleigh", Company::Blue),
                    Change::Large { city: City::parse("nashville").unwrap(), large: true },
                ],
                rules: [
                    "company-routes",
                    "large-cities",
                    "book-of-names",
                    "herd",
                    "harvest",
                    "new-boards",
                    "growth",
                    "mail",
                ]
                .into_iter()
                .filter_map(RuleCard::parse)
                .collect(),
                boxes_open: vec![BoxId::Florida, BoxId::Texas, BoxId::CentralPlains],
                signs_count: true,
                limits: Limits { start_cards: 6, ..Limits::default() },
                ..Options::default()
            }
        }
        _ => Options {
            chapter: 12,
            regions: all.iter().copied().collect(),
            tickets: Ticket::all().collect(),
            limits: Limits {
                start_cards: 10,
                cards_drawn: 3,
                tickets_seen: 4,
                large_city_cards: 2,
                ..Limits::default()
            },
            ..Options::default()
        },
    };
    let mut table = Table::<LegacyGame>::open(seats, options, Seed::new("sample")).unwrap();
    let luck = Seed::new("luck");
    let mut chance = Chance::new(&luck, 0);
    let limit: usize = until.parse().unwrap_or(usize::MAX);
    while table.decisions().len() < limit {
        let Some(seat) = table.game().to_act().first() else { break };
        let view = table.game().view(Viewer::Seat(seat));
        let word = view.phase.word();
        if word.ends_with(until) {
            break;
        }
        let mut legal = Vec::new();
        table.game().legal_actions(seat, &mut legal);
        let best = legal
            .iter()
            .filter(|a| matches!(a, Action::Claim { .. }))
            .max_by_key(|a| match a {
                Action::Claim { route, .. } => view.world.route(*route).length,
                _ => 0,
            })
            .copied();
        let action = match best {
            Some(Action::Claim { route, .. }) if view.world.route(route).length >= 2 => best.unwrap(),
            _ => chance
                .pick(&legal.iter().filter(|a| !matches!(a, Action::DrawTickets)).copied().collect::<Vec<_>>())
                .or(legal.first().copied())
                .unwrap(),
        };
        table.act(seat, action).unwrap();
    }
    if until.parse::<usize>().is_ok() {
        while table.game().to_act().first().is_some_and(|s| s != Seat(0)) {
            let s = table.game().to_act().first().unwrap();
            let mut l = Vec::new();
            table.game().legal_actions(s, &mut l);
            table.act(s, l[0]).unwrap();
        }
    }
    let seat = table.game().to_act().first().unwrap_or(Seat(0));
    let names = ["Anna", "Erik", "Angela", "Peter", "Mary"];
    let people = People {
        seats: names[..seats].iter().map(|n| Person { name: n.to_string(), bot: None, is_open: false }).collect(),
        mine: SeatSet::only(seat),
    };
    let viewer = Viewer::Seat(seat);
    let over = table.game().is_over();
    let setting = Setting {
        id: "sample".into(),
        people,
        viewer,
        to_act: table.game().to_act(),
        version: 1,
        moves: table.decisions().len(),
        at: None,
        is_replay: false,
        can_undo: true,
        can_restart: false,
        can_ask_undo: false,
        undo_asked: None,
        is_over: over,
        talk: vec![],
        invites: vec![],
        watch_url: String::new(),
        commitment: "c".into(),
        seed: None,
        problem: None,
    };
    let mut log = Vec::new();
    let mut mark = String::new();
    let opening: Vec<_> = table.opening().iter().map(|e| (0, e)).collect();
    let later: Vec<_> =
        table.decisions().iter().enumerate().flat_map(|(n, d)| d.events.iter().map(move |e| (n + 1, e))).collect();
    for (number, event) in opening.into_iter().chain(later) {
        if let Some(m) = LegacyGame::time_mark(event, words) {
            mark = m;
        }
        log.push(LogLine { number, mark: mark.clone(), message: LegacyGame::tell(event, viewer), by_itself: false });
    }
    let mut legal = Vec::new();
    if !over {
        table.game().legal_actions(seat, &mut legal);
    }
    let fresh = table.decisions().last().map_or(0, |d| d.events.len());
    let course = if over {
        (0..=table.decisions().len())
            .step_by(5)
            .map(|n| Moment::<LegacyGame> { number: n, view: table.at(n).view(viewer) })
            .collect()
    } else {
        vec![]
    };
    let page = web_ui::page(&TablePage {
        setting: &setting,
        words,
        view: table.game().view(viewer),
        acting: (!over).then_some((seat, legal)),
        log,
        fresh,
        course,
    });
    let text = page.into_string();
    println!("{} bytes, phase {}", text.len(), table.game().view(viewer).phase.word());
    std::fs::write(out, text).unwrap();
}
