import type { Source } from './source'

/** What the market publishes about itself, and what this site's operator says about the site. */
export const practiceSources = {
  'dst-terms': { label: 'Usual DST terms and fees', authority: 'Survey of published sponsor, adviser and exchange-company material, November 2026', kind: 'market', evidence: 'read', reviewed: '2026-11-21' },
  'dst-risks': { label: 'Risks named in DST offerings', authority: 'Survey of published risk disclosures and investor-claim reports, November 2026', kind: 'market', evidence: 'read', reviewed: '2026-11-21' },
  'intermediary-practice': { label: 'How intermediaries work and charge', authority: 'Survey of published intermediary material, November 2026', kind: 'market', evidence: 'read', reviewed: '2026-11-21' },
  'site-practice': { label: 'How this site works and is paid', authority: 'The operator of this site', kind: 'site', evidence: 'read', reviewed: '2026-11-21' },
} as const satisfies Record<string, Source>
