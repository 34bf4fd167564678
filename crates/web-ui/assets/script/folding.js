// A story at the foot of the column that has no room for all of it is only its title, until somebody opens it there or by its link: it was read
// when the year began, and what happens since stands below it.
import { $, isPhone } from './dom.js'

let isByHand = false
export const foldStory = () => {
  const [column, story] = [$('.side-scroll'), $('#story')]
  if (!story || isByHand || column.scrollTop > 0) return
  // The column is as high as what stands in it: what is closed tells nothing of its room.
  story.open = true
  const isWhole = story.getBoundingClientRect().bottom <= column.getBoundingClientRect().bottom
  story.open = isPhone() || isWhole
}
addEventListener('resize', foldStory)
document.fonts.ready.then(foldStory)

document.addEventListener('click', (event) => {
  if (event.target.closest('#story > summary')) isByHand = true
  if (!event.target.closest('[href="#panel-story"]')) return
  isByHand = true
  $('#story').open = true
})
