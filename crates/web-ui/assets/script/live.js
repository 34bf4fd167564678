// Live updates: the stream of what the others do, and the lamp that says whether it flows.
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

// A browser allows six streams for all its tabs: hidden tabs give theirs back.
document.addEventListener('visibilitychange', () => { if (document.hidden) closeStream(); else openStream(state().version) })
addEventListener('pagehide', closeStream)
