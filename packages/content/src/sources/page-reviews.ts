import type { Reviewed } from './sources.ts'

/** The sources of pages whose text is in the app itself: for their figures, deadlines and statements of law. */
export const pageReviews = {
  home: { sources: ['irc-1031', 'reg-1031k', 'irc-1h', 'irc-168', 'irc-1411', 'dst-terms'], reviewed: '2026-11-21' },
  signUp: { sources: ['rule-506', 'irc-1031', 'reg-1031k', 'site-practice'], reviewed: '2026-11-21' },
} as const satisfies Record<string, Reviewed>
