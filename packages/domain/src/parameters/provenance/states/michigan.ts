import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const michigan: StateRecord = {
  reviewed: stateReviewDays.MI,
  sources: [
    {
      title: 'Michigan, exemption 5,900 for 2026',
      href: 'https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/',
      how: 'reported',
    },
    {
      title: 'Michigan Treasury, withholding tax information by calendar year (2025: 4.25%, exemption 5,800)',
      href: 'https://www.michigan.gov/taxes/business-taxes/withholding/calendar-year-tax-information',
      how: 'read',
    },
    {
      title: 'Income Tax Act of 1967, MCL 206.51',
      href: 'http://www.legislature.mi.gov/documents/mcl/pdf/mcl-act-281-of-1967.pdf#page=60',
      how: 'cited',
    },
    {
      title: 'Michigan Treasury, 2025 tax year income tax rate',
      href: 'https://www.michigan.gov/treasury/reference/taxpayer-notices/2025-tax-year-income-tax-rate-for-individuals-and-fiduciaries',
      how: 'cited',
    },
    {
      title: '2025 MI-1040 book, page 3 (exemption 5,800)',
      href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2025/MI-1040-Book.pdf#page=3',
      how: 'cited',
    },
  ],
  laws: [],
  unverified: { 2026: ['The exemption of $5,900'] },
}
