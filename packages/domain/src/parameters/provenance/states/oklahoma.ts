import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const oklahoma: StateRecord = {
  reviewed: stateReviewDays.OK,
  sources: [
    { title: 'Oklahoma Form 561, Capital Gain Deduction; 68 O.S. 2358', how: 'read' },
    {
      title: 'House Bill 2764 (2025): rates from 2026 (68 O.S. 2355)',
      href: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/hB/HB2764%20ENR.PDF#page=11',
      how: 'cited',
    },
  ],
  laws: [
    { what: 'gain on Oklahoma real property held five years', cite: '68 O.S. 2358(F)', how: 'recalled' },
    {
      what: 'five uninterrupted years, property located in Oklahoma',
      cite: 'OAC 710:50-15-48',
      href: 'https://regulations.justia.com/states/oklahoma/title-710/chapter-50/subchapter-15/part-5/section-710-50-15-48',
      how: 'read',
    },
    {
      what: 'rates from 2026',
      cite: 'House Bill 2764 (2025); 68 O.S. 2355',
      href: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/hB/HB2764%20ENR.PDF#page=11',
      how: 'cited',
    },
  ],
}
