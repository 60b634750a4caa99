import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** One of the five steps of an exchange into a DST. */
export interface ExchangeStep extends Reviewed {
  readonly number: 1 | 2 | 3 | 4 | 5
  readonly heading: string
  readonly when: string
  readonly text: string
  /** The most costly mistake at this step. */
  readonly watchFor: string
  /** Where the site helps with it. */
  readonly link?: InternalLink
}

/** The five steps from a sale to the first distribution. */
export const exchangeSteps: readonly ExchangeStep[] = [
  {
    number: 1,
    heading: 'Property sale',
    when: 'Before closing, and day 0',
    text: `Talk to your CPA, choose a qualified intermediary and sign the exchange agreement. At closing the money goes to the intermediary, not to you, and generally stays there until day ${figures.identificationDays} is over.`,
    watchFor: 'An agreement signed after closing comes too late.',
    link: { label: 'What to do before you sell, and your dates', to: '/exchange' },
    sources: ['reg-1031k', 'reg-1031k-g6', 'intermediary-practice'],
    reviewed: '2026-11-26',
  },
  {
    number: 2,
    heading: 'Identify DST properties',
    when: `By midnight of day ${figures.identificationDays}`,
    text: 'Name the trust or its property and your share or dollar amount in a signed notice to the intermediary. You may change the list until the day ends.',
    watchFor: `Day ${figures.identificationDays} does not move for a weekend or a holiday.`,
    link: { label: 'Check a list, and draft the notice', to: '/exchange/list' },
    sources: ['reg-1031k'],
    reviewed: '2026-11-26',
  },
  {
    number: 3,
    heading: 'Due diligence',
    when: 'Start before the sale; finish before you sign',
    text: 'Read the private placement memorandum: fees, risks, conflicts, the loan, the leases, the sponsor’s record, and whether a 721 exchange is forced. Ask your CPA and attorney to read it too.',
    watchFor: 'A near deadline is a poor reason to sign.',
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-21',
  },
  {
    number: 4,
    heading: 'Complete investment',
    when: `By day ${figures.exchangeDays}, or the due date of your return if earlier`,
    text: `You show that you are accredited, in the way the offering asks for, and sign the papers. The intermediary sends the money. Closing is often quoted as ${figures.closingDays} days and can take up to about two weeks.`,
    watchFor:
      'After a sale late in the year, extend your tax return before it is due. For individuals that is generally April 15. For partnerships and S corporations it is March 15, which cuts the exchange short for sales from about September 17 on. Estates and trusts have dates of their own.',
    sources: ['irc-1031', 'return-due-dates', 'rule-506', 'dst-terms'],
    reviewed: '2026-11-28',
  },
  {
    number: 5,
    heading: 'Receive distributions',
    when: 'Often monthly, while the trust holds the property',
    text: 'If the property earns enough, the trust pays out your part. You report the exchange on Form 8824 and your share of income each year. When the property is sold you choose again: cash and tax, or another exchange.',
    watchFor: 'Distributions are not guaranteed, and the sponsor decides when to sell.',
    sources: ['form-8824', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-21',
  },
]
