// Which table this page shows, which moment of it, with whose eyes, and what is listed at length.
import { $ } from './dom.js'

export const main = $('main[data-table]')
export const base = `/tables/${main.dataset.table}`
export const state = () => $('#state').dataset
export const isThen = () => state().at !== undefined
export const withEyes = (url) => ['as', 'ways'].filter((name) => main.dataset[name])
  .reduce((so, name) => `${so}${so.includes('?') ? '&' : '?'}${name}=${main.dataset[name]}`, url)
