import type { Parameter } from './parameter.ts'

export const assumedSellingCosts: Parameter = {
  label: 'Selling costs until they are entered, as a share of the price',
  unit: 'share',
  value: 0.06,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
}

export const assumedOtherIncome: Parameter = {
  label: 'Taxable income without the sale, after deductions, until it is entered',
  unit: 'USD',
  value: 100_000,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
}

export const corporateTaxRate: Parameter = {
  label: 'Federal rate of tax on the income of a C corporation',
  unit: 'share',
  value: 0.21,
  source: '26 U.S.C. 11(b)',
  reviewed: '2026-11-25',
}

export const exchangeFileMaximum: Parameter<{ readonly sales: number; readonly purchases: number }> = {
  label: 'Most sales and purchases that one exchange file holds',
  unit: 'count',
  value: { sales: 12, purchases: 40 },
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}

export const exchangeTextMaximum: Parameter = {
  label: 'Longest name or note in an exchange file',
  unit: 'characters',
  value: 120,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}

export const exchangeLoanMaximum: Parameter = {
  label: 'Largest loan of a purchase that an exchange file takes, as a share of its value',
  unit: 'share',
  value: 0.9,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}
