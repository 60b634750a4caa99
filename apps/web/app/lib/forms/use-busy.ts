import { useState } from 'react'

/** Runs one async function at a time and reports whether it is in progress. */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return { busy, run }
}
