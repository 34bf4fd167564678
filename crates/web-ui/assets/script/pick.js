// The menu of what a click may mean.
import { $, $$, element, isPhone, texts, within } from './dom.js'
import { calmest, cities, endsOf, litBeads, put, room, spread } from './floating.js'
import { main } from './here.js'
import { chosen, isAtHand, said } from './targets.js'
import { hideTip, showTip } from './tip.js'

// So many stand in one column; more in two, so that all are seen at once.
const MANY = 4

export const closePick = () => $('.pick')?.remove()

// Beside a shape, with the choices that are open; `submit` does the one that is picked.
export const openPick = (shape, open, submit) => {
  hideTip()
  const complete = open.filter((choice) => choice.targets.length === chosen.length)
  if (isAtHand(open, chosen)) return
  // Too many to read: the board narrows them further, unless this is where the walk ends.
  if (open.length > 9 && complete.length === 0) return showTip(shape, open)
  const about = sharedBeginning(open.map((choice) => said(choice).label))
  const buttons = open.map((choice) => {
    const { label, detail } = said(choice)
    const button = element('button', { type: 'button', onclick: () => submit(choice) }, element('span', { textContent: label.slice(about.length) }), element('small', { textContent: detail }))
    // What a coach speaks of is marked here too.
    if (choice.button.hasAttribute('data-coached')) button.dataset.coached = ''
    return button
  })
  const menu = element('div', { className: `pick${buttons.length > MANY ? ' many' : ''}` }, element('h3', { textContent: about ? about.replace(/: $/, '') : texts.choose }), ...buttons)
  menu.setAttribute('role', 'dialog')
  menu.setAttribute('aria-label', texts.choose)
  main.append(menu)
  place(menu, shape)
  buttons[0].focus({ preventScroll: true })
}

// "Trade & Finance: " where all of them begin with it: it is said once, above them.
const sharedBeginning = (labels) => {
  const first = labels[0].match(/^.*?: /)?.[0] ?? ''
  return labels.length > 1 && labels.every((label) => label.startsWith(first)) ? first : ''
}

// Near the shape, where it hides the least of what comes next, of the legend and of the cities; on a phone below the shape, or above it.
const place = (menu, shape) => {
  const [map, at, box] = [room(), shape.getBoundingClientRect(), menu.getBoundingClientRect()]
  const from = { x: at.left + at.width / 2, y: at.top + at.height / 2 }
  const seen = [at, ...litBeads(), ...endsOf(shape)]
  const calm = isPhone() ? undefined : calmest(box, spread(map, box, from), from, { seen, quiet: [...cities(), ...legend()] })
  const left = within(map.left + 8, from.x - box.width / 2, map.right - box.width - 8)
  const below = at.bottom + 8 + box.height < map.bottom
  put(menu, ...calm ?? [left, within(map.top + 8, below ? at.bottom + 8 : at.top - 8 - box.height, Math.max(map.top + 8, map.bottom - box.height - 8))])
}
const legend = () => $$('.map .legend text').map((line) => line.getBoundingClientRect())
