// The page tells of the last turns; those before them are loaded when somebody asks, into their place.
import { $ } from './dom.js'

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
