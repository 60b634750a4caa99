import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bootByYear, failedExchangeByYear, moneyDueOn, owesInterest } from './index.ts'

describe('unspent cash counts', () => {
  const sale = { closing: '2026-11-20', exchangeEnd: '2027-04-15', anythingNamed: true }

  // 26 CFR 1.1031(k)-1(g)(6), (j)(2)(ii).
  test.each([
    ['after day 45 if nothing was identified', { anythingNamed: false }, '2027-01-05', '2027-01-05'],
    ['after the end if something was', {}, '2027-04-16', '2027-04-16'],
    ['once all was received', { allReceivedOn: '2026-12-30' }, '2026-12-30', '2026-12-30'],
    ['once all was received, which then was identified', { anythingNamed: false, allReceivedOn: '2026-12-01' }],
    ['after the end though more is received later', { allReceivedOn: '2027-05-01' }, '2027-04-16', '2027-04-16'],
    ['on the day it was paid, if that is earlier', { paidOn: '2027-02-01' }, '2027-04-16', '2027-02-01'],
    ['on the day it was due, if it was paid later', { paidOn: '2027-05-03' }, '2027-04-16', '2027-04-16'],
    [
      'after a postponed last day to identify',
      { anythingNamed: false, identificationEnd: '2027-03-01' },
      '2027-03-02',
      '2027-03-02',
    ],
    [
      'after the end if that comes first',
      { anythingNamed: false, identificationEnd: '2027-05-01' },
      '2027-04-16',
      '2027-04-16',
    ],
  ])('%s', (_case, given, rightFrom = '2026-12-01', countsOn = rightFrom) => {
    expect(moneyDueOn({ ...sale, ...given })).toMatchObject({ rightFrom, countsOn })
  })

  test.each([
    ['2026-11-15', '2026-12-31', 2026, false],
    ['2026-11-16', '2027-01-01', 2027, true],
  ])('closed on %s with nothing identified: on %s', (closing, countsOn, year, laterYear) => {
    expect(moneyDueOn({ ...sale, closing, anythingNamed: false })).toMatchObject({ countsOn, year, laterYear })
  })

  test.each([
    ['closing', { closing: '2026-02-30' }],
    ['exchangeEnd', { exchangeEnd: '2026-11-19' }],
    ['paidOn', { paidOn: '2026-11-19' }],
    ['allReceivedOn', { allReceivedOn: 'soon' }],
    ['identificationEnd', { identificationEnd: '2026-01-01' }],
  ])('an impossible %s is named', (field, given) => {
    expect(() => moneyDueOn({ ...sale, ...given })).toThrow(new RegExp(`^${field} `))
  })
})

