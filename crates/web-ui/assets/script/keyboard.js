// The board by keyboard: arrows walk from target to target, Enter clicks, Escape steps back.
import { $, $$, center } from './dom.js'
import { clickTarget, stepBack } from './clicking.js'
import { chosen, shapes } from './targets.js'
import { isTipShown } from './tip.js'

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return escape()
  const shape = event.target.closest?.('[data-target].legal')
  if (!shape || event.target.closest('button, a, input, select, textarea')) return
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    clickTarget(shape, false)
  } else if (ways[event.key] && shape.closest('.layers')) {
    event.preventDefault()
    neighbour(shape, ways[event.key])?.focus({ preventScroll: true })
  }
})

const escape = () => {
  const menu = $('details.menu[open]')
  if (menu) { menu.open = false; return $('summary', menu).focus() }
  const last = chosen.at(-1)
  if (last || isTipShown()) stepBack()
  if (last) shapes(last)[0]?.focus({ preventScroll: true })
}

// The nearest lit target in that direction; straying sideways counts double.
const neighbour = (shape, [dx, dy]) => {
  const here = center(shape)
  let best
  for (const other of $$('.layers [data-target].legal')) {
    const there = center(other)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    if (ahead <= 1 || other.dataset.target === shape.dataset.target) continue
    const far = ahead + 2 * aside
    if (!best || far < best.far) best = { far, other }
  }
  return best?.other
}
