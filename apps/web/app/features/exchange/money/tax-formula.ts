import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import {
  corporateTaxRate,
  longTermGainRates,
  netInvestmentIncomeRate,
  netInvestmentIncomeThreshold,
  taxYear2025,
  taxYear2026,
  unrecapturedSection1250Rate,
} from '@dst/domain/parameters'
import type { FormulaLine } from './money-formula.ts'

const usd = formatUsd
const figures = { 2025: taxYear2025, 2026: taxYear2026 } as const
const { middle, top } = longTermGainRates

/** How the gain comes about. */
export function gainLines({ estimate, properties }: FileTax): readonly FormulaLine[] {
  const paid = properties.reduce((sum, { purchasePrice, improvements = 0 }) => sum + purchasePrice + improvements, 0)
  const prior = properties.reduce((sum, { priorDeferredGain = 0 }) => sum + priorDeferredGain, 0)
  const price = properties.reduce((sum, sale) => sum + sale.price, 0)
  const costs = properties.reduce((sum, { sellingCosts }) => sum + sellingCosts, 0)
  const { amountRealized, adjustedBasis, depreciation, gain, unrecapturedGain } = estimate
  return [
    { term: 'Amount realized', formula: `${usd(price)} − ${usd(costs)} of costs = ${usd(amountRealized)}` },
    {
      term: 'Basis',
      formula:
        `${usd(paid)} paid and improved − ${usd(depreciation)} written off` +
        `${prior > 0 ? ` − ${usd(prior)} deferred before` : ''} = ${usd(adjustedBasis)}`,
    },
    { term: gain < 0 ? 'Loss' : 'Gain', formula: `${usd(amountRealized)} − ${usd(adjustedBasis)} = ${usd(gain)}` },
    ...(unrecapturedGain > 0
      ? [
          {
            term: 'Part from depreciation',
            formula: `the smaller of ${usd(depreciation)} and the gain = ${usd(unrecapturedGain)}`,
          },
        ]
      : []),
  ]
}

/** How the federal taxes come about: the Schedule D Tax Worksheet in words. */
export function federalLines(file: ExchangeFile, tax: FileTax): readonly FormulaLine[] {
  const { estimate, year, figuresOf } = tax
  if (file.taxpayer.kind === 'c-corporation') {
    const rate = percentOf(corporateTaxRate)
    return [{ term: 'Federal tax', formula: `${rate} × ${usd(estimate.gain)} = ${usd(estimate.federalTax)}` }]
  }
  const { zeroRateEnds, middleRateEnds } = figures[figuresOf]
  const { taxedAt0, taxedAt15, taxedAt20, taxedAt25, federalTax } = estimate
  const at25 = unrecapturedSection1250Rate
  const byRate = middle * taxedAt15 + top * taxedAt20 + at25 * taxedAt25
  return [
    {
      term: 'Other taxable income',
      formula: `${usd(year.otherTaxableIncome)} after ${usd(year.deductions)} of deductions, first in the brackets`,
    },
    {
      term: 'Gain at 0%',
      formula: `what has room below ${usd(zeroRateEnds[year.filing])} of taxable income = ${usd(taxedAt0)}`,
    },
    {
      term: `Gain at ${percentOf(middle)}`,
      formula: `what has room below ${usd(middleRateEnds[year.filing])} = ${usd(taxedAt15)}`,
    },
    { term: `Gain at ${percentOf(top)}`, formula: `the rest of it = ${usd(taxedAt20)}` },
    {
      term: `Gain from depreciation at ${percentOf(at25)}`,
      formula: `what your brackets up to 24% do not take = ${usd(taxedAt25)}`,
    },
    {
      term: 'Tax at these rates',
      formula:
        `${percentOf(middle)} × ${usd(taxedAt15)} + ${percentOf(top)} × ${usd(taxedAt20)} + ` +
        `${percentOf(at25)} × ${usd(taxedAt25)} = ${usd(byRate)}`,
    },
    {
      term: 'Tax at ordinary rates on the rest, less the tax without the sale',
      formula: usd(federalTax - byRate),
    },
    { term: 'Federal income tax', formula: `${usd(byRate)} + ${usd(federalTax - byRate)} = ${usd(federalTax)}` },
    investmentLine(tax),
  ]
}

function investmentLine({ estimate, year }: FileTax): FormulaLine {
  const threshold = netInvestmentIncomeThreshold[year.filing]
  const income = year.otherTaxableIncome + year.deductions
  return {
    term: 'Net investment income tax',
    formula:
      `${percentOf(netInvestmentIncomeRate)} × the smaller of the gain with other investment income, and of ` +
      `income over ${usd(threshold)} (${usd(income)} before deductions, and the gain), less the same without the ` +
      `sale = ${usd(estimate.netInvestmentIncomeTax)}`,
  }
}
