// Dragging a card onto the board: the same two clicks.
import { $ } from './dom.js'
import { clickTarget } from './clicking.js'
import { closePick } from './pick.js'
import { choose, chosen } from './targets.js'
import { hideTip } from './tip.js'

document.addEventListener('dragstart', (event) => {
  const card = event.target.closest?.('[draggable][data-target]')
  if (!card) return
  if (!card.matches('.legal')) return event.preventDefault()
  event.dataTransfer.setData('text/plain', card.dataset.target)
  closePick()
  hideTip()
  choose([card.dataset.target])
})

const dropTarget = (event) => chosen.length && event.target.closest?.('.layers [data-target].legal')
document.addEventListener('dragover', (event) => { if (dropTarget(event)) event.preventDefault() })
document.addEventListener('drop', (event) => {
  const shape = dropTarget(event)
  if (!shape) return
  event.preventDefault()
  clickTarget(shape, false)
})
document.addEventListener('dragend', () => { if (!$('.pick')) choose([]) })
