// "Since your turn": opens by itself when a turn comes back, where it lies on nothing that can be clicked; marks what is new on the map and
// in the panels; is put away by a word or by the first move.
import { $, $$, center, isPhone } from './dom.js'
import { showTab } from './tabs.js'
import { choose } from './targets.js'

let read
let asked
const panel = () => $('section#recap')
// The side column is read first, and tells the same in the telegraph; then the map: how far right and down, its edges first.
const STEPS = [1, 0, 0.5, 0.75, 0.25]
const PLACES = [{ on: 'column' }, ...STEPS.flatMap((down) => STEPS.map((right) => ({ on: 'map', right, down })))]

export const showRecap = () => {
  const recap = panel()
  if (recap) {
    recap.hidden = false
    const isAsked = recap.dataset.after === asked
    const isNews = recap.dataset.after !== read && recap.dataset.answers === undefined && !isPhone()
    recap.hidden = !(isAsked || isNews) || !(settle(recap) || isAsked)
  }
  const button = $('[data-recap]')
  button?.setAttribute('aria-expanded', String(recap !== null && !recap.hidden))
  button?.classList.toggle('unread', Boolean(recap?.hidden && isUnread()))
  tint()
  markPanels()
  drawMarks()
}

// Of the places where it covers nothing that can be clicked, the one where it covers least of the map and of the panels; says whether
// there is one. On the map that is where sea or bare paper is, near its edge.
const settle = (recap) => {
  if (isPhone()) return true
  recap.style.setProperty('--wire', `${$('.wire').getBoundingClientRect().height}px`)
  const boxes = (shapes) => shapes.filter((shape) => shape.checkVisibility()).map((shape) => shape.getBoundingClientRect())
  const lit = boxes($$('.layers [data-target].legal, .side [data-target].legal, #now button, .map > :not(.layers) :is(a, button, input)'))
  const places = boxes($$('.layers [data-target], .layers .legend'))
  const rows = boxes([...$$('.side [data-target]').filter(isInColumn), ...$$('.people > li')])
  const covered = (place) => {
    put(recap, place)
    const at = recap.getBoundingClientRect()
    const isUnder = (box) => box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom
    // The next decision is made by what the panels tell: a part of the map is rather done without.
    return lit.some(isUnder) ? Infinity : places.filter(isUnder).length + 100 * rows.filter(isUnder).length
  }
  const [best] = PLACES.map((place) => ({ place, covers: covered(place) })).sort((a, b) => a.covers - b.covers)
  put(recap, best.place)
  return best.covers < Infinity
}
const put = (recap, { on, right = 0, down = 0 }) => {
  recap.dataset.on = on
  recap.style.setProperty('--right', right)
  recap.style.setProperty('--down', down)
}

// A panel may stand elsewhere, and a row of it may be scrolled away.
const isInColumn = (shape) => {
  const [{ x, y }, column] = [center(shape), $('.side-scroll').getBoundingClientRect()]
  return x > column.left && y > column.top && y < column.bottom
}

export const closeRecap = () => {
  if (panel()) read = panel().dataset.after
  asked = undefined
  showRecap()
}

const isUnread = () => panel() && panel().dataset.after !== read

// Turns since the reader's own are tinted in the telegraph.
const tint = () => {
  const [from, until] = panel() ? [Number(panel().dataset.after), Number(panel().dataset.until)] : [0, 0]
  for (const line of $$('#telegraph > li')) {
    const at = Number($('.mark', line)?.dataset.at)
    line.classList.toggle('since', at > from && at <= until)
  }
}

// A row says by how much its sum changed.
const markPanels = () => {
  for (const row of $$('[data-change]')) delete row.dataset.change
  if (!isUnread()) return
  for (const change of panel().dataset.changes.split(';').filter(Boolean)) {
    const [id, sum] = change.split('=')
    const row = $(`.people > #${CSS.escape(id)}`) ?? $(`#panels [data-target="${CSS.escape(id)}"]`)
    // A row of the list has room beside its name, a row of a table in the cell of its name (whatever follows the name itself covers the
    // row, to be clicked); on a card it stands on the edge.
    const place = row?.closest('.in-rows') ? $('.nm', row) : row?.closest('th') ?? row
    if (place) place.dataset.change = sum
  }
}

// A ring around each new thing, in the colour of whoever put it there, with the number of its line.
const SVG = 'http://www.w3.org/2000/svg'
const draw = (name, attributes, text) => {
  const shape = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
  if (text) shape.textContent = text
  return shape
}
const shapeOf = (id) => document.getElementById(id) ?? $(`.layers [data-target="${CSS.escape(id)}"]`)
// Whether the flag can stand on the right of a piece: above are values, below is a name, and beside it may be another piece.
const isFree = (shape, box) => {
  const [x, y] = [box.right + box.width / 2, box.top + box.height / 2]
  const others = [...shape.parentElement.children].filter((other) => other !== shape).map((other) => other.getBoundingClientRect())
  return !others.some((other) => other.left < x && x < other.right && other.top < y && y < other.bottom)
}
const drawMarks = () => {
  const [board, recap] = [$('#board'), panel()]
  $('#marks')?.remove()
  if (!board?.getScreenCTM || !isUnread() || recap.dataset.answers !== undefined) return
  const marks = draw('g', { id: 'marks', class: 'marks', 'aria-hidden': 'true' })
  const toBoard = board.getScreenCTM().inverse()
  // Their numbers, 13 high on the board, can be read on a small map too.
  const size = Math.min(2.2, Math.max(1, 11.2 * toBoard.a / 13))
  for (const line of $$('li[data-marks]', recap)) {
    const shapes = line.dataset.marks.split(' ').map(shapeOf).filter(Boolean)
    shapes.forEach((shape, index) => {
      const box = shape.getBoundingClientRect()
      const at = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(toBoard)
      const group = draw('g', { class: line.className, transform: `translate(${at.x} ${at.y})scale(${size})` })
      group.append(draw('circle', { class: 'halo', r: 10.5 }))
      if (index === shapes.length - 1) {
        const cx = (isFree(shape, box) ? 1 : -1) * 16
        group.append(draw('circle', { class: 'flag', cx, cy: 3, r: 8 }), draw('text', { x: cx, y: 7.5 }, $('.no', line).textContent))
      }
      marks.append(group)
    })
  }
  board.append(marks)
}

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-recap-close]')) return closeRecap()
  if (event.target.closest('[data-recap]')) {
    if (!panel().hidden) return closeRecap()
    read = undefined
    asked = panel().dataset.after
    choose([])
    // The marks are on the map.
    if (isPhone()) showTab('board')
    return showRecap()
  }
  if (event.target.closest('.layers [data-target].legal, #act button, .prompt button[name=action]')) closeRecap()
})
// A move by keyboard puts it away too.
document.addEventListener('submit', (event) => { if (event.target.id === 'act') closeRecap() })
addEventListener('resize', showRecap)
