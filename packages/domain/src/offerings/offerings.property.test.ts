import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concentration, findRefusal, internalRate, loanBalance, type Offering } from './index.ts'
import { figuresOf } from './testing/sample-offering.ts'

const runs = { numRuns: byRun({ core: 500, full: 10_000 }) }

function share(max: number): fc.Arbitrary<number> {
  return fc.double({ min: 0, max, noNaN: true })
}

const typed: fc.Arbitrary<Offering> = fc
  .record({
    purchasePrice: fc.integer({ min: 1_000_000, max: 200_000_000 }),
    equity: fc.integer({ min: 1_000_000, max: 200_000_000 }),
    loan: fc.integer({ min: 0, max: 200_000_000 }),
    loanRate: share(0.15),
    interestOnlyYears: fc.integer({ min: 0, max: 15 }),
    amortizationYears: fc.integer({ min: 1, max: 40 }),
    maturityYears: fc.integer({ min: 1, max: 40 }),
    sellingCommissions: fc.integer({ min: 0, max: 5_000_000 }),
    reserves: fc.integer({ min: 0, max: 5_000_000 }),
    distributions: fc.array(share(0.2), { minLength: 1, maxLength: 10 }),
    yearlyFeesOnTop: share(0.05),
    netIncome: fc.integer({ min: 0, max: 20_000_000 }),
    holdYears: fc.integer({ min: 1, max: 15 }),
    exitFee: share(0.15),
  })
  .filter((offering) => findRefusal(offering) === undefined)

test('an offering’s figures depend on no other offering, and on no order', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 2, maxLength: 5 }), (offerings) => {
      const alone = offerings.map((offering) => figuresOf(structuredClone(offering)))
      const backwards = offerings.toReversed().map((offering) => figuresOf(offering))
      expect(backwards.toReversed()).toEqual(alone)
    }),
    runs,
  )
})

test('no sale takes more than the equity, and what is missing of the loan is all that is missing', () => {
  fc.assert(
    fc.property(typed, (offering) => {
      const { cases, stress } = figuresOf(offering, { growth: [-0.2, 0, 0.1], stressValue: 0.9 })
      const sales = [...(cases ?? []), ...(stress === null ? [] : [stress])]
      expect(sales).toHaveLength(4)
      for (const { backPerDollar, shortfall, multiple, irr } of sales) {
        expect(Math.min(backPerDollar, shortfall, multiple ?? -1)).toBeGreaterThanOrEqual(0)
        expect(Math.min(backPerDollar, shortfall)).toBe(0)
        expect(irr).toBeGreaterThanOrEqual(-1)
      }
    }),
    runs,
  )
})

test('load, reserves and property are a hundred cents where uses equal sources', () => {
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 10_000_000 }), (offering, otherCosts) => {
      const { purchasePrice = 0, loan = 0, sellingCommissions = 0, reserves = 0 } = offering
      const equity = purchasePrice - loan + sellingCommissions + reserves + otherCosts
      const balanced = { ...offering, equity, otherCosts }
      fc.pre(equity >= 1 && findRefusal(balanced) === undefined)
      const { difference, loadShare, reserveShare, equityIntoProperty } = figuresOf(balanced)
      expect(difference).toBe(0)
      const cents = 100 * (loadShare + reserveShare + equityIntoProperty)
      expect(cents).toBeCloseTo(100, 3)
    }),
    runs,
  )
})

test('at the rate of return the flows are worth nothing', () => {
  fc.assert(
    fc.property(fc.array(share(2), { minLength: 1, maxLength: 15 }), (receipts) => {
      const flows = [-1, ...receipts]
      const rate = internalRate(flows)
      fc.pre(rate > -0.99 && rate < 9.99)
      const worthAt = (at: number) => flows.reduce((worth, flow, year) => worth + flow / (1 + at) ** year, 0)
      // Half of the last place on either side.
      expect(worthAt(rate - 0.000_006)).toBeGreaterThan(0)
      expect(worthAt(rate + 0.000_006)).toBeLessThan(0)
    }),
    runs,
  )
})

test('at the price that gives the equity back with distributions, a dollar comes back for each', () => {
  fc.assert(
    fc.property(typed, (offering) => {
      const { breakEvenGrowthWithDistributions: growth, breakEvenPriceWithDistributions: price } = figuresOf(offering)
      fc.pre(growth !== null && growth > -0.9 && growth < 1)
      const [sale] = figuresOf(offering, { growth: [growth] }).cases ?? []
      // Six places of growth leave some dollars of a price of millions.
      expect(Math.abs((sale?.price ?? 0) - (price ?? 0)) / (price ?? 1)).toBeLessThan(0.000_1)
      expect(sale?.multiple).toBeGreaterThan(0.99)
    }),
    runs,
  )
})

test('a balance computed month by month is the one of the formula', () => {
  const terms = fc.record({
    loan: fc.integer({ min: 1, max: 100_000_000 }),
    loanRate: share(0.15),
    interestOnlyYears: fc.integer({ min: 0, max: 15 }),
    amortizationYears: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 30 }), (given, years) => {
      const rate = given.loanRate / 12
      const months = given.amortizationYears * 12
      const payment = rate < 1e-9 ? given.loan / months : (given.loan * rate) / (1 - (1 + rate) ** -months)
      fc.pre(rate === 0 || rate > 1e-6)
      let owed = given.loan
      for (let month = 0; month < 12 * Math.max(0, years - given.interestOnlyYears) && month < months; month += 1)
        owed = owed * (1 + rate) - payment
      expect(Math.abs(loanBalance(given, years).balance - owed)).toBeLessThan(1)
    }),
    runs,
  )
})

test('the mix comes to the whole', () => {
  const pick = fc.record({
    offering: fc.record({ sponsor: fc.string(), state: fc.constantFrom('TX', 'FL', 'several') }),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 5 }), (picks) => {
      const { bySponsor, byState, byType } = concentration(picks as Parameters<typeof concentration>[0])
      for (const parts of [bySponsor, byState, byType])
        expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 4)
      expect(byType).toEqual([{ name: null, share: 1 }])
    }),
    runs,
  )
})
