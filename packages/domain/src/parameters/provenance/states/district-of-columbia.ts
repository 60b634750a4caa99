import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const districtOfColumbia: StateRecord = {
  reviewed: stateReviewDays.DC,
  sources: [
    {
      title: 'District of Columbia: decoupling of 2025, disapproved by Congress in February 2026, effect disputed',
      href: 'https://www.mondaq.com/tax-authorities/1755836/',
      how: 'read',
    },
    {
      title: 'D.C. Code 47-1801.04(44) (standard deduction)',
      href: 'https://code.dccouncil.gov/us/dc/council/code/sections/47-1801.04#(44)',
      how: 'cited',
    },
    {
      title: '2023 Form D-40 booklet (rates)',
      href: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2023_D40_Book_Final_012324.pdf#page=17',
      how: 'cited',
    },
  ],
  laws: [],
  unverified: {
    2025: ['The standard deduction: the District’s form takes $15,000, Congress wants $15,750'],
    2026: ['The standard deduction: $15,000 by the District, $16,100 by Congress'],
  },
}
