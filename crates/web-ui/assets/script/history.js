// Earlier moments of the game: shown in place of the present one, until one goes back to now. They can play by themselves.
import { $, texts } from './dom.js'
import { base, isThen, state, withEyes } from './here.js'
import { closeStream, openStream } from './live.js'
import { patch } from './merging.js'
import { showTab } from './tabs.js'
import { toast } from './toast.js'

let wanted
let isFetching = false

// While one moment is fetched only the last of those wanted is remembered: the slider may be dragged.
const showMoment = async (number) => {
  wanted = number
  if (isFetching) return
  isFetching = true
  while (wanted !== undefined) {
    const next = wanted
    wanted = undefined
    try {
      const answer = await fetch(withEyes(`${base}/at/${next}`), { headers: { 'X-Fragment': '1' } })
      if (!answer.ok) break
      closeStream()
      const wasNow = !isThen()
      patch(await answer.text())
      // On a phone the ways back and on stand on the board.
      if (wasNow) showTab('board')
      remember(withEyes(`${base}?at=${next}`))
    } catch {
      toast(texts.offline)
      break
    }
  }
  isFetching = false
}

// One moment after the other, until the last or until somebody stops it.
let playing
const isPlaying = () => playing !== undefined
export const stopPlaying = () => {
  clearTimeout(playing)
  playing = undefined
  document.documentElement.classList.remove('playing')
}
// A moment that tells much is shown for longer.
const LETTERS = 40
const pause = () => Number($('#play-speed')?.value ?? 800) * Math.max(1, ($('#prompt .done')?.textContent.length ?? 0) / LETTERS)
const playOn = async () => {
  document.documentElement.classList.add('playing')
  const [now, last] = [Number(state().at ?? state().moves), Number(state().moves)]
  if (now >= last) return stopPlaying()
  await showMoment(now + 1)
  if (isPlaying()) playing = setTimeout(playOn, pause())
}
const play = async () => {
  if (isPlaying()) return stopPlaying()
  playing = 0
  // At the end there is nothing to play but all of it.
  if (Number(state().at ?? state().moves) >= Number(state().moves)) await showMoment(0)
  playing = setTimeout(playOn, 0)
}

// Looking back is one step in the browser's own history, however many moments are looked at: Back leads to the table.
const isPast = () => new URLSearchParams(location.search).has('at')
const remember = (url) => isPast() ? history.replaceState(history.state, '', url) : history.pushState({ cameFromNow: true }, '', url)

const showNow = () => {
  stopPlaying()
  delete $('#state').dataset.at
  openStream()
}
const backToNow = () => {
  showNow()
  if (history.state?.cameFromNow) history.back()
  else history.replaceState(null, '', withEyes(base))
}
addEventListener('popstate', () => {
  if (isPast()) showMoment(Number(new URLSearchParams(location.search).get('at')))
  else if (isThen()) showNow()
})

// Where looking back begins: now, or before the last decision of a game that is over, whose result lies on the board.
const newest = () => Number(state().moves) - ($('details#ending') ? 1 : 0)

document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  const link = event.target.closest('a[data-at], .history-link, #back-to-now')
  if (!link || !link.href) return
  event.preventDefault()
  stopPlaying()
  link.closest('details.menu')?.removeAttribute('open')
  if (link.id === 'back-to-now') backToNow()
  else if (link.classList.contains('history-link')) isThen() ? backToNow() : showMoment(newest())
  else showMoment(Number(link.dataset.at)).then(() => { if (link.dataset.play !== undefined) play() })
})
document.addEventListener('click', (event) => { if (event.target.closest('#play-moments')) play() })
document.addEventListener('input', (event) => { if (event.target.id === 'moment') { stopPlaying(); showMoment(Number(event.target.value)) } })
document.addEventListener('change', (event) => { if (event.target.id === 'eyes') event.target.form.submit() })
