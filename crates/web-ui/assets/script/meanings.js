// Words and signs that explain themselves, beside what they explain: by hover, focus and tap.
import { $, $$, center, element, isPhone, ROW_OF_TARGET, within } from './dom.js'
import { clearest, put, spread } from './floating.js'

const noteOf = (word) => document.getElementById(word.getAttribute('popovertarget'))

// Below what it explains, or above it; a word of the prompt may be explained below all of the prompt, where there are no buttons: on a phone
// always. Else at the nearest place where nothing can be clicked.
const place = (note, word) => {
  const above = word.closest('#prompt, #newcomer')
  const [at, bar] = [word, above ?? word].map((its) => its.getBoundingClientRect())
  note.style.margin = '0'
  note.style.inset = 'auto'
  const box = note.getBoundingClientRect()
  const lefts = [at.left, at.right - box.width, at.right, at.left - box.width].map((left) => within(8, left, innerWidth - box.width - 8))
  const fitting = [at.bottom, bar.bottom].map((bottom) => bottom + 6).filter((top) => top + box.height < innerHeight)
  if (isPhone() && above) return put(note, lefts[0], Math.max(bar.bottom, $('#newcomer')?.getBoundingClientRect().bottom ?? 0) + 6)
  const tops = [...fitting, Math.max(8, at.top - box.height - 6)]
  const near = tops.flatMap((top) => lefts.map((left) => [left, top]))
  const page = { left: 0, top: 0, right: innerWidth, bottom: $('#tabs')?.checkVisibility() ? $('#tabs').getBoundingClientRect().top : innerHeight }
  put(note, ...clearest(box, [...near, ...spread(page, box, center(word))], [at, ...rowsBeside(word)]))
}
// What a face says lies on no player of the list: there they are compared.
const rowsBeside = (word) => {
  const row = word.matches('.bot') && word.closest('li, tr, label')
  return row ? [...row.parentElement.children].map((its) => its.getBoundingClientRect()) : []
}

document.addEventListener('toggle', (event) => {
  if (event.newState !== 'open' || !event.target.matches?.('.means')) return
  const word = $(`[popovertarget="${CSS.escape(event.target.id)}"]`)
  if (word) place(event.target, word)
}, true)

const show = (word) => { const note = noteOf(word); if (note && !note.matches(':popover-open')) note.showPopover() }
const hide = (word) => noteOf(word)?.matches(':popover-open') && noteOf(word).hidePopover()
const wordOf = (event) => event.target.closest?.('.meaning')

document.addEventListener('pointerover', (event) => { if (wordOf(event) && event.pointerType === 'mouse') show(wordOf(event)) })
document.addEventListener('pointerout', (event) => { if (wordOf(event) && event.pointerType === 'mouse' && !wordOf(event).contains(event.relatedTarget)) hide(wordOf(event)) })
// The pointer has opened it already: a click would close it.
document.addEventListener('click', (event) => { if (wordOf(event) && event.pointerType === 'mouse') event.preventDefault() })
document.addEventListener('focusin', (event) => { if (event.target.matches?.('.meaning:focus-visible')) show(event.target) })
document.addEventListener('focusout', (event) => { if (wordOf(event)) hide(wordOf(event)) })

// A sign with a title says it at a click too, and at the key E, which goes from one to the next; so does what tells of itself by a tip.
const SIGNS = 'main :is([title], [data-about])'
const meaningOf = (sign) => sign.title || `${sign.dataset.about}: ${sign.dataset.does}`
// What the numbers of a list mean is written once, at the list (`data-title-m`), for all that have the class.
const entitle = (list) => {
  const means = Object.entries(list.dataset).filter(([key]) => key.startsWith('title'))
  for (const [key, title] of means) for (const sign of $$(`.${key.slice(5).toLowerCase()}`, list)) sign.title = title
}
const ENTITLED = '.people'
document.addEventListener('pointerover', (event) => { const list = event.target.closest?.(ENTITLED); if (list) entitle(list) })
let note
const explain = (sign) => {
  note = element('span', { className: 'means', textContent: meaningOf(sign) })
  note.setAttribute('popover', 'manual')
  note.setAttribute('role', 'tooltip')
  document.body.append(note)
  note.showPopover()
  place(note, sign)
}
export const explainNothing = () => { const was = note; note = undefined; was?.remove(); return was !== undefined }
const leadsOn = (sign) => sign.closest('button, a, summary, label, [data-target].legal') !== null

// By the table, to whoever is to act; a mouse has seen the title already.
const isAnswered = (event) => event.pointerType === 'mouse' || $('#state[data-seat]:not([data-at])') !== null

document.addEventListener('click', (event) => {
  explainNothing()
  const sign = event.target.closest?.(SIGNS)
  // A bot's face says who it is, also on a tab that a click beside it would open.
  if (sign?.matches('.bot') && sign.closest('label')) {
    event.preventDefault()
    return explain(sign)
  }
  // A click on a shape, or on a row that leads to one, chooses it or asks for more: why it leads nowhere. The answer says what it means too.
  const hasSaid = sign?.dataset.about && event.pointerType === 'mouse'
  if (sign && !hasSaid && !leadsOn(event.target) && !(isAnswered(event) && event.target.closest(`[data-target], ${ROW_OF_TARGET}`))) explain(sign)
})

let explained
export const explainNext = () => {
  $$(ENTITLED).forEach(entitle)
  const signs = $$(SIGNS).filter((sign) => sign.checkVisibility() && !leadsOn(sign))
  if (signs.length === 0) return false
  explained = signs[(signs.indexOf(explained) + 1) % signs.length]
  explained.setAttribute('tabindex', '-1')
  explained.focus()
  explainNothing()
  explain(explained)
  return true
}
document.addEventListener('focusout', (event) => { if (event.target === explained) explainNothing() })
