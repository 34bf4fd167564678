// Which part of the board a phone frames by itself: at least some places, as large as its room lets them be. The buttons of the map go
// to a corner where they lie on nothing that can be chosen.
import { $, $$ } from './dom.js'
import { allNames, letters, writeNames } from './names.js'
import { boxOf, discOf, fit, glide, layers, placeOf, saidOfMap, settled, view, wholeScale } from './zoom.js'

// Around what is framed, in pixels: half a name. A map that has to come closer leaves room for what comes next to it.
const AROUND = 18
const FOR_THE_NEXT = 36
const edge = (pick, places, at, size, sign) => pick(...places.map((place) => place[at] + sign * place[size] / 2))

// All that these places need; no closer than `closest`, in pixels a unit. (Whatever is as large as it can be is all there is.)
export const frame = (places, closest = Infinity) => {
  const around = closest < Infinity ? FOR_THE_NEXT : AROUND
  const free = framed(places, closest, 0, around)
  const corner = clearest(free)
  // Where something to choose lies in their usual corner, the buttons have a strip of their own; but for another corner that is free, where a strip
  // would bring nothing closer.
  const isAtHome = corner.name === CORNERS[0] && !corner.isOnLit
  const besideStrip = framed(places, closest, buttons().height, around)
  const isFreeElsewhere = !corner.isOnLit && besideStrip.zoom <= 1
  const [view, { name }] = isAtHome || isFreeElsewhere ? [free, corner] : [besideStrip, clearest(besideStrip)]
  putButtons(name)
  framedIn = roomOf(layers)
  framedOnStrip = isStrip()
  framedWide = layers.clientWidth
  delete layers.dataset.byHand
  glide(view)
}
// How large the map was then: one that was a strip above a list has room for more when all of the page is its own again.
let framedIn = 0
// A phone that is turned, or whose page was wider before its letters came, shows another part.
let framedWide = 0
export const wasFramed = () => framedIn > 0
// Above a list the map is a strip.
export const isStrip = () => layers.clientHeight / layers.clientWidth < 0.7 * fit.h / fit.w
let framedOnStrip = false
export const wasStrip = () => framedOnStrip
export const hasOtherWidth = () => framedWide > 0 && layers.clientWidth !== framedWide
const roomOf = (map) => map.clientWidth * map.clientHeight
export const hasMoreRoom = () => framedIn > 0 && roomOf(layers) > 1.3 * framedIn
const putButtons = (corner) => {
  const zoom = $('.map > .zoom')
  if (zoom) zoom.dataset.corner = corner
}

// Whether these places are in sight already, about as large as they would be framed, or as the reader likes them. Then only the buttons
// of the map may have to give way.
export const isWell = (places, closest) => {
  if (!wasFramed() || (layers.dataset.byHand === undefined && (hasMoreRoom() || hasOtherWidth()))) return false
  const [ideal, { name, isOnLit }] = [framed(places, closest), clearest(view)]
  const close = view.zoom / ideal.zoom
  const atEdge = layers.dataset.byHand === undefined ? AROUND : 0
  if (isOnLit || !areSeen(places, atEdge) || (layers.dataset.byHand === undefined && (close < leastClose() || close > 1.6))) return false
  putButtons(name)
  return true
}
// How much larger what is lit has to become for a map to come closer. The whole map gives way to all that is; one that has come closer already moves
// less often.
export const much = () => saidOfMap('--much-closer', 2)
const leastClose = () => view.zoom > 1 ? 0.5 : Math.max(0.7, 1 / much())
// How far from the edge of the map, in pixels.
export const areSeen = (places, atEdge = 0, covered = 0) => {
  const [map, scale] = [layers.getBoundingClientRect(), wholeScale() * view.zoom]
  const [right, down] = [map.width, map.height - covered].map((size) => (size / 2 - atEdge) / scale)
  const middle = view.y - covered / 2 / scale
  return places.every(({ x, y, w, h }) => Math.abs(x - view.x) + w / 2 <= right && Math.abs(y - middle) + h / 2 <= down)
}
// All of the map's places: its cities with their names.
export const allPlaces = () => allNames().map((name) => name.previousElementSibling).flatMap((plate) => {
  const disc = plate.matches('.disc ~ .plate') && discOf(plate)
  return disc ? [boxOf(plate), boxOf(disc)] : [boxOf(plate)]
})

