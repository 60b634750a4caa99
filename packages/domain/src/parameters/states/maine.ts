import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

/** Maine. */
export const maine: StateFigures = {
  code: 'ME',
  name: 'Maine',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: {
        amount: { single: 15_000, joint: 30_000, separate: 15_000, head: 22_500 },
        reduction: {
          by: 'proportion',
          over: { single: 100_000, joint: 200_050, separate: 100_000, head: 150_000 },
          width: { single: 75_000, joint: 150_000, separate: 75_000, head: 112_500 },
        },
      },
      exemption: {
        amount: { single: 5_150, joint: 10_300, separate: 5_150, head: 5_150 },
        reduction: {
          by: 'proportion',
          over: { single: 333_450, joint: 400_100, separate: 200_050, head: 366_750 },
          width: { single: 125_000, joint: 125_000, separate: 62_500, head: 125_000 },
        },
      },
      brackets: {
        rates: [0.058, 0.0675, 0.0715],
        from: {
          single: [0, 26_800, 63_450],
          joint: [0, 53_600, 126_900],
          separate: [0, 26_800, 63_450],
          head: [0, 40_200, 95_150],
        },
      },
    },
    2026: {
      ...bothYears,
      deduction: {
        amount: { single: 15_700, joint: 31_400, separate: 15_700, head: 23_550 },
        reduction: {
          by: 'proportion',
          over: { single: 102_250, joint: 204_550, separate: 102_250, head: 153_400 },
          width: { single: 75_000, joint: 150_000, separate: 75_000, head: 112_500 },
        },
      },
      exemption: {
        amount: { single: 5_300, joint: 10_600, separate: 5_300, head: 5_300 },
        reduction: {
          by: 'proportion',
          over: { single: 341_000, joint: 409_150, separate: 204_575, head: 375_050 },
          width: { single: 125_000, joint: 125_000, separate: 62_500, head: 125_000 },
        },
      },
      brackets: {
        rates: [0.058, 0.0675, 0.0715],
        from: {
          single: [0, 27_400, 64_850],
          joint: [0, 54_850, 129_750],
          separate: [0, 27_400, 64_850],
          head: [0, 41_100, 97_300],
        },
      },
      surtaxes: [
        {
          rate: 0.02,
          on: 'taxable',
          over: { single: 1_000_000, joint: 1_500_000, separate: 750_000, head: 1_500_000 },
        },
      ],
    },
  },
  nonresident: 'share',
  survivingCountsTwo: true,
  withholding: {
    what: '2.5% of a price over $100,000',
    rate: { share: 0.025, of: 'price', priceFrom: 100_000 },
    form: 'REW-1',
    exemptBy: 'form REW-5',
  },
}
