// "Since your turn": opens by itself when a turn comes back, where it lies on nothing that can be clicked; marks what is new on the map and in the
// panels; is put away by a word or by the first move.
import { addBox, putAway, putAwayBoxes } from './boxes.js'
import { $, $$, isPhone, texts } from './dom.js'
import { showFront } from './fronts.js'
import { main } from './here.js'
import { hidden, lines, numberOf, showWholeLines, tellOfMore } from './lines.js'
import { drawMarks } from './marks.js'
import { writeNames } from './names.js'
import { putNewsAway, showNewsOnMap } from './phone.js'
import { showTab, tabShown } from './tabs.js'
import { choose } from './targets.js'
import { forgetTelegrams } from './telegrams.js'
import { saidOfMap } from './zoom.js'

let read
let asked
const panel = () => $('section#recap')
// Within others' auctions one answers without a turn of one's own: with every turn that begins, and every sale, there is more to read.
const newsOf = ({ dataset }) => `${dataset.after} ${dataset.turns} ${dataset.sales}`
// Of its turns those that were read before; a sale may have ended the last of them.
const readOf = ({ dataset }) => {
  const [after, turns] = read?.split(' ') ?? []
  return after === dataset.after ? Math.min(Number(turns), Number(dataset.turns) - 1) : 0
}
// Between the auctions of others only what is new comes back by itself, with the turn that was read last: it may have ended since. Who asks for
// it gets it all.
const leaveOutWhatWasRead = (recap, isAsked) => {
  const until = isAsked ? 0 : readOf(recap) - 1
  for (const line of $$('li:not(.for-me)', recap)) line.hidden = numberOf(line) <= until
}
// The telegraph tells the same, so it takes its place first; then on the map: how far right and down, its edges first; then narrow on the map. Where
// there is no room for all of it, the lines are scrolled. Where there is none for a few of them, it lies on what is not needed while one reads.
const FORMS = [{ on: 'column' }, { on: 'map' }, { on: 'column', size: 'scant' }, { on: 'map', size: 'narrow' }, { on: 'map', size: 'scant' }, { on: 'map', size: 'tall' }]
// A phone has one place for a bid and for the news: between two lots of one auction only a payday comes before a bid.
const isPhoneBid = ({ dataset }) => isPhone() && $('#now .certificate') !== null && dataset.pays === undefined
const A_FEW = 4
const STEPS = [1, 0, 0.5, 0.75, 0.25]

export const showRecap = () => {
  const recap = panel()
  if (recap) {
    recap.hidden = false
    const isAsked = newsOf(recap) === asked
    const isNews = newsOf(recap) !== read && recap.dataset.answers === undefined && !isPhoneBid(recap)
    // A hint has its place: what is news comes back after it.
    leaveOutWhatWasRead(recap, isAsked)
    recap.hidden = $('#hint') !== null || !(isAsked || isNews) || !(settle(recap, isAsked) || isAsked)
    if (isPhone()) showRowInQuestion(recap)
  }
  const button = $('[data-recap]')
  button?.setAttribute('aria-expanded', String(recap !== null && !recap.hidden))
  button?.classList.toggle('unread', Boolean(recap?.hidden && isUnread()))
  tint()
  markPanels()
  markMap()
  if (isPhone()) leadOnPhone(Boolean(recap && !recap.hidden))
}

