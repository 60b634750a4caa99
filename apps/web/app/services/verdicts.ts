import { createApiClient } from '@dst/api-client'
import type { VerdictCount } from '@dst/contracts'

// Without a session: a count must not say whose it is.
const { verdicts } = createApiClient({ baseUrl: '' })

/** Tells the server which rule was shown. A count that fails is lost, and nobody is told. */
export async function sendShownVerdict(rule: number): Promise<void> {
  await verdicts.count(rule)
}

/** How often each rule was shown, by month; undefined if the server's list could not be read. */
export async function readVerdictCounts(signal: AbortSignal): Promise<readonly VerdictCount[] | undefined> {
  const answer = await verdicts.list({ signal })
  return answer.ok ? answer.value : undefined
}
