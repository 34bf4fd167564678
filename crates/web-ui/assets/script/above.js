// The map that a part of a phone's page speaks of stands above it: where the part leaves it the height of a map. A strip would only push rows
// out of sight.
import { $, $$ } from './dom.js'
import { main } from './here.js'

// In pixels: every city can be found.
const LEAST = 190

const heightOf = (node) => node?.checkVisibility() ? node.getBoundingClientRect().height : 0
const contentOf = (part) => {
  const boxes = [...part.children].filter((child) => child.checkVisibility()).map((child) => child.getBoundingClientRect())
  const { paddingTop, paddingBottom } = getComputedStyle(part)
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)) + parseFloat(paddingTop) + parseFloat(paddingBottom)
}

export const putMapAbove = () => {
  const [part, map] = [$('#panels'), $('main > .map.off')]
  const speaksOfMap = map && !$(':scope > .ending, :scope > .history', map) && $$('.below-map:not(.off)', part).length > 0
  const left = () => heightOf(map) + heightOf(part) - contentOf(part)
  main.classList.toggle('map-above', Boolean(speaksOfMap) && left() >= LEAST)
}

const isLow = (map) => map.classList.toggle('low', heightOf(map) < LEAST)

// What lies below it (a hint, a list that opens) takes room too.
if ($('#panels')) {
  const sizes = new ResizeObserver(() => { putMapAbove(); $$('main > .map').forEach(isLow) })
  for (const part of $$('#panels, main > .map')) sizes.observe(part)
}
