import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const montana: StateRecord = {
  reviewed: stateReviewDays.MT,
  sources: [
    { title: 'Mont. Code Ann. 15-30-2103, text for 2026 (95,000 / 71,250 / 47,500; 4.7%, 5.65%)', how: 'reported' },
    {
      title: 'MCA 15-30-2103',
      href: 'https://leg.mt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html',
      how: 'cited',
    },
    {
      title: 'House Bill 337 (2025)',
      href: 'https://bills.legmt.gov/#/laws/bill/2/LC1716?open_tab=bill',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'own rates of long-term gain, stacked on other income',
      cite: 'Mont. Code Ann. 15-30-2103(2)',
      how: 'read',
    },
    {
      what: '2026: 47,500 / 71,250 / 95,000, 5.65%',
      cite: 'House Bill 337 (2025)',
      href: 'https://bills.legmt.gov/#/laws/bill/2/LC1716?open_tab=bill',
      how: 'cited',
    },
    {
      what: 'gain on Montana property stays income of the state when it is taxed later',
      cite: 'ARM 42.2.308',
      href: 'https://rules.mt.gov/gateway/RuleNo.asp?RN=42%2E2%2E308',
      how: 'cited',
    },
  ],
}
