import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const connecticut: StateRecord = {
  reviewed: stateReviewDays.CT,
  sources: [
    {
      title: 'Connecticut General Statutes 12-700',
      href: 'https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'recapture ladders',
      cite: 'Conn. Gen. Stat. 12-700(a)(9)(B)',
      href: 'https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700',
      how: 'cited',
    },
    {
      what: 'credit by adjusted gross income (separate: 12,000 and up)',
      cite: 'Conn. Gen. Stat. 12-703',
      how: 'read',
    },
  ],
}
