import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { useEffect, useState } from 'react'
import { repeatWhileSeen } from '~/lib/repeat-while-seen.ts'
import { today } from '~/lib/today.ts'
import { exchangeFileKey } from '~/services/exchange-file-key.ts'
import { followOwnFacts } from './follow-own-facts.ts'

const lookedAfterEveryMs = 1_000
const nothing: ExchangeFacts = {}

/** The facts of the exchange file of this device while `open`; empty until it was read. */
export function useOwnFacts(open: boolean): ExchangeFacts {
  const [facts, setFacts] = useState(nothing)
  useEffect(() => {
    if (!open) return undefined
    return followOwnFacts(
      {
        kept: keptFile,
        load: async () => (await import('~/services/own-facts.ts')).ownFacts(today()),
        repeat: (work) => repeatWhileSeen(work, lookedAfterEveryMs),
      },
      setFacts,
    )
  }, [open])
  return facts
}

function keptFile(): string | null {
  try {
    return globalThis.localStorage.getItem(exchangeFileKey)
  } catch {
    return null
  }
}
