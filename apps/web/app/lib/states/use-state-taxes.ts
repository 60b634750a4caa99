import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { StateTaxes } from '@dst/domain/state-tax'
import { useEffect } from 'react'
import { createStore } from '~/lib/browser/create-store.ts'

interface Loaded {
  readonly taxes?: StateTaxes
}

const useLoaded = createStore<Loaded>({})

/** Loads the figures of the states. A browser may not try a script again that it could not load: a reload brings it. */
function loadStateTaxes(): void {
  import('./state-taxes.ts').then(
    ({ stateTaxes }) => useLoaded.setState({ taxes: stateTaxes }),
    () => undefined,
  )
}

/** The figures of the states, once somebody has chosen one; undefined until they are loaded. */
export function useStateTaxes(isNeeded: boolean): StateTaxes | undefined {
  const taxes = useLoaded((loaded) => loaded.taxes)
  useEffect(() => {
    if (isNeeded && taxes === undefined) loadStateTaxes()
  }, [isNeeded, taxes])
  return taxes
}

/** Whether a state was chosen anywhere in a file. */
export function namesState({ taxpayer, sales, purchases }: ExchangeFile): boolean {
  return taxpayer.residence !== undefined || [...sales, ...purchases].some(({ state }) => state !== undefined)
}
