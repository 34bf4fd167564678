// A new position has arrived: nothing is chosen yet, and whoever is to act is told so.
import { sayAmount } from './amounts.js'
import { announce } from './announcing.js'
import { showClocks } from './clocks.js'
import { $, isPhone } from './dom.js'
import { openWhatIsLit } from './fronts.js'
import { isThen, state } from './here.js'
import { showJumps } from './jumps.js'
import { stillInHand } from './keeping.js'
import { writeNames } from './names.js'
import { explainNothing } from './meanings.js'
import { isLitOutOfView, litPart, scrollToLit, showWhatIsLit, toldPart, zoomToLit } from './phone.js'
import { closePick } from './pick.js'
import { showTab } from './tabs.js'
import { showNewest } from './telegraph.js'
import { choose } from './targets.js'
import { hideTip } from './tip.js'

const isMine = () => state().seat !== undefined && !isThen()
const isOver = () => $('details#ending') !== null
let lastLit
let wasOver = isOver()

export const arrive = (wasMine) => {
  closePick()
  hideTip()
  explainNothing()
  choose(stillInHand())
  openWhatIsLit()
  showTab()
  sayAmount()
  writeNames()
  showClocks()
  const mine = isMine()
  showJumps()
  announce({ mine, over: state().over !== undefined && !isThen() })
  const part = mine ? litPart() : toldPart()
  const leadsOn = mine ? wasMine === undefined || part !== lastLit || isLitOutOfView() : part !== undefined && part !== lastLit
  if (isPhone() && (leadsOn || wasMine === undefined)) showWhatIsLit()
  else if (isPhone() && (mine || wasMine !== undefined)) zoomToLit()
  if (mine) scrollToLit()
  if (mine && wasMine === undefined) showNewest()
  lastLit = part
  // The result stands on the board.
  if (isOver() && !wasOver) showTab('board')
  wasOver = isOver()
}

// Until the page's letters are there, other ones stand in for them, and the column ends elsewhere.
document.fonts.ready.then(() => { if (isMine()) scrollToLit() })
