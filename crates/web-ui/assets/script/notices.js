// Being told: this browser is asked whether it may show notices, and gives the server an address to which they are pushed.
import './page.js'
import { isBellWanted, ring, wantBell } from './bell.js'
import { $ } from './dom.js'

const push = $('#push')
const button = $('button', push)
const canPush = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const isApple = /iPhone|iPad/.test(navigator.userAgent)

const show = (state) => {
  push.dataset.state = state
  for (const line of push.querySelectorAll('[data-when]')) line.hidden = !line.dataset.when.split(' ').includes(state)
}

const digits = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const markOf = async (subscription) => digits(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)))
const keyBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

const look = async () => {
  if (!canPush) return show(isApple ? 'install' : 'cannot')
  if (Notification.permission === 'denied') return show('denied')
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const row = subscription && $(`li[data-push="${await markOf(subscription)}"]`)
  if (row) $('.here', row).hidden = false
  show(row ? 'on' : 'off')
}

const subscribe = async () => {
  button.disabled = true
  try {
    if (await Notification.requestPermission() !== 'granted') return show(Notification.permission === 'denied' ? 'denied' : 'off')
    const registration = await navigator.serviceWorker.ready
    const old = await registration.pushManager.getSubscription()
    // One that was made with another key, by another house at this address, can't be used.
    await old?.unsubscribe()
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(push.dataset.key) })
    const { endpoint, keys } = subscription.toJSON()
    const answer = await fetch('/me/notices/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    })
    if (answer.ok) return location.reload()
    await subscription.unsubscribe()
    const { error } = await answer.json()
    $('.why', push).textContent = [error.message, error.todo].filter(Boolean).join(' ')
    show('failed')
  } catch {
    show('failed')
  } finally {
    button.disabled = false
  }
}

button.addEventListener('click', subscribe)
look().catch(() => show('cannot'))

const bell = $('#bell')
bell.checked = isBellWanted()
bell.addEventListener('change', () => {
  wantBell(bell.checked)
  if (bell.checked) ring().catch(() => {})
})

// The dial shows the hours as they stand in the fields.
const minutes = (name) => {
  const [hour, minute] = $(`[name="${name}"]`).value.split(':').map(Number)
  return hour * 60 + minute
}
const DAY = 24 * 60
const turnDial = () => {
  const [from, to] = [minutes('quiet-from'), minutes('quiet-to')]
  const length = Number.isNaN(from + to) ? 0 : (to - from + DAY) % DAY
  $('.dial .quiet').setAttribute('stroke-dasharray', `${length} ${DAY - length}`)
  $('.dial .quiet').setAttribute('stroke-dashoffset', -from || 0)
}
$('form.when').addEventListener('input', turnDial)
