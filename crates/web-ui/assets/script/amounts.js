// Any amount: stepped, typed or one of the quick ones. The list behind it is what is posted, so the number only chooses in it; where there
// is none, the number is one of what is ticked.
import { $, texts, within } from './dom.js'
import { light, walkButton } from './targets.js'
import { tell } from './toast.js'

const number = () => $('#amount-number')
const isPossible = () => number().value !== '' && number().validity.valid
const refusal = () => texts.inRange.replace('##', number().max).replace('#', number().min)

export const sayAmount = () => { if ($('#amount')) follow() }
// What can't be chosen is refused in words: no other amount ever stands in for it.
const follow = () => {
  number().setAttribute('aria-invalid', !isPossible())
  const list = $('#amount')
  if (!list) return followWalk()
  const amount = Number(number().value)
  const option = isPossible() && [...list.options].find((one) => Number(one.dataset.amount) === amount)
  const bid = $('.any-amount .bid')
  bid.disabled = !option
  if (!option) return void ($('.any-amount output').textContent = refusal())
  list.value = option.value
  const { label, detail } = saidOf(option)
  $('.any-amount output').textContent = detail
  bid.textContent = label
  bid.classList.toggle('vain', option.dataset.vain !== undefined)
  bid.toggleAttribute('data-coached', option.hasAttribute('data-coached'))
}
// A number of stones is ticked with the rest.
const followWalk = () => {
  light()
  const said = $('[data-walk-detail]')
  if (said && !isPossible()) said.textContent = refusal()
}
// Its button's words, and behind the first dot what comes of it.
export const saidOf = (option) => {
  const [label, ...detail] = option.textContent.split(' · ')
  return { label, detail: detail.join(' · ') }
}
const set = (wanted) => { number().value = within(Number(number().min), wanted, Number(number().max)); follow() }

// What is typed takes the place of what stood there.
const selectAll = (event) => { if (event.target.id === 'amount-number') event.target.select() }
document.addEventListener('focusin', selectAll)
document.addEventListener('click', selectAll)
// Back to the letters; what can't be chosen is forgotten.
export const leaveNumber = () => {
  const field = document.activeElement
  if (field?.id !== 'amount-number') return false
  if (!isPossible()) { field.value = field.defaultValue; follow() }
  field.blur()
  return true
}

document.addEventListener('click', (event) => {
  const [step, quick] = ['step', 'quick'].map((kind) => event.target.closest(`[data-${kind}]`)?.dataset[kind])
  if (step) set(Number(isPossible() ? number().value : number().defaultValue) + Number(step))
  if (quick) set(Number(quick))
})
document.addEventListener('input', (event) => { if (event.target.id === 'amount-number') follow() })
// Enter says yes to what was typed: as a bid it is sent with its form, as a number of stones it is ticked with the rest.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.id !== 'amount-number') return
  if (isPossible()) return void ($('#amount') || walkButton()?.click())
  event.preventDefault()
  tell(refusal())
})
