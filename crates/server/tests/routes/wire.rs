//! All that goes over the wire to one reader of a campaign.

use crate::house::Browser;
use catalog::web_ui::Lang;
use std::collections::BTreeSet;

/// Where it was asked for, and what came.
pub(crate) type Sent = Vec<(String, String)>;

const PAGES: [&str; 7] = [
    "/",
    "/about",
    "/campaigns/new",
    "/tables/new?game=ticket-to-ride-legacy",
    "/games/ticket-to-ride-legacy/rules",
    "/api/games",
    "/api/openapi.json",
];
const OF_A_TABLE: [&str; 11] = [
    "",
    "?at=0",
    "?as=all",
    "?as=0",
    "?as=1",
    "/at/0",
    "/at/5",
    "/why?target=board",
    "/why?target=city-reno",
    "/why?target=route-r149",
    "/record",
];
const OF_A_TABLE_AS_JSON: [&str; 10] =
    ["", "/view", "/view?at=0", "/view?as=all", "/view?as=0", "/view?as=1", "/legal", "/events", "/talk", "/record"];

/// Every page, fragment, stream and answer that a reader can ask for, in both languages.
pub(crate) async fn everything(reader: Browser, campaign: &str, tables: &[String]) -> Sent {
    let mut sent = Sent::new();
    for lang in Lang::ALL {
        let mut reader = reader.clone().with("accept-language", lang.code());
        for path in paths(campaign, tables) {
            let answer = reader.get(&path).await;
            sent.push((path, answer.all()));
        }
        for table in tables {
            for path in [format!("{table}/live"), format!("/api{table}/stream")] {
                let event = reader.listen(&path).await.next().await.unwrap();
                sent.push((path, event));
            }
        }
    }
    sent
}

/// The files that these pages name, which are the same for everybody.
pub(crate) async fn assets(mut reader: Browser, pages: &Sent) -> Sent {
    let urls = pages.iter().flat_map(|(_, page)| page.split('"').filter(|url| url.starts_with("/assets/")));
    let urls: BTreeSet<String> = urls.map(str::to_owned).collect();
    let mut sent = Sent::new();
    for path in urls {
        let answer = reader.get(&path).await;
        sent.push((path.clone(), format!("{path} {}", answer.text())));
    }
    sent
}

fn paths(campaign: &str, tables: &[String]) -> Vec<String> {
    let mut paths: Vec<String> = PAGES.map(str::to_owned).to_vec();
    for path in ["", "/changes", "/ceremony", "/poster.svg", "/export"] {
        paths.push(format!("/campaigns/{campaign}{path}"));
        paths.push(format!("/api/campaigns/{campaign}{path}"));
    }
    for table in tables {
        paths.extend(OF_A_TABLE.map(|path| format!("{table}{path}")));
        paths.extend(OF_A_TABLE_AS_JSON.map(|path| format!("/api{table}{path}")));
    }
    paths
}
