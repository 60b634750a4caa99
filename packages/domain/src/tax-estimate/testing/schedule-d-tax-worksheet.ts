import { ordinaryTax } from '../income-tax.ts'
import type { FilingFigures } from '../federal-figures.ts'

/** What the worksheet begins with: Form 1040 and Schedule D. */
interface WorksheetInputs {
  taxableIncome: number
  /** Schedule D, lines 15 and 16, which are the same here. */
  netLongTermGain: number
  /** Schedule D, line 19. */
  unrecapturedGain: number
}

const smaller = Math.min
const larger = Math.max
const orZero = (amount: number) => Math.max(0, amount)

/**
 * The Schedule D Tax Worksheet of the Instructions for Schedule D (Form 1040), line by line, without qualified
 * dividends, investment interest (lines 2 to 6, 8) and 28% gain (lines 41 to 43).
 */
export function scheduleDTaxWorksheet(
  { taxableIncome, netLongTermGain, unrecapturedGain }: WorksheetInputs,
  figures: FilingFigures,
) {
  const line1 = taxableIncome
  const line6 = 0
  const line7 = netLongTermGain
  const line8 = 0
  const line9 = orZero(line7 - line8)
  const line10 = line6 + line9
  const line11 = unrecapturedGain
  const line12 = smaller(line9, line11)
  const line13 = line10 - line12
  const line14 = orZero(line1 - line13)
  const line15 = figures.zeroRateEnds
  const line16 = smaller(line1, line15)
  const line17 = smaller(line14, line16)
  const line18 = orZero(line1 - line10)
  const line19 = smaller(line1, figures.ordinaryRateEnds[3])
  const line20 = smaller(line14, line19)
  const line21 = larger(line18, line20)
  const line22 = line16 - line17
  let [line30, line31, line33, line34, line39, line40] = [0, 0, 0, 0, 0, 0]
  if (line1 !== line16) {
    const line23 = smaller(line1, line13)
    const line24 = line22
    const line25 = orZero(line23 - line24)
    const line26 = figures.middleRateEnds
    const line27 = smaller(line1, line26)
    const line28 = line21 + line22
    const line29 = orZero(line27 - line28)
    line30 = smaller(line25, line29)
    line31 = line30 * 0.15
    const line32 = line24 + line30
    if (line1 !== line32) {
      line33 = line23 - line32
      line34 = line33 * 0.2
      if (unrecapturedGain > 0) {
        const line35 = smaller(line9, unrecapturedGain)
        const line36 = line10 + line21
        const line37 = line1
        const line38 = orZero(line36 - line37)
        line39 = orZero(line35 - line38)
        line40 = line39 * 0.25
      }
    }
  }
  const line44 = ordinaryTax(line21, figures)
  const line45 = line31 + line34 + line40 + line44
  const line46 = ordinaryTax(line1, figures)
  const line47 = smaller(line45, line46)
  return { line10, line13, line14, line21, line22, line30, line33, line39, line47 }
}
