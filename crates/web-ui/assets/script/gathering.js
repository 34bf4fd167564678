// A table that has not begun: the page follows who comes, and leads to the board when all are there.
import { $ } from './dom.js'

const waiting = $('main[data-gathering]')
if (waiting) {
  const { gathering, version } = waiting.dataset
  const stream = new EventSource(`/api/tables/${gathering}/stream?version=${version}`)
  stream.addEventListener('table', (event) => {
    // The browser opens a stream that was lost again, and is told what this page shows already.
    if (String(JSON.parse(event.data).version) !== version) location.reload()
  })
  addEventListener('pagehide', () => stream.close())
}
