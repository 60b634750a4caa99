import type { MySession } from '@dst/contracts'
import { useState } from 'react'

/** The browsers that the user wants to sign out. */
export type AskedSignOut = { kind: 'one'; session: MySession } | { kind: 'others' }

/** The requested sign-out, and the message about the last one. */
export function useSignOuts(renew: () => Promise<void>) {
  const [asked, setAsked] = useState<AskedSignOut>()
  const [done, setDone] = useState<string>()

  function ask(wanted: AskedSignOut) {
    setDone(undefined)
    setAsked(wanted)
  }

  /** Shows the message only after the list was reloaded, so that both match. */
  async function finish(words: string) {
    await renew()
    setAsked(undefined)
    setDone(words)
  }

  return { asked, ask, close: () => setAsked(undefined), done, finish }
}
