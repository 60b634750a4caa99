import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const wisconsin: StateRecord = {
  reviewed: stateReviewDays.WI,
  sources: [
    {
      title: '2025 Wisconsin Act 15: second bracket to 50,480 / 67,300 from 2025',
      href: 'https://taxnews.ey.com/news/2025-1727',
      how: 'reported',
    },
    {
      title: 'Tax Foundation, State Individual Income Tax Rates and Brackets, 2026 (Wisconsin)',
      href: 'https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/',
      how: 'reported',
    },
    {
      title: 'Wisconsin Department of Revenue, tax rates',
      href: 'https://www.revenue.wi.gov/Pages/FAQS/pcs-taxrates.aspx',
      how: 'cited',
    },
  ],
  laws: [
    { what: '30% of long-term gain', cite: 'Wis. Stat. 71.05(6)(b)9', how: 'recalled' },
    { what: '30% (60% farm assets)', cite: 'Schedule WD', how: 'reported' },
    {
      what: 'second bracket',
      cite: '2025 Wisconsin Act 15',
      href: 'https://taxnews.ey.com/news/2025-1727',
      how: 'reported',
    },
  ],
  unverified: {
    2026: [
      'Brackets of separate returns, taken as half of those for couples',
      'Deductions of separate returns and heads of household, which are those of 2025',
    ],
  },
}
