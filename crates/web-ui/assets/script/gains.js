// What building in a city would give, on the plate with its name.
import { $, $$ } from './dom.js'
import { layers } from './zoom.js'

// Where cities can be chosen the plates of others are faint. From afar there is no room for flags: the number on a plate is what would be won there.
export const sayGains = (isFar) => {
  const isAsked = $('.flag[data-tag-of]:not(.unlit)', layers) !== null
  for (const number of $$('[data-value-of]', layers)) {
    const city = number.dataset.valueOf
    const isLit = isAsked && $(`.targets .legal[data-target="${city}"]`, layers) !== null
    const gain = $(`.flag[data-tag-of="${city}"] > text`, layers)?.textContent.replace('★', '') ?? '+0'
    number.dataset.value ??= number.textContent
    const told = isFar && isLit ? gain : number.dataset.value
    if (number.textContent !== told) number.textContent = told
    number.classList.toggle('is-won', isFar && isLit && gain.startsWith('+'))
    for (const part of [number, number.previousElementSibling, number.previousElementSibling.previousElementSibling]) part.classList.toggle('is-faint', isAsked && !isLit)
  }
}
export const worthOf = (number) => Number(number?.dataset.value ?? number?.textContent ?? 0)
// By how much the score would change in a city that can be chosen; of others nothing is known.
export const gainAt = (number) => {
  const city = number?.dataset.valueOf
  if (!city || !$(`.targets .legal[data-target="${city}"]`, layers)) return undefined
  const told = $(`.flag[data-tag-of="${city}"] > text`, layers)?.textContent
  return told && Number(told.replace('★', '').replace('−', '-'))
}
