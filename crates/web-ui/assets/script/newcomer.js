// Newcomers: the goal until their first game is over, and of the hints that were not read the first that is of use for what is asked now; it stays
// while others decide. A phone has one line: the goal until the first move is made, then, in a game whose hints know their time, a hint a move; who has
// read enough puts it away.
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
const hints = () => $$('.hint', strip)
const shown = () => hints().filter((hint) => !hint.hidden)
const remember = (news) => localStorage.setItem(key, JSON.stringify({ ...known(), ...news }))
const withShown = () => [...hintsRead(), ...shown().map((hint) => Number(hint.dataset.hint))]

const areTimed = () => $('[data-when]', strip) !== null
const isOfUse = ({ dataset }) => !dataset.when || $(dataset.when)
const hintNow = (unread) => {
  if (isPhone() && !(known().moved && areTimed())) return undefined
  return state().seat === undefined ? shown()[0] : unread.find(isOfUse)
}

export const showNewcomer = () => {
  if (!strip) return
  const isOver = state().over !== undefined
  if (isOver && !known().played) remember({ played: true })
  const { played, began } = known()
  const unread = hints().filter((hint) => !hintsRead().includes(Number(hint.dataset.hint)))
  const now = hintNow(unread)
  const isRead = isPhone() ? played || began || unread.length === 0 : played && unread.length === 0
  // What was read to its end goes while others move: nothing moves under a finger between two cubes.
  const stays = isPhone() && !strip.hidden && !began && !played && state().seat !== undefined && isLaidOut
  isLaidOut = true
  for (const hint of hints()) hint.hidden = hint !== now
  $('[data-hint-read]', strip).hidden = !isPhone() && !now
  $('.goal', strip).hidden = played
  // Once it is over the result has the page to itself.
  strip.hidden = isOver || isRead && !stays
  leadToLesson()
  measure()
}
let isLaidOut = false
// The way to the lesson stands there as long as it pushes no hint out of its line: before it the goal gives way. The menu has it too.
const leadToLesson = () => {
  const link = $('.ways a', strip)
  if (!link) return
  link.hidden = isPhone() && known().moved === true
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1
  for (const part of isPhone() ? [] : [$('.goal', strip), link]) if (shown().some(isCut)) part.hidden = true
}

document.addEventListener('click', (event) => {
  if (!event.target.closest('[data-hint-read]')) return
  remember(isPhone() ? { began: true } : { read: withShown() })
  for (const hint of shown()) hint.hidden = true
  showNewcomer()
})
document.addEventListener('submit', (event) => {
  const isMove = event.target.getAttribute('action')?.endsWith('/actions')
  if (strip && isPhone() && isMove) remember(areTimed() ? { moved: true, read: withShown() } : { began: true })
})
addEventListener('resize', showNewcomer)
// Letters are as wide as they will be once they have come.
document.fonts?.ready.then(showNewcomer)
