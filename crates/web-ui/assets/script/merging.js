// Merges what the server sends into the page.
import { arrive } from './arriving.js'
import { $ } from './dom.js'
import { state } from './here.js'
import { showTab } from './tabs.js'
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
    if (isAnswer) choose([])
    return false
  }
  for (const part of [...fresh.body.children]) {
    const old = document.getElementById(part.id)
    if (!old) continue
    if (part.dataset.tail !== undefined) mergeTail(old, part)
    else Idiomorph.morph(old, part, { morphStyle: 'outerHTML', callbacks })
  }
  // Where several decide at once, whoever is choosing goes on choosing while others do.
  const goesOn = !moved || (!isAnswer && wasMine !== undefined && wasMine === state().seat && offers() === offered)
  if (goesOn) { light(); showTab() }
  else arrive(wasMine)
  // After a move of one's own, and where what had the focus is gone or leads nowhere any more, reading goes on at the prompt, not at the
  // top of the page.
  const had = hadFocus && hadFocus !== document.body
  const isGone = had && (!hadFocus.isConnected || (hadFocus.dataset?.target && !hadFocus.hasAttribute('tabindex')))
  const hasMoved = had && isAnswer && moved && !hadFocus.closest('.say, .history')
  if (isGone || hasMoved) $('#prompt p')?.focus({ preventScroll: true })
  // Merging takes the shape's tabindex for a moment, and with it the focus.
  else if (hadFocus !== document.activeElement && hadFocus !== document.body) hadFocus?.focus({ preventScroll: true })
  return true
}

const callbacks = {
  // What belongs to the person stays: what he opened, what he is typing or sliding, and how far he has zoomed.
  beforeAttributeUpdated: (name, node) => !(name === 'open' && node.localName === 'details')
    && !(name === 'value' && node.localName === 'input' && node === document.activeElement)
    && !(name === 'viewBox' && node.closest('.layers')),
  beforeNodeMorphed: (node) => !(node.nodeType === 1 && node.hasAttribute('data-keep')),
}

// The telegraph sends its last lines only: they replace those of the same number and all later ones.
const mergeTail = (old, fresh) => {
  const from = Number(fresh.dataset.tail)
  if (from > old.children.length + Number(old.dataset.tail)) return location.reload()
  const keep = Math.max(0, from - Number(old.dataset.tail))
  const lines = [...old.children]
  lines.forEach((line) => line.classList.remove('new'))
  const same = (line, index) => lines[index]?.textContent === line.textContent
  let at = keep
  for (const line of [...fresh.children]) {
    if (!same(line, at)) {
      lines[at]?.remove()
      old.insertBefore(line, old.children[at] ?? null)
    }
    at += 1
  }
  while (old.children.length > at) old.lastElementChild.remove()
}
