import { useCallback, useState } from 'react'

/**
 * Loads the search and its index on request: no page does so by itself. `load` tries again after it failed. `fetch` has
 * to be constant.
 */
export function useSiteSearch<Loaded>(fetch: () => Promise<Loaded>): {
  loaded: Loaded | undefined
  failed: boolean
  load: () => void
} {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    fetch().then(
      (found) => setLoaded(() => found),
      () => setFailed(true),
    )
  }, [fetch])
  return { loaded, failed, load }
}
