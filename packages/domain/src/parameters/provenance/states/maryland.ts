import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const maryland: StateRecord = {
  reviewed: stateReviewDays.MD,
  sources: [
    {
      title: 'Maryland Budget Reconciliation and Financing Act of 2025: brackets, 2% on gain, deduction',
      how: 'reported',
    },
    {
      title: 'Maryland 2025 resident booklet, tax computation worksheet',
      href: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22',
      how: 'cited',
    },
    {
      title: 'House Bill 352 of 2025 (chapter 604), Tax-General 10-105',
      href: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=161',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '2% on gain, brackets',
      cite: 'Md. Tax-General 10-105, HB 352 (ch. 604 of 2025)',
      href: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=163',
      how: 'cited',
    },
    {
      what: 'county rate, 2.25% at least (3.20% at most until 2024, 3.3% now)',
      cite: 'Md. Tax-General 10-106',
      how: 'read',
    },
    { what: 'nonresidents’ tax in place of the county’s', cite: 'Md. Tax-General 10-106.1', how: 'recalled' },
  ],
  unverified: {
    2025: ['Which property the 2% on gains leaves out'],
    2026: ['Which property the 2% on gains leaves out'],
  },
}
