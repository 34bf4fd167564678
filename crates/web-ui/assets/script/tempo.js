// How fast the moves of bots are shown: slowly, one by one; at the server's usual pace; or all at once.
import { $, $$ } from './dom.js'
import { base } from './here.js'
import { keepSetting } from './settings.js'

const PACES = ['slow', 'usual', 'fast']
const SLOWLY = 1500
let pace = document.documentElement.dataset.bots ?? 'usual'
const waiting = []
let timer
let last = 0

// Shows a move in its turn: where moves are shown slowly, not before the last one has been looked at.
export const atPace = (show) => {
  if (pace !== 'slow' && waiting.length === 0) return show()
  waiting.push(show)
  timer ??= setTimeout(next, Math.max(0, last + SLOWLY - performance.now()))
}

const next = () => {
  timer = undefined
  last = performance.now()
  waiting.shift()?.()
  if (waiting.length > 0) timer = setTimeout(next, SLOWLY)
}

// What waits is shown now, in its order: before a move of one's own, and for whoever does not want to wait.
export const catchUp = () => {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) waiting.shift()()
}

// The bots of this table need not pause before they move, until it is a person's turn again.
const hurry = () => fetch(`${base}/hurry`, { method: 'POST', headers: { 'X-Fragment': '1' } }).catch(() => {})

export const showPace = () => {
  for (const button of $$('[data-tempo]')) button.setAttribute('aria-pressed', String(button.dataset.tempo === pace))
  const isWaiting = $('.tempo') !== null
  if (isWaiting && pace === 'fast') hurry()
}

const choosePace = (wanted) => {
  pace = wanted
  keepSetting('bots', pace)
  if (pace !== 'slow') catchUp()
  showPace()
}

// Slower or faster by a step.
export const stepPace = (step) => {
  const wanted = PACES[PACES.indexOf(pace) + step]
  if (wanted) choosePace(wanted)
  return true
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-tempo]')
  if (button) choosePace(button.dataset.tempo)
})
