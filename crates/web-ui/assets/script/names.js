// The names that are written on the map, and the signs beside them: which of them there is room for, and where each stands.
import { $, $$, hasSmallMap, isPhone, within } from './dom.js'
import { gainAt, sayGains, worthOf } from './gains.js'
import { hidesTrack } from './tracks.js'
import { boxOf, discOf, fit, layers, placeOf, saidOfMap, view, wholeScale } from './zoom.js'

// The signs of the cities that the tickets on offer name.
export const OFFERED = '.plates > :is([class^="o"], [class*=" o"])'

// The names of a small map that is seen from afar grow until they can be read; one that would lie on another, or on the price of a
// place that can be chosen, is left out. Letters on trains, values and the like have less room: where they would have to grow more than
// this, they are left out too.
const LEAST = 11.2
// Of pieces that share a place, drawn smaller than one alone. A letter is read from this size on.
const CLOSE_PIECE = 0.74
const LEAST_LETTER = 10.9
const most = () => saidOfMap('--letters-grow', 1.6)
// Beside the edge of the map, in pixels.
const EDGE = 3
// From afar a name may lie on the rim of a city, unless its value stands there.
const farDiscs = () => saidOfMap('--far-discs', 0.6)
// What lies in a city is read too: how much of it may be under a name that touches it, and at most.
const CITY = { touched: 0.03, hidden: 0.12 }
// A disc, a sign or a number lies on the name that touches it, and bites into it.
const DISC = { touched: 0.06, hidden: 0.15 }
// What can be chosen, or is spoken of, has its name on more than that where it finds no other place.
const WANTED = { piece: 0.6, disc: 0.22 }
// A price that others leave less room than this, in pixels from its middle, is a dot: it can be read from closer.
const LEAST_PRICE = 6.6
const DOT = 4.4
export const allNames = () => $$('.name, .plates text', layers)
export const letters = () => parseFloat(getComputedStyle(allNames()[0] ?? layers).fontSize)
export const writeNames = () => write(false)
// Letters on pieces are left out where they can't be read: of one alone, and of several that share a place.
const writePieces = (scale, grown) => {
  const letter = saidOfMap('--letter-of-piece', 0) * scale
  const close = saidOfMap('--letter-of-close-piece', 0) * scale * CLOSE_PIECE
  const sizes = { '--piece-letters': letter * Math.min(grown, 1.2) * Math.min(grown, 1.36), '--close-letters': close }
  for (const [name, size] of Object.entries(sizes)) layers.style.setProperty(name, letter > 0 && size < LEAST_LETTER ? 'hidden' : 'visible')
}
const write = (isForBox) => {
  const scale = fit ? wholeScale() * view.zoom : 0
  if (!(scale > 0)) return
  const grown = hasSmallMap() ? Math.max(1, LEAST / (letters() * scale)) : 1
  const isFar = grown > most()
  layers.style.setProperty('--scale', scale)
  layers.style.setProperty('--grown', grown)
  layers.style.setProperty('--marks', grown)
  layers.style.setProperty('--numbers', isFar ? 'hidden' : 'visible')
  layers.style.setProperty('--alone', isFar ? 1 : 0)
  const isLegendOff = isPhone() ? grown > 1.05 || isLegendAway(scale) : view.zoom > 1 && isLegendAway(scale)
  writePieces(scale, grown)
  layers.style.setProperty('--legend', isLegendOff ? 'hidden' : 'visible')
  layers.style.setProperty('--discs', isFar ? farDiscs() : 1)
  const isShown = (shape) => shape.checkVisibility({ visibilityProperty: true })
  const tags = grown > 1 ? $$('[data-tag-of]', layers).filter(isShown).map((tag) => priceTag(tag, grown)) : []
  const offers = partPrices(grown, scale)
  const posts = thinnedOut($$('.sign-post', layers), isFar)
  const pieces = grown > 1 ? piecesAnd(posts, grown, isFar) : []
  const discs = grown > 1 ? allDiscs(isFar ? farDiscs() : 1) : []
  // The buttons of the map lie on its corner: no name is written below them.
  const [buttons, seen] = [hasSmallMap() ? $$('.map > .zoom').filter(isShown).map(placeOf) : [], seenPart(scale)]
  const places = hasSmallMap() ? $$(':is(.disc, .city):not(g)', layers).map((disc) => ({ disc, ...discPlace(disc, 1) })) : []
  const wanted = spokenInBoxes() + litLabels()
  const names = isFar ? allNames().filter(isWorthItsRoom(pieces)) : allNames()
  for (const name of allNames()) if (!names.includes(name)) [name.previousElementSibling, ...onPlate(name)].forEach((part) => part.classList.add('crowded'))
  // Tickets are chosen by the names of cities.
  const crowd = $$(OFFERED).length > 0 ? 1 : grown
  // Where each could stand, the best first: that depends on no other name.
  const spots = new Map(names.map((name) => {
    const plate = name.previousElementSibling
    const prices = tags.filter((tag) => !isOwn(tag, plate))
    const covered = [...pieces, ...prices.map((tag) => tag.grown)]
    const usual = isQuiet(name) ? withoutSign(grownSign(plate, grown, seen)) : grownSign(plate, grown, seen)
    const aside = () => clearOfTrack(nudged(usual).filter((sign) => isWithin(sign, seen) && !hidesItsPlace(plate, sign)), crowd)
    const reads = readsAsItsOwn(plate, seen, places)
    const round = () => leastFirst(covered, discs, sidesOf(plate, usual, seen))
    const isWanted = hasSmallMap() && isNamed(name, wanted)
    const all = (discs.length > 0 ? round() : isWanted ? [...aside(), ...round()] : aside()).filter(reads)
    const sides = isForBox && stood.has(name) ? [stood.get(name), ...all] : all
    const isLegible = (sign) => reads(sign) && !(isQuiet(name) && hidesTrack(sign, crowd)) && !isCut(sign, seen) && [...covered, ...discs].every((shape) => isSeen(shape, sign))
    const hidesLittle = (sign) => !isCut(sign, seen) && covered.every((shape) => shareUnder(shape, sign) < WANTED.piece) && discs.every((disc) => shareUnder(disc, sign) < WANTED.disc)
    return [name, { plate, prices, usual, sides, reads, isLegible, isWanted, hidesLittle }]
  }))
  let farPrices = []
  const placed = (order) => {
    const written = [...buttons, ...farPrices]
    return order.map((name) => {
      const { plate, prices, usual, sides, reads, isLegible, isWanted, hidesLittle } = spots.get(name)
      const isFree = (sign) => ![...written, ...prices, ...offers].some((other) => lieOnEachOther(sign, other))
      const sign = sides.find(isFree) ?? usual
      const isUnderAButton = () => buttons.some((its) => lieOnEachOther(sign, its))
      const standsBadly = () => !reads(sign) || isCut(sign, seen) || hidesItsPlace(plate, sign) || isUnderAButton()
      // What has to have its name may have it on half a piece, or on a little more of a city's rim.
      const isRead = () => isWanted && sides.includes(sign) && isFree(sign) && hidesLittle(sign)
      const isCrowded = grown > 1 ? !(isFree(sign) && isLegible(sign)) && !isRead() : hasSmallMap() && standsBadly()
      if (!isCrowded) written.push(sign)
      return { name, plate, sign, isCrowded }
    })
  }
  const order = importantFirst(names)
  // Who bids counts links: their prices stand before names, but for those of starts and of what is spoken of.
  const taken = (signs) => [...signs.filter(({ isCrowded }) => !isCrowded).map(({ sign }) => sign), ...discs, ...posts, ...offers]
  const arePricesFirst = isFar && saidOfMap('--prices-first', 0) > 0
  if (arePricesFirst) farPrices = priceLinks(taken(placed(order.filter((name) => isHub(name) || isNamed(name, wanted)))), scale)
  const signs = isForBox ? placed(spokenFirst(order)) : grown > 1 ? withMostNames(placed, order) : placed(order)
  stood = new Map(signs.filter(({ isCrowded }) => !isCrowded).map(({ name, sign }) => [name, sign]))
  for (const { name, plate, sign, isCrowded } of signs) {
    for (const part of [plate, ...onPlate(name)]) {
      const aside = sign.aside + fromMiddle(part, plate) * (grown - 1)
      part.classList.toggle('crowded', isCrowded)
      part.style.translate = aside === 0 && sign.up === 0 ? '' : `${aside}px ${sign.up}px`
    }
  }
  if (isFar && !arePricesFirst) priceLinks(taken(signs), scale)
  else if (!isFar) $$('.mileposts > *', layers).forEach(asDrawn)
  sayGains(isFar)
  moveFlags(grown > 1 ? signs.map(({ plate, sign }) => ({ plate: boxOf(plate), sign })) : [], grown)
}
// An open box has the names of which it speaks. Where they are written already no name moves, and else only those that have to.
let stood = new Map()
export const writeSpokenNames = () => {
  const spoken = spokenInBoxes()
  const isMissing = allNames().some((name) => !stood.has(name) && spoken.includes(name.textContent.trim()))
  if (isMissing) write(true)
}
const spokenFirst = (order) => {
  const spoken = spokenInBoxes()
  const rank = (name) => spoken.includes(name.textContent.trim()) ? 0 : stood.has(name) ? 1 : 2
  return order.toSorted((one, other) => rank(one) - rank(other))
}
// What can be chosen has its name: one that found no room chooses first, and the others once more. Then so do all others.
const TRIES = 12
const withMostNames = (placed, order) => {
  const [lit, importance] = [litLabels(), importances()]
  const without = (signs) => signs.filter(({ isCrowded }) => isCrowded).map(({ name }) => name)
  const loss = (signs) => without(signs).reduce((sum, name) => sum + 1 + importance(name), 0)
  let best = placed(order)
  for (let [tries, next] = [0, best]; tries < TRIES && loss(next) > 0; tries += 1) {
    const wanted = without(next).filter((name) => isNamed(name, lit))
    const first = wanted.length > 0 ? wanted : without(next)
    order = [...first, ...order.filter((name) => !first.includes(name))]
    next = placed(order)
    if (loss(next) < loss(best)) best = next
  }
  return best
}
// A flag stands beside its plate, or below it: there it stays when both grow.
const moveFlags = (signs, grown) => {
  for (const flag of $$('.flag[data-tag-of]', layers)) {
    const its = tagPlace(flag)
    const [own] = signs.toSorted((one, other) => gapBetween(one.plate, its) - gapBetween(other.plate, its))
    flag.style.translate = own ? asideOf(own, its, grown) : ''
  }
}
const asideOf = ({ plate, sign }, its, grown) => {
  const isBelow = Math.abs(its.x - plate.x) < plate.w / 2
  const [at, size] = isBelow ? ['y', 'h'] : ['x', 'w']
  // The flag is measured as it has grown, the plate as it is drawn.
  const farther = Math.sign(its[at] - plate[at]) * (plate[size] * (grown - 1) + its[size] * (1 - 1 / grown)) / 2
  const [x, y] = [sign.x - plate.x + (isBelow ? 0 : farther), sign.y - plate.y + (isBelow ? farther : 0)]
  return `${x}px ${y}px`
}
// A legend is there to be read: one that is cut at the edge, or lies under the buttons of the map, is left out.
const isLegendAway = (scale) => {
  const seen = { ...seenPart(scale), x: view.x, y: view.y }
  const buttons = $$('.map > .zoom').map(placeOf)
  return $$('.legend', layers).map(placeOf).some((legend) => shareUnder(legend, seen) < 0.97 || buttons.some((its) => lieOnEachOther(legend, its)))
}

