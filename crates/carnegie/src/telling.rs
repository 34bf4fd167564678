//! Events as messages: ids with arguments, of which the word files make sentences.

use crate::event::Slide;
use crate::{Department, Event, Gain, Resource, RoundEvent};
use engine::{Message, Seat};

impl Event {
    pub(crate) fn message(self) -> Message {
        match self {
            Event::StartPlayerChosen { seat } => of("ca-start-player-chosen", seat),
            Event::TileLaid { timeline, tile } => Message::new("ca-tile-laid")
                .word("timeline", timeline.word())
                .number("tile", tile.tile)
                .word("side", tile.side.word()),
            Event::TilesRemoved { tiles } => Message::new("ca-tiles-removed").number("tiles", tiles),
            Event::NeutralDonation { donation } => {
                Message::new("ca-neutral-donation").word("donation", donation.word())
            }
            Event::NeutralProject { slot } => Message::new("ca-neutral-project").name("city", slot.city().name()),
            Event::SidesChosen { seat, sides: [housing, commerce, industry, infrastructure] } => {
                of("ca-sides-chosen", seat)
                    .word("housing", housing.word())
                    .word("commerce", commerce.word())
                    .word("industry", industry.word())
                    .word("infrastructure", infrastructure.word())
            }
            Event::StartDiscPlaced { seat, slot } => of("ca-start-disc-placed", seat).name("city", slot.city().name()),
            Event::DepartmentReserved { seat, department } => by("ca-department-reserved", seat, department),
            Event::WorkerMoved { seat, from, to, moves, .. } => {
                of("ca-worker-moved", seat).word("from", from.word()).word("to", to.word()).number("moves", moves)
            }
            Event::SetUpMovesEnded { seat, left } => of("ca-set-up-moves-ended", seat).number("left", left),
            Event::RoundBegan { round, start: Some(start) } => of("ca-round-began", start).number("round", round),
            Event::RoundBegan { round, start: None } => Message::new("ca-round-began-alone").number("round", round),
            Event::TimelineChosen { seat, timeline } => {
                of("ca-timeline-chosen", seat).word("timeline", timeline.word())
            }
            Event::MarkerFlipped { timeline } => Message::new("ca-marker-flipped").word("timeline", timeline.word()),
            Event::RoundEventCame { event } => round_event(event),
            Event::WorkersTakenBack { seat, region, workers } => {
                of("ca-workers-taken-back", seat).word("region", region.word()).number("workers", workers)
            }
            Event::NobodyTakenBack { seat, region } => of("ca-nobody-taken-back", seat).word("region", region.word()),
            Event::NobodyAway { seat, region } => of("ca-nobody-away", seat).word("region", region.word()),
            Event::TransportIncome { seat, region, gain } => {
                gained(TRANSPORT_INCOME, seat, gain).word("region", region.word())
            }
            Event::ProjectIncome { seat, gain } => gained(PROJECT_INCOME, seat, gain),
            Event::IncomeChosen { seat, project, gain } => {
                gained(INCOME_CHOSEN, seat, gain).word("project", project.word())
            }
            Event::DonationMade { seat, donation, dollars } => {
                of("ca-donation-made", seat).word("donation", donation.word()).number("dollars", dollars)
            }
            Event::DonationDeclined { seat } => of("ca-donation-declined", seat),
            Event::DonationOutOfReach { seat, dollars, money } => {
                of("ca-donation-out-of-reach", seat).number("dollars", dollars).number("money", money)
            }
            Event::TurnPassed { seat, timeline, standing, lack } => of("ca-turn-passed", seat)
                .word("timeline", timeline.word())
                .number("standing", standing)
                .word("lack", lack.word()),
            Event::WorkersIdle { seat, timeline, workers, lack } => of("ca-workers-idle", seat)
                .word("timeline", timeline.word())
                .number("workers", workers)
                .word("lack", lack.word()),
            Event::ChoiceTilePlayed { seat, timeline } => {
                of("ca-choice-tile-played", seat).word("timeline", timeline.word())
            }
            Event::WorkerAssigned { seat, department, region } => {
                by("ca-worker-assigned", seat, department).word("region", region.word())
            }
            Event::DepartmentUsed { seat, department, gain } => {
                gained(DEPARTMENT_USED, seat, gain).word("department", department.word())
            }
            Event::GoodsSold { seat, department, goods, dollars, points } => by("ca-goods-sold", seat, department)
                .number("goods", goods)
                .number("dollars", dollars)
                .number("points", points),
            Event::GoodsBought { seat, department, goods, dollars } => {
                by("ca-goods-bought", seat, department).number("goods", goods).number("dollars", dollars)
            }
            Event::DepartmentPicked { seat, department } => by("ca-department-picked", seat, department),
            Event::DepartmentPlaced { seat, department, space, goods } => {
                by("ca-department-placed", seat, department).number("floor", space.floor()).number("goods", goods)
            }
            Event::WorkerBrought { seat, from, to, .. } => by("ca-worker-brought", seat, to).word("from", from.word()),
            Event::NobodyBrought { seat, to } => by("ca-nobody-brought", seat, to),
            Event::ProjectPicked { seat, department, project } => {
                by("ca-project-picked", seat, department).word("project", project.word())
            }
            Event::ProjectBuilt { seat, department, project, slot, goods, dollars } => {
                by("ca-project-built", seat, department)
                    .word("project", project.word())
                    .name("city", slot.city().name())
                    .number("goods", goods)
                    .number("dollars", dollars)
            }
            Event::DonationOnTop { seat, donation, dollars } => {
                of("ca-donation-on-top", seat).word("donation", donation.word()).number("dollars", dollars)
            }
            Event::StripAdvanced { seat, project, study, disc, .. } => {
                of(if disc { "ca-strip-advanced-disc" } else { "ca-strip-advanced" }, seat)
                    .word("project", project.word())
                    .number("study", study)
            }
            Event::TransportAdvanced { seat, region, space, study } => of("ca-transport-advanced", seat)
                .word("region", region.word())
                .number("space", space + 1)
                .number("study", study),
            Event::TrackEndReached { seat, region, gain } => {
                gained(TRACK_END_REACHED, seat, gain).word("region", region.word())
            }
            Event::StudyPointsLost { seat, points } => of("ca-study-points-lost", seat).number("study", points),
            Event::DepartmentsEnded { seat, moves, study } => {
                of("ca-departments-ended", seat).number("moves", moves).number("study", study)
            }
            Event::WorkerActivated { seat, department, dollars } => {
                by("ca-worker-activated", seat, department).number("dollars", dollars)
            }
            Event::ActivationEnded { seat } => of("ca-activation-ended", seat),
            Event::ActivationPassed { seat, cheapest: None, .. } => of("ca-activation-passed", seat),
            Event::ActivationPassed { seat, cheapest: Some(dollars), money } => {
                of("ca-activation-passed-dear", seat).number("dollars", dollars).number("money", money)
            }
            Event::MarkerAdvanced { timeline, marker } => {
                Message::new("ca-marker-advanced").word("timeline", timeline.word()).number("space", marker)
            }
            Event::GoodSold { seat } => of("ca-good-sold", seat),
            Event::WelfarePaid { seat, donation, dollars, goods, points } => of("ca-welfare-paid", seat)
                .word("donation", donation.word())
                .number("dollars", dollars)
                .number("goods", goods)
                .number("points", points),
            Event::WelfareEnded { seat } => of("ca-welfare-ended", seat),
            Event::AndrewShowsBack { back } => Message::new("ca-andrew-shows-back").word("back", back.word()),
            Event::AndrewTurnsCard { card } => Message::new("ca-andrew-turns-card").name("card", card.id()),
            Event::AndrewChoosesTimeline { timeline } => {
                Message::new("ca-andrew-chooses-timeline").word("timeline", timeline.word())
            }
            Event::AndrewDonates { donation } => Message::new("ca-andrew-donates").word("donation", donation.word()),
            Event::AndrewTakesDepartment { department } => {
                Message::new("ca-andrew-takes-department").word("department", department.word())
            }
            Event::AndrewBuilds { slot } => {
                let city = slot.city();
                Message::new("ca-andrew-builds").name("city", city.name()).number("points", city.points())
            }
            Event::AndrewAdvances { region, space } => {
                Message::new("ca-andrew-advances").word("region", region.word()).number("space", space + 1)
            }
            Event::AndrewSlides { why, points } => slide(why).number("points", points),
            Event::AndrewKeepsCard { points } => Message::new("ca-andrew-keeps-card").number("points", points),
            Event::GameEnded => Message::new("ca-game-ended"),
            Event::Scored { seat, part, points } => {
                of("ca-scored", seat).word("part", part.word()).number("points", points)
            }
            Event::AndrewScored { part, points } => {
                Message::new("ca-andrew-scored").word("part", part.word()).number("points", points)
            }
            Event::Won { seat, points } => of("ca-won", seat).number("points", points),
            Event::AndrewWon { points } => Message::new("ca-andrew-won").number("points", points),
        }
    }
}

