//! The browser as the tests of the site use it, on a page of our own.

mod support;

use browser_testing::{Browser, BrowserError, Viewport};
use std::time::Duration;
use support::serve;

const COUNTER: &str = "<button id=b onclick='n.value = Number(n.value) + 1'>more</button> <output id=n>0</output>";

#[tokio::test]
async fn a_click_and_a_key_press_the_button() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(COUNTER).await).await?;

    page.click("#b").await?;
    page.until("n.value === '1'").await?;
    page.key("Enter").await?;
    page.until("n.value === '2'").await?;
    page.key("Space").await?;

    page.until("n.value === '3'").await?;
    assert_eq!(page.text("#n").await?, "3");
    browser.close().await
}

#[tokio::test]
async fn a_card_is_dragged_onto_a_place() -> Result<(), BrowserError> {
    let page = "<p id=card draggable=true ondragstart='event.dataTransfer.setData(`text/plain`, `queen`)'>Q</p>\
        <p id=place ondragover='event.preventDefault()' ondrop='place.textContent = event.dataTransfer.getData(`text/plain`)'>free</p>";
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(page).await).await?;

    page.drag("#card", "#place").await?;

    page.until("place.textContent === 'queen'").await
}

#[tokio::test]
async fn text_is_typed_key_by_key_where_the_focus_is() -> Result<(), BrowserError> {
    let page = "<label>Name <input id=i onkeydown='keys.value += event.key'></label><output id=keys></output>";
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(page).await).await?;

    page.click("#i").await?;
    page.type_text("Anna 2!").await?;

    assert_eq!(page.js("i.value").await?, "Anna 2!");
    assert_eq!(page.js("keys.value").await?, "Anna 2!");
    Ok(())
}

#[tokio::test]
async fn a_click_goes_to_the_middle_of_what_is_far_down_and_of_a_shape() -> Result<(), BrowserError> {
    let page = "<div style='height: 5000px'></div>\
        <svg width=200 height=200><g id=hex onclick='hit.value = `${event.offsetX},${event.offsetY}`'>\
        <rect x=40 y=60 width=100 height=100 /></g></svg><output id=hit></output>";
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(page).await).await?;

    page.click("#hex").await?;

    page.until("hit.value === '90,110'").await
}

#[tokio::test]
async fn a_covered_button_is_not_clicked_and_the_error_tells_what_covers_it() -> Result<(), BrowserError> {
    let page =
        "<button id=b onclick='b.value = 1'>more</button><div class=curtain style='position: fixed; inset: 0'></div>";
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(page).await).await?.with_patience(Duration::from_millis(100));

    let refused = page.click("#b").await.unwrap_err().to_string();

    assert!(refused.contains("#b is covered by <div class=\"curtain\""), "{refused}");
    assert_eq!(page.js("b.value").await?, "");
    Ok(())
}

#[tokio::test]
async fn waiting_in_vain_tells_the_condition_the_place_and_the_console() -> Result<(), BrowserError> {
    let page = "<script>console.error('no train', 7); nonsense()</script><img src=/missing alt=''>";
    let browser = Browser::launch().await?;
    let url = serve(page).await;
    let page = browser.page(&url).await?.with_patience(Duration::from_millis(100));

    let refused = page.until("document.title === 'Arrived'").await.unwrap_err().to_string();

    for part in ["document.title === 'Arrived'", "last: false", &url, "no train", "nonsense is not defined", "404"] {
        assert!(refused.contains(part), "{part} is not in: {refused}");
    }
    assert!(matches!(page.js("nonsense()").await, Err(BrowserError::Script { .. })));
    Ok(())
}

#[tokio::test]
async fn every_page_is_another_visitor_and_a_tab_is_the_same() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let url = serve("").await;
    let anna = browser.page(&url).await?;
    anna.js("document.cookie = 'seat=1'").await?;

    let erik = browser.page(&url).await?;
    let annas_tab = anna.tab(&url).await?;

    assert_eq!(erik.js("document.cookie").await?, "");
    assert!(annas_tab.text("#request").await?.contains("Cookie: seat=1"));
    // Both believe they are in front: their live updates and animations go on.
    assert_eq!(anna.js("document.visibilityState").await?, "visible");
    assert_eq!(annas_tab.js("document.visibilityState").await?, "visible");
    Ok(())
}

#[tokio::test]
async fn a_phone_taps_and_a_visitor_has_tastes() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.dark().reduced_motion()).await?;
    page.language("nl").await?;
    let button = "<meta name=viewport content='width=device-width'>\
        <button id=b ontouchstart='b.value = 1' onclick='b.value += 2'>more</button>";
    page.goto(&serve(button).await).await?;

    page.tap("#b").await?;

    page.until("b.value === '12'").await?;
    assert_eq!(page.js("innerWidth").await?, 390);
    assert_eq!(page.js("matchMedia('(prefers-color-scheme: dark)').matches").await?, true);
    assert_eq!(page.js("matchMedia('(prefers-reduced-motion: reduce)').matches").await?, true);
    assert!(page.text("#request").await?.contains("Accept-Language: nl"));
    Ok(())
}

#[tokio::test]
async fn a_visitor_without_script_clicks_links_and_forms() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.blank_page().await?;
    page.without_script().await?;
    let form = "<output id=n>0</output><script>n.value = 1</script><form><button id=b name=pressed value=yes>go</button></form>";
    page.goto(&serve(form).await).await?;

    page.click("#b").await?;

    page.until("location.search === '?pressed=yes'").await?;
    assert_eq!(page.text("#n").await?, "0");
    Ok(())
}

#[tokio::test]
async fn a_picture_is_taken_of_the_screen() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.page(&serve(COUNTER).await).await?;
    page.viewport(Viewport { width: 320, height: 200, ..Viewport::LAPTOP }).await?;
    let path = std::env::temp_dir().join(format!("browser-testing-picture-{}.png", std::process::id()));

    page.screenshot(&path).await?;

    let png = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(&png[1..4], b"PNG");
    // The header holds width and height.
    assert_eq!(png[16..24], [0, 0, 1, 64, 0, 0, 0, 200]);
    Ok(())
}

#[tokio::test]
async fn axe_finds_a_field_without_a_label() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.page(&serve("<input id=i>").await).await?;

    let found = page.axe().await?;

    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].id.as_str(), &found[0].nodes[..]), ("label", &["#i".to_string()][..]));
    assert_eq!(page.axe_but_colours().await?, found);
    assert_eq!(page.axe_of_colours().await?, []);
    page.js("i.setAttribute('aria-label', 'Name')").await?;
    assert_eq!(page.axe().await?, []);
    Ok(())
}

#[tokio::test]
async fn axe_finds_letters_that_are_hardly_there() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let page = browser.page(&serve("<h1 id=h style='color: #ddd; background: #fff'>Rules</h1>").await).await?;

    let found = page.axe_of_colours().await?;

    assert_eq!(found.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["color-contrast"]);
    assert_eq!(page.axe_but_colours().await?.iter().find(|one| one.id == "color-contrast"), None);
    Ok(())
}

#[tokio::test]
async fn an_address_where_nobody_is_does_not_open() -> Result<(), BrowserError> {
    let browser = Browser::launch().await?;
    let refused = browser.page("http://127.0.0.1:1/").await.err().map(|error| error.to_string()).unwrap_or_default();

    assert!(refused.contains("http://127.0.0.1:1/ did not open"), "{refused}");
    Ok(())
}