// A name, and a number beside it: what stands left or right on a sign stays there when it grows.
const onPlate = (name) => name.nextElementSibling?.matches('.worth') ? [name, name.nextElementSibling] : [name]
const fromMiddle = (part, plate) => {
  const [left, width] = ['x', 'width'].map((side) => Number(plate.getAttribute(side)))
  return part === plate || !part.hasAttribute('x') ? 0 : Number(part.getAttribute('x')) - (left + width / 2)
}

// From afar lesser cities leave the room to their values and to the track, until it comes there, they can be chosen or a box speaks of them.
const isWorthItsRoom = (pieces) => {
  const told = spokenInBoxes() + litLabels()
  const hasTrack = (disc) => pieces.some((piece) => lieOnEachOther(piece, discPlace(disc, 1)))
  return (name) => !name.matches('.lesser') || isNamed(name, told) || hasTrack(discOf(name.previousElementSibling))
}
// Where there is not room for all names, cities where something can be won have theirs, the most first, then those in the open box (a hint, a card),
// then those of the tickets on offer, of what can be chosen, of hubs and of where companies may start (hexagons), and of the cities that are worth most.
const importances = () => {
  const [open, lit] = [spokenInBoxes(), litLabels()]
  return (name) => {
    const city = name.textContent.trim()
    const gain = gainAt(onPlate(name)[1])
    if (gain !== undefined) return 400 + 10 * gain
    const place = open.includes(city) ? 300 : isOffered(name) ? 200 : lit.includes(city) ? 100 : isHub(name) ? 50 : 0
    return place + worthOf(onPlate(name)[1])
  }
}
const importantFirst = (names) => {
  const importance = importances()
  return names.map((name) => ({ name, its: importance(name) })).sort((one, other) => other.its - one.its).map(({ name }) => name)
}
const spokenInBoxes = () => $$('#hint, .pick, #tip:not([hidden]), #recap:not([hidden])').map((box) => box.textContent).join(' ')
const litLabels = () => $$('[data-target].legal[aria-label]', layers).map((shape) => shape.getAttribute('aria-label')).join(' ')
const isNamed = (name, labels) => labels.includes(name.textContent.trim())
const isHub = (name) => discOf(name.previousElementSibling)?.matches('.hub, path.disc')
const isOffered = (name) => name.parentElement.matches(OFFERED)
// On a phone only the cities of tickets have signs: the other names are plain letters, and need less room.
const isQuiet = (name) => isPhone() && name.closest('.plates > g:not([class])') !== null
const withoutSign = (sign) => ({ ...sign, w: sign.w * 0.9, h: sign.h * 0.72 })
// Where it hides no route before where it does.
const clearOfTrack = (signs, crowd) => { const hides = new Map(signs.map((sign) => [sign, hidesTrack(sign, crowd)])); return signs.toSorted((one, other) => hides.get(one) - hides.get(other)) }
// They give way to each other by a part of their size.
const nudged = (sign) => [[0, 0], [0, -1], [0, 1], [-0.5, 0], [0.5, 0], [-0.5, -1], [0.5, -1], [-0.5, 1], [0.5, 1]].map(([right, down]) => ({
  ...sign,
  x: sign.x + right * sign.w,
  y: sign.y + down * sign.h,
  aside: sign.aside + right * sign.w,
  up: sign.up + down * sign.h,
}))

