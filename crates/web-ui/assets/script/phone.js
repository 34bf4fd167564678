// What is lit comes into sight. On a phone: the part of the page that leads to most of the choices, and on the board the place, in a size that fits a finger.
import { $, $$, center, isPhone } from './dom.js'
import { lineOf, room } from './floating.js'
import { allPlaces, areButtonsInTheWay, areSeen, closeEnough, closeEnoughToRead, frame, framed, hasMoreRoom, hasOtherWidth, isStrip, isWell, much, wasFramed, wasStrip } from './framing.js'
import { isThen, main, state } from './here.js'
import { OFFERED } from './names.js'
import { isSeenOn, showTab } from './tabs.js'
import { chosen, leadingOn, shapes } from './targets.js'
import { boxOf, coverFoot, fit, glide, isSaidFromAfar, keepTop, layers, placeOf, saidOfMap, settled, view } from './zoom.js'

const litShapes = () => $$('.layers [data-target].legal')

export const partOf = (shape) => shape.closest('[data-tab-of]:not(#now *)')?.dataset.tabOf

// All that leads to it stands in the sheet: no part needs to be looked for. (A number has no shape.)
const isInSheet = ({ targets }) => targets.map(shapes).filter((its) => its.length > 0).every((its) => its.some((shape) => shape.closest('#now')))

// What a coach speaks of goes before what leads to more. A cube needs a railway and a place: where the board leads to as much as any
// other part, it is the one to look at.
export const litPart = () => {
  const open = leadingOn(chosen)
  if (open.length > 0 && open.every(isInSheet)) return 'board'
  const coached = told().filter((shape) => shape.classList.contains('legal')).map(partOf)
  if (coached.includes('board')) return 'board'
  if (coached.some(Boolean)) return coached.find(Boolean)
  const leads = new Map()
  for (const { targets } of open) {
    const parts = new Set(targets.flatMap(shapes).map(partOf))
    for (const part of parts) if (part) leads.set(part, (leads.get(part) ?? 0) + 1)
  }
  const most = Math.max(...leads.values())
  return leads.get('board') === most ? 'board' : [...leads.keys()].find((part) => leads.get(part) === most)
}

// Where a coach points while there is nothing to do but read.
export const toldPart = () => told().map(partOf).find(Boolean)
const told = () => $$(':is([data-target], [data-shown])[data-coached]')

// The board where it shows as much: beside it (below, on a phone that is high) other parts may stand, and a bid needs none of them.
export const showWhatIsLit = () => {
  const part = litPart() ?? toldPart() ?? (state().seat === undefined ? undefined : 'board')
  if (part) showTab(isSeenBesideTheBoard(part) ? 'board' : part)
  zoomToLit()
}
const isSeenBesideTheBoard = (part) => {
  const its = $$(`[data-tab-of="${part}"]:not(#now *) [data-target].legal`)
  return its.length > 0 && isSeenOn('board', its)
}

// Beside the map: what scrolls never hides what is lit. It scrolls so far that all of it is seen; where there is too much of it, to the first. A phone
// keeps the heads of its parts in sight as long as the first is.
let isMovedByHand = false
document.addEventListener('touchmove', () => { isMovedByHand = true }, { passive: true })
export const scrollToLit = () => {
  for (const column of $$('.side-scroll, #panels, #now')) {
    const room = column.getBoundingClientRect()
    // The name of a row leads to all of the row.
    const shown = (selector) => $$(selector, column).filter((shape) => shape.checkVisibility()).map((shape) => shape.closest('tr') ?? shape)
    const coached = shown('.legal[data-coached], button[data-coached]')
    const lit = coached.length > 0 ? coached : shown('[data-target].legal')
    const isIn = (shape) => { const box = shape.getBoundingClientRect(); return box.top >= room.top && box.bottom <= room.bottom }
    const asked = isPhone() ? lit.slice(0, 1) : lit
    // Where nobody has scrolled but this, for what was lit before, the head comes back.
    if (isPhone() && !isMovedByHand) column.scrollTop = 0
    if (room.height > 0 && !asked.every(isIn)) for (const shape of [asked.at(-1), asked[0]]) shape.scrollIntoView({ block: 'nearest' })
    // What asks for an answer is read from its heading on.
    const panel = asked[0]?.closest('#now > .panel')
    if (column.contains(panel) && panel.getBoundingClientRect().top < room.top) panel.scrollIntoView({ block: 'start' })
  }
}

// Something to click lies beside the part of the board that a phone shows.
export const isLitOutOfView = () => litShapes().some((shape) => {
  const [at, map] = [center(shape), room()]
  return at.x < map.left || at.x > map.right || at.y < map.top || at.y > map.bottom
})

// What a hint names; what the reader looks into (a ticket); what a coach speaks of; where own tickets lead, beside them; all that is lit, as close as that lets it be; else all that
// is spoken of, or all of the map's cities. Where the map shows it already, it stays as it is.
export const zoomToLit = () => {
  if (!fit) return
  // Behind another tab nobody keeps it as they moved it.
  if (!layers.checkVisibility() || layers.clientHeight === 0) {
    delete layers.dataset.byHand
    return
  }
  if (isLeftAlone()) return
  const wanted = placesToShow()
  if (!isWell(...wanted)) frame(...wanted)
}
// While others decide it stays as it was: what they did is shown when it is the reader's turn.
const isLeftAlone = () => state().seat === undefined && state().over === undefined && !isThen() && meant().length === 0
  && wasFramed() && wasStrip() === isStrip() && !hasOtherWidth()
