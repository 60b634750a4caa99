import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const nebraska: StateRecord = {
  reviewed: stateReviewDays.NE,
  sources: [
    {
      title: 'Nebraska, Form 1040N-ES 2026 and Circular EN 2026 (deduction 8,850 / 17,700 / 12,950; credit 176)',
      href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/drafts/f_1040n-es.pdf',
      how: 'reported',
    },
    {
      title: 'Neb. Rev. Stat. 77-2715.03',
      href: 'https://www.nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03',
      how: 'cited',
    },
    {
      title: '2025 Nebraska Individual Income Tax Booklet',
      href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=49',
      how: 'cited',
    },
  ],
  laws: [],
}
