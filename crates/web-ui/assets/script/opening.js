// Opening a table or a campaign: its ticket says in plain words what was chosen.
import './page.js'
import { $, $$, element, isPhone } from './dom.js'

const form = $('.opening-form')
// What is folded away is chosen all the same.
const isShown = (node) => node.checkVisibility() || node.closest('.rarely:not([open])')

// On a phone what is rarely changed is folded away, and every chair's drawer is closed until it is tapped.
if (isPhone()) {
  for (const part of $$('.rarely', form)) part.open = false
  for (const chair of $$('[name="chair"]', form)) chair.checked = false
}

// What is asked of who plays alone is the first thing they choose.
const showWhatIsForOne = ({ target }) => {
  const isAsked = target.name === 'seats' && $$('.for-one', form).some((option) => getComputedStyle(option).display !== 'none')
  for (const part of $$('.rarely:has(.for-one)', form)) part.open ||= isAsked
}

// Who sits on a chair: the name that was typed, or what such a player is called.
const sitter = (card) => {
  const who = $$('.sitting', card).find(isShown)
  const own = who.matches('.as-me') && $('[name="own-name"]', form)
  const typed = (own || $('input[name^="name-"]', card.closest('.chair'))).value.trim()
  const name = (who.matches('.as-me, .as-friend, .as-hot-seat') && typed) || $(':scope > b', who).textContent
  const sign = $('.sign', card).cloneNode(true)
  const is = element('small', { textContent: $('small', who).textContent })
  const colour = [...card.classList].find((name) => name !== 'seat-card')
  return element('li', { className: colour }, sign, element('b', { textContent: name }), ' ', is)
}

// What a field says: an option of a list with its label, or what stands beside a button that is pressed.
const said = (field) => {
  const label = field.labels[0]
  if (field.matches('select')) return `${label.textContent.trim()}: ${field.selectedOptions[0].textContent}`
  return ($('b', label) ?? label).textContent.trim()
}
const chosen = (part) => $$('input:checked, select', part).filter(isShown)

// The first thing matters most; of a game's own options each stands with its name.
const lines = (part, isList) => chosen(part).map((field, number) => {
  const text = isList ? `${$('legend', field.closest('fieldset'))?.textContent ?? ''}: ${said(field)}` : said(field)
  return element(number || isList ? 'small' : 'b', { textContent: text })
})

const isTaken = (card) => !$('[value="nobody"]:checked', card.closest('.chair'))
const tell = () => {
  $('.sitters', form).replaceChildren(...$$('.chair > .seat-card', form).filter(isShown).filter(isTaken).map(sitter))
  for (const place of $$('[data-of]', form)) place.replaceChildren(...lines($(place.dataset.of, form), place.matches('.listed')))
}

// Nobody plays two companies: whoever takes another one leaves the first to who was there, and takes their name along.
const companies = $$('.founding .chair')
const player = (chair) => $('[name^="seat-"]:checked', chair).value
let players = companies.map(player)
const leaveTheFirst = ({ target }) => {
  const [first, taken] = [players.indexOf('me'), companies.indexOf(target.closest('.chair'))]
  if (target.value === 'me' && first >= 0 && first !== taken) {
    $(`[name^="seat-"][value="${players[taken]}"]`, companies[first]).checked = true
    const [left, mine] = [first, taken].map((place) => $('[name^="name-"]', companies[place]))
    ;[left.value, mine.value] = [mine.value, left.value]
  }
  players = companies.map(player)
}
form.addEventListener('change', leaveTheFirst)
form.addEventListener('change', showWhatIsForOne)
for (const done of ['input', 'change']) form.addEventListener(done, tell)
tell()
