import type { GlossaryTerm } from '../glossary-term.ts'

/** The rent of a property, and the papers of a year. */
export const rentAndPapers: readonly GlossaryTerm[] = [
  {
    id: 'form-8824',
    term: 'Form 8824',
    forms: ['Form 8824'],
    meaning: 'The IRS form on which an exchange is reported, with the return for the year of the sale.',
    more: [
      'It shows both properties, the days on which they were given up, named and received, and whether a related party took part. Then it works out the gain that is taxed now and the basis of the new property. It goes with the return of the year of the sale, even if the purchase comes in the next year. Do not file that return before the exchange is over.',
    ],
    notToConfuse: 'A state may ask for a form of its own besides, and for years.',
    sources: ['form-8824'],
    reviewed: '2026-11-29',
  },
  {
    id: 'grantor-letter',
    term: 'Grantor letter',
    forms: ['grantor letter'],
    meaning: 'The yearly letter with your share of a trust’s income and costs, for your own tax return.',
    more: [
      'It often comes between late February and the middle of March. It lists your part of the rent, interest and other costs. It may not know your basis (roughly, cost less depreciation), because that depends on what you sold. So ask your CPA to work out your depreciation. Keep every letter: the figures are needed again when the property is sold.',
    ],
    notToConfuse: 'It is not a Schedule K-1. Only a partnership sends one of those.',
    sources: ['rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'reserves',
    term: 'Reserves',
    forms: ['reserve'],
    meaning: 'Money that a trust keeps back for repairs, empty months and other needs.',
    more: [
      'A DST cannot ask its owners for more and cannot borrow again. So what was set aside at the start, and what is added from rent, is all that it has for bad times. When reserves run out, payments to owners usually stop first. Compare the reserves with a year’s costs and loan payments.',
    ],
    notToConfuse: 'They are your own money, held by the trust. A payment out of them is not income from the property.',
    sources: ['dst-terms', 'dst-risks', 'rev-rul-2004-86'],
    reviewed: '2026-11-29',
  },
  {
    id: 'schedule-e',
    term: 'Schedule E',
    forms: ['Schedule E'],
    meaning: 'The page of a tax return for rent and its costs, where income from a DST generally goes.',
    sources: ['dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'schedule-k-1',
    term: 'Schedule K-1',
    forms: ['Schedule K-1', 'K-1'],
    meaning: 'The yearly form of a partnership for each partner; owners of a DST generally get a letter instead.',
    sources: ['dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'substitute-1099',
    term: 'Substitute Form 1099',
    forms: ['substitute Form 1099', 'substitute 1099'],
    meaning: 'A statement in a firm’s own format that gives the figures of the IRS form.',
    sources: ['dst-terms'],
    reviewed: '2026-11-28',
  },
  {
    id: 'nnn',
    term: 'Triple-net lease (NNN)',
    forms: ['triple-net lease', 'NNN'],
    meaning: 'A lease in which the tenant pays taxes, insurance and upkeep besides the rent.',
    more: [
      'The owner’s income is easier to foresee, because rising costs fall on the tenant. All depends on that tenant. If it leaves or fails, the rent stops and the costs come back to the owner. Read who signs the lease: a large company, or a small one that only uses its name. Then look at the years left on it.',
    ],
    notToConfuse:
      'Some leases that are called net leave the roof and the structure to the owner. Read which costs are meant.',
    sources: ['dst-terms'],
    reviewed: '2026-11-29',
  },
]
