import { taxYear2025, taxYear2026, type FilingStatus } from '@dst/domain/parameters'
import type { TaxEstimate, TaxEstimateInputs } from '@dst/domain/tax-estimate'
import { monthIn, yearIn } from './calendar.ts'

/** The figures of one year for one way to file. */
type Figures = ReturnType<typeof figuresIn>

const [single2025, joint2025, separate2025, head2025] = figuresOfYear(taxYear2025.value, 0.25)
const [single2026, joint2026, separate2026, head2026] = figuresOfYear(taxYear2026.value, 0.5)

/** The tax that a sale adds, written out. A surviving spouse has the figures of a couple. */
export function taxFloor(inputs: TaxEstimateInputs): TaxEstimate {
  const { taxYear, filing, otherTaxableIncome, price, sellingCosts, purchasePrice, placedInService, sold } = inputs
  const { otherInvestmentIncome = 0, suspendedLosses = 0, capitalLossCarryover = 0, priorDeferredGain = 0 } = inputs
  const { deductions, improvements = 0, landShare = 0.2, stateRate = 0 } = inputs
  const figures = figuresFor(taxYear, filing)

  const months = (yearIn(sold) - yearIn(placedInService)) * 12 + monthIn(sold) - monthIn(placedInService)
  const life = inputs.propertyType === 'residential' ? 330 : 468
  const depreciation = inputs.depreciation ?? (purchasePrice * (1 - landShare) * Math.min(months, life)) / life
  const amountRealized = price - sellingCosts
  const adjustedBasis = purchasePrice + improvements - depreciation - priorDeferredGain
  const gain = amountRealized - adjustedBasis
  const isLongGain = gain > 0 && (months > 12 || priorDeferredGain > 0)
  const unrecapturedGain = isLongGain ? Math.min(depreciation, gain) : 0
  const longTermGain = isLongGain ? gain - unrecapturedGain : 0

  const carryoverUsed = isLongGain ? Math.min(capitalLossCarryover, gain) : 0
  const lessCarryover = Math.max(0, unrecapturedGain - carryoverUsed)
  const longLessCarryover = Math.min(longTermGain, unrecapturedGain + longTermGain - carryoverUsed)
  const net = otherTaxableIncome + (isLongGain ? 0 : gain) - suspendedLosses
  const unused = net < 0 ? -net : 0
  const ordinary = net > 0 ? net : 0
  const unrecaptured = Math.max(0, lessCarryover - unused)
  const longTerm = Math.max(0, Math.min(longLessCarryover, lessCarryover + longLessCarryover - unused))

  const belowLongTerm = ordinary + unrecaptured
  const taxable = belowLongTerm + longTerm
  const atOrdinaryRates = Math.max(ordinary, Math.min(figures.end3, belowLongTerm))
  const room0 = Math.max(0, figures.zeroRateEnd - belowLongTerm)
  const taxedAt0 = Math.min(room0, longTerm)
  const room15 = Math.min(taxable, figures.middleRateEnd) - atOrdinaryRates - taxedAt0
  const taxedAt15 = Math.max(0, Math.min(longTerm - taxedAt0, room15))
  const taxedAt20 = longTerm - taxedAt0 - taxedAt15
  const taxedAt25 = Math.max(0, belowLongTerm - atOrdinaryRates)
  const byKind = ordinaryTax(atOrdinaryRates, figures) + 0.15 * taxedAt15 + 0.2 * taxedAt20 + 0.25 * taxedAt25
  const regularTax = Math.min(byKind, ordinaryTax(taxable, figures))
  const taxBefore = ordinaryTax(otherTaxableIncome, figures)

  const added = (inputs.usesStandardDeduction ?? true) ? deductions : 0
  const base = afterExemption(net + lessCarryover + longLessCarryover + added, figures)
  const other = base - Math.min(base, lessCarryover + longLessCarryover)
  const favored = Math.min(base, longLessCarryover)
  const at0 = Math.min(room0, favored)
  const at15 = Math.min(favored - at0, Math.max(0, figures.middleRateEnd - room0 - atOrdinaryRates))
  const at20 = favored - at0 - at15
  const at25 = base - other - favored
  const tentative = twoRates(other, figures) + 0.15 * at15 + 0.2 * at20 + 0.25 * at25
  const minimumTax = Math.max(0, Math.min(tentative, twoRates(base, figures)) - regularTax)
  const baseBefore = afterExemption(otherTaxableIncome + added, figures)
  const minimumTaxBefore = Math.max(0, twoRates(baseBefore, figures) - taxBefore)

  const adjusted = otherTaxableIncome + deductions - figures.investmentThreshold
  const addedIncome = gain - suspendedLosses - carryoverUsed
  const investment = otherInvestmentIncome + (inputs.realEstateProfessional ? 0 : addedIncome)
  const netInvestmentIncomeTax =
    0.038 * Math.min(Math.max(0, investment), Math.max(0, adjusted + addedIncome)) -
    0.038 * Math.min(otherInvestmentIncome, Math.max(0, adjusted))

  const federalTax = regularTax - taxBefore
  const alternativeMinimumTax = minimumTax - minimumTaxBefore
  const stateTax = stateRate * Math.max(0, gain)
  const total = federalTax + netInvestmentIncomeTax + alternativeMinimumTax + stateTax
  return {
    amountRealized,
    adjustedBasis,
    depreciation,
    gain,
    unrecapturedGain,
    federalTax,
    taxedAt0,
    taxedAt15,
    taxedAt20,
    taxedAt25,
    netInvestmentIncomeTax,
    alternativeMinimumTax,
    stateTax,
    total,
    effectiveRate: gain > 0 ? total / gain : 0,
  }
}

