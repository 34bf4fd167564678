// The page tells of the last turns; those before them are loaded when somebody asks, into their place.
import { $, $$, element, texts } from './dom.js'

// The telegraph begins with a whole turn, unless that would leave out much: then with a whole line. What is left stays free below the
// last one; until somebody scrolls.
const UNDERLINE = 3
const MUCH = 48
const scroll = $('.wire .scroll')
const lineEnds = (turn, top) => {
  const words = document.createRange()
  words.selectNodeContents(turn)
  const lines = [...words.getClientRects()].filter(({ height }) => height > 0 && height < MUCH / 2)
  return lines.filter((line) => line.top < top - 1 && line.bottom + UNDERLINE > top).map((line) => line.bottom + UNDERLINE)
}
const leaveOutHalves = () => {
  if (scroll.scrollTop !== 0) return scroll.style.removeProperty('--whole')
  scroll.style.setProperty('--whole', '0px')
  scroll.style.paddingBottom = ''
  const { top } = scroll.getBoundingClientRect()
  const turns = $$('.earlier, #telegraph > li', scroll)
  // What a badge draws hangs below its turn.
  const cut = turns.findIndex((turn) => turn.getBoundingClientRect().bottom + UNDERLINE > top)
  if (cut < 0 || turns[cut].getBoundingClientRect().top > top - 1) return
  const next = turns[cut + 1]?.getBoundingClientRect().top ?? Infinity
  const whole = next - top > MUCH ? Math.max(top, ...lineEnds(turns[cut], top)) : next
  scroll.style.paddingBottom = `${whole - top}px`
}
if (scroll) {
  const watching = new ResizeObserver(leaveOutHalves)
  watching.observe(scroll, { box: 'border-box' })
  watching.observe($('#telegraph'))
  scroll.addEventListener('scroll', leaveOutHalves, { passive: true })
}

// Who reads further up is not pulled away, but told that there is more; their turn comes back at the newest line, with every turn folded again.
const AWAY = -16
const newer = element('button', { type: 'button', className: 'newer', hidden: true, textContent: texts.newer, onclick: () => { scroll.scrollTop = 0 } })
const isAway = () => scroll.scrollTop < AWAY
export const showNewest = () => {
  if (!scroll || $('#telegraph').matches(':hover')) return
  for (const turn of $$('#telegraph > li > details[open]')) turn.open = false
  scroll.scrollTop = 0
}
if (scroll) {
  scroll.after(newer)
  let last = $('#telegraph > li:last-child')?.id
  new MutationObserver(() => {
    const now = $('#telegraph > li:last-child')?.id
    if (now !== last && isAway()) newer.hidden = false
    last = now
  }).observe($('.wire'), { childList: true, subtree: true })
  scroll.addEventListener('scroll', () => { if (!isAway()) newer.hidden = true }, { passive: true })
}

document.addEventListener('click', async (event) => {
  const link = event.target.closest('.wire .earlier a')
  if (!link) return
  event.preventDefault()
  try {
    const answer = await fetch(link.href)
    const whole = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const first = $('#telegraph > li')
    const turns = [...whole.querySelectorAll('#telegraph > li')]
    const until = turns.findIndex((turn) => turn.id === first.id)
    if (until < 0) return location.assign(link.href)
    first.before(...turns.slice(0, until))
    link.closest('.scroll').focus({ preventScroll: true })
    link.parentElement.hidden = true
  } catch {
    location.assign(link.href)
  }
})
