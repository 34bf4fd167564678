// A click on a shape: one step of the walk, or the reason why there is none. A click, an Enter and a drop are the same.
import { comesCloser, isLine, nearestLit, nearestStart } from './aiming.js'
import { addBox, putAway } from './boxes.js'
import { isAsked } from './confirming.js'
import { $, isPhone, ROW_OF_TARGET, texts } from './dom.js'
import { isEcho, isKept, isPutDown, keepInHand, pickUp } from './keeping.js'
import { isDrag } from './moving.js'
import { frameAnew, isLitOutOfView, zoomBack, zoomToLit, zoomToTicked, zoomToWays } from './phone.js'
import { closePick, narrowPick, openPick, walkedBeforePick } from './pick.js'
import { besides, choose, chosen, isAtHand, isPart, leadingOn, leadsToAll, shapes, tick, walkButton, waysOf, wayTo, wholeWalk } from './targets.js'
import { canClickTip, hideTip, isAnswer, isTipShown, leavePlace, sayInTip, showTip, tellAbout, tellOfPlace, whyNot } from './tip.js'
import { saidOfMap } from './zoom.js'

export const clickTarget = (shape, isTouch, at) => {
  const target = shape.dataset.target
  if (walkButton() && shape.closest('#now') && leadingOn([target]).length > 0) {
    hideTip()
    tick(target)
    return zoomToTicked()
  }
  if (isPart(target) && narrowPick(target)) return
  if (leadsToAll(target)) return sayInTip(shape, texts.ofAll)
  if (isEcho(target) || pickUp(target)) return
  if (chosen.includes(target) || besides(chosen[0]).includes(target)) {
    // Once more on what waits for a yes is that yes.
    if ((isTouch || $('.pick .primary')) && waysOf(chosen).length === 1) return submit(waysOf(chosen)[0])
    return stepBack()
  }
  // The next step of the walk, or of the one beside it; or else another one in the stead of the last, or of an earlier one where more is asked
  // (the other side of a strip), or the first of another walk.
  const beside = waysOf(chosen).find(({ targets }) => targets.includes(target))
  const ways = [[...chosen, target], ...beside && chosen.length === 1 ? [[beside.targets[0], target]] : [], [...chosen.slice(0, -1), target], ...inTheStead(target), [target], wayTo(target)]
  const walk = ways.find((walk) => leadingOn(walk).length > 0)
  if (!walk) {
    // Whoever asks about another place no longer means the one that waits for a yes.
    const isAskedByTip = isTouch && isTipShown() && canClickTip() && !walkButton() && waysOf(chosen).length === 1
    if (isAskedByTip || $('.pick .tip-buttons')) stepBack()
    return whyNot(shape, at)
  }
  const wasLit = shape.matches('.legal')
  choose(walk)
  // Whoever goes on has read the news: a menu would lie on them.
  putAway('section#recap:not([hidden])')
  const left = waysOf(chosen)
  closePick()
  // A card of the hand says only what it could be spent on, and a route what it takes: it takes a second click to spend anything.
  const isUnpaid = left[0].targets.length > chosen.length && left[0].targets.flatMap(shapes).some((part) => part.dataset.part !== undefined)
  // Cards that are spent are asked about, whichever was clicked first, they or the route. A finger can't hover: it sees the price first and then says yes.
  // So does whoever clicks ahead, on what is not lit yet, unless a coach spoke of it.
  const isAhead = walk === ways.at(-1) && !wasLit && !shape.hasAttribute('data-coached')
  const isSpent = left.length === 1 && left[0].targets.some(isPart)
  // What looks like a sum (goods that can be sold at any moment) is not spent by one click.
  const isSum = shape.dataset.asksFirst !== undefined
  // Where a choice only leads to the next question, that one is asked for a yes.
  const goesOn = shape.dataset.goesOn !== undefined
  const asks = ((isTouch && !goesOn && !isPutDown(walk)) || isAhead || isSpent || isSum) && !isAsked(left[0].button)
  // A phone's cards lie at its foot: what is taken from them is asked about in the place of what can be done, which hides neither them nor the tabs.
  const isOnTheDesk = isPhone() && shape.closest('#panel-board') !== null
  const go = (next) => clickTarget(shapes(next)[0], isTouch)
  const isListed = left.length > 1 || isUnpaid || (asks && (isSpent || isOnTheDesk || asksAtTheFoot()))
  // A list that says what each does is picked from at once: that is the yes. Cards of the hand may still be taken from it.
  const isTheYes = left.length > 1 && !left.some(({ targets }) => targets.some(isPart))
  if (isListed && !isLine(shape)) zoomToWays()
  if (isListed) return openPick(shape, left, { submit, leave: stepBack, go, isTouch, asks: asks && !isTheYes, at })
  if (asks) choose(walk, left[0])
  if (asks) return showTip(shape, left, { yes: () => submit(left[0]), no: stepBack })
  submit(left[0])
}

