// Tips: what a shape leads to, with its price; or why it leads nowhere.
import { putAwayBoxes } from './boxes.js'
import { $, $$, element, isPhone, texts, within } from './dom.js'
import { AT_THE_CLICK, beadsOf, calmest, cities, clickable, endsOf, lightest, litBeads, nameOf, put, room } from './floating.js'
import { base, isThen, state } from './here.js'
import { writeNames, writeSpokenNames } from './names.js'
import { chosen, said, sharedDetail, without } from './targets.js'
import { hideToast } from './toast.js'

const tip = $('#tip')
export const hideTip = () => {
  const wasCard = !tip.hidden && canClickTip()
  tip.hidden = true
  tip.classList.remove('can-click')
  for (const shape of $$('.in-question')) shape.classList.remove('in-question')
  if (wasCard) queueMicrotask(writeNames)
}
export const isTipShown = () => !tip.hidden
export const canClickTip = () => tip.classList.contains('can-click')

// More than so many would hide the map: what they have in common is said instead.
const FEW = 3

// "Bid 1–10 on Yellow", or "Lying worker: Lobby → …" with how many there are.
const inOne = (all) => {
  const words = all.map(({ label }) => label.split(' '))
  const ahead = inCommon(words)
  const rests = words.map((label) => label.slice(ahead.length).reverse())
  const behind = inCommon(rests).reverse()
  const numbers = rests.map((rest) => rest.length === behind.length + 1 ? Number(rest.at(-1)) : NaN)
  const isRange = numbers.every(Number.isInteger)
  // "Boston–Albany: …", and not "Boston–Albany: 2 …".
  if (!isRange && /^\d+$/.test(ahead.at(-1))) ahead.pop()
  const between = isRange ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : '…'
  const ways = texts.ways.replace('#', all.length)
  const isAlike = all.every(({ detail }) => detail === all[0].detail)
  // What all of them cost is said, though there are too many to tell apart.
  const shared = sharedDetail(all)
  if (ahead.length + behind.length === 0) return { label: ways, detail: shared }
  return { label: [...ahead, between, ...behind].join(' '), detail: [shared, ...isAlike || isRange ? [] : [ways]].filter(Boolean).join(' · ') }
}
// The words that all of them begin with.
const inCommon = ([first, ...others]) => {
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return first.slice(0, end < 0 ? first.length : end)
}

// With `confirm` it asks: { yes, no } say what happens then.
export const showTip = (shape, leads, confirm) => {
  const all = leads.map(said)
  const told = all.length > FEW ? [inOne(all)] : all
  // What a department does stands below what happens there, where that does not say it already.
  const does = shape.matches('[data-about]') ? undefined : aboutOf(shape)?.dataset.does
  const isTold = !does || told.some(({ detail }) => detail.includes(does))
  const shared = sharedDetail(told)
  // What is paid for in several ways is named once.
  const name = nameOfAll(told)
  const apart = told.map(({ label, detail }) => item({ label: label.slice(name.length), detail: without(detail, shared) }))
  const alike = shared ? [element('small', { textContent: shared })] : []
  const named = name ? [element('p', { className: 'tip-title', textContent: name.replace(/:\s*$/, '') })] : []
  tip.replaceChildren(...named, element('ul', {}, ...apart), ...alike, ...isTold ? [] : [element('small', { className: 'does', textContent: does })])
  tip.classList.toggle('can-click', Boolean(confirm))
  if (confirm) {
    putAwayBoxes('#tip:not([hidden])')
    const yes = element('button', { type: 'button', className: 'primary', textContent: texts.confirm, onclick: confirm.yes })
    const no = element('button', { type: 'button', textContent: texts.close, onclick: confirm.no })
    tip.append(element('div', { className: 'tip-buttons' }, yes, no))
  }
  place(shape)
  if (confirm) writeSpokenNames()
}

// "Boston–Albany: ", where each of several begins so.
const nameOfAll = (told) => {
  const [, name] = told.length > 1 ? told[0].label.match(/^([^:]+: )/) ?? [] : []
  return name && told.every(({ label }) => label.startsWith(name)) ? name : ''
}

