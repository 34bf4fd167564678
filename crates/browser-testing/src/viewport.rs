//! The screens a page is tried on.

use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    pub width: u32,
    pub height: u32,
    /// A touch screen with two pixels for one.
    pub mobile: bool,
    pub dark: bool,
    pub reduced_motion: bool,
}

impl Viewport {
    pub const LAPTOP: Viewport =
        Viewport { width: 1440, height: 900, mobile: false, dark: false, reduced_motion: false };
    pub const PHONE: Viewport = Viewport { width: 390, height: 844, mobile: true, ..Viewport::LAPTOP };

    /// As somebody sees it who asked the system for dark colours.
    pub const fn dark(self) -> Viewport {
        Viewport { dark: true, ..self }
    }

    /// As somebody sees it who asked the system for less motion.
    pub const fn reduced_motion(self) -> Viewport {
        Viewport { reduced_motion: true, ..self }
    }

    /// The DevTools commands that make a page believe it.
    pub(crate) fn commands(self) -> [(&'static str, Value); 3] {
        let scale = if self.mobile { 2 } else { 1 };
        let scheme = if self.dark { "dark" } else { "light" };
        let motion = if self.reduced_motion { "reduce" } else { "no-preference" };
        [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({"width": self.width, "height": self.height, "deviceScaleFactor": scale, "mobile": self.mobile}),
            ),
            ("Emulation.setTouchEmulationEnabled", json!({"enabled": self.mobile})),
            (
                "Emulation.setEmulatedMedia",
                json!({"features": [
                    {"name": "prefers-color-scheme", "value": scheme},
                    {"name": "prefers-reduced-motion", "value": motion},
                ]}),
            ),
        ]
    }
}
