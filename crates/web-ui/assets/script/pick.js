// The menu of what a click may mean. On a phone it has the place of what can be done, so that it covers nothing.
import { putAwayBoxes } from './boxes.js'
import { $, $$, element, isPhone, texts, within } from './dom.js'
import { AT_THE_CLICK, beadsOf, calmest, cities, endsOf, lightest, litBeads, otherBoxes, put, room, spread } from './floating.js'
import { main } from './here.js'
import { writeNames, writeSpokenNames } from './names.js'
import { choose, chosen, isAtHand, isPart, leadingOn, said, shapes, sharedBeginning, sharedDetail, sharedEnding, whatIsPaid, whatPays, whichOf, without } from './targets.js'
import { hideTip } from './tip.js'

// So many stand in one column; more in two, so that all are seen at once.
const MANY = 4

// How far the walk was when the menu opened: what it asks about is chosen to its end, until it is left.
let opened
export const walkedBeforePick = () => $('.pick') ? opened : chosen
// A card of the hand that some of its ways take leaves those; once more on it, or on one that they don't take, brings others back. What is left
// is asked about, never done: there was another way.
let narrow
export const narrowPick = (target) => $('.pick') !== null && narrow(target)
export const closePick = () => {
  if (!$('.pick')) return
  $('.pick').remove()
  // What was lit before the menu opened is lit again by then.
  queueMicrotask(writeNames)
}

// Beside a shape, with the choices that are open; `submit` does the one that is picked, `leave` goes back to where it was opened. A finger
// sees the price first and then says yes (`asks`).
export const openPick = (shape, open, { submit, leave, go, isTouch, asks, at }) => {
  hideTip()
  const complete = open.filter((choice) => choice.targets.length === chosen.length)
  if (isAtHand(open, chosen)) return
  // Too many to read: the board narrows them further, unless this is where the walk ends. A finger can't point at them: it gets the list.
  if (!isTouch && leadingOn(chosen).length > 9 && complete.length === 0) return
  putAwayBoxes('.pick')
  const menu = element('div', { className: `pick${isOfHand(shape) ? ' of-card' : isOnOffer(shape) ? ' of-row' : open.length > MANY ? ' many' : ''}` })
  menu.setAttribute('role', 'dialog')
  menu.setAttribute('aria-label', texts.choose)
  main.append(menu)
  opened = chosen
  const all = open.map(said)
  const labels = all.map(({ label }) => label)
  const shared = { about: sharedBeginning(labels), ending: sharedEnding(labels), detail: sharedDetail(all) }
  let taken = []
  const taking = (cards) => open.filter(({ targets }) => cards.every((card) => targets.includes(card)))
  const list = () => {
    const left = taking(taken)
    choose(taken.length > 0 ? [...opened.length === 1 ? [left[0].targets[0]] : opened, ...taken] : opened)
    menu.replaceChildren(head(shared, leave), ...grouped(left).map((ways) => ways.length > 1 ? group(ways, shared, go) : row(ways[0], shared, asks ? ask : submit)))
    stand()
  }
  narrow = (target) => {
    const isYes = $('.primary', menu) && chosen.includes(target)
    if (isYes || opened.includes(target) || taking([target]).length === 0) return false
    const others = taken.filter((card) => card !== target)
    taken = taken.includes(target) ? others : taking([...taken, target]).length > 0 ? [...taken, target] : [target]
    const left = taking(taken)
    if (left.length === 1) ask(left[0])
    else list()
    return true
  }
  const listAll = () => {
    taken = []
    list()
  }
  const ask = (choice) => {
    choose(choice.targets, choice)
    const yes = element('button', { type: 'button', className: 'primary', textContent: texts.confirm, onclick: () => submit(choice) })
    const no = element('button', { type: 'button', textContent: texts.close, onclick: open.length > 1 ? listAll : leave })
    menu.replaceChildren(element('p', {}, ...told(choice)), element('div', { className: 'tip-buttons' }, yes, no))
    stand()
    yes.focus({ preventScroll: true })
  }
  // What it asks about may become shorter: then it comes closer.
  const stand = () => { if (!isPhone()) (isOfHand(shape) ? placeAside : place)(menu, shape, at) }
  if (asks && open.length === 1) ask(open[0])
  else list()
  writeSpokenNames()
  $(':scope > button', menu)?.focus({ preventScroll: true })
}

