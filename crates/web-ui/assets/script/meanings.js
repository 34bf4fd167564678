// Words and signs that explain themselves, beside what they explain: by hover, focus and tap.
import { $, element, within } from './dom.js'

const noteOf = (word) => document.getElementById(word.getAttribute('popovertarget'))

const place = (note, at) => {
  const box = note.getBoundingClientRect()
  const below = at.bottom + 6 + box.height < innerHeight
  note.style.margin = '0'
  note.style.inset = 'auto'
  note.style.left = `${within(8, at.left, innerWidth - box.width - 8)}px`
  note.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - box.height - 6)}px`
}

document.addEventListener('toggle', (event) => {
  if (event.newState !== 'open' || !event.target.matches?.('.means')) return
  const word = $(`[popovertarget="${CSS.escape(event.target.id)}"]`)
  if (word) place(event.target, word.getBoundingClientRect())
}, true)

const show = (word) => { const note = noteOf(word); if (note && !note.matches(':popover-open')) note.showPopover() }
const hide = (word) => noteOf(word)?.matches(':popover-open') && noteOf(word).hidePopover()
const wordOf = (event) => event.target.closest?.('.meaning')

document.addEventListener('pointerover', (event) => { if (wordOf(event) && event.pointerType === 'mouse') show(wordOf(event)) })
document.addEventListener('pointerout', (event) => { if (wordOf(event) && event.pointerType === 'mouse' && !wordOf(event).contains(event.relatedTarget)) hide(wordOf(event)) })
document.addEventListener('focusin', (event) => { if (event.target.matches?.('.meaning:focus-visible')) show(event.target) })
document.addEventListener('focusout', (event) => { if (wordOf(event)) hide(wordOf(event)) })

// A sign with a title says it to a finger too.
let note
document.addEventListener('click', (event) => {
  note?.remove()
  note = undefined
  const sign = event.target.closest?.('[title]')
  if (event.pointerType === 'mouse' || !sign || sign.closest('button, a, summary, label, [data-target].legal')) return
  note = element('span', { className: 'means', textContent: sign.title })
  note.setAttribute('popover', 'manual')
  note.setAttribute('role', 'tooltip')
  document.body.append(note)
  note.showPopover()
  place(note, sign.getBoundingClientRect())
})