// A sign at the edge of what is seen moves inwards; one that would cover its own place grows away from it.
const grownSign = (plate, grown, seen) => {
  const [left, y, width, h] = ['x', 'y', 'width', 'height'].map((name) => Number(plate.getAttribute(name)))
  const [w, middle, level] = [width * grown, left + width / 2, y + h / 2]
  const away = grown > 1 ? fromItsPlace(plate, middle, level, w - width, h * (grown - 1)) : { x: 0, y: 0 }
  const isIn = Math.abs(middle - seen.x - seen.w / 2) < seen.w / 2 && Math.abs(level - seen.y - seen.h / 2) < seen.h / 2
  const [from, to] = isIn && hasSmallMap() ? [seen.x + seen.edge, seen.x + seen.w - seen.edge] : [fit.x, fit.x + fit.w]
  const x = grown > 1 || isIn && hasSmallMap() ? within(from + w / 2, middle + away.x, to - w / 2) : middle
  const below = growsDown() ? h * (grown - 1) / 2 : 0
  return { x, y: level + away.y + below, w, h: h * grown, aside: x - middle, up: away.y }
}
// The edge of the map, or its buttons, may push a name onto the city that it names.
const hidesItsPlace = (plate, sign) => {
  const disc = (sign.aside !== 0 || sign.up !== 0) && plate.matches('.disc ~ .plate') && discOf(plate)
  return disc && !isSeen({ ...discPlace(disc, 1), ...DISC }, sign)
}
const growsDown = () => getComputedStyle(layers).getPropertyValue('--signs-grow-from') === 'top'
const fromItsPlace = (plate, middle, level, wider, taller) => {
  const disc = plate.matches('.disc ~ .plate') && discOf(plate)
  if (!disc) return { x: 0, y: 0 }
  const box = disc.getBBox()
  const [right, down] = [middle - box.x - box.width / 2, level - box.y - box.height / 2]
  return Math.abs(down) > box.height / 2 ? { x: 0, y: Math.sign(down) * taller / 2 } : { x: Math.sign(right) * wider / 2, y: 0 }
}
// A name is read as that of the city it stands at: it never stands at another one, nor where its own is beside the part that is seen. Of
// two that are as near, in parts of its height, the one that is nearer to its middle has it; where it stands off its own, none other may be about as near.
const AS_NEAR = 0.15
const APART = 0.4
// Letters are read on from a disc on their line: beside another one, with its own above it or below, a name is read as that one's.
const READ_ON = 0.7
const readsAsItsOwn = (plate, seen, places) => {
  const disc = plate.matches(':is(.disc, .city) ~ .plate') && discOf(plate)
  const own = disc && places.find((place) => place.disc === disc)
  if (!own) return () => true
  if (isBeside({ ...own, w: 0, h: 0 }, seen)) return () => false
  const others = places.filter((place) => place !== own && place.disc.matches('.disc') === disc.matches('.disc'))
  const isOnItsLine = (sign, place) => Math.abs(sign.y - place.y) < (sign.h + place.h) / 3
  return (sign) => {
    const [near, middle, isOwnLine] = [gapBetween(sign, own), Math.hypot(sign.x - own.x, sign.y - own.y), isOnItsLine(sign, own)]
    const isNearer = (other) => {
      if (!isOwnLine && isOnItsLine(sign, other) && gapBetween(sign, other) < READ_ON * sign.h) return true
      const farther = gapBetween(sign, other) - near
      const isInDoubt = near > APART * sign.h && farther < APART * sign.h
      return isInDoubt || farther < -AS_NEAR * sign.h || farther < AS_NEAR * sign.h && Math.hypot(sign.x - other.x, sign.y - other.y) < middle
    }
    return !others.some(isNearer)
  }
}
// A name that would lie on pieces, on another name or on a price goes to the other side of its place, beside it, or to one of its corners.
const sidesOf = (plate, sign, seen) => {
  const disc = plate.matches(':is(.disc, .city) ~ .plate') && discOf(plate)
  if (!disc) return [sign]
  const box = disc.getBBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const [beside, below, corner] = [(box.width + sign.w) / 2, (box.height + sign.h) / 2, (sign.w - box.width) / 2]
  const at = (x, y) => ({ ...sign, x, y, aside: sign.aside + x - sign.x, up: sign.up + y - sign.y })
  const across = (level) => [at(x, level), at(x + corner, level), at(x - corner, level)]
  const sides = [sign, at(x + beside, y), at(x - beside, y), ...across(y + below), ...across(y - below)]
  // Where cities stand close to each other, a little higher or lower beside it too; land and sea go on beside the board.
  const aLittleAside = [-0.5, 0.5, -0.9, 0.9].map((down) => y + down * sign.h).flatMap((level) => [at(x + beside, level), at(x - beside, level)])
  const inside = { ...seen, x: seen.x + seen.edge, w: seen.w - 2 * seen.edge }
  const aLittleFarther = [0.4, -0.4, 0.9, -0.9].flatMap((down) => across(y + Math.sign(down) * below + down * sign.h))
  return [...sides, ...aLittleAside, ...aLittleFarther].filter((side) => isWithin(side, inside))
}
// One that was moved right to the edge is within, whatever its last digits say.
const HAIR = 0.01
const isWithin = (sign, part) => Math.abs(sign.x - part.x - part.w / 2) <= (part.w - sign.w) / 2 + HAIR && Math.abs(sign.y - part.y - part.h / 2) <= (part.h - sign.h) / 2 + HAIR
const isBeside = (sign, part) => Math.abs(sign.x - part.x - part.w / 2) >= (part.w + sign.w) / 2 || Math.abs(sign.y - part.y - part.h / 2) >= (part.h + sign.h) / 2
// What the edge of the map would cut is left out too.
const isCut = (sign, seen) => !isWithin(sign, seen) && !isBeside(sign, seen)
const seenPart = (scale) => {
  const box = layers.getBoundingClientRect()
  const [w, h] = [box.width / scale, box.height / scale]
  return { x: view.x - w / 2, y: view.y - h / 2, w, h, edge: EDGE / scale }
}
// Rather on a city's disc than on a piece, and on as little of it as can be; one that would hide much of either is left out.
const shareUnder = (shape, sign) => {
  const shared = (middle, size) => Math.max(0, (shape[size] + sign[size]) / 2 - Math.abs(shape[middle] - sign[middle])) / shape[size]
  const share = Math.min(1, shared('x', 'w')) * Math.min(1, shared('y', 'h'))
  return share < (shape.touched ?? 0.15) ? 0 : share // it may touch its edge
}
const isSeen = (shape, sign) => shareUnder(shape, sign) < (shape.hidden ?? 0.4)
const leastFirst = (pieces, discs, signs) => {
  const under = (sign, shapes) => shapes.reduce((sum, shape) => sum + shareUnder(shape, sign), 0)
  const hidden = (sign) => 10 * under(sign, pieces) + under(sign, discs)
  return signs.map((sign) => ({ sign, hidden: hidden(sign) })).sort((one, other) => one.hidden - other.hidden).map(({ sign }) => sign)
}
// From afar a sign that would lie on another is left out: the links keep their colours. Those that are left have their places.
const thinnedOut = (signs, isFar) => {
  const kept = []
  for (const sign of signs) {
    const place = placeOf(sign)
    const isCrowded = isFar && kept.some((other) => lieOnEachOther(place, other))
    sign.classList.toggle('crowded', isCrowded)
    if (!isCrowded) kept.push(place)
  }
  return kept
}
// From afar the prices of links would lie on each other: each grows as far as its neighbours let it. Their
// places: a name may touch their edge.
const partPrices = (grown, scale) => {
  const prices = $$('.prices > circle', layers)
  const drawn = prices.map(boxOf)
  const places = grown > 1 ? steppedAside(drawn, scale) : drawn
  return prices.map((price, number) => {
    const { x, y, w } = places[number]
    const nearest = Math.min(...places.filter((_, other) => other !== number).map((other) => Math.hypot(other.x - x, other.y - y)))
    const room = Math.min(nearest / 2 * scale - 0.5, grown * w / 2 * scale)
    const isDot = grown > 1 && room < LEAST_PRICE
    const reach = isDot ? DOT : room
    price.style.setProperty('--marks', grown > 1 ? reach / (w / 2 * scale) : 1)
    price.nextElementSibling.classList.toggle('crowded', isDot)
    const [right, down] = [x - drawn[number].x, y - drawn[number].y]
    for (const part of [price, price.nextElementSibling]) part.style.translate = right === 0 && down === 0 ? '' : `${right}px ${down}px`
    const size = 1.5 * reach / scale
    return { x, y, w: size, h: size }
  })
}
// Two that stand too close to each other to be read step aside: each by so many pixels at most, and still on its own link.
const ASIDE = 5
const steppedAside = (drawn, scale) => {
  const [room, most] = [(2 * LEAST_PRICE + 1.2) / scale, ASIDE / scale]
  const places = drawn.map((place) => ({ ...place }))
  for (let round = 0; round < 8; round += 1) {
    for (const [one, other] of places.flatMap((one, at) => places.slice(0, at).map((other) => [one, other]))) {
      const [x, y] = [one.x - other.x, one.y - other.y]
      const apart = Math.hypot(x, y)
      const step = apart > 0 && apart < room ? (room - apart) / 2 / apart : 0
      for (const [place, way] of [[one, step], [other, -step]]) Object.assign(place, { x: place.x + way * x, y: place.y + way * y })
    }
    places.forEach((place, number) => {
      for (const at of ['x', 'y']) place[at] = within(drawn[number][at] - most, place[at], drawn[number][at] + most)
    })
  }
  return places
}
// What links cost is told from afar too, where a price lies neither on another nor under a name, a city or a sign.
const FAR_PRICE = 5.8
const priceLinks = (taken, scale) => {
  const priced = []
  // A built link has no price, even where its sign finds no room.
  const built = $$('.sign-post', layers).map(placeOf)
  for (const post of $$('.mileposts > circle', layers)) {
    const { x, y, w } = boxOf(post)
    const size = 2 * FAR_PRICE / scale
    const step = FAR_STEP / scale
    const places = FAR_STEPS.map(([right, down]) => ({ x: x + right * step, y: y + down * step, w: size, h: size }))
    const isBuilt = built.some((sign) => Math.hypot(sign.x - x, sign.y - y) < 1)
    const place = isBuilt ? undefined : places.find((one) => !taken.some((other) => lieOnEachOther(one, other)))
    if (place) for (const all of [taken, priced]) all.push(place)
    post.style.setProperty('--marks', size / w)
    for (const part of [post, post.nextElementSibling]) {
      part.style.setProperty('--numbers', place ? 'visible' : 'hidden')
      part.style.translate = place && (place.x !== x || place.y !== y) ? `${place.x - x}px ${place.y - y}px` : ''
    }
  }
  return priced
}
// A little aside it is still on its own link.
const FAR_STEP = 3.5
const FAR_STEPS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1]]
const asDrawn = ({ style }) => { ['--marks', '--numbers', 'translate'].forEach((name) => style.removeProperty(name)) }
// Cubes, and what bites into a name: signs, and the numbers of a recap or a hint.
const piecesAnd = (posts, grown, isFar) => {
  // Above another part of a phone's page the map has no numbers: what is not drawn bites into nothing.
  const flags = $$('.marks .flag', layers).map(placeOf).filter(({ w }) => w > 0)
  const biting = [...flags, ...posts]
  return [...$$('.cube', layers).map(cubePlace), ...biting.map((post) => ({ ...post, ...DISC })), ...milePosts(grown, isFar)]
}
// A price on the way is read where it can be: a name goes to its other side rather than lie on it, but is not left out for it.
const milePosts = (grown, isFar) => isFar ? [] : $$('.mileposts > circle', layers).map(boxOf).map((post) => ({ ...post, w: post.w * grown, h: post.h * grown, hidden: 2 }))
const allDiscs = (scale) => [
  ...$$('.disc:not(g)', layers).map((disc) => ({ ...discPlace(disc, scale), ...DISC })),
  ...$$('.city', layers).map((city) => ({ ...discPlace(city, 1), ...CITY })),
]
// Discs are drawn by reference: where they are on the screen nobody says.
const discPlace = (disc, scale) => {
  const box = disc.getBBox()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width * scale, h: box.height * scale }
}
const tagPlace = (tag) => movedWith(tag, boxOf(tag))
// One that still drops onto the map keeps its room where it will lie.
const cubePlace = (cube) => movedWith(cube, boxOf($('use', cube)))
const movedWith = (group, { x, y, w, h }) => {
  const at = Array.from(group.transform.baseVal).reduce((all, step) => all.multiply(step.matrix), new DOMMatrix())
  return { x: at.e + at.a * x, y: at.f + at.a * y, w: at.a * w, h: at.a * h }
}
// The middle of a grown price, with most of its room: a name may touch its edge.
const priceTag = (tag, grown) => {
  const its = tagPlace(tag)
  return { ...its, full: its, grown: { ...its, w: its.w * grown, h: its.h * grown }, w: its.w * grown * 0.35, h: its.h * grown * 0.5 }
}
// A place has its price above its name, or its flag on the edge of its plate.
const isOwn = (tag, plate) => {
  const its = boxOf(plate)
  return Math.abs(tag.x - its.x) < 4 && Math.abs(tag.y - its.y + its.h / 2) < 30 || gapBetween(tag.full, its) < 1
}
const gapBetween = (one, other) => Math.hypot(...[['x', 'w'], ['y', 'h']].map(([at, size]) => Math.max(0, Math.abs(one[at] - other[at]) - (one[size] + other[size]) / 2)))
const lieOnEachOther = (a, b) => Math.abs(a.x - b.x) * 1.92 < a.w + b.w && Math.abs(a.y - b.y) * 1.92 < a.h + b.h

layers?.addEventListener('looked', writeNames)
// A phone that is turned, or a bar that came or went beside the map.
if (layers) new ResizeObserver(writeNames).observe(layers)
