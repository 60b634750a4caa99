import type { ErrorText } from './error-text'

/** Why the FAQ page shows no entries, or not the server's. */
export type FaqErrorCode = 'fetch-failed' | 'nothing-matches'

/** What the FAQ page tells: a failed fetch is silent, the built-in list takes its place. */
export const faqErrors = {
  'fetch-failed': { message: 'Failed to load FAQs', retryable: true, silent: true },
  'nothing-matches': { message: 'No FAQs found matching your criteria.', retryable: false },
} as const satisfies Record<FaqErrorCode, ErrorText>
