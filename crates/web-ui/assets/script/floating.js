// Where tips and menus may float: the map, or on a phone what lies between prompt and sheet.
import { $, $$, isPhone } from './dom.js'

export const room = () => {
  if (!isPhone()) return $('.map').getBoundingClientRect()
  const sheet = [$('#now'), $('#tabs')].map((part) => part.getBoundingClientRect()).find((part) => part.height > 0)
  return { left: 0, right: innerWidth, top: $('#prompt').getBoundingClientRect().bottom, bottom: sheet?.top ?? innerHeight }
}

export const put = (box, left, top) => { box.style.left = `${left}px`; box.style.top = `${top}px` }

// The first of these places where a box that floats lies on the fewest of what a reader can click.
const CLICKED = '[data-target].legal, #prompt button, #newcomer button, #now button'
export const clearest = ({ width, height }, places) => {
  const boxes = $$(CLICKED).filter((shape) => shape.checkVisibility()).map((shape) => shape.getBoundingClientRect())
  const covers = ([left, top]) => boxes.filter((its) => its.left < left + width && left < its.right && its.top < top + height && top < its.bottom).length
  const least = Math.min(...places.map(covers))
  return places.find((place) => covers(place) === least)
}
