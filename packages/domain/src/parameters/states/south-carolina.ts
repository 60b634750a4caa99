import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', gain: { excludedShare: 0.44 } } as const satisfies Partial<StateYear>

/** South Carolina. */
export const southCarolina: StateFigures = {
  code: 'SC',
  name: 'South Carolina',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      base: 'federalTaxable',
      added: { single: 750, joint: 1_500, separate: 750, head: 1_125 },
      brackets: { rates: [0, 0.03, 0.06], from: forAll([0, 3_560, 17_830]) },
    },
    2026: {
      ...bothYears,
      base: 'agi',
      deduction: {
        amount: { single: 15_000, joint: 30_000, separate: 15_000, head: 22_500 },
        reduction: {
          by: 'proportion',
          over: { single: 40_000, joint: 80_000, separate: 40_000, head: 60_000 },
          width: { single: 55_000, joint: 110_000, separate: 55_000, head: 82_500 },
          cutRoundedDownTo: 10,
        },
      },
      brackets: { rates: [0.0199, 0.0521], from: forAll([0, 30_000]) },
    },
  },
  nonresident: 'share',
  withholding: { what: 'the gain times its highest rate of the year', form: 'I-290', exemptBy: 'form I-295' },
}
