import { sendsPrivacySignal } from './privacy-signal.ts'

/** The dependencies of the counter. */
export interface VerdictSurroundings {
  mayCount: () => boolean
  send: (rule: number) => Promise<void>
}

/** Creates the function that counts a rule when it is shown for the first time. It fails silently. */
export function createVerdictCount({ mayCount, send }: VerdictSurroundings): (rule: number) => Promise<void> {
  const counted = new Set<number>()
  return async (rule) => {
    if (counted.has(rule) || !mayCount()) return
    counted.add(rule)
    await send(rule).catch(() => undefined)
  }
}

/** Counts a rule, once until the site is loaded again. The client is loaded for that call only. */
export const countShownVerdict = createVerdictCount({
  mayCount: () => !sendsPrivacySignal(),
  send: async (rule) => {
    const { sendShownVerdict } = await import('./verdicts.ts')
    await sendShownVerdict(rule)
  },
})
