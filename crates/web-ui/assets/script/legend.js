// The map of a phone is too small for its legend: a button of the map opens it, large enough to be read.
import { $, element, texts } from './dom.js'
import { main } from './here.js'

const legend = $('.layers .legend[data-called]')
const SVG = 'http://www.w3.org/2000/svg'

const large = () => {
  const { width, height } = $('.cartouche', legend)
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`)
  const copy = legend.cloneNode(true)
  copy.removeAttribute('transform')
  drawing.append(copy)
  return drawing
}

const open = () => {
  const away = element('form', { method: 'dialog' }, element('button', { className: 'primary', textContent: texts.close, autofocus: true }))
  const dialog = element('dialog', { className: 'keys map-key' }, element('h2', { textContent: legend.dataset.called }), large(), away)
  dialog.setAttribute('aria-label', legend.dataset.called)
  dialog.addEventListener('click', ({ target }) => { if (target === dialog) dialog.close() })
  dialog.addEventListener('close', () => dialog.remove())
  main.append(dialog)
  dialog.showModal()
}

if (legend) {
  const called = legend.dataset.called
  $('.map > .zoom').append(element('button', { type: 'button', className: 'opens-key', textContent: '?', title: called, ariaLabel: called, onclick: open }))
}
