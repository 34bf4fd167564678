//! Mouse, finger and keys, as real events at real places.

use crate::{BrowserError, Page};
use serde_json::{Value, json};

/// Keys that are no letter: name, code, virtual key code, the text they type.
#[rustfmt::skip]
const KEYS: &[(&str, &str, u32, &str)] = &[
    ("Enter",      "Enter",      13, "\r"),
    ("Tab",        "Tab",         9, ""),
    ("Escape",     "Escape",     27, ""),
    (" ",          "Space",      32, " "),
    ("Backspace",  "Backspace",   8, ""),
    ("Delete",     "Delete",     46, ""),
    ("Home",       "Home",       36, ""),
    ("End",        "End",        35, ""),
    ("PageUp",     "PageUp",     33, ""),
    ("PageDown",   "PageDown",   34, ""),
    ("ArrowLeft",  "ArrowLeft",  37, ""),
    ("ArrowUp",    "ArrowUp",    38, ""),
    ("ArrowRight", "ArrowRight", 39, ""),
    ("ArrowDown",  "ArrowDown",  40, ""),
];

/// Modifier keys and their bit in DevTools' events.
const MODIFIERS: &[(&str, u32)] = &[("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];

impl Page {
    /// Clicks the middle of the first element that a selector finds: waits until it is there, stands still and lies uncovered.
    pub async fn click(&self, css: &str) -> Result<(), BrowserError> {
        let (x, y) = self.middle(css).await?;
        for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({"type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1});
            self.ask("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Moves the mouse over the middle of an element.
    pub async fn hover(&self, css: &str) -> Result<(), BrowserError> {
        let (x, y) = self.middle(css).await?;
        self.ask("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": x, "y": y})).await?;
        Ok(())
    }

    /// Drags the middle of one element onto the middle of another, which may become what it is only while something is dragged.
    pub async fn drag(&self, from: &str, onto: &str) -> Result<(), BrowserError> {
        let (x, y) = self.middle(from).await?;
        self.ask("Input.setInterceptDrags", json!({"enabled": true})).await?;
        for (kind, dx, buttons) in
            [("mouseMoved", 0.0, 0), ("mousePressed", 0.0, 1), ("mouseMoved", 6.0, 1), ("mouseMoved", 14.0, 1)]
        {
            let button = if buttons == 0 { "none" } else { "left" };
            let event =
                json!({"type": kind, "x": x + dx, "y": y, "button": button, "buttons": buttons, "clickCount": 1});
            self.ask("Input.dispatchMouseEvent", event).await?;
        }
        let data = self.dragged().await?;
        let (x, y) = self.middle(onto).await?;
        for kind in ["dragEnter", "dragOver", "drop"] {
            self.ask("Input.dispatchDragEvent", json!({"type": kind, "x": x, "y": y, "data": data})).await?;
        }
        self.ask("Input.setInterceptDrags", json!({"enabled": false})).await?;
        Ok(())
    }

    /// Touches the middle of an element; for a viewport with `mobile`.
    pub async fn tap(&self, css: &str) -> Result<(), BrowserError> {
        let (x, y) = self.middle(css).await?;
        self.touch("touchStart", &[(x, y)]).await?;
        self.touch("touchEnd", &[]).await
    }

    /// Touches the middle of an element twice, quickly.
    pub async fn double_tap(&self, css: &str) -> Result<(), BrowserError> {
        let (x, y) = self.middle(css).await?;
        // Sent at once: waiting for each answer would part the taps on a busy machine.
        let finger = [(x, y)];
        tokio::try_join!(
            self.touch("touchStart", &finger),
            self.touch("touchEnd", &[]),
            self.touch("touchStart", &finger),
            self.touch("touchEnd", &[]),
        )?;
        Ok(())
    }

    /// Two fingers on an element, so far apart at first and so far in the end, in pixels.
    pub async fn pinch(&self, css: &str, apart: f64, then: f64) -> Result<(), BrowserError> {
        const STEPS: u32 = 8;
        let (x, y) = self.middle(css).await?;
        let fingers = |apart: f64| [(x - apart / 2.0, y), (x + apart / 2.0, y)];
        self.touch("touchStart", &fingers(apart)).await?;
        for step in 1..=STEPS {
            let way = f64::from(step) / f64::from(STEPS);
            self.touch("touchMove", &fingers(apart + (then - apart) * way)).await?;
        }
        self.touch("touchEnd", &[]).await
    }

    async fn touch(&self, kind: &str, fingers: &[(f64, f64)]) -> Result<(), BrowserError> {
        let points: Vec<Value> =
            fingers.iter().enumerate().map(|(id, (x, y))| json!({"x": x, "y": y, "id": id})).collect();
        self.ask("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points})).await?;
        Ok(())
    }

    /// Presses a key: `Enter`, `Tab`, `Shift+Tab`, `Escape`, `ArrowDown`, `Space`, `a`, `?` …
    pub async fn key(&self, name: &str) -> Result<(), BrowserError> {
        let stroke = key_stroke(name).ok_or_else(|| BrowserError::UnknownKey(name.to_string()))?;
        for kind in ["keyDown", "keyUp"] {
            let mut event = stroke.clone();
            event["type"] = kind.into();
            if kind == "keyUp"
                && let Some(event) = event.as_object_mut()
            {
                event.remove("text");
            }
            self.ask("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Types a text, key by key, where the focus is.
    pub async fn type_text(&self, text: &str) -> Result<(), BrowserError> {
        for letter in text.chars() {
            let name = match letter {
                '\n' => "Enter".to_string(),
                letter => letter.to_string(),
            };
            self.key(&name).await?;
        }
        Ok(())
    }

    /// Where to click an element: the middle of its largest part, in view, once it stands still and on top.
    async fn middle(&self, css: &str) -> Result<(f64, f64), BrowserError> {
        // Frames are told to scripts only.
        let frames = if self.runs_script() { FRAMES } else { "" };
        let place = self.until_some(&MIDDLE.replace("FRAMES", frames).replace("CSS", &json!(css).to_string())).await?;
        let unexpected = || BrowserError::Unexpected { method: format!("middle of {css}"), answer: place.to_string() };
        Ok((place["x"].as_f64().ok_or_else(unexpected)?, place["y"].as_f64().ok_or_else(unexpected)?))
    }
}

/// Gives {x, y}; throws what is in the way, which `until` shows if it stays so.
const MIDDLE: &str = r#"(async () => {
    const element = document.querySelector(CSS);
    if (!element) throw new Error('no element ' + CSS);
    const middle = () => {
        const parts = [...element.getClientRects()].filter((r) => r.width > 0 && r.height > 0);
        parts.sort((a, b) => b.width * b.height - a.width * a.height);
        if (!parts.length) throw new Error(CSS + ' is not visible');
        return { x: parts[0].x + parts[0].width / 2, y: parts[0].y + parts[0].height / 2 };
    };
    middle();
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = middle();
    FRAMES;
    const now = middle();
    if (before.x !== now.x || before.y !== now.y) throw new Error(CSS + ' moves');
    const hit = document.elementFromPoint(now.x, now.y);
    const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element);
    if (!isHit) throw new Error(CSS + ' is covered by ' + (hit ? hit.cloneNode().outerHTML : 'nothing: it is out of view'));
    return now;
})()"#;

const FRAMES: &str = "await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))";

/// The event of a key by its name, with modifiers before it: `Shift+Tab`.
fn key_stroke(name: &str) -> Option<Value> {
    let (modifiers, key) = match name.rsplit_once('+') {
        Some((modifiers, key)) if !key.is_empty() => (modifiers, key),
        _ => ("", name),
    };
    let bits = modifiers.split('+').filter(|modifier| !modifier.is_empty()).try_fold(0, |bits, modifier| {
        MODIFIERS.iter().find(|(name, _)| *name == modifier).map(|(_, bit)| bits | bit)
    })?;
    let mut stroke = named_key(key).or_else(|| letter_key(key))?;
    stroke["modifiers"] = bits.into();
    Some(stroke)
}

fn named_key(name: &str) -> Option<Value> {
    let name = if name == "Space" { " " } else { name };
    let (key, code, number, text) = KEYS.iter().find(|(key, ..)| *key == name)?;
    let mut stroke = json!({"key": key, "code": code, "windowsVirtualKeyCode": number});
    if !text.is_empty() {
        stroke["text"] = (*text).into();
    }
    Some(stroke)
}

fn letter_key(name: &str) -> Option<Value> {
    let mut letters = name.chars();
    let (letter, rest) = (letters.next()?, letters.next());
    if rest.is_some() {
        return None;
    }
    let mut stroke = json!({"key": name, "text": name});
    if letter.is_ascii_alphabetic() {
        let upper = letter.to_ascii_uppercase();
        stroke["code"] = format!("Key{upper}").into();
        stroke["windowsVirtualKeyCode"] = u32::from(upper).into();
    } else if letter.is_ascii_digit() {
        stroke["code"] = format!("Digit{letter}").into();
        stroke["windowsVirtualKeyCode"] = u32::from(letter).into();
    }
    Some(stroke)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_may_come_with_modifiers() {
        let stroke = key_stroke("Shift+Tab").unwrap();

        assert_eq!(stroke, json!({"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9, "modifiers": 8}));
    }

    #[test]
    fn a_letter_types_itself_and_an_unknown_name_is_no_key() {
        assert_eq!(key_stroke("u").unwrap()["text"], "u");
        assert_eq!(key_stroke("+").unwrap()["text"], "+");
        assert_eq!(key_stroke("Retrun"), None);
        assert_eq!(key_stroke("Hyper+a"), None);
    }
}
