// The lines of what happened since my turn: read from the first new one on; none is cut through, and a button leads to those that are out of sight.
import { $, $$, element, texts } from './dom.js'

// Its heading stays at the top and what it did to the reader at the bottom: lines that are not wholly between them wait for the reader to scroll.
const ceiling = (recap) => $('header', recap).getBoundingClientRect().bottom
const floor = (recap) => $('.for-me', recap)?.getBoundingClientRect().top ?? recap.getBoundingClientRect().bottom
// A payday has a sign, and its number behind it.
export const numberOf = (line) => { const no = $('.no', line); return Number(no?.dataset.number ?? no?.textContent) }
export const lines = (recap) => $$('li:not(.for-me)', recap).filter((line) => line.checkVisibility())
const above = (recap) => lines(recap).filter((line) => line.getBoundingClientRect().top < ceiling(recap) - 1)
const below = (recap) => lines(recap).filter((line) => line.getBoundingClientRect().bottom > floor(recap) + 1)
export const hidden = (recap) => [...above(recap), ...below(recap)]

// It begins with the first line after those that were read, and ends with the last one that is whole. Where it comes by itself (`isNews`) and has no room
// for all, it begins with what everybody got: what led to that is above. A payday counts what led to it, and comes in its turn.
export const showWholeLines = (recap, read = 0, isNews = false) => {
  recap.scrollTop = 0
  const mine = $('.for-me', recap)
  if (mine) mine.style.paddingBottom = ''
  const forAll = isNews && hidden(recap).length > 0 ? $('li.for-all:not(:has(.payday))', recap) : null
  const first = forAll ?? lines(recap).find((line) => numberOf(line) > read)
  if ((read > 0 || forAll) && first) beginWith(recap, first)
  tellOfMore(recap)
  const [cut] = below(recap)
  const seen = () => cut ? floor(recap) - cut.getBoundingClientRect().top : 0
  const isAlone = cut === lines(recap)[0] || cut === first
  if (seen() > 0 && !isAlone) recap.style.maxHeight = `${recap.offsetHeight - seen()}px`
  // A box that has all of its place stays as high as that.
  if (seen() > 1 && !isAlone && mine) mine.style.paddingBottom = `calc(0.14rem + ${seen()}px)`
  tellOfMore(recap)
}

// Too little may follow it to bring it up to the heading: then the box is so much lower, and none is seen by half above it.
const beginWith = (recap, first) => {
  const missing = () => first.getBoundingClientRect().top - ceiling(recap)
  recap.scrollTop += missing()
  if (missing() > 1) recap.style.maxHeight = `${recap.offsetHeight - missing()}px`
  recap.scrollTop += missing()
}

export const tellOfMore = (recap) => {
  for (const [edge, sign, more] of [['header', '▴', above(recap).length], ['.for-me', '▾', below(recap).length]]) tell($(edge, recap), sign, more)
}
const tell = (edge, sign, more) => {
  edge?.toggleAttribute('data-more', more > 0)
  const known = edge && $('.more', edge)
  if (!edge || more === 0) return known?.remove()
  edge.setAttribute('data-more', more)
  const button = known ?? element('button', { type: 'button', className: 'more' })
  const said = texts.moreTurns.replace('#', more)
  Object.assign(button, { textContent: `${sign}\u00a0${more}`, title: said, ariaLabel: said })
  if (!known) edge.append(button)
}

// The first line that was cut, or out of sight, comes to the top; back up, the last that was above comes to the bottom.
const leafDown = (recap) => { recap.scrollTop += below(recap)[0].getBoundingClientRect().top - ceiling(recap) }
const leafUp = (recap) => {
  recap.scrollTop += above(recap).at(-1).getBoundingClientRect().bottom - floor(recap)
  const first = lines(recap)[above(recap).length]
  if (recap.scrollTop > 0 && first) recap.scrollTop += first.getBoundingClientRect().top - ceiling(recap)
}

document.addEventListener('click', (event) => {
  const more = event.target.closest('.recap .more')
  if (more) (more.closest('header') ? leafUp : leafDown)(more.closest('.recap'))
})
// It is a new one at every move, so the page listens.
document.addEventListener('scroll', (event) => { if (event.target.matches?.('section#recap')) tellOfMore(event.target) }, { capture: true, passive: true })
