// Live updates: the stream of what the others do, and the lamp that says whether it flows.
import { $ } from './dom.js'
import { base, isThen, withEyes } from './here.js'
import { patch } from './merging.js'
import { atPace, catchUp } from './tempo.js'

let stream
let retry
// Which script this is: a server that has another one tells nothing that this one could misunderstand.
const mine = import.meta.url.split('/').at(-2)

// The text of every part as the stream told it last: a change is told in terms of it, as new stretches and `[how much of it is left out, how much is kept]`.
let told = {}
const retold = (before, steps) => {
  let at = 0
  return steps.map((step) => typeof step === 'string' ? step : before.slice(at += step[0], at += step[1])).join('')
}
// The answer to a post may show a position that the stream leaves out, and the stream does not tell what it does not know of.
let wasAnswered = false
export const answered = () => { wasAnswered = true; catchUp() }

const follow = (changes) => {
  for (const [id, steps] of Object.entries(changes)) told[id] = retold(told[id], steps)
  const parts = wasAnswered ? Object.values(told) : Object.keys(changes).map((id) => told[id])
  atPace(() => { if (!isThen() && patch(parts.join(''))) wasAnswered = false })
}

export const openStream = (version) => {
  closeStream()
  told = {}
  if (isThen()) return
  stream = new EventSource(withEyes(`${base}/live?script=${mine}${version === undefined ? '' : `&version=${version}`}`))
  stream.addEventListener('open', () => shine(true))
  stream.addEventListener('error', () => {
    shine(false)
    // A refused stream is not opened again by the browser.
    if (stream.readyState === EventSource.CLOSED) retry = setTimeout(() => openStream(), 3000)
  })
  stream.addEventListener('patch', (event) => follow(JSON.parse(event.data)))
  // Not at once: where servers are being replaced, the page may come from the old one again.
  stream.addEventListener('reload', () => { closeStream(); retry = setTimeout(() => location.reload(), 2000) })
}

export const closeStream = () => { clearTimeout(retry); stream?.close(); stream = undefined }

const lamp = $('#wire-light')
const shine = (isOn) => {
  if (!lamp) return
  lamp.className = `needs-script ${isOn ? 'on' : 'lost'}`
  lamp.textContent = isOn ? lamp.dataset.live : lamp.dataset.lost
}

addEventListener('pagehide', closeStream)
