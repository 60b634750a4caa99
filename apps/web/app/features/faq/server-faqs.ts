import { createApiClient } from '@dst/api-client'
import type { FaqEntry } from '@dst/domain/faq'

/** The server's list, which anybody may read without an account; undefined when it cannot be had. */
export async function serverFaqs(signal: AbortSignal): Promise<readonly FaqEntry[] | undefined> {
  const answer = await createApiClient({ baseUrl: '' }).faqs.list({ signal })
  return answer.ok ? answer.value : undefined
}
