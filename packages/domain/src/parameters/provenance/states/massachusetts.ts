import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const massachusetts: StateRecord = {
  reviewed: stateReviewDays.MA,
  sources: [
    {
      title: 'Massachusetts Department of Revenue, tax rates (surtax threshold 2026)',
      href: 'https://www.mass.gov/info-details/massachusetts-tax-rates',
      how: 'reported',
    },
    {
      title: 'M.G.L. c. 62, section 3 (exemption)',
      href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section3',
      how: 'cited',
    },
    {
      title: 'M.G.L. c. 62, section 4 (rates, surtax (d), short-term 8.5%)',
      href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4',
      how: 'cited',
    },
    {
      title: '2025 Form 1 instructions, 4% surtax',
      href: 'https://www.mass.gov/doc/2025-form-1-instructions/download#page=3',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '4% over 1,000,000, indexed like federal brackets',
      cite: 'Mass. Const. amend. art. 44, last paragraph; M.G.L. c. 62, section 4(d)',
      href: 'https://budget.digital.mass.gov/govbudget/fy24/outside-section/section-10-surtax-implementation-5',
      how: 'read',
    },
    {
      what: 'short-term gain 8.5%',
      cite: 'H.4104 of 2023, section 8; M.G.L. c. 62, section 4',
      href: 'https://malegislature.gov/Bills/193/H4104/BillHistory',
      how: 'cited',
    },
  ],
}
