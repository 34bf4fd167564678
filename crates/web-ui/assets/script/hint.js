// "What would you do?": a bot's few best answers, beside the map. Nobody waits for them: what was asked about another position is dropped.
import { $, isPhone, texts } from './dom.js'
import { clearest, isOnLit, put, room, spread } from './floating.js'
import { base, main, state } from './here.js'
import { showWhatIsLit } from './phone.js'
import { closeRecap } from './recap.js'
import { toast } from './toast.js'

const close = () => $('#hint')?.remove()

// In a corner of the map, or else anywhere below the prompt, where it lies on the fewest of what is lit.
const place = (hint) => {
  const [box, map] = [hint.getBoundingClientRect(), room()]
  const [left, right, top, bottom] = [map.left + 8, map.right - box.width - 8, map.top + 8, Math.max(map.top + 8, map.bottom - box.height - 8)]
  const page = { left: 0, top: map.top, right: innerWidth, bottom: innerHeight }
  put(hint, ...clearest(box, [[left, top], [right, top], [left, bottom], [right, bottom], ...spread(page, box, { x: map.left, y: map.top })]))
}

// A phone has no corner for it: below the prompt, or in the sheet where it would lie on what is lit.
const placeOnPhone = (hint) => {
  hint.style.top = `${room().top + 4}px`
  if (!isOnLit(hint.getBoundingClientRect())) return
  $('#now').prepend(hint)
  showWhatIsLit()
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
    if (isPhone()) placeOnPhone($('#hint'))
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
