// Where tips and menus may float: the map, or on a phone what lies between prompt and sheet.
import { $, isPhone } from './dom.js'

export const room = () => {
  if (!isPhone()) return $('.map').getBoundingClientRect()
  const sheet = [$('#now'), $('#tabs')].map((part) => part.getBoundingClientRect()).find((part) => part.height > 0)
  return { left: 0, right: innerWidth, top: $('#prompt').getBoundingClientRect().bottom, bottom: sheet?.top ?? innerHeight }
}

export const put = (box, left, top) => { box.style.left = `${left}px`; box.style.top = `${top}px` }
