import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const newYork: StateRecord = {
  reviewed: stateReviewDays.NY,
  sources: [
    { title: 'Tax Law 601', href: 'https://www.nysenate.gov/legislation/laws/TAX/601', how: 'cited' },
    {
      title: '2025 Form IT-201-I',
      href: 'https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf#page=37',
      how: 'cited',
    },
    {
      title: 'S3009C (FY 2026 budget), rates of 2026',
      href: 'https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: 'recapture',
      cite: 'N.Y. Tax Law 601(d-4) and its successors',
      href: 'https://www.nysenate.gov/legislation/laws/TAX/601',
      how: 'cited',
    },
    {
      what: 'rates and recapture of 2026: base 567 / 2,614 / 32,786 single, as in the file',
      cite: 'S3009C of 2025',
      href: 'https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12',
      how: 'cited',
    },
  ],
}
