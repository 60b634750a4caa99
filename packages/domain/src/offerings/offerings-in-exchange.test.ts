import { expect, test } from 'vitest'
import { concentration, offeringsInExchange } from './index.ts'
import { sampleOffering } from './testing/sample-offering.ts'

const sold = { price: 2_000_000, sellingCosts: 120_000, debtPaidOff: 400_000 }
const unlevered = { equity: 55_000_000, reserves: 1_000_000 }

// J01: 1,480,000 x 25 / 30 = 1,233,333.33 of the loan.
test('an amount brings its part of the loan, by its part of the equity', () => {
  expect(offeringsInExchange(sold, [{ offering: sampleOffering, amount: 1_480_000 }])).toEqual({
    value: 2_713_333.33,
    debt: 1_233_333.33,
    loanShare: 0.454_545,
    neededLoanShare: 0.212_766,
    cashToSpend: 1_480_000,
    cashLeft: 0,
    cashAdded: 0,
    debtShort: 0,
    notRealProperty: 0,
    boot: 0,
    taxedNow: null,
    valueMissing: 0,
  })
})

test('an offering without a loan leaves debt short, unless own cash takes its place', () => {
  const short = offeringsInExchange({ ...sold, adjustedBasis: 1_600_000 }, [{ offering: unlevered, amount: 1_480_000 }])
  // The gain is 280,000: boot above it isn't taxed.
  expect(short).toMatchObject({ debtShort: 400_000, boot: 400_000, taxedNow: 280_000, valueMissing: 400_000 })
  const paid = offeringsInExchange(sold, [{ offering: unlevered, amount: 1_880_000 }])
  expect(paid).toMatchObject({ cashAdded: 400_000, debtShort: 0, boot: 0, valueMissing: 0 })
})

test('several amounts are added up, and cash that is left is boot', () => {
  const both = offeringsInExchange(sold, [
    { offering: sampleOffering, amount: 600_000 },
    { offering: unlevered, amount: 400_000 },
  ])
  expect(both).toMatchObject({ value: 1_500_000, debt: 500_000, cashLeft: 480_000, debtShort: 0, boot: 480_000 })
  expect(both.loanShare).toBe(0.333_333)
})

test('reserves are boot where they are said not to be real property, and only there', () => {
  const picks = [{ offering: sampleOffering, amount: 1_480_000 }]
  // 1,480,000 x 1 / 30.
  expect(offeringsInExchange({ ...sold, adjustedBasis: 0 }, picks, { reservesNotRealProperty: true })).toMatchObject({
    notRealProperty: 49_333.33,
    boot: 49_333.33,
    taxedNow: 49_333.33,
    cashLeft: 0,
  })
  const withoutReserves = [{ offering: { equity: 1_000_000 }, amount: 1_480_000 }]
  const counted = offeringsInExchange(sold, withoutReserves, { reservesNotRealProperty: true })
  expect(counted.notRealProperty).toBe(0)
})

test('what was taken at the closing is boot, and can’t be spent', () => {
  const taken = offeringsInExchange({ ...sold, takenAtClosing: 80_000 }, [
    { offering: sampleOffering, amount: 1_400_000 },
  ])
  expect(taken).toMatchObject({ cashToSpend: 1_400_000, cashLeft: 0, cashAdded: 0, boot: 80_000 })
})

test('without picks all is left, and there is no loan share', () => {
  const nothing = offeringsInExchange(sold, [])
  expect(nothing).toMatchObject({ value: 0, debt: 0, loanShare: null, cashLeft: 1_480_000, debtShort: 400_000 })
})

test.each([
  ['file', () => offeringsInExchange(null as never, [])],
  ['price', () => offeringsInExchange({ ...sold, price: -1 }, [])],
  ['picks', () => offeringsInExchange(sold, {} as never)],
  ['picks', () => concentration(Array.from({ length: 6 }, () => ({ offering: unlevered, amount: 1 })))],
  ['picks', () => offeringsInExchange(sold, [undefined] as never)],
  ['offering', () => offeringsInExchange(sold, [{ amount: 1 }] as never)],
  ['equity', () => offeringsInExchange(sold, [{ offering: { loan: 1 }, amount: 1 }])],
  ['loan', () => offeringsInExchange(sold, [{ offering: { equity: 1, loan: -1 }, amount: 1 }])],
  ['amount', () => offeringsInExchange(sold, [{ offering: unlevered, amount: -1 }])],
  ['amount', () => offeringsInExchange(sold, [{ offering: unlevered, amount: 1_000_000_001 }])],
  ['amount', () => concentration([{ offering: unlevered, amount: Number.NaN }])],
  ['picks', () => concentration(undefined as never)],
])('an impossible %s is named', (name, call) => {
  expect(call).toThrow(RangeError)
  expect(call).toThrow(new RegExp(`^${name} `))
})

test('the mix has each name once, in the order of entry, and keeps what isn’t typed', () => {
  const mix = concentration([
    { offering: { sponsor: 'Oak ', state: 'TX' }, amount: 100_000 },
    { offering: { sponsor: ' ', state: 'several' }, amount: 300_000 },
    { offering: { sponsor: 'OAK', propertyType: 'storage' }, amount: 200_000 },
    { offering: { sponsor: '1031', state: 'TX' }, amount: 400_000 },
  ])
  expect(mix).toEqual({
    largest: 0.4,
    bySponsor: [
      { name: 'Oak', share: 0.3 },
      { name: null, share: 0.3 },
      { name: '1031', share: 0.4 },
    ],
    byState: [
      { name: 'TX', share: 0.5 },
      { name: 'several', share: 0.3 },
      { name: null, share: 0.2 },
    ],
    byType: [
      { name: null, share: 0.8 },
      { name: 'storage', share: 0.2 },
    ],
  })
})

test('without an amount there is no mix', () => {
  const nothing = { largest: null, bySponsor: [], byState: [], byType: [] }
  expect(concentration([])).toEqual(nothing)
  expect(concentration([{ offering: unlevered, amount: 0 }])).toEqual(nothing)
})
