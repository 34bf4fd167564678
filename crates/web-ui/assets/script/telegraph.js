// The page tells of the last turns; those before them are loaded when somebody asks, into their place.
import { $, $$ } from './dom.js'

// How much of a line, and of what underlines it, is cut through at the top: that is left out, until somebody scrolls.
const UNDERLINE = 3
const scroll = $('.wire .scroll')
const leaveOutHalves = () => {
  const top = scroll.getBoundingClientRect().top
  const turn = $$('.earlier, #telegraph > li', scroll).find((turn) => turn.getBoundingClientRect().bottom > top)
  const words = document.createRange()
  if (turn) words.selectNodeContents(turn)
  const cut = [...words.getClientRects()].filter((line) => line.top < top - 1 && line.bottom + UNDERLINE > top)
  const whole = Math.max(0, ...cut.map((line) => line.bottom + UNDERLINE - top))
  if (scroll.scrollTop === 0) scroll.style.setProperty('--whole', `${whole}px`)
  else scroll.style.removeProperty('--whole')
}
if (scroll) {
  const watching = new ResizeObserver(leaveOutHalves)
  watching.observe(scroll)
  watching.observe($('#telegraph'))
  scroll.addEventListener('scroll', leaveOutHalves, { passive: true })
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
