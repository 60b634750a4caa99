import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const maine: StateRecord = {
  reviewed: stateReviewDays.ME,
  sources: [
    {
      title: 'Maine Revenue Services, 2026 individual income tax rates, revised May 20, 2026',
      href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/2026-05/ind_tax_rate_sched_2026_rev.pdf',
      how: 'reported',
    },
    {
      title: '36 M.R.S. 5111',
      href: 'https://www.mainelegislature.org/legis/statutes/36/title36sec5111.html',
      how: 'cited',
    },
    {
      title: 'Maine 2025 individual income tax rate schedules',
      href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2025.pdf',
      how: 'cited',
    },
    {
      title: 'Maine 2026 rate schedules (September 2025 edition): brackets 27,400 / 64,850 and so on, exemption 5,300',
      href: 'https://tax.thomsonreuters.com/news/maine-announces-individual-income-tax-rate-schedules-personal-exemption-standard-deduction-for-2026',
      how: 'reported',
    },
    {
      title: 'L.D. 2212 (H.P. 1491), Part DDDD: surcharge from 2026',
      href: 'https://legislature.maine.gov/legis/bills/getPDF.asp?paper=HP1491&item=37&snum=132#page=220',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '2% over 1,000,000 / 1,500,000 / 750,000 from 2026',
      cite: 'L.D. 2212 (H.P. 1491), Part DDDD, sections 1 and 5',
      href: 'https://legislature.maine.gov/legis/bills/getPDF.asp?paper=HP1491&item=37&snum=132#page=220',
      how: 'cited',
    },
  ],
}
