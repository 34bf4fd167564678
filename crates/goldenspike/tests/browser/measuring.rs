//! Measures what a page shows: letters, targets, what is in sight, what lies on what. Each gives a list of what is wrong, in words.

use anyhow::Result;
use browser_testing::Page;
use serde_json::{Value, json};

/// The smallest letters that can be read, in pixels.
pub(crate) const LEAST_LETTERS: f64 = 11.0;

/// The smallest target that a hand hits, in pixels.
pub(crate) const LEAST_TARGET: f64 = 24.0;

/// What a measurement finds where all is well.
pub(crate) const NOTHING: Vec<String> = Vec::new();

/// Texts in sight with letters smaller than can be read. Letters on pieces (a cube, a disc) repeat what the tables say.
pub(crate) async fn small_letters(page: &Page) -> Result<Vec<String>> {
    list(page, &format!("({SMALL_LETTERS})({LEAST_LETTERS})")).await
}

/// Lit targets in sight, and the button of a newcomer's hint, that are too small to be hit.
pub(crate) async fn small_targets(page: &Page) -> Result<Vec<String>> {
    list(page, &format!("({SMALL_TARGETS})({LEAST_TARGET})")).await
}

/// What can't be seen whole without scrolling, of all that these selectors find; a selector that finds nothing is told too.
pub(crate) async fn out_of_sight(page: &Page, selectors: &[&str]) -> Result<Vec<String>> {
    list(page, &format!("({OUT_OF_SIGHT})({})", json!(selectors))).await
}

/// A column may still be on its way to what is lit.
pub(crate) async fn comes_into_sight(page: &Page, selectors: &[&str]) -> Result<()> {
    Ok(page.until(&format!("({OUT_OF_SIGHT})({}).length === 0", json!(selectors))).await?)
}

/// Texts that are cut off, of all that these selectors find.
pub(crate) async fn cut_off(page: &Page, selectors: &[&str]) -> Result<Vec<String>> {
    list(page, &format!("({CUT_OFF})({})", json!(selectors))).await
}

/// Words that are broken in the middle, of all that these selectors find.
pub(crate) async fn broken_words(page: &Page, selectors: &[&str]) -> Result<Vec<String>> {
    list(page, &format!("({BROKEN_WORDS})({})", json!(selectors))).await
}

/// Neighbours that lie on each other, among the children of all that a selector finds.
pub(crate) async fn on_each_other(page: &Page, selector: &str) -> Result<Vec<String>> {
    list(page, &format!("({ON_EACH_OTHER})({})", json!(selector))).await
}

/// Lit targets that a card (the tip, an explanation) lies on.
pub(crate) async fn under(page: &Page, card: &str) -> Result<Vec<String>> {
    list(page, &format!("({UNDER})({})", json!(card))).await
}

/// Every empty room of the shown company of Carnegie, up to this floor, becomes like the one that has the most to say.
pub(crate) async fn fills_the_house(page: &Page, floors: usize) -> Result<()> {
    page.js(&format!("({FILLS_THE_HOUSE})({floors})")).await?;
    Ok(page.settle().await?)
}

/// What sticks out of what it stands in, of all that these selectors find in it.
pub(crate) async fn sticking_out_of(page: &Page, around: &str, selectors: &[&str]) -> Result<Vec<String>> {
    list(page, &format!("({STICKING_OUT})({}, {})", json!(around), json!(selectors))).await
}

async fn list(page: &Page, js: &str) -> Result<Vec<String>> {
    let found: Value = page.js(js).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned)).collect())
}

const SMALL_LETTERS: &str = r#"(least) => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const [node, element] = [texts.currentNode, texts.currentNode.parentElement]
        if (!node.textContent.trim() || element.closest('.unseen, .cube, .disc, script, noscript, option') || !element.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue
        const drawn = element.closest('svg text')
        const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : 1
        const size = parseFloat(getComputedStyle(element).fontSize) * scale
        if (size < least - 0.05) found.add(`${size.toFixed(1)} px: ${element.localName}.${element.getAttribute('class')} ${node.textContent.trim().slice(0, 30)}`)
    }
    return [...found]
}"#;

