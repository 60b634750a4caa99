import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 2_300, joint: 4_600, separate: 2_300, head: 3_400 } },
  exemption: { amount: { single: 6_000, joint: 12_000, separate: 6_000, head: 8_000 } },
} as const satisfies Partial<StateYear>

/** Mississippi. */
export const mississippi: StateFigures = {
  code: 'MS',
  name: 'Mississippi',
  income: 'taxed',
  years: {
    2025: { ...bothYears, brackets: { rates: [0, 0.044], from: forAll([0, 10_000]) } },
    2026: { ...bothYears, brackets: { rates: [0, 0.04], from: forAll([0, 10_000]) } },
  },
  nonresident: 'share',
  withholding: {
    what: '5% of a price over $100,000, and not more than is left of it',
    rate: { share: 0.05, of: 'price', priceFrom: 100_000 },
    exemptBy: 'naming the exchange in the affidavit (form 89-386)',
  },
}
