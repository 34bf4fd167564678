// Walking the targets of the legal actions: what is chosen so far, which choices that leaves, and the shapes that lead on.
import { $, $$, element, isPhone, texts } from './dom.js'
import { bringLitToFront } from './fronts.js'
import { markLitTabs } from './tabs.js'

export let chosen = []
// What a box asks a yes for, once all of it is chosen.
let askedFor
export const choose = (targets, asked) => {
  chosen = targets
  askedFor = asked
  light()
}

// Offers that read alike are one (two slots of a city that are worth the same).
const choices = () => {
  const all = new Map()
  for (const button of $$('[data-targets]')) {
    const key = `${button.dataset.targets} ${button.textContent}`
    if (!all.has(key)) all.set(key, { button, targets: button.dataset.targets.split(' ') })
  }
  return [...all.values()]
}
export const offers = () => choices().map(({ button }) => button.value).join('\n')
export const leadingOn = (picked) => choices().filter((choice) => isOnTheWay(picked, choice.targets))

// A thing may be clicked before what leads to it, where only one thing does: a project before Construction. What is there once a game is
// meant only by a click on itself.
export const wayTo = (target) => {
  const firsts = new Set(choices().filter(({ targets }) => targets[1] === target).map(({ targets }) => targets[0]))
  const isMeant = ([first]) => shapes(first).every((shape) => shape.dataset.onPurpose === undefined)
  return firsts.size === 1 && isMeant([...firsts]) ? [...firsts, target] : [target]
}

// A game whose questions come one after the other lights only the next one; in others the parts of a walk may come in any order.
const inOrder = $('main[data-in-order]') !== null
const isOnTheWay = (picked, targets) => picked.every((target, step) => inOrder ? targets[step] === target : targets.includes(target))
export const shapes = (target) => $$(target ? `[data-target="${CSS.escape(target)}"]` : '[data-target]')
// A row beside the board that all offers still to be chosen on it are of (the only railway that builds) narrows nothing: it is no step, unless a
// coach speaks of it.
// A finger gets their list.
export const leadsToAll = (target, open = leadingOn(chosen)) => {
  if (inOrder || isPhone() || chosen.includes(target) || open.length < 2 || !open.every(({ targets }) => targets.includes(target))) return false
  const isOnBoard = (shape) => shape.closest('#board') !== null
  const isStep = (shape) => isOnBoard(shape) || shape.hasAttribute('data-coached')
  const isLeft = (other) => !chosen.includes(other) && shapes(other).some(isOnBoard)
  return !shapes(target).some(isStep) && open.every(({ targets }) => targets.some(isLeft))
}
// The rest of every walk stands together, above the actions (a company, then its stones) or in one list (the sides of the strips): what
// comes next is lit there, and needs no menu and no tip.
export const isAtHand = (open, walked) => open.every(({ targets }) => targets.length > walked.length
  && targets.every((target) => walked.includes(target) || shapes(target).some((shape) => shape.closest('#now, [data-at-hand]'))))

// Of several ways to do the same, what all of them do stands above them.
export const said = ({ button }) => {
  const above = $(':scope > summary', button.closest('details.ways') ?? button)
  const own = $('span', button)?.textContent ?? button.textContent
  return {
    label: above ? `${$('span', above).textContent}: ${own}` : own,
    detail: ($('small', button) ?? (above && $('small', above)))?.textContent ?? button.title,
  }
}

// "Trade & Finance: " where all of them begin with it: it is said once, above them.
export const sharedBeginning = (labels) => {
  const first = labels[0].match(/^.*?: /)?.[0] ?? ''
  return labels.length > 1 && labels.every((label) => label.startsWith(first)) ? first : ''
}

// ", worker to the South" where all of them end with it.
export const sharedEnding = (labels) => {
  const last = labels[0].match(/, [^,]*$/)?.[0] ?? ''
  return labels.length > 1 && labels.every((label) => label.endsWith(last)) ? last : ''
}
// "worker to the South: $6 or 2 goods": what is left to choose of some ways that end alike.
export const whichOf = (ways) => {
  const labels = ways.map((choice) => said(choice).label)
  const [about, ending] = [sharedBeginning(labels), sharedEnding(labels)]
  const parts = labels.map((label) => label.slice(about.length, label.length - ending.length))
  return ending && `${ending.slice(2)}: ${parts.join(` ${texts.or} `)}`
}

// What all of them do is said once: what is left tells them apart.
const DOT = ' · '
export const sharedDetail = ([first, ...others]) => {
  const parts = others.map(({ detail }) => detail.split(DOT))
  return others.length === 0 ? '' : first.detail.split(DOT).filter((part) => parts.every((its) => its.includes(part))).join(DOT)
}
export const without = (detail, shared) => detail.split(DOT).filter((part) => !shared.split(DOT).includes(part)).join(DOT)

