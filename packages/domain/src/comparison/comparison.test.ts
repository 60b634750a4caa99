import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareWays,
  defaultAssumptions,
  verdict,
  verdictOnRange,
  type Assumptions,
  type ComparedSale,
  type Ending,
} from './index.ts'
import { office } from './testing/sample-sale.ts'

const ending = (name: Ending): Assumptions => ({ ...defaultAssumptions, ending: name })

test('at equal returns and a load of 10%, cashing out after seven years leaves the DST behind', () => {
  const { gap, breakEvenLoad, ways } = compareWays(office, defaultAssumptions)
  expect(gap).toBeCloseTo(-107_011, 0)
  expect(breakEvenLoad).toBeCloseTo(0.0393, 4)
  expect(ways.pay.works).toBe(1_219_054)
  expect(ways.dst.works).toBe(1_332_000)
  // 5% of what works, half and a quarter of it sheltered, the rest taxed at 27.8%.
  expect(ways.pay.firstIncome).toBeCloseTo(1_219_054 * 0.05 * (1 - 0.278 * 0.5), 6)
  expect(ways.dst.firstIncome).toBeCloseTo(1_332_000 * 0.05 * (1 - 0.278 * 0.75), 6)
})

test('left to heirs it is ahead', () => {
  const { gap, breakEvenLoad } = compareWays(office, ending('heirs'))
  expect(gap).toBeCloseTo(128_780, 0)
  expect(breakEvenLoad).toBeCloseTo(0.162, 3)
})

test('exchanged again it is as far ahead, and the tax is still owed', () => {
  const { gap, ways } = compareWays(office, ending('exchanged'))
  expect(gap).toBeCloseTo(128_780, 0)
  expect(ways.dst.taxOwed).toBeGreaterThan(260_946)
  expect(compareWays(office, ending('heirs')).ways.dst.taxOwed).toBe(0)
  expect(compareWays(office, defaultAssumptions).ways.dst.taxOwed).toBe(0)
})

test('the gap is split by what makes it, and by nothing else', () => {
  const { returns } = defaultAssumptions
  const assumptions = {
    ...defaultAssumptions,
    likeForLike: false,
    dstLoanShare: 0.4,
    returns: { ...returns, dst: { income: 0.04, growth: 0.04, cut: { fromYear: 4, to: 0.5 } } },
  }
  const { gap, gapParts } = compareWays(office, assumptions)
  const { deferral, basis, fees, leverage, returns: assumed } = gapParts
  expect(deferral + basis + fees + leverage + assumed).toBeCloseTo(gap, 6)
  expect(Math.min(Math.abs(leverage), Math.abs(assumed))).toBeGreaterThan(1_000)
  const like = compareWays(office, defaultAssumptions).gapParts
  expect([like.leverage, like.returns]).toEqual([0, 0])
  expect(compareWays(withLoan, defaultAssumptions).gapParts.leverage).toBe(0)
  expect(like.deferral).toBeGreaterThan(0)
  expect(Math.max(like.basis, like.fees)).toBeLessThan(0)
})

test('a value is its income and its sale price, less loan and tax', () => {
  const own = { ...defaultAssumptions, likeForLike: false, dstLoanShare: 0.4 }
  const { ways, dstLoan } = compareWays(office, own)
  // 40% of what is bought with 1,480,000.
  expect(dstLoan).toBeCloseTo(986_667, 0)
  const { income, salePrice, taxDue, value } = ways.dst
  expect(income + salePrice - dstLoan - taxDue).toBeCloseTo(value, 6)
  expect(compareWays(office, defaultAssumptions).dstLoan).toBe(0)
  const heirs = compareWays(office, ending('heirs')).ways.dst
  expect(heirs.taxDue).toBe(0)
  // 2% a year for seven years, less 2% of it.
  expect(heirs.salePrice).toBeCloseTo(1_332_000 * 1.02 ** 7 * 0.98, 6)
})

test('what is owed at the end of each year is in the line; year 0 is a sale at once', () => {
  const { byYear, value } = compareWays(office, defaultAssumptions).ways.pay
  expect(byYear).toHaveLength(8)
  expect(byYear.at(-1)).toBe(value)
  // The costs of selling at once, less the tax that the loss saves.
  expect(byYear[0]).toBeCloseTo(1_219_054 * (1 - 0.02 * (1 - 0.188)), 6)
})

