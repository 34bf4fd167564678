// The contents of the rules mark the section that is read.
import { $, $$ } from './dom.js'
import './page.js'

const sections = $$('.contents a[href^="#"]').map((link) => ({ link, heading: document.getElementById(decodeURIComponent(link.hash.slice(1))) }))
const isPassed = ({ heading }) => heading?.getBoundingClientRect().top < innerHeight / 3

let asked
const mark = () => {
  asked = undefined
  const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const read = isEnd ? sections.at(-1) : sections.findLast(isPassed)
  // Where the contents are in sight nothing leads to them.
  $('.to-contents')?.classList.toggle('unneeded', $('#contents').getBoundingClientRect().bottom > 0)
  for (const section of sections) {
    if (section === read) section.link.setAttribute('aria-current', 'true')
    else section.link.removeAttribute('aria-current')
  }
}
addEventListener('scroll', () => { asked ??= requestAnimationFrame(mark) }, { passive: true })
mark()
