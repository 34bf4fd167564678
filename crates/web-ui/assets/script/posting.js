// The forms of the table: posted without leaving the page, one after the other.
import { isMeant } from './confirming.js'
import { $, $$, texts } from './dom.js'
import { base, isThen, main, state } from './here.js'
import { letThemRest } from './keeping.js'
import { answered, openStream } from './live.js'
import { patch } from './merging.js'
import { choose, walkButton } from './targets.js'
import { hideToast, tell, toast } from './toast.js'

// One click may take back what others did since: whoever clicked is told how much.
const tellUndone = (before) => {
  const count = before - Number(state().moves)
  if (count > 1) tell(texts.undone.replace('#', count))
}

// What one's own move brought in is told in passing, with its parts: what others got since is theirs.
const income = (seat) => {
  const last = $$(`#telegraph > li .income[data-of="${seat}"]`).at(-1)
  return last && { of: last.closest('#telegraph > li').id, told: last.textContent }
}
const tellIncome = (seat, before) => {
  const now = income(seat)
  if (now && (now.of !== before?.of || now.told !== before.told)) tell(now.told)
}

const NO_FAULTS = ['stale', 'cannot_undo']
const post = async (url, fields) => {
  main.setAttribute('aria-busy', 'true')
  const [before, seat] = [Number(state().moves), state().seat]
  const earned = income(seat)
  if (url.endsWith('/undo')) letThemRest()
  try {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers: { 'X-Fragment': '1' } })
    const body = await answer.text()
    if (answer.ok) {
      hideToast()
      patch(body, true)
      answered()
      if (url.endsWith('/undo')) tellUndone(before)
      else tellIncome(seat, earned)
      return true
    }
    const { error, live } = JSON.parse(body)
    // What was clicked and refused is not chosen any more; what is being ticked stays.
    if (!walkButton()) choose([])
    if (live) {
      patch(live, true)
      answered()
    } else openStream()
    // Others were quicker, or one's own move before it, or there is no way back: the page shows that now, and there is nothing to mend.
    if (NO_FAULTS.includes(error.code)) tell(`${error.message.replace(/\.$/, '')}. ${error.todo}`)
    else toast(error.message, error.todo, error.rule && { name: error.rule, url: `${$('.rules-link').pathname}#${error.rule}` })
  } catch {
    toast(texts.offline)
  } finally {
    main.removeAttribute('aria-busy')
  }
  return false
}

// Where no button offers it, the table says why not.
export const askBack = () => {
  if (isThen() || $('#coach:not([hidden])')) return false
  post(`${base}/undo`, { do: 'back', version: state().version })
  return true
}

// The stream may show the next position before the post that made it is answered: what is clicked there waits its turn. A second
// click on the same position is the first one again.
let posting = { about: undefined, done: Promise.resolve() }
document.addEventListener('submit', async (event) => {
  const form = event.target
  const url = form.getAttribute('action') // form.action would be its button of that name
  // What is one's own (notes, whom one hears) is no matter of the game.
  if (form.getAttribute('method') !== 'post' || form.dataset.own !== undefined || !url.startsWith(`${base}/`)) return
  event.preventDefault()
  const fields = new FormData(form, event.submitter)
  const about = `${url} ${fields.get('version')}`
  if (posting.about === about) return
  if (!await isMeant(form, event.submitter)) {
    if (!walkButton()) choose([])
    return
  }
  const mine = posting = { about, done: posting.done.then(() => post(url, fields)) }
  const isDone = await mine.done
  mine.about = undefined
  // What was asked for in the menu has been done; a link that was made anew is still to be copied.
  if (isDone) form.closest('.wishes, .steps')?.closest('details.menu')?.removeAttribute('open')
  if (isDone && form.classList.contains('say')) form.reset()
})
