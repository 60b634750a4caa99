import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const rhodeIsland: StateRecord = {
  reviewed: stateReviewDays.RI,
  sources: [
    {
      title: '2025 RI-1040R instructions, tax rate schedule',
      href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf#page=13',
      how: 'cited',
    },
    {
      title: 'R.I.G.L. 44-30-2.6',
      href: 'https://law.justia.com/codes/rhode-island/2022/title-44/chapter-44-30/part-i/section-44-30-2-6/',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'rates, deduction, exemption and their steps',
      cite: 'R.I.G.L. 44-30-2.6(c)(2)(A)',
      href: 'https://law.justia.com/codes/rhode-island/2022/title-44/chapter-44-30/part-i/section-44-30-2-6/',
      how: 'cited',
    },
  ],
}
