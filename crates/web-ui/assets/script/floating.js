// Where tips and menus may float: the map, or on a phone what lies between prompt and sheet.
import { $, $$, isPhone, within } from './dom.js'

export const room = () => {
  if (!isPhone()) return $('.map').getBoundingClientRect()
  // Cards below the map are read and clicked: nothing floats on them.
  const below = $$('main > :is(.hint-answers, .pick, .recap), #panel-board, #now, #tabs').map((part) => part.getBoundingClientRect()).filter((part) => part.height > 0)
  return { left: 0, right: innerWidth, top: $('#prompt').getBoundingClientRect().bottom, bottom: Math.min(innerHeight, ...below.map((part) => part.top)) }
}

export const put = (box, left, top) => { box.style.left = `${left}px`; box.style.top = `${top}px` }

// Every place of a room where a box fits, the nearest to a point first.
export const spread = (room, { width, height }, from) => {
  const places = []
  for (let left = room.left + 8; left + width + 8 <= room.right; left += 16) {
    for (let top = room.top + 8; top + height + 8 <= room.bottom; top += 16) places.push({ place: [left, top], far: Math.hypot(left + width / 2 - from.x, top + height / 2 - from.y) })
  }
  return places.sort((one, other) => one.far - other.far).map(({ place }) => place)
}

const isNear = (from, { width, height }, reach) => ([left, top]) => Math.hypot(within(left, from.x, left + width) - from.x, within(top, from.y, top + height) - from.y) < reach

// Shapes as they run: the box of a slanting link is mostly air, so it counts as beads on its line.
const BEAD = 7
// The line of a link, which may be drawn by its name; trains lie on one.
export const lineOf = (shape) => {
  const link = shape.matches('.trains > g') ? $('use', shape) : shape
  const line = link.localName === 'use' ? $(link.getAttribute('href')) : link
  return line?.localName === 'path' && getComputedStyle(link).fill === 'none' ? line : undefined
}
export const beadsOf = (shape) => {
  const way = lineOf(shape)
  const [length, map] = [way?.getTotalLength() ?? 0, way && shape.getScreenCTM()]
  const box = shape.getBoundingClientRect()
  if (!map) return [box]
  const count = Math.max(1, Math.ceil(Math.hypot(box.width, box.height) / BEAD / 2))
  return Array.from({ length: count + 1 }, (_, bead) => way.getPointAtLength(length * bead / count).matrixTransform(map))
    .map(({ x, y }) => ({ left: x - BEAD, right: x + BEAD, top: y - BEAD, bottom: y + BEAD }))
}
// What stands back is compared with what waits for a yes.
export const litBeads = () => $$('[data-target].legal, .hexes .stands-back').filter((shape) => shape.checkVisibility()).flatMap(beadsOf)

// The cities that a link joins, with their names.
export const endsOf = (shape) => {
  const beads = beadsOf(shape)
  if (beads.length < 2) return []
  return [beads[0], beads.at(-1)].flatMap((bead) => {
    const [x, y] = [(bead.left + bead.right) / 2, (bead.top + bead.bottom) / 2]
    const away = (its) => Math.hypot((its.left + its.right) / 2 - x, (its.top + its.bottom) / 2 - y)
    const name = names().toSorted((one, other) => away(one) - away(other))[0]
    return [{ left: x - 24, right: x + 24, top: y - 24, bottom: y + 24 }, ...name ? [name] : []]
  })
}
// The name that a city bears whose shape this is.
export const nameOf = (shape) => {
  const { left, right, top, bottom } = shape.getBoundingClientRect()
  const its = (name) => name.left < right && left < name.right && name.top < bottom + 4 && top - 4 < name.bottom
  return shape.dataset.city === undefined ? [] : names().filter(its)
}
export const cities = () => [...names(), ...boxes('.map :is(.disc, .city):not(g), .map .cities circle:not([data-target])'), ...referred('.disc')]
const names = () => [...boxes('.map .plate, .map .plates rect'), ...referred('.plate')]
// What is drawn by reference has no place on the screen, but one on the board.
const referred = (selector) => {
  const onScreen = $('#board')?.getScreenCTM()
  if (!onScreen) return []
  return $$(`.layers defs ${selector}:not(.crowded)`).map((shape) => {
    const [{ x, y, width, height }, [right, down = 0]] = [shape.getBBox(), (shape.style.translate || '0').split(' ').map(parseFloat)]
    const at = new DOMPoint(x + right, y + down).matrixTransform(onScreen)
    return new DOMRect(at.x, at.y, width * onScreen.a, height * onScreen.d)
  })
}

// What lies beside the map's own things: the news, a hint.
export const otherBoxes = () => boxes('main > :is(.recap, .hint-answers, .coach)')

// Of the places near a point the one where a box lies on the least: what must be seen weighs most, then what is better seen, then the way there. It goes
// farther only where nothing nearer is free of what must be seen: most of a map may be lit, or full of names. Then it rather hides something than to stand
// away from its own.
const REACHES = [48, 80, 120, 160, 200]
// An answer to a click stands right there.
export const AT_THE_CLICK = [32, 64, 100, 140]
const LIT = 50
export const calmest = (box, room, from, { beside = [], seen, quiet, reaches = REACHES }) => {
  let best
  for (const reach of reaches) {
    const places = [...beside, ...spread(room, box, from).filter(isNear(from, box, reach))]
    best = lightest(box, places, from, [[seen, LIT], [quiet, 2]])
    if (best?.cost < LIT) break
  }
  return best?.place
}

// The lightest of these places, with weights of one's own, the heaviest first; says what it weighs there.
export const lightest = ({ width, height }, places, from, weighed) => {
  let best
  for (const [left, top] of places) {
    let cost = Math.hypot(left + width / 2 - from.x, top + height / 2 - from.y) / 40
    const box = { left: left - 2, top: top - 2, right: left + width + 2, bottom: top + height + 2 }
    for (const [shapes, weight] of weighed) {
      if (best && cost > best.cost) break
      cost += weight * shapes.filter((its) => meets(its, box)).length
    }
    if (!best || cost < best.cost) best = { place: [left, top], cost }
  }
  return best
}

export const clickable = (isMeant = () => true) => boxes(CLICKED, isMeant)
const CLICKED = '[data-target].legal, #prompt button, #newcomer button, #now button'
export const boxes = (selector, isMeant = () => true) => $$(selector).filter((shape) => shape.checkVisibility() && isMeant(shape)).map((shape) => shape.getBoundingClientRect())
const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

// The first of these places where a box that floats lies on the fewest of what a reader can click, and of what else it has to leave free.
export const clearest = ({ width, height }, places, free = []) => {
  const clicked = [...boxes(CLICKED), ...free]
  const covers = ([left, top]) => clicked.filter((its) => meets(its, { left, top, right: left + width, bottom: top + height })).length
  let best
  for (const place of places) {
    const count = covers(place)
    if (!best || count < best.count) best = { place, count }
    if (count === 0) break
  }
  return best.place
}