// Where it stood at the last turn it stands again, if there it covers nothing that is read or clicked and tells everything; else at the first
// place where that is so; else at one where it covers nothing and tells most. Says whether there is one. Who asks for it gets it all the same,
// in a place that tells a few lines and covers least, above all nothing that is clicked.
const settle = (recap, isAsked) => {
  recap.style.maxHeight = ''
  recap.toggleAttribute('data-asked', isAsked)
  if (!isPhone()) {
    recap.style.setProperty('--wire', `${$('.wire').getBoundingClientRect().height}px`)
    const place = onShelf(recap) ?? bestPlace(recap, isAsked)
    if (place.lit + place.covers === 0) lastPlace = place
    stood = place
    put(recap, place)
    if (newsOf(recap) === asked) showWholeLines(recap)
    // A place of its own has room from the top on.
    else showWholeLines(recap, readOf(recap), readOf(recap) === 0 && place.on !== 'shelf')
    leaveRoom(recap)
    return place.lit === 0 && (isAsked || place.covers === 0)
  }
  delete recap.dataset.on
  showPayday(recap)
  tellOfMore(recap)
  return true
}
// The row that the prompt asks about stays in sight above it, where other parts stand below a phone's map.
const showRowInQuestion = (recap) => {
  const row = $('#panels .panel:not(.off) :is(tr, li).now')
  $('#panels')?.style.setProperty('--news-below', recap.hidden ? '0px' : `${recap.offsetHeight}px`)
  if (row?.checkVisibility() && !recap.hidden) row.scrollIntoView({ block: 'nearest' })
}
// A column whose parts share one place lends it that, always the same: there it lies on nothing that is read on the map or at home. While a part is
// what the reader is asked about, the news waits for whoever asks for it.
const onShelf = (recap) => {
  const parts = $('.fronts')
  if (!parts?.checkVisibility()) return
  const [side, tabs, list] = [$('.side'), parts, $('#now')].map((node) => node.getBoundingClientRect())
  // The list of moves below them stays in sight.
  const bottom = list.height > 0 && list.top > tabs.bottom ? Math.min(list.top, side.bottom) : side.bottom
  const lit = inSight(`${LIT}, [data-in-question]`).filter((box) => box.right > side.left && box.top < bottom && tabs.bottom < box.bottom)
  recap.style.setProperty('--shelf-foot', `${side.bottom - bottom}px`)
  recap.style.setProperty('--shelf-height', `${bottom - tabs.bottom}px`)
  return { on: 'shelf', lit: lit.length, covers: 0 }
}

// It opened for a payday: that is seen first, however many turns came before it.
let paidIn
const showPayday = (recap) => {
  const payday = recap.dataset.pays === undefined ? null : $$('li.for-all', recap).at(-1)
  if (!payday || paidIn === newsOf(recap)) return
  paidIn = newsOf(recap)
  recap.scrollTop = payday.offsetTop + payday.offsetHeight + ($('.for-me', recap)?.offsetHeight ?? 0) + 8 - recap.clientHeight
}
// A map that leaves its upper left corner empty lends it that: each turn's news stands where the last one's stood.
const home = () => saidOfMap('--news-at-the-left') && { on: 'map', size: 'narrow', right: 0, down: 0, lit: 0, covers: 0 }
let lastPlace
let stood
const inSight = (css) => $$(css).filter((shape) => shape.checkVisibility()).map(seen).filter(({ width, height }) => width > 0 && height > 0)
const bestPlace = (recap, isAsked) => {
  const shapes = [LIT, TOLD].map(inSight)
  const coversAt = (at) => {
    const isUnder = (box) => box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom
    return shapes.map((boxes) => boxes.filter(isUnder).length)
  }
  // The telegraph may be behind another part, which stays in front: the news is told on the map then.
  const isOpen = ({ on }) => on !== 'column' || $('.wire').checkVisibility()
  const coversNothing = (place) => coversAt(boxAt(recap, place)).every((covered) => covered === 0)
  if (home() && coversNothing(home()) && hidden(recap).length === 0) return home()
  if (lastPlace && isOpen(lastPlace) && coversNothing(lastPlace) && hidden(recap).length === 0) return lastPlace
  let best
  let again
  for (const form of FORMS.filter(isOpen)) {
    const places = placesOf(recap, form)
    const hides = hidden(recap).length
    const tooFew = Math.max(0, Math.min(A_FEW, lines(recap).length) - (lines(recap).length - hides))
    for (const { at, ...place } of places) {
      const [lit, covers] = coversAt(at)
      const faults = isAsked ? [lit, tooFew, covers, hides] : [lit, covers, tooFew, hides]
      const found = { ...place, lit, covers, faults }
      if (isSamePlace(place, stood)) again = found
      if (!best || isLess(faults, best.faults)) best = found
      if (lit + covers + hides === 0) return best
    }
  }
  return isAsked && again && !isMuchLess(best, again) ? again : best
}
// Where it has to cover something, it does not move for a name or two.
const A_NAME_OR_TWO = 4
const isMuchLess = (best, again) => isLess(best.faults.with(-2, 0), again.faults.with(-2, 0)) || best.covers + A_NAME_OR_TWO < again.covers
const isSamePlace = (place, other) => ['on', 'size', 'right', 'down'].every((part) => place[part] === other?.[part])
const isLess = (faults, others) => {
  const differs = faults.findIndex((fault, index) => fault !== others[index])
  return differs >= 0 && faults[differs] < others[differs]
}
// On the map it moves evenly from corner to corner, so that all its places are known by two: a page is laid out anew whenever it is put anywhere.
const placesOf = (recap, form) => {
  const first = boxAt(recap, form)
  if (form.on === 'column') return [{ ...form, at: first }]
  const last = boxAt(recap, { ...form, right: 1, down: 1 })
  const at = (right, down) => new DOMRect(first.left + right * (last.left - first.left), first.top + down * (last.top - first.top), first.width, first.height)
  return STEPS.flatMap((down) => STEPS.map((right) => ({ ...form, right, down, at: at(right, down) })))
}
const boxAt = (recap, place) => {
  put(recap, place)
  return recap.getBoundingClientRect()
}

