import type { ExchangeResult } from '../calculator/calculate-exchange'
import type { ExchangeInputs } from '../calculator/exchange-inputs'
import { formatUsd } from '../calculator/amounts'
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
} from '../parameters/calculator'
import type { Parameter } from '../parameters/parameter'
import { percentOf } from './formula'

/** One thing that the calculator takes for granted. */
export interface Assumption {
  readonly label: string
  /** As shown, e.g. "39 years". */
  readonly value: string
  /** The statute behind it; undefined for what is merely assumed. */
  readonly authority: string | undefined
}

/** All that a calculation takes for granted. */
export interface Assumptions {
  readonly items: readonly Assumption[]
  /** The oldest day on which one of them was held against its source, as yyyy-mm-dd. */
  readonly reviewed: Parameter['reviewed']
}

const years = ({ value }: Parameter) => `${value} years`
const share = ({ value }: Parameter) => percentOf(value)

/** What the calculator takes for granted about a property of this type, in the order in which it is used. */
export function exchangeAssumptions(propertyType: ExchangeInputs['propertyType']): Assumptions {
  const life = propertyType === 'residential' ? residentialLife : commercialLife
  const shown: readonly (readonly [Parameter, string])[] = [
    [calculatorBaseYear, String(calculatorBaseYear.value)],
    [landShare, share(landShare)],
    [life, years(life)],
    [capitalGainsRate, share(capitalGainsRate)],
    [unrecapturedSection1250Rate, share(unrecapturedSection1250Rate)],
    [closingCost, formatUsd(closingCost.value)],
    [dstTerm, years(dstTerm)],
    [dstGrowthRate, share(dstGrowthRate)],
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

/** The oldest review among parameters, as yyyy-mm-dd: one that was not looked at again holds the date back. */
export function oldestReview(parameters: readonly Pick<Parameter, 'reviewed'>[]): Parameter['reviewed'] {
  return parameters.map(({ reviewed }) => reviewed).reduce((oldest, day) => (day < oldest ? day : oldest))
}

/**
 * The federal bill of the same sale with the net investment income tax on the whole gain, before state tax,
 * in US dollars, unrounded: what the calculator leaves out for owners in the highest brackets.
 * @source parameter `netInvestmentIncomeRate` (26 U.S.C. 1411(a)(1))
 */
export function taxBillAtTopRates(
  inputs: ExchangeInputs,
  { accumulatedDepreciation, straightSaleTaxBill }: ExchangeResult,
): number {
  const gain = inputs.expectedSalePrice - (inputs.purchasePrice - accumulatedDepreciation)
  return straightSaleTaxBill + netInvestmentIncomeRate.value * Math.max(0, gain)
}
