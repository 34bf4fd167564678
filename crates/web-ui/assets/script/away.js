// A tab at which nobody looks. A browser allows six streams for all its tabs: hidden ones give theirs back. One of them listens for all,
// at once, to whose turn it is at the reader's tables; and each asks by itself now and then, should nobody listen.
import { announce } from './announcing.js'
import { base, isThen, main, state } from './here.js'
import { closeStream, openStream } from './live.js'

const GLANCE = 15000

const hear = (table) => {
  if (table.id !== main.dataset.table) return
  announce({ mine: table.seats.some(({ seat, mine }) => mine && table.to_act.includes(seat)), over: table.over })
}

const ask = async () => {
  try {
    const answer = await fetch(`${base}/turn`)
    if (answer.ok) announce(await answer.json())
  } catch { /* It asks again. */ }
}

// What every hidden tab of this browser hears; until somebody looks at this one.
const listen = (until) => {
  const turns = new BroadcastChannel('turns')
  turns.addEventListener('message', ({ data }) => hear(data))
  until.addEventListener('abort', () => turns.close())
  // Whoever holds the lock listens for all. Once that tab is looked at or closed, the next one does.
  return navigator.locks.request('turns', { signal: until }, () => new Promise((done) => {
    const stream = new EventSource('/api/me/stream')
    stream.addEventListener('table', ({ data }) => {
      const table = JSON.parse(data)
      hear(table)
      turns.postMessage(table)
    })
    until.addEventListener('abort', () => { stream.close(); done() })
  }))
}

let glance
let away

export const stayInTouch = () => {
  clearInterval(glance)
  away?.abort()
  if (!document.hidden) return openStream(state().version)
  closeStream()
  if (isThen() || state().over !== undefined) return
  glance = setInterval(ask, GLANCE)
  away = new AbortController()
  // Somebody may look again before its turn comes to listen.
  if (navigator.locks) listen(away.signal).catch(() => {})
}

document.addEventListener('visibilitychange', stayInTouch)
