/** Runs the work when the browser has nothing better to do; returns the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}
