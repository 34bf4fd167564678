// "What would you do?": a bot's few best answers, beside the map. Nobody waits for them: what was asked about another position is dropped.
import { addBox, putAway, putAwayBoxes } from './boxes.js'
import { $, $$, isPhone, texts } from './dom.js'
import { clearest, put, room, spread } from './floating.js'
import { base, main, state } from './here.js'
import { drawMarks } from './marks.js'
import { writeNames } from './names.js'
import { hinted, zoomToLit } from './phone.js'
import { showRecap } from './recap.js'
import { shapes } from './targets.js'
import { canClickTip } from './tip.js'
import { toast } from './toast.js'

const close = () => {
  $('#hint')?.remove()
  markHinted()
  showRecap()
}
addBox('#hint', close, '[data-ask-hint]')

// At the foot of the column, if there it lies on nothing that can be chosen; or else in a corner of the map or anywhere below the prompt: on
// nothing that it speaks of, and on the fewest of the rest.
const place = (hint) => {
  const [map, column] = [room(), $('.side').getBoundingClientRect()]
  hint.style.width = `${Math.min(column.width, 544) - 16}px`
  const box = hint.getBoundingClientRect()
  const [left, right, top, bottom] = [map.left + 8, map.right - box.width - 8, map.top + 8, Math.max(map.top + 8, map.bottom - box.height - 8)]
  const page = { left: 0, top: map.top, right: innerWidth, bottom: innerHeight }
  const atFoot = [column.left + 8, innerHeight - box.height - 8]
  const named = hinted().flatMap((shape) => Array(100).fill(rowOf(shape).getBoundingClientRect()))
  put(hint, ...clearest(box, [atFoot, [left, bottom], [left, top], [right, top], [right, bottom], ...spread(page, box, { x: map.left, y: map.top })], named))
}
const rowOf = (shape) => shape.closest('tr') ?? shape

// Each answer has its number where it leads to: on the map, or else beside it. What all of them lead to tells nothing.
const answers = () => $$('#hint li').map((line) => ({ line, number: $('.no', line).textContent, targets: line.dataset.marks.split(' ').filter(Boolean) }))
const markHinted = () => {
  for (const shape of $$('[data-hinted]')) { delete shape.dataset.hinted; delete shape.dataset.glows }
  const all = answers()
  const tells = (target) => all.length === 1 || !all.every(({ targets }) => targets.includes(target))
  const lines = all.map(({ number, targets }) => {
    const its = targets.filter(tells).flatMap(shapes)
    const places = its.filter((shape) => shape.closest('#board'))
    for (const shape of places.length > 0 ? places : its) shape.dataset.hinted = [shape.dataset.hinted, number].filter(Boolean).join('·')
    return { number, look: `answer-${number}`, places }
  })
  if ($('#hint')) drawMarks(lines)
  writeNames()
}
// What the reader points at, or has the focus in, glows there.
const glow = ({ target }) => {
  const line = target.closest?.('#hint li')
  const number = line && $('.no', line).textContent
  for (const shape of $$('[data-hinted]')) shape.toggleAttribute('data-glows', Boolean(number) && shape.dataset.hinted.split('·').includes(number))
  for (const mark of $$('#marks > [class^="answer-"]')) mark.classList.toggle('glows', mark.classList.contains(`answer-${number}`))
}
for (const pointed of ['pointerover', 'focusin']) document.addEventListener(pointed, (event) => { if ($('#hint')) glow(event) })

// Who asks again about the same position is told the same.
let told
const asked = async (about) => {
  if (told?.about === about) return told
  const answer = await fetch(`${base}/hint`, { headers: { 'X-Fragment': '1' } })
  return { about, isTold: answer.ok, body: await answer.text() }
}
const ask = async (button) => {
  if ($('#hint')) return close()
  const about = state().version
  button.setAttribute('aria-busy', 'true')
  try {
    const answer = await asked(about)
    if (state().version !== about) return
    if (!answer.isTold) return toast(JSON.parse(answer.body).error.message)
    told = answer
    const fresh = new DOMParser().parseFromString(answer.body, 'text/html')
    putAwayBoxes()
    if (canClickTip()) putAway('#tip:not([hidden])')
    main.append(fresh.querySelector('#hint'))
    showRecap()
    markHinted()
    // A phone has no corner for it: it has the place of what can be done, and the map shows what it names.
    if (isPhone()) zoomToLit()
    else place($('#hint'))
    $('#hint').focus({ preventScroll: true })
  } catch {
    toast(texts.offline)
  } finally {
    button.removeAttribute('aria-busy')
  }
}

// It was about a position that is no more.
export const dropHint = () => {
  if ($('#hint') && $('#hint').dataset.version !== state().version) close()
  else if ($('#hint')) markHinted()
}
// Names and numbers have other places on a map that is seen from closer, or in a window of another size.
const stands = () => {
  if (!$('#hint')) return
  markHinted()
  if (!isPhone()) place($('#hint'))
}
addEventListener('resize', stands)
$('.layers')?.addEventListener('looked', () => { if ($('#hint')) markHinted() })

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-ask-hint]')
  if (button) { event.preventDefault(); ask(button) }
  if (event.target.closest('[data-hint-close]')) { close(); $('#prompt p')?.focus({ preventScroll: true }) }
})
