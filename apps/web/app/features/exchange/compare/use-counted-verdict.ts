import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useEffect, useEffectEvent } from 'react'

const pauseMs = 3_000

/** Counts the rule that is shown once the figures have stood still: what passes while somebody types says nothing. */
export function useCountedVerdict(file: ExchangeFile, rule: number | undefined): void {
  const count = useEffectEvent(() => {
    if (rule !== undefined) void countVerdict(rule)
  })
  useEffect(() => {
    const timer = setTimeout(count, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Every change of the figures begins the pause again.
  }, [file, rule])
}

/** Loaded when it is needed, seconds after the page; a count that is lost changes nothing. */
async function countVerdict(rule: number): Promise<void> {
  const { countDisplayedVerdict } = await import('../verdicts.ts').catch(() => ({ countDisplayedVerdict: undefined }))
  await countDisplayedVerdict?.(rule)
}
