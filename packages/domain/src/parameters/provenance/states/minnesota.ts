import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const minnesota: StateRecord = {
  reviewed: stateReviewDays.MN,
  next: 'December, with the state’s indexed amounts',
  sources: [
    {
      title: 'Minnesota Department of Revenue, indexed amounts for 2026 (December 16, 2025)',
      href: 'https://www.revenue.state.mn.us/press-release/2025-12-16/minnesota-income-tax-brackets-standard-deduction-and-dependent-exemption',
      how: 'reported',
    },
    {
      title: '2023 Minnesota M1 instructions, tax rate schedules',
      href: 'https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=32',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '1% on net investment income over $1,000,000; people who live elsewhere pay a share of it',
      cite: 'Minn. Stat. 290.033',
      how: 'read',
    },
  ],
}
