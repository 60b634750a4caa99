import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useEffect, useEffectEvent } from 'react'
import { countShownVerdict } from '../verdicts.ts'

const pauseMs = 3_000

/** Counts the rule that is shown once the figures have stood still: what passes while somebody types says nothing. */
export function useCountedVerdict(file: ExchangeFile, rule: number | undefined): void {
  const count = useEffectEvent(() => {
    if (rule !== undefined) void countShownVerdict(rule)
  })
  useEffect(() => {
    const timer = setTimeout(count, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Every change of the figures begins the pause again.
  }, [file, rule])
}
