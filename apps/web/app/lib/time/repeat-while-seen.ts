/**
 * Runs a function at the given interval while the tab is visible, and immediately when it becomes visible again; does
 * nothing while it is hidden. Returns a function that stops it.
 */
export function repeatWhileSeen(work: () => void, everyMilliseconds: number, tab: Document = document): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const begin = () => {
    timer ??= setInterval(work, everyMilliseconds)
  }
  const pause = () => {
    clearInterval(timer)
    timer = undefined
  }
  const follow = () => {
    if (tab.visibilityState === 'hidden') return pause()
    work()
    begin()
  }

  if (tab.visibilityState !== 'hidden') begin()
  tab.addEventListener('visibilitychange', follow)
  return () => {
    tab.removeEventListener('visibilitychange', follow)
    pause()
  }
}
