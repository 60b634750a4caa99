import { longTermHolding } from '../parameters/federal-tax.ts'
import { sumOfGains, type StateGain } from './left-out.ts'
import type { FederalTaxOfYear, StateSale, StateTaxYear } from './state-tax-inputs.ts'
import type { StateReturn } from './tax-of-return.ts'

/** The returns of a year without its sales and with them, which are the same for every state. */
export interface ReturnsOfYear {
  readonly without: StateReturn
  readonly with: StateReturn
}

/** The returns of a year. Losses of earlier years reduce all gains alike. */
export function returnsOfYear(year: StateTaxYear, sales: readonly StateSale[]): ReturnsOfYear {
  const { filing, federalDeduction, otherInvestmentIncome = 0, losses = 0, federal } = year
  const before = year.otherTaxableIncome + federalDeduction
  const all = sales.reduce((sum, { gain }) => sum + gain, 0)
  // What is lost is ordinary; only what is gained can have rules of its own.
  const left = all > 0 ? Math.max(0, all - losses) / all : 0
  const gains = left === 0 ? [] : sales.map((sale) => gainOf(sale, left))
  const investment = otherInvestmentIncome + (year.realEstateProfessional ? 0 : sumOfGains(gains))
  const returnOf = (agi: number, of: FederalTaxOfYear, with_: readonly StateGain[], investmentIncome: number) => ({
    filing,
    federalDeduction,
    agi: Math.max(0, agi),
    gains: with_,
    investmentIncome,
    federalIncomeTax: of.incomeTax,
    netInvestmentIncomeTax: of.netInvestmentIncomeTax,
  })
  return {
    without: returnOf(before, federal.without, [], otherInvestmentIncome),
    with: returnOf(before + all - losses, federal.with, gains, investment),
  }
}

function gainOf(sale: StateSale, left: number): StateGain {
  const { state, gain, fromDepreciation, heldMonths, boughtAfter2011 = false, usedAsHome = false } = sale
  return {
    state,
    gain: left * gain,
    fromDepreciation: left * Math.min(fromDepreciation, Math.max(0, gain)),
    isLongTerm: heldMonths > longTermHolding,
    isBusiness: sale.isBusiness ?? false,
    heldMonths,
    boughtAfter2011,
    usedAsHome,
  }
}
