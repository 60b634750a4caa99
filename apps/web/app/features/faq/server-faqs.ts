import { createApiClient } from '@dst/api-client'
import type { ShownFaq } from './faq-list.ts'
import { shownFaqs } from './shown-faqs.ts'

/** Fetches the entries to show from the server, without a session; falls back to the built-in ones on failure. */
export async function serverFaqs(builtIn: readonly ShownFaq[], signal: AbortSignal): Promise<readonly ShownFaq[]> {
  const answer = await createApiClient({ baseUrl: '' }).faqs.list({ signal })
  return shownFaqs(answer.ok ? answer.value : undefined, builtIn)
}