const inTheStead = (target) => chosen.map((_, at) => chosen.with(at, target)).filter((walk) => leadingOn(walk).every(({ targets }) => targets.length > walk.length))

// A phone whose map is low asks in the place of what can be done, and never on the map.
const asksAtTheFoot = () => isPhone() && saidOfMap('--asks-at-the-foot', 0) === 1
// There a row of the list is asked about like its shape on the map: it is lit, and waits for a yes.
const askAbout = (button) => {
  const targets = button.dataset.targets.split(' ')
  const choice = { button, targets }
  choose(targets, choice)
  if (isLitOutOfView()) zoomToLit()
  openPick(shapes(targets[0])[0], [choice], { submit, leave: letGoOfAll, isTouch: true, asks: true })
}
const letGoOfAll = () => {
  closePick()
  choose([])
  frameAnew()
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('#moves li button[data-targets]')
  if (!button || !asksAtTheFoot() || isAsked(button)) return
  event.preventDefault()
  event.stopPropagation()
  askAbout(button)
}, true)

export const stepBack = () => {
  const walked = walkedBeforePick()
  closePick()
  hideTip()
  choose(walked.slice(0, -1))
  zoomBack()
}
// Whoever goes back while something waits for a yes means that first: nothing that is done is taken back with it.
export const letGo = () => {
  const isHeld = chosen.length > 0 && !isKept() && leadingOn(chosen).length > 0
  if (isHeld) stepBack()
  return isHeld
}
document.addEventListener('click', (event) => {
  if (!event.target.closest('.undo :is([value="back"], [value="ask"])') || !letGo()) return
  event.preventDefault()
  event.stopPropagation()
}, true)
// An answer is put away; what asks for a yes is let go.
const leaveTip = () => isAnswer() ? hideTip() : stepBack()
addBox('#tip:not([hidden])', leaveTip)
addBox('.pick', stepBack)

const submit = (choice) => {
  hideTip()
  keepInHand(choice)
  // The menu goes; whoever works by keyboard stays at the shape it was opened from.
  if ($('.pick')?.contains(document.activeElement)) shapes(chosen.at(-1))[0]?.focus({ preventScroll: true })
  closePick()
  // Ways that are not listed are a page of their own.
  if (choice.button.href) location.assign(choice.button.href)
  else choice.button.form.requestSubmit(choice.button)
}

// A button whose shape asks first leads to that: who draws has turned the cards.
document.addEventListener('click', (event) => {
  const button = event.target.closest('#prompt button[name=action][data-targets]')
  const shape = button && shapes(button.dataset.targets)[0]
  if (shape?.dataset.asksFirst === undefined || isAsked(button) || !shape.checkVisibility()) return
  event.preventDefault()
  event.stopPropagation()
  clickTarget(shape, isPhone())
}, true)

// What was clicked before the script lived (early.js).
export const clickWhatWaits = () => {
  const { clicked, clickedBy } = document.documentElement.dataset
  delete document.documentElement.dataset.clicked
  const shape = clicked && shapes(clicked)[0]
  if (shape) clickTarget(shape, clickedBy === 'touch')
}

