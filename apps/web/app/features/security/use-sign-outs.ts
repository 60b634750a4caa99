import type { OwnSession } from '@dst/contracts'
import { useState } from 'react'

/** Which browsers a person wants signed out. */
export type AskedSignOut = { kind: 'one'; session: OwnSession } | { kind: 'others' }

/** What was asked to be signed out, and what has been. */
export function useSignOuts(renew: () => Promise<void>) {
  const [asked, setAsked] = useState<AskedSignOut>()
  const [done, setDone] = useState<string>()

  function ask(wanted: AskedSignOut) {
    setDone(undefined)
    setAsked(wanted)
  }

  /** Says that it happened once the list is read anew, which then shows it. */
  async function finish(words: string) {
    await renew()
    setAsked(undefined)
    setDone(words)
  }

  return { asked, ask, close: () => setAsked(undefined), done, finish }
}
