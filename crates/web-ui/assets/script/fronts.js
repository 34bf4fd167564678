// Parts of a panel that share one place: the one that the move needs comes to the front.
import { $, $$ } from './dom.js'

const main = $('main[data-table]')
const parts = () => $$('button[data-front]').map((button) => button.dataset.front)
const isLit = (name) => $(`[data-front-of="${name}"] [data-target].legal, [data-front-of="${name}"][data-in-question]`)

export const showFront = (wanted) => {
  const names = parts()
  if (names.length === 0) return
  main.dataset.front = wanted ?? main.dataset.front ?? names[0]
  for (const button of $$('button[data-front]')) button.setAttribute('aria-pressed', button.dataset.front === main.dataset.front)
}

export const bringLitToFront = () => {
  const names = parts()
  const lit = names.filter(isLit)
  showFront(lit.length > 0 && !lit.includes(main.dataset.front) ? lit[0] : undefined)
}

// Behind radio buttons too: one's own where something in it can be clicked, and what a coach tells of.
export const openWhatIsLit = () => {
  const own = $('input[data-own]')
  if (own && $('[data-target].legal', own.parentElement)) own.checked = true
  for (const label of $$('label[data-coached]')) label.control.checked = true
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-front]')
  if (button) showFront(button.dataset.front)
})
