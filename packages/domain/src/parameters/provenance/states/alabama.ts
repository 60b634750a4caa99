import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const alabama: StateRecord = {
  reviewed: stateReviewDays.AL,
  sources: [
    {
      title: 'Alabama Form 40, federal income tax deduction worksheet (adds the net investment income tax)',
      how: 'read',
    },
    {
      title: 'The Code of Alabama 1975, Section 40-18-5',
      href: 'https://alisondb.legislature.state.al.us/alison/CodeOfAlabama/1975/Coatoc.htm',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'federal income tax deducted',
      cite: 'Ala. Code 40-18-15 (deductions for individuals generally)',
      how: 'recalled',
    },
    {
      what: 'federal tax and net investment income tax both count',
      cite: '2022 Form 40A instructions, page 20',
      href: 'https://www.revenue.alabama.gov/ultraviewer/viewer/basic_viewer/index.html?form=2023/01/22f40abk.pdf#page=20',
      how: 'cited',
    },
  ],
}
