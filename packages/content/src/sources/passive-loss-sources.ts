import type { Source } from './source.ts'

/** Authorities for rental losses that wait, and for what sets them free. */
export const passiveLossSources = {
  'passive-dispositions': {
    label: 'Which sales set passive losses free',
    authority: 'Internal Revenue Service, Passive Activity Loss Audit Technique Guide, chapter 5 and Exhibit 5.2',
    works: [
      {
        citation: 'Passive Activity Loss Audit Technique Guide (December 2004), chapter 5, Dispositions',
        url: 'https://www.irs.gov/Businesses/Small-Businesses-&-Self-Employed/Passive-Activity-Loss-ATG-Chapter-5-Dispositions',
      },
      {
        citation: 'The same guide, Exhibit 5.2, Dispositions Triggering Losses',
        url: 'https://www.irs.gov/Businesses/Small-Businesses-&-Self-Employed/Passive-Activity-Loss-ATG-Exhibit-5-2-Dispositions-Triggering-Losses',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'passive-gain': {
    label: 'Gain on property of a passive activity',
    authority: 'Temporary Treasury Regulation 1.469-2T(c)(2)(i), as told in More v. Commissioner (Tax Court, 2000)',
    works: [
      {
        citation: 'Howard V. More v. Commissioner (Tax Court, 2000), page 7',
        url: 'https://law.onecle.com/tax/2000/more.tc.wpd07.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'passive-gifts': {
    label: 'Passive losses when the property is given away, and at death',
    authority: 'Internal Revenue Code section 469(g)(2) and (j)(6), as told in an opinion of the Tax Court',
    works: [
      {
        citation: 'St. Charles Investment Co. v. Commissioner (Tax Court, 1998), page 15',
        url: 'https://law.onecle.com/tax/1998/stcharls.tc.wpd15.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'passive-groups': {
    label: 'Several rentals as one activity',
    authority: 'Treasury Regulation 1.469-4(c)',
    works: [{ citation: '26 CFR 1.469-4', url: 'https://www.law.cornell.edu/cfr/text/26/1.469-4' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'rental-allowance': {
    label: 'The allowance for owners who take part',
    authority: 'Internal Revenue Code section 469(c)(7) and (i), as told in two opinions of the Tax Court',
    works: [
      {
        citation: 'Galagar v. Commissioner, T.C. Summary Opinion (2004), page 5',
        url: 'https://law.onecle.com/tax/2004/galagar.sum.wpd06.html',
      },
      {
        citation: 'Pungot v. Commissioner, T.C. Memo. (2000), page 3',
        url: 'https://law.onecle.com/tax/2000/pungot.tcm.wpd03.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
