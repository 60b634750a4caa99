/**
 * Does a piece of work every so many milliseconds while the tab is seen, and at once when it is seen again; a hidden tab
 * does nothing. Gives the function that stops it.
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
