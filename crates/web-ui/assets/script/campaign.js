// What a year of a campaign has changed, and its ceremony.
import './page.js'
import './poster.js'
import { tellPanes } from './panes.js'
import { $$ } from './dom.js'

for (const panes of $$('.panes')) tellPanes(panes)
