// Live updates: the stream of what the others do, the lamp that says whether it flows, and a glance now and then while nobody looks.
import { announce } from './announcing.js'
import { $ } from './dom.js'
import { base, isThen, state, withEyes } from './here.js'
import { patch } from './merging.js'

let stream
let retry

export const openStream = (version) => {
  closeStream()
  if (isThen()) return
  stream = new EventSource(withEyes(`${base}/live${version === undefined ? '' : `?version=${version}`}`))
  stream.addEventListener('open', () => shine(true))
  stream.addEventListener('error', () => {
    shine(false)
    // A refused stream is not opened again by the browser.
    if (stream.readyState === EventSource.CLOSED) retry = setTimeout(() => openStream(), 3000)
  })
  stream.addEventListener('patch', (event) => { if (!isThen()) patch(event.data) })
  stream.addEventListener('reload', () => location.reload())
}

export const closeStream = () => { clearTimeout(retry); stream?.close(); stream = undefined }

const lamp = $('#wire-light')
const shine = (isOn) => {
  if (!lamp) return
  lamp.className = `needs-script ${isOn ? 'on' : 'lost'}`
  lamp.textContent = isOn ? lamp.dataset.live : lamp.dataset.lost
}

// A browser allows six streams for all its tabs: hidden tabs give theirs back, and ask now and then whose turn it is.
const GLANCE = 15000
let glance
const lookNowAndThen = () => {
  clearInterval(glance)
  if (isThen() || state().over !== undefined) return
  glance = setInterval(async () => {
    try {
      const answer = await fetch(`${base}/turn`)
      if (answer.ok) announce(await answer.json())
    } catch { /* It asks again. */ }
  }, GLANCE)
}

document.addEventListener('visibilitychange', () => {
  clearInterval(glance)
  if (document.hidden) { closeStream(); lookNowAndThen() } else openStream(state().version)
})
addEventListener('pagehide', closeStream)
