import { createApiClient } from '@dst/api-client'
import type { VerdictCount } from '@dst/contracts'
import { sendsPrivacySignal } from '~/services/analytics.ts'

// Without a session: a count must not say whose it is.
const { verdicts } = createApiClient({ baseUrl: '' })

/** The dependencies of the counter. */
export interface VerdictEnvironment {
  mayCount: () => boolean
  send: (rule: number) => Promise<void>
}

/** Creates the function that counts a rule when it is shown for the first time. It fails silently. */
export function createVerdictCount({ mayCount, send }: VerdictEnvironment): (rule: number) => Promise<void> {
  const counted = new Set<number>()
  return async (rule) => {
    if (counted.has(rule) || !mayCount()) return
    counted.add(rule)
    await send(rule).catch(() => undefined)
  }
}

/** Counts a rule, once until the site is loaded again. A count that fails is lost, and nobody is told. */
export const countDisplayedVerdict = createVerdictCount({
  mayCount: () => !sendsPrivacySignal(),
  send: async (rule) => void (await verdicts.count(rule)),
})

/** How often each rule was shown, by month; undefined if the server's list could not be read. */
export async function readVerdictCounts(signal: AbortSignal): Promise<readonly VerdictCount[] | undefined> {
  const answer = await verdicts.list({ signal })
  return answer.ok ? answer.value : undefined
}
