import type { LocalTax } from './local-taxes.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

const metro: LocalTax = {
  name: 'Metro',
  nonresidentShare: 1,
  on: 'taxable',
  brackets: { rates: [0.01], from: { single: [125_000], joint: [200_000], separate: [125_000], head: [200_000] } },
  laterBrackets: {
    since: 2026,
    brackets: {
      rates: [0.01],
      from: { single: [128_000], joint: [205_000], separate: [128_000], head: [205_000] },
    },
  },
}

const multnomah: LocalTax = {
  name: 'Multnomah County',
  nonresidentShare: 1,
  on: 'taxable',
  brackets: {
    rates: [0.015, 0.03],
    from: {
      single: [125_000, 250_000],
      joint: [200_000, 400_000],
      separate: [125_000, 250_000],
      head: [200_000, 400_000],
    },
  },
}

/** Oregon. */
export const oregon: StateFigures = {
  code: 'OR',
  name: 'Oregon',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: { amount: { single: 2_835, joint: 5_670, separate: 2_835, head: 4_560 } },
      federalTaxDeducted: {
        most: {
          single: [
            [0, 8_500],
            [125_000, 6_800],
            [130_000, 5_100],
            [135_000, 3_400],
            [140_000, 1_700],
            [145_000, 0],
          ],
          joint: [
            [0, 8_500],
            [250_000, 6_800],
            [260_000, 5_100],
            [270_000, 3_400],
            [280_000, 1_700],
            [290_000, 0],
          ],
          separate: [
            [0, 4_250],
            [125_000, 3_400],
            [130_000, 2_550],
            [135_000, 1_700],
            [140_000, 850],
            [145_000, 0],
          ],
          head: [
            [0, 8_500],
            [250_000, 6_800],
            [260_000, 5_100],
            [270_000, 3_400],
            [280_000, 1_700],
            [290_000, 0],
          ],
        },
      },
      brackets: {
        rates: [0.0475, 0.0675, 0.0875, 0.099],
        from: {
          single: [0, 4_400, 11_100, 125_000],
          joint: [0, 8_800, 22_200, 250_000],
          separate: [0, 4_400, 11_100, 125_000],
          head: [0, 8_800, 22_200, 250_000],
        },
      },
      credit: {
        amount: { single: 256, joint: 512, separate: 256, head: 256 },
        lostAbove: { single: 100_000, joint: 200_000, separate: 100_000, head: 200_000 },
      },
    },
    2026: {
      ...bothYears,
      deduction: { amount: { single: 2_910, joint: 5_820, separate: 2_910, head: 4_685 } },
      federalTaxDeducted: {
        most: {
          single: [
            [0, 8_750],
            [125_000, 7_000],
            [130_000, 5_250],
            [135_000, 3_500],
            [140_000, 1_750],
            [145_000, 0],
          ],
          joint: [
            [0, 8_750],
            [250_000, 7_000],
            [260_000, 5_250],
            [270_000, 3_500],
            [280_000, 1_750],
            [290_000, 0],
          ],
          separate: [
            [0, 4_375],
            [125_000, 3_500],
            [130_000, 2_625],
            [135_000, 1_750],
            [140_000, 875],
            [145_000, 0],
          ],
          head: [
            [0, 8_750],
            [250_000, 7_000],
            [260_000, 5_250],
            [270_000, 3_500],
            [280_000, 1_750],
            [290_000, 0],
          ],
        },
      },
      brackets: {
        rates: [0.0475, 0.0675, 0.0875, 0.099],
        from: {
          single: [0, 4_550, 11_400, 125_000],
          joint: [0, 9_100, 22_800, 250_000],
          separate: [0, 4_550, 11_400, 125_000],
          head: [0, 9_100, 22_800, 250_000],
        },
      },
      credit: {
        amount: { single: 260, joint: 520, separate: 260, head: 260 },
        lostAbove: { single: 100_000, joint: 200_000, separate: 100_000, head: 200_000 },
      },
    },
  },
  nonresident: 'share',
  creditsResidentsOf: ['AZ', 'CA', 'VA'],
  places: [
    {
      id: 'multnomah',
      name: 'Multnomah County, inside Metro (most of Portland)',
      taxes: [metro, multnomah],
      unverified: true,
    },
    { id: 'metro', name: 'Elsewhere inside Metro', taxes: [metro], unverified: true },
    { id: 'multnomah-only', name: 'Multnomah County, outside Metro', taxes: [multnomah] },
  ],
  withholding: {
    what: 'the least of 4% of the price, 8% of the gain and the proceeds',
    form: 'OR-18-WC',
    exemptBy: 'form OR-18-WC',
  },
  clawBack: { form: 'OR-24', certain: true },
}
