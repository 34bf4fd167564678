// The page of a table: it stays live, and the board can be clicked. Each module listens to what is its own.
import './page.js'
import './posting.js'
import { clickWhatWaits } from './clicking.js'
import './coach.js'
import './keyboard.js'
import './legend.js'
import './dragging.js'
import './amounts.js'
import './history.js'
import './ending.js'
import './moments.js'
import './meanings.js'
import './notes.js'
import './telegraph.js'
import { arrive } from './arriving.js'
import { stayInTouch } from './away.js'
import { measure } from './heads.js'
import { showNewcomer } from './newcomer.js'
import { showPace } from './tempo.js'
import { showRecap } from './recap.js'
import { showUnread } from './talk.js'

arrive(undefined)
showNewcomer()
measure()
showRecap()
showPace()
showUnread()
clickWhatWaits()
stayInTouch()

// Until the page's letters are there, wider ones stand in for them and may need another line. Then it has its shape, and may be seen.
document.fonts.ready.then(() => {
  measure()
  showRecap()
  document.documentElement.classList.remove('soon')
})
