// Moving the map by hand: buttons and wheel zoom, one finger or the mouse drags, two fingers pinch.
import { $$, center, isPhone } from './dom.js'
import { allPlaces, frame } from './framing.js'
import { CLOSEST, everything, fit, glide, layers, look, onBoard, placeOf, settled, view, zoomed } from './zoom.js'

document.addEventListener('click', (event) => {
  const how = event.target.closest('[data-zoom]')?.dataset.zoom
  // A phone has no room for land and sea without a city.
  if (how === 'fit') isPhone() ? frame(allPlaces()) : glide(everything())
  else if (how === 'in') glide(towardsLit(zoomed(center(layers).x, center(layers).y, 1.6)))
  else if (how) glide(zoomed(center(layers).x, center(layers).y, 1 / 1.6))
  if (how) byHand()
})
// Closer to the middle; where that would leave nothing to choose in sight, to the nearest of it.
const towardsLit = (next) => {
  const lit = $$('[data-target].legal', layers).map(placeOf)
  const scale = Math.min(layers.clientWidth / fit.w, layers.clientHeight / fit.h) * next.zoom
  const isIn = ({ x, y, w, h }) => Math.abs(x - next.x) + w / 2 < layers.clientWidth / 2 / scale && Math.abs(y - next.y) + h / 2 < layers.clientHeight / 2 / scale
  if (lit.length === 0 || lit.some(isIn)) return next
  const far = ({ x, y }) => Math.hypot(x - next.x, y - next.y)
  const { x, y } = lit.reduce((best, place) => far(place) < far(best) ? place : best)
  return settled({ x, y, zoom: next.zoom })
}
layers.addEventListener('wheel', (event) => {
  event.preventDefault()
  byHand()
  look(zoomed(event.clientX, event.clientY, Math.exp(-event.deltaY / 400)))
}, { passive: false })
layers.addEventListener('dblclick', (event) => {
  if (!event.target.closest('[data-target].legal')) glide(zoomed(event.clientX, event.clientY, view.zoom > 3 ? 1 / CLOSEST : 2))
})

// The reader's own view stays while what is lit is in it (framing.js).
const byHand = () => { layers.dataset.byHand = '' }

const fingers = new Map()
let dragged = 0
const isFar = () => dragged > 6

// The end of a drag is no click.
export const isDrag = (event) => event.target.closest('.layers') && isFar()

layers.addEventListener('pointerdown', (event) => {
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  if (fingers.size === 1) dragged = 0
})
addEventListener('pointermove', (event) => {
  const was = fingers.get(event.pointerId)
  if (!was) return
  const here = { x: event.clientX, y: event.clientY }
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
  dragged += apart(here, was)
  if (others.length === 1 || isFar()) byHand()
  if (others.length === 1) {
    look(zoomed((here.x + others[0].x) / 2, (here.y + others[0].y) / 2, apart(here, others[0]) / apart(was, others[0])))
  } else if (isFar()) {
    const [from, to] = [onBoard(was.x, was.y), onBoard(here.x, here.y)]
    layers.classList.add('dragging')
    look({ x: view.x - (to.x - from.x), y: view.y - (to.y - from.y), zoom: view.zoom })
  }
  fingers.set(event.pointerId, here)
})
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
const lift = (event) => { fingers.delete(event.pointerId); layers.classList.remove('dragging') }
addEventListener('pointerup', lift)
addEventListener('pointercancel', lift)
