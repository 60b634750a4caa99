import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const oregon: StateRecord = {
  reviewed: stateReviewDays.OR,
  sources: [
    {
      title: 'Oregon, Publication OR-ESTIMATE 2026',
      href: 'https://www.oregon.gov/dor/forms/FormsPubs/publication-or-estimate_101-026_2026.pdf',
      how: 'reported',
    },
    { title: 'ORS 316.037', href: 'https://www.oregonlegislature.gov/bills_laws/ors/ors316.html', how: 'cited' },
    {
      title: '2025 Form OR-40 instructions',
      href: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=17',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'federal income tax subtracted',
      cite: 'ORS 316.680(1)(b), 316.685',
      href: 'http://www.oregonlaws.org/ors/316.680',
      how: 'read',
    },
    { what: 'limit of the subtraction', cite: 'ORS 316.695', how: 'recalled' },
    { what: 'claw-back', cite: 'ORS 316.738', how: 'read' },
  ],
  unverified: { 2026: ['The credit of $260; tables for withholding have $263'] },
}
