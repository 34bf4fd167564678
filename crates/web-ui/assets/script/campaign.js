// What a year of a campaign has changed, and its ceremony.
import './page.js'
import './poster.js'
import { tellPanes } from './panes.js'
import { $$ } from './dom.js'

for (const panes of $$('.panes')) tellPanes(panes)
// A postcard that was read is not offered as one that was not.
document.addEventListener('toggle', ({ target }) => {
  const offers = target.open && target.querySelector('[data-again]')
  if (offers) offers.textContent = offers.dataset.again
}, true)
