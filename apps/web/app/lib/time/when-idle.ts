/** Runs a function when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari doesn't support requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}
