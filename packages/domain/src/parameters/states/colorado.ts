import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'federalTaxable',
  brackets: { rates: [0.044], from: forAll([0]) },
} as const satisfies Partial<StateYear>

/** Colorado. */
export const colorado: StateFigures = {
  code: 'CO',
  name: 'Colorado',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      kind: 'published',
      deductionAddedBack: {
        agiOver: 300_000,
        above: { single: 12_000, joint: 16_000, separate: 12_000, head: 12_000 },
      },
    },
    2026: {
      ...bothYears,
      kind: 'preliminary',
      deductionAddedBack: { agiOver: 300_000, above: { single: 1_000, joint: 2_000, separate: 1_000, head: 1_000 } },
    },
  },
  nonresident: 'share',
  withholding: {
    what: '2% of a price over $100,000, or what is left of it at the closing where that is less',
    rate: { share: 0.02, of: 'price', priceFrom: 100_000 },
    form: 'DR 1079',
    exemptBy: 'form DR 1083',
  },
}
