import type { FilingFigures } from '../federal-figures.ts'
import { scheduleDTaxWorksheet } from './schedule-d-tax-worksheet.ts'

interface FormInputs {
  /** Line 1: taxable income, below 0 when the deductions are more than the income. */
  line1: number
  /** Line 2a: the standard deduction, or 0 when deductions are itemized. */
  line2a: number
  netLongTermGain: number
  unrecapturedGain: number
}

const smaller = Math.min
const orZero = (amount: number) => Math.max(0, amount)

/** Form 6251, line by line, with the exemption worksheet of its instructions; without foreign tax credits. */
export function form6251(
  { line1, line2a, netLongTermGain, unrecapturedGain }: FormInputs,
  figures: FilingFigures,
): number {
  const { minimumTaxExemption, exemptionLostFrom, exemptionLoss, lowerMinimumRateEnds, filing } = figures
  const twoRates = (amount: number) =>
    amount <= lowerMinimumRateEnds ? amount * 0.26 : amount * 0.28 - lowerMinimumRateEnds * 0.02
  const worksheet = scheduleDTaxWorksheet({ taxableIncome: orZero(line1), netLongTermGain, unrecapturedGain }, figures)
  let line4 = line1 + line2a
  const exemptionGone = exemptionLostFrom + minimumTaxExemption / exemptionLoss
  if (filing === 'separate' && line4 > exemptionGone) {
    line4 += smaller((line4 - exemptionGone) * exemptionLoss, minimumTaxExemption)
  }
  const line5 = orZero(minimumTaxExemption - orZero(line4 - exemptionLostFrom) * exemptionLoss)
  const line6 = orZero(line4 - line5)
  if (line6 === 0) return 0
  let line7 = twoRates(line6)
  if (netLongTermGain > 0) {
    const line12 = line6
    const line13 = worksheet.line13
    const line14 = unrecapturedGain
    const line15 = smaller(line13 + line14, worksheet.line10)
    const line16 = smaller(line12, line15)
    const line17 = line12 - line16
    const line18 = twoRates(line17)
    const line19 = figures.zeroRateEnds
    const line20 = worksheet.line14
    const line21 = orZero(line19 - line20)
    const line22 = smaller(line12, line13)
    const line23 = smaller(line21, line22)
    const line24 = line22 - line23
    const line25 = figures.middleRateEnds
    const line26 = line21
    const line27 = worksheet.line21
    const line28 = line26 + line27
    const line29 = orZero(line25 - line28)
    const line30 = smaller(line24, line29)
    const line31 = line30 * 0.15
    const line32 = line23 + line30
    const line33 = line22 - line32
    const line34 = line33 * 0.2
    const line35 = line17 + line32 + line33
    const line36 = line12 - line35
    const line37 = line14 > 0 ? line36 * 0.25 : 0
    const line38 = line18 + line31 + line34 + line37
    const line39 = twoRates(line12)
    line7 = smaller(line38, line39)
  }
  const line10 = worksheet.line47
  return orZero(line7 - line10)
}
