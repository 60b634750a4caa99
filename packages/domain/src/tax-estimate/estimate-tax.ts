import { checkList } from '../engine-inputs/checked-inputs.ts'
import { netInvestmentIncomeRate } from '../parameters/calculator.ts'
import { netInvestmentIncomeThreshold } from '../parameters/federal-tax.ts'
import { alternativeMinimumTax } from './alternative-minimum-tax.ts'
import { figuresFor } from './federal-figures.ts'
import { gainByKind, gainOfSale, total, type GainByKind } from './gain-of-property.ts'
import { incomeTax, type TaxableIncome } from './income-tax.ts'
import {
  completeYear,
  type CompleteYear,
  type SoldProperty,
  type TaxEstimate,
  type TaxEstimateInputs,
  type TaxYearInputs,
} from './tax-estimate-inputs.ts'

/**
 * What a sale adds to the taxes of a person in the year of the sale: tax with the sale less tax without it. In US
 * dollars at full precision. Throws a RangeError that begins with the name of an impossible or missing input.
 * @source docs/product/exchange-file.md#tax
 */
export function estimateTax(inputs: TaxEstimateInputs): TaxEstimate {
  return estimateTaxOfSales(inputs, [inputs])
}

/**
 * The same for several sales of one year, in whatever order, with the same RangeErrors.
 * @source docs/product/exchange-file.md#tax
 */
export function estimateTaxOfSales(typed: TaxYearInputs, sales: readonly SoldProperty[]): TaxEstimate {
  const { gains, kinds, gain, income, taxes } = taxesOfYear(typed, sales)
  const added = (name: keyof TaxesOfReturn) => taxes.with[name] - taxes.without[name]
  const [federalTax, minimumTax] = [added('regularTax'), added('minimumTax')]
  const investmentTax = added('netInvestmentIncomeTax')
  const stateTax = total(gains, (each) => each.stateTax)
  const all = federalTax + investmentTax + minimumTax + stateTax
  return {
    amountRealized: total(gains, (each) => each.amountRealized),
    adjustedBasis: total(gains, (each) => each.adjustedBasis),
    depreciation: total(gains, (each) => each.depreciation),
    gain,
    unrecapturedGain: kinds.unrecaptured,
    federalTax,
    taxedAt0: income.at0,
    taxedAt15: income.at15,
    taxedAt20: income.at20,
    taxedAt25: income.at25,
    netInvestmentIncomeTax: investmentTax,
    alternativeMinimumTax: minimumTax,
    stateTax,
    total: all,
    effectiveRate: gain > 0 ? all / gain : 0,
  }
}

/** Federal taxes of a year, in US dollars, unrounded. */
export interface FederalTaxes {
  /** With the alternative minimum tax. */
  readonly incomeTax: number
  readonly netInvestmentIncomeTax: number
}

/**
 * The federal taxes of a whole year without its sales and with them, which some states deduct. Throws the RangeErrors
 * of the estimate.
 * @source docs/product/exchange-file.md#tax
 */
export function federalTaxesOfYear(
  typed: TaxYearInputs,
  sales: readonly SoldProperty[],
): { readonly without: FederalTaxes; readonly with: FederalTaxes } {
  const { taxes } = taxesOfYear(typed, sales)
  return { without: federalTaxesOf(taxes.without), with: federalTaxesOf(taxes.with) }
}

function federalTaxesOf({ regularTax, minimumTax, netInvestmentIncomeTax: investmentTax }: TaxesOfReturn) {
  return { incomeTax: regularTax + minimumTax, netInvestmentIncomeTax: investmentTax }
}

interface TaxesOfReturn {
  readonly regularTax: number
  readonly minimumTax: number
  readonly netInvestmentIncomeTax: number
}

function taxesOfYear(typed: TaxYearInputs, sales: readonly SoldProperty[]) {
  const year = completeYear(typed)
  checkList('sales', sales)
  const figures = figuresFor(year.taxYear, year.filing)
  const gains = sales.map(gainOfSale)
  const kinds = gainByKind(gains)
  const gain = total(gains, (each) => each.gain)
  const carryoverUsed = Math.min(year.capitalLossCarryover, kinds.unrecaptured + kinds.longTerm)
  const capital = lessLoss(kinds, carryoverUsed)
  const ordinary = year.otherTaxableIncome + kinds.ordinary - year.suspendedLosses
  const income = incomeTax(withoutNegative(ordinary, capital), figures)
  const before = incomeTax({ ordinary: Math.max(0, year.otherTaxableIncome), ...noGain }, figures)
  const deducted = year.usesStandardDeduction ? year.deductions : 0
  const { unrecaptured, longTerm } = capital
  const minimumTaxable = ordinary + unrecaptured + longTerm + deducted
  const minimumTaxableBefore = year.otherTaxableIncome + deducted
  return {
    gains,
    kinds,
    gain,
    income,
    taxes: {
      without: {
        regularTax: before.tax,
        minimumTax: alternativeMinimumTax({ minimumTaxable: minimumTaxableBefore, ...noGain }, before, figures),
        netInvestmentIncomeTax: netInvestmentIncomeTax(year, 0),
      },
      with: {
        regularTax: income.tax,
        minimumTax: alternativeMinimumTax({ minimumTaxable, unrecaptured, longTerm }, income, figures),
        netInvestmentIncomeTax: netInvestmentIncomeTax(year, gain - year.suspendedLosses - carryoverUsed),
      },
    },
  }
}

const noGain = { unrecaptured: 0, longTerm: 0 } as const

type CapitalGain = Pick<GainByKind, 'unrecaptured' | 'longTerm'>

/** What other income doesn't use up of the deductions reduces the gain, first the part from depreciation. */
function withoutNegative(ordinary: number, capital: CapitalGain): TaxableIncome {
  const { unrecaptured, longTerm } = lessLoss(capital, Math.max(0, -ordinary))
  return { ordinary: Math.max(0, ordinary), unrecaptured, longTerm }
}

function lessLoss({ unrecaptured, longTerm }: CapitalGain, loss: number): CapitalGain {
  const fromUnrecaptured = Math.min(unrecaptured, loss)
  return {
    unrecaptured: unrecaptured - fromUnrecaptured,
    longTerm: Math.max(0, longTerm - (loss - fromUnrecaptured)),
  }
}

/** The tax on the smaller of investment income and income over the threshold, once a sale has added so much to both. */
function netInvestmentIncomeTax(year: CompleteYear, added: number): number {
  const { filing, otherInvestmentIncome, otherTaxableIncome, deductions, realEstateProfessional } = year
  const investment = otherInvestmentIncome + (realEstateProfessional ? 0 : added)
  const income = otherTaxableIncome + deductions + added
  return (
    netInvestmentIncomeRate *
    Math.min(Math.max(0, investment), Math.max(0, income - netInvestmentIncomeThreshold[filing]))
  )
}
