import type { CalendarDate, Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** A rule change with its effective date. */
export interface RegulatoryUpdate extends Reviewed {
  readonly date: CalendarDate
  readonly dateLabel: string
  readonly heading: string
  readonly text: string
}

/** The three changes in the sidebar, newest first. */
export const regulatoryUpdates: readonly RegulatoryUpdate[] = [
  {
    date: '2025-03-12',
    dateLabel: 'March 12, 2025',
    heading: 'A high minimum can serve as proof',
    text: `In a letter, SEC staff agreed that an issuer under Rule 506(c) can rely on a minimum of $200,000 for a person, or $1,000,000 for an entity ($200,000 for each owner in some cases). There are conditions: the investor says in writing that the test is met and that no third party lends the money for this purchase, and the issuer knows nothing to the contrary. A DST purchase of ${figures.minimumInvestment} is below that, so documents are generally still needed.`,
    sources: ['sec-letter-2025'],
    reviewed: '2026-11-28',
  },
  {
    date: '2021-03-15',
    dateLabel: 'March 15, 2021',
    heading: 'Five years with the same issuer',
    text: 'An issuer that verified you before may rely on your written confirmation for up to five years, unless it knows that your status has changed.',
    sources: ['sec-reverification-2021'],
    reviewed: '2026-11-21',
  },
  {
    date: '2020-12-08',
    dateLabel: 'December 8, 2020',
    heading: 'More ways to qualify',
    text: 'License holders, knowledgeable employees, family offices and more kinds of entities were added, and partners who live like spouses may pool income and assets. The dollar amounts did not change.',
    sources: ['sec-definition-2020', 'rule-501'],
    reviewed: '2026-11-21',
  },
]
