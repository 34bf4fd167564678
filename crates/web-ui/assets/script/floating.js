// Where tips and menus may float: the map, or on a phone what lies between prompt and sheet.
import { $, $$, isPhone } from './dom.js'

export const room = () => {
  if (!isPhone()) return $('.map').getBoundingClientRect()
  const sheet = [$('#now'), $('#tabs')].map((part) => part.getBoundingClientRect()).find((part) => part.height > 0)
  return { left: 0, right: innerWidth, top: $('#prompt').getBoundingClientRect().bottom, bottom: sheet?.top ?? innerHeight }
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

const CLICKED = '[data-target].legal, #prompt button, #newcomer button, #now button'
const boxes = (selector) => $$(selector).filter((shape) => shape.checkVisibility()).map((shape) => shape.getBoundingClientRect())
const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
export const isOnLit = (box) => boxes('[data-target].legal').some((its) => meets(its, box))

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
