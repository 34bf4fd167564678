// A worked example is stepped through by arrows too.
// On a phone the board is larger than its frame, which opens at the cities that the sentences name, or at the middle.
import { $, $$ } from './dom.js'

const middle = (numbers) => (Math.min(...numbers) + Math.max(...numbers)) / 2

const frame = $('.example-board')
if (frame) {
  const { x, y, width, height } = $('.picture', frame).viewBox.baseVal
  const said = $('.example-caption').textContent
  // Names stand on the board or in its ground, which is drawn by reference: both are written in the board's own measure.
  const isNamed = ({ textContent }) => textContent.length > 2 && said.includes(textContent)
  const named = $$('.picture-ground text[x], .example-board text[x]').filter(isNamed)
  const at = named.map((text) => [text.x.baseVal[0].value, text.y.baseVal[0].value])
  if (!at.length) at.push([x + width / 2, y + height / 2])
  frame.scrollLeft = (middle(at.map(([across]) => across)) - x) / width * frame.scrollWidth - frame.clientWidth / 2
  frame.scrollTop = (middle(at.map(([, down]) => down)) - y) / height * frame.scrollHeight - frame.clientHeight / 2
}

const steps = { ArrowLeft: 'prev', ArrowRight: 'next' }
const movesBoard = () => document.activeElement === frame && frame.scrollWidth > frame.clientWidth
document.addEventListener('keydown', (event) => {
  if (!frame || !steps[event.key] || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || movesBoard()) return
  $(`.example-steps [rel=${steps[event.key]}]`)?.click()
})