// "Québec–Bangor: which cards?": what waits to be paid, where that is one thing.
export const isPart = (target) => shapes(target).some((shape) => shape.dataset.part !== undefined)
export const whatIsPaid = () => {
  const open = waysOf(chosen)
  const [first] = open
  if (chosen.every(isPart) || !first?.targets.some(isPart)) return undefined
  const what = open.length > 1 ? sharedBeginning(open.map((choice) => said(choice).label)) : said(first).label
  return what && (open.length > 1 ? `${what}${texts.whichCards}` : `${what}?`)
}

// "Which route for black?": a card of the hand was clicked first.
export const whatPays = () => {
  const card = chosen.length > 0 && chosen.every(isPart) && shapes(chosen.at(-1))[0]
  const name = card && $('.label', card)?.textContent
  return name ? texts.whichRoute.replace('#', name) : undefined
}

// "Construction: which project?": where one question follows another, the place that the answers lie in says what it asks for; where they lie
// in several, the place of what was picked. What waits for a yes is asked as a whole.
const whatIsAskedNext = () => {
  const open = leadingOn(chosen)
  const asking = (target) => shapes(target ?? 'nothing')[0]?.closest('[data-asks]')?.dataset.asks
  const isChosen = chosen.length > 1 && open.length > 1 && open.every(({ targets }) => targets.length === chosen.length)
  if (inOrder && isChosen && whichOf(open)) return `${whichOf(open)}?`
  const of = shapes(chosen.at(-1) ?? 'nothing')[0]?.closest('[data-about]')?.dataset.about
  if (!inOrder || !of || open.every(({ targets }) => targets.length === chosen.length) && open.length === 1) return undefined
  const asked = new Set(open.map(({ targets }) => asking(targets[chosen.length])))
  return `${of}: ${asked.size === 1 && [...asked][0] || asking(chosen.at(-1)) || texts.choose}`
}

// Routes beside each other are one thing to pay for: the list has them under one name, and whichever is clicked, all that pays for one of them is
// offered. What reads alike (two grey ones) is offered once: as the one that was clicked, or that a coach speaks of.
const listOf = (target) => choices().find(({ targets }) => targets[0] === target)?.button.closest('details.ways')
export const besides = (target) => {
  const list = listOf(target)
  return list ? [...new Set(choices().filter(({ button }) => list.contains(button)).map(({ targets }) => targets[0]))] : [target]
}
export const waysOf = (picked) => {
  const list = picked.length === 1 && listOf(picked[0])
  if (!list) return leadingOn(picked)
  const ways = new Map()
  for (const choice of choices().filter(({ button }) => list.contains(button))) {
    const { label, detail } = said(choice)
    const isMeant = choice.targets[0] === picked[0] || choice.button.hasAttribute('data-coached')
    if (isMeant || !ways.has(label + detail)) ways.set(label + detail, choice)
  }
  return [...ways.values()]
}

// Where several things are ticked (tickets to keep) one button says yes to what is ticked.
export const walkButton = () => $('#now [data-walk]')
// A number that belongs to it (an opening bid in stones) is ticked as it stands.
const ticked = () => {
  const number = $('#now input[data-counts]')
  return number ? [...onlyFirst() ?? chosen, `${number.dataset.counts}-${number.value}`] : chosen
}
// The only company that is left needs no click: it is ticked as it stands.
const onlyFirst = () => {
  const firsts = new Set($('#now input[data-counts]') ? leadingOn([]).map(({ targets }) => targets[0]) : [])
  return firsts.size === 1 ? [...firsts] : undefined
}
export const wholeWalk = () => leadingOn(ticked()).find((choice) => choice.targets.length === ticked().length)
// Of two that can't go together the one that is ticked last stays.
export const tick = (target) => {
  const others = chosen.filter((other) => other !== target && leadingOn([other, target]).length > 0)
  choose(chosen.includes(target) ? others : [...others, target])
}

// Where all there is begins with the same room, what comes after it is lit with it: whoever picks that has picked the room. What is sold at any
// moment, or played once in a game, is no other way; a worker is picked first, to see how far it is.
const isAside = (target) => shapes(target).some(({ dataset }) => dataset.asksFirst !== undefined || dataset.onPurpose !== undefined)
const theOnlyFirst = (open) => {
  const walks = open.map(({ targets }) => targets).filter(([first]) => first && !isAside(first))
  const [first] = walks[0] ?? []
  // A coach goes step by step.
  const isCoached = open.some(({ button }) => button.hasAttribute('data-coached'))
  const isOne = inOrder && !isCoached && chosen.length === 0 && walks.every((targets) => targets[0] === first && targets.length > 1)
  return isOne && shapes(first).every((shape) => shape.dataset.inHand === undefined) ? first : undefined
}

