import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replacementCheck, type ReplacementInputs } from './index.ts'

// The property of the calculator: bought for 1,000,000 in 2015, 205,128 written off.
const sale = {
  price: 2_000_000,
  sellingCosts: 0,
  debtPaidOff: 400_000,
  adjustedBasis: 794_872,
  cashSpent: 1_600_000,
  newDebt: 400_000,
}

test('all the cash and as much debt as before: nothing is taxed', () => {
  expect(replacementCheck(sale)).toEqual({
    netSalePrice: 2_000_000,
    exchangeCash: 1_600_000,
    cashTaken: 0,
    debtShort: 0,
    boot: 0,
    gain: 1_205_128,
    taxedNow: 0,
    deferred: 1_205_128,
    newValue: 2_000_000,
    newBasis: 794_872,
    toReplace: { value: 2_000_000, cash: 1_600_000, debt: 400_000 },
    neededLoanShare: 0.2,
    missing: { value: 0, cash: 0, debt: 0 },
  })
})

test('costs paid from the proceeds: the same loan share leaves debt unreplaced', () => {
  const after = replacementCheck({ ...sale, sellingCosts: 120_000, cashSpent: 1_480_000, newDebt: 370_000 })
  expect(after).toMatchObject({ debtShort: 30_000, boot: 30_000, taxedNow: 30_000, deferred: 1_055_128 })
  expect(after).toMatchObject({ newBasis: 794_872, missing: { value: 30_000, cash: 0, debt: 30_000 } })
  expect(after.neededLoanShare).toBeCloseTo(0.2128, 4)
})

test('more new debt does not make up for cash that is kept', () => {
  const after = replacementCheck({ ...sale, cashSpent: 1_400_000, newDebt: 600_000 })
  expect(after).toMatchObject({ cashTaken: 200_000, debtShort: 0, taxedNow: 200_000, deferred: 1_005_128 })
  expect(after).toMatchObject({ newBasis: 994_872, missing: { value: 0, cash: 200_000, debt: 0 } })
})

// 26 CFR 1.1031(d)-2, example 1: a mortgage of 150,000 passes on; 600,000 of property and 50,000 of cash come back.
test('the regulation’s example', () => {
  const after = replacementCheck({
    price: 800_000,
    sellingCosts: 0,
    debtPaidOff: 150_000,
    adjustedBasis: 500_000,
    cashSpent: 600_000,
    newDebt: 0,
  })
  expect(after).toMatchObject({ gain: 300_000, boot: 200_000, taxedNow: 200_000, newBasis: 500_000 })
})

test.each([
  ['no loan', { newDebt: 0 }, 400_000, 0],
  ['own cash in place of the loan', { newDebt: 0, cashAdded: 400_000 }, 0, 0],
  ['cash beyond the exchange cash in place of the loan', { newDebt: 0, cashSpent: 2_000_000 }, 0, 0],
  ['own cash for half of it', { newDebt: 0, cashAdded: 200_000 }, 200_000, 0],
  ['own cash beside cash that is kept', { newDebt: 400_000, cashSpent: 1_500_000, cashAdded: 100_000 }, 0, 100_000],
  ['a boat besides', { otherCashTaken: 60_000 }, 0, 60_000],
])('a DST with %s', (_case, given, debtShort, cashTaken) => {
  expect(replacementCheck({ ...sale, ...given })).toMatchObject({ debtShort, cashTaken, boot: debtShort + cashTaken })
})

test('money brought to the closing replaces debt', () => {
  const after = replacementCheck({
    price: 1_000_000,
    sellingCosts: 60_000,
    debtPaidOff: 980_000,
    adjustedBasis: 500_000,
    cashSpent: 0,
    newDebt: 940_000,
  })
  expect(after).toMatchObject({ exchangeCash: 0, debtShort: 0, boot: 0, neededLoanShare: 1, newBasis: 500_000 })
})

