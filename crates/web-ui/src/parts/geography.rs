//! Land, lakes, rivers and borders under a board, as paths bent so that every city lies where its board puts it.
//!
//! They are a file of their own, which a browser keeps, and no part of every page.

use crate::asset_url;
use maud::{Markup, html};

/// The file below `/assets/`.
pub(crate) struct Geography(pub(crate) &'static str);

impl Geography {
    /// Land in the sea, with its lakes. The coast is drawn as engravers did, with lines of water along it.
    pub(crate) fn land(&self) -> Markup {
        html! {
            @for _ in 0..2 { use.surf href=(self.shape("land")) {} }
            use.land href=(self.shape("land")) {}
            use.lakes href=(self.shape("lakes")) {}
            use.country href=(self.shape("country")) {}
        }
    }

    pub(crate) fn rivers_and_states(&self) -> Markup {
        html! {
            use.rivers href=(self.shape("rivers")) {}
            use.states href=(self.shape("states")) {}
        }
    }

    fn shape(&self, id: &str) -> String {
        format!("{}#{id}", asset_url(self.0))
    }
}

/// How far from the edges of the drawn land it begins to fade, and where it is gone.
pub(crate) struct Edges {
    pub(crate) west: f32,
    pub(crate) east: f32,
    pub(crate) north: f32,
    pub(crate) south: f32,
    /// So wide is the strip in which the land fades.
    pub(crate) width: f32,
}

/// Far beyond any screen.
const OUTSIDE: f32 = 2000.0;

impl Edges {
    /// The land ends where the board's canvas does: it fades into the sea instead of breaking off. These lie over it.
    pub(crate) fn fade(&self) -> Markup {
        let Edges { west, east, north, south, width } = *self;
        let long = OUTSIDE * 2.0 + 1000.0;
        html! {
            defs {
                (gradient("fade-west", (0, 0, 1, 0)))
                (gradient("fade-east", (1, 0, 0, 0)))
                (gradient("fade-north", (0, 0, 0, 1)))
                (gradient("fade-south", (0, 1, 0, 0)))
            }
            g.edges {
                path.sea d={ "M" (-OUTSIDE) " " (-OUTSIDE) "h" (long) "v" (long) "h" (-long) "zM" (west) " " (north) "V" (south) "H" (east) "V" (north) "z" } {}
                rect x=(west - 1.0) y=(-OUTSIDE) width=(width) height=(long) fill="url(#fade-west)" {}
                rect x=(east - width + 1.0) y=(-OUTSIDE) width=(width) height=(long) fill="url(#fade-east)" {}
                rect x=(-OUTSIDE) y=(north - 1.0) width=(long) height=(width) fill="url(#fade-north)" {}
                rect x=(-OUTSIDE) y=(south - width + 1.0) width=(long) height=(width) fill="url(#fade-south)" {}
            }
        }
    }
}

/// From the sea's colour to nothing.
fn gradient(id: &str, (x1, y1, x2, y2): (u8, u8, u8, u8)) -> Markup {
    html! {
        linearGradient #(id) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {
            stop offset="0" {}
            stop.clear offset="1" {}
        }
    }
}
