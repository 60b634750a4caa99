import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { StateTaxes } from '@dst/domain/state-tax'
import { useEffect } from 'react'
import { createStore } from '~/lib/browser/create-store.ts'
import { tryAgain } from '~/lib/problems/try-again.ts'

interface Loaded {
  readonly taxes?: StateTaxes
}

const useLoaded = createStore<Loaded>({})

/** Loads the figures of the states, and tries again until they are there. Returns a function that stops it. */
function loadStateTaxes(): () => void {
  const load = () => {
    import('./state-taxes.ts').then(
      ({ stateTaxes }) => useLoaded.setState({ taxes: stateTaxes }),
      () => undefined,
    )
  }
  load()
  return tryAgain(load)
}

/** The figures of the states, once somebody has chosen one; undefined until they are loaded. */
export function useStateTaxes(isNeeded: boolean): StateTaxes | undefined {
  const taxes = useLoaded((loaded) => loaded.taxes)
  useEffect(() => {
    return isNeeded && taxes === undefined ? loadStateTaxes() : undefined
  }, [isNeeded, taxes])
  return taxes
}

/** Whether a state was chosen anywhere in a file. */
export function namesState({ taxpayer, sales, purchases }: ExchangeFile): boolean {
  return taxpayer.residence !== undefined || [...sales, ...purchases].some(({ state }) => state !== undefined)
}
