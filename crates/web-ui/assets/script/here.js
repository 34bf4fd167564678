// Which table this page shows, which moment of it, and with whose eyes.
import { $ } from './dom.js'

export const main = $('main[data-table]')
export const base = `/tables/${main.dataset.table}`
export const state = () => $('#state').dataset
export const isThen = () => state().at !== undefined
export const withEyes = (url) => main.dataset.as ? `${url}${url.includes('?') ? '&' : '?'}as=${main.dataset.as}` : url
