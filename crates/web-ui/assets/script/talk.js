// Talk: a line that is new to its reader is marked until it has been seen, on whatever device.
import { $, $$ } from './dom.js'
import { base, main } from './here.js'

// Spectators have nothing unread.
let read = main.dataset.read === undefined ? Infinity : Number(main.dataset.read)
const numberOf = (line) => Number(line.dataset.said)
const unread = () => $$('#talk [data-said]:not([data-mine])').filter((line) => numberOf(line) > read)

// The server draws the talk anew with every line, the same for all: the marks are set again.
export const showUnread = () => {
  const lines = unread()
  for (const line of $$('#talk li')) line.classList.toggle('unread', lines.includes(line))
  const count = $('#unread')
  if (count) count.textContent = lines.length ? `${lines.length} ${count.dataset.new}` : ''
  showNewest()
  seeSoon()
}

// What was said last is in sight; whoever reads older lines is left there until somebody says more.
let shown = 0
const showNewest = () => {
  const talk = $('#talk')
  if (!talk?.checkVisibility() || talk.children.length === shown) return
  shown = talk.children.length
  talk.scrollTop = talk.scrollHeight
}

const isInSight = () => {
  const talk = $('#talk')
  if (document.hidden || !talk?.checkVisibility()) return false
  const { top, bottom } = talk.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

// Whoever has had the talk before their eyes for a moment has read it.
const A_MOMENT = 3000
let timer
const seeSoon = () => {
  clearTimeout(timer)
  if (unread().length && isInSight()) timer = setTimeout(see, A_MOMENT)
}
const see = async () => {
  const last = Math.max(...unread().map(numberOf))
  if (!isInSight() || !Number.isFinite(last)) return
  try {
    const answer = await fetch(`${base}/read`, { method: 'POST', body: new URLSearchParams({ number: last }), headers: { 'X-Fragment': '1' } })
    if (answer.ok) read = Math.max(read, last)
  } catch { /* It stays unread, here and elsewhere. */ }
  showUnread()
}

// Another device of the same reader may have shown it meanwhile.
document.addEventListener('visibilitychange', async () => {
  if (document.hidden || !Number.isFinite(read)) return
  try {
    const answer = await fetch(`${base}/read`)
    if (answer.ok) read = Math.max(read, (await answer.json()).number)
  } catch { /* Then it knows what it knew. */ }
  showUnread()
})
document.addEventListener('click', (event) => { if (event.target.closest('[data-tab]')) { showNewest(); seeSoon() } })
