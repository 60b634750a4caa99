import type { StateCode } from '../../parameters/state-tax.ts'
import type { StateSale, StateTaxYear } from '../index.ts'

/** A couple with other income, and no federal tax that a state would deduct. */
export const couple: StateTaxYear = {
  taxYear: 2026,
  filing: 'joint',
  otherTaxableIncome: 120_000,
  federalDeduction: 32_200,
  federal: {
    without: { incomeTax: 0, netInvestmentIncomeTax: 0 },
    with: { incomeTax: 0, netInvestmentIncomeTax: 0 },
  },
  home: 'TX',
}

/** A property that was held for ten years. */
export function saleIn(state: StateCode, sale: Partial<StateSale> = {}): StateSale {
  return { state, gain: 762_745, fromDepreciation: 200_000, heldMonths: 120, boughtAfter2011: true, ...sale }
}
