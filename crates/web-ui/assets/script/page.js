// What every page does. All of it works without script too, by links and forms.
import './clocks.js'
import { $$, element, texts } from './dom.js'
import './example.js'
import './gathering.js'
import './settings.js'

document.documentElement.classList.add('js')

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  const label = button.textContent
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
  } catch {
    // A page without a lock may copy only what is marked in it.
    const field = element('textarea', { value: button.dataset.copy })
    button.after(field)
    field.select()
    document.execCommand?.('copy')
    field.remove()
  }
  button.textContent = texts.copied ?? '✓'
  setTimeout(() => { button.textContent = label }, 1500)
})

// The app: a worker for the time without a network.
if (isSecureContext) navigator.serviceWorker?.register('/sw.js').catch(() => { /* Without it everything else works. */ })

// A menu closes when one clicks beside it.
document.addEventListener('click', (event) => {
  for (const menu of $$('details.menu[open]')) if (!menu.contains(event.target)) menu.open = false
})

// Opening a table: the reader's part of its luck.
for (const field of $$('input[name=entropy]')) {
  field.value = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// Opening a table: where its weekends are.
for (const field of $$('input[name=offset]')) field.value = -new Date().getTimezoneOffset()
