// Newcomers: the goal until their first game is over, and of the hints that were not read the first that is of use for what is asked now; it stays
// while others decide. A phone has room for the goal alone,
// until it was read or the first move is made.
import { $, $$, isPhone } from './dom.js'
import { state } from './here.js'
import { measure } from './heads.js'

const strip = $('#newcomer')
const key = strip && `newcomer ${strip.dataset.game}`
const known = () => JSON.parse(localStorage.getItem(key) ?? '{"read":0,"played":false}')
// Which ones; once they were counted.
const hintsRead = () => {
  const { read } = known()
  return Array.isArray(read) ? read : Array.from({ length: read }, (_, number) => number)
}
const know = (news) => {
  localStorage.setItem(key, JSON.stringify({ ...known(), ...news }))
  showNewcomer()
}

export const showNewcomer = () => {
  if (!strip) return
  const isOver = state().over !== undefined
  if (isOver && !known().played) return know({ played: true })
  const { played, began } = known()
  const unread = $$('.hint', strip).filter((hint) => !hintsRead().includes(Number(hint.dataset.hint)))
  const isOfUse = ({ dataset, hidden }) => state().seat === undefined ? !hidden : !dataset.when || $(dataset.when)
  const now = unread.find(isOfUse)
  const isRead = isPhone() ? played || began : played && unread.length === 0
  for (const hint of $$('.hint', strip)) hint.hidden = hint !== now
  $('[data-hint-read]', strip).hidden = !isPhone() && !now
  $('.goal', strip).hidden = played
  // Once it is over the result has the page to itself.
  strip.hidden = isOver || isRead
  measure()
}

const shown = () => $$('.hint:not([hidden])', strip).map((hint) => Number(hint.dataset.hint))
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-hint-read]')) know(isPhone() ? { began: true } : { read: [...hintsRead(), ...shown()] })
})
document.addEventListener('submit', (event) => {
  if (strip && isPhone() && event.target.getAttribute('action')?.endsWith('/actions')) know({ began: true })
})
addEventListener('resize', showNewcomer)
