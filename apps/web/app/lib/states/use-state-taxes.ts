import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { StateTaxes } from '@dst/domain/state-tax'
import { useEffect } from 'react'
import { createStore } from '~/lib/browser/create-store.ts'

interface Loaded {
  readonly taxes?: StateTaxes
}

const useLoaded = createStore<Loaded>({})

/** Loads the figures of the states once. What could not be loaded is tried again by the next call. */
async function loadStateTaxes(): Promise<void> {
  if (useLoaded.getState().taxes !== undefined) return
  const loaded = await import('./state-taxes.ts').catch(() => undefined)
  if (loaded !== undefined) useLoaded.setState({ taxes: loaded.stateTaxes })
}

/** The figures of the states, once somebody has chosen one; undefined until they are loaded. */
export function useStateTaxes(isNeeded: boolean): StateTaxes | undefined {
  const taxes = useLoaded((loaded) => loaded.taxes)
  useEffect(() => {
    if (!isNeeded || taxes !== undefined) return
    const load = () => void loadStateTaxes()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isNeeded, taxes])
  return taxes
}

/** Whether a state was chosen anywhere in a file. */
export function namesState({ taxpayer, sales, purchases }: ExchangeFile): boolean {
  return taxpayer.residence !== undefined || [...sales, ...purchases].some(({ state }) => state !== undefined)
}