// A long list says each next step once, with what there is to choose after it, which is asked where the list stood.
const LONG = 8
let kept
const grouped = (ways) => {
  const next = ({ targets }) => targets[chosen.length]
  const together = (choice) => ways.filter((other) => next(other) === next(choice))
  const isGroup = (its) => ways.length > LONG && next(its[0]) && its.length > 1 && whichOf(its)
  return ways.map((choice) => isGroup(together(choice)) ? together(choice) : [choice]).filter((its, at) => its[0] === ways[at])
}
const group = (ways, { detail }, go) => {
  const which = whichOf(ways)
  const own = without(sharedDetail(ways.map(said)), detail)
  const goOn = () => {
    kept = $('.pick').getBoundingClientRect()
    go(ways[0].targets[chosen.length])
    kept = undefined
  }
  const button = element('button', { type: 'button', onclick: goOn },
    element('span', { textContent: which[0].toUpperCase() + which.slice(1) }), ...own ? [element('small', { textContent: own })] : [])
  if (ways.some((choice) => choice.button.hasAttribute('data-coached'))) button.dataset.coached = ''
  return button
}

const head = ({ about, ending, detail }, leave) => {
  const title = element('h3', { textContent: whatIsPaid() ?? (`${about.replace(/: $/, '')}${ending}`.replace(/^, /, '') || (whatPays() ?? texts.choose)) })
  const alike = detail ? [element('small', { textContent: detail })] : []
  return element('header', {}, element('div', {}, title, ...alike), element('button', { type: 'button', textContent: texts.close, onclick: leave }))
}
const row = (choice, shared, pick) => {
  const button = element('button', { type: 'button', onclick: () => pick(choice) }, ...told(choice, shared))
  // What a coach speaks of is marked here too.
  if (choice.button.hasAttribute('data-coached')) button.dataset.coached = ''
  return button
}
const told = (choice, { about, ending, detail } = { about: '', ending: '', detail: '' }) => {
  const { label, detail: whole } = said(choice)
  const own = without(whole, detail)
  const line = element('span', {}, ...choice.targets.filter(isPart).map(chip), label.slice(about.length, label.length - ending.length))
  return [line, ...own ? [element('small', { textContent: own })] : []]
}
// The colour and the sign of a card that is spent, as on the card itself.
const chip = (target) => {
  const [card] = shapes(target)
  return element('i', { className: `chip ${card.dataset.part}`, textContent: $('.symbol', card).textContent, ariaHidden: 'true' })
}

const isOfHand = (shape) => shape.closest('.hand') !== null
// Beside what else can be taken, and with the hand that it is for: these stay in sight.
const isOnOffer = (shape) => shape.closest('#panel-board .row') !== null

// Right by the click, where it hides the least of what comes next, of the legend and of the cities; or else below the shape, or above it. Its buttons
// are on the side of the click.
const place = (menu, shape, clicked) => {
  const [map, at, box] = [room(), shape.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (kept) return put(menu, within(map.left + 8, kept.left, map.right - box.width - 8), within(map.top + 8, kept.top, Math.max(map.top + 8, map.bottom - box.height - 8)))
  const from = clicked ?? { x: at.left + at.width / 2, y: at.top + at.height / 2 }
  const seen = [...beadsOf(shape), ...litBeads(), ...endsOf(shape), ...waysOfTickets()]
  const calm = calmest(box, map, from, { seen, quiet: [...cities(), ...legend()], reaches: AT_THE_CLICK })
  const left = within(map.left + 8, from.x - box.width / 2, map.right - box.width - 8)
  const below = at.bottom + 8 + box.height < map.bottom
  const [x, y] = calm ?? [left, within(map.top + 8, below ? at.bottom + 8 : at.top - 8 - box.height, Math.max(map.top + 8, map.bottom - box.height - 8))]
  menu.classList.toggle('left-of-click', x + box.width / 2 < from.x)
  put(menu, x, y)
}
// What the cards could be kept for.
const waysOfTickets = () => $$('.ways .light').filter((way) => way.checkVisibility()).flatMap(beadsOf)
const legend = () => $$('.map .legend text').map((line) => line.getBoundingClientRect())

// What a card of the hand pays for is also lit on the map: its list stands where nothing is, wherever that is.
const placeAside = (menu, card) => {
  const [map, at] = [room(), card.getBoundingClientRect()]
  menu.style.maxHeight = `${0.4 * map.height}px`
  const [box, from] = [menu.getBoundingClientRect(), { x: at.left + at.width / 2, y: at.top }]
  const weighed = [[[...litBeads(), ...otherBoxes()], 50], [cities(), 6]]
  put(menu, ...lightest(box, spread(map, box, from), from, weighed)?.place ?? [map.left + 8, map.top + 8])
}
