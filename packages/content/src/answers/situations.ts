import type { InternalLink } from '../site/index.ts'
import type { AnswerSlug } from '../site/answer-slugs.ts'

/** Where a reader stands, as they would say it, with the answers for that. */
export interface Situation {
  readonly id: string
  readonly heading: string
  /** What it covers, for a reader who has to choose. */
  readonly about: string
  /** The most asked first: a door shows the first five. */
  readonly answers: readonly AnswerSlug[]
  /** Pages elsewhere on the site that belong here. */
  readonly also: readonly InternalLink[]
}

/** The six situations, in the order in which an owner meets them. */
export const situations: readonly Situation[] = [
  {
    id: 'selling',
    heading: 'I am thinking of selling',
    about: 'Pay the tax, exchange or keep: what each costs, and what the law says now.',
    answers: [
      'sell-or-exchange',
      'tax-on-sale',
      'step-up-heirs',
      '2025-law',
      'deferred-sales-trust',
      'vacation-or-former-home',
      'state-tax',
      'installment-sale',
      'passive-losses',
      'opportunity-zones',
      'partners-llc',
      'foreign-owner',
    ],
    also: [
      { label: 'Compare the ways with your own figures', to: '/exchange/compare' },
      { label: 'What each state takes of a gain', to: '/states' },
    ],
  },
  {
    id: 'under-contract',
    heading: 'I am under contract, or my days are running',
    about: 'The steps, the days, the intermediary, and what has to be replaced.',
    answers: [
      'exchange-step-by-step',
      'deadlines',
      'identify',
      'choose-intermediary',
      'sale-closed',
      'boot',
      'replace-debt',
      'money-locked',
      'year-end',
      'who-signs',
      'related-parties',
      'buy-first-or-build',
      'cost-segregation',
    ],
    also: [{ label: 'Count the days of your own sale', to: '/exchange' }],
  },
  {
    id: 'looking-at-a-dst',
    heading: 'I am looking at a DST',
    about: 'What you would own, what it costs, how it ends, and what has gone wrong.',
    answers: [
      'what-is-a-dst',
      'dst-costs',
      'who-may-invest',
      'read-the-memorandum',
      'what-went-wrong',
      'dst-exits',
      'dst-or-other',
      'seven-limits',
      'how-it-is-sold',
      'look-up',
      'dst-721',
    ],
    also: [
      { label: 'The guide to DSTs', to: '/learn' },
      { label: 'Every test for accredited status', to: '/accreditation' },
      { label: 'Compare the offerings that you are looking at', to: '/exchange/offerings' },
    ],
  },
  {
    id: 'closed',
    heading: 'I have closed on a DST or a property',
    about: 'The papers of each year, and what to keep.',
    answers: ['after-closing-papers', 'form-8824', 'next-exchange', 'dst-exits', 'dst-721'],
    also: [{ label: 'Your own papers, basis and Form 8824', to: '/exchange/after' }],
  },
  {
    id: 'inherited',
    heading: 'I inherited property or a DST share',
    about: 'What your basis is, and whether an exchange is needed at all.',
    answers: ['inherited', 'step-up-heirs', 'tax-on-sale'],
    also: [],
  },
  {
    id: 'another-way',
    heading: 'I am not accredited, or my loan is high',
    about: 'Ways that stay open when a DST does not fit.',
    answers: ['high-loan', 'replace-debt', 'sell-or-exchange', 'who-may-invest'],
    also: [
      { label: 'If you are not accredited', to: '/ways/not-accredited' },
      { label: 'Getting ready: what you can settle now', to: '/ways/getting-ready' },
    ],
  },
]
