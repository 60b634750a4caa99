import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const newJersey: StateRecord = {
  reviewed: stateReviewDays.NJ,
  sources: [
    {
      title: 'N.J.S.A. 54A:2-1',
      href: 'https://law.justia.com/codes/new-jersey/2022/title-54a/section-54a-2-1/',
      how: 'cited',
    },
    {
      title: 'NJ-1040 instructions',
      href: 'https://www.state.nj.us/treasury/taxation/pdf/current/1040i.pdf#page=65',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'no tax up to 10,000 / 20,000 of gross income; nonresidents as if resident',
      cite: 'N.J.S.A. 54A:2-4',
      href: 'https://law.justia.com/codes/new-jersey/2019/title-54a/section-54a-2-4/',
      how: 'read',
    },
  ],
}
