// "What would you do?": a bot's few best answers, beside the map. Nobody waits for them: what was asked about another position is dropped.
import { addBox, putAwayBoxes } from './boxes.js'
import { $, isPhone, texts } from './dom.js'
import { clearest, put, room, spread } from './floating.js'
import { base, main, state } from './here.js'
import { zoomToLit } from './phone.js'
import { toast } from './toast.js'

const close = () => $('#hint')?.remove()
addBox('#hint', close, '[data-ask-hint]')

// In a corner of the map, or else anywhere below the prompt, where it lies on the fewest of what is lit.
const place = (hint) => {
  const [box, map] = [hint.getBoundingClientRect(), room()]
  const [left, right, top, bottom] = [map.left + 8, map.right - box.width - 8, map.top + 8, Math.max(map.top + 8, map.bottom - box.height - 8)]
  const page = { left: 0, top: map.top, right: innerWidth, bottom: innerHeight }
  put(hint, ...clearest(box, [[left, top], [right, top], [left, bottom], [right, bottom], ...spread(page, box, { x: map.left, y: map.top })]))
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
    putAwayBoxes()
    main.append(fresh.querySelector('#hint'))
    // A phone has no corner for it: it has the place of what can be done, and the map shows what it names.
    if (isPhone()) zoomToLit()
    else place($('#hint'))
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
