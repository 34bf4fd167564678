// Notes: kept while they are written.
import { $ } from './dom.js'

const form = $('.notes form')
const A_MOMENT = 800
let timer

const keep = async () => {
  clearTimeout(timer)
  const status = $('.saved', form)
  status.textContent = ''
  try {
    const answer = await fetch(form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'X-Fragment': '1' }, keepalive: true })
    status.textContent = answer.ok ? status.dataset.saved : (await answer.json()).error.message
  } catch { /* It is tried again with the next letter. */ }
}

form?.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(keep, A_MOMENT)
})
form?.addEventListener('submit', (event) => { event.preventDefault(); keep() })
