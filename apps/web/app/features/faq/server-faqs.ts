import { createApiClient } from '@dst/api-client'
import type { ShownFaq } from './faq-list'
import { shownFaqs } from './shown-faqs'

/** The entries to show once the server, whose list anybody may read, was asked; the built-in ones when it cannot be had. */
export async function serverFaqs(builtIn: readonly ShownFaq[], signal: AbortSignal): Promise<readonly ShownFaq[]> {
  const answer = await createApiClient({ baseUrl: '' }).faqs.list({ signal })
  return shownFaqs(answer.ok ? answer.value : undefined, builtIn)
}