// Marks every shape that leads to a legal action from here.
export const light = () => {
  const lit = new Map()
  const walk = walkButton()
  const open = walk ? leadingOn([]) : waysOf(chosen)
  const only = theOnlyFirst(open)
  const litBy = ({ targets }) => inOrder ? targets.slice(0, chosen.length + (only && targets[0] === only ? 2 : 1)) : targets
  for (const choice of open) for (const target of litBy(choice)) lit.set(target, [...(lit.get(target) ?? []), choice])
  for (const [target, its] of lit) if (!walk && its.length === open.length && leadsToAll(target, open)) lit.delete(target)
  // What else could be chosen stands back, with its price, until something is.
  const others = new Set(walk || chosen.length === 0 ? [] : leadingOn([]).flatMap(({ targets }) => targets))
  const ticks = walk ? onlyFirst() ?? chosen : chosen
  for (const shape of shapes()) mark(shape, lit.get(shape.dataset.target), others, ticks)
  // A price belongs to a shape: where that leads nowhere from here, it is no offer.
  for (const tag of $$('[data-tag-of]')) {
    const isLit = lit.has(tag.dataset.tagOf)
    tag.classList.toggle('unlit', !isLit)
    tag.classList.toggle('stands-back', !isLit && others.has(tag.dataset.tagOf))
  }
  if (walk) sayTheWalk(walk, wholeWalk())
  lightThePlan()
  sayWhatIsInHand()
  markLitTabs()
  bringLitToFront()
}

// What the things that are ticked lead to together.
const lightThePlan = () => {
  const ticked = chosen.map((target) => target.split('-').at(-1)).sort().join('') || '-'
  for (const part of $$('[data-ticked]')) part.classList.toggle('plan', part.dataset.ticked.split(' ').includes(ticked))
}

// Somebody has picked a worker or a route: the prompt asks for the rest. What it asked before comes back when they are let go.
const sayWhatIsInHand = () => {
  const asked = $('#prompt .sub:not(.in-hand)')
  const whole = askedFor && (inOrder || askedFor.targets.some(isPart)) ? askedFor : undefined
  const asks = whole ? `${said(whole).label}?` : shapes(chosen.at(-1) ?? 'nothing').find((shape) => shape.dataset.inHand)?.dataset.inHand ?? whatIsPaid() ?? whatPays() ?? whatIsAskedNext()
  const inHand = asks && withoutItsTitle(asks)
  $('#prompt .in-hand')?.remove()
  if (!asked) return
  // Nothing moves under the finger, though this takes fewer lines.
  const line = asked.parentElement
  if (!inHand) line.style.minHeight = ''
  else if (!asked.hidden) line.style.minHeight = `${line.offsetHeight}px`
  asked.hidden = Boolean(inHand)
  // On a phone once more on what waits for a yes is that yes, and a list has a button that leaves it; only what a card pays for lies on the hand.
  const isCovered = $('.pick') && chosen.every(isPart)
  const onPhone = isCovered ? [texts.letGoClose] : waysOf(chosen).length > 1 && !$('.pick') ? [texts.letGoTouch] : []
  const letGo = whole ? [] : isPhone() ? onPhone : [texts.letGo]
  if (inHand) asked.after(element('span', { className: 'sub in-hand', textContent: [inHand, ...letGo].join(' · ') }))
}

// After "You: Construction" it is "which project?" alone, after "You: build Housing" "in Denver?".
const withoutItsTitle = (asks) => {
  const [title, words] = [$('#prompt strong').textContent, asks.split(' ')]
  const isSaid = (count) => title.endsWith(` ${words.slice(0, count).join(' ').replace(/:$/, '')}`)
  return words.slice(words.findLastIndex((_, at) => isSaid(at + 1)) + 1).join(' ')
}

const sayTheWalk = (button, whole) => {
  button.disabled = !whole
  button.classList.toggle('vain', whole?.button.dataset.vain !== undefined)
  // The ticked ones are in sight above it: a second line would move all that stands below.
  const short = button.dataset.walked
  button.textContent = (whole && !short ? said(whole).label : (whole ? short : button.dataset.walk).replace('#', chosen.length))
  const more = $('#now [data-walk-detail]')
  if (!more) return
  more.textContent = whole ? said(whole).detail : more.dataset.walkDetail
  more.classList.toggle('warns', more.textContent.startsWith('▲'))
}

// Once a worker is in hand, each room says how far it is.
const markCost = (shape, leads) => {
  const tags = chosen.length > 0 && leads && !chosen.includes(shape.dataset.target) ? new Set(leads.map(({ button }) => button.dataset.tag)) : new Set()
  const [tag] = tags
  if (tags.size === 1 && tag) shape.dataset.costs = tag
  else delete shape.dataset.costs
}

const mark = (shape, leads, others, ticks) => {
  shape.classList.toggle('legal', Boolean(leads))
  shape.classList.toggle('stands-back', !leads && others.has(shape.dataset.target) && !chosen.includes(shape.dataset.target))
  shape.classList.toggle('chosen', ticks.includes(shape.dataset.target))
  markCost(shape, leads)
  const isRow = shape.localName === 'tr' || shape.localName === 'button'
  if (leads) {
    shape.setAttribute('tabindex', '0')
    if (!isRow) shape.setAttribute('role', 'button')
    if (shape.closest('svg')) shape.setAttribute('aria-label', leads.slice(0, 4).map((choice) => said(choice).label).join(' / '))
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) shape.removeAttribute(name)
  }
}