export const framed = (places, closest, strip = 0, around = AROUND) => {
  const box = layers.getBoundingClientRect()
  const [left, right] = [edge(Math.min, places, 'x', 'w', -1), edge(Math.max, places, 'x', 'w', 1)]
  const [top, bottom] = [edge(Math.min, places, 'y', 'h', -1), edge(Math.max, places, 'y', 'h', 1)]
  const toShowAll = Math.min((box.width - 2 * around) / (right - left), (box.height - 2 * around - strip) / (bottom - top))
  const scale = nearlyWhole(Math.min(toShowAll, closest))
  return settled({ x: (left + right) / 2, y: (top + bottom) / 2 + strip / 2 / scale, zoom: scale / wholeScale() })
}

// What would come hardly closer shows the whole map: names stand at its edges.
const HARDLY = 1.12
const nearlyWhole = (scale) => scale < HARDLY * wholeScale() ? wholeScale() : scale

const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left']
// The whole map has only the one that brings it closer, and the one that tells of its signs.
const buttons = (isCloser = true) => {
  const zoom = $('.map > .zoom')
  if (!zoom?.checkVisibility()) return { width: 0, height: 0 }
  const { width, height } = zoom.firstElementChild.getBoundingClientRect()
  return { width: width * $$(isCloser ? ':scope > *' : ':scope > :is([data-zoom="in"], .opens-key, .jump)', zoom).length, height }
}
// The corner of a view where the buttons lie on nothing that can be chosen: the same one wherever that can be.
const clearest = (view) => {
  const [best] = corners(view).sort((one, other) => one.lit - other.lit)
  return { name: best.name, isOnLit: buttons().width > 0 && best.lit > 0 }
}
const cornerOfButtons = () => $('.map > .zoom').dataset.corner ?? CORNERS[0]
// A map that has become higher or lower shows other places there.
export const areButtonsInTheWay = () => buttons().width > 0 && corners(view).some(({ name, lit }) => name === cornerOfButtons() && lit > 0)
// Whoever moves the map has its buttons under the finger: they go out of the way of what it shows when it has come to rest. Where it was
// framed anew on its way, they go off what can be chosen.
const [AT_REST, FRAMED] = [1200, 100]
let resting
layers?.addEventListener('looked', () => {
  clearTimeout(resting)
  const isByHand = layers.dataset.byHand !== undefined
  resting = setTimeout(() => { if (isByHand || areButtonsInTheWay()) stepAside() }, isByHand ? AT_REST : FRAMED)
})
const stepAside = () => {
  const here = cornerOfButtons()
  // For a city alone they don't leave their corner: it is moved as easily.
  const all = corners(view).sort((one, other) => one.lit - other.lit)
  const own = all.find(({ name }) => name === here)
  if (buttons().width === 0 || own.lit === all[0].lit) return
  putButtons(all[0].name)
  writeNames()
}
const corners = (view) => {
  const [map, { width, height }] = [layers.getBoundingClientRect(), buttons(view.zoom > 1)]
  const scale = wholeScale() * view.zoom
  const [right, down] = [map.width / 2 / scale, map.height / 2 / scale]
  const [w, h] = [(width + 16) / scale, (height + 16) / scale]
  const at = (name) => ({
    x: view.x + (right - w / 2) * (name.endsWith('right') ? 1 : -1),
    y: view.y + (down - h / 2) * (name.startsWith('bottom') ? 1 : -1),
    w,
    h,
  })
  const lit = $$('[data-target].legal', layers).map(placeOf)
  const under = (corner, shapes) => shapes.filter((shape) => Math.abs(shape.x - corner.x) * 2 < shape.w + w && Math.abs(shape.y - corner.y) * 2 < shape.h + h).length
  return CORNERS.map((name) => ({ name, lit: under(at(name), lit) }))
}

// What can be chosen is large enough for a finger, and a name for the eye: nothing needs to come closer than that.
const FINGER = 44
export const closeEnough = (lit) => Math.max(1.1 * FINGER / Math.min(...lit.map(({ w, h }) => Math.max(w, h))), 12 / letters())
export const closeEnoughToRead = () => 12 / letters()
