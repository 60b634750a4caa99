import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const kansas: StateRecord = {
  reviewed: stateReviewDays.KS,
  sources: [
    {
      title: 'K.S.A. 79-32,110',
      href: 'http://www.kslegislature.org/li/b2023_24/statute/079_000_0000_chapter/079_032_0000_article/079_032_0110_section/079_032_0110_k/',
      how: 'cited',
    },
  ],
  laws: [],
}