let pointer = 'mouse'
// What comes to lie under a pointer that rests (where it clicked, or while a finger turns to another part of the page) was not pointed at: only once
// the pointer moves again.
let restsAt
let isUnheard = false
const rests = ({ clientX, clientY }) => restsAt?.clientX === clientX && restsAt.clientY === clientY
document.addEventListener('pointerdown', (event) => {
  pointer = event.pointerType
  if (pointer !== 'touch') [restsAt, isUnheard] = [event, true]
}, true)

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-walk]')) return submit(wholeWalk())
  // What was clicked there may be gone already.
  if (event.target.closest('.pick, #tip') || !event.target.isConnected) return
  // The whole row of a list leads to its target, also where signs that explain themselves lie on it.
  const row = event.target.closest(ROW_OF_TARGET)
  const under = event.target.closest('[data-target]') ?? (row && $(':scope > .target', row))
  const isOnMap = pointer === 'touch' && event.target.closest('.layers')
  // Links that meet lie on each other: the nearest is meant, not the one on top.
  const isOnLink = isOnMap && under?.matches('.legal') && isLine(under)
  const isMissed = isOnMap && !event.target.closest('[data-target].legal')
  const near = (isMissed || isOnLink) && nearestLit(event.clientX, event.clientY, isMissed && under)
  // Beside what waits for a yes lies another offer: a finger there means that one, and says no yes.
  const isOther = isMissed && near && under && chosen.includes(near.dataset.target) && leadingOn([under.dataset.target]).length > 0
  const shape = (!isOther && near) || under
  if (isDrag(event) || (shape && event.target.closest('button, a, input, select, summary') && !shape.matches('button'))) return
  const start = isOnMap && chosen.length === 0 ? nearestStart(event.clientX, event.clientY) : undefined
  if (start) return clickTarget(start, true)
  if (isOnMap && chosen.length === 0 && comesCloser(event.clientX, event.clientY)) return
  if (shape) return clickTarget(shape, pointer === 'touch', { x: event.clientX, y: event.clientY })
  if (isTipShown() && canClickTip() && (isPhone() || event.target.closest('.map, label, [data-front]'))) leaveTip()
  // What was asked about goes with its menu: nobody sees any more that it is half chosen.
  else if ($('.pick')) stepBack()
})

// What a shape leads to is shown before it is clicked. What has something to say of itself says it where there is nothing else to tell.
const over = (event) => {
  if ($('.pick') || event.pointerType === 'touch') return
  const shape = event.target.closest?.('[data-target].legal')
  const walk = shape && chosen.includes(shape.dataset.target) ? chosen : [...chosen, shape?.dataset.target]
  const open = shape ? waysOf(walk) : []
  // What is ticked is told by the button below it.
  const isTold = isAtHand(open, walk) || (walkButton() && shape?.closest('#now')) || shape?.closest('[data-told]')
  if (open.length && !isTold) return showTip(shape, open)
  const place = event.target.closest?.('.layers [data-city]:not(.legal)')
  if (place && event.pointerType === 'mouse') return tellOfPlace(place)
  const sign = event.target.closest?.('[data-about], [title]')
  if (sign?.dataset.about && !sign.matches('.chosen') && !canClickTip()) tellAbout(sign)
}
const out = (event) => {
  if (event.target.closest?.('.layers [data-city]')) leavePlace()
  if (event.target.closest?.('[data-target], [data-about]') && !canClickTip()) hideTip()
}
document.addEventListener('pointerover', (event) => {
  isUnheard = rests(event)
  if (!isUnheard) over(event)
})
document.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'touch' || rests(event)) return
  restsAt = event
  if (isUnheard) over(event)
  isUnheard = false
}, { passive: true })
document.addEventListener('pointerout', out)
document.addEventListener('focusin', (event) => { if (event.target.matches?.(':focus-visible')) over(event) })
document.addEventListener('focusout', out)
