import { describeExchange, type ExchangeDescription, type ExchangeFile } from '@dst/domain/exchange-file'
import { useMemo } from 'react'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { useDerivedFile } from './use-derived-file.ts'
import { useToday } from './use-today.ts'

/** The file as answers show it, and what follows from it today; undefined until the day is known. */
export interface DescribedExchange {
  readonly file: ExchangeFile
  readonly exchange: ExchangeDescription | undefined
}

/**
 * The exchange that every answer of a view reads: what one part has derived, no other derives again. Pass it to a
 * component that is memoized, as with {@link useDerivedFile}.
 */
export function useDescribedExchange(): DescribedExchange {
  const file = useDerivedFile()
  const today = useToday()
  const states = useStateTaxes(namesState(file))
  return useMemo(
    () => ({ file, exchange: today === undefined ? undefined : describeExchange(file, today, states) }),
    [file, today, states],
  )
}
