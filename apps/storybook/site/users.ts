import { goldInvestor, goldSubmission } from '@dst/api-client/testing'
import type { Investor } from '@dst/contracts'

/** 61 points: silver. */
export const silverInvestor: Investor = { ...goldInvestor, accredited: 'no', dstScore: 61, dstSegment: 'silver' }

/** 41 points: bronze. */
export const bronzeInvestor: Investor = {
  ...silverInvestor,
  saleStatus: 'none',
  dstScore: 41,
  dstSegment: 'bronze',
}

/** -13 points, the lowest there is: nurtured. */
export const nurturedInvestor: Investor = {
  ...bronzeInvestor,
  equityBracket: '<100',
  horizon: '<5 years',
  returnNeed: '> 10%',
  passiveImportance: 1,
  mortgageBracket: '>75%',
  riskTolerance: 1,
  dstScore: -13,
  dstSegment: 'nurtured',
}

/** A long name and a long email address, for layout tests. */
export const longNamedInvestor: Investor = {
  ...goldInvestor,
  firstName: 'Maximiliana-Alexandrina',
  lastName: 'Featherstonehaugh-Wolfeschlegelstein',
  email: 'maximiliana.featherstonehaugh+exchange-correspondence@investments.example.com',
}

/** The gold investor's submission, and an earlier one with a lower score. */
export const goldHistory = [
  goldSubmission,
  {
    ...goldSubmission,
    id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a11',
    submittedAt: '2026-10-02T09:00:00.000Z',
    answers: { ...goldSubmission.answers, accredited: 'no' as const },
    score: 61,
    tier: 'silver' as const,
  },
]
