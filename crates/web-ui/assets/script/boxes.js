// A phone has room for one box at a time: a card, a menu, a hint or the news. What opens puts the others away; so does another tab, and a tap
// beside it.
import { $, isPhone } from './dom.js'

const boxes = []
// An open box, and how it is put away. One that has a button is put away by a tap on whatever else there is.
export const addBox = (open, close, button) => { boxes.push({ open, close, button }) }
export const putAwayBoxes = (kept) => {
  if (isPhone()) for (const { open, close } of boxes) if (open !== kept && $(open)) close()
}

// A laptop has room for some of them side by side, not for all: what takes another's place names it.
export const putAway = (box) => boxes.find(({ open }) => open === box && $(open))?.close()

// Whoever moves the map looks at what the box names.
document.addEventListener('click', (event) => {
  const isIn = (selector) => event.composedPath().some((node) => node.matches?.(selector))
  if (!isPhone() || isIn('.map > .zoom')) return
  for (const { open, close, button } of boxes) if (button && $(open) && !isIn(`${open}, ${button}`)) close()
})
