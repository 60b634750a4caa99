import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const utah: StateRecord = {
  reviewed: stateReviewDays.UT,
  sources: [
    {
      title: 'Utah Code 59-10-104',
      href: 'https://le.utah.gov/xcode/Title59/Chapter10/59-10-S104.html?v=C59-10-S104_2022050420220504',
      how: 'cited',
    },
    {
      title: 'S.B. 60 enrolled (2026), Income Tax Rate Amendments, retrospective to 2026-01-01',
      href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.xml',
      how: 'read',
    },
    {
      title: 'S.B. 60 enrolled, PDF (4.45%)',
      href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.pdf',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '4.45%',
      cite: 'Utah Code 59-10-104(2)(b), S.B. 60 (2026)',
      href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.xml',
      how: 'read',
    },
    { what: 'taxpayer tax credit', cite: 'Utah Code 59-10-1018', how: 'recalled' },
  ],
  unverified: { 2026: ['The income at which the credit begins to shrink; that of 2025 stands'] },
}
