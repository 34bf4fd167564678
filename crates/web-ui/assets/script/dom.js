// Finding and making elements; what the page says in the reader's language.
export const $ = (selector, root = document) => root.querySelector(selector)
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]

export const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

export const texts = $('#texts')?.dataset ?? {}
export const isPhone = () => matchMedia('(max-width: 820px), (max-height: 480px)').matches
// Nor is the map of a tablet that is held sideways large.
export const hasSmallMap = () => isPhone() || matchMedia('(max-width: 1100px)').matches

export const isWriting = (event) => Boolean(event.target.closest?.('input:not([type=radio]):not([type=checkbox]), select, textarea'))

export const within = (low, value, high) => Math.max(low, Math.min(value, high))
export const center = (node) => {
  const box = node.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

// The whole row of a list leads to its target: a lit one, and a strip, which says why it leads nowhere.
export const ROW_OF_TARGET = 'li:has(> .target.legal), li.strip:has(> .target)'
