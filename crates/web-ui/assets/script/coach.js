// The coach of a lesson by keyboard: N goes on, H shows the move or goes on, B goes back.
import { $, isWriting } from './dom.js'

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return
  $(`#coach button[data-key~="${CSS.escape(event.key.toLowerCase())}"]`)?.click()
})
