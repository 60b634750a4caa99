import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  surtaxes: [{ rate: 0.01, on: 'taxable', over: forAll(1_000_000) }],
} as const satisfies Partial<StateYear>

/** California. */
export const california: StateFigures = {
  code: 'CA',
  name: 'California',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      kind: 'published',
      deduction: { amount: { single: 5_706, joint: 11_412, separate: 5_706, head: 11_412 } },
      brackets: {
        rates: [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123],
        from: {
          single: [0, 11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953],
          joint: [0, 22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_485_906],
          separate: [0, 11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953],
          head: [0, 22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_010_417],
        },
      },
      credit: {
        amount: { single: 153, joint: 306, separate: 153, head: 153 },
        reduction: {
          by: 'steps',
          over: { single: 252_203, joint: 504_411, separate: 252_203, head: 378_310 },
          each: { single: 2_500, joint: 2_500, separate: 1_250, head: 2_500 },
          less: { single: 6, joint: 12, separate: 6, head: 6 },
          begunStepsCount: true,
        },
      },
    },
    2026: {
      ...bothYears,
      kind: 'preliminary',
      deduction: { amount: { single: 5_900, joint: 11_800, separate: 5_900, head: 11_800 } },
      brackets: {
        rates: [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123],
        from: {
          single: [0, 11_456, 27_157, 42_861, 59_498, 75_197, 384_109, 460_927, 768_213],
          joint: [0, 22_912, 54_314, 85_722, 118_996, 150_394, 768_218, 921_854, 1_536_426],
          separate: [0, 11_456, 27_157, 42_861, 59_498, 75_197, 384_109, 460_927, 768_213],
          head: [0, 22_927, 54_316, 70_018, 86_654, 102_356, 522_385, 626_864, 1_044_771],
        },
      },
      credit: {
        amount: { single: 158, joint: 316, separate: 158, head: 158 },
        reduction: {
          by: 'steps',
          over: { single: 260_778, joint: 521_561, separate: 260_778, head: 391_173 },
          each: { single: 2_500, joint: 2_500, separate: 1_250, head: 2_500 },
          less: { single: 6, joint: 12, separate: 6, head: 6 },
          begunStepsCount: true,
        },
      },
    },
  },
  nonresident: 'share',
  survivingCountsTwo: true,
  creditsResidentsOf: ['AZ', 'OR', 'VA'],
  withholding: {
    what: '3 1/3% of a price over $100,000, or by choice the gain times the highest rate',
    rate: { share: 1 / 30, of: 'price', priceFrom: 100_000 },
    form: '593',
    exemptBy: 'part IV of form 593',
    residentsToo: true,
  },
  clawBack: { form: 'FTB 3840', certain: true },
}
