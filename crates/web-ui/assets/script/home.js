// Home follows the reader's tables: what waits for them comes to the front at once, and the tab and the app's icon say how many wait.
import { ringIfWanted } from './bell.js'
import { $, $$ } from './dom.js'
import './page.js'
import { listen } from './turns.js'

const QUIET = 1000
const title = document.title
const icon = $('link[rel=icon]')
const plainIcon = icon.href

const waiting = () => Number($('main').dataset.waiting)
const say = () => {
  const count = waiting()
  document.title = count ? `(${count}) ${title}` : title
  icon.href = count ? $('main').dataset.iconTurn : plainIcon
  const marked = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  marked?.catch(() => {})
}

// The page as the server has it now: the reader's tables take the place of those shown, and whoever stood on one of them still does.
const renew = async () => {
  const answer = await fetch(location.pathname + location.search)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const stood = document.activeElement?.closest('[data-mine] a')?.getAttribute('href')
  for (const old of $$('[data-mine]')) old.remove()
  $('.hero').after(...$$('[data-mine]', fresh))
  if (stood) $(`[data-mine] a[href="${CSS.escape(stood)}"]`)?.focus()
  const before = waiting()
  $('.hero h1').textContent = $('.hero h1', fresh).textContent
  $('main').dataset.waiting = $('main', fresh).dataset.waiting
  say()
  if (waiting() > before) ringIfWanted()
}

// Bots move quickly: however many tables change, the page is asked for once a second at most.
let asked
const ask = () => {
  asked ??= setTimeout(() => { asked = undefined; renew().catch(() => {}) }, QUIET)
}
const hear = ({ id, version, over }) => {
  const shown = $(`[data-mine] [data-table="${CSS.escape(id)}"]`)
  if (over ? shown : shown?.dataset.version !== String(version)) ask()
}

let away
const follow = () => {
  away = new AbortController()
  listen(hear, away.signal)
}
say()
if ($('main[data-follows]')) {
  follow()
  addEventListener('pagehide', () => away.abort())
  // Whoever comes back by the browser's button sees what the page was.
  addEventListener('pageshow', ({ persisted }) => { if (persisted) { follow(); ask() } })
}
