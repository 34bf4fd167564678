// What went wrong, what to do about it, and the rule.
import { $, element, texts } from './dom.js'

// Once something else has worked, it is no news any more.
export const hideToast = () => { $('#toast').hidden = true }

export const toast = (message, todo, rule) => {
  const box = $('#toast')
  box.replaceChildren(element('span', {}, element('b', { textContent: message }), ' ', todo ?? ''))
  if (rule) box.append(element('a', { href: rule.url, target: '_blank', textContent: rule.name }))
  box.append(element('button', { type: 'button', textContent: texts.close, onclick: hideToast }))
  box.hidden = false
}
