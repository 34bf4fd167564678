// How high the strips above the map are (prompt, coach, newcomer): the map is as wide as what they leave lets it be.
import { $, $$ } from './dom.js'

export const measure = () => {
  const heads = $$('#prompt, #coach, #newcomer').filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
  // From the first to the last: a low window puts one into another.
  const height = Math.max(...heads.map((part) => part.bottom)) - Math.min(...heads.map((part) => part.top))
  const buttons = $('.prompt .btns')?.getBoundingClientRect().width ?? 0
  const style = document.documentElement.style
  style.setProperty('--heads', `${height}px`)
  style.setProperty('--btns', `${buttons}px`)
}
addEventListener('resize', measure)