describe('cash left of an exchange', () => {
  // 26 CFR 1.1031(k)-1(j)(2)(vi), example 1: 100,000, basis 60,000; 80,000 of property, 20,000 of cash a year later.
  test('is taxed in the year in which it comes', () => {
    expect(bootByYear({ saleYear: 2026, gain: 40_000, cash: [{ year: 2027, amount: 20_000 }] })).toEqual({
      computed: true,
      contractPrice: 20_000,
      grossProfit: 20_000,
      ratio: 1,
      byYear: { 2027: 20_000 },
    })
  })

  test('is gain in the same share each year, rounded on the total so far', () => {
    const cash = [2028, 2026, 2027].map((year) => ({ year, amount: 100 }))
    expect(bootByYear({ saleYear: 2026, gain: 200, cash })).toMatchObject({
      ratio: 2 / 3,
      byYear: { 2026: 67, 2027: 66, 2028: 67 },
    })
  })

  test('with recapture, which is taxed in the year of the sale', () => {
    const cash = [{ year: 2027, amount: 50_000 }]
    const taxed = bootByYear({ saleYear: 2026, gain: 200_000, cash, line21: 12_000 })
    expect(taxed).toMatchObject({ grossProfit: 38_000, byYear: { 2026: 12_000, 2027: 38_000 } })
    const more = bootByYear({ saleYear: 2026, gain: 200_000, cash, line21: 60_000 })
    expect(more).toMatchObject({ grossProfit: 0, byYear: { 2026: 60_000, 2027: 0 } })
  })

  test('is not taxed where there is a loss', () => {
    const cash = [{ year: 2027, amount: 50_000 }]
    expect(bootByYear({ saleYear: 2026, gain: -1, cash })).toMatchObject({ grossProfit: 0, byYear: { 2027: 0 } })
  })

  test('is not computed where debt is short as well', () => {
    const given = { saleYear: 2026, gain: 40_000, cash: [{ year: 2027, amount: 20_000 }] }
    expect(bootByYear({ ...given, debtShort: 1 })).toEqual({ computed: false, reason: 'debt-short' })
  })

  test('can be none', () => {
    expect(bootByYear({ saleYear: 2026, gain: 40_000, cash: [] })).toMatchObject({ ratio: 0, byYear: {} })
  })

  test('adds up to what line 23 says', () => {
    const cash = fc.array(
      fc.record({ year: fc.integer({ min: 2026, max: 2029 }), amount: fc.integer({ min: 0, max: 3_000_000 }) }),
    )
    const dollars = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(cash, dollars(5_000_000), dollars(100_000), (payments, gain, line21) => {
        const boot = payments.reduce((sum, { amount }) => sum + amount, 0)
        const taxed = bootByYear({ saleYear: 2026, gain, cash: payments, line21 })
        const years = taxed.computed ? Object.values(taxed.byYear) : []
        expect(years.reduce((sum, each) => sum + each, 0)).toBe(line21 + Math.max(0, Math.min(gain, boot) - line21))
      }),
    )
  })
})

