import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const arkansas: StateRecord = {
  reviewed: stateReviewDays.AR,
  sources: [
    {
      title: 'HB1001 of the First Extraordinary Session 2026, amending Ark. Code 26-51-201(a)(4)',
      href: 'https://www.arkleg.state.ar.us/Home/FTPDocument?path=%2FBills%2F2026S1%2FPublic%2FHB1001.pdf',
      how: 'reported',
    },
    {
      title: 'Ark. Code 26-51-201',
      href: 'https://instalawyer.io/laws/arkansas-code/26-51-201-individuals-trusts-and',
      how: 'reported',
    },
    {
      title: 'Arkansas DFA, 2024 indexed tax brackets',
      href: 'https://www.dfa.arkansas.gov/wp-content/uploads/2024_TaxBrackets.pdf#page=1',
      how: 'cited',
    },
  ],
  laws: [
    { what: '50% of net capital gain exempt from July 1, 2016', cite: 'Ark. Code 26-51-815(b)', how: 'read' },
    {
      what: 'rates of 2026',
      cite: 'Ark. Code 26-51-201(a)(4), HB1001 (2026, 1st Ex. Sess.)',
      href: 'https://www.arkleg.state.ar.us/Home/FTPDocument?path=%2FBills%2F2026S1%2FPublic%2FHB1001.pdf',
      how: 'cited',
    },
  ],
}