const SMALL_TARGETS: &str = r#"(least) => [...document.querySelectorAll('[data-target].legal, #newcomer .ways button')].filter((shape) => shape.checkVisibility()).map((shape) => {
    // The name of a row leads to all of the row.
    const whole = shape.matches('.target') ? (shape.closest('tr, li') ?? shape) : shape
    const box = whole.getBoundingClientRect()
    // A shape that is drawn smaller may be hit around it too.
    const isHit = (x, y) => shape.contains(document.elementFromPoint(x, y))
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const reach = (right, down) => { let far = 0; while (far < least && isHit(x + right * far, y + down * far)) far += 0.5; return far }
    const across = Math.max(box.width, reach(-1, 0) + reach(1, 0))
    const up = Math.max(box.height, reach(0, -1) + reach(0, 1))
    return Math.min(across, up) < least - 0.5 ? `${across.toFixed(0)} × ${up.toFixed(0)}: ${shape.dataset.target ?? shape.textContent}` : null
}).filter(Boolean)"#;

const OUT_OF_SIGHT: &str = r#"(selectors) => selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    if (!found.length) return [`${selector}: nothing`]
    return found.filter((one) => {
        const box = one.getBoundingClientRect()
        let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        for (let over = one.parentElement; over; over = over.parentElement) {
            const { display, overflow, position } = getComputedStyle(over)
            const its = over.getBoundingClientRect()
            // What has no box of its own clips nothing.
            if (overflow !== 'visible' && display !== 'contents') room = { left: Math.max(room.left, its.left), top: Math.max(room.top, its.top), right: Math.min(room.right, its.right), bottom: Math.min(room.bottom, its.bottom) }
            // What is fixed to the screen is not clipped by what it stands in.
            if (position === 'fixed') break
        }
        return box.left < room.left - 1 || box.top < room.top - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1
    }).map((one) => `${selector}: ${one.textContent.trim().slice(0, 40)}`)
})"#;

const CUT_OFF: &str = r#"(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent.trim()}`)"#;

const BROKEN_WORDS: &str = r#"(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => one.checkVisibility()).flatMap((one) => {
    const found = []
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/\p{L}{2,}/gu)) {
            const range = document.createRange()
            range.setStart(texts.currentNode, index)
            range.setEnd(texts.currentNode, index + word.length)
            if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) found.push(word)
        }
    }
    return found
})"#;

const ON_EACH_OTHER: &str = r#"(selector) => [...document.querySelectorAll(selector)].flatMap((row) => {
    const shown = [...row.children].filter((one) => one.checkVisibility())
    const inside = (one) => { const range = document.createRange(); range.selectNodeContents(one.querySelector('[aria-hidden]') ?? one); return range.getBoundingClientRect() }
    return shown.slice(1).filter((one, index) => inside(shown[index]).right > inside(one).left + 1).map((one) => `${selector}: ${one.textContent.trim()}`)
})"#;

const FILLS_THE_HOUSE: &str = r#"(floors) => {
    const lengthOf = (room) => room.textContent.length
    const [wordy] = [...document.querySelectorAll('.company.now .room:has(.desk)')].sort((one, other) => lengthOf(other) - lengthOf(one))
    for (const room of document.querySelectorAll(`.company.now .floor:nth-last-child(-n + ${floors}) .room.empty`)) room.replaceWith(wordy.cloneNode(true))
}"#;

const STICKING_OUT: &str = r#"(around, selectors) => selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(`${around} ${selector}`)].filter((one) => one.checkVisibility())
    if (!found.length) return [`${selector}: nothing`]
    return found.filter((one) => {
        const [its, room] = [one, one.closest(around)].map((part) => part.getBoundingClientRect())
        return its.top < room.top || its.bottom > room.bottom || its.left < room.left || its.right > room.right || one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'clip'
    }).map((one) => `${selector}: ${one.textContent.trim()}`)
})"#;

const UNDER: &str = r#"(card) => {
    const tip = document.querySelector(card).getBoundingClientRect()
    const covers = (box) => box.left < tip.right - 1 && tip.left < box.right - 1 && box.top < tip.bottom - 1 && tip.top < box.bottom - 1
    return [...document.querySelectorAll('[data-target].legal')].filter((shape) => shape.checkVisibility({ visibilityProperty: true }) && covers(shape.getBoundingClientRect())).map((shape) => shape.dataset.target)
}"#;
