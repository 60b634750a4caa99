import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const northDakota: StateRecord = {
  reviewed: stateReviewDays.ND,
  sources: [
    {
      title: 'North Dakota, Form ND-1ES 2026, tax rate schedules',
      href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/28709-form-nd-1es-2026.pdf',
      how: 'reported',
    },
    {
      title: 'N.D.C.C. 57-38-30.3; 2024 individual income tax booklet',
      href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2024-iit/2024-individual-income-tax-booklet.pdf#page=29',
      how: 'cited',
    },
  ],
  laws: [
    { what: '40% of net long-term gain', cite: 'N.D.C.C. 57-38-30.3(2)', how: 'recalled' },
    {
      what: 'the same on the form',
      cite: '2023 individual income tax booklet, page 14, line 6',
      href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2023-iit/2023-individual-income-tax-booklet.pdf#page=14',
      how: 'cited',
    },
  ],
  unverified: { 2026: ['The second bracket of separate returns, taken as half of that for couples'] },
}
