import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { describeExchange } from '@dst/domain/exchange-file'
import { useMemo, useSyncExternalStore } from 'react'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'
import { today } from '~/lib/time/today.ts'
import { exchangeFileIn } from '~/features/exchange/store/device-exchange.ts'
import { storedText } from '~/features/exchange/store/stored-exchange.ts'

const lookedAfterEveryMs = 1_000

/** The facts of the exchange file of this device while `open`, which another tab or the account may change. */
export function useMyFacts(open: boolean): ExchangeFacts {
  const stored = useSyncExternalStore(open ? follow : neverChanges, () => (open ? storedText() : null))
  return useMemo(() => factsIn(stored), [stored])
}

function factsIn(stored: string | null | undefined): ExchangeFacts {
  const file = exchangeFileIn(stored)
  return file === undefined ? {} : describeExchange(file, today()).facts
}

function follow(changed: () => void): () => void {
  return repeatWhileSeen(changed, lookedAfterEveryMs)
}

function neverChanges(): () => void {
  return () => undefined
}
