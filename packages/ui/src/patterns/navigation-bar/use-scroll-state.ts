import { useEffect, useState } from 'react'

/** Scroll positions, in CSS pixels, at which the bar changes. */
export const scrollThresholds = { compactBelow: 150, restoreAbove: 100, shadowBelow: 50 } as const

/** What the scroll position means for the bar. */
export interface ScrollState {
  compact: boolean
  raised: boolean
}

/**
 * The bar's next state: compact once beyond 150 px on the way down, whole again above 100 px on the
 * way up, raised beyond 50 px.
 */
export function nextScrollState(state: ScrollState, previous: number, position: number): ScrollState {
  const raised = position > scrollThresholds.shadowBelow
  if (position > previous && position > scrollThresholds.compactBelow) return { compact: true, raised }
  if (position < previous && position < scrollThresholds.restoreAbove) return { compact: false, raised }
  return { compact: state.compact, raised }
}

/** Follows the page's scrolling; whole and flat until the first movement. */
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