/// An id for each resource, in the order of [`Resource::ALL`]: the sentences differ.
type ByResource = [&'static str; Resource::ALL.len()];

macro_rules! by_resource {
    ($id:literal) => {
        [
            concat!($id, "-money"),
            concat!($id, "-goods"),
            concat!($id, "-points"),
            concat!($id, "-worker"),
            concat!($id, "-study"),
            concat!($id, "-moves"),
        ]
    };
}

const TRANSPORT_INCOME: ByResource = by_resource!("ca-transport-income");
const PROJECT_INCOME: ByResource = by_resource!("ca-project-income");
const INCOME_CHOSEN: ByResource = by_resource!("ca-income-chosen");
const DEPARTMENT_USED: ByResource = by_resource!("ca-department-used");
const TRACK_END_REACHED: ByResource = by_resource!("ca-track-end-reached");

fn gained(ids: ByResource, seat: Seat, gain: Gain) -> Message {
    of(ids[gain.what.index()], seat).number("amount", gain.amount)
}

fn of(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("seat", seat)
}

fn by(id: &'static str, seat: Seat, department: Department) -> Message {
    of(id, seat).word("department", department.word())
}

fn round_event(event: RoundEvent) -> Message {
    match event.region {
        Some(region) if event.donation => Message::new("ca-event-region-and-donation").word("region", region.word()),
        Some(region) => Message::new("ca-event-region").word("region", region.word()),
        None => Message::new("ca-event-donation"),
    }
}

fn slide(why: Slide) -> Message {
    match why {
        Slide::HumanResources { steps } => Message::new("ca-andrew-slides-human-resources").number("steps", steps),
        Slide::DonationTaken { donation } => {
            Message::new("ca-andrew-slides-donation-taken").word("donation", donation.word())
        }
        Slide::NoDiscForDonation { donation } => {
            Message::new("ca-andrew-slides-no-disc-for-donation").word("donation", donation.word())
        }
        Slide::NoTile { timeline } => Message::new("ca-andrew-slides-no-tile").word("timeline", timeline.word()),
        Slide::CityFull { city } => Message::new("ca-andrew-slides-city-full").name("city", city.name()),
        Slide::NoDiscForCity { city } => Message::new("ca-andrew-slides-no-disc-for-city").name("city", city.name()),
        Slide::TrackEnded { region } => Message::new("ca-andrew-slides-track-ended").word("region", region.word()),
        Slide::LastSpaceTaken { region } => {
            Message::new("ca-andrew-slides-last-space-taken").word("region", region.word())
        }
    }
}