// Form 8824, line 15: cash received, and debts beyond new debts and cash paid. 50,000 of the price were credited away.
test.each([
  ['the rest is spent', { cashSpent: 1_550_000 }, 50_000, 0, { value: 0, cash: 0, debt: 0 }],
  ['less than the rest is spent', { cashSpent: 1_500_000 }, 100_000, 0, { value: 50_000, cash: 50_000, debt: 0 }],
  ['as much own cash is spent in its place', { cashSpent: 1_600_000 }, 50_000, 0, { value: 0, cash: 0, debt: 0 }],
  [
    'own cash in its place makes up for missing debt',
    { cashSpent: 1_600_000, newDebt: 340_000 },
    50_000,
    10_000,
    { value: 10_000, cash: 0, debt: 10_000 },
  ],
  ['new debt does not', { cashSpent: 1_550_000, newDebt: 450_000 }, 50_000, 0, { value: 0, cash: 0, debt: 0 }],
  [
    'more than the sale leaves, and the rest is brought to the closing',
    { debtPaidOff: 1_980_000, cashSpent: 0, newDebt: 1_950_000 },
    50_000,
    0,
    { value: 0, cash: 0, debt: 0 },
  ],
])('cash taken at the closing counts once: %s', (_case, given, cashTaken, debtShort, missing) => {
  const after = replacementCheck({ ...sale, ...given, takenAtClosing: 50_000 })
  expect(after).toMatchObject({ cashTaken, debtShort, boot: cashTaken + debtShort, missing })
  expect(after.taxedNow).toBe(cashTaken + debtShort)
})

test('after cash was taken at the closing, the loan that replaces the debt is a larger share of what is bought', () => {
  expect(replacementCheck({ ...sale, takenAtClosing: 50_000 }).toReplace).toEqual({
    value: 1_950_000,
    cash: 1_550_000,
    debt: 400_000,
  })
  expect(replacementCheck({ ...sale, takenAtClosing: 50_000 }).neededLoanShare).toBeCloseTo(400_000 / 1_950_000, 9)
})

// Form 8824, lines 15 and 18: costs of the exchange come off what was received, from whatever they were paid.
test.each([
  [
    'selling costs paid out of pocket lower the cash that was taken',
    { price: 1_000_000, sellingCosts: 60_000, debtPaidOff: 980_000, takenAtClosing: 10_000, adjustedBasis: 500_000 },
    { cashSpent: 0, newDebt: 980_000 },
    { cashTaken: 0, boot: 0, gain: 440_000, newBasis: 540_000 },
  ],
  [
    'costs of buying paid from the exchange money are no boot',
    { price: 1_200_000, sellingCosts: 72_000, debtPaidOff: 0, takenAtClosing: 18_000, adjustedBasis: 400_000 },
    { cashSpent: 1_101_000, newDebt: 0, exchangeCosts: 9_000 },
    { cashTaken: 18_000, boot: 18_000, gain: 719_000, taxedNow: 18_000, newBasis: 400_000 },
  ],
  [
    'costs of buying paid out of pocket lower the gain and go into the basis',
    { price: 800_000, sellingCosts: 40_000, debtPaidOff: 0, adjustedBasis: 100_000 },
    { cashSpent: 760_000, newDebt: 0, exchangeCosts: 25_000 },
    { boot: 0, gain: 635_000, newValue: 760_000, newBasis: 125_000 },
  ],
  [
    'costs of buying come off the gain that boot can tax',
    { price: 4_891_000, sellingCosts: 328_815, debtPaidOff: 374_000, adjustedBasis: 1_552_770 },
    { cashSpent: 989_651, newDebt: 720_760, exchangeCosts: 7_877 },
    { boot: 3_190_657, gain: 3_001_538, taxedNow: 3_001_538, newBasis: 1_710_411 },
  ],
  [
    'furniture in what is bought is boot, and no part of the basis',
    { price: 2_000_000, sellingCosts: 0, debtPaidOff: 400_000, adjustedBasis: 794_872 },
    { cashSpent: 1_600_000, newDebt: 400_000, notRealProperty: 50_000 },
    { boot: 50_000, taxedNow: 50_000, newValue: 1_950_000, newBasis: 794_872, missing: { value: 0, cash: 0, debt: 0 } },
  ],
  [
    'furniture in the price is a sale of its own, and makes up for debt',
    { price: 2_000_000, sellingCosts: 0, debtPaidOff: 400_000, adjustedBasis: 794_872 },
    { cashSpent: 1_600_000, newDebt: 370_000, otherGiven: 10_000 },
    { debtShort: 20_000, cashTaken: 0, gain: 1_195_128, taxedNow: 20_000, newBasis: 794_872 },
  ],
])('%s', (_case, sold, bought, expected) => {
  expect(replacementCheck({ ...sold, ...bought })).toMatchObject(expected)
})

