// Walking the targets of the legal actions: what is chosen so far, which choices that leaves, and the shapes that lead on.
import { $, $$ } from './dom.js'
import { markLitTabs } from './tabs.js'

export let chosen = []
export const choose = (targets) => {
  chosen = targets
  light()
}

const choices = () => $$('[data-targets]').map((button) => ({ button, targets: button.dataset.targets.split(' ') }))
export const offers = () => choices().map(({ button }) => button.value).join('\n')
export const leadingOn = (picked) => choices().filter((choice) => picked.every((target) => choice.targets.includes(target)))
export const shapes = (target) => $$(target ? `[data-target="${CSS.escape(target)}"]` : '[data-target]')
export const said = ({ button }) => ({
  label: $('span', button)?.textContent ?? button.textContent,
  detail: $('small', button)?.textContent ?? button.title,
})

// Where several things are ticked (tickets to keep) one button says yes to what is ticked.
export const walkButton = () => $('#now [data-walk]')
export const wholeWalk = () => leadingOn(chosen).find((choice) => choice.targets.length === chosen.length)

// Marks every shape that leads to a legal action from here.
export const light = () => {
  const lit = new Map()
  for (const choice of leadingOn(chosen)) for (const target of choice.targets) lit.set(target, [...(lit.get(target) ?? []), choice])
  for (const shape of shapes()) mark(shape, lit.get(shape.dataset.target))
  const walk = walkButton()
  if (walk) {
    const whole = wholeWalk()
    walk.disabled = !whole
    walk.textContent = whole ? said(whole).label : walk.dataset.walk
  }
  markLitTabs()
}

const mark = (shape, leads) => {
  shape.classList.toggle('legal', Boolean(leads))
  shape.classList.toggle('chosen', chosen.includes(shape.dataset.target))
  const isRow = shape.localName === 'tr' || shape.localName === 'button'
  if (leads) {
    shape.setAttribute('tabindex', '0')
    if (!isRow) shape.setAttribute('role', 'button')
    if (shape.closest('svg')) shape.setAttribute('aria-label', leads.slice(0, 4).map((choice) => said(choice).label).join(' / '))
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) shape.removeAttribute(name)
  }
}
