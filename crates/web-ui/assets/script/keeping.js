// Whoever is put somewhere may be one of several: once that is done, the next of them is in hand at once.
import { state } from './here.js'
import { chosen, leadingOn, shapes } from './targets.js'

const staysInHand = (target) => shapes(target).some(({ dataset }) => dataset.staysInHand !== undefined)
// The first of a walk is in hand: the last step says where it goes, which is shown in each place, and one step back takes it out again.
export const isPutDown = (walk) => walk.length > 1 && staysInHand(walk[0])

// Where from and where to somebody of one's own is on the way.
let sent
export const keepInHand = ({ targets }) => {
  sent = isPutDown(targets) ? { from: targets[0], to: targets.at(-1), seat: state().seat } : undefined
}
// What a new position begins with: who is left where the last one came from, if any can go on.
let kept
let since
export const stillInHand = () => {
  const isMine = sent?.from !== undefined && sent.seat === state().seat
  kept = isMine && leadingOn([sent.from]).length > 0 ? sent.from : undefined
  since = performance.now()
  return kept ? [kept] : []
}
// The answer has come, or a step back is on its way: what arrives later is no move of theirs.
export const letThemRest = () => { if (sent) delete sent.from }

// Nobody clicked on them yet: the first click on them picks them, as ever, and a step back is one of the table.
export const isKept = () => kept !== undefined && chosen.length === 1 && chosen[0] === kept
export const pickUp = (target) => {
  const wasKept = isKept() && target === kept
  if (wasKept) kept = undefined
  return wasKept
}
// The second half of a double click puts down nobody more.
const ECHO = 400
export const isEcho = (target) => isKept() && target === sent?.to && performance.now() - since < ECHO
