// Several companies whose places may lie far apart: beside the buttons of a phone's map stand their signs, and each brings the map to where it can build.
import { $, $$, element, isPhone } from './dom.js'
import { closeEnough, frame } from './framing.js'
import { leadingOn, shapes } from './targets.js'
import { layers, placeOf, saidOfMap } from './zoom.js'

const buttons = $('.map > .zoom')
const placesOf = (company) =>
  leadingOn([company]).flatMap(({ targets }) => targets.flatMap(shapes)).filter((shape) => shape.closest('.layers')).map(placeOf)
const isCompany = (target) => $(`#panels [data-target="${CSS.escape(target)}"] .co`) !== null
const companies = () => [...new Set(leadingOn([]).flatMap(({ targets }) => targets))].filter((target) => isCompany(target) && placesOf(target).length > 0)

const jumpTo = (company) => {
  const places = placesOf(company)
  frame(places, closeEnough(places))
  layers.dataset.byHand = ''
}
const jump = (company) => {
  const [row] = shapes(company).filter((shape) => $('.co', shape))
  const name = row.textContent.replace($('.co', row).textContent, '').trim()
  return element('button', { type: 'button', className: 'jump', title: name, ariaLabel: name, onclick: () => jumpTo(company) }, $('.co', row).cloneNode(true))
}
export const showJumps = () => {
  if (!buttons || saidOfMap('--jumps', 0) === 0) return
  const wanted = isPhone() ? companies() : []
  // The last one stands first: they grow away from the buttons.
  const jumps = wanted.length > 1 ? wanted.map(jump).reverse() : []
  const names = (some) => some.map(({ title }) => title).join()
  const old = $$('.jump', buttons)
  if (names(jumps) === names(old)) return
  for (const one of old) one.remove()
  buttons.append(...jumps)
}