test('a cut of the distributions counts from its year on', () => {
  const cut = (fromYear: number) => {
    const { returns } = defaultAssumptions
    const dst = { ...returns.dst, cut: { fromYear, to: 0 } }
    return compareWays(office, { ...defaultAssumptions, likeForLike: false, returns: { ...returns, dst } }).ways.dst
  }
  const { firstIncome, value } = compareWays(office, defaultAssumptions).ways.dst
  expect(cut(8).value).toBe(value)
  expect(cut(7).value).toBeCloseTo(value - firstIncome, 6)
  expect(cut(1)).toMatchObject({ firstIncome: 0 })
})

const withLoan = { ...office, price: 2_000_000, debtPaidOff: 400_000, adjustedBasis: 760_684 }

test('a loan that is not replaced is taxed on day one', () => {
  const { taxOnBoot, ways } = compareWays(withLoan, { ...defaultAssumptions, dstLoanShare: 0 })
  expect(taxOnBoot).toBeCloseTo((260_946 * 400_000) / 1_119_316, 6)
  expect(ways.dst.works).toBeCloseTo(1_480_000 * 0.9 - taxOnBoot, 6)
})

test('a loan share that replaces the debt costs no tax, and is what is assumed', () => {
  expect(compareWays(withLoan, defaultAssumptions)).toEqual(
    compareWays(withLoan, { ...defaultAssumptions, dstLoanShare: 400_000 / 1_880_000 }),
  )
  expect(compareWays(withLoan, defaultAssumptions).taxOnBoot).toBe(0)
})

test('few DSTs carry a loan above 60%: what is beyond is taxed', () => {
  const leveraged = { ...withLoan, debtPaidOff: 1_280_000 }
  // 600,000 of cash bring a loan of 900,000.
  expect(compareWays(leveraged, defaultAssumptions).taxOnBoot).toBeCloseTo((260_946 * 380_000) / 1_119_316, 6)
})

test('cash taken at the closing works in no way, and an exchange is taxed on it on day one', () => {
  const taken = { ...office, cashTaken: 100_000 }
  const { taxOnBoot, ways } = compareWays(taken, defaultAssumptions)
  const onCash = (260_946 * 100_000) / 1_119_316
  expect(taxOnBoot).toBeCloseTo(onCash, 6)
  expect(ways.pay.works).toBe(1_119_054)
  expect(ways.dst.works).toBeCloseTo(1_380_000 * 0.9 - onCash, 6)
  expect(ways.buy.works).toBeCloseTo(1_380_000 * 0.98 - onCash, 6)
  expect(ways.hold.works).toBe(1_500_000)
  expect(compareWays(taken, ending('exchanged')).ways.buy.taxOwed).toBeLessThan(
    compareWays(office, ending('exchanged')).ways.buy.taxOwed - onCash,
  )
})

test('more cash taken than a closing leaves is boot in full, and leaves nothing to work', () => {
  const { taxOnBoot, ways } = compareWays({ ...withLoan, cashTaken: 1_600_000 }, defaultAssumptions)
  expect(taxOnBoot).toBe(260_946)
  expect([ways.pay.works, ways.hold.works]).toEqual([-260_946, 120_000])
})

test('money brought to the closing replaces debt', () => {
  const under = { ...office, price: 1_000_000, sellingCosts: 60_000, debtPaidOff: 980_000, adjustedBasis: 500_000 }
  // Without cash no loan comes with it: the other 940,000 are boot, above the gain.
  expect(compareWays(under, defaultAssumptions).taxOnBoot).toBeCloseTo(260_946, 6)
  expect(compareWays({ ...under, adjustedBasis: -500_000 }, defaultAssumptions).taxOnBoot).toBeCloseTo(
    (260_946 * 940_000) / 1_440_000,
    6,
  )
})

test('no load makes up for a tax that is next to nothing; none has to for one that is not paid back', () => {
  expect(compareWays({ ...office, tax: 1_000 }, defaultAssumptions).breakEvenLoad).toBeUndefined()
  const huge = { ...office, tax: 1_479_000 }
  expect(compareWays(huge, { ...ending('heirs'), years: 30 }).breakEvenLoad).toBeCloseTo(0.99, 1)
})

