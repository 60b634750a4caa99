import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const vermont: StateRecord = {
  reviewed: stateReviewDays.VT,
  sources: [
    {
      title: 'Vermont Regulation 1.5811(21)(B)(ii); Schedule IN-153 instructions',
      href: 'https://www.law.cornell.edu/regulations/vermont/10-041-Code-Vt-R-10-060-041-X',
      how: 'read',
    },
    { title: '32 V.S.A. 5822', href: 'https://legislature.vermont.gov/statutes/section/32/151/05822', how: 'cited' },
  ],
  laws: [
    {
      what: '5,000 or 40%, at most 40% of federal taxable income',
      cite: '32 V.S.A. 5811(21)(B)(ii); Vt. Reg. 1.5811(21)(B)(ii)',
      href: 'https://law.cornell.edu/regulations/vermont/10-041-Code-Vt-R-10-060-041-X',
      how: 'read',
    },
    {
      what: '350,000',
      cite: '32 V.S.A. 5811(21)(B)(ii)(II); Schedule IN-153, line 18',
      href: 'https://tax.vermont.gov/sites/tax/files/documents/IN-153-2022.pdf#page=1',
      how: 'cited',
    },
    {
      what: 'rates; 3% of adjusted gross income over 150,000',
      cite: '32 V.S.A. 5822',
      href: 'https://legislature.vermont.gov/statutes/section/32/151/05822',
      how: 'cited',
    },
  ],
  unverified: {
    2025: ['That rented buildings count for the 40%: read from what the regulation leaves out'],
    2026: [
      'All amounts that follow an index are those of 2025',
      'That rented buildings count for the 40%: read from what the regulation leaves out',
    ],
  },
}
