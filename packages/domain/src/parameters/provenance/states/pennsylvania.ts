import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const pennsylvania: StateRecord = {
  reviewed: stateReviewDays.PA,
  sources: [
    {
      title: 'PA-40 instructions 2021',
      href: 'https://www.revenue.pa.gov/FormsandPublications/FormsforIndividuals/PIT/Documents/2021/2021_pa-40in.pdf#page=1',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'section 1031 from 2023',
      cite: 'Act 53 of 2022 (HB 1342); PIT Bulletin 2006-07, revised September 27, 2022',
      how: 'reported',
    },
  ],
}
