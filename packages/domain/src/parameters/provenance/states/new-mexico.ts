import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const newMexico: StateRecord = {
  reviewed: stateReviewDays.NM,
  sources: [
    {
      title: 'NMSA 7-2-7; 3.3.7.9 NMAC',
      href: 'https://www.srca.nm.gov/parts/title03/03.003.0007.html',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'from 2025 $2,500, or 40% of up to $1,000,000 from the sale of a business in New Mexico',
      cite: 'NMSA 7-2-34 (Laws 2024, ch. 67, section 8)',
      href: 'https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-34-d-1',
      how: 'read',
    },
  ],
}
