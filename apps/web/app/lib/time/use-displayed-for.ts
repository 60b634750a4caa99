import { useCallback, useEffect, useState } from 'react'

/** Something that is shown for a while and then disappears by itself. */
export interface DisplayedFor {
  shown: boolean
  /** Shows it; restarts the timer. */
  show: () => void
  hide: () => void
}

/** Shows something for the given time after each `show()`. */
export function useDisplayedFor(milliseconds: number): DisplayedFor {
  const [turn, setTurn] = useState(0)
  const [over, setOver] = useState(0)
  const shown = turn !== over

  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setOver(turn), milliseconds)
    return () => clearTimeout(timer)
  }, [shown, turn, milliseconds])

  const show = useCallback(() => setTurn((last) => last + 1), [])
  const hide = useCallback(() => setOver(turn), [turn])
  return { shown, show, hide }
}