test('boot above the gain is not taxed', () => {
  const after = replacementCheck({ ...sale, adjustedBasis: 1_900_000, cashSpent: 1_400_000 })
  expect(after).toMatchObject({ boot: 200_000, gain: 100_000, taxedNow: 100_000, deferred: 0, newBasis: 1_800_000 })
})

test('a loss is not taxed, and goes on in the new basis', () => {
  const after = replacementCheck({ ...sale, adjustedBasis: 2_100_000, cashSpent: 1_550_000 })
  expect(after).toMatchObject({ gain: -100_000, boot: 50_000, taxedNow: 0, deferred: -100_000, newBasis: 2_050_000 })
})

test('nothing at all needs no loan', () => {
  const nothing = { price: 0, sellingCosts: 0, debtPaidOff: 0, adjustedBasis: 0, cashSpent: 0, newDebt: 0 }
  expect(replacementCheck(nothing)).toMatchObject({ neededLoanShare: 0, boot: 0, newBasis: 0 })
})

test.each([
  ['price', -1],
  ['sellingCosts', Number.NaN],
  ['cashSpent', Number.POSITIVE_INFINITY],
  ['adjustedBasis', Number.NaN],
  ['otherCashTaken', -0.01],
])('an impossible %s is named', (field, amount) => {
  expect(() => replacementCheck({ ...sale, [field]: amount })).toThrow(RangeError)
  expect(() => replacementCheck({ ...sale, [field]: amount })).toThrow(new RegExp(`^${field} is not an amount`))
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const anything: fc.Arbitrary<Required<ReplacementInputs>> = fc.record({
  price: amount,
  sellingCosts: amount,
  debtPaidOff: amount,
  adjustedBasis: fc.integer({ min: -5_000_000, max: 10_000_000 }),
  cashSpent: amount,
  newDebt: amount,
  cashAdded: amount,
  takenAtClosing: amount,
  otherCashTaken: amount,
  exchangeCosts: amount,
  notRealProperty: fc.constant(0),
  otherGiven: fc.constant(0),
})

test('more boot never lowers what is taxed; own cash and new debt never raise it', () => {
  fc.assert(
    fc.property(anything, amount, (given, more) => {
      const { taxedNow } = replacementCheck(given)
      const taxedWith = (changed: Partial<ReplacementInputs>) => replacementCheck({ ...given, ...changed }).taxedNow
      expect(taxedWith({ otherCashTaken: given.otherCashTaken + more })).toBeGreaterThanOrEqual(taxedNow)
      expect(taxedWith({ takenAtClosing: given.takenAtClosing + more })).toBeGreaterThanOrEqual(taxedNow)
      expect(taxedWith({ cashAdded: given.cashAdded + more })).toBeLessThanOrEqual(taxedNow)
      expect(taxedWith({ newDebt: given.newDebt + more })).toBeLessThanOrEqual(taxedNow)
    }),
  )
})

test('what is not taxed now stays in the new property', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { gain, taxedNow, newValue, newBasis } = replacementCheck(given)
      expect(taxedNow + (newValue - newBasis)).toBe(gain)
      expect(taxedNow).toBeLessThanOrEqual(Math.max(0, gain))
    }),
  )
})
