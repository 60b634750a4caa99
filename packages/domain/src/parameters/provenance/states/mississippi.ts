import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const mississippi: StateRecord = {
  reviewed: stateReviewDays.MS,
  sources: [
    {
      title: 'Mississippi Department of Revenue, tax rates, exemptions and deductions',
      href: 'https://www.dor.ms.gov/individual/tax-rates',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'rates',
      cite: 'Miss. Code 27-7-5',
      href: 'https://law.justia.com/codes/mississippi/2020/title-27/chapter-7/article-1/section-27-7-5/',
      how: 'cited',
    },
    {
      what: 'boot in an exchange that is otherwise not taxed',
      cite: '35 Miss. Code R. 3-02-03-105',
      href: 'https://regulations.justia.com/states/mississippi/title-35/part-3/subpart-02/chapter-03/section-35-3-02-03-105',
      how: 'read',
    },
  ],
  unverified: {
    2025: ['That the state follows section 1031 was not read in its law'],
    2026: ['That the state follows section 1031 was not read in its law'],
  },
}
