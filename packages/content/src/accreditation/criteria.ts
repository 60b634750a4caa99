import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** One way to qualify as an accredited investor. */
export interface Criterion extends Reviewed {
  readonly id: string
  readonly heading: string
  /** The rule in one sentence. */
  readonly test: string
  /** Details that the one sentence leaves out. */
  readonly detail: string
  readonly citation: string
}

/** Criteria for individuals. */
export const individualCriteria: readonly Criterion[] = [
  {
    id: 'income',
    heading: 'Income',
    test: `More than ${figures.incomeAlone} a year alone, or more than ${figures.incomeTogether} together with a spouse or partner.`,
    detail: 'You need it in each of the two most recent years, and you must reasonably expect the same this year.',
    citation: 'Rule 501(a)(6)',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'net-worth',
    heading: 'Net worth',
    test: `More than ${figures.netWorth}, alone or together with a spouse or partner, without your main home.`,
    detail:
      'The mortgage on the home is left out up to the home’s value. What you owe above that counts against you, and so may a loan on the home from the last 60 days that did not buy it.',
    citation: 'Rule 501(a)(5)',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'license',
    heading: 'Professional license',
    test: `A Series ${figures.series} license in good standing.`,
    detail:
      'An old or lapsed license does not count. No income or net worth is needed. This route opened in December 2020.',
    citation: 'Rule 501(a)(10)',
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-28',
  },
  {
    id: 'insiders',
    heading: 'People inside the issuer',
    test: 'Directors, executive officers and general partners of the company that sells the security.',
    detail: 'Knowledgeable employees of a private fund may qualify for that fund. Both are rare among DST investors.',
    citation: 'Rule 501(a)(4) and (11)',
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-21',
  },
]

/** Criteria for entities. */
export const entityCriteria: readonly Criterion[] = [
  {
    id: 'institutions',
    heading: 'Banks, insurers and other institutions',
    test: 'Banks, savings associations, brokers, registered advisers, insurers and registered funds, generally whatever their size.',
    detail: `Benefit plans may qualify too, with more than ${figures.entityAssets} or when a bank, insurer or registered adviser decides. So may private business development companies.`,
    citation: 'Rule 501(a)(1) and (2)',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'companies',
    heading: 'Companies, partnerships and LLCs',
    test: `Total assets of more than ${figures.entityAssets}.`,
    detail:
      'The entity must not have been formed to buy this investment. The same test covers business trusts and charities under section 501(c)(3).',
    citation: 'Rule 501(a)(3)',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'trusts',
    heading: 'Trusts',
    test: `Total assets of more than ${figures.entityAssets}.`,
    detail:
      'The trust must not have been formed for this purchase, and a person with enough knowledge and experience must direct it. A revocable living trust is generally judged by the person who set it up.',
    citation: 'Rule 501(a)(7)',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'all-owners',
    heading: 'Entities whose owners all qualify',
    test: 'Every equity owner is an accredited investor.',
    detail: 'No asset test applies. One owner who does not qualify is enough to fail.',
    citation: 'Rule 501(a)(8)',
    sources: ['rule-501'],
    reviewed: '2026-11-21',
  },
  {
    id: 'other-entities',
    heading: 'Other entities',
    test: `Investments of more than ${figures.entityAssets}.`,
    detail: 'For forms that the other tests do not name. The entity must not have been formed for this purchase.',
    citation: 'Rule 501(a)(9)',
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-24',
  },
  {
    id: 'family-offices',
    heading: 'Family offices and their clients',
    test: `At least ${figures.familyOfficeAssets} under management is the figure often quoted; the rule says more than ${figures.entityAssets}.`,
    detail:
      'The office must not have been formed for this purchase, and a person with enough knowledge and experience must direct it. Family clients of such an office may qualify through it.',
    citation: 'Rule 501(a)(12) and (13)',
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-24',
  },
]
