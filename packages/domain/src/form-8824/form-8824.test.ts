import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { form8824, form8824Lines, type ExchangeForForm } from './index.ts'

// Instructions for Form 8824, the exchange of two apartment houses; the same as 26 CFR 1.1031(d)-2, example 2.
const taylor = {
  cashReceived: 40_000,
  likeKindReceivedValue: 250_000,
  adjustedBasis: 100_000,
  liabilitiesGiven: 80_000,
  liabilitiesTaken: 150_000,
}
const finley = {
  cashPaid: 40_000,
  likeKindReceivedValue: 220_000,
  adjustedBasis: 175_000,
  liabilitiesGiven: 150_000,
  liabilitiesTaken: 80_000,
}

describe('the examples of the instructions and the regulation', () => {
  test('Taylor: 120,000 of gain, 40,000 of it taxed', () => {
    expect(form8824Lines(taylor)).toMatchObject({ line15: 40_000, line18: 170_000, line19: 120_000, line23: 40_000 })
    expect(form8824Lines(taylor)).toMatchObject({ line24: 80_000, line25: 170_000 })
  })

  test('Finley: 75,000 of gain, 30,000 of it taxed', () => {
    expect(form8824Lines(finley)).toMatchObject({ line15: 30_000, line17: 250_000, line18: 175_000, line19: 75_000 })
    expect(form8824Lines(finley)).toMatchObject({ line22: 30_000, line23: 30_000, line24: 45_000, line25: 175_000 })
  })

  test('Finley with excess depreciation, and section 1245 property among what was received', () => {
    const mixed = { excessDepreciation: 35_000, received1250Value: 165_000, received1245Value: 55_000 }
    expect(form8824Lines({ ...finley, ...mixed })).toMatchObject({ line21: 30_000, line22: 0, line23: 30_000 })
    expect(form8824Lines({ ...finley, ...mixed })).toMatchObject({ line25a: 131_250, line25b: 43_750, line25c: 0 })
  })

  test.each([
    [50_000, { line21: 50_000, line22: 0, line23: 50_000, line24: 70_000, line25: 180_000 }],
    [35_000, { line21: 35_000, line22: 5_000, line23: 40_000, line24: 80_000, line25: 170_000 }],
  ])('Taylor with %i of section 1245 depreciation', (depreciation1245, lines) => {
    expect(form8824Lines({ ...taylor, depreciation1245 })).toMatchObject(lines)
  })

  // 26 CFR 1.1031(d)-2, example 1.
  test('a mortgage of 150,000 passed on counts as boot', () => {
    const amounts = { cashReceived: 50_000, likeKindReceivedValue: 600_000, liabilitiesGiven: 150_000 }
    expect(form8824Lines({ ...amounts, adjustedBasis: 500_000 })).toMatchObject({
      line15: 200_000,
      line19: 300_000,
      line23: 200_000,
      line24: 100_000,
      line25: 500_000,
    })
  })
})

describe('recapture', () => {
  test.each([
    ['up to the gain', { depreciation1245: 200_000 }, 120_000],
    ['of section 1245 property replaced by the same kind, up to the boot', { received1245Value: 250_000 }, 40_000],
    ['of section 1245 property, up to the boot and what is not of its kind', { received1245Value: 240_000 }, 50_000],
  ])('is taxed %s', (_case, given, line21) => {
    expect(form8824Lines({ ...taylor, depreciation1245: 90_000, ...given }).line21).toBe(line21)
  })

  test.each([
    ['bare land', 0, 30_000],
    ['less of a building than the excess', 18_000, 12_000],
    ['a building', 100_000, 0],
  ])('of excess depreciation is taxed where %s was received', (_case, received1250Value, line21) => {
    const amounts = { likeKindReceivedValue: 100_000, adjustedBasis: 50_000, excessDepreciation: 30_000 }
    expect(form8824Lines({ ...amounts, received1250Value }).line21).toBe(line21)
  })

  test('is never above the gain, of both kinds together', () => {
    const amounts = { likeKindReceivedValue: 100_000, adjustedBasis: 60_000, received1250Value: 0 }
    const both = { depreciation1245: 30_000, excessDepreciation: 30_000 }
    expect(form8824Lines({ ...amounts, ...both })).toMatchObject({ line19: 40_000, line21: 40_000, line24: 0 })
  })

  test('is none where there is a loss', () => {
    const amounts = { cashReceived: 30_000, likeKindReceivedValue: 100_000, adjustedBasis: 150_000 }
    const both = { depreciation1245: 30_000, excessDepreciation: 30_000, received1250Value: 0 }
    expect(form8824Lines({ ...amounts, ...both })).toMatchObject({ line19: -20_000, line21: 0, line25: 120_000 })
  })
})

test('furniture given up has its own gain, and replaces debt like cash paid', () => {
  const lines = form8824Lines({ ...finley, otherGivenValue: 20_000, otherGivenBasis: 25_000 })
  expect(lines).toMatchObject({ line12: 20_000, line13: 25_000, line14: -5_000, line15: 10_000 })
  expect(form8824Lines({ ...taylor, otherGivenValue: 20_000 })).toMatchObject({ line18: 190_000, line19: 100_000 })
})

test('land is on line 25a with the building', () => {
  const mixed = { received1250Value: 0, received1245Value: 50_000, receivedIntangibleValue: 25_000 }
  expect(form8824Lines({ ...taylor, ...mixed })).toMatchObject({ line25a: 119_000, line25b: 34_000, line25c: 17_000 })
})

