// Clocks: what is left, counted down; without script the page says when time is up.
import { $$ } from './dom.js'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// "2 h", in Dutch "2 u"
const sign = (unit) => new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit, unitDisplay: 'narrow' })
  .formatToParts(2).find(({ type }) => type === 'unit').value
const [D, H] = [sign('day'), sign('hour')]
const two = (number) => String(number).padStart(2, '0')

const left = (seconds) => {
  const s = Math.max(0, Math.floor(seconds))
  if (s >= 2 * DAY) return `${Math.floor(s / DAY)} ${D} ${Math.floor(s % DAY / HOUR)} ${H}`
  if (s >= HOUR) return `${Math.floor(s / HOUR)}:${two(Math.floor(s % HOUR / MINUTE))} ${H}`
  return `${Math.floor(s / MINUTE)}:${two(s % MINUTE)}`
}

const ago = (seconds) => {
  const said = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' })
  const s = Math.max(MINUTE, seconds)
  if (s >= DAY) return said.format(-Math.floor(s / DAY), 'day')
  return s >= HOUR ? said.format(-Math.floor(s / HOUR), 'hour') : said.format(-Math.floor(s / MINUTE), 'minute')
}

// The server draws the page anew with every move, and what is written here would be undone: it is written again.
export const showClocks = () => {
  for (const node of $$('[data-due]')) {
    const due = Number(node.dataset.due)
    const text = due <= Date.now() ? node.dataset.up : [node.dataset.in, left((due - Date.now()) / 1000)].join(' ').trim()
    if (node.textContent !== text) node.textContent = text
    node.title = new Date(due).toLocaleString(document.documentElement.lang)
    node.classList.toggle('soon', due - Date.now() < 60000)
  }
  for (const node of $$('time[data-since]')) {
    const text = ago((Date.now() - Number(node.dataset.since)) / 1000)
    if (node.textContent !== text) node.textContent = text
  }
  for (const node of $$('[data-left]')) {
    const text = left(Number(node.dataset.left) / 1000)
    if (node.textContent !== text) node.textContent = text
  }
}
showClocks()
setInterval(showClocks, 1000)
document.addEventListener('visibilitychange', showClocks)
