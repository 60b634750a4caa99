import type { SoldProperty, TaxYearInputs } from '../tax-estimate-inputs.ts'

/** The year of a couple with a large income, and the office building that they sell. */
export const officeYear: TaxYearInputs = {
  taxYear: 2026,
  filing: 'joint',
  otherTaxableIncome: 150_000,
  deductions: 32_200,
}
export const office: SoldProperty = {
  price: 2_000_000,
  sellingCosts: 120_000,
  purchasePrice: 1_000_000,
  propertyType: 'commercial',
  placedInService: '2015-03',
  sold: '2026-11',
}

/** The year of a retired couple, and the duplex that they sell. */
export const duplexYear: TaxYearInputs = { ...officeYear, otherTaxableIncome: 20_000 }
export const duplex: SoldProperty = {
  price: 420_000,
  sellingCosts: 25_200,
  purchasePrice: 300_000,
  improvements: 15_000,
  propertyType: 'residential',
  placedInService: '2012-06',
  sold: '2026-11',
}
