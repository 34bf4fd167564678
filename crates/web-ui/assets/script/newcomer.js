// Newcomers: the goal until their first game is over, and hints one at a time, each until it was read.
import { $, $$ } from './dom.js'
import { state } from './here.js'
import { measure } from './heads.js'

const strip = $('#newcomer')
const key = strip && `newcomer ${strip.dataset.game}`
const known = () => JSON.parse(localStorage.getItem(key) ?? '{"read":0,"played":false}')
const know = (news) => localStorage.setItem(key, JSON.stringify({ ...known(), ...news }))

export const showNewcomer = () => {
  if (!strip) return
  const isOver = state().over !== undefined
  if (isOver) know({ played: true })
  const { read, played } = known()
  const hints = $$('.hint', strip)
  for (const hint of hints) hint.hidden = Number(hint.dataset.hint) !== read
  $('[data-hint-read]', strip).hidden = read >= hints.length
  $('.goal', strip).hidden = played
  // Once it is over the result has the page to itself.
  strip.hidden = isOver || (played && read >= hints.length)
  measure()
}

document.addEventListener('click', (event) => {
  if (!event.target.closest('[data-hint-read]')) return
  know({ read: known().read + 1 })
  showNewcomer()
})
