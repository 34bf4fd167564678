// A bell for whoever wants to hear that it is their turn: three tones that fade, made on the spot. Each browser decides for itself.
const WANTED = 'bell'
export const isBellWanted = () => { try { return localStorage.getItem(WANTED) === 'on' } catch { return false } }
export const wantBell = (isWanted) => { try { localStorage.setItem(WANTED, isWanted ? 'on' : 'off') } catch { /* Then it is silent. */ } }

let audio
export const ring = async () => {
  audio ??= new AudioContext()
  // A page in which nobody has clicked may not sound.
  await audio.resume()
  const now = audio.currentTime
  for (const [tone, loud, long] of [[784, 0.18, 1.6], [1568, 0.09, 1.1], [2360, 0.04, 0.7]]) {
    const [source, gain] = [audio.createOscillator(), audio.createGain()]
    source.frequency.value = tone
    gain.gain.setValueAtTime(loud, now)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + long)
    source.connect(gain).connect(audio.destination)
    source.start(now)
    source.stop(now + long)
  }
}
export const ringIfWanted = () => { if (isBellWanted()) ring().catch(() => {}) }
