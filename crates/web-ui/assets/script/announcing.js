// What the tab says of the table: that it is the reader's turn, or that the game is over. The icon says it too.
import { ringIfWanted } from './bell.js'
import { $, texts } from './dom.js'

const gameTitle = $('h1.title')?.textContent
const icon = $('link[rel=icon]')

let wasMine
export const announce = ({ mine, over }) => {
  // Not when the page opens: whoever opens it sees it.
  if (mine && wasMine === false) ringIfWanted()
  wasMine = mine
  document.title = mine ? `● ${texts.turn} · ${gameTitle}` : over ? `${texts.over} · ${gameTitle}` : `${gameTitle} · Golden Spike`
  // Of an app that is not looked at, the icon gets a mark; home writes how many tables wait.
  if (mine && document.hidden) navigator.setAppBadge?.()?.catch(() => {})
  if (icon && texts.icon) icon.href = mine ? texts.iconTurn : texts.icon
}
