import { useState } from 'react'

/** Runs one piece of work at a time and tells whether it is under way. */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return { busy, run }
}
