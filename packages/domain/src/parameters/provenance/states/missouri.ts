import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const missouri: StateRecord = {
  reviewed: stateReviewDays.MO,
  sources: [
    {
      title: 'Missouri Department of Revenue, FAQ: capital gains subtraction (Form MO-A)',
      href: 'https://dor.mo.gov/faq/taxation/individual/capital-gains-subtraction.html',
      how: 'read',
    },
    {
      title: 'House Bill 594 (2025)',
      href: 'https://www.senate.mo.gov/25info/bts_web/bill.aspx?SessionType=R&BillID=4957943',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '100% of gain subtracted, individuals only, long and short',
      cite: 'RSMo 143.121, HB 594 (2025)',
      href: 'https://dor.mo.gov/faq/taxation/individual/capital-gains-subtraction.html',
      how: 'read',
    },
  ],
}
