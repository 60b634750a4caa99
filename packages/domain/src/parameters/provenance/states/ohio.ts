import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const ohio: StateRecord = {
  reviewed: stateReviewDays.OH,
  sources: [
    {
      title: 'Ohio, individual income tax rates 2025: 342.00 and 2,394.32 as published',
      href: 'https://tax.ohio.gov/individual/resources/annual-tax-rates',
      how: 'reported',
    },
    {
      title: 'Ohio R.C. 5747.025 (exemptions)',
      href: 'https://law.justia.com/codes/ohio/2022/title-57/chapter-5747/section-5747-025/',
      how: 'cited',
    },
    { title: 'Ohio R.C. 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02', how: 'cited' },
  ],
  laws: [
    {
      what: 'business income deduction 250,000, separate 125,000',
      cite: 'Ohio R.C. 5747.01(A)(28)',
      href: 'https://law.justia.com/codes/ohio/2022/title-57/chapter-5747/section-5747-01/',
      how: 'cited',
    },
    {
      what: '3% on taxable business income',
      cite: 'Ohio R.C. 5747.02(A)(4)(a)',
      href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
      how: 'cited',
    },
    {
      what: 'from 2026 a deduction for qualifying capital gain exists',
      cite: 'Ohio R.C. 5747.79, 5747.01(A)(34)',
      href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.79',
      how: 'cited',
    },
  ],
}
