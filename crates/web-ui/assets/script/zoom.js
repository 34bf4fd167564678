// Which part of the board is shown, and how close. Both of its drawings share one view.
import { $, $$, isPhone, within } from './dom.js'

export const layers = $('.layers')
const drawings = () => $$(':scope > svg, .backdrop > svg', layers)
const whole = $('#board')?.viewBox?.baseVal
// What the style sheet of a game says of its map, for the screen that it is on.
export const saidOfMap = (name, otherwise) => (layers && parseFloat(getComputedStyle(layers).getPropertyValue(name))) || otherwise
// What it says of one that is seen from afar.
export const isSaidFromAfar = (name) => layers.style.getPropertyValue('--alone') === '1' && saidOfMap(name, 0) === 1
// A small map may leave out the sea in the west, and need more in the east than its drawing has: the names of the coast stand there. In the north it may
// need room for prices that grow.
const [less, more, north] = ['--less-sea', '--more-sea', '--more-north'].map((name) => saidOfMap(name, 0))
export const fit = whole && { x: whole.x + less, y: whole.y - north, w: whole.width - less + more, h: whole.height + north }
export const everything = () => ({ x: fit.x + fit.w / 2, y: fit.y + fit.h / 2, zoom: 1 })
export const CLOSEST = 8
// What is looked at: the middle, and how much wider than the whole drawing it is shown.
export let view = fit && everything()

// The foot of the map that something lies on, in pixels: its lower edge can come up to there.
let covered = 0
export const coverFoot = (pixels) => { covered = pixels }

// The edge of the drawing stays at the edge of the map, or the drawing in its middle; on a phone near its top, where it stays whatever comes and goes
// below the map.
const FROM_THE_TOP = 14
export const settled = (next) => {
  const box = layers.getBoundingClientRect()
  const zoom = within(1, next.zoom, CLOSEST)
  const scale = wholeScale() * zoom
  const [across, down] = [box.width / scale, box.height / scale]
  const middle = (from, size, room, most) => from + size / 2 + Math.max(0, (room - size) / 2 - most)
  const kept = (value, from, size, room, most) => room >= size ? middle(from, size, room, most) : within(from + room / 2, value, from + size - room / 2)
  const hidden = covered / scale
  const y = kept(next.y - hidden / 2, fit.y, fit.h, down - hidden, isPhone() ? FROM_THE_TOP / scale : Infinity) + hidden / 2
  return { x: kept(next.x, fit.x, fit.w, across, Infinity), y, zoom }
}
// A map that becomes higher or lower keeps its upper edge, and what is below it at its place.
let height = 0
export const keepTop = () => {
  const grown = layers.clientHeight - height
  height = layers.clientHeight
  if (fit && height > 0 && grown !== height && grown !== 0) look({ ...view, y: view.y + grown / 2 / (wholeScale() * view.zoom) })
}

export const look = (next) => {
  const box = layers.getBoundingClientRect()
  if (!fit || box.width * box.height === 0) return // on a phone, behind another tab or without room
  view = settled(next)
  const { zoom } = view
  const [w, h] = [fit.w / zoom, fit.h / zoom]
  for (const svg of drawings()) svg.setAttribute('viewBox', `${view.x - w / 2} ${view.y - h / 2} ${w} ${h}`)
  layers.classList.toggle('zoomed', zoom > 1)
  layers.dispatchEvent(new Event('looked'))
}

// Whatever was on its way somewhere goes where it is sent last.
let goingTo
export const glide = (goal) => {
  if (!fit) return
  goingTo = goal
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return look(goal)
  const [from, start] = [view, performance.now()]
  const step = (now) => {
    if (goingTo !== goal) return
    // A frame may have begun before it was asked for.
    const t = within(0, (now - start) / 300, 1)
    const mix = (key) => from[key] + (goal[key] - from[key]) * (1 - (1 - t) ** 3)
    look({ x: mix('x'), y: mix('y'), zoom: mix('zoom') })
    if (t < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

// Closer or farther, with the point under the finger where it is.
export const zoomed = (x, y, factor) => {
  const point = onBoard(x, y)
  const zoom = within(1, view.zoom * factor, CLOSEST)
  const shift = view.zoom / zoom
  return { x: point.x - (point.x - view.x) * shift, y: point.y - (point.y - view.y) * shift, zoom }
}

export const onBoard = (x, y) => new DOMPoint(x, y).matrixTransform($('#board').getScreenCTM().inverse())
export const placeOf = (shape) => {
  const box = shape.getBoundingClientRect()
  const [from, to] = [onBoard(box.left, box.top), onBoard(box.right, box.bottom)]
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: to.x - from.x, h: to.y - from.y }
}
export const discOf = (part) => !part || part.matches('.disc, .city') ? part : discOf(part.previousElementSibling)
export const boxOf = (shape) => {
  const box = shape.getBBox()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height }
}

// Pixels per unit of the drawing when all of it is shown.
export const wholeScale = () => {
  const box = layers.getBoundingClientRect()
  return Math.min(box.width / fit.w, box.height / fit.h)
}
