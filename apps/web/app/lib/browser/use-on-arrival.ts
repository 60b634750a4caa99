import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs a function once when the page is first shown, however often React runs the effect: a link's token works only
 * once.
 */
export function useOnArrival(work: () => Promise<void>): void {
  const started = useRef(false)
  const arrive = useEffectEvent(work)

  useEffect(() => {
    if (started.current) return
    started.current = true
    void arrive()
  }, [])
}
