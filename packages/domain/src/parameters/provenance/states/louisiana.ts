import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const louisiana: StateRecord = {
  reviewed: stateReviewDays.LA,
  sources: [
    {
      title: 'Louisiana R.S. 47:294 (12,500 for 2025; index of the previous calendar year from 2026)',
      how: 'reported',
    },
    {
      title: 'Louisiana R.S. 47:294 (standard deduction)',
      href: 'https://www.legis.la.gov/legis/Law.aspx?d=101761',
      how: 'cited',
    },
    {
      title: '2025 Louisiana Resident Income Tax Return Instructions, line 8',
      href: 'https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3',
      how: 'cited',
    },
  ],
  laws: [{ what: 'deduction and its index', cite: 'La. R.S. 47:294', how: 'read' }],
  unverified: { 2026: ['The deduction: $12,835 by the index in the law; tables for withholding have $12,875'] },
}
