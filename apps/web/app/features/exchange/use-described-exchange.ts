import type { ExchangeFile } from '@dst/domain/exchange-file'
import { describeRunning, type RunningExchange } from '@dst/domain/exchange-file/running'
import type { StateTaxes } from '@dst/domain/state-tax'
import { useMemo } from 'react'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { useDerivedFile } from './use-derived-file.ts'
import { useToday } from './use-today.ts'

/** The file as answers show it, and what follows from it today; undefined until the day is known. */
export interface DescribedExchange<Description = RunningExchange> {
  readonly file: ExchangeFile
  readonly exchange: Description | undefined
}

/** Describes a file on a day, with the figures of the states once they are there. */
type Describe<Description> = (file: ExchangeFile, today: string, states?: StateTaxes) => Description

/**
 * The exchange that every answer of a view reads: what one part has derived, no other derives again. Pass it to a
 * component that is memoized, as with {@link useDerivedFile}.
 */
export function useDescribedExchange(): DescribedExchange {
  return useDescribed(describeRunning)
}

/** The same by one of the ways to describe an exchange: the same function at each call. */
export function useDescribed<Description>(describe: Describe<Description>): DescribedExchange<Description> {
  const file = useDerivedFile()
  const today = useToday()
  const states = useStateTaxes(namesState(file))
  return useMemo(
    () => ({ file, exchange: today === undefined ? undefined : describe(file, today, states) }),
    [describe, file, today, states],
  )
}
