// Word of all tables of the reader, for every tab of this browser that wants it: a browser allows six streams for all its tabs, so one of
// them listens, and tells the others.
const open = (hear, until) => {
  const stream = new EventSource('/api/me/stream')
  stream.addEventListener('table', ({ data }) => hear(JSON.parse(data)))
  until.addEventListener('abort', () => stream.close())
}

// Whoever holds the lock listens for all, until it is told to stop; then the next one does. Browsers have locks only where the page came
// safely: elsewhere nobody listens, or each by itself.
export const canShare = () => Boolean(navigator.locks)

export const listen = (hear, until) => {
  if (!canShare()) return open(hear, until)
  const turns = new BroadcastChannel('turns')
  turns.addEventListener('message', ({ data }) => hear(data))
  until.addEventListener('abort', () => turns.close())
  const listening = () => new Promise((done) => {
    open((table) => { hear(table); turns.postMessage(table) }, until)
    until.addEventListener('abort', done)
  })
  // It may be told to stop before its turn comes.
  return navigator.locks.request('turns', { signal: until }, listening).catch(() => {})
}
