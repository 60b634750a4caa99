import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const kentucky: StateRecord = {
  reviewed: stateReviewDays.KY,
  sources: [
    {
      title: 'Kentucky, 2026 Withholding Tax Formula, 42A003 (3.5%, deduction 3,360; example 39,240 gives 1,255.80)',
      href: 'https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf',
      how: 'reported',
    },
    {
      title: 'KRS 141.020; House Bill 1 (2025): 3.5% from 2026',
      href: 'https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=54585',
      how: 'cited',
    },
    { title: 'House Bill 1 (2025)', href: 'https://apps.legislature.ky.gov/record/25rs/hb1.html', how: 'cited' },
  ],
  laws: [],
}
