// What a finger means: the nearest of what is lit within its reach. Where links lie so close together that nobody could tell, the map
// comes closer first.
import { $$, center } from './dom.js'
import { lineOf } from './floating.js'
import { framed } from './framing.js'
import { besides } from './targets.js'
import { glide, isSaidFromAfar, layers, placeOf, view, wholeScale } from './zoom.js'

const FINGER = 44
const POINTS = 32

// Of a link its line counts, and not the box around it.
export const isLine = (shape) => shape.getTotalLength !== undefined && getComputedStyle(shape).fill === 'none'
const farFromLine = (shape, x, y) => {
  const line = lineOf(shape)
  const [length, toScreen] = [line.getTotalLength(), shape.getScreenCTM()]
  const points = Array.from({ length: POINTS + 1 }, (_, number) => line.getPointAtLength(length * number / POINTS).matrixTransform(toScreen))
  return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)))
}
const farFromBox = (shape, x, y) => {
  const box = shape.getBoundingClientRect()
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}
const inReach = (x, y) => $$('[data-target].legal', layers)
  .map((shape) => ({ shape, far: lineOf(shape) ? farFromLine(shape, x, y) : farFromBox(shape, x, y) }))
  .filter(({ far }) => far < FINGER / 2)
  .sort((one, other) => one.far - other.far)

// From afar a map may ask first where a link starts: a finger means the nearest of these places, and none of the links that meet there, but for one
// whose middle it is on.
export const nearestStart = (x, y) => {
  if (!isSaidFromAfar('--starts-first')) return undefined
  const lit = $$('[data-target].legal', layers).map((shape) => {
    const at = lineOf(shape) ? middleOf(shape) : center(shape)
    return { shape, far: Math.hypot(at.x - x, at.y - y) }
  }).sort((one, other) => one.far - other.far)
  const [start, link] = [lit.find(({ shape }) => !lineOf(shape)), lit.find(({ shape }) => lineOf(shape))]
  return start.far < FINGER / 2 && start.far <= 2 * link.far ? start.shape : undefined
}
const middleOf = (shape) => lineOf(shape).getPointAtLength(lineOf(shape).getTotalLength() / 2).matrixTransform(shape.getScreenCTM())
// A finger that misses a small target means the nearest one within its reach; right on a link that leads nowhere it asks about that one.
export const nearestLit = (x, y, under) => {
  const [nearest] = inReach(x, y)
  const isOnAnother = under && lineOf(under) && farFromLine(under, x, y) <= nearest?.far
  return isOnAnother ? undefined : nearest?.shape
}

// From this close on a link is told from its neighbours; both ends of each that may be meant stay in sight. Whether the map came closer instead.
const CLOSE = 2.6
const ALIKE = 10
const CLOSER = 1.1
export const comesCloser = (x, y) => {
  const lines = inReach(x, y).filter(({ shape }) => isLine(shape))
  const lanes = lines.length > 0 ? besides(lines[0].shape.dataset.target) : []
  const alike = lines.filter(({ shape, far }, place) => far - lines[0].far <= ALIKE && (place === 0 || !lanes.includes(shape.dataset.target)))
  if (alike.length < 2 || view.zoom >= CLOSE) return false
  const goal = framed(alike.map(({ shape }) => placeOf(shape)), CLOSE * wholeScale())
  if (goal.zoom < CLOSER * view.zoom) return false
  layers.dataset.byHand = ''
  glide(goal)
  return true
}
