// How the reader likes the pages: what is chosen is seen at once, and kept without leaving the page.
import { $ } from './dom.js'

const liked = document.documentElement.dataset

export const keepSetting = async (name, word) => {
  try {
    const answer = await fetch('/settings', { method: 'POST', body: new URLSearchParams({ [name]: word }), headers: { 'X-Fragment': '1' } })
    return answer.ok
  } catch {
    return false
  }
}

const USUAL = ['system', 'usual', 'no']
$('.settings-form')?.addEventListener('change', async ({ target: { name, value } }) => {
  // Another language is another page: that is what the button is for.
  if (name === 'lang') return
  if (USUAL.includes(value)) delete liked[name]
  else liked[name] = value
  const isKept = await keepSetting(name, value)
  const status = $('.saved')
  status.textContent = isKept ? status.dataset.saved : ''
})
