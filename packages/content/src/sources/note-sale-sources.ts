import type { Source } from './source.ts'

/** Authorities on a seller who carries the buyer's note, beyond the general rule for installment sales. */
export const noteSaleSources = {
  'irc-453-rest': {
    label: 'What counts as a payment, controlled buyers and recapture',
    authority: 'Internal Revenue Code section 453(f), (g) and (i)',
    works: [{ citation: '26 U.S.C. 453(f), (g), (i)', url: 'https://www.law.cornell.edu/uscode/text/26/453' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-453b': {
    label: 'Selling, giving away or canceling the note',
    authority: 'Internal Revenue Code section 453B',
    works: [{ citation: '26 U.S.C. 453B', url: 'https://www.law.cornell.edu/uscode/text/26/453B' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1038': {
    label: 'Taking real property back',
    authority: 'Internal Revenue Code section 1038',
    works: [{ citation: '26 U.S.C. 1038', url: 'https://www.law.cornell.edu/uscode/text/26/1038' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-483': {
    label: 'Interest that a contract leaves out',
    authority: 'Internal Revenue Code section 483(a) and (b)',
    works: [{ citation: '26 U.S.C. 483', url: 'https://www.law.cornell.edu/uscode/text/26/483' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'seller-financing-rule': {
    label: 'Sellers who lend to a buyer of a home',
    authority: 'Regulation Z, 12 CFR 1026.36(a)(4) and (5)',
    works: [
      { citation: '12 CFR 1026.36', url: 'https://www.law.cornell.edu/cfr/text/12/1026.36' },
      {
        citation: 'Coombs, Gottlieb & MacQueen on seller carry-back financing (2014)',
        url: 'https://greathouseaz.com/seller-carry-back-financing-rules-as-of-january-2014',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
