// A tab at which nobody looks gives its stream back. One tab listens for all, at once, to whose turn it is at the reader's tables; and each
// asks by itself now and then, should nobody listen.
import { announce } from './announcing.js'
import { base, isThen, main, state } from './here.js'
import { closeStream, openStream } from './live.js'
import { canShare, listen } from './turns.js'

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
  if (canShare()) listen(hear, away.signal)
}

document.addEventListener('visibilitychange', stayInTouch)
