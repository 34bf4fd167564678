// Numbers on the map, of the lines that tell of it: what is new, and what a bot would do.
import { $, $$ } from './dom.js'

const SVG = 'http://www.w3.org/2000/svg'
const draw = (name, attributes, text) => {
  const shape = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
  if (text) shape.textContent = text
  return shape
}

// A line has its number at the last of its pieces, each of which has a ring; or at each place that it leads to.
export const drawMarks = (lines) => {
  const board = $('#board')
  $('#marks')?.remove()
  if (!board?.getScreenCTM || lines.length === 0) return
  const marks = draw('g', { id: 'marks', class: 'marks', 'aria-hidden': 'true' })
  board.append(marks)
  const onScreen = board.getScreenCTM()
  const toBoard = onScreen.inverse()
  // Their numbers, 13 high on the board, can be read on a small map too.
  const size = Math.min(2.2, Math.max(1, 11.2 * toBoard.a / 13))
  const cities = lines.some(({ places }) => places) ? $$('.layers :is(.disc, .city):not(g)') : []
  for (const line of lines) {
    const { look, pieces = [], places = [] } = line
    pieces.forEach((piece, index) => {
      const at = restOf(piece, toBoard, size)
      // A house stands beside the values of its city: a ring would lie on them.
      const isHouse = piece.matches('.house')
      const group = draw('g', { class: look, transform: `translate(${at.x} ${at.y})` })
      if (!isHouse) group.append(draw('circle', { class: 'halo', r: 10.5 * at.scale }))
      const others = [...piece.parentElement.children].filter((other) => other !== piece)
      const around = piece.matches('.disc') ? outside(piece, toBoard, size) : { far: 9 * at.scale + 7 * size, low: isHouse ? 0 : 3 * size }
      if (isHouse || index === pieces.length - 1) group.append(flag(line, { ...at, ...around }, others, size, onScreen))
      marks.append(group)
    })
    for (const place of places) {
      const at = { ...middleOf(place, toBoard), low: 0 }
      const group = draw('g', { class: look, transform: `translate(${at.x} ${at.y})` })
      const hex = place.closest('.hexes') && { spots: spotsInHex(place, size) }
      group.append(flag(line, { ...at, far: at.reach + 7 * size, ...hex }, cities.filter((city) => city !== place), size, onScreen))
      marks.append(group)
    }
  }
}

// A disc bears its owner's sign: its number lies beside it, on any side.
const outside = (disc, toBoard, size) => {
  const far = disc.getBoundingClientRect().width / 2 * toBoard.a + 8 * size
  const aside = far * 0.72
  return { far, low: 0, more: [[aside, aside], [-aside, aside], [aside, -aside], [-aside, -aside]] }
}

const PENNANT = 'M-7.5-8h15V8.5L0 5-7.5 8.5z'
const DIAMOND = 'M0-11.5 11.5 0 0 11.5-11.5 0z'
// Inside a hex, above its price or below it; in one with a city, at a corner of the disc, or else beside it: on the border of two it covers neither's
// price.
const spotsInHex = (hex, size) => {
  const down = 8 + 8 * size
  return hex.dataset.city === undefined ? [[0, -down], [0, down], [0, down + 5], [-13, -down], [13, -down], [-13, down], [13, down]] : [[-18, -15], [18, -15], [-18, 15], [18, 15], [-30, 0], [30, 0]]
}

const flag = ({ number, look }, at, others, size, onScreen) => {
  const isAnswer = look.startsWith('answer-')
  const its = draw('g', { transform: `translate(${flagPlace(at, others, size, onScreen).join(' ')})scale(${size})` })
  // A step of the news is a pennant, an answer of a bot a lamp: neither is taken for a price, nor for the letter of a railway.
  its.append(draw('path', { class: 'flag', d: isAnswer ? DIAMOND : PENNANT }), draw('text', { y: isAnswer ? 4.6 : 3.2 }, number))
  return its
}
// A sign that is drawn by the name of all of them has no box of its own.
const boxOnScreen = (shape, onScreen) => {
  const box = shape.getBoundingClientRect()
  if (box.width > 0 || shape.localName !== 'rect') return box
  const [x, y, width, height] = [shape.x, shape.y, shape.width, shape.height].map((length) => length.baseVal.value)
  const corner = new DOMPoint(x, y).matrixTransform(onScreen)
  return new DOMRect(corner.x, corner.y, width * onScreen.a, height * onScreen.d)
}
// On the right or the left, where it lies on nothing else and on no name or value; or else above or below; or else where it covers
// least. A name is covered last, and beyond the map's edge nobody reads it.
const [NAMES, MUCH] = ['.plate, .plates rect', 8]
const flagPlace = ({ x, y, far, low, spots = [], more = [] }, others, size, onScreen) => {
  const names = $$('.layers :is(.plate, .plates rect, .values text, .prices > [data-tag-of], .letters > text, .marks .flag):not(.crowded)').filter((name) => name.checkVisibility())
  const taken = [...others, ...names].map((other) => ({ box: boxOnScreen(other, onScreen), weight: other.matches(NAMES) ? MUCH : 1 }))
  const map = $('#board').getBoundingClientRect()
  const covered = ([right, down]) => {
    const at = new DOMPoint(x + right, y + down).matrixTransform(onScreen)
    const reach = 6 * size * onScreen.a
    const wide = (box) => Math.max(0, Math.min(box.right, at.x + reach) - Math.max(box.left, at.x - reach))
    const high = (box) => Math.max(0, Math.min(box.bottom, at.y + reach) - Math.max(box.top, at.y - reach))
    const unseen = MUCH * (4 * reach * reach - wide(map) * high(map))
    return taken.reduce((sum, { box, weight }) => sum + weight * wide(box) * high(box), Math.round(unseen))
  }
  // In a hex no further than its border.
  const places = spots.length > 0 ? spots : [[far, low], [-far, low], [0, -far], [0, far], ...more]
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

// Where a piece is drawn, and how large. One that still drops onto the map is marked where it will lie.
const restOf = (piece, toBoard, size) => {
  const steps = Array.from(piece.transform?.baseVal ?? [])
  if (steps.length > 0) {
    const { e: x, f: y, a: scale } = steps.reduce((all, step) => all.multiply(step.matrix), new DOMMatrix())
    return { x, y, scale }
  }
  return { ...middleOf(piece, toBoard), scale: size }
}
// Of a link the middle of its line, which bends; and how far it reaches from there to its sides.
const middleOf = (shape, toBoard) => {
  const link = shape.matches('.trains > g') ? $('use', shape) : shape
  const line = link.localName === 'use' ? $(link.getAttribute('href')) : link
  // What is drawn by its name has its look where it is drawn.
  if (line?.getTotalLength && getComputedStyle(link).fill === 'none') {
    const { x, y } = line.getPointAtLength(line.getTotalLength() / 2)
    return { x, y, reach: 9 }
  }
  const box = shape.getBoundingClientRect()
  const { x, y } = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(toBoard)
  return { x, y, reach: Math.min(box.width, box.height) / 2 * toBoard.a * 0.8 }
}
