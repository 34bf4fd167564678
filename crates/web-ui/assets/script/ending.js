// The sums of a game are turned over once in a browser, until the winner is told; whoever clicks or presses a key does not wait.
import { $ } from './dom.js'
import { main } from './here.js'

const key = `told ${main.dataset.table}`
// What the end would turn over was turned over already.
export const wasTold = () => {
  show()
  try { localStorage.setItem(key, '') } catch { /* then it is turned over again */ }
}
const show = () => document.documentElement.classList.add('told')
const remember = () => {
  if ($('details#ending')) wasTold()
}

try { if (localStorage.getItem(key) !== null) show() } catch { /* then they are turned over */ }

document.addEventListener('animationend', ({ target }) => { if (target.closest('.verdict > :is(h2, p)')) remember() })
// The board is what its tab shows.
document.addEventListener('click', ({ target }) => {
  const ending = target.closest('[data-tab="board"]') && $('details#ending')
  if (ending) ending.open = false
})
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, remember)
