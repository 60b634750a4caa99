import { expect, test } from 'vitest'
import { alsoAgainst, compareWays, defaultAssumptions, verdict, type Assumptions } from './index.ts'
import { office } from './testing/sample-sale.ts'

const heirs: Assumptions = { ...defaultAssumptions, ending: 'heirs' }

test('a loss comes before everything', () => {
  const loss = { ...office, adjustedBasis: 1_575_880, tax: -30_000 }
  expect(verdict(loss, defaultAssumptions)).toEqual({ rule: 1, name: 'loss', loss: 95_880 })
  expect(verdict({ ...loss, adjustedBasis: 1_480_000 }, defaultAssumptions)).toMatchObject({ rule: 1, loss: 0 })
})

test('up-front costs above the tax', () => {
  const small = { price: 270_000, sellingCosts: 15_800, debtPaidOff: 0, adjustedBasis: 180_000, tax: 12_926 }
  expect(verdict(small, defaultAssumptions)).toEqual({
    rule: 2,
    name: 'load-above-tax',
    load: 0.1,
    loadCost: 25_420,
    tax: 12_926,
  })
  expect(verdict({ ...small, tax: 25_419 }, defaultAssumptions).rule).toBe(2)
  expect(verdict({ ...small, tax: 25_420 }, defaultAssumptions).rule).not.toBe(2)
})

test('a low rate today, for a horizon of up to ten years and not for heirs', () => {
  const duplex = { price: 420_000, sellingCosts: 25_200, debtPaidOff: 150_000, adjustedBasis: 189_182, tax: 31_771 }
  const low = verdict(duplex, defaultAssumptions)
  expect(low).toMatchObject({ rule: 3, name: 'low-rate' })
  expect(low.rule === 3 && low.effectiveRate).toBeCloseTo(0.1545, 4)
  expect(verdict(duplex, { ...defaultAssumptions, years: 10 }).rule).toBe(3)
  expect(verdict(duplex, { ...defaultAssumptions, years: 11 }).rule).not.toBe(3)
  expect(verdict(duplex, heirs).rule).not.toBe(3)
  const gain200 = { ...duplex, adjustedBasis: 194_800 }
  expect(verdict({ ...gain200, tax: 32_000 }, defaultAssumptions).rule).toBe(3)
  expect(verdict({ ...gain200, tax: 32_001 }, defaultAssumptions).rule).not.toBe(3)
})

test('losses of earlier years that cut the tax by a quarter', () => {
  expect(verdict({ ...office, taxWithoutLosses: 347_928 }, heirs)).toEqual({
    rule: 4,
    name: 'losses-set-free',
    tax: 260_946,
    taxWithoutLosses: 347_928,
  })
  expect(verdict({ ...office, taxWithoutLosses: 347_900 }, heirs).rule).toBe(10)
})

test('cash that is needed within five years', () => {
  expect(verdict({ ...office, cashNeeded: 296_001 }, heirs)).toEqual({
    rule: 5,
    name: 'cash-needed',
    cashNeeded: 296_001,
    equity: 1_480_000,
  })
  expect(verdict({ ...office, cashNeeded: 296_000 }, heirs).rule).toBe(10)
})

test('behind at equal returns, whatever returns were assumed', () => {
  const { returns } = defaultAssumptions
  const hopeful = {
    ...defaultAssumptions,
    likeForLike: false,
    returns: { ...returns, dst: { income: 0.08, growth: 0.05 } },
  }
  for (const assumptions of [defaultAssumptions, hopeful]) {
    const found = verdict(office, assumptions)
    expect(found).toMatchObject({ rule: 6, name: 'behind-like-for-like' })
    if (found.rule !== 6) continue
    expect(found.behind).toBeCloseTo(107_011, 0)
    expect(found.breakEvenLoad).toBeCloseTo(0.0393, 4)
    expect(found.gapByEnding.heirs).toBeCloseTo(128_780, 0)
    expect(found.gapByEnding.exchanged).toBeCloseTo(128_780, 0)
    expect(found.gapByEnding.sold).toBeCloseTo(-107_011, 0)
  }
})

test('a tax above the cash at closing', () => {
  const leveraged = { ...office, price: 2_000_000, debtPaidOff: 1_700_000, adjustedBasis: 400_000, tax: 380_000 }
  expect(verdict(leveraged, { ...heirs, load: 0 })).toMatchObject({ rule: 7, tax: 380_000, equity: 180_000 })
  const at = (tax: number) => verdict({ ...leveraged, tax }, { ...heirs, load: 0 }).rule
  expect([at(180_000), at(180_001)]).toEqual([8, 7])
})

