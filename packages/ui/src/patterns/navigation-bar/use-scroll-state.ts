import { useEffect, useState } from 'react'

/** Scroll positions, in CSS pixels, at which the bar changes. */
const scrollThresholds = { compactBelow: 150, restoreAbove: 100, shadowBelow: 50 } as const

/** The state of the bar for a scroll position. */
export interface ScrollState {
  compact: boolean
  raised: boolean
}

/**
 * The bar's next state: compact once scrolled down past 150 px, expanded again when scrolled up above 100 px, and with
 * a shadow beyond 50 px.
 */
export function nextScrollState(state: ScrollState, previous: number, position: number): ScrollState {
  const raised = position > scrollThresholds.shadowBelow
  if (position > previous && position > scrollThresholds.compactBelow) return { compact: true, raised }
  if (position < previous && position < scrollThresholds.restoreAbove) return { compact: false, raised }
  return { compact: state.compact, raised }
}

/** Tracks the scroll position of the page; expanded and without a shadow until the first scroll. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>({ compact: false, raised: false })
  useEffect(() => {
    let previous = 0
    const follow = () => {
      const position = window.scrollY
      const before = previous
      previous = position
      setState((current) => {
        const next = nextScrollState(current, before, position)
        return next.compact === current.compact && next.raised === current.raised ? current : next
      })
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return state
}
