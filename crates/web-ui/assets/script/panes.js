// On a phone the parts of a moment lie side by side: the button at its foot leads from one to the next, and on from the last.
import { $, $$ } from './dom.js'

const host = (node) => node.closest('details, main')
const ahead = (panes) => panes.scrollWidth - panes.clientWidth - panes.scrollLeft
const scrolls = (node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight

// A phone that is turned round may have room for all of them.
const watching = new ResizeObserver((seen) => seen.forEach(({ target }) => tellPanes(target)))

// The button says where it leads, the dots say where one is. What can be scrolled is reached by keys too.
export const tellPanes = (panes) => {
  watching.observe(panes)
  const its = host(panes)
  if (!its) return
  const isOne = panes.scrollWidth <= panes.clientWidth
  its.toggleAttribute('data-more', ahead(panes) > 8)
  if (isOne) delete its.dataset.pane
  else its.dataset.pane = Math.round(panes.scrollLeft / panes.clientWidth)
  for (const node of [panes, ...$$('.pane', panes)]) {
    if (scrolls(node)) node.setAttribute('tabindex', 0)
    else node.removeAttribute('tabindex')
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('.leads-on')
  const panes = button && $('.panes', host(button))
  if (!panes || ahead(panes) <= 8) return
  event.preventDefault()
  panes.scrollBy({ left: panes.clientWidth })
})

document.addEventListener('scroll', (event) => {
  if (event.target.matches?.('.panes')) tellPanes(event.target)
}, true)