test('a line is rounded once, and the lines after it are computed from it', () => {
  const lines = form8824Lines({ ...taylor, adjustedBasis: 100_000.5 })
  expect(lines).toMatchObject({ line18: 170_001, line19: 119_999, line24: 79_999, line25: 170_001 })
  expect(form8824Lines({ ...taylor, adjustedBasis: -100_000.5 }).line18).toBe(-30_000)
})

// Worked by hand: 2,000,000, costs of 120,000 from the price, loan of 400,000; a trust with a loan of 370,000.
const sale: ExchangeForForm = {
  price: 2_000_000,
  sellingCosts: 120_000,
  debtPaidOff: 400_000,
  adjustedBasis: 794_872,
  purchases: [{ cash: 1_480_000, debt: 370_000 }],
}

test('costs that the price paid are cash received, and then come off line 15', () => {
  const { amounts, lines } = form8824(sale)
  expect(amounts).toMatchObject({ cashReceived: 120_000, exchangeExpenses: 120_000 })
  expect(lines.line15Parts).toEqual({ cash: 120_000, otherProperty: 0, netDebt: 30_000, costs: 120_000 })
  expect(lines.line18Parts).toEqual({ basis: 794_872, costs: 0, netPaid: 0 })
  expect(lines).toMatchObject({ line15: 30_000, line19: 1_085_128, line24: 1_055_128, line25: 794_872 })
})

test('a new loan does not make up for cash, and own cash does not either', () => {
  const kept = { ...sale, debtPaidOff: 0, takenAtClosing: 50_000 }
  expect(form8824({ ...kept, purchases: [{ cash: 1_830_000, debt: 500_000 }] }).lines.line15).toBe(50_000)
  expect(form8824({ ...kept, purchases: [{ cash: 1_930_000 }] }).lines.line15).toBe(50_000)
})

test('money brought to the closing is paid, for the loan and for what was taken', () => {
  const given = { ...sale, sellingCosts: 0, price: 1_000_000, debtPaidOff: 1_100_000, takenAtClosing: 20_000 }
  const { amounts } = form8824({ ...given, purchases: [{ cash: 0, debt: 1_000_000 }] })
  expect(amounts).toMatchObject({ cashReceived: 20_000, cashPaid: 120_000 })
})

test('furniture and reserves are boot and no real property', () => {
  const purchases = [{ cash: 1_480_000, debt: 400_000, notRealProperty: 30_000 }]
  const { amounts, lines } = form8824({ ...sale, purchases })
  expect(amounts).toMatchObject({ otherReceivedValue: 30_000, likeKindReceivedValue: 1_850_000 })
  expect(lines).toMatchObject({ line15: 30_000, line16: 1_850_000, line23: 30_000 })
})

test('what was typed for the form goes into it', () => {
  const typed = { otherGivenValue: 10_000, otherGivenBasis: 4_000, depreciation1245: 25_000, received1245Value: 0 }
  expect(form8824({ ...sale, ...typed }).lines).toMatchObject({ line12: 10_000, line14: 6_000, line21: 25_000 })
})

test.each([
  ['cashReceived', () => form8824Lines({ ...taylor, cashReceived: -1 })],
  ['likeKindReceivedValue', () => form8824Lines({ ...taylor, likeKindReceivedValue: Number.NaN })],
  ['adjustedBasis', () => form8824Lines({ ...taylor, adjustedBasis: Number.NEGATIVE_INFINITY })],
  ['received1245Value', () => form8824Lines({ ...taylor, received1245Value: 250_001 })],
  ['amounts', () => form8824Lines(undefined as never)],
  ['price', () => form8824({ ...sale, price: -1 })],
  ['takenAtClosing', () => form8824({ ...sale, takenAtClosing: -1 })],
  ['notRealProperty', () => form8824({ ...sale, purchases: [{ cash: 10, debt: 5, notRealProperty: 16 }] })],
])('an impossible %s is named', (field, call) => {
  expect(call).toThrow(RangeError)
  expect(call).toThrow(new RegExp(`^${field} `))
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const anything: fc.Arbitrary<ExchangeForForm> = fc.record({
  price: amount,
  sellingCosts: amount,
  debtPaidOff: amount,
  takenAtClosing: amount,
  adjustedBasis: fc.integer({ min: -5_000_000, max: 10_000_000 }),
  purchaseCosts: amount,
  purchases: fc
    .array(fc.record({ cash: amount, debt: amount, share: fc.double({ min: 0, max: 1, noNaN: true }) }))
    .map((purchases) =>
      purchases.map(({ cash, debt, share }) => ({ cash, debt, notRealProperty: Math.floor((cash + debt) * share) })),
    ),
  depreciation1245: amount,
  excessDepreciation: amount,
})

test('the gain is the price less costs and basis', () => {
  fc.assert(
    fc.property(anything, (exchange) => {
      const { price, sellingCosts, adjustedBasis, purchaseCosts = 0 } = exchange
      expect(form8824(exchange).lines.line19).toBe(price - sellingCosts - purchaseCosts - adjustedBasis)
    }),
  )
})

test('the new basis is the value less what waits, in three parts; more is never taxed than gained', () => {
  fc.assert(
    fc.property(anything, (exchange) => {
      const { lines } = form8824(exchange)
      expect(lines.line25).toBe(lines.line16 - lines.line24)
      expect(lines.line25a + lines.line25b + lines.line25c).toBe(lines.line25)
      expect(lines.line23).toBeLessThanOrEqual(Math.max(0, lines.line19))
      expect(lines.line15Parts.costs + lines.line18Parts.costs).toBe(form8824(exchange).amounts.exchangeExpenses)
    }),
  )
})
