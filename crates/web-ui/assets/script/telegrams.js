// Telegrams: what just happened that nobody should miss, in a line that stays for a while on the masthead of a phone, where it lies on nothing
// that can be chosen. Whoever listens to the page hears it, however wide that is.
import { $, $$, element, isPhone } from './dom.js'
import { main } from './here.js'
import { tell } from './toast.js'

const A_WHILE = 8000
const box = element('div', { id: 'telegrams', className: 'telegrams' })
box.setAttribute('role', 'status')
main.append(box)
// A page that is opened, or goes back, is told nothing that happened before.
const lastOf = () => Number($('#state').dataset.moves)
let last = lastOf()

export const bringTelegrams = () => {
  const before = last
  last = lastOf()
  if (last > before) for (const line of $$('#state > p')) line.dataset.ended === undefined || isPhone() ? bring(line.cloneNode(true)) : tell(toMe(line))
}

// The telegraph's style says who "you" is; words in passing say it themselves.
const toMe = (line) => {
  const said = line.cloneNode(true)
  const you = getComputedStyle(document.body).getPropertyValue('--you').slice(1, -1)
  for (const name of $$(`.player.player-${$('#chair').dataset.only}`, said)) name.append(you)
  return said.textContent
}

const bring = (line) => {
  box.append(line)
  // No more of them than the name of the game leaves room for: the years or rounds below it stay in sight.
  while (box.childElementCount > 1 && box.offsetHeight > $('#progress').getBoundingClientRect().top) box.firstElementChild.remove()
  setTimeout(() => line.remove(), A_WHILE)
}

// A finger on it has read it, and so has whoever puts the recap away that told it too.
export const forgetTelegrams = () => box.replaceChildren()
box.addEventListener('click', forgetTelegrams)
