import { longTermHolding } from '../parameters/federal-tax.ts'
import type { StateCode } from '../parameters/state-tax.ts'
import type { QualifyingGain } from './left-out.ts'
import type { StateSale, StateTaxYear } from './state-tax-inputs.ts'
import type { StateReturn } from './tax-of-return.ts'

/** A year's sales as a state looks at them. Amounts in US dollars. */
export interface ReturnsOfYear {
  readonly without: StateReturn
  readonly with: StateReturn
}

/** The returns of one state without the sales and with them. Losses of earlier years reduce each gain alike. */
export function returnsOfYear(state: StateCode, year: StateTaxYear, sales: readonly StateSale[]): ReturnsOfYear {
  const { filing, federalDeduction, otherInvestmentIncome = 0, losses = 0, federal } = year
  const before = year.otherTaxableIncome + federalDeduction
  const gain = sum(sales)
  const left = partLeft(sales, losses)
  const isBusiness = (sale: StateSale) => sale.isBusiness === true && sale.state === state
  const longTerm = sales.filter((sale) => isLongTerm(sale) && !isBusiness(sale))
  const own = { filing, federalDeduction }
  const without = {
    ...own,
    agi: Math.max(0, before),
    longTerm: [],
    shortTermGain: 0,
    businessGain: 0,
    investmentIncome: otherInvestmentIncome,
    federalIncomeTax: federal.without.incomeTax,
    netInvestmentIncomeTax: federal.without.netInvestmentIncomeTax,
  }
  return {
    without,
    with: {
      ...own,
      agi: Math.max(0, before + gain - losses),
      longTerm: gain > 0 ? longTerm.map((sale) => qualifying(sale, state, left)) : [],
      shortTermGain: Math.max(0, left * sum(sales.filter((sale) => !isLongTerm(sale)))),
      businessGain: Math.max(0, left * sum(sales.filter(isBusiness))),
      investmentIncome: otherInvestmentIncome + (year.realEstateProfessional ? 0 : Math.max(0, gain - losses)),
      federalIncomeTax: federal.with.incomeTax,
      netInvestmentIncomeTax: federal.with.netInvestmentIncomeTax,
    },
  }
}

/** Part of the gain that losses of earlier years leave, from 0 to 1. */
export function partLeft(sales: readonly StateSale[], losses = 0): number {
  const gain = sum(sales)
  return gain > 0 ? Math.max(0, gain - losses) / gain : 0
}

function isLongTerm({ heldMonths }: StateSale): boolean {
  return heldMonths > longTermHolding
}

function qualifying(sale: StateSale, state: StateCode, left: number): QualifyingGain {
  return {
    gain: left * sale.gain,
    fromDepreciation: left * Math.min(sale.fromDepreciation, Math.max(0, sale.gain)),
    isInState: sale.state === state,
    boughtAfter2011: sale.boughtAfter2011 ?? false,
    heldMonths: sale.heldMonths,
    usedAsHome: sale.usedAsHome ?? false,
  }
}

function sum(sales: readonly StateSale[]): number {
  return sales.reduce((total, { gain }) => total + gain, 0)
}
