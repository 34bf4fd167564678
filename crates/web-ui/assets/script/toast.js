// What went wrong, what to do about it, and the rule.
import { $, element, texts } from './dom.js'

// Once something else has worked, it is no news any more.
export const hideToast = () => { $('#toast').hidden = true }

// What went well is told in passing: it goes by itself once it can be read, or with the next tap or key.
const IN_PASSING = 4000
const A_LETTER = 60
export const tell = (message) => {
  toast(message)
  $('#toast').classList.add('told')
  const end = new AbortController()
  const hide = () => { end.abort(); if ($('#toast.told')) hideToast() }
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, hide, { signal: end.signal })
  setTimeout(hide, Math.max(IN_PASSING, A_LETTER * message.length))
}

export const toast = (message, todo, rule) => {
  const box = $('#toast')
  box.classList.remove('told')
  const stop = !todo || /[.!?]$/.test(message) ? ' ' : ' · '
  box.replaceChildren(element('span', {}, element('b', { textContent: message }), stop, todo ?? ''))
  if (rule) box.append(element('a', { href: rule.url, target: '_blank', textContent: rule.name }))
  box.append(element('button', { type: 'button', textContent: texts.close, onclick: hideToast }))
  box.hidden = false
}
