// The table by keyboard: arrows walk from target to target, Enter clicks, Escape steps back; letters do what the page `?` lists.
import { leaveNumber } from './amounts.js'
import { putAway } from './boxes.js'
import { $, $$, center, isWriting } from './dom.js'
import { clickTarget, letGo, stepBack } from './clicking.js'
import { explainNext, explainNothing } from './meanings.js'
import { askBack } from './posting.js'
import { stepPace } from './tempo.js'
import { chosen, shapes } from './targets.js'
import { hideTip, isAnswer, isTipShown } from './tip.js'
import { hideToast } from './toast.js'

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return escape()
  if (letter(event)) return event.preventDefault()
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

// Each letter presses a button that is there for everybody, or goes to a place.
const press = (selector) => { const button = $$(selector).find((one) => one.checkVisibility()); button?.click(); return button !== undefined }
const isLookedBack = () => $('nav#history') !== null
const [EARLIER, LATER] = ['#history .step:nth-of-type(2)', '#history .step:nth-of-type(3)']
const letters = {
  u: () => letGo() || press('.undo [value="back"]') || askBack(),
  f: () => press('.quiets button, .way-out'),
  n: () => nextLit(1),
  p: () => nextLit(-1),
  v: () => press('.mast .history-link'),
  ' ': () => press('#play-moments'),
  ',': () => press(EARLIER),
  '.': () => press(LATER),
  ArrowLeft: () => isLookedBack() && press(EARLIER),
  ArrowRight: () => isLookedBack() && press(LATER),
  h: () => press('[data-ask-hint]'),
  r: () => press('[data-recap]'),
  e: () => explainNext(),
  '<': () => stepPace(-1),
  '>': () => stepPace(1),
  '?': () => showKeys(),
}

// Not while somebody writes, and not with a key that means something to the browser.
const letter = (event) => {
  const isButton = event.key === ' ' && event.target.closest?.('button, a, summary, [role=button]')
  if (isWriting(event) || isButton || event.ctrlKey || event.metaKey || event.altKey) return false
  // In a lesson the coach's buttons come first.
  if ($(`#coach button[data-key~="${CSS.escape(event.key.toLowerCase())}"]`)) return false
  return letters[event.key]?.() ?? false
}

// The lit shapes; where no shape leads on, the buttons that do: the bid first of all.
const PLAIN = '#now .any-amount .bid:enabled, #now button[name=action]:not([data-targets]):enabled'
const nextLit = (step) => {
  const [shown, plain] = ['[data-target].legal', PLAIN].map((those) => $$(those).filter((one) => one.checkVisibility()))
  const lit = shown.length > 0 ? shown : plain
  if (lit.length === 0) return false
  const here = lit.indexOf(document.activeElement)
  const next = here < 0 ? (step > 0 ? 0 : lit.length - 1) : (here + step + lit.length) % lit.length
  lit[next].focus({ focusVisible: true })
  return true
}

const escape = () => {
  if (explainNothing() || leaveNumber()) return
  if (!$('#toast').hidden) return hideToast()
  const hint = $('[data-hint-close]')
  if (hint) return hint.click()
  const keys = $('#keys[open]')
  if (keys) return keys.close()
  const menu = $('details.menu[open]')
  if (menu) { menu.open = false; return $('summary', menu).focus() }
  const moves = $('#moves[open]')
  if (moves) { moves.open = false; return $('summary', moves).focus() }
  if (isAnswer()) return hideTip()
  const last = chosen.at(-1)
  if (!last && !isTipShown()) return putAway('section#recap:not([hidden])')
  stepBack()
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

// The page of keys.
const showKeys = () => {
  for (const menu of $$('details.menu[open]')) menu.open = false
  $('#keys')?.showModal()
  return true
}
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-keys]')) showKeys()
})
