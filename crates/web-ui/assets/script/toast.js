// What went wrong, what to do about it, and the rule.
import { $, element, texts } from './dom.js'

export const toast = (message, todo, rule) => {
  const box = $('#toast')
  box.replaceChildren(element('span', {}, element('b', { textContent: message }), ' ', todo ?? ''))
  if (rule) box.append(element('a', { href: rule.url, target: '_blank', textContent: rule.name }))
  box.append(element('button', { type: 'button', textContent: texts.close, onclick: () => { box.hidden = true } }))
  box.hidden = false
}