// The telegraph goes on below it, if there is room for some turns.
const SOME_TURNS = 96
const leaveRoom = (recap) => {
  const [its, wire] = [recap, $('.wire')].map((node) => node.getBoundingClientRect())
  const say = $('.wire > .say')?.offsetHeight ?? 0
  recap.toggleAttribute('data-leaves', wire.bottom - say - its.bottom > SOME_TURNS)
  main.style.setProperty('--recap', `${its.bottom - wire.top + 12}px`)
}
const LIT = '.layers [data-target].legal, .side [data-target].legal, #now button, .map > :not(.layers) :is(a, button, input)'
const TOLD = '.company.now :is(.room, .strip), .company-tab .n, .layers [data-target], .layers text:not(.compass *), .layers .legend, .side-scroll, #panels .panel, .people > li, .say'
const put = (recap, { on, right = 0, down = 0, size = 'full' }) => {
  recap.dataset.on = on
  recap.dataset.size = size
  recap.style.setProperty('--right', right)
  recap.style.setProperty('--down', down)
}

// What is in sight of it: the column scrolls, but a panel may stand elsewhere.
const seen = (shape) => {
  if (shape.matches('.side-scroll')) return columnWithoutFoot(shape.getBoundingClientRect())
  const [its, column] = [shape.getBoundingClientRect(), $('.side-scroll').getBoundingClientRect()]
  if (!shape.closest('.side-scroll') || its.right <= column.left) return its
  const top = Math.max(its.top, column.top)
  return new DOMRect(its.left, top, its.width, Math.max(0, Math.min(its.bottom, column.bottom) - top))
}

// A game may say how much of the column's foot (in rem) nobody needs while the news are read.
const columnWithoutFoot = ({ x, y, width, height }) => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return new DOMRect(x, y, width, Math.max(0, height - saidOfMap('--news-on-the-foot', 0) * rem))
}

// What was held back while the part in its place was asked about has not been read.
const isHeldBack = () => panel().hidden && panel().dataset.on === 'shelf'
export const closeRecap = () => {
  if (panel() && !isHeldBack()) read = newsOf(panel())
  if (panel()?.hidden === false) forgetTelegrams()
  asked = undefined
  askedOn = undefined
  showRecap()
}

// On a phone it lies on the foot of what is seen: who asks for it sees its marks, on the map; who has read it goes on where it was asked for. What
// comes by itself leads nowhere.
let askedOn
const showOnBoard = () => {
  askedOn = tabShown()
  showTab('board')
}
let isLed = false
const leadOnPhone = (isOpen) => {
  if (isOpen === isLed) return
  isLed = isOpen
  if (isOpen && !main.classList.contains('map-above')) showNewsOnMap($$('.layers .marks > g'), panel())
  else putNewsAway()
}
const closeWhenRead = () => {
  const back = askedOn
  closeRecap()
  if (isPhone() && back && tabShown() === 'board') showTab(back)
}

addBox('section#recap:not([hidden])', closeRecap, '[data-recap]')

const isUnread = () => panel() && newsOf(panel()) !== read

// Turns since the reader's own are tinted in the telegraph.
const tint = () => {
  const [from, until] = panel() ? [Number(panel().dataset.after), Number(panel().dataset.until)] : [0, 0]
  for (const line of $$('#telegraph > li')) {
    const at = Number($('.mark', line)?.dataset.at)
    line.classList.toggle('since', at > from && at <= until)
  }
}

