use crate::running::{BAD_INPUT, fields_in_order, goldenspike, scratch};
use crate::serve::{Served, post};
use serde_json::Value;

fn campaign(args: &[&str]) -> crate::running::Ran {
    goldenspike(&[&["campaign"], args].concat())
}

fn balance(args: &[&str]) -> Value {
    campaign(&[args, &["--json"]].concat()).json()
}

/// LG-1.1, LG-5.9: twelve games and a ceremony.
#[test]
fn a_campaign_has_the_promised_format() {
    let args = ["--companies", "4", "--bots", "conductor", "--seed", "1", "--json"];
    let text = campaign(&args).done();

    fields_in_order(&text, &["companies", "games", "ceremony"]);
    let played: Value = serde_json::from_str(&text).unwrap();
    let games = played["games"].as_array().unwrap();
    assert_eq!((games.len(), &games[0]["year"], &games[11]["year"]), (12, &Value::from(1865), &Value::from(1898)));
    assert_eq!(games[0]["outcome"]["companies"].as_array().unwrap().len(), 4);
    let ceremony = played["ceremony"].as_array().unwrap();
    assert!(ceremony.iter().any(|its| its["place"] == 1) && ceremony.len() == 4);
    assert_eq!(text, campaign(&args).done(), "all luck follows from the seed");
}

#[test]
fn people_are_told_year_by_year() {
    let text = campaign(&["--companies", "2"]).done();

    for told in
        ["Blue (conductor)", "1865  ", "1898  ", "Payslips: ", "New rule: ", "Opened: ", "The vaults are opened"]
    {
        assert!(text.contains(told), "{told} in {text}");
    }
    assert_eq!(text.lines().filter(|line| line.contains("Payslips: ")).count(), 12);
}

/// LG-6.8: the contents are in both languages, and so is what is told of them.
#[test]
fn people_are_told_in_dutch_too() {
    let text = campaign(&["--companies", "2", "--lang", "nl"]).done();

    for told in ["Blauw (conductor)", "Loonstrookjes: ", "Nieuwe regel: ", "Geopend: ", "De kluizen gaan open"] {
        assert!(text.contains(told), "{told} in {text}");
    }
    let balance = campaign(&["--companies", "2", "--campaigns", "1", "--bots", "random", "--lang", "nl"]).done();
    for told in ["Eén campagne van 2 maatschappijen", "plaats 1", "van een eerlijk deel", "LG-6.6 is"] {
        assert!(balance.contains(told), "{told} in {balance}");
    }
    let json = ["--companies", "2", "--json"];
    let in_dutch = campaign(&[&json[..], &["--lang", "nl"]].concat()).done();
    assert_eq!(campaign(&json).done(), in_dutch, "programs read the same in every language");
}

/// LG-6.6: every number it names.
#[test]
fn many_campaigns_give_the_balance_table() {
    let args = ["--companies", "2", "--campaigns", "3", "--bots", "random"];
    let report = balance(&args);

    assert_eq!((&report["campaigns"], &report["companies"]), (&Value::from(3), &Value::from(2)));
    let lengths = ["seats", "chapters", "boxes"].map(|list| report[list].as_array().unwrap().len());
    assert_eq!(lengths, [2, 12, 9]);
    assert!(report["verdict"]["is_met"].is_boolean());
    assert_eq!(report, balance(&[&args[..], &["--threads", "1"]].concat()));

    assert_eq!(campaign(&args).done(), campaign(&args).done(), "how long it took is told aside");
    let text = campaign(&args).done();
    for told in
        ["3 campaigns of 2 companies", "seat 0", "seat 1", "of a fair share", "turns each", "opened", "LG-6.6 is"]
    {
        assert!(text.contains(told), "{told} in {text}");
    }
}

#[test]
fn what_can_not_be_is_bad_input() {
    for args in [
        &["--companies", "1"],
        &["--companies", "6"],
        &["--companies", "many"],
        &["--campaigns", "0"],
        &["--threads", "0"],
        &["--bots", "nobody"],
        &["--lang", "tlh"],
    ] {
        campaign(args).complaint(BAD_INPUT);
    }
    for companies in ["6", "many", "-1"] {
        let crowd = campaign(&[&format!("--companies={companies}")]).complaint(BAD_INPUT);
        assert!(crowd.contains("a campaign is for 2 to 5 companies"), "{crowd}");
    }
    let none = campaign(&["--campaigns", "0"]).complaint(BAD_INPUT);
    assert!(none.contains("a whole number of campaigns, 1 or more"), "{none}");
    let nobody = campaign(&["--bots", "nobody"]).complaint(BAD_INPUT);
    assert!(nobody.contains("the bots are random, apprentice, conductor, broker, baron"), "{nobody}");
    let crowd = campaign(&["--companies", "2", "--bots", "greedy,random,greedy"]).complaint(BAD_INPUT);
    assert!(crowd.contains("3 bots don't fit on 2 seats"), "{crowd}");
}

/// LG-1.5: the whole file of a campaign that goes on is for the keeper, who moves it; everybody gets a new link.
#[test]
fn the_keeper_moves_a_campaign_that_goes_on() {
    let (from, to) = (scratch("moved-from"), scratch("moved-to"));
    let (data, elsewhere) = (from.to_str().unwrap(), to.to_str().unwrap());
    let begun = {
        let served = Served::start(data);
        let form = "name=Westward&company-0=red&seat-0=me&name-0=Anna&company-1=blue&seat-1=friend&name-1=Erik";
        let answer = post(&served, "/campaigns", form);
        let path =
            answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap_or_else(|| panic!("{answer}"));
        Served::start(elsewhere).stop();
        path.trim().to_owned()
    };
    let id = begun.strip_prefix("/campaigns/").unwrap();
    let file = from.join("westward.json");

    campaign(&["export", id, "--out", file.to_str().unwrap(), "--data", data]).done();
    let args = ["import", file.to_str().unwrap(), "--data", elsewhere];
    let moved = campaign(&[&args[..], &["--json"]].concat()).json();

    assert_eq!(moved["links"].as_array().unwrap().len(), 2);
    let told = campaign(&args).done();
    assert!(told.contains("Anna  /join/") && told.contains("Erik  /join/"), "{told}");
    let served = Served::start(elsewhere);
    assert!(served.get(moved["campaign"].as_str().unwrap()).contains("Westward"));
    assert!(served.get(moved["links"][0]["link"].as_str().unwrap()).starts_with("HTTP/1.1 200"));

    assert!(campaign(&["export", "nowhere", "--data", data]).complaint(BAD_INPUT).contains("no campaign nowhere"));
    std::fs::write(&file, "{}").unwrap();
    campaign(&["import", file.to_str().unwrap(), "--data", elsewhere]).complaint(BAD_INPUT);
}
