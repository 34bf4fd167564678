//! Places on a canvas.

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) fn moved(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// The same in tenths: all that a screen can show, in few letters.
    pub(crate) fn rounded(self) -> Point {
        Point { x: tenths(self.x), y: tenths(self.y) }
    }
}

pub(crate) fn tenths(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
