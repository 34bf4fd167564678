// The menu of what a click may mean.
import { $, element, texts, within } from './dom.js'
import { put, room } from './floating.js'
import { main } from './here.js'
import { chosen, isAtHand, said } from './targets.js'
import { hideTip, showTip } from './tip.js'

export const closePick = () => $('.pick')?.remove()

// Beside a shape, with the choices that are open; `submit` does the one that is picked.
export const openPick = (shape, open, submit) => {
  hideTip()
  const complete = open.filter((choice) => choice.targets.length === chosen.length)
  if (isAtHand(open, chosen)) return
  // Too many to read: the board narrows them further, unless this is where the walk ends.
  if (open.length > 9 && complete.length === 0) return showTip(shape, open)
  const buttons = open.map((choice) => {
    const { label, detail } = said(choice)
    return element('button', { type: 'button', onclick: () => submit(choice) }, element('span', { textContent: label }), element('small', { textContent: detail }))
  })
  const menu = element('div', { className: 'pick' }, element('h3', { textContent: texts.choose }), ...buttons)
  menu.setAttribute('role', 'dialog')
  menu.setAttribute('aria-label', texts.choose)
  main.append(menu)
  place(menu, shape)
  buttons[0].focus({ preventScroll: true })
}

// Below the shape, or above it where there is no room.
const place = (menu, shape) => {
  const [map, at, box] = [room(), shape.getBoundingClientRect(), menu.getBoundingClientRect()]
  const left = within(map.left + 8, at.left + at.width / 2 - box.width / 2, map.right - box.width - 8)
  const below = at.bottom + 8 + box.height < map.bottom
  put(menu, left, within(map.top + 8, below ? at.bottom + 8 : at.top - 8 - box.height, Math.max(map.top + 8, map.bottom - box.height - 8)))
}
