// Tips: what a shape leads to, with its price; or why it leads nowhere.
import { $, element, isPhone, texts, within } from './dom.js'
import { put, room } from './floating.js'
import { base, isThen, state } from './here.js'
import { said } from './targets.js'

const tip = $('#tip')
export const hideTip = () => { tip.hidden = true; tip.classList.remove('can-click') }
export const isTipShown = () => !tip.hidden
export const canClickTip = () => tip.classList.contains('can-click')

// With `confirm` it asks: { yes, no } say what happens then.
export const showTip = (shape, leads, confirm) => {
  const items = leads.slice(0, 5).map((choice) => {
    const { label, detail } = said(choice)
    return element('li', {}, element('b', { textContent: label }), element('small', { textContent: detail }))
  })
  if (leads.length > 5) items.push(element('li', { textContent: `+ ${leads.length - 5}` }))
  tip.replaceChildren(element('ul', {}, ...items))
  tip.classList.toggle('can-click', Boolean(confirm))
  if (confirm) {
    const yes = element('button', { type: 'button', className: 'primary', textContent: texts.confirm, onclick: confirm.yes })
    const no = element('button', { type: 'button', textContent: texts.close, onclick: confirm.no })
    tip.append(element('div', { className: 'tip-buttons' }, yes, no))
  }
  place(shape)
}

export const whyNot = async (shape) => {
  if (state().seat === undefined || isThen()) return
  const answer = await fetch(`${base}/why?seat=${state().seat}&target=${encodeURIComponent(shape.dataset.target)}`, { headers: { 'X-Fragment': '1' } })
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  tip.replaceChildren(element('p', { className: 'tip-title', textContent: texts.why }), ...fresh.body.children)
  tip.classList.add('can-click')
  place(shape)
}

// A tip docks in the corner of the map where it does not cover what it speaks of; beside the column it stands next to its row.
const place = (shape) => {
  tip.hidden = false
  const [map, at, box] = [room(), shape.getBoundingClientRect(), tip.getBoundingClientRect()]
  const [left, right, top, bottom] = [map.left + 12, map.right - box.width - 12, map.top + 12, map.bottom - box.height - 12]
  if (!isPhone() && !shape.closest('.layers')) return put(tip, right, within(top, at.top + at.height / 2 - box.height / 2, bottom))
  const covers = ([x, y]) => x < at.right + 8 && at.left - 8 < x + box.width && y < at.bottom + 8 && at.top - 8 < y + box.height
  const corners = isPhone() ? [[left, bottom], [left, top]] : [[right, bottom], [left, top], [left, bottom], [right - 46, top]]
  put(tip, ...(corners.find((corner) => !covers(corner)) ?? corners[0]))
}
