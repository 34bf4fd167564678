// Any amount: stepped or typed. The list behind it is what is posted, so the number only chooses in it.
import { $, within } from './dom.js'

const choose = (wanted) => {
  const [list, number] = [$('#amount'), $('#amount-number')]
  const amount = within(Number(number.min), wanted || Number(number.min), Number(number.max))
  const option = [...list.options].find((one) => Number(one.dataset.amount) === amount) ?? list.options[0]
  list.value = option.value
  $('.any-amount output').textContent = option.dataset.detail
  return option.dataset.amount
}

document.addEventListener('click', (event) => {
  const step = event.target.closest('[data-step]')
  if (!step) return
  const number = $('#amount-number')
  number.value = choose(Number(number.value) + Number(step.dataset.step))
})
document.addEventListener('input', (event) => { if (event.target.id === 'amount-number') choose(Number(event.target.value)) })
document.addEventListener('change', (event) => { if (event.target.id === 'amount-number') event.target.value = choose(Number(event.target.value)) })
