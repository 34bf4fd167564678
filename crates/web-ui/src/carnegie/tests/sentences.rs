//! Sentences that random games may not show: every refusal, rare events, every name.

use crate::page_testing::{are_said, assert_said, both_languages, people};
use crate::{Lang, Words};
use carnegie::{
    AndrewPart, Back, Card, Carnegie, City, Department, Donation, Event, Gain, Illegal, Lack, Level, Phase, Project,
    Region, Resource, ScorePart, Slide, Space, Timeline,
};
use engine::{Game, Seat, SeatSet};

fn every_phase() -> Vec<Phase> {
    let (seat, waiting, department) = (Seat(0), SeatSet::all(2), Department::Sales);
    let (region, project) = (Region::South, Project::Industry);
    vec![
        Phase::ChooseSides { waiting },
        Phase::PlaceStartDisc { seat },
        Phase::TakeDepartment { seat },
        Phase::SetUpMoves { seat, left: 1 },
        Phase::ChooseTimeline { seat },
        Phase::TakeBack { seat, region },
        Phase::Study { seat, points: 3, from_project: true },
        Phase::ChooseIncome { seat, project, circle: 1 },
        Phase::Donate { seat },
        Phase::Departments { seat },
        Phase::PlaceDepartment { seat, department },
        Phase::BringWorker { seat, to: Space::lobby() },
        Phase::Build { seat, department: Department::Construction, project },
        Phase::Activate { waiting },
        Phase::Welfare { waiting },
        Phase::Finished,
    ]
}

#[test]
fn every_refusal_has_a_sentence() {
    let phases = every_phase().into_iter().map(|phase| Illegal::NotNow { phase });
    are_said::<Carnegie>(phases.chain(Illegal::samples()).map(|illegal| Carnegie::explain(&illegal)));
}

/// Events that random games may not show.
#[test]
fn rare_events_have_sentences() {
    let (seat, region, project, department) = (Seat(2), Region::West, Project::Commerce, Department::Logistics);
    let donation = Donation::named("health_west").unwrap();
    let city = City::CHICAGO;
    let gains = Resource::ALL.map(|what| Gain::new(what, 3));
    let of_gains = gains.into_iter().flat_map(|gain| {
        [
            Event::TransportIncome { seat, region, gain },
            Event::ProjectIncome { seat, gain },
            Event::IncomeChosen { seat, project, gain },
            Event::DepartmentUsed { seat, department, gain },
            Event::TrackEndReached { seat, region, gain },
        ]
    });
    let slides = [
        Slide::HumanResources { steps: 1 },
        Slide::DonationTaken { donation },
        Slide::NoDiscForDonation { donation },
        Slide::NoTile { timeline: Timeline::Construction },
        Slide::CityFull { city },
        Slide::NoDiscForCity { city },
        Slide::TrackEnded { region },
        Slide::LastSpaceTaken { region },
    ];
    let rare = [
        Event::ChoiceTilePlayed { seat, timeline: Timeline::Management },
        Event::GoodsSold { seat, department, goods: 1, dollars: 3, points: 1 },
        Event::GoodsBought { seat, department, goods: 3, dollars: 3 },
        Event::NobodyBrought { seat, to: department },
        Event::DonationOutOfReach { seat, dollars: 10, money: 4 },
        Event::NobodyAway { seat, region },
        Event::ActivationPassed { seat, cheapest: None, money: 4 },
        Event::ActivationPassed { seat, cheapest: Some(6), money: 4 },
        Event::TurnPassed { seat, timeline: Timeline::Construction, standing: 0, lack: Lack::Project },
        Event::TurnPassed { seat, timeline: Timeline::Management, standing: 2, lack: Lack::Goods },
        Event::WorkersIdle { seat, timeline: Timeline::Management, workers: 1, lack: Lack::Other },
        Event::DonationOnTop { seat, donation, dollars: 15 },
        Event::StudyPointsLost { seat, points: 1 },
        Event::DepartmentsEnded { seat, moves: 0, study: 2 },
        Event::DepartmentsEnded { seat, moves: 1, study: 0 },
        Event::WelfarePaid { seat, donation, dollars: 5, goods: 1, points: 4 },
        Event::WelfareEnded { seat },
        Event::AndrewTurnsCard { card: Card::all().next().unwrap() },
        Event::AndrewKeepsCard { points: 1 },
        Event::Won { seat, points: 99 },
        Event::AndrewWon { points: 120 },
    ];
    let backs = Back::ALL.map(|back| Event::AndrewShowsBack { back });
    let parts = ScorePart::ALL.map(|part| Event::Scored { seat, part, points: 1 });
    let andrews = AndrewPart::ALL.map(|part| Event::AndrewScored { part, points: 1 });
    let all = rare.into_iter().chain(of_gains).chain(slides.map(|why| Event::AndrewSlides { why, points: 3 }));
    let events = all.chain(backs).chain(parts).chain(andrews);
    are_said::<Carnegie>(events.map(|event| Carnegie::tell(&event)));
}

#[test]
fn andrew_tells_what_he_does_and_why() {
    let full = Event::AndrewSlides { why: Slide::CityFull { city: City::named("Cincinnati").unwrap() }, points: 3 };
    let said = |lang| Words::new(lang).text(&Carnegie::tell(&full), &people(1));

    assert_eq!(
        said(Lang::En),
        "Cincinnati is full, Andrew can’t build there: so his card slides one place on, to 3 points."
    );
    assert_eq!(
        said(Lang::Nl),
        "Cincinnati is vol, daar kan Andrew niet bouwen: dus schuift zijn kaart een plaats op, naar 3 punten."
    );
}

#[test]
fn everything_on_the_table_has_a_name() {
    let departments = Department::TILES.into_iter().chain(Department::PRINTED);
    let effects = departments.flat_map(|it| [it.word().to_owned(), format!("{}.effect", it.word())]);
    let reasons = Department::TILES.map(|it| format!("{}.good", it.word()));
    let donations = Donation::all().flat_map(|it| ["", ".short"].map(|part| format!("{}{part}", it.word())));
    let timelines =
        Timeline::ALL.into_iter().flat_map(|it| [".short", ".board"].map(|part| format!("{}{part}", it.word())));
    let regions = Region::ALL.map(|region| region.word().to_owned());
    let spaces = Space::all().map(|space| space.word().to_owned());
    let levels = Level::ALL.map(|level| level.word().to_owned());
    for id in effects.chain(reasons).chain(donations).chain(timelines).chain(regions).chain(spaces).chain(levels) {
        both_languages(|words| assert_said::<Carnegie>(&words.say(&id)));
    }
}
