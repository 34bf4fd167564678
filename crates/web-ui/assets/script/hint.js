// "What would you do?": a bot's few best answers, beside the map. Nobody waits for them: what was asked about another position is dropped.
import { addBox, putAway, putAwayBoxes } from './boxes.js'
import { $, $$, isPhone, texts } from './dom.js'
import { boxes, cities, clickable, endsOf, lightest, lineOf, put, room, spread } from './floating.js'
import { base, isThen, main, state } from './here.js'
import { drawMarks } from './marks.js'
import { writeNames } from './names.js'
import { frameAnew, hinted, partOf, zoomToLit } from './phone.js'
import { showRecap } from './recap.js'
import { choose, chosen, leadingOn, shapes, walkButton } from './targets.js'
import { canClickTip } from './tip.js'
import { hideToast, toast } from './toast.js'
import { saidOfMap } from './zoom.js'

const close = () => {
  $('#hint')?.remove()
  markHinted()
  showRecap()
}
// What was half chosen waits for whoever closes it without an answer.
let held
const goBack = () => {
  close()
  frameAnew()
  if (held.about === state().version && chosen.length === 0 && leadingOn(held.walk).length > 0) choose(held.walk)
}
addBox('#hint', close, '[data-ask-hint], [data-leads]')

// Anywhere below the prompt, in the column's width or a wider and lower form: on nothing that it speaks of or that can be chosen, and on as little as can
// be of what its answers are compared with. The foot of the column is as good as any.
const REM = () => parseFloat(getComputedStyle(document.documentElement).fontSize)
const WIDTHS = [31, 38, 46]
const COMPARED = '#panels tr, .people > li'
// Of a row that can be chosen the whole is read, not its name alone.
const ROWS = '#panels li:has(> .target.legal), .strip:has(> .target)'
const READ = '#panels :is(li, dd, p)'
const DRAWN = '.layers :is([data-city], [data-target^=city], .legend)'
const TOLD = '.wire li'
// Beside a map that has to be read with it: at the foot of the column, where it covers the telegraph, or what it does not speak of and nobody can click; all of
// the map stays in sight, and what the reader has. Else low and wide at the left, below the map.
const atHome = (hint, page, column, named) => {
  const width = saidOfMap('--hint-at-the-left', 0)
  if (!width) return false
  return standsOn(hint, page, column.left + 8, column.width - 16, [...named, ...clickable(isOnlyHere), ...boxes('#now > .panel')])
    || standsOn(hint, page, 8, Math.min(width * REM(), page.right - 16), [...named, ...clickable()])
}
// What is chosen above the actions may lie in its row, too.
const isOnlyHere = (shape) => !shape.closest('#panels') || !shapes(shape.dataset.target).some((its) => its.closest('#now'))
const standsOn = (hint, page, left, wide, shapes) => {
  hint.style.width = `${wide}px`
  const top = page.bottom - hint.getBoundingClientRect().height - 8
  if (top < page.top || shapes.some((shape) => shape.left < left + wide && left < shape.right && top < shape.bottom)) return false
  put(hint, left, top)
  return true
}
// A column whose parts share one place lends it that, or what stands above them: there it lies on no city and on no player.
const onShelf = (hint, column, shapes) => {
  const parts = $('.fronts')
  if (!parts?.checkVisibility()) return false
  const [tabs, list] = [parts, $('#now')].map((node) => node.getBoundingClientRect())
  const foot = list.height > 0 && list.top > tabs.bottom ? Math.min(list.top, innerHeight) : innerHeight
  const [left, right] = [column.left + 8, column.right - 8]
  hint.style.width = `${right - left}px`
  const height = hint.offsetHeight
  const isFree = (top) => top >= column.top && !shapes.some((shape) => shape.left < right && left < shape.right && shape.top < top + height && top < shape.bottom)
  const top = [foot - 4 - height, tabs.top - 4 - height].find(isFree)
  if (top !== undefined) put(hint, left, top)
  return top !== undefined
}
const place = (hint) => {
  const [map, column] = [room(), $('.side').getBoundingClientRect()]
  const page = { left: 0, top: map.top, right: innerWidth, bottom: innerHeight }
  const foot = { x: column.left + column.width / 2, y: innerHeight }
  const named = hinted().map((shape) => withNumber(rowOf(shape).getBoundingClientRect()))
  const spoken = [...named, ...hinted().flatMap(endsOf)]
  if (onShelf(hint, column, [...spoken, ...clickable()]) || atHome(hint, page, column, spoken)) return
  const weighed = [[named, 1000], [clickable(), 100], [boxes(ROWS), 100], [boxes(COMPARED), 6], [[...cities(), ...boxes(DRAWN)], 4], [boxes(READ), 2], [boxes(TOLD), 1]]
  let best
  for (const width of [column.width - 16, ...WIDTHS.map((width) => Math.min(width * REM(), page.right - 16))]) {
    hint.style.width = `${width}px`
    const box = hint.getBoundingClientRect()
    const found = lightest(box, spread(page, box, foot), foot, weighed)
    if (found && (!best || found.cost < best.cost)) best = { ...found, width }
  }
  hint.style.width = `${best.width}px`
  put(hint, ...best.place)
}
const rowOf = (shape) => shape.closest('tr') ?? shape
// Its number stands half outside.
const NUMBER = 14
const withNumber = ({ left, top, right, bottom }) => ({ left: left - NUMBER, top, right, bottom })