test.each([
  ['years', { years: 0 }],
  ['years', { years: 31 }],
  ['years', { years: 2.5 }],
  ['load', { load: 1.1 }],
  ['dstLoanShare', { dstLoanShare: 1 }],
  ['interest', { interest: -0.1 }],
  ['purchaseCosts', { purchaseCosts: 1.1 }],
  ['exitCosts', { exitCosts: 1.1 }],
  ['incomeTaxRate', { incomeTaxRate: 1.1 }],
  ['gainTaxRate', { gainTaxRate: 1.1 }],
  ['dstLoanShare', { dstLoanShare: -0.1 }],
  ['shelter', { shelter: { fullBasis: 2, carriedBasis: 0 } }],
  ['shelter', { shelter: { fullBasis: 0, carriedBasis: 2 } }],
  ['income', { returns: { ...defaultAssumptions.returns, pay: { income: -0.1, growth: 0 } } }],
  ['income', { returns: { ...defaultAssumptions.returns, buy: { income: -0.1, growth: 0 } } }],
  ['income', { returns: { ...defaultAssumptions.returns, hold: { income: -0.1, growth: 0 } } }],
  ['income', { returns: { ...defaultAssumptions.returns, dst: { income: -0.1, growth: 0 } } }],
  ['growth', { returns: { ...defaultAssumptions.returns, dst: { income: 0, growth: -1 } } }],
  ['cut', { returns: { ...defaultAssumptions.returns, dst: { income: 0, growth: 0, cut: { fromYear: 1, to: 2 } } } }],
] satisfies [string, Partial<Assumptions>][])('an impossible %s is named', (field, given) => {
  expect(() => compareWays(office, { ...defaultAssumptions, ...given })).toThrow(new RegExp(`^${field}`))
  expect(() => verdict(office, { ...defaultAssumptions, ...given })).toThrow(RangeError)
})

test.each(['price', 'sellingCosts', 'debtPaidOff', 'adjustedBasis', 'tax'] as const)(
  'a sale whose %s is no number is refused under its name',
  (field) => {
    expect(() => compareWays({ ...office, [field]: Number.NaN }, defaultAssumptions)).toThrow(new RegExp(`^${field}`))
  },
)

const money = fc.integer({ min: 0, max: 5_000_000 })
const sales: fc.Arbitrary<ComparedSale> = fc.record({
  price: money,
  sellingCosts: fc.integer({ min: 0, max: 200_000 }),
  debtPaidOff: money,
  adjustedBasis: fc.integer({ min: -1_000_000, max: 3_000_000 }),
  tax: fc.integer({ min: 0, max: 2_000_000 }),
  cashNeeded: fc.constantFrom(0, 100_000),
  cashTaken: fc.constantFrom(0, 50_000, 900_000),
})
const share = (max: number) => fc.double({ min: 0, max, noNaN: true })
const assumed: fc.Arbitrary<Assumptions> = fc
  .record({
    years: fc.integer({ min: 1, max: 30 }),
    ending: fc.constantFrom<Ending>('sold', 'exchanged', 'heirs'),
    load: share(0.2),
    income: share(0.08),
    growth: fc.double({ min: -0.03, max: 0.05, noNaN: true }),
  })
  .map(({ income, growth, ...given }) => {
    const same = { income, growth }
    return { ...defaultAssumptions, ...given, returns: { pay: same, dst: same, buy: same, hold: same } }
  })
test('with its break-even load a DST comes to as much as paying the tax, whatever is assumed', () => {
  const own = fc.record({
    likeForLike: fc.boolean(),
    dstLoanShare: share(0.8),
    loanMatures: fc.record({ inYear: fc.integer({ min: 1, max: 30 }), drop: share(0.9) }),
    interest: share(0.2),
  })
  let found = 0
  fc.assert(
    fc.property(sales, assumed, own, (sale, given, more) => {
      const assumptions = { ...given, ...more }
      const { breakEvenLoad: load } = compareWays(sale, assumptions)
      const gapWith = (tried: number) => compareWays(sale, { ...assumptions, load: tried }).gap
      if (load === undefined) expect(gapWith(0) < 0 || gapWith(1) > 0).toBe(true)
      else {
        expect(Math.abs(gapWith(load))).toBeLessThan(0.001)
        found += 1
      }
    }),
    { numRuns: 2_000 },
  )
  expect(found).toBeGreaterThan(300)
})

/** Rules that speak for putting the tax off: the last, and the one in which the tax can't be paid from the sale. */
const speaksForDeferral = new Set([7, 10])

