// A story at the foot of the column that has room for less than three lines is only its title, until it is asked for by its link.
import { $, isPhone } from './dom.js'

const THREE_LINES = 140
export const foldStory = () => {
  const [column, story] = [$('.side-scroll'), $('#panel-story')]
  if (!story) return
  story.removeAttribute('data-folded')
  if (isPhone() || column.scrollTop > 0) return
  const room = column.getBoundingClientRect().bottom - story.getBoundingClientRect().top
  story.toggleAttribute('data-folded', story.offsetHeight > THREE_LINES && room < THREE_LINES)
}
addEventListener('resize', foldStory)
document.fonts.ready.then(foldStory)
