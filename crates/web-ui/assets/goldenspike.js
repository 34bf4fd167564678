// The one script of Golden Spike. Everything works without it, by links and forms; with it the page stays live and the board can be clicked.
'use strict'
document.documentElement.classList.add('js')
;(() => {
  const $ = (selector, root = document) => root.querySelector(selector)
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]
  const element = (tag, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(tag), properties)
    made.append(...children)
    return made
  }
  const main = $('main[data-table]')
  const texts = $('#texts')?.dataset ?? {}
  const isPhone = () => matchMedia('(max-width: 820px)').matches

  // ---------------------------------------------------------------- alerts and copying
  const toast = (message, todo, rule) => {
    const box = $('#toast')
    if (!box) return alert(message)
    box.replaceChildren(element('span', {}, element('b', { textContent: message }), ' ', todo ?? ''))
    if (rule) box.append(element('a', { href: rule.url, target: '_blank', textContent: rule.name }))
    box.append(element('button', { type: 'button', textContent: texts.close, onclick: () => { box.hidden = true } }))
    box.hidden = false
  }

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]')
    if (!button) return
    const label = button.textContent
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
    } catch {
      const field = button.parentElement.querySelector('input')
      field?.select()
      document.execCommand?.('copy')
    }
    button.textContent = texts.copied ?? '✓'
    setTimeout(() => { button.textContent = label }, 1500)
  })

  // A menu closes when one clicks beside it.
  document.addEventListener('click', (event) => {
    for (const menu of $$('details.menu[open]')) if (!menu.contains(event.target)) menu.open = false
  })

  // ---------------------------------------------------------------- opening a table: the reader's part of its luck, and only the rows of seats that are used
  for (const field of $$('input[name=entropy]')) {
    field.value = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const seatCount = $('select#seats')
  const showSeats = () => {
    for (const row of $$('.seat[data-seat]')) {
      row.hidden = Number(row.dataset.seat) >= Number(seatCount.value)
      row.classList.toggle('is-bot', $('select', row).value.startsWith('bot-'))
    }
  }
  if (seatCount) {
    document.addEventListener('change', showSeats)
    showSeats()
  }

  if (!main) return

  // ---------------------------------------------------------------- merging what the server sends
  const base = `/tables/${main.dataset.table}`
  const state = () => $('#state').dataset
  const isThen = () => state().at !== undefined
  const withEyes = (url) => main.dataset.as ? `${url}${url.includes('?') ? '&' : '?'}as=${main.dataset.as}` : url

  const callbacks = {
    // What belongs to the person stays: what he opened, what he is typing or sliding, and how far he has zoomed.
    beforeAttributeUpdated: (name, node) => !(name === 'open' && node.localName === 'details')
      && !(name === 'value' && node.localName === 'input' && node === document.activeElement)
      && !(name === 'viewBox' && node.closest('.layers')),
    beforeNodeMorphed: (node) => !(node.nodeType === 1 && node.hasAttribute('data-keep')),
  }

  // The telegraph sends its last lines only: they replace those of the same number and all later ones.
  const mergeTail = (old, fresh) => {
    const from = Number(fresh.dataset.tail)
    if (from > old.children.length + Number(old.dataset.tail)) return location.reload()
    const keep = Math.max(0, from - Number(old.dataset.tail))
    const lines = [...old.children]
    lines.forEach((line) => line.classList.remove('new'))
    const same = (line, index) => lines[index]?.textContent === line.textContent
    let at = keep
    for (const line of [...fresh.children]) {
      if (!same(line, at)) {
        lines[at]?.remove()
        old.insertBefore(line, old.children[at] ?? null)
      }
      at += 1
    }
    while (old.children.length > at) old.lastElementChild.remove()
  }

  const patch = (html) => {
    const hadFocus = document.activeElement
    const wasMine = state().seat
    const fresh = new DOMParser().parseFromString(html, 'text/html')
    // Where nobody moved (somebody talks, or sits down) there is no state, and whoever is choosing goes on choosing.
    const moved = fresh.getElementById('state')
    // The answer to a post may arrive after the stream has told of later moves.
    if (moved && Number(moved.dataset.version) < Number(state().version)) return
    for (const part of [...fresh.body.children]) {
      const old = document.getElementById(part.id)
      if (!old) continue
      if (part.dataset.tail !== undefined) mergeTail(old, part)
      else Idiomorph.morph(old, part, { morphStyle: 'outerHTML', callbacks })
    }
    if (moved) arrive(wasMine)
    else { light(); showTab(tab) }
    // The button that was pressed is gone: reading goes on at the prompt, not at the top of the page.
    const lost = hadFocus && hadFocus !== document.body && (!hadFocus.isConnected || (hadFocus.closest('svg') && !hadFocus.hasAttribute('tabindex')))
    if (lost) $('#prompt p')?.focus({ preventScroll: true })
    // Merging takes the shape's tabindex for a moment, and with it the focus.
    else if (hadFocus !== document.activeElement && hadFocus !== document.body) hadFocus?.focus({ preventScroll: true })
  }

  const gameTitle = $('h1.title')?.textContent
  let lastLit
  const isOver = () => $('details#ending') !== null
  let wasOver = isOver()
  const arrive = (wasMine) => {
    chosen = []
    closePick()
    hideTip()
    light()
    showTab(tab)
    const mine = state().seat !== undefined && !isThen()
    document.title = mine ? `● ${texts.turn} · ${gameTitle}` : `${gameTitle} · Golden Spike`
    if (mine && isPhone() && (wasMine === undefined || litPart() !== lastLit || isLitOutOfView())) showWhatIsLit()
    lastLit = mine ? litPart() : undefined
    // The result stands on the board.
    if (isOver() && !wasOver) showTab('board')
    wasOver = isOver()
  }

  // ---------------------------------------------------------------- live updates
  let stream
  const lamp = $('#wire-light')
  const shine = (isOn) => {
    if (!lamp) return
    lamp.className = `needs-script ${isOn ? 'on' : 'lost'}`
    lamp.textContent = isOn ? lamp.dataset.live : lamp.dataset.lost
  }
  const openStream = (version) => {
    closeStream()
    if (isThen()) return
    stream = new EventSource(withEyes(`${base}/live${version === undefined ? '' : `?version=${version}`}`))
    stream.addEventListener('open', () => shine(true))
    stream.addEventListener('error', () => {
      shine(false)
      // A refused stream is not opened again by the browser.
      if (stream.readyState === EventSource.CLOSED) retry = setTimeout(() => openStream(), 3000)
    })
    stream.addEventListener('patch', (event) => { if (!isThen()) patch(event.data) })
    stream.addEventListener('reload', () => location.reload())
  }
  let retry
  const closeStream = () => { clearTimeout(retry); stream?.close(); stream = undefined }
  // A browser allows six streams for all its tabs: hidden tabs give theirs back.
  document.addEventListener('visibilitychange', () => { if (document.hidden) closeStream(); else openStream(state().version) })
  addEventListener('pagehide', closeStream)

  // ---------------------------------------------------------------- forms
  const post = async (url, fields) => {
    main.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers: { 'X-Fragment': '1' } })
      const body = await answer.text()
      if (answer.ok) return patch(body), true
      const { error, live } = JSON.parse(body)
      if (live) patch(live)
      else openStream()
      toast(error.message, error.todo, error.rule && { name: error.rule, url: `${$('.mast nav a').pathname}#${error.rule}` })
    } catch {
      toast(texts.offline)
    } finally {
      main.removeAttribute('aria-busy')
    }
    return false
  }

  // The stream may show the next position before the post that made it is answered: what is clicked there waits its turn. A second
  // click on the same position is the first one again.
  let posting = { about: undefined, done: Promise.resolve() }
  document.addEventListener('submit', async (event) => {
    const form = event.target
    const url = form.getAttribute('action') // form.action would be its button of that name
    if (form.getAttribute('method') !== 'post' || !url.startsWith(`${base}/`)) return
    event.preventDefault()
    const fields = new FormData(form, event.submitter)
    const about = `${url} ${fields.get('version')}`
    if (posting.about === about) return
    const mine = posting = { about, done: posting.done.then(() => post(url, fields)) }
    const isDone = await mine.done
    mine.about = undefined
    if (isDone && form.classList.contains('say')) form.reset()
  })

  // ---------------------------------------------------------------- the board: walking the targets of the legal actions
  let chosen = []
  const choices = () => $$('[data-targets]').map((button) => ({ button, targets: button.dataset.targets.split(' ') }))
  const leadingOn = (picked) => choices().filter((choice) => picked.every((target) => choice.targets.includes(target)))
  const shapes = (target) => $$(target ? `[data-target="${CSS.escape(target)}"]` : '[data-target]')
  const said = (choice) => {
    const [label, detail] = [$('span', choice.button)?.textContent ?? choice.button.textContent, $('small', choice.button)?.textContent ?? choice.button.title]
    return { label, detail }
  }

  // Marks every shape that leads to a legal action from here.
  const light = () => {
    const open = leadingOn(chosen)
    const lit = new Map()
    for (const choice of open) for (const target of choice.targets) lit.set(target, [...(lit.get(target) ?? []), choice])
    for (const shape of shapes()) {
      const leads = lit.get(shape.dataset.target)
      const isChosen = chosen.includes(shape.dataset.target)
      shape.classList.toggle('legal', Boolean(leads))
      shape.classList.toggle('chosen', isChosen)
      const isRow = shape.localName === 'tr' || shape.localName === 'button'
      if (leads) {
        shape.setAttribute('tabindex', '0')
        if (!isRow) shape.setAttribute('role', 'button')
        if (shape.closest('svg')) shape.setAttribute('aria-label', leads.slice(0, 4).map((choice) => said(choice).label).join(' / '))
      } else {
        for (const name of ['tabindex', 'role', 'aria-label']) shape.removeAttribute(name)
      }
    }
    const walk = walkButton()
    if (walk) {
      const whole = wholeWalk()
      walk.disabled = !whole
      walk.textContent = whole ? said(whole).label : walk.dataset.walk
    }
    for (const button of $$('#tabs button')) {
      const hasLit = $(`[data-tab-of="${button.dataset.tab}"] [data-target].legal`) !== null
      button.classList.toggle('lit', hasLit)
    }
  }

  // Where several things are ticked (tickets to keep) one button says yes to what is ticked.
  const walkButton = () => $('#now [data-walk]')
  const wholeWalk = () => leadingOn(chosen).find((choice) => choice.targets.length === chosen.length)
  const tick = (target) => {
    chosen = chosen.includes(target) ? chosen.filter((other) => other !== target) : [...chosen, target]
    light()
  }

  const clickTarget = (shape, isTouch) => {
    const target = shape.dataset.target
    if (walkButton() && shape.closest('#now')) return tick(target)
    if (chosen.includes(target)) {
      if (isTouch && leadingOn(chosen).length === 1) return submit(leadingOn(chosen)[0])
      return stepBack()
    }
    if (leadingOn([target]).length === 0) return whyNot(shape)
    if (leadingOn([...chosen, target]).length === 0) chosen = []
    chosen.push(target)
    const left = leadingOn(chosen)
    light()
    closePick()
    // A part of a payment says only what it could be spent on: it takes a second click to spend it.
    const isPart = shape.dataset.part !== undefined && left[0].targets.length > chosen.length
    if (left.length > 1 || isPart) return openPick(shape, left)
    // A finger can't hover: it sees the price first and then says yes.
    if (isTouch) return showTip(shape, left, { confirm: true })
    submit(left[0])
  }

  const submit = (choice) => {
    hideTip()
    // The menu goes; whoever works by keyboard stays at the shape it was opened from.
    if ($('.pick')?.contains(document.activeElement)) shapes(chosen.at(-1))[0]?.focus({ preventScroll: true })
    closePick()
    choice.button.form.requestSubmit(choice.button)
  }

  const stepBack = () => {
    chosen.pop()
    closePick()
    hideTip()
    light()
  }

  // ---------------------------------------------------------------- tips
  const tip = $('#tip')
  const hideTip = () => { tip.hidden = true; tip.classList.remove('can-click') }
  // Where there is room for a tip or a menu: the map, or on a phone what lies between prompt and sheet.
  const frame = () => {
    const map = $('.map').getBoundingClientRect()
    if (!isPhone()) return map
    const sheet = [$('#now'), $('#tabs')].map((part) => part.getBoundingClientRect()).find((part) => part.height > 0)
    return { left: 0, right: innerWidth, top: $('#prompt').getBoundingClientRect().bottom, bottom: sheet?.top ?? innerHeight }
  }
  const within = (low, value, high) => Math.max(low, Math.min(value, high))
  const put = (box, left, top) => { box.style.left = `${left}px`; box.style.top = `${top}px` }
  // A tip docks in the corner of the map where it does not cover what it speaks of; beside the column it stands next to its row.
  const place = (shape) => {
    tip.hidden = false
    const [room, at, box] = [frame(), shape.getBoundingClientRect(), tip.getBoundingClientRect()]
    const [left, right, top, bottom] = [room.left + 12, room.right - box.width - 12, room.top + 12, room.bottom - box.height - 12]
    if (!isPhone() && !shape.closest('.layers')) return put(tip, right, within(top, at.top + at.height / 2 - box.height / 2, bottom))
    const covers = ([x, y]) => x < at.right + 8 && at.left - 8 < x + box.width && y < at.bottom + 8 && at.top - 8 < y + box.height
    const corners = isPhone() ? [[left, bottom], [left, top]] : [[right, bottom], [left, top], [left, bottom], [right - 46, top]]
    put(tip, ...(corners.find((corner) => !covers(corner)) ?? corners[0]))
  }
  const showTip = (shape, leads, { confirm } = {}) => {
    const items = leads.slice(0, 5).map((choice) => {
      const { label, detail } = said(choice)
      return element('li', {}, element('b', { textContent: label }), element('small', { textContent: detail }))
    })
    if (leads.length > 5) items.push(element('li', { textContent: `+ ${leads.length - 5}` }))
    tip.replaceChildren(element('ul', {}, ...items))
    tip.classList.toggle('can-click', Boolean(confirm))
    if (confirm) {
      const yes = element('button', { type: 'button', className: 'primary', textContent: texts.confirm, onclick: () => submit(leads[0]) })
      const no = element('button', { type: 'button', textContent: texts.close, onclick: stepBack })
      tip.append(element('div', { className: 'tip-buttons' }, yes, no))
    }
    place(shape)
  }

  const whyNot = async (shape) => {
    if (state().seat === undefined || isThen()) return
    const answer = await fetch(`${base}/why?seat=${state().seat}&target=${encodeURIComponent(shape.dataset.target)}`, { headers: { 'X-Fragment': '1' } })
    if (!answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    tip.replaceChildren(element('p', { className: 'tip-title', textContent: texts.why }), ...fresh.body.children)
    tip.classList.add('can-click')
    place(shape)
  }

  const over = (event) => {
    const shape = event.target.closest?.('[data-target].legal')
    if (!shape || $('.pick') || event.pointerType === 'touch') return
    const open = leadingOn(chosen.includes(shape.dataset.target) ? chosen : [...chosen, shape.dataset.target])
    if (open.length) showTip(shape, open)
  }
  const out = (event) => { if (event.target.closest?.('[data-target]') && !tip.classList.contains('can-click')) hideTip() }
  document.addEventListener('pointerover', over)
  document.addEventListener('pointerout', out)
  document.addEventListener('focusin', (event) => { if (event.target.matches?.(':focus-visible')) over(event) })
  document.addEventListener('focusout', out)

  // ---------------------------------------------------------------- the menu of what a click may mean
  const closePick = () => $('.pick')?.remove()
  const openPick = (shape, open) => {
    hideTip()
    const complete = open.filter((choice) => choice.targets.length === chosen.length)
    // The rest of the walk stands above the actions (a company, then its stones): no menu needed.
    const isAtHand = (target) => chosen.includes(target) || shapes(target).some((other) => other.closest('#now'))
    if (complete.length === 0 && open.every((choice) => choice.targets.every(isAtHand))) return
    // Too many to read: the board narrows them further, unless this is where the walk ends.
    if (open.length > 9 && complete.length === 0) return showTip(shape, open)
    const buttons = open.map((choice) => {
      const { label, detail } = said(choice)
      return element('button', { type: 'button', onclick: () => submit(choice) }, element('span', { textContent: label }), element('small', { textContent: detail }))
    })
    const menu = element('div', { className: 'pick' }, element('h3', { textContent: texts.choose }), ...buttons)
    menu.setAttribute('role', 'dialog')
    menu.setAttribute('aria-label', texts.choose)
    main.append(menu)
    const [room, at, box] = [frame(), shape.getBoundingClientRect(), menu.getBoundingClientRect()]
    const left = within(room.left + 8, at.left + at.width / 2 - box.width / 2, room.right - box.width - 8)
    const below = at.bottom + 8 + box.height < room.bottom
    put(menu, left, within(room.top + 8, below ? at.bottom + 8 : at.top - 8 - box.height, Math.max(room.top + 8, room.bottom - box.height - 8)))
    buttons[0].focus({ preventScroll: true })
  }

  // ---------------------------------------------------------------- keyboard
  const center = (node) => {
    const box = node.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
  // The nearest lit target in that direction; straying sideways counts double.
  const neighbour = (shape, [dx, dy]) => {
    const here = center(shape)
    let best
    for (const other of $$('.layers [data-target].legal')) {
      const there = center(other)
      const [x, y] = [there.x - here.x, there.y - here.y]
      const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
      if (ahead <= 1 || other.dataset.target === shape.dataset.target) continue
      const far = ahead + 2 * aside
      if (!best || far < best.far) best = { far, other }
    }
    return best?.other
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      const menu = $('details.menu[open]')
      if (menu) { menu.open = false; return $('summary', menu).focus() }
      const last = chosen.at(-1)
      if (chosen.length || !tip.hidden) {
        stepBack()
        if (last) shapes(last)[0]?.focus({ preventScroll: true })
      }
      return
    }
    const shape = event.target.closest?.('[data-target].legal')
    if (!shape || event.target.closest('button, a, input, select, textarea')) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      clickTarget(shape, false)
    } else if (ways[event.key] && shape.closest('.layers')) {
      event.preventDefault()
      neighbour(shape, ways[event.key])?.focus({ preventScroll: true })
    }
  })

  // ---------------------------------------------------------------- pan and zoom: both drawings share one view
  const layers = $('.layers')
  const drawings = () => $$(':scope > svg, .backdrop > svg', layers)
  const whole = $('#board')?.viewBox?.baseVal
  const fit = whole && { x: whole.x, y: whole.y, w: whole.width, h: whole.height }
  // What is looked at: the middle, and how much wider than the whole drawing it is shown.
  let view = fit && { x: fit.x + fit.w / 2, y: fit.y + fit.h / 2, zoom: 1 }
  const CLOSEST = 8
  // Pixels per unit of the drawing when all of it is shown.
  const wholeScale = () => {
    const box = layers.getBoundingClientRect()
    return Math.min(box.width / fit.w, box.height / fit.h)
  }
  const look = (next) => {
    const box = layers.getBoundingClientRect()
    if (!fit || box.width === 0) return // on a phone, behind another tab
    const zoom = within(1, next.zoom, CLOSEST)
    const scale = wholeScale() * zoom
    // The edge of the drawing stays at the edge of the map, or the drawing in its middle.
    const kept = (value, from, size, room) => room >= size ? from + size / 2 : within(from + room / 2, value, from + size - room / 2)
    view = { x: kept(next.x, fit.x, fit.w, box.width / scale), y: kept(next.y, fit.y, fit.h, box.height / scale), zoom }
    const [w, h] = [fit.w / zoom, fit.h / zoom]
    for (const svg of drawings()) svg.setAttribute('viewBox', `${view.x - w / 2} ${view.y - h / 2} ${w} ${h}`)
    layers.classList.toggle('zoomed', zoom > 1)
  }
  const everything = () => ({ x: fit.x + fit.w / 2, y: fit.y + fit.h / 2, zoom: 1 })
  const glide = (goal) => {
    if (!fit) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return look(goal)
    const [from, start] = [view, performance.now()]
    const step = (now) => {
      const t = Math.min(1, (now - start) / 300)
      const mix = (key) => from[key] + (goal[key] - from[key]) * (1 - (1 - t) ** 3)
      look({ x: mix('x'), y: mix('y'), zoom: mix('zoom') })
      if (t < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }
  const onBoard = (x, y) => new DOMPoint(x, y).matrixTransform($('#board').getScreenCTM().inverse())
  // Closer or farther, with the point under the finger where it is.
  const zoomed = (x, y, factor) => {
    const point = onBoard(x, y)
    const zoom = within(1, view.zoom * factor, CLOSEST)
    const shift = view.zoom / zoom
    return { x: point.x - (point.x - view.x) * shift, y: point.y - (point.y - view.y) * shift, zoom }
  }

  // Something to click lies beside the part of the board that a phone shows.
  const isLitOutOfView = () => $$('.layers [data-target].legal').some((shape) => {
    const [at, room] = [center(shape), frame()]
    return at.x < room.left || at.x > room.right || at.y < room.top || at.y > room.bottom
  })

  // On a phone: the part that leads to most of the choices, and on the board the place.
  const litPart = () => {
    const leads = new Map()
    for (const { targets } of leadingOn(chosen)) {
      const parts = new Set(targets.flatMap(shapes).map((shape) => shape.closest('[data-tab-of]:not(#now *)')?.dataset.tabOf))
      for (const part of parts) if (part) leads.set(part, (leads.get(part) ?? 0) + 1)
    }
    return [...leads].sort(([, one], [, other]) => other - one)[0]?.[0]
  }
  const showWhatIsLit = () => {
    const part = litPart()
    if (part) showTab(part)
    zoomToLit()
  }

  // As much of what is lit as can be shown with targets that fit a finger.
  const FINGER = 44
  const zoomToLit = () => {
    if (!fit || layers.closest('.off')) return
    const lit = $$('.layers [data-target].legal').map((shape) => {
      const box = shape.getBoundingClientRect()
      const [from, to] = [onBoard(box.left, box.top), onBoard(box.right, box.bottom)]
      return { left: from.x, top: from.y, right: to.x, bottom: to.y, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    })
    if (lit.length === 0) return glide(everything())
    const box = layers.getBoundingClientRect()
    const edge = (pick, key) => pick(...lit.map((one) => one[key]))
    const [left, top, right, bottom] = [edge(Math.min, 'left'), edge(Math.min, 'top'), edge(Math.max, 'right'), edge(Math.max, 'bottom')]
    const margin = fit.w / 20
    const toShowAll = Math.min(box.width / (right - left + 2 * margin), box.height / (bottom - top + 2 * margin))
    const forAFinger = FINGER / Math.min(...lit.map((one) => Math.max(one.right - one.left, one.bottom - one.top)))
    if (toShowAll >= forAFinger) return glide({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(toShowAll, forAFinger * 1.5) / wholeScale() })
    const isNear = (one, other) => Math.abs(one.x - other.x) * forAFinger < box.width / 2 && Math.abs(one.y - other.y) * forAFinger < box.height / 2
    const company = (one) => lit.filter((other) => isNear(one, other)).length
    const best = lit.reduce((one, other) => company(other) > company(one) ? other : one)
    glide({ x: best.x, y: best.y, zoom: forAFinger / wholeScale() })
  }

  document.addEventListener('click', (event) => {
    const how = event.target.closest('[data-zoom]')?.dataset.zoom
    if (how === 'fit') glide(everything())
    else if (how) glide(zoomed(center(layers).x, center(layers).y, how === 'in' ? 1.6 : 1 / 1.6))
  })
  layers.addEventListener('wheel', (event) => {
    event.preventDefault()
    look(zoomed(event.clientX, event.clientY, Math.exp(-event.deltaY / 400)))
  }, { passive: false })

  let pointer = 'mouse'
  document.addEventListener('pointerdown', (event) => { pointer = event.pointerType }, true)

  // One finger or the mouse drags, two fingers pinch; a drag is no click.
  const fingers = new Map()
  let dragged = 0
  layers.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 1) dragged = 0
  })
  addEventListener('pointermove', (event) => {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const here = { x: event.clientX, y: event.clientY }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    dragged += Math.hypot(here.x - was.x, here.y - was.y)
    if (others.length === 1) {
      const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
      look(zoomed((here.x + others[0].x) / 2, (here.y + others[0].y) / 2, apart(here, others[0]) / apart(was, others[0])))
    } else if (dragged > 6) {
      const [from, to] = [onBoard(was.x, was.y), onBoard(here.x, here.y)]
      layers.classList.add('dragging')
      look({ x: view.x - (to.x - from.x), y: view.y - (to.y - from.y), zoom: view.zoom })
    }
    fingers.set(event.pointerId, here)
  })
  const lift = (event) => { fingers.delete(event.pointerId); layers.classList.remove('dragging') }
  addEventListener('pointerup', lift)
  addEventListener('pointercancel', lift)
  layers.addEventListener('dblclick', (event) => {
    if (!event.target.closest('[data-target].legal')) glide(zoomed(event.clientX, event.clientY, view.zoom > 3 ? 1 / CLOSEST : 2))
  })

  document.addEventListener('click', (event) => {
    if (event.target.closest('[data-walk]')) return submit(wholeWalk())
    if (event.target.closest('.pick, #tip')) return
    const shape = event.target.closest('[data-target]')
    const isDrag = event.target.closest('.layers') && dragged > 6
    if (isDrag || (shape && event.target.closest('button, a, input, select, summary') && !event.target.closest('[data-target]').matches('button'))) return
    if (shape) return clickTarget(shape, pointer === 'touch')
    if (!tip.hidden && tip.classList.contains('can-click') && event.target.closest('.map')) stepBack()
    else closePick()
  })

  // ---------------------------------------------------------------- dragging a card onto the board: the same two clicks
  document.addEventListener('dragstart', (event) => {
    const card = event.target.closest?.('[draggable][data-target]')
    if (!card) return
    if (!card.matches('.legal')) return event.preventDefault()
    event.dataTransfer.setData('text/plain', card.dataset.target)
    chosen = [card.dataset.target]
    closePick()
    hideTip()
    light()
  })
  const dropTarget = (event) => chosen.length && event.target.closest?.('.layers [data-target].legal')
  document.addEventListener('dragover', (event) => { if (dropTarget(event)) event.preventDefault() })
  document.addEventListener('drop', (event) => {
    const shape = dropTarget(event)
    if (!shape) return
    event.preventDefault()
    clickTarget(shape, false)
  })
  document.addEventListener('dragend', () => { if (!$('.pick')) { chosen = []; light() } })

  // ---------------------------------------------------------------- tabs on a phone
  let tab = 'board'
  const showTab = (wanted) => {
    const parts = $$('[data-tab-of]').filter((part) => !part.closest('#now'))
    tab = parts.some((part) => part.dataset.tabOf === wanted) ? wanted : 'board'
    for (const part of parts) part.classList.toggle('off', part.dataset.tabOf !== tab)
    $('#panels').classList.toggle('off', !parts.some((part) => part.dataset.tabOf === tab && part.closest('#panels')))
    for (const button of $$('#tabs button')) {
      if (button.dataset.tab === tab) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-tab]')
    if (button) showTab(button.dataset.tab)
  })

  // ---------------------------------------------------------------- history
  let wanted
  let isFetching = false
  const showMoment = async (number) => {
    wanted = number
    if (isFetching) return
    isFetching = true
    while (wanted !== undefined) {
      const next = wanted
      wanted = undefined
      try {
        const answer = await fetch(withEyes(`${base}/at/${next}`), { headers: { 'X-Fragment': '1' } })
        if (!answer.ok) break
        closeStream()
        patch(await answer.text())
        history.replaceState(null, '', withEyes(`${base}?at=${next}`))
      } catch {
        toast(texts.offline)
        break
      }
    }
    isFetching = false
  }
  const backToNow = () => {
    delete $('#state').dataset.at
    history.replaceState(null, '', withEyes(base))
    openStream()
  }
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    const link = event.target.closest('a[data-at], .history-link, #back-to-now')
    if (!link || !link.href) return
    event.preventDefault()
    if (link.id === 'back-to-now') backToNow()
    else if (link.classList.contains('history-link')) isThen() ? backToNow() : showMoment(Number(state().moves))
    else showMoment(Number(link.dataset.at))
  })
  document.addEventListener('input', (event) => { if (event.target.id === 'moment') showMoment(Number(event.target.value)) })
  document.addEventListener('change', (event) => { if (event.target.id === 'eyes') event.target.form.submit() })

  light()
  showTab(tab)
  arrive(undefined)
  if (!document.hidden) openStream(state().version)
})()
