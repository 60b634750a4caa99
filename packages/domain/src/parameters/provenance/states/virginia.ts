import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const virginia: StateRecord = {
  reviewed: stateReviewDays.VA,
  sources: [
    {
      title: 'Code of Virginia 58.1-320',
      href: 'https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/',
      how: 'cited',
    },
    {
      title: 'Virginia 2022 Form 760 instructions',
      href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2022-760-instructions.pdf#page=41',
      how: 'cited',
    },
    {
      title: '2026 Legislative Summary, Department of Taxation (standard deduction of 2026 stays 8,750 / 17,500)',
      href: 'https://www.tax.virginia.gov/sites/default/files/inline-files/2026-legislative-summary.pdf',
      how: 'cited',
    },
  ],
  laws: [],
}
