// Routes that are drawn as rows of spaces: a name that a small map has written larger never hides one of them.
import { $, $$ } from './dom.js'
import { layers } from './zoom.js'

// Parts of a route's way, about its middle; a name that lies on so many of them hides it. Where names are this much larger than the map was
// drawn for, most routes would lie under one: there they leave all of the middle free.
const PARTS = [0.3, 0.4, 0.5, 0.6, 0.7]
const HIDDEN = 3
const CROWDED = 2.2
// They lie where they were drawn as long as the page stands.
let known
const tracks = () => known ??= $$('#spaces > use', layers).map((use) => pointsOf($(use.getAttribute('href'))))
const pointsOf = (path) => PARTS.map((part) => path.getPointAtLength(part * path.getTotalLength()))

const isUnder = (sign) => ({ x, y }) => Math.abs(x - sign.x) * 2 < sign.w && Math.abs(y - sign.y) * 2 < sign.h
export const hidesTrack = (sign, grown) => tracks().some((points) => points.filter(isUnder(sign)).length >= (grown > CROWDED ? 1 : HIDDEN))
