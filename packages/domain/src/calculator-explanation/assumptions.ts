import type { ExchangeResult } from '../calculator/calculate-exchange.ts'
import type { ExchangeInputs } from '../calculator/exchange-inputs.ts'
import { formatUsd } from '../calculator/amounts.ts'
import {
  calculatorBaseYear,
  capitalGainsRate,
  closingCost,
  commercialLife,
  dstGrowthRate,
  dstTerm,
  landShare,
  netInvestmentIncomeRate,
  residentialLife,
  unrecapturedSection1250Rate,
} from '../parameters/calculator.ts'
import * as provenance from '../parameters/provenance/calculator.ts'
import type { Parameter } from '../parameters/provenance/parameter.ts'
import { percentOf } from './formula.ts'

/** One assumption of the calculator. */
export interface Assumption {
  readonly label: string
  /** As displayed, e.g. "39 years". */
  readonly value: string
  /** The statute behind it; undefined when it is only an assumption. */
  readonly authority: string | undefined
}

/** Everything that a calculation assumes. */
export interface Assumptions {
  readonly items: readonly Assumption[]
  /** The oldest review date among them, as yyyy-mm-dd: when each was last checked against its source. */
  readonly reviewed: Parameter['reviewed']
}

const years = (value: number) => `${value} years`

/** The assumptions for a property of this type, in the order in which the calculator uses them. */
export function exchangeAssumptions(propertyType: ExchangeInputs['propertyType']): Assumptions {
  const shown: readonly (readonly [Parameter, string])[] = [
    [provenance.calculatorBaseYear, String(calculatorBaseYear)],
    [provenance.landShare, percentOf(landShare)],
    propertyType === 'residential'
      ? [provenance.residentialLife, years(residentialLife)]
      : [provenance.commercialLife, years(commercialLife)],
    [provenance.capitalGainsRate, percentOf(capitalGainsRate)],
    [provenance.unrecapturedSection1250Rate, percentOf(unrecapturedSection1250Rate)],
    [provenance.closingCost, formatUsd(closingCost)],
    [provenance.dstTerm, years(dstTerm)],
    [provenance.dstGrowthRate, percentOf(dstGrowthRate)],
  ]
  return {
    items: shown.map(([{ label, source }, value]) => ({
      label,
      value,
      authority: source.includes('U.S.C.') ? source : undefined,
    })),
    reviewed: oldestReview(shown.map(([parameter]) => parameter)),
  }
}

/** The oldest review date among the parameters, as yyyy-mm-dd: one that was not reviewed again holds the date back. */
export function oldestReview(parameters: readonly Pick<Parameter, 'reviewed'>[]): Parameter['reviewed'] {
  return parameters.map(({ reviewed }) => reviewed).reduce((oldest, day) => (day < oldest ? day : oldest))
}

/**
 * The federal tax bill of the same sale including net investment income tax on the whole gain, before state tax, in US
 * dollars, unrounded. The calculator leaves that tax out, but owners in the highest brackets pay it.
 * @source parameter `netInvestmentIncomeRate` (26 U.S.C. 1411(a)(1))
 */
export function taxBillAtTopRates(
  inputs: ExchangeInputs,
  { accumulatedDepreciation, straightSaleTaxBill }: ExchangeResult,
): number {
  const gain = inputs.expectedSalePrice - (inputs.purchasePrice - accumulatedDepreciation)
  return straightSaleTaxBill + netInvestmentIncomeRate * Math.max(0, gain)
}
