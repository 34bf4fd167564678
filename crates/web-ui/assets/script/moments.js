// Moments that take the whole screen come once in a browser. Without script they are simply closed by their button.
import { $, $$ } from './dom.js'
import { wasTold } from './ending.js'
import { tellPanes } from './panes.js'

const key = (moment) => `moment ${$('main')?.dataset.table} ${moment.id}`

const was = (moment) => {
  try { return localStorage.getItem(key(moment)) !== null } catch { return false }
}
const remember = (moment) => {
  try { localStorage.setItem(key(moment), '') } catch { /* then it comes again */ }
}

const meet = (moment) => {
  if (!moment.open) {
    if ($('.payday', moment)) wasTold()
    return remember(moment)
  }
  if (was(moment)) {
    moment.open = false
    return
  }
  $('summary', moment)?.focus({ preventScroll: true })
  $$('.panes', moment).forEach(tellPanes)
}

// It is told when one comes into the page, and when one is closed.
document.addEventListener('toggle', (event) => {
  if (event.target.matches?.('.curtain')) meet(event.target)
}, true)

document.addEventListener('keydown', (event) => {
  const moment = event.key === 'Escape' && $('.curtain[open]')
  if (moment) moment.open = false
})

for (const moment of document.querySelectorAll('.curtain[open]')) meet(moment)
