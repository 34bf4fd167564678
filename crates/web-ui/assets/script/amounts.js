// Any amount: stepped, typed or one of the quick ones. The list behind it is what is posted, so the number only chooses in it; where there
// is none, the number is one of what is ticked.
import { $, texts, within } from './dom.js'
import { light } from './targets.js'
import { tell } from './toast.js'

const number = () => $('#amount-number')
const nearest = (wanted) => within(Number(number().min), wanted || Number(number().min), Number(number().max))

export const sayAmount = () => { if ($('#amount')) follow() }
const follow = () => {
  const list = $('#amount')
  if (!list) return light()
  const amount = nearest(Number(number().value))
  const option = [...list.options].find((one) => Number(one.dataset.amount) === amount) ?? list.options[0]
  list.value = option.value
  const { label, detail } = saidOf(option)
  $('.any-amount output').textContent = detail
  const bid = $('.any-amount .bid')
  bid.textContent = label
  bid.classList.toggle('vain', option.dataset.vain !== undefined)
  bid.toggleAttribute('data-coached', option.hasAttribute('data-coached'))
}
// Its button's words, and behind the first dot what comes of it.
export const saidOf = (option) => {
  const [label, ...detail] = option.textContent.split(' · ')
  return { label, detail: detail.join(' · ') }
}
const set = (wanted) => { number().value = nearest(wanted); follow() }

document.addEventListener('click', (event) => {
  const [step, quick] = ['step', 'quick'].map((kind) => event.target.closest(`[data-${kind}]`)?.dataset[kind])
  if (step) set(Number(number().value) + Number(step))
  if (quick) set(Number(quick))
})
document.addEventListener('input', (event) => { if (event.target.id === 'amount-number') follow() })
document.addEventListener('change', (event) => { if (event.target.id === 'amount-number') set(Number(event.target.value)) })
// Another amount than the one that was typed is never chosen unseen.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.id !== 'amount-number') return
  const { value, min, max } = number()
  if (Number(value) === nearest(Number(value))) return
  event.preventDefault()
  set(Number(value))
  tell(texts.inRange.replace('##', max).replace('#', min))
})
