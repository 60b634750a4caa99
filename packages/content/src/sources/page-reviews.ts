import type { Reviewed } from './sources.ts'

/** The sources of pages whose text is in the app itself: for their figures, deadlines and statements of law. */
export const pageReviews = {
  home: { sources: ['irc-1031', 'reg-1031k', 'irc-1h', 'irc-168', 'irc-1411', 'dst-terms'], reviewed: '2026-11-21' },
  compare: {
    sources: ['irc-1031', 'irc-1014', 'irc-1h', 'irc-168', 'irc-1411', 'rule-501', 'dst-terms'],
    reviewed: '2026-11-28',
  },
  signUp: { sources: ['rule-506', 'irc-1031', 'reg-1031k', 'site-practice'], reviewed: '2026-11-28' },
} as const satisfies Record<string, Reviewed>
