import { netInvestmentIncomeRate } from '../parameters/calculator.ts'
import { longTermHolding, netInvestmentIncomeThreshold } from '../parameters/federal-tax.ts'
import { alternativeMinimumTax } from './alternative-minimum-tax.ts'
import { serviceOf } from './depreciation.ts'
import { figuresFor } from './federal-figures.ts'
import { incomeTax, ordinaryTax, type TaxableIncome } from './income-tax.ts'
import { completeInputs, type CompleteInputs, type TaxEstimate, type TaxEstimateInputs } from './tax-estimate-inputs.ts'

/** A gain or loss by the way it is taxed, in US dollars: ordinary may be negative, the others not. */
interface GainByKind {
  readonly ordinary: number
  readonly unrecaptured: number
  readonly longTerm: number
}

/**
 * What a sale adds to the taxes of a person in the year of the sale: tax with the sale less tax without it. In US
 * dollars at full precision. Throws a RangeError that begins with the name of an impossible or missing input.
 * @source docs/product/exchange-file.md#tax
 */
export function estimateTax(typed: TaxEstimateInputs): TaxEstimate {
  const inputs = completeInputs(typed)
  const figures = figuresFor(inputs.taxYear, inputs.filing)
  const { months, depreciation } = serviceOf(inputs)
  const amountRealized = inputs.price - inputs.sellingCosts
  const adjustedBasis = inputs.purchasePrice + inputs.improvements - depreciation - inputs.priorDeferredGain
  const gain = amountRealized - adjustedBasis
  const kinds = gainByKind(gain, depreciation, months)
  const carryoverUsed = Math.min(inputs.capitalLossCarryover, kinds.unrecaptured + kinds.longTerm)
  const capital = lessLoss(kinds, carryoverUsed)
  const ordinary = inputs.otherTaxableIncome + kinds.ordinary - inputs.suspendedLosses
  const taxable = withoutNegative(ordinary, capital)
  const before: TaxableIncome = { ordinary: Math.max(0, inputs.otherTaxableIncome), unrecaptured: 0, longTerm: 0 }

  const income = incomeTax(taxable, figures)
  const federalTax = income.tax - ordinaryTax(before.ordinary, figures)
  const added = inputs.usesStandardDeduction ? inputs.deductions : 0
  const minimumTax =
    alternativeMinimumTax(
      { ...capital, minimumTaxable: ordinary + capital.unrecaptured + capital.longTerm + added },
      taxable,
      figures,
    ) -
    alternativeMinimumTax(
      { unrecaptured: 0, longTerm: 0, minimumTaxable: inputs.otherTaxableIncome + added },
      before,
      figures,
    )
  const investmentTax = netInvestmentIncomeTax(inputs, gain - inputs.suspendedLosses - carryoverUsed)
  const stateTax = inputs.stateRate * Math.max(0, gain)
  const total = federalTax + investmentTax + minimumTax + stateTax
  return {
    amountRealized,
    adjustedBasis,
    depreciation,
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
    total,
    effectiveRate: gain > 0 ? total / gain : 0,
  }
}

/** A loss on a property of the business is ordinary, and so is a gain on one held for a year or less. */
function gainByKind(gain: number, depreciation: number, months: number): GainByKind {
  if (gain <= 0 || months <= longTermHolding.value) return { ordinary: gain, unrecaptured: 0, longTerm: 0 }
  const unrecaptured = Math.min(depreciation, gain)
  return { ordinary: 0, unrecaptured, longTerm: gain - unrecaptured }
}

/** What other income doesn't use up of the deductions reduces the gain, first the part from depreciation. */
function withoutNegative(ordinary: number, capital: GainByKind): TaxableIncome {
  return { ...lessLoss(capital, Math.max(0, -ordinary)), ordinary: Math.max(0, ordinary) }
}

function lessLoss(gain: GainByKind, loss: number): GainByKind {
  const fromUnrecaptured = Math.min(gain.unrecaptured, loss)
  return {
    ...gain,
    unrecaptured: gain.unrecaptured - fromUnrecaptured,
    longTerm: Math.max(0, gain.longTerm - (loss - fromUnrecaptured)),
  }
}

/** The sale's share: the tax on the smaller of investment income and income over the threshold, with and without. */
function netInvestmentIncomeTax(inputs: CompleteInputs, added: number): number {
  const { filing, otherInvestmentIncome, otherTaxableIncome, deductions, realEstateProfessional } = inputs
  const adjusted = otherTaxableIncome + deductions
  const taxOn = (investment: number, income: number) =>
    netInvestmentIncomeRate.value *
    Math.min(Math.max(0, investment), Math.max(0, income - netInvestmentIncomeThreshold.value[filing]))
  const investment = otherInvestmentIncome + (realEstateProfessional ? 0 : added)
  return taxOn(investment, adjusted + added) - taxOn(otherInvestmentIncome, adjusted)
}
