import type { FederalFigures } from './federal-tax.ts'

/** Federal income tax, tax year 2025 (US dollars). */
export const taxYear2025: FederalFigures = {
  ordinaryRateEnds: {
    single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
    joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    separate: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
    head: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    surviving: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
  },
  zeroRateEnds: { single: 48_350, joint: 96_700, separate: 48_350, head: 64_750, surviving: 96_700 },
  middleRateEnds: { single: 533_400, joint: 600_050, separate: 300_000, head: 566_700, surviving: 600_050 },
  standardDeduction: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625, surviving: 31_500 },
  minimumTaxExemption: { single: 88_100, joint: 137_000, separate: 68_500, head: 88_100, surviving: 137_000 },
  exemptionLostFrom: { single: 626_350, joint: 1_252_700, separate: 626_350, head: 626_350, surviving: 1_252_700 },
  lowerMinimumRateEnds: { single: 239_100, joint: 239_100, separate: 119_550, head: 239_100, surviving: 239_100 },
}
