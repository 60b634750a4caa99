import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const georgia: StateRecord = {
  reviewed: stateReviewDays.GA,
  sources: [
    {
      title: 'Georgia Department of Revenue, tax tables and rate schedule',
      href: 'https://dor.georgia.gov/tax-tables-georgia-tax-rate-schedule',
      how: 'cited',
    },
    {
      title: '2025 IT-511 booklet, page 9',
      href: 'https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download#page=9',
      how: 'cited',
    },
    {
      title: 'HB 463 (2025-2026), section 2-1: 4.99% from 2026',
      href: 'https://www.legis.ga.gov/api/legislation/document/20252026/249080',
      how: 'cited',
    },
  ],
  laws: [],
}
