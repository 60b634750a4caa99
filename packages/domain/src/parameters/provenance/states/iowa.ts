import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const iowa: StateRecord = {
  reviewed: stateReviewDays.IA,
  sources: [
    {
      title: 'Iowa Department of Revenue, IDR announces 2023 interest rates, deductions, income tax brackets',
      href: 'https://revenue.iowa.gov/2023-changes-iowa-individual-income-tax',
      how: 'cited',
    },
    {
      title: '2023 IA 1041 instructions, page 4',
      href: 'https://revenue.iowa.gov/sites/default/files/2023-11/IA1041Inst%2863002%29.pdf#page=4',
      how: 'cited',
    },
  ],
  laws: [],
}
