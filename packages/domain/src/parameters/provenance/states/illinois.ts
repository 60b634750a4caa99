import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const illinois: StateRecord = {
  reviewed: stateReviewDays.IL,
  sources: [
    {
      title: 'Illinois Department of Revenue, FY 2026-15 (exemption 2,925)',
      href: 'https://tax.illinois.gov/research/taxrates/income.html',
      how: 'reported',
    },
    {
      title: '35 ILCS 5/201(b), 5/204(b)',
      href: 'https://www.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=577&ChapterID=8',
      how: 'cited',
    },
  ],
  laws: [],
}