test('a sale that leaves no cash needs none, has no up-front costs, and its tax is more than its cash', () => {
  const underwater = { ...office, price: 2_000_000, debtPaidOff: 1_940_000, adjustedBasis: 760_684, tax: 289_515 }
  for (const assumptions of [defaultAssumptions, heirs, { ...defaultAssumptions, load: 0.18 }]) {
    expect(verdict(underwater, assumptions)).toMatchObject({ rule: 7, tax: 289_515, equity: -60_000 })
  }
  expect(verdict({ ...underwater, cashNeeded: 1 }, defaultAssumptions).rule).toBe(5)
  expect(compareWays(underwater, defaultAssumptions).gap).toBeCloseTo(0, 6)
})

test('cash taken at the closing: its tax is not put off, and it is there to pay taxes with', () => {
  const taken = (cashTaken: number) => verdict({ ...office, cashTaken }, heirs)
  // Of 260,946 on a gain of 1,119,316; 10% of what is left of 1,480,000 costs 68,000 and 58,000.
  expect(taken(800_000).rule).not.toBe(2)
  expect(taken(900_000)).toMatchObject({ rule: 2, loadCost: 58_000, tax: expect.closeTo(51_130, -1) as number })
  const leveraged = { ...office, price: 2_000_000, debtPaidOff: 1_580_000, adjustedBasis: 760_684, cashTaken: 100_000 }
  expect(verdict(leveraged, { ...heirs, load: 0 }).rule).toBe(8)
  expect(verdict({ ...leveraged, tax: 300_001 }, { ...heirs, load: 0 })).toMatchObject({ rule: 7, equity: 300_000 })
})

test('where no tax is put off and nothing is paid for it, the DST is not worth its cost', () => {
  const still = { income: 0, growth: 0 }
  const free = { ...heirs, load: 0, returns: { pay: still, dst: still, buy: still, hold: still } }
  expect(verdict({ ...office, tax: 0 }, free)).toMatchObject({ rule: 6, behind: 0 })
  expect(verdict({ ...office, tax: 1 }, free)).toMatchObject({ rule: 10, ahead: expect.closeTo(0.98, 2) as number })
})

test('a loan that few DSTs carry', () => {
  const leveraged = { ...office, price: 2_000_000, debtPaidOff: 1_200_000, adjustedBasis: 900_000, tax: 240_000 }
  expect(verdict(leveraged, { ...heirs, load: 0 })).toMatchObject({
    rule: 8,
    name: 'high-loan',
    neededLoanShare: expect.closeTo(0.638, 3) as number,
  })
  // 60% of what is bought: 1,128,000 of 1,880,000.
  const owing = (debtPaidOff: number) => verdict({ ...leveraged, debtPaidOff }, { ...heirs, load: 0 }).rule
  expect([owing(1_128_000), owing(1_128_001)]).toEqual([10, 8])
})

test('an equity below the usual minimum, or a person who is not accredited', () => {
  const little = { price: 110_000, sellingCosts: 10_001, debtPaidOff: 0, adjustedBasis: 10_000, tax: 22_000 }
  expect(verdict(little, heirs)).toMatchObject({ rule: 9, equity: 99_999, accredited: undefined })
  expect(verdict({ ...little, sellingCosts: 10_000 }, heirs).rule).toBe(10)
  expect(verdict({ ...office, accredited: false }, heirs)).toMatchObject({ rule: 9, accredited: false })
  expect(verdict({ ...office, accredited: true }, heirs).rule).toBe(10)
})

test('otherwise deferral looks worth its cost, by what it comes to', () => {
  const found = verdict(office, heirs)
  expect(found).toMatchObject({ rule: 10, name: 'worth-its-cost' })
  expect(found.rule === 10 && found.ahead).toBeCloseTo(128_780, 0)
})

test('beside a loss nothing speaks against an exchange: there is nothing to put off', () => {
  expect(alsoAgainst({ ...office, adjustedBasis: 1_575_880, tax: -30_000 }, defaultAssumptions)).toEqual([])
})

test('what else speaks against an exchange is told once, without the verdict itself', () => {
  expect(alsoAgainst(office, defaultAssumptions)).toEqual([])
  const leveraged = { ...office, price: 2_000_000, debtPaidOff: 1_850_000, adjustedBasis: 760_684 }
  const against = alsoAgainst(leveraged, defaultAssumptions).map(({ rule }) => rule)
  expect(against).not.toContain(verdict(leveraged, defaultAssumptions).rule)
  expect(against.length).toBeGreaterThan(0)
})
