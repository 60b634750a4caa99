import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const northCarolina: StateRecord = {
  reviewed: stateReviewDays.NC,
  sources: [
    {
      title: 'North Carolina Department of Revenue, tax rate schedules',
      href: 'https://www.ncdor.gov/taxes-forms/tax-rate-schedules',
      how: 'cited',
    },
  ],
  laws: [],
}