test('a lower tax or a higher load never moves a verdict toward the DST', () => {
  const numRuns = byRun({ core: 1000, full: 20_000 })
  let turned = 0
  fc.assert(
    fc.property(sales, assumed, share(1), share(0.1), (sale, assumptions, part, more) => {
      const before = verdict(sale, assumptions).rule
      const lowerTax = verdict({ ...sale, tax: sale.tax * part }, assumptions).rule
      const higherLoad = verdict(sale, { ...assumptions, load: assumptions.load + more }).rule
      for (const after of [lowerTax, higherLoad]) {
        if (!speaksForDeferral.has(before)) expect(speaksForDeferral.has(after)).toBe(false)
        else if (!speaksForDeferral.has(after)) turned += 1
      }
    }),
    { numRuns },
  )
  expect(turned).toBeGreaterThan(numRuns / 10)
})

describe('a verdict on a range of state tax', () => {
  const speaks = (sale: ComparedSale, assumptions: Assumptions) =>
    speaksForDeferral.has(verdict(sale, assumptions).rule)
  /** A sale with its least and its most tax, of which state tax is a part. */
  const ranges = fc
    .record({ sale: sales, more: fc.constantFrom(0, 1, 20_000, 300_000, 1_500_000), losses: fc.constantFrom(0, 0.3) })
    .map(({ sale, more, losses }) => {
      const at = (stateTax: number): ComparedSale => {
        const tax = sale.tax + stateTax
        return { ...sale, tax, stateTax, taxWithoutLosses: tax * (1 + losses) }
      }
      return { least: at(0), most: at(more) }
    })

  /** The ends stay apart: their losses differ, which only a range has. */
  const some = fc.double({ min: 0.01, max: 1, noNaN: true })

  test('never moves toward the DST as one end or both fall', () => {
    const numRuns = byRun({ core: 1000, full: 20_000 })
    let turned = 0
    fc.assert(
      fc.property(ranges, assumed, share(1), some, ({ least, most }, assumptions, part, other) => {
        const falling = (sale: ComparedSale, to: number) => ({ ...sale, tax: to })
        const lowest = falling(least, least.tax * part)
        // The most never falls below the least.
        const lower = falling(most, least.tax + (most.tax - least.tax) * other)
        const before = verdictOnRange({ least, most }, assumptions).verdict.rule
        for (const ends of [
          { least: lowest, most },
          { least, most: lower },
          { least: lowest, most: falling(most, lowest.tax + (most.tax - least.tax) * other) },
        ]) {
          const after = verdictOnRange(ends, assumptions).verdict.rule
          if (!speaksForDeferral.has(before)) expect(speaksForDeferral.has(after)).toBe(false)
          else if (!speaksForDeferral.has(after)) turned += 1
        }
      }),
      { numRuns },
    )
    expect(turned).toBeGreaterThan(numRuns / 10)
  })

  test('is the verdict itself where the ends are the same', () => {
    fc.assert(
      fc.property(sales, assumed, (sale, assumptions) => {
        expect(verdictOnRange({ least: sale, most: { ...sale } }, assumptions)).toEqual({
          verdict: verdict(sale, assumptions),
          end: 'least',
        })
      }),
      { numRuns: 500 },
    )
  })

  test('says that it depends only where the ends speak for different things, and else what both do', () => {
    const numRuns = byRun({ core: 2000, full: 20_000 })
    let [depends, same] = [0, 0]
    fc.assert(
      fc.property(ranges, assumed, ({ least, most }, assumptions) => {
        const { verdict: found, end } = verdictOnRange({ least, most }, assumptions)
        const [low, high] = [speaks(least, assumptions), speaks(most, assumptions)]
        if (found.rule === 11) {
          expect(low).not.toBe(high)
          expect([found.low, found.high]).toEqual(
            [least, most].map((sale) => ({ stateTax: sale.stateTax, verdict: verdict(sale, assumptions) })),
          )
          expect(end).toBe('least')
          depends += 1
        } else {
          expect([low, high]).toEqual(Array(2).fill(speaksForDeferral.has(found.rule)))
          expect(found).toEqual(verdict(end === 'least' ? least : most, assumptions))
          if (least.tax < most.tax) same += 1
        }
      }),
      { numRuns },
    )
    expect(Math.min(depends, same)).toBeGreaterThan(numRuns / 100)
  })

  test('depends also where only the higher tax is cut by earlier losses', () => {
    const least = { ...office, tax: 200_000, stateTax: 0, taxWithoutLosses: 260_000 }
    const most = { ...office, tax: 250_000, stateTax: 50_000, taxWithoutLosses: 340_000 }
    const found = verdictOnRange({ least, most }, ending('heirs')).verdict
    expect(found.rule === 11 && [found.low.verdict.rule, found.high.verdict.rule]).toEqual([10, 4])
  })

  test('of which state tax is no known part, depends on nothing of it', () => {
    const sales = { least: { ...office, tax: 100_000 }, most: office }
    expect(verdictOnRange(sales, ending('heirs')).verdict).toMatchObject({
      rule: 11,
      low: { stateTax: 0, verdict: { rule: 2 } },
      high: { stateTax: 0, verdict: { rule: 10 } },
    })
  })
})

