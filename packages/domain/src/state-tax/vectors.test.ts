import { expect, test } from 'vitest'
import vectors from '../../test-vectors/state-tax.json' with { type: 'json' }
import type { StateCode } from '../parameters/state-tax.ts'
import { stateFigures } from '../parameters/states/index.ts'
import { estimateTaxOfSales, federalTaxesOfYear, type FilingStatus } from '../tax-estimate/index.ts'
import { leftOf, stateTaxOfSales, type StateTaxYear } from './index.ts'
import { couple, saleIn } from './testing/sample-sales.ts'

interface Case {
  readonly year: number
  readonly status: string
  readonly otherTaxableIncome: number
  readonly federalDeduction: number
  readonly gain: number
  readonly depreciation?: number
}

function yearOf({ year, status, otherTaxableIncome, federalDeduction }: Case, home: string): StateTaxYear {
  const filing = status as FilingStatus
  return { ...couple, taxYear: year, filing, otherTaxableIncome, federalDeduction, home: home as StateCode }
}

function saleOf({ gain, depreciation = 0 }: Case, state: string) {
  return saleIn(state as StateCode, { gain, fromDepreciation: depreciation })
}

const aCent = 0.01

test('one state takes what the examples say, to the cent', () => {
  expect(vectors.cases.length).toBeGreaterThanOrEqual(149)
  for (const each of vectors.cases) {
    const { incomeTaxWithout, incomeTaxWith, investmentTaxWith } = each.federal
    const federal = {
      without: { incomeTax: incomeTaxWithout, netInvestmentIncomeTax: 0 },
      with: { incomeTax: incomeTaxWith, netInvestmentIncomeTax: investmentTaxWith },
    }
    const { states, total } = stateTaxOfSales(stateFigures, { ...yearOf(each, each.state), federal }, [
      saleOf(each, each.state),
    ])
    const returns = states.at(-1)?.returns
    expect(Math.abs((returns?.without.tax ?? 0) - each.taxWithout), each.id).toBeLessThan(aCent)
    expect(Math.abs((returns?.with.tax ?? 0) - each.taxWith), each.id).toBeLessThan(aCent)
    expect(Math.abs(total - each.expected), each.id).toBeLessThanOrEqual(1)
  }
})

test('the federal taxes of the examples are those of the federal estimate', () => {
  for (const each of vectors.cases) {
    const { taxYear, filing, otherTaxableIncome, federalDeduction } = yearOf(each, each.state)
    const year = { taxYear, filing, otherTaxableIncome, deductions: federalDeduction }
    const sold = {
      price: each.gain + 1_000_000,
      sellingCosts: 0,
      purchasePrice: 1_000_000 + each.depreciation,
      depreciation: each.depreciation,
      propertyType: 'commercial',
      placedInService: '2010-01',
      sold: `${taxYear}-06`,
    } as const
    const { without, with: after } = federalTaxesOfYear(year, [sold])
    // The examples' income tax is without the alternative minimum tax, which only the sale can bring.
    const { alternativeMinimumTax } = estimateTaxOfSales(year, [sold])
    expect(without.incomeTax, each.id).toBeCloseTo(each.federal.incomeTaxWithout, 1)
    expect(after.incomeTax - alternativeMinimumTax, each.id).toBeCloseTo(each.federal.incomeTaxWith, 1)
    expect(after.netInvestmentIncomeTax, each.id).toBeCloseTo(each.federal.investmentTaxWith, 1)
  }
})

test('places take what the examples say, to the dollar', () => {
  expect(vectors.local).toHaveLength(5)
  for (const each of vectors.local) {
    const year = { ...yearOf(each, each.state), homePlace: each.place }
    const home = stateTaxOfSales(stateFigures, year, [saleOf(each, each.state)]).states.at(-1)
    const local = home?.local.reduce((sum, { tax }) => sum + tax, 0) ?? 0
    expect(Math.abs(local - each.expected), each.id).toBeLessThanOrEqual(1)
  }
})

test('two states take what the examples say, to the dollar', () => {
  expect(vectors.twoStates).toHaveLength(4)
  for (const each of vectors.twoStates) {
    const { states, total } = stateTaxOfSales(stateFigures, yearOf(each, each.home), [saleOf(each, each.property)])
    const [property, home] = states
    expect(Math.round(property?.tax ?? 0), each.id).toBe(each.propertyState)
    expect(Math.round(home ? leftOf(home) : 0), each.id).toBe(each.homeState)
    expect(Math.round(home?.credit ?? 0), each.id).toBe(each.credit)
    expect(Math.abs(total - each.expected), each.id).toBeLessThanOrEqual(1)
  }
})

/** Published figures, each with where it was read. */
test.each([
  ['ND', 2026, 250_400, 3_916.09, 'Form ND-1ES 2026, tax rate schedules'],
  ['OH', 2025, 100_001, 2_394.35, 'Ohio, individual income tax rates 2025'],
  ['OK', 2025, 14_775, 513.31, 'Oklahoma 511 packet 2025, whose table has 513'],
] as const)('in %s %i, %i of taxable income is taxed with %d', (state, taxYear, taxable, tax, _source) => {
  const year = {
    ...couple,
    taxYear,
    filing: 'single',
    otherTaxableIncome: 0,
    federalDeduction: 0,
    home: state,
  } as const
  const at = (gain: number) =>
    stateTaxOfSales(stateFigures, year, [saleIn(state, { gain, fromDepreciation: 0, heldMonths: 6 })]).states[0]
      ?.returns?.with
  // Exemptions shrink with income: found at the income itself.
  const allowedAt = (gain: number) => (at(gain)?.base ?? 0) - (at(gain)?.taxable ?? 0)
  const allowed = allowedAt(taxable + allowedAt(taxable))
  const found = at(taxable + allowed)
  expect(found?.taxable).toBeCloseTo(taxable, 0)
  expect(found?.tax).toBeCloseTo(tax, 0)
})
