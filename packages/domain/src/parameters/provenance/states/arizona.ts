import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const arizona: StateRecord = {
  reviewed: stateReviewDays.AZ,
  sources: [
    {
      title: 'Arizona Revised Statutes 43-1011',
      href: 'https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/01011.htm',
      how: 'cited',
    },
    {
      title: 'Arizona Form 140A booklet',
      href: 'https://azdor.gov/forms/individual/form-140a-arizona-resident-personal-income-tax-booklet',
      how: 'cited',
    },
    {
      title: '2025 Form 140 instructions (standard deduction 15,750 / 31,500 / 23,625)',
      href: 'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf',
      how: 'cited',
    },
    {
      title: 'HB 4168 (2026), amending 43-1041, 43-1022 and others',
      href: 'https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '25% of net long-term gain from an asset acquired after December 31, 2011, from 2015',
      cite: 'A.R.S. 43-1022 (paragraph 22 of the older numbering)',
      href: 'https://azleg.gov/legtext/57leg/1R/summary/S.1331FIN.DOCX.htm',
      how: 'read',
    },
    {
      what: 'rate, standard deduction',
      cite: 'A.R.S. 43-1011, 43-1041',
      href: 'https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/01011.htm',
      how: 'cited',
    },
  ],
  unverified: {
    2026: ['The standard deduction of 2026; that of 2025 stands, which changes the tax by about $20 at most'],
  },
}