const item = ({ label, detail }) => element('li', {}, element('b', { textContent: label }), element('small', { textContent: detail }))

// A department or a worker says what it is: its name in `data-about`, the rest in `data-does`.
export const aboutOf = (shape) => shape.closest('[data-about]')
export const tellAbout = (shape) => {
  tip.replaceChildren(element('ul', {}, item({ label: shape.dataset.about, detail: shape.dataset.does })))
  place(shape)
}

// What lies under the pointer says what it means, also below the line of its row that leads to all of it; then what the row itself means.
const meaningsOf = (shape, at, told) => {
  const under = at ? document.elementsFromPoint(at.x, at.y).map((part) => part.closest('[title]')) : []
  const row = shape.closest('tr, li') ?? shape
  const sign = under.find((part) => part && row.contains(part)) ?? shape.closest('[title]')
  const about = aboutOf(shape)
  const { about: name, does } = about?.dataset ?? {}
  // A reason that names it already is not told its name again, and neither is who stands there.
  return [about && (told.includes(name) ? does : `${name}: ${does}`), sign?.title].filter((means) => means && !told.includes(means))
}

const answerAbout = async (shape) => {
  const asked = new URLSearchParams({ seat: state().seat, target: shape.dataset.target, after: chosen.join(' ') })
  const answer = await fetch(`${base}/why?${asked}`, { headers: { 'X-Fragment': '1' } })
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}
// A mouse that rests on a city of the map is told what stands there, though it leads nowhere now.
const A_MOMENT = 250
let restsOn
export const tellOfPlace = (shape) => {
  if (state().seat === undefined || isThen() || canClickTip()) return
  restsOn = shape
  setTimeout(async () => {
    if (restsOn !== shape) return
    const fresh = await answerAbout(shape).catch(() => undefined)
    const stands = fresh && $('.stands', fresh)
    if (!stands || restsOn !== shape || canClickTip()) return
    tip.replaceChildren(stands)
    place(shape)
  }, A_MOMENT)
}
export const leavePlace = () => { restsOn = undefined }
// Whoever has asked about something else meanwhile is told of that alone.
let questions = 0
export const whyNot = async (shape, at) => {
  if (state().seat === undefined || isThen()) return
  const question = ++questions
  const fresh = await answerAbout(shape)
  if (!fresh || question !== questions) return
  const means = meaningsOf(shape, at, fresh.body.textContent).map((textContent) => element('p', { className: 'stands', textContent }))
  // Of many that look alike it says which one it speaks of, and that one is lit. What tells of itself alone answers no "why not".
  const isTitled = $('.tip-title', fresh) || ($('.stands', fresh) && !$('.why', fresh))
  // What stands there comes before it.
  const told = [...fresh.body.children]
  if (!isTitled) told.splice(told[0]?.matches('.stands') ? 1 : 0, 0, element('p', { className: 'tip-title', textContent: texts.why }))
  hideTip()
  stay(shape, at, ...told, ...means)
  shape.classList.add('in-question')
}
export const isAnswer = () => isTipShown() && $('.tip-close', tip) !== null
tip?.addEventListener('click', (event) => { if (isPhone() && isAnswer() && !event.target.closest('a')) hideTip() })
export const sayInTip = (shape, text) => stay(shape, undefined, element('p', { textContent: text }))
// An answer stays until it is put away; on a phone by a tap on it too. What was picked before stays picked.
const stay = (shape, at, ...told) => {
  const away = element('button', { type: 'button', className: 'tip-close', textContent: '×', onclick: hideTip })
  away.setAttribute('aria-label', texts.close)
  tip.replaceChildren(away, ...told)
  tip.classList.add('can-click')
  putAwayBoxes('#tip:not([hidden])')
  hideToast()
  place(shape, at)
}

// A tip stands by the pointer, or by its shape where the keyboard leads: where it hides nothing that can be clicked, neither its own city nor
// an end of its own link, and the fewest cities.
let pointer
document.addEventListener('pointermove', (event) => { pointer = { x: event.clientX, y: event.clientY } }, { passive: true })

