// A story at the foot of the column that has room for less than three lines is only its title, until somebody opens it there or by its link.
import { $, isPhone } from './dom.js'

const THREE_LINES = 140
let isByHand = false
export const foldStory = () => {
  const [column, story] = [$('.side-scroll'), $('#story')]
  if (!story || isByHand || column.scrollTop > 0) return
  // The column is as high as what stands in it: what is closed tells nothing of its room.
  story.open = true
  const room = column.getBoundingClientRect().bottom - $('#panel-story').getBoundingClientRect().top
  story.open = isPhone() || room >= THREE_LINES
}
addEventListener('resize', foldStory)
document.fonts.ready.then(foldStory)

document.addEventListener('click', (event) => {
  if (event.target.closest('#story > summary')) isByHand = true
  if (!event.target.closest('[href="#panel-story"]')) return
  isByHand = true
  $('#story').open = true
})
