import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  exemption: { amount: { single: 4_400, joint: 8_800, separate: 4_400, head: 6_800 } },
  brackets: { rates: [0.05], from: forAll([0]) },
  shortTermRate: 0.085,
} as const satisfies Partial<StateYear>

/** Massachusetts. */
export const massachusetts: StateFigures = {
  code: 'MA',
  name: 'Massachusetts',
  income: 'taxed',
  years: {
    2025: { ...bothYears, surtaxes: [{ rate: 0.04, on: 'taxable', over: forAll(1_083_150) }] },
    2026: { ...bothYears, surtaxes: [{ rate: 0.04, on: 'taxable', over: forAll(1_107_750) }] },
  },
  nonresident: 'gain-alone',
  withholding: {
    what: '4% of a price from $1,000,000, or 5% of the gain (9% of what is over the surtax threshold)',
    rate: { share: 0.04, of: 'price', priceFrom: 1_000_000 },
    form: 'NRW',
    exemptBy: 'the Transferor’s Certification',
  },
  clawBack: { certain: false },
}