function ordinaryTax(income: number, { end0, end1, end2, end3, end4, end5 }: Figures): number {
  if (income <= 0) return 0
  if (income <= end0) return 0.1 * income
  let tax = 0.1 * end0 + 0.12 * (Math.min(income, end1) - end0)
  if (income > end1) tax += 0.22 * (Math.min(income, end2) - end1)
  if (income > end2) tax += 0.24 * (Math.min(income, end3) - end2)
  if (income > end3) tax += 0.32 * (Math.min(income, end4) - end3)
  if (income > end4) tax += 0.35 * (Math.min(income, end5) - end4)
  return income > end5 ? tax + 0.37 * (income - end5) : tax
}

function afterExemption(minimumTaxable: number, figures: Figures): number {
  const { exemption, lossRate, lostFrom, addedFrom } = figures
  const whole =
    minimumTaxable > addedFrom
      ? minimumTaxable + Math.min(exemption, lossRate * (minimumTaxable - addedFrom))
      : minimumTaxable
  const lost = whole > lostFrom ? lossRate * (whole - lostFrom) : 0
  return Math.max(0, whole - Math.max(0, exemption - lost))
}

function twoRates(amount: number, { lowerRateEnd }: Figures): number {
  return amount > lowerRateEnd ? 0.26 * amount + 0.02 * (amount - lowerRateEnd) : 0.26 * amount
}

function figuresFor(taxYear: number, filing: FilingStatus): Figures {
  const is2025 = taxYear === 2025
  if (filing === 'single') return is2025 ? single2025 : single2026
  if (filing === 'head') return is2025 ? head2025 : head2026
  if (filing === 'separate') return is2025 ? separate2025 : separate2026
  return is2025 ? joint2025 : joint2026
}

function figuresOfYear(year: typeof taxYear2026.value, lossRate: number): [Figures, Figures, Figures, Figures] {
  return [
    figuresIn(year, lossRate, 'single', 200_000),
    figuresIn(year, lossRate, 'joint', 250_000),
    figuresIn(year, lossRate, 'separate', 125_000),
    figuresIn(year, lossRate, 'head', 200_000),
  ]
}

function figuresIn(
  year: typeof taxYear2026.value,
  lossRate: number,
  filing: FilingStatus,
  investmentThreshold: number,
) {
  const [end0, end1, end2, end3, end4, end5] = year.ordinaryRateEnds[filing]
  const [exemption, lostFrom] = [year.minimumTaxExemption[filing], year.exemptionLostFrom[filing]]
  return {
    end0,
    end1,
    end2,
    end3,
    end4,
    end5,
    investmentThreshold,
    exemption,
    lostFrom,
    lossRate,
    zeroRateEnd: year.zeroRateEnds[filing],
    middleRateEnd: year.middleRateEnds[filing],
    lowerRateEnd: year.lowerMinimumRateEnds[filing],
    addedFrom: filing === 'separate' ? lostFrom + exemption / lossRate : Infinity,
  }
}
