// "What would you do?": a bot's few best answers, beside the map. Nobody waits for them: what was asked about another position is dropped.
import { $, isPhone, texts } from './dom.js'
import { clearest, put, room } from './floating.js'
import { base, main, state } from './here.js'
import { closeRecap } from './recap.js'
import { toast } from './toast.js'

const close = () => $('#hint')?.remove()

// In the corner of the map where it lies on the fewest of what is lit.
const place = (hint) => {
  const [box, map] = [hint.getBoundingClientRect(), room()]
  const [left, right, top, bottom] = [map.left + 8, map.right - box.width - 8, map.top + 8, Math.max(map.top + 8, map.bottom - box.height - 8)]
  put(hint, ...clearest(box, [[left, top], [right, top], [left, bottom], [right, bottom]]))
}

const ask = async (button) => {
  if ($('#hint')) return close()
  const about = state().version
  button.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(`${base}/hint`, { headers: { 'X-Fragment': '1' } })
    const body = await answer.text()
    if (state().version !== about) return
    if (!answer.ok) return toast(JSON.parse(body).error.message)
    const fresh = new DOMParser().parseFromString(body, 'text/html')
    // A phone has room for one of them.
    if (isPhone()) closeRecap()
    main.append(fresh.querySelector('#hint'))
    if (!isPhone()) place($('#hint'))
    $('#hint').focus({ preventScroll: true })
  } catch {
    toast(texts.offline)
  } finally {
    button.removeAttribute('aria-busy')
  }
}

// It was about a position that is no more.
export const dropHint = () => { if ($('#hint') && $('#hint').dataset.version !== state().version) close() }

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-ask-hint]')
  if (button) { event.preventDefault(); ask(button) }
  if (event.target.closest('[data-hint-close]')) { close(); $('#prompt p')?.focus({ preventScroll: true }) }
})