const place = (shape, clicked) => {
  tip.hidden = false
  tip.classList.remove('narrow')
  // Its width is not what was left of the window where it stood before.
  put(tip, 0, 0)
  const wide = placed(shape, clicked)
  if (isPhone() || wide.far < CLOSE_BY) return put(tip, ...wide.place)
  // As a narrow one it may find room nearer to what it speaks of.
  tip.classList.add('narrow')
  const narrow = placed(shape, clicked)
  if (narrow.far >= wide.far) tip.classList.remove('narrow')
  put(tip, ...narrow.far < wide.far ? narrow.place : wide.place)
}
const CLOSE_BY = 80

// Where it would stand as it is now, and how far that is from what was pointed at.
const placed = (shape, clicked) => {
  const [map, at, box] = [room(), shape.getBoundingClientRect(), tip.getBoundingClientRect()]
  const inRoom = { left: map.left + 8, top: map.top + 8, right: map.right - box.width - 8, bottom: map.bottom - box.height - 8 }
  const isIn = ([x, y]) => x >= inRoom.left && x <= inRoom.right && y >= inRoom.top && y <= inRoom.bottom
  const from = clicked ?? (isOver(at) ? pointer : { x: at.left + at.width / 2, y: at.top + at.height / 2 })
  const ends = endsOf(shape)
  const seen = [...litBeads(), ...ends.length > 0 ? [...ends, ...ends] : [at]]
  // Of a card below the map it is said on the foot of the map, where it hides none of them.
  if (isPhone() && shape.closest('#panel-board')) return { place: [8, inRoom.bottom] }
  if (isPhone() && !shape.closest('.layers')) return { place: awayFromRow(at, box, inRoom) }
  // Rather on anything else than on what it speaks of.
  const own = [...beadsOf(shape), ...ends]
  // Nor on the city that was asked about.
  const asked = clicked ? [at, at, at, ...nameOf(shape).flatMap((name) => [name, name])] : []
  const atTheClick = clicked && ends.length > 0 && { seen: [...seen, ...own, ...own, ...own], quiet: cities(), reaches: AT_THE_CLICK }
  const [left, top] = calmest(box, map, from, atTheClick || { beside: sides(at, from, box).filter(isIn), seen: [...seen, ...asked], quiet: cities() }) ?? fallback(at, box, inRoom)
  const far = Math.hypot(within(left, from.x, left + box.width) - from.x, within(top, from.y, top + box.height) - from.y)
  return { place: [left, top], far }
}

const isOver = (at) => pointer && pointer.x >= at.left && pointer.x <= at.right && pointer.y >= at.top && pointer.y <= at.bottom

// Below, above, to the right, to the left.
const sides = (at, from, box) => {
  const [x, y, gap] = [from.x - Math.min(24, box.width / 2), from.y - box.height / 2, 10]
  return [[x, at.bottom + gap], [x, at.top - box.height - gap], [at.right + gap, y], [at.left - box.width - gap, y]]
}

// A row of a phone is compared with those beside it, and a thumb is at the bottom: above the tabs and what a coach says, on the tabs, right above
// the row or below it, or at the top: never on the row, and on as few as can be of what can be chosen in its stead (workers, for a room).
const awayFromRow = (at, box, inRoom) => {
  const coach = $('.coach')
  const feet = [(coach ?? $('#tabs')).getBoundingClientRect().top, ...coach ? [] : [innerHeight]].map((foot) => foot - box.height - 8)
  const tops = [...feet, at.top - box.height - 8, at.bottom + 8, inRoom.top].filter((top) => top >= inRoom.top && top <= innerHeight - box.height)
  const foot = { x: 8 + box.width / 2, y: innerHeight }
  return lightest(box, tops.map((top) => [8, top]), foot, [[[at], 1000], [clickable(), 50], [boxes('#tabs button'), 50]]).place
}

// The map has no room for it: beside what it speaks of.
const fallback = (at, box, inRoom) => [
  within(inRoom.left, at.right + 10 > inRoom.right ? at.left - box.width - 10 : at.right + 10, inRoom.right),
  within(inRoom.top, at.top + at.height / 2 - box.height / 2, inRoom.bottom),
]