describe('an exchange in which nothing was bought', () => {
  // Worked by hand: 1,000,000, costs 60,000, basis 240,000, loan 700,000.
  const indebted = {
    saleYear: 2026,
    price: 1_000_000,
    sellingCosts: 60_000,
    adjustedBasis: 240_000,
    debtPaidOff: 700_000,
    payments: [{ year: 2027, amount: 240_000 }],
  }

  test('with a loan is read in two ways', () => {
    expect(failedExchangeByYear(indebted)).toEqual({
      computed: true,
      lines: {
        line5: 1_000_000,
        line6: 700_000,
        line7: 300_000,
        line13: 300_000,
        line14: 700_000,
        line16: 700_000,
        line17: 400_000,
        line18: 700_000,
        line19: 1,
        byYear: { 2026: 460_000, 2027: 240_000 },
      },
      loanAsPayment: {
        line5: 1_000_000,
        line6: 0,
        line7: 1_000_000,
        line13: 300_000,
        line14: 700_000,
        line16: 700_000,
        line17: 0,
        line18: 1_000_000,
        line19: 0.7,
        byYear: { 2026: 532_000, 2027: 168_000 },
      },
    })
  })

  // IRS Publication 225 (2001), example: 25,000, of which a loan of 15,000 was taken over; five payments of 2,000.
  test('and the published example', () => {
    const payments = [2026, 2027, 2028, 2029, 2030].map((year) => ({ year, amount: 2_000 }))
    const sale = { saleYear: 2026, price: 25_000, sellingCosts: 1_000, adjustedBasis: 19_000, debtPaidOff: 15_000 }
    expect(failedExchangeByYear({ ...sale, payments })).toMatchObject({
      lines: {
        line13: 20_000,
        line14: 5_000,
        line18: 10_000,
        line19: 0.5,
        byYear: { 2026: 1_000, 2027: 1_000, 2028: 1_000, 2029: 1_000, 2030: 1_000 },
      },
    })
  })

  test('costs that the price paid are a payment in the year of the sale; without them there is none', () => {
    const sale = { saleYear: 2026, price: 1_000_000, adjustedBasis: 600_000 }
    const payments = [{ year: 2027, amount: 1_000_000 }]
    expect(failedExchangeByYear({ ...sale, sellingCosts: 0, payments })).toMatchObject({
      lines: { byYear: { 2027: 400_000 } },
    })
    // Paid by the seller, they only make the gain smaller.
    const own = failedExchangeByYear({ ...sale, sellingCosts: 60_000, payments })
    expect(own.computed && own.lines.byYear).toEqual({ 2027: 340_000 })
  })

  test('recapture raises the basis, and is taxed in the year of the sale', () => {
    expect(failedExchangeByYear({ ...indebted, debtPaidOff: 0, line21: 100_000 })).toMatchObject({
      lines: { line13: 400_000, line16: 600_000, line19: 0.6, byYear: { 2026: 136_000, 2027: 144_000 } },
    })
  })

  test('a loan above the price counts up to it', () => {
    const sold = { ...indebted, sellingCosts: 0, debtPaidOff: 1_200_000, payments: [] }
    expect(failedExchangeByYear(sold)).toMatchObject({
      lines: { line6: 1_000_000, line7: 0, line17: 760_000, line18: 760_000, byYear: { 2026: 760_000 } },
    })
  })

  test('a loss is not spread', () => {
    expect(failedExchangeByYear({ ...indebted, adjustedBasis: 940_001 })).toEqual({ computed: false, reason: 'loss' })
    expect(failedExchangeByYear({ ...indebted, adjustedBasis: 940_000 })).toMatchObject({ lines: { line16: 0 } })
  })

  test('nobody is paid more than the price leaves', () => {
    const payments = [{ year: 2027, amount: 300_001 }]
    const refused = { computed: false, reason: 'payments-above-price' }
    expect(failedExchangeByYear({ ...indebted, payments })).toEqual(refused)
  })

  test('nothing at all is no share of anything', () => {
    const nothing = { saleYear: 2026, price: 0, sellingCosts: 0, adjustedBasis: 0, payments: [] }
    expect(failedExchangeByYear(nothing)).toMatchObject({ lines: { line18: 0, line19: 0, byYear: {} } })
  })

  test('the gain of all years is the whole gain, in both readings', () => {
    const dollars = (max: number) => fc.integer({ min: 0, max })
    const given = fc.record({
      price: fc.integer({ min: 1, max: 9_000_000 }),
      sellingCosts: dollars(300_000),
      adjustedBasis: fc.integer({ min: -500_000, max: 3_000_000 }),
      debtPaidOff: dollars(9_000_000),
    })
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 100 }), (sale, percent) => {
        const left = Math.max(0, sale.price - sale.debtPaidOff - sale.sellingCosts)
        const first = Math.floor((left * percent) / 100)
        const payments = [first, left - first].map((amount, index) => ({ year: 2027 + index, amount }))
        const failed = failedExchangeByYear({ ...sale, saleYear: 2026, payments })
        fc.pre(failed.computed)
        // Costs that the seller paid besides are no payment, and lower the gain alone.
        fc.pre(sale.price - sale.debtPaidOff >= sale.sellingCosts)
        const gain = sale.price - sale.sellingCosts - sale.adjustedBasis
        const readings = failed.computed ? [failed.lines, failed.loanAsPayment ?? failed.lines] : []
        for (const { byYear } of readings) expect(Object.values(byYear).reduce((sum, each) => sum + each, 0)).toBe(gain)
      }),
    )
  })
})

test.each([
  ['saleYear', () => bootByYear({ saleYear: 2026.5, gain: 1, cash: [] })],
  ['gain', () => bootByYear({ saleYear: 2026, gain: Number.NaN, cash: [] })],
  ['year', () => bootByYear({ saleYear: 2026, gain: 1, cash: [{ year: 2025, amount: 1 }] })],
  ['amount', () => bootByYear({ saleYear: 2026, gain: 1, cash: [{ year: 2026, amount: -1 }] })],
  ['price', () => failedExchangeByYear({ saleYear: 2026, price: -1, sellingCosts: 0, adjustedBasis: 0, payments: [] })],
  ['outstanding', () => owesInterest(-1)],
])('an impossible %s is named', (field, call) => {
  expect(call).toThrow(new RegExp(`^${field} `))
})

// 26 U.S.C. 453A(b)(2)(B).
test('interest is due above five million', () => {
  expect([4_999_999, 5_000_000, 5_000_001].map(owesInterest)).toEqual([false, false, true])
})
