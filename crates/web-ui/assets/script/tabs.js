// Tabs on a phone: one part of the page at a time.
import { putMapAbove } from './above.js'
import { putAwayBoxes } from './boxes.js'
import { $, $$, texts } from './dom.js'

let tab = 'board'
export const tabShown = () => tab

export const showTab = (wanted = tab) => {
  const before = tab
  const parts = turnTo(wanted)
  // Another part begins at its head.
  if (tab !== before) $('#panels').scrollTop = 0
  putMapAbove()
  reachByKeys($('#panels'))
  markUnread(parts)
}
// Whether all of these would be seen there: beside the board of a phone that is high other parts stand.
export const isSeenOn = (wanted, shapes) => {
  const here = tab
  turnTo(wanted)
  const isSeen = shapes.every((shape) => shape.checkVisibility())
  turnTo(here)
  return isSeen
}

const turnTo = (wanted) => {
  const parts = $$('[data-tab-of]').filter((part) => !part.closest('#now'))
  tab = parts.some((part) => part.dataset.tabOf === wanted) ? wanted : 'board'
  for (const part of parts) part.classList.toggle('off', part.dataset.tabOf !== tab)
  $('#panels').classList.toggle('off', !parts.some((part) => part.dataset.tabOf === tab && part.closest('#panels')))
  for (const button of $$('#tabs button')) {
    if (button.dataset.tab === tab) button.setAttribute('aria-current', 'true')
    else button.removeAttribute('aria-current')
  }
  return parts
}

// What is longer than its place can be scrolled by keys too, also where nothing in it can be clicked.
const reachByKeys = (node) => {
  const scrolls = getComputedStyle(node).overflowY === 'auto' && node.scrollHeight > node.clientHeight
  if (scrolls) node.setAttribute('tabindex', '0')
  else node.removeAttribute('tabindex')
}

// A tab behind which there is something to read that was not there before has a mark: what was done and said, and what is printed. Counts
// that change at every move are no news, nor is an earlier moment of the game.
const seen = new Map()
const newsIn = (part) => $$('#telegraph > li:last-child, #talk, .print', part).map((node) => node.id + node.textContent).join()
const markUnread = (parts) => {
  const isEarlier = $('#state').dataset.at !== undefined
  for (const button of $$('#tabs button')) {
    const name = button.dataset.tab
    const text = parts.filter((part) => part.dataset.tabOf === name).map(newsIn).join()
    if (!isEarlier && (name === tab || !seen.has(name))) seen.set(name, text)
    button.classList.toggle('unread', !isEarlier && seen.get(name) !== text)
    sayMarks(button)
  }
}

// A tab is lit where something in its part can be clicked.
export const markLitTabs = () => {
  for (const button of $$('#tabs button')) {
    button.classList.toggle('lit', $(`[data-tab-of="${button.dataset.tab}"] [data-target].legal`) !== null)
    sayMarks(button)
  }
}
// What the marks mean.
const sayMarks = (button) => {
  const marks = [['lit', texts.litTab], ['unread', texts.unreadTab]].filter(([mark]) => button.classList.contains(mark)).map(([, said]) => said).join(', ')
  if (!marks) return ['title', 'aria-label'].forEach((name) => button.removeAttribute(name))
  button.title = marks
  button.setAttribute('aria-label', `${button.textContent}: ${marks}`)
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-tab]')
  if (!button) return
  // A bot's answers that lead there stay.
  putAwayBoxes(button.dataset.leads && '#hint')
  showTab(button.dataset.tab)
})
