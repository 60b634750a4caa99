import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  gain: {
    excludedUpTo: forAll(5_000),
    exceptDepreciation: true,
    orShare: { share: 0.4, most: 350_000, monthsHeld: 37 },
    mostOfFederalTaxable: 0.4,
  },
  deduction: { amount: { single: 7_650, joint: 15_300, separate: 7_650, head: 11_450 } },
  exemption: { amount: { single: 5_300, joint: 10_600, separate: 5_300, head: 5_300 } },
  brackets: {
    rates: [0.0335, 0.066, 0.076, 0.0875],
    from: {
      single: [0, 49_400, 119_700, 249_700],
      joint: [0, 82_500, 199_450, 304_000],
      separate: [0, 41_250, 99_725, 152_000],
      head: [0, 66_200, 171_000, 276_850],
    },
  },
  leastTax: { agiOver: 150_000, share: 0.03 },
} as const satisfies Partial<StateYear>

/** Vermont. */
export const vermont: StateFigures = {
  code: 'VT',
  name: 'Vermont',
  income: 'taxed',
  years: { 2025: { ...bothYears, kind: 'published' }, 2026: { ...bothYears, kind: 'carried' } },
  nonresident: 'share',
  withholding: {
    what: '2.5% of the price',
    rate: { share: 0.025, of: 'price' },
    form: 'RW-171',
    exemptBy: 'a certificate of the department before the closing',
  },
}
