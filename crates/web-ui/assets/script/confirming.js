// Whoever wants to be asked is shown every move once more before it is sent; everybody is asked about what stays for ever, and whoever holds a
// phone about what would be lost.
import { saidOf } from './amounts.js'
import { $, element, isPhone, texts } from './dom.js'
import { main } from './here.js'
import { said } from './targets.js'

const isForEver = (button) => button?.dataset.forEver !== undefined
export const isAsked = (button) => document.documentElement.dataset.confirm === 'yes' || isForEver(button) || (isPhone() && button?.dataset.loses !== undefined)

const told = (form, button) => {
  const amount = $('#amount', form)?.selectedOptions[0]
  return amount ? saidOf(amount) : said({ button })
}

// Whoever opens a list with a double click has not chosen what then lies under the pointer.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && event.target.closest('#moves li button')) event.preventDefault()
}, true)

// Resolves to whether the move is to be sent.
export const isMeant = (form, button) => new Promise((answer) => {
  if (!isAsked(button) || !form.getAttribute('action').endsWith('/actions')) return answer(true)
  const { label, detail } = told(form, button)
  const title = isForEver(button) ? texts.forEver : texts.confirmMove
  const yes = element('button', { className: 'primary', value: 'yes', textContent: texts.confirm, autofocus: true })
  const no = element('button', { textContent: texts.close })
  const dialog = element('dialog', { className: 'keys confirming' },
    element('h2', { textContent: title }), element('p', {}, element('b', { textContent: label }), ' ', element('small', { textContent: detail })),
    element('form', { method: 'dialog' }, yes, no))
  dialog.setAttribute('aria-label', title)
  dialog.addEventListener('close', () => {
    dialog.remove()
    answer(dialog.returnValue === 'yes')
  })
  main.append(dialog)
  dialog.showModal()
})
