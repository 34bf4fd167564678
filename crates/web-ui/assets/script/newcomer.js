// Newcomers: the goal until their first game is over, and hints one at a time, each until it was read. A phone has room for the goal alone,
// until it was read or the first move is made.
import { $, $$, isPhone } from './dom.js'
import { state } from './here.js'
import { measure } from './heads.js'

const strip = $('#newcomer')
const key = strip && `newcomer ${strip.dataset.game}`
const known = () => JSON.parse(localStorage.getItem(key) ?? '{"read":0,"played":false}')
const know = (news) => {
  localStorage.setItem(key, JSON.stringify({ ...known(), ...news }))
  showNewcomer()
}

export const showNewcomer = () => {
  if (!strip) return
  const isOver = state().over !== undefined
  if (isOver && !known().played) return know({ played: true })
  const { read, played, began } = known()
  const hints = $$('.hint', strip)
  const isRead = isPhone() ? played || began : played && read >= hints.length
  for (const hint of hints) hint.hidden = Number(hint.dataset.hint) !== read
  $('[data-hint-read]', strip).hidden = !isPhone() && read >= hints.length
  $('.goal', strip).hidden = played
  // Once it is over the result has the page to itself.
  strip.hidden = isOver || isRead
  measure()
}

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-hint-read]')) know(isPhone() ? { began: true } : { read: known().read + 1 })
})
document.addEventListener('submit', (event) => {
  if (strip && isPhone() && event.target.getAttribute('action')?.endsWith('/actions')) know({ began: true })
})
addEventListener('resize', showNewcomer)
