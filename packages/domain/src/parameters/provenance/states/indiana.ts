import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const indiana: StateRecord = {
  reviewed: stateReviewDays.IN,
  sources: [
    { title: 'IC 6-3-2-1', href: 'http://iga.in.gov/legislative/laws/2023/ic/titles/006#6-3-2-1', how: 'cited' },
    {
      title: 'Indiana county rates and state rate of 2026 as given by the Department of Revenue (2.95%)',
      href: 'https://indianaeconomicdigest.net/Content/Most-Recent/Taxes/Article/Six-Indiana-counties-hiking-local-income-tax-rates-on-Jan-1-2026/31/119/120585',
      how: 'reported',
    },
  ],
  laws: [
    {
      what: 'state rate',
      cite: 'IC 6-3-2-1',
      href: 'http://iga.in.gov/legislative/laws/2023/ic/titles/006#6-3-2-1',
      how: 'cited',
    },
  ],
}