describe('a loan that comes due in a bad year', () => {
  const own: Assumptions = { ...defaultAssumptions, likeForLike: false, dstLoanShare: 0.4 }
  const bad = (inYear: number, more: Partial<Assumptions> = {}) =>
    compareWays(office, { ...own, ...more, loanMatures: { inYear, drop: 0.25 } })

  test('takes its part of the value for good, and of the income after it', () => {
    const without = compareWays(office, own).ways
    const { ways, gapParts, gap, dstLoan } = bad(3)
    expect(ways.dst.salePrice).toBeCloseTo(0.75 * without.dst.salePrice, 6)
    expect(ways.dst.byYear.slice(0, 3)).toEqual(without.dst.byYear.slice(0, 3))
    // At the end of year 3: a quarter of the price after costs, 18.8% of which lowers the tax.
    const price = (1_332_000 + dstLoan) * 1.02 ** 3 * 0.98
    expect((without.dst.byYear[3] ?? 0) - (ways.dst.byYear[3] ?? 0)).toBeCloseTo(0.25 * price * (1 - 0.188), 4)
    expect(ways.dst.firstIncome).toBe(without.dst.firstIncome)
    // Four years with a quarter less: 5% of it.
    expect(ways.dst.income).toBeLessThan(without.dst.income)
    const { deferral, basis, fees, leverage, returns, badYear } = gapParts
    expect(badYear).toBeLessThan(-300_000)
    expect(deferral + basis + fees + leverage + returns + badYear).toBeCloseTo(gap, 6)
    for (const way of ['pay', 'buy', 'hold'] as const) expect(ways[way]).toEqual(without[way])
  })

  test('changes nothing after the years compared, and nothing without a loan', () => {
    expect(bad(8).ways).toEqual(compareWays(office, own).ways)
    expect(bad(7).gap).toBeLessThan(bad(8).gap)
    for (const without of [{ likeForLike: true }, { dstLoanShare: 0 }]) {
      const { loanMatures: _, ...unlent } = { ...own, ...without, loanMatures: undefined }
      expect(bad(3, without)).toEqual(compareWays(office, unlent))
      expect(bad(3, without).gapParts.badYear).toBe(0)
    }
  })

  test('never favors the DST, whatever else is assumed', () => {
    const percent = fc.integer({ min: 1, max: 90 }).map((whole) => whole / 100)
    const lent = fc.record({ inYear: fc.integer({ min: 1, max: 30 }), drop: percent, dstLoanShare: percent })
    let harmed = 0
    fc.assert(
      fc.property(sales, assumed, lent, (sale, given, { dstLoanShare, ...loanMatures }) => {
        const without = { ...given, likeForLike: false, dstLoanShare }
        const { gap } = compareWays(sale, without)
        const { gap: badGap } = compareWays(sale, { ...without, loanMatures })
        expect(badGap).toBeLessThanOrEqual(gap + 0.01)
        if (badGap < gap - 1) harmed += 1
      }),
      { numRuns: 2_000 },
    )
    expect(harmed).toBeGreaterThan(300)
  })

  test('is tried in whole years, with a share of the value', () => {
    for (const loanMatures of [
      { inYear: 0, drop: 0.2 },
      { inYear: 31, drop: 0.2 },
      { inYear: 2, drop: 1.1 },
    ]) {
      expect(() => compareWays(office, { ...own, loanMatures })).toThrow(/^loanMatures/)
    }
  })
})

test('a higher load never narrows the gap', () => {
  fc.assert(
    fc.property(sales, assumed, share(0.1), (sale, assumptions, more) => {
      const gapAt = (load: number) => compareWays(sale, { ...assumptions, load }).gap
      if (sale.price - sale.sellingCosts >= sale.debtPaidOff) {
        expect(gapAt(assumptions.load + more)).toBeLessThanOrEqual(gapAt(assumptions.load) + 0.01)
      }
    }),
    { numRuns: 2_000 },
  )
})
