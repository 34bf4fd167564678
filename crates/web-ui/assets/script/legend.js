// The map of a phone is too small for its legend: a button of the map opens it, large enough to be read. Where all of the map leaves room for it in the
// sea below, it stands there.
import { $, element, isPhone, texts } from './dom.js'
import { allPlaces } from './framing.js'
import { main } from './here.js'
import { layers, view, wholeScale } from './zoom.js'

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

// In pixels around it; and how large it is drawn: always alike, so that nothing changes its size when the map becomes lower.
const AROUND = 10
const SIZE = 0.92
const below = element('div', { className: 'key-below', hidden: true })
const placeBelow = () => {
  const [map, { width, height }] = [layers.getBoundingClientRect(), $('.cartouche', legend)]
  const lowest = layers.clientHeight / 2 + (Math.max(...allPlaces().map(({ y, h }) => y + h / 2)) - view.y) * wholeScale() + AROUND
  const [wide, high] = [map.width - $('.map > .zoom').offsetWidth - 3 * AROUND, map.height - lowest - AROUND]
  below.hidden = wide < SIZE * width.baseVal.value || high < SIZE * height.baseVal.value
  if (below.hidden) return
  below.style.width = `${SIZE * width.baseVal.value}px`
  below.replaceChildren(large())
}
const showBelow = () => {
  below.hidden = true
  if (isPhone() && view.zoom === 1 && layers.clientHeight > 0 && layers.checkVisibility()) placeBelow()
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
  $('.map').append(below)
  layers.addEventListener('looked', showBelow)
  new ResizeObserver(showBelow).observe(layers)
}
