// Merges what the server sends into the page.
import '../idiomorph.min.js'
import { sayAmount } from './amounts.js'
import { arrive } from './arriving.js'
import { $, $$ } from './dom.js'
import { foldStory } from './folding.js'
import { measure } from './heads.js'
import { main, state } from './here.js'
import { dropHint } from './hint.js'
import { letThemRest } from './keeping.js'
import { writeNames } from './names.js'
import { showNewcomer } from './newcomer.js'
import { tellPanes } from './panes.js'
import { bringTelegrams } from './telegrams.js'
import { showPace } from './tempo.js'
import { showRecap } from './recap.js'
import { showTab } from './tabs.js'
import { showUnread } from './talk.js'
import { choose, light, offers } from './targets.js'

// Says whether it did: what is older than the page is left out. The answer to a post of one's own ends what was being chosen, even
// where the same is offered again.
export const patch = (html, isAnswer = false) => {
  const hadFocus = document.activeElement
  const [wasMine, offered] = [state().seat, offers()]
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  // Where nobody moved (somebody talks, or sits down) there is no state.
  const moved = fresh.getElementById('state')
  // The answer to a post may arrive after the stream has told of later moves.
  if (moved && Number(moved.dataset.version) < Number(state().version)) {
    if (isAnswer) { choose([]); letThemRest() }
    return false
  }
  const isNews = moved && Number(moved.dataset.version) > Number(state().version)
  for (const part of [...fresh.body.children]) {
    const old = document.getElementById(part.id)
    if (!old) continue
    if (part.dataset.tail !== undefined) mergeTail(old, part)
    else Idiomorph.morph(old, part, { morphStyle: 'outerHTML', callbacks })
  }
  // Where several decide at once, whoever is choosing goes on choosing while others do.
  const goesOn = !moved || (!isAnswer && wasMine !== undefined && wasMine === state().seat && offers() === offered)
  if (goesOn) { light(); showTab(); sayAmount(); writeNames() }
  else arrive(wasMine)
  if (isAnswer) letThemRest()
  measure()
  foldStory()
  $$('.panes').forEach(tellPanes)
  showNewcomer()
  showRecap()
  bringTelegrams()
  showPace()
  showUnread()
  dropHint(isAnswer)
  // After a move of one's own, and where what had the focus is gone or leads nowhere any more, reading goes on at the prompt, not at the
  // top of the page. The stream may tell of one's own move before it is answered: the answer is no news then, and calls nobody back.
  const had = hadFocus && hadFocus !== document.body
  const isGone = had && (!hadFocus.isConnected || (hadFocus.dataset?.target && !hadFocus.hasAttribute('tabindex')))
  const hasMoved = isNews && (isAnswer || main.hasAttribute('aria-busy')) && !hadFocus?.closest('.say, .history')
  if (isGone || hasMoved) $('#prompt p')?.focus({ preventScroll: true })
  // Merging takes the shape's tabindex for a moment, and with it the focus.
  else if (hadFocus !== document.activeElement && hadFocus !== document.body) hadFocus?.focus({ preventScroll: true })
  return true
}

const callbacks = {
  // What belongs to the person stays: what they opened, what they are typing or sliding, and how far they have zoomed.
  beforeAttributeUpdated: (name, node) => !(name === 'open' && node.localName === 'details')
    && !(name === 'value' && node.localName === 'input' && node === document.activeElement)
    && !(name === 'viewBox' && node.closest('.layers')),
  beforeNodeMorphed: (node) => !(node.nodeType === 1 && node.hasAttribute('data-keep')),
}

// The telegraph sends its last turns only: they replace those that begin with the same line and all later ones.
const mergeTail = (old, fresh) => {
  const [first, earlier] = [fresh.firstElementChild, $('.earlier', old.parentElement)]
  if (fresh.dataset.tail === '0') earlier.hidden = true
  const from = first ? [...old.children].findIndex((turn) => turn.id === first.id) : old.children.length
  // The page is too far behind, or the table went far back: what lies between is not known here, and is there for whoever asks.
  if (from < 0 && fresh.dataset.tail !== '0') {
    old.replaceChildren(...fresh.children)
    earlier.hidden = false
    return
  }
  const turns = [...old.children].slice(Math.max(0, from))
  for (const turn of old.children) turn.classList.remove('new')
  for (const turn of [...fresh.children]) {
    const was = turns.shift()
    if (was?.id === turn.id && was.textContent === turn.textContent) { was.className = turn.className; continue }
    // What somebody opened stays open while the turn goes on.
    if ($('details[open]', was ?? turn)) $('details', turn)?.setAttribute('open', '')
    if (was) was.replaceWith(turn)
    else old.append(turn)
  }
  for (const gone of turns) gone.remove()
}
