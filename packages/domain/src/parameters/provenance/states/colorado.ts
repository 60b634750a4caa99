import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const colorado: StateRecord = {
  reviewed: stateReviewDays.CO,
  sources: [
    {
      title: 'C.R.S. 39-22-104 (Colorado Revised Statutes 2025)',
      href: 'https://olls.info/crs/crs2025-title-39.pdf',
      how: 'cited',
    },
    {
      title: '2025 Colorado Individual Income Tax Filing Guide, 104 Book, line 12',
      href: 'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=11',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'add-back of federal deductions',
      cite: 'C.R.S. 39-22-104(3)(p.5) for 2023-2025, (3)(p.7) from 2026; HB25-1274 section 18',
      href: 'https://olls.info/crs/crs2025-title-39.pdf',
      how: 'cited',
    },
    {
      what: 'rate, lowered when revenue is refunded',
      cite: 'C.R.S. 39-22-104(1.7), SB24-228',
      href: 'https://leg.colorado.gov/bills/SB24-228',
      how: 'cited',
    },
  ],
  unverified: { 2026: ['The rate can be lowered for the year when the state has to refund revenue'] },
}