// Each answer has its number where it leads to: on the map, or else beside it. What all of them lead to tells nothing, but where several things are ticked
// together it is a part of each.
const answers = () => $$('#hint li').map((line) => ({ line, number: $('.no', line).textContent, targets: line.dataset.marks.split(' ').filter(Boolean) }))
const markHinted = () => {
  for (const shape of $$('[data-hinted]')) { delete shape.dataset.hinted; delete shape.dataset.glows }
  const all = answers()
  const areTicked = walkButton()?.dataset.walked !== undefined
  const tells = (target) => all.length === 1 || areTicked || !all.every(({ targets }) => targets.includes(target))
  const lines = all.map(({ number, targets }) => {
    const its = targets.filter(tells).flatMap(shapes).filter((shape) => !shape.matches('.beside'))
    const onMap = its.filter((shape) => shape.closest('#board'))
    // A line says enough: where it begins need not be marked too.
    const places = onMap.some(lineOf) ? onMap.filter(lineOf) : onMap
    // What is chosen above the actions is marked there, and not once more in its row.
    const atHand = its.filter((shape) => shape.closest('#now'))
    for (const shape of [places, atHand, its].find((some) => some.length > 0) ?? []) shape.dataset.hinted = [shape.dataset.hinted, number].filter(Boolean).join('')
    return { number, look: `answer-${number}`, places }
  })
  if ($('#hint')) drawMarks(lines)
  writeNames()
  markTabs()
}
// A phone shows one part at a time: the tabs of the others bear the numbers of what lies behind them.
const markTabs = () => {
  const numbersOf = (shapes) => new Set(shapes.flatMap((shape) => [...shape.dataset.hinted]))
  const seen = numbersOf(hinted().filter((shape) => shape.checkVisibility()))
  for (const button of $$('#tabs button')) {
    const behind = numbersOf(hinted().filter((shape) => partOf(shape) === button.dataset.tab))
    button.dataset.leads = [...behind].filter((number) => !seen.has(number)).sort().join('')
    if (!button.dataset.leads) delete button.dataset.leads
  }
}
// Of what stands beside the map the first is in sight, and the last too where there is room for both.
const bringInSight = () => {
  zoomToLit()
  const rows = hinted().filter((shape) => shape.closest('#panels') && shape.checkVisibility()).map(rowOf)
  for (const row of [rows.at(-1), rows[0]]) row?.scrollIntoView({ block: 'nearest' })
}
// What the reader points at, or has the focus in, glows there.
const glow = ({ target }) => {
  const line = target.closest?.('#hint li')
  const number = line && $('.no', line).textContent
  for (const shape of $$('[data-hinted]')) shape.toggleAttribute('data-glows', Boolean(number) && shape.dataset.hinted.includes(number))
  for (const mark of $$('#marks > [class^="answer-"]')) mark.classList.toggle('glows', mark.classList.contains(`answer-${number}`))
}
for (const pointed of ['pointerover', 'focusin']) document.addEventListener(pointed, (event) => { if ($('#hint')) glow(event) })

// Who asks again about the same position is told the same.
let told
const asked = async (about) => {
  if (told?.about === about) return told
  const answer = await fetch(`${base}/hint`, { headers: { 'X-Fragment': '1' } })
  const body = await answer.text()
  // Others moved in the meantime, and the reader is still asked: it is about what is there now.
  if (state().version !== about && isMine()) return asked(state().version)
  return { about, isTold: answer.ok, body }
}
const isMine = () => state().seat !== undefined && !isThen()
const ask = async (button) => {
  if ($('#hint')) return goBack()
  button.setAttribute('aria-busy', 'true')
  try {
    const answer = await asked(state().version)
    const { about } = answer
    if (state().version !== about) return
    if (!answer.isTold) return toast(JSON.parse(answer.body).error.message)
    told = answer
    const fresh = new DOMParser().parseFromString(answer.body, 'text/html')
    putAwayBoxes()
    hideToast()
    if (canClickTip()) putAway('#tip:not([hidden])')
    putAway('.pick')
    // It speaks of everything that can be done, so all of that is open again; what is being ticked stays.
    held = { about, walk: chosen }
    if (!walkButton()) choose([])
    main.append(fresh.querySelector('#hint'))
    showRecap()
    markHinted()
    // A phone has no corner for it: it has the place of what can be done, and the map shows what it names.
    if (isPhone()) bringInSight()
    else place($('#hint'))
    $('#hint').focus({ preventScroll: true })
  } catch {
    toast(texts.offline)
  } finally {
    button.removeAttribute('aria-busy')
  }
}

// It was about a position that is no more. (One that the page is only about to show stays.) Whom others changed it for is told about the new one; not whoever
// decided, though the stream may tell of that before the post is answered.
export const dropHint = (isAnswer) => {
  const hint = $('#hint')
  if (!hint) return
  if (Number(hint.dataset.version) >= Number(state().version)) return markHinted()
  close()
  const button = $('[data-ask-hint]')
  if (!isAnswer && !main.hasAttribute('aria-busy') && isMine() && button) ask(button)
}
// Names and numbers have other places on a map that is seen from closer, or in a window of another size.
const stands = () => {
  if (!$('#hint')) return
  markHinted()
  if (isPhone()) $('#hint').removeAttribute('style')
  else place($('#hint'))
}
addEventListener('resize', stands)
$('.layers')?.addEventListener('looked', () => { if ($('#hint')) markHinted() })

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-ask-hint]')
  if (button) { event.preventDefault(); ask(button) }
  if (event.target.closest('[data-tab]') && $('#hint')) { markHinted(); bringInSight() }
  if (event.target.closest('[data-hint-close]')) { goBack(); $('#prompt p')?.focus({ preventScroll: true }) }
})
