import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const hawaii: StateRecord = {
  reviewed: stateReviewDays.HI,
  sources: [
    {
      title: 'Hawaii Revised Statutes 235-51',
      href: 'https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0051.htm',
      how: 'cited',
    },
    {
      title: 'H.B. 2404 (2024), brackets from 2025',
      href: 'https://data.capitol.hawaii.gov/sessions/session2024/bills/HB2404_CD1_.HTM',
      how: 'cited',
    },
  ],
  laws: [{ what: '7.25% ceiling on net capital gain, rule for the ordinary part', cite: 'HRS 235-51(f)', how: 'read' }],
}
