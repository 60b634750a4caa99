import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'

const tryEveryMilliseconds = 5000

/**
 * Tries something again when the browser says that it is online, which can be early, and regularly while the page is
 * seen. Returns a function that stops it.
 */
export function tryAgain(work: () => void): () => void {
  const stop = repeatWhileSeen(work, tryEveryMilliseconds)
  window.addEventListener('online', work)
  return () => {
    stop()
    window.removeEventListener('online', work)
  }
}
