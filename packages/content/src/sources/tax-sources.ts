import type { Source } from './source'

/** Federal and state tax authorities. */
export const taxSources = {
  'irc-1031': { label: 'Exchanges of real property', authority: 'Internal Revenue Code section 1031', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'reg-1031a': { label: 'What counts as like kind', authority: 'Treasury Regulation 1.1031(a)-1(b)', kind: 'law', evidence: 'recalled', reviewed: '2026-11-21' },
  'reg-1031k': { label: 'Deadlines, identification and intermediaries', authority: 'Treasury Regulation 1.1031(k)-1', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'reg-1031k-g6': { label: 'When an intermediary may release the money', authority: 'Treasury Regulation 1.1031(k)-1(g)(6)', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'return-due-dates': { label: 'When tax returns are due', authority: 'Internal Revenue Code sections 6072 and 6081', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'reg-1031d': { label: 'Boot and debt in an exchange', authority: 'Treasury Regulation 1.1031(d)-2', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'form-8824': { label: 'Reporting an exchange', authority: 'IRS Form 8824 and its instructions', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'rev-rul-2004-86': { label: 'When a DST interest counts as real property', authority: 'Revenue Ruling 2004-86', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'reg-7701-4': { label: 'The limits on a trustee', authority: 'Treasury Regulation 301.7701-4(c)', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'reg-7701-3': { label: 'Entities that count as their owner', authority: 'Treasury Regulation 301.7701-3', kind: 'law', evidence: 'recalled', reviewed: '2026-11-21' },
  'rev-proc-2002-22': { label: 'Tenant-in-common ruling guideline', authority: 'Revenue Procedure 2002-22', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'rev-proc-2018-58': { label: 'Disaster relief for deadlines', authority: 'Revenue Procedure 2018-58', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'rev-proc-2010-14': { label: 'Relief when an intermediary fails', authority: 'Revenue Procedure 2010-14', kind: 'guidance', evidence: 'recalled', reviewed: '2026-11-21' },
  'holding-rulings': { label: 'Holding for investment', authority: 'Private Letter Ruling 8429039; Revenue Rulings 84-121, 77-337 and 75-292', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'irc-1h': { label: 'Capital gain rates and the 25% ceiling', authority: 'Internal Revenue Code section 1(h); Revenue Procedure 2025-32', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'irc-1411': { label: 'Net investment income tax', authority: 'Internal Revenue Code section 1411', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'irc-168': { label: 'Depreciation of buildings', authority: 'Internal Revenue Code section 168', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'irc-453': { label: 'Gain when cash comes back the next year', authority: 'Internal Revenue Code section 453; Treasury Regulation 1.1031(k)-1(j)(2)', kind: 'law', evidence: 'recalled', reviewed: '2026-11-21' },
  'irc-721': { label: 'Contributing property for partnership units', authority: 'Internal Revenue Code section 721', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'irc-856': { label: 'Real estate investment trusts', authority: 'Internal Revenue Code sections 856 and 857', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'irc-1014': { label: 'Basis of inherited and given property', authority: 'Internal Revenue Code sections 1014 and 1015', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'state-tax': { label: 'State tax on exchanged property', authority: 'California FTB 3840; Oregon Form OR-24; state revenue departments', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'delaware-dst-act': { label: 'Delaware statutory trusts', authority: 'Delaware Code, title 12, section 3801 and following', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
} as const satisfies Record<string, Source>