// What the news speak of is in sight as long as they are; then what can be done.
export const showNewsOnMap = (pieces, news) => {
  if (!isFramedForThem() || pieces.length === 0) return
  const places = pieces.map(placeOf)
  if (saidOfMap('--news-above-the-foot', 0) !== 1) return areSeen(places) || frame(allPlaces())
  // They lie on its foot: what they speak of is seen above them.
  const covered = Math.max(0, layers.getBoundingClientRect().bottom - news.getBoundingClientRect().top)
  coverFoot(covered)
  isForNews = !areSeen(places, 0, covered)
  if (isForNews) glide(framed(places, closeEnoughToRead(), covered))
}
let isForNews = false
export const putNewsAway = () => {
  coverFoot(0)
  if (!isForNews) zoomToLit()
  else if (isFramedForThem()) frameAnew()
  else glide(settled(view))
  isForNews = false
}
// What was shown close is put away: all that can be done is in sight again, as it was.
export const frameAnew = () => { if (isFramedForThem()) frame(...placesToShow()) }
// The links from a start that was chosen from afar come close, until it is let go.
let areWaysClose = false
export const zoomToWays = () => {
  if (!isPhone() || !isSaidFromAfar('--starts-first') || litShapes().length === 0) return
  areWaysClose = true
  frame(...placesToShow())
}
export const zoomBack = () => {
  if (areWaysClose) frameAnew()
  areWaysClose = false
}
const onMap = (shapes) => shapes.filter((shape) => shape.closest('.layers'))
const meant = () => [firstOf(onMap(hinted())), lookedInto(), onMap(told()), ownStops()].find((shapes) => shapes.length > 0) ?? []
const placesToShow = () => {
  const isMeant = meant().length > 0
  const lit = (isMeant ? meant() : litShapes()).map(placeOf)
  if (lit.length > 0) return !isMeant && isNearlyAll(lit) ? [allPlaces(), Infinity] : [lit, closeEnough(lit)]
  if (lot().length > 0) return [lot(), closeEnoughToRead()]
  const spokenOf = $$(OFFERED).map(placeOf)
  if (spokenOf.length > 0) return [spokenOf, closeEnoughToRead()]
  // All of a high board would be a stamp in its middle, without names: what is built on it is seen.
  const built = isStrip() ? $$('.layers .cube').map(placeOf) : []
  return built.length > 0 ? [built, closeEnoughToRead()] : [allPlaces(), Infinity]
}
// What is bid on: the track of a company, and where it could go from there.
const WAYS_ON = 90
const lot = () => $$('#now :is([data-lot], .lots .chosen)').flatMap(({ dataset: { lot, target } }) => $$(`.tracks .rails.${lot ?? target}`)).map(boxOf)
  .map((place) => ({ ...place, w: place.w + 2 * WAYS_ON, h: place.h + 2 * WAYS_ON }))
export const zoomToTicked = () => { if (isPhone() && lot().length > 0) zoomToLit() }
// Links lie all over a map: where they would not be much larger without the rest, all of it stays in sight. A finger that can't tell them apart brings
// the map closer by itself (aiming.js).
const isNearlyAll = (lit) => litShapes().every(lineOf) && framed(lit, closeEnough(lit)).zoom < much() * framed(allPlaces(), Infinity).zoom
const lookedInto = () => $$('details[data-shows][open]').filter((one) => one.checkVisibility()).flatMap((one) => $$(`.layers .${one.dataset.shows}`))
// Above one's own tickets: their cities.
const ownStops = () => $('#panel-tickets:not(.off)')?.checkVisibility() ? $$('#board .stops :is(.need, .sought)') : []
document.addEventListener('toggle', (event) => { if (isPhone() && event.target.matches?.('[data-shows][open]')) zoomToLit() }, true)
// All of them where the first is one of them: the map never leaves a first answer beside it for the sake of a later one.
const firstOf = (shapes) => shapes.some(({ dataset }) => dataset.hinted.includes('1')) ? shapes : []
// Shapes that a bot's answers lead to.
export const hinted = () => $$('[data-hinted]')

// A list that opens, a box or another part beside the map leave it another room: what is lit stays in it, unless the reader looks elsewhere.
const isFramedForThem = () => isPhone() && fit && layers.checkVisibility() && layers.dataset.byHand === undefined
const isSeenBetterAnew = () => isStrip() || hasMoreRoom() || hasOtherWidth() || ownStops().length > 0
const isOutOfSight = () => areButtonsInTheWay() || !areSeen(placesToShow()[0])
const isToBeFramedAnew = () => isFramedForThem() && (isSeenBetterAnew() || isOutOfSight())
const staysInSight = () => {
  if (isPhone()) keepTop()
  if (isToBeFramedAnew()) zoomToLit()
}
if (layers) new ResizeObserver(staysInSight).observe(layers)

// What opens in the place of what can be done is no lower than that: the map above it stays where it is. A long list lies on other parts.
const now = $('#now')
const keepPlace = () => { if (now.offsetHeight > 0 && !$('#moves[open]')) main.style.setProperty('--at-the-foot', `${now.offsetHeight}px`) }
if (now) new ResizeObserver(keepPlace).observe(now)