// A row says by how much its sum changed.
const markPanels = () => {
  for (const place of $$('[data-change]')) unmark(place)
  if (!isUnread()) return
  for (const change of panel().dataset.changes.split(';').filter(Boolean)) {
    const [id, sum] = change.split('=')
    const row = $(`.people > #${CSS.escape(id)}`) ?? $(`#panels [data-target="${CSS.escape(id)}"]`)
    // A row of the list has it beside what changed, or beside its name; a row of a table in the cell of its name (whatever follows the name
    // itself covers the row, to be clicked); on a card it stands on the edge.
    const place = row?.closest('.in-rows') ? $('[data-sum], .nm:not(:has(~ [data-sum]))', row) : row?.closest('th') ?? row
    if (place) mark(place, sum)
  }
}
// What says at a hover what it means, says this too.
const sinceMyTurn = (sum) => texts.sinceTurn.replace('#', sum)
const mark = (place, sum) => {
  place.dataset.change = sum
  place.title = [place.title, sinceMyTurn(sum)].filter(Boolean).join(' · ')
}
const unmark = (place) => {
  place.title = place.title.split(' · ').filter((said) => said !== sinceMyTurn(place.dataset.change)).join(' · ')
  if (!place.title) place.removeAttribute('title')
  delete place.dataset.change
}

// Rings in the colour of whoever put a piece there. A hint that is open has marks of its own.
const shapeOf = (id) => document.getElementById(id) ?? $(`.layers [data-target="${CSS.escape(id)}"]`)
const markMap = () => {
  if ($('#hint')) return
  const lines = isUnread() && panel().dataset.answers === undefined ? $$('li[data-marks]:not([hidden])', panel()) : []
  drawMarks(lines.map((line) => ({ look: line.className, number: $('.no', line).textContent, pieces: line.dataset.marks.split(' ').map(shapeOf).filter(Boolean) })))
  writeNames()
}

// Who wants to read more is led to the telegraph, where the turns since the reader's own are tinted; a turn of which there was more opens there.
const leadToTelegraph = (link) => {
  closeRecap()
  uncoverTelegraph()
  if (isPhone()) showTab('telegraph')
  const whole = link.matches('.rest') && wholeTurn(Number(link.dataset.line))
  if (whole) whole.open = true
  ;(whole || $('#telegraph > .since'))?.scrollIntoView({ block: 'nearest' })
  $('.wire .scroll').focus({ preventScroll: true })
}
// A turn of the telegraph is named after the first of its lines.
const wholeTurn = (line) => {
  const its = $$('#telegraph > li').findLast(({ id }) => Number(id.replace('log-', '')) <= line)
  return its && $(':scope > details', its)
}
// It may be behind another part.
const uncoverTelegraph = () => {
  if ($('button[data-front="telegraph"]')?.checkVisibility()) showFront('telegraph')
}

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-recap-close]')) return closeWhenRead()
  const more = event.target.closest('[data-recap-earlier]')
  if (more) {
    event.preventDefault()
    return leadToTelegraph(more)
  }
  if (event.target.closest('[data-recap]')) {
    if (!panel().hidden) return closeWhenRead()
    read = undefined
    asked = newsOf(panel())
    putAwayBoxes()
    putAway('#hint')
    choose([])
    if (isPhone()) showOnBoard()
    return showRecap()
  }
  // What is picked may light what lies below a shelf.
  const isOnShelf = panel()?.dataset.on === 'shelf'
  // It stands in the place of the parts whose names are above it.
  if (event.target.closest('button[data-front]') && panel()?.dataset.on === 'shelf') closeRecap()
  if (event.target.closest(`#act button, .prompt button[name=action]${isOnShelf ? ', main [data-target].legal' : ''}`)) closeRecap()
})
// A move by keyboard puts it away too, and so does going back. The list of all moves was for this one.
document.addEventListener('submit', (event) => {
  if (!event.target.matches('#act, #act-amount, .undo')) return
  closeRecap()
  $('#moves[open]')?.removeAttribute('open')
})
// The list of all moves opens where it lies.
document.addEventListener('toggle', (event) => {
  if (event.target.id !== 'moves' || !event.target.open) return
  closeRecap()
  event.target.scrollIntoView({ block: 'nearest' })
}, true)
addEventListener('resize', showRecap)
// Letters that come after it was placed are as wide as they are: it looks for its place once more.
document.fonts.ready.then(showRecap)
// Names have other places on a map that is seen from closer.
$('.layers')?.addEventListener('looked', () => { if (isPhone() && $('#marks')) markMap() })
// Letters that arrive late, or a list that opens, move what it must not cover.
if ($('.side-scroll')) new ResizeObserver(showRecap).observe($('.side-scroll'))
