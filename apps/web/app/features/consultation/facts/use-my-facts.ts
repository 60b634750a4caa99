import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { describeRunning } from '@dst/domain/exchange-file/running'
import { useMemo, useSyncExternalStore } from 'react'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'
import { today } from '~/lib/time/today.ts'
import { exchangeFileIn } from '~/features/exchange/store/device-exchange.ts'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { storedText } from '~/features/exchange/store/stored-exchange.ts'

const lookedAfterEveryMs = 1_000

/** The facts of the exchange file of this device while `open`, which another tab or the account may change. */
export function useMyFacts(open: boolean): ExchangeFacts {
  const stored = useSyncExternalStore(open ? follow : neverChanges, () => (open ? storedText() : null))
  const file = useMemo(() => exchangeFileIn(stored), [stored])
  const states = useStateTaxes(file !== undefined && namesState(file))
  return useMemo(() => (file === undefined ? {} : describeRunning(file, today(), states).facts), [file, states])
}

function follow(changed: () => void): () => void {
  return repeatWhileSeen(changed, lookedAfterEveryMs)
}

function neverChanges(): () => void {
  return () => undefined
}
