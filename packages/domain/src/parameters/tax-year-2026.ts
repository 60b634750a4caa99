import type { FederalFigures } from './federal-tax.ts'

/** Federal income tax, tax year 2026 (US dollars). */
export const taxYear2026: FederalFigures = {
  ordinaryRateEnds: {
    single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
    joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
    separate: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
    head: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
    surviving: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
  },
  zeroRateEnds: { single: 49_450, joint: 98_900, separate: 49_450, head: 66_200, surviving: 98_900 },
  middleRateEnds: { single: 545_500, joint: 613_700, separate: 306_850, head: 579_600, surviving: 613_700 },
  standardDeduction: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150, surviving: 32_200 },
  minimumTaxExemption: { single: 90_100, joint: 140_200, separate: 70_100, head: 90_100, surviving: 140_200 },
  exemptionLostFrom: { single: 500_000, joint: 1_000_000, separate: 500_000, head: 500_000, surviving: 1_000_000 },
  lowerMinimumRateEnds: { single: 244_500, joint: 244_500, separate: 122_250, head: 244_500, surviving: 244_500 },
}
