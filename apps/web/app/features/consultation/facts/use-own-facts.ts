import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { useMemo, useSyncExternalStore } from 'react'
import { repeatWhileSeen } from '~/lib/repeat-while-seen.ts'
import { today } from '~/lib/today.ts'
import { factsOfStored, storedExchange } from '~/services/own-exchange.ts'

const lookedAfterEveryMs = 1_000

/** The facts of the exchange file of this device while `open`, which another tab or the account may change. */
export function useOwnFacts(open: boolean): ExchangeFacts {
  const stored = useSyncExternalStore(open ? follow : neverChanges, () => (open ? storedExchange() : null))
  return useMemo(() => factsOfStored(stored, today()), [stored])
}

function follow(changed: () => void): () => void {
  return repeatWhileSeen(changed, lookedAfterEveryMs)
}

function neverChanges(): () => void {
  return () => undefined
}
