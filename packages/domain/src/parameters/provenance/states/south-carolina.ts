import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const southCarolina: StateRecord = {
  reviewed: stateReviewDays.SC,
  sources: [
    {
      title: 'South Carolina, Information Letter 26-20 (H. 4216)',
      href: 'https://dor.sc.gov/sites/dor/files/policies/IL26-20.pdf',
      how: 'reported',
    },
    {
      title: 'S.C. Code 12-6-510; H. 4216 (2026)',
      href: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
      how: 'cited',
    },
    {
      title: 'SC1040 instructions 2025',
      href: 'https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf#page=1',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '44% of net capital gain',
      cite: 'S.C. Code 12-6-1150',
      href: 'https://law.justia.com/codes/south-carolina/2013/title-12/chapter-6/section-12-6-1150/index.html',
      how: 'read',
    },
    {
      what: '1.99% and 5.21% from 2026',
      cite: 'H. 4216 (2026), S.C. Code 12-6-510(C)',
      href: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
      how: 'cited',
    },
  ],
}
