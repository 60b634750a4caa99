import type { ErrorText } from './error-text.ts'

/** Why the FAQ page shows no entries, or not those from the server. */
export type FaqErrorCode = 'fetch-failed' | 'nothing-matches'

/** Messages of the FAQ page. A failed fetch is silent because the page falls back to the built-in list. */
export const faqErrors = {
  'fetch-failed': { message: 'Failed to load FAQs', retryable: true, silent: true },
  'nothing-matches': { message: 'No FAQs found matching your criteria.', retryable: false },
} as const satisfies Record<FaqErrorCode, ErrorText>
